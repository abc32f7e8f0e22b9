import type { PostaSatiri } from '@masabasi/core/platform/posta/contract';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Text } from '@mantine/core';
import { Dialog } from '../../ui/Dialog.tsx';
import { PostaDurumu } from './PostaDurumu.tsx';
import { Facts } from '../../ui/Facts.tsx';

/** One outgoing mail. */
export default function PostaDialog({ posta, onClose }: { posta: PostaSatiri; onClose: () => void }) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={posta.Konu}
      width={640}
      closeOnClickOutside
      footer={
        <Button variant="default" onClick={onClose} data-autofocus>
          Kapat
        </Button>
      }
    >
      <Facts labels="max-content" gap="6px 16px" mb={16} className="tnum">
        <dt>Alıcı</dt>
        <dd>{posta.Alici}</dd>
        <dt>Durum</dt>
        <dd>
          <PostaDurumu durum={posta.Durum} />
        </dd>
        <dt>Yazıldı</dt>
        <dd>{zamanYaz(posta.CreateDateTime)}</dd>
        {posta.GonderimZamani && (
          <>
            <dt>Gönderildi</dt>
            <dd>{zamanYaz(posta.GonderimZamani)}</dd>
          </>
        )}
        {posta.Deneme > 0 && (
          <>
            <dt>Deneme</dt>
            <dd>{posta.Deneme}</dd>
          </>
        )}
        {posta.Ekler.length > 0 && (
          <>
            <dt>Ekler</dt>
            <dd>{posta.Ekler.join(', ')}</dd>
          </>
        )}
        {posta.Hata && (
          <>
            <dt>Hata</dt>
            <dd>{posta.Hata}</dd>
          </>
        )}
      </Facts>
      <Text component="pre" pt={16} ff="inherit" className="typed line-above">
        {posta.Metin}
      </Text>
    </Dialog>
  );
}
