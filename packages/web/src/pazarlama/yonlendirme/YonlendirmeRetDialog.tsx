import { kararHatasi } from '@masabasi/core/pazarlama/yonlendirme/rules';
import type { YonlendirmeSatiri } from '@masabasi/core/pazarlama/yonlendirme/satirlar';
import { yonlendirme as oda } from '../../calls/yonlendirme.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface YonlendirmeRetDialogProps {
  readonly yonlendirme: YonlendirmeSatiri;
  readonly onClose: () => void;
}

/** Refuses a referred prospect. The sender reads the reason. */
export default function YonlendirmeRetDialog({ yonlendirme: y, onClose }: YonlendirmeRetDialogProps) {
  const form = useForm(oda.yonlendirmeKarar, {
    draft: { name: `yonlendirme.ret.${y.Id}`, version: y.Surum },
    initial: () => ({ Aciklama: '' }),
    errors: (f) => ({ Aciklama: kararHatasi('red', f.Aciklama) ?? undefined }),
    request: (f) => ({ Id: y.Id, Surum: y.Surum, Durum: 'red' as const, Aciklama: f.Aciklama.trim() }),
    onSuccess: () => {
      bildir({ baslik: 'Yönlendirme reddedildi', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title="Yönlendirmeyi Reddet" width={520} form={form} onClose={onClose} submit="Reddet" color="danger">
      <p style={{ margin: 0 }}>
        {y.Musteri}, {y.Proje}. Gönderen: {y.Gonderen}.
      </p>
      <TextAreaField {...form.field('Aciklama')} label="Ret Nedeni" required maxLength={1000} />
    </FormDialog>
  );
}
