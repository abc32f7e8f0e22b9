import { sebepHatasi } from '@masabasi/core/mesai/mola/rules';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { banka as oda } from '../../calls/banka.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** Reopens a closed day, with a reason. */
export default function GunAcDialog({ HesapId, Gun, onClose }: { HesapId: number; Gun: string; onClose: () => void }) {
  const form = useForm(oda.gunSonuAc, {
    draft: `gunAc.${HesapId}.${Gun}`,
    initial: () => ({ Aciklama: '' }),
    errors: ({ Aciklama }) => ({ Aciklama: sebepHatasi(Aciklama) ?? undefined }),
    request: ({ Aciklama }) => ({ HesapId, Gun, Aciklama: Aciklama.trim() }),
    onSuccess: () => {
      bildir({ baslik: 'Gün yeniden açıldı', metin: tarihYaz(Gun), tur: 'success', sure: 2000 });
      onClose();
    },
  });
  return (
    <FormDialog title={`Günü Yeniden Aç: ${tarihYaz(Gun)}`} form={form} onClose={onClose} submit="Yeniden Aç">
      <TextAreaField
        {...form.field('Aciklama')}
        label="Sebep"
        description="En az 10 karakter"
        required
        first
        maxLength={500}
      />
    </FormDialog>
  );
}
