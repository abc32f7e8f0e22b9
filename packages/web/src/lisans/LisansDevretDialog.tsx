import { lisans as oda, type LisansSatiri } from '@masabasi/core/lisans/contract';
import { EN_KISA_NEDEN } from '@masabasi/core/lisans/rules';
import { gorunenUzunluk } from '@masabasi/core/metin';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFormAction } from '../api.ts';
import { MusteriSecimi, type SecilenMusteri } from '../musteri/MusteriSecimi.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { bildir } from '../ui/Toast.tsx';

/** Hands a licence over to another customer. */
export default function LisansDevretDialog({ lisans: l, onClose }: { lisans: LisansSatiri; onClose: () => void }) {
  const [musteri, setMusteri] = useState<SecilenMusteri | null>(null);
  const [aciklama, setAciklama] = useState('');
  const [denendi, setDenendi] = useState(false);
  const devret = useFormAction(oda.lisansDevret, {
    onSuccess: () => {
      bildir({ baslik: 'Lisans devredildi', tur: 'success' });
      onClose();
    },
  });
  const kisa = gorunenUzunluk(aciklama.trim()) < EN_KISA_NEDEN;
  return (
    <ActionDialog
      title={`${l.LisansNo} Lisansını Devret`}
      width={480}
      onClose={onClose}
      onSubmit={() => {
        setDenendi(true);
        devret.setMessage(null);
        if (musteri !== null && !kisa)
          devret.mutate({ Id: l.Id, Surum: l.Surum, MusteriId: musteri.Id, Aciklama: aciklama.trim() });
      }}
      action={devret}
      submit="Devret"
    >
      <p style={{ margin: 0 }}>
        {l.Musteri} müşterisinin {l.Proje} lisansı, süresi ve geçmişiyle birlikte seçtiğiniz müşteriye geçer.
      </p>
      <MusteriSecimi
        label="Yeni müşteri"
        required
        secili={musteri}
        onSec={setMusteri}
        error={denendi && musteri === null && 'Müşteriyi seçiniz.'}
      />
      <Textarea
        label="Neden"
        required
        rows={3}
        maxLength={500}
        value={aciklama}
        error={denendi && kisa && `Nedeni en az ${EN_KISA_NEDEN} karakterle açıklayınız.`}
        onChange={(e) => setAciklama(e.currentTarget.value)}
      />
    </ActionDialog>
  );
}
