import { yeniParolaHatasi } from '@masabasi/core/kisi/oturum/rules';
import { personel as oda } from '../../calls/personel.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** A first or temporary password for a person. */
export default function ParolaVerDialog({ kisiId, ad, onClose }: { kisiId: number; ad: string; onClose: () => void }) {
  const form = useForm(oda.personelParolaVer, {
    draft: null,
    initial: () => ({ Parola: '', Tekrar: '' }),
    request: ({ Parola, Tekrar }) => yeniParolaHatasi(Parola, Tekrar) ?? { Id: kisiId, Parola, Tekrar },
    onSuccess: () => {
      bildir({ baslik: 'Geçici parola verildi', metin: `${ad} ilk girişinde değiştirecek.`, tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={`Parola Ver: ${ad}`} form={form} onClose={onClose} submit="Parolayı Ver">
      <p style={{ margin: 0, color: 'var(--text-2)' }}>
        Verdiğiniz parola geçicidir: kişi ilk girişinde kendi parolasını belirler. Açık oturumları varsa hemen kapanır.
      </p>
      <PasswordField {...form.field('Parola')} label="Geçici Parola" autoComplete="new-password" first />
      <PasswordField {...form.field('Tekrar')} label="Geçici Parola (Tekrar)" autoComplete="new-password" />
    </FormDialog>
  );
}
