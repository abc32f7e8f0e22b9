import type { GelenPosta } from '@masabasi/core/masa/gelenposta/contract';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { gelenposta as oda } from '../../calls/gelenposta.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { GelenPostaTuruEtiketi } from './GelenPostaTuruEtiketi.tsx';

export interface GelenPostaDialogProps {
  readonly Id: number;
  /** The call, which decides the right: the administrator's, or the right to the mail's record. */
  readonly uc: 'getGelenPostaDetay' | 'kaydinPostasi';
  readonly onClose: () => void;
}

const yolu = ({ Nesne, NesneId }: GelenPosta): string =>
  Nesne === 'gorusme'
    ? `/islemler/musterigorusme/detay?id=${NesneId}`
    : `/islemler/musterigorusme/webistek?sekme=hepsi&istek=${NesneId}`;

/** An incoming mail as plain text: no HTML, no remote pictures. */
export default function GelenPostaDialog({ Id, uc, onClose }: GelenPostaDialogProps) {
  const sorgu = useEndpoint(oda[uc], { PostaId: Id });
  const p = sorgu.data?.posta;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={p === undefined ? 'E-posta' : p.Konu || 'Konusuz e-posta'}
      width={720}
      closeOnClickOutside
      footer={
        <Button variant="default" onClick={onClose} data-autofocus>
          Kapat
        </Button>
      }
    >
      <Read of={sorgu} rows={8} compact>
        {({ posta }) => (
          <>
            <Fields>
              <Field name="Gönderen">
                {[posta.GonderenAdi, posta.Gonderen].filter(Boolean).join(', ') || 'Belirsiz'}
              </Field>
              {posta.YanitAdresleri.length > 0 && <Field name="Yanıt Adresi">{posta.YanitAdresleri.join(', ')}</Field>}
              <Field name="Geldi">{zamanYaz(posta.CreateDateTime)}</Field>
              <Field name="Ne oldu">
                <GelenPostaTuruEtiketi tur={posta.Tur} />
              </Field>
              {posta.No !== null && (
                <Field name="Kayıt">
                  <Link to={yolu(posta)}>{posta.No}</Link>
                </Field>
              )}
            </Fields>
            <Text component="pre" mt={16} pt={16} ff="inherit" className="typed line-above">
              {posta.Metin || 'Metin yok.'}
            </Text>
          </>
        )}
      </Read>
    </Dialog>
  );
}
