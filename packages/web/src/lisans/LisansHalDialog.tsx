import { lisans as oda, type LisansSatiri } from '@masabasi/core/lisans/contract';
import { EN_KISA_NEDEN, type LisansHali } from '@masabasi/core/lisans/rules';
import { gorunenUzunluk } from '@masabasi/core/metin';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFormAction } from '../api.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { bildir } from '../ui/Toast.tsx';

const HALLER: Readonly<Record<LisansHali, { eylem: string; sonuc: string; soru: string }>> = {
  Askıda: {
    eylem: 'Askıya Al',
    sonuc: 'Lisans askıya alındı',
    soru: 'Askıdaki lisans geçerli sayılmaz, yenilenmez; askıdan indirilince kaldığı yerden sürer.',
  },
  Aktif: { eylem: 'Askıdan İndir', sonuc: 'Lisans askıdan indirildi', soru: 'Lisans kaldığı yerden sürer.' },
  İptal: { eylem: 'İptal Et', sonuc: 'Lisans iptal edildi', soru: 'İptal edilen lisans geri alınmaz; kaydı durur.' },
};

export interface LisansHalDialogProps {
  readonly lisans: LisansSatiri;
  readonly hal: LisansHali;
  readonly onClose: () => void;
}

/** Suspends a licence, brings it back, or cancels it. */
export default function LisansHalDialog({ lisans: l, hal, onClose }: LisansHalDialogProps) {
  const [aciklama, setAciklama] = useState('');
  const [denendi, setDenendi] = useState(false);
  const { eylem, sonuc, soru } = HALLER[hal];
  const degistir = useFormAction(oda.lisansHalDegistir, {
    onSuccess: () => {
      bildir({ baslik: sonuc, tur: 'success' });
      onClose();
    },
  });
  const nedenli = hal !== 'Aktif';
  const kisa = nedenli && gorunenUzunluk(aciklama.trim()) < EN_KISA_NEDEN;
  return (
    <ActionDialog
      title={`${l.LisansNo} Lisansını ${eylem}`}
      width={480}
      onClose={onClose}
      onSubmit={() => {
        setDenendi(true);
        degistir.setMessage(null);
        if (!kisa) degistir.mutate({ Id: l.Id, Surum: l.Surum, Hal: hal, Aciklama: aciklama.trim() });
      }}
      action={degistir}
      submit={eylem}
      color={hal === 'İptal' ? 'danger' : undefined}
    >
      <p style={{ margin: 0 }}>
        {l.Musteri}, {l.Proje}. {soru}
      </p>
      <Textarea
        label={nedenli ? 'Neden' : 'Açıklama'}
        required={nedenli}
        data-autofocus
        rows={3}
        maxLength={500}
        value={aciklama}
        error={denendi && kisa && `Nedeni en az ${EN_KISA_NEDEN} karakterle açıklayınız.`}
        onChange={(e) => setAciklama(e.currentTarget.value)}
      />
    </ActionDialog>
  );
}
