import { GECICI_PAROLA, METIN } from '@masabasi/core/kisi/oturum/rules';
import { oturum } from '../../calls/oturum.ts';
import { useForm } from '../../platform/form/form.ts';
import { oturumuBirak, useKullanici } from '../../platform/session/oturum.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { bildir } from '../../ui/Toast.tsx';

/**
 * Password change (specification 5.1). The server checks old password, match and length in this order, and its message
 * is the toast. `zorunlu`: the password is from an administrator, and the only other way out is `onClose`, which signs
 * out.
 */
export default function ParolaDialog({ zorunlu = false, onClose }: { zorunlu?: boolean; onClose: () => void }) {
  const kullanici = useKullanici();
  const form = useForm(oturum.parolaDegistir, {
    draft: null,
    initial: () => ({ eskiParola: '', parola: '', tekrar: '' }),
    errors: ({ eskiParola, parola }) => ({
      eskiParola: eskiParola === '' && 'Eski parolanızı yazınız.',
      parola: parola === '' && 'Yeni parolanızı yazınız.',
    }),
    request: (yazilan) => ({ userId: kullanici.Id, ...yazilan }),
    onSuccess: ({ msg }) => {
      bildir({ baslik: 'Tebrikler', metin: msg, tur: 'success' });
      oturumuBirak();
    },
    onError: () => bildir({ baslik: 'Hata', metin: METIN.degismedi, tur: 'error' }),
    onRefusal: ({ msg }) => {
      const dikkat = msg === METIN.eskiSifre || msg === METIN.uyusmuyor;
      bildir({ baslik: dikkat ? 'Dikkat' : 'Hata', metin: msg, tur: dikkat ? 'warning' : 'error' });
      return true;
    },
  });
  return (
    <FormDialog
      title={zorunlu ? 'Yeni Parola Belirleyiniz' : 'Parola Değiştir'}
      form={form}
      forced={zorunlu}
      cancel={zorunlu ? 'Çıkış' : 'Vazgeç'}
      onClose={onClose}
    >
      <input type="text" name="username" autoComplete="username" value={kullanici.UserName} readOnly hidden />
      {zorunlu && <p style={{ margin: 0 }}>{GECICI_PAROLA}</p>}
      <PasswordField {...form.field('eskiParola')} label="Eski Parola" autoComplete="current-password" first />
      <PasswordField {...form.field('parola')} label="Yeni Parola" autoComplete="new-password" />
      <PasswordField {...form.field('tekrar')} label="Yeni Parola (Tekrar)" autoComplete="new-password" />
      <p style={{ margin: 0, color: 'var(--text-2)' }}>
        Parolanız değişince bütün cihazlardaki oturumlarınız kapanır; yeni parolanızla yeniden giriş yaparsınız.
      </p>
    </FormDialog>
  );
}
