import type { FaturaKarti } from '@masabasi/core/fatura/contract';
import { odeme as oda } from '@masabasi/core/odeme/contract';
import { Button } from '@mantine/core';
import { useAction } from '../api.ts';
import QrKodu from '../ikiAdim/QrKodu.tsx';
import { kopyala } from '../kopyala.ts';
import { onayla } from '../ui/Confirm.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { bildir } from '../ui/Toast.tsx';
import css from './OdemeBaglantiDialog.module.css';

export interface OdemeBaglantiDialogProps {
  readonly f: Pick<FaturaKarti, 'Id' | 'No'>;
  readonly adres: string;
  readonly geriAlinir: boolean;
  readonly onClose: () => void;
}

/** The address of the page on which the customer pays an invoice: to copy, to be read by a camera, to be closed again. */
export default function OdemeBaglantiDialog({ f, adres, geriAlinir, onClose }: OdemeBaglantiDialogProps) {
  const tam = adres.startsWith('/') ? `${location.origin}${adres}` : adres;
  const kapat = useAction(oda.odemeBaglantiKapat, {
    onSuccess: () => {
      bildir({ baslik: 'Ödeme bağlantısı kapatıldı', tur: 'success', sure: 2000 });
      onClose();
    },
  });
  const sor = async () => {
    if (
      await onayla({
        baslik: 'Bağlantıyı kapat',
        metin: 'Adresi bilen müşteri artık bu faturayı kartla ödeyemez.',
        onay: 'Kapat',
        tehlikeli: true,
      })
    )
      kapat.mutate({ FaturaId: f.Id });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Ödeme Bağlantısı: ${f.No ?? ''}`}
      width={560}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          {geriAlinir && (
            <Button variant="default" loading={kapat.isPending} onClick={() => void sor()}>
              Bağlantıyı Kapat
            </Button>
          )}
          <Button onClick={() => void kopyala(tam, 'Bağlantı')}>Kopyala</Button>
        </>
      }
    >
      <p className={css.soz}>
        Müşteri bu sayfada faturanın kalanını görür, kartıyla bankanın kendi sayfasında öder. Kart bilgisi bize hiç
        gelmez.
      </p>
      <div className={css.govde}>
        <div className={css.kod}>
          <QrKodu metin={tam} ad="Ödeme sayfasının QR kodu" />
        </div>
        <TextField label="Müşterinin sayfası" value={tam} onChange={() => undefined} />
      </div>
    </Dialog>
  );
}
