import type { IzinSatiri } from '@masabasi/core/izin/izin/contract';
import { talep } from '../../calls/talep.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { IzinKutusu } from './IzinKutusu.tsx';

/** Requests to cancel an approved leave that has not begun. The head decides. */
export default function IzinIptalDialog({ izin, onClose }: { izin: IzinSatiri; onClose: () => void }) {
  const form = useForm(talep.izinIptalIste, {
    draft: { name: `izinIptal.${izin.Id}`, version: izin.Surum },
    initial: () => ({ Aciklama: '' }),
    errors: ({ Aciklama }) => ({ Aciklama: Aciklama.trim() === '' && 'İptal sebebini yazınız.' }),
    request: ({ Aciklama }) => ({ IzinId: izin.Id, Aciklama: Aciklama.trim() }),
    onSuccess: () => {
      bildir({
        baslik: 'İptal isteğiniz gönderildi',
        metin: 'Sorumlunuz karar verince size haber verilir.',
        tur: 'success',
      });
      onClose();
    },
  });
  return (
    <FormDialog title="İzin İptali İste" form={form} onClose={onClose} submit="Gönder">
      <IzinKutusu izin={izin} baslik="İptali istenen izin" />
      <TextAreaField {...form.field('Aciklama')} label="Sebep" required first maxLength={500} />
    </FormDialog>
  );
}
