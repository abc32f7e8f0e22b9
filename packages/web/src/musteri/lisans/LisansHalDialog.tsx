import type { LisansSatiri } from '@masabasi/core/musteri/lisans/contract';
import { EN_KISA_NEDEN, type LisansHali } from '@masabasi/core/musteri/lisans/rules';
import { gorunenUzunluk } from '@masabasi/core/platform/text/metin';
import { lisans as oda } from '../../calls/lisans.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

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

/** Suspends, resumes or cancels a licence. */
export default function LisansHalDialog({ lisans: l, hal, onClose }: LisansHalDialogProps) {
  const { eylem, sonuc, soru } = HALLER[hal];
  const nedenli = hal !== 'Aktif';
  const form = useForm(oda.lisansHalDegistir, {
    draft: { name: `lisans.hal.${hal}.${l.Id}`, version: l.Surum },
    initial: () => ({ Aciklama: '' }),
    errors: ({ Aciklama }) => ({
      Aciklama:
        nedenli &&
        gorunenUzunluk(Aciklama.trim()) < EN_KISA_NEDEN &&
        `Nedeni en az ${EN_KISA_NEDEN} karakterle açıklayınız.`,
    }),
    request: ({ Aciklama }) => ({ Id: l.Id, Surum: l.Surum, Hal: hal, Aciklama: Aciklama.trim() }),
    onSuccess: () => {
      bildir({ baslik: sonuc, tur: 'success', sure: 3000 });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${l.LisansNo} Lisansını ${eylem}`}
      form={form}
      onClose={onClose}
      submit={eylem}
      color={hal === 'İptal' ? 'danger' : undefined}
    >
      <p style={{ margin: 0 }}>
        {l.Musteri}, {l.Proje}. {soru}
      </p>
      <TextAreaField
        {...form.field('Aciklama')}
        label={nedenli ? 'Neden' : 'Açıklama'}
        required={nedenli}
        first
        maxLength={500}
      />
    </FormDialog>
  );
}
