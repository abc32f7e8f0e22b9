import type { GelenPostaSatiri } from '@masabasi/core/gelenposta/contract';
import { zamanYaz } from '@masabasi/core/tarih';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Dialog } from '../ui/Dialog.tsx';
import { Field, Fields } from '../ui/Fields.tsx';
import css from './GelenPostaDialog.module.css';
import { GelenPostaTuruEtiketi } from './GelenPostaTuruEtiketi.tsx';

export interface GelenPostaDialogProps {
  readonly posta: GelenPostaSatiri;
  readonly onClose: () => void;
}

const yolu = ({ Nesne, NesneId }: GelenPostaSatiri): string =>
  Nesne === 'gorusme'
    ? `/islemler/musterigorusme/detay?id=${NesneId}`
    : `/islemler/musterigorusme/webistek?sekme=hepsi&istek=${NesneId}`;

/** A mail that came, its words alone: no page, no picture of somebody else's. */
export default function GelenPostaDialog({ posta: p, onClose }: GelenPostaDialogProps) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={p.Konu || 'Konusuz e-posta'}
      width={640}
      closeOnClickOutside
      footer={
        <Button variant="default" onClick={onClose} data-autofocus>
          Kapat
        </Button>
      }
    >
      <Fields>
        <Field name="Gönderen">{[p.GonderenAdi, p.Gonderen].filter(Boolean).join(', ') || 'Belirsiz'}</Field>
        <Field name="Geldi">{zamanYaz(p.CreateDateTime)}</Field>
        <Field name="Ne oldu">
          <GelenPostaTuruEtiketi tur={p.Tur} />
        </Field>
        {p.No !== null && (
          <Field name="Kayıt">
            <Link to={yolu(p)}>{p.No}</Link>
          </Field>
        )}
      </Fields>
      <pre className={css.metin}>{p.Metin || 'Metni yok.'}</pre>
    </Dialog>
  );
}
