import { oturum } from '@masabasi/core/oturum/contract';
import { GECICI_PAROLA, METIN } from '@masabasi/core/oturum/rules';
import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useAction } from '../api.ts';
import { oturumuBirak, useKullanici } from '../oturum.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Form } from '../ui/Form.tsx';
import { bildir } from '../ui/Toast.tsx';

const GOSTER = { 'aria-label': 'Parolayı göster veya gizle' };

/**
 * Password change (specification 5.1). The server checks old, match, length in this order; its word is the toast. With
 * `zorunlu` the password was given by an administrator: there is no way past but signing out, which `onClose` then does.
 */
export default function ParolaDialog({ zorunlu = false, onClose }: { zorunlu?: boolean; onClose: () => void }) {
  const kullanici = useKullanici();
  const [eskiParola, setEski] = useState('');
  const [parola, setYeni] = useState('');
  const [tekrar, setTekrar] = useState('');
  const [bos, setBos] = useState(false);

  const degistir = useAction(oturum.parolaDegistir, {
    onSuccess: ({ msg }) => {
      bildir({ baslik: 'Tebrikler', metin: msg, tur: 'success' });
      oturumuBirak();
    },
    onRefusal: ({ msg }) => {
      const dikkat = msg === METIN.eskiSifre || msg === METIN.uyusmuyor;
      bildir({ baslik: dikkat ? 'Dikkat' : 'Hata', metin: msg, tur: dikkat ? 'warning' : 'error' });
    },
  });

  const kaydet = () => {
    const eksik = eskiParola === '' || parola === '';
    setBos(eksik);
    if (!eksik) degistir.mutate({ userId: kullanici.Id, eskiParola, parola, tekrar });
  };

  return (
    <Dialog
      opened
      onClose={onClose}
      closeOnEscape={!zorunlu}
      withCloseButton={!zorunlu}
      title={zorunlu ? 'Yeni Şifre Belirleyiniz' : 'Şifre Değiştir'}
      width={480}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {zorunlu ? 'Çıkış' : 'Vazgeç'}
          </Button>
          <Button type="submit" form="parola-formu" loading={degistir.isPending}>
            Kaydet
          </Button>
        </>
      }
    >
      <Form id="parola-formu" onSubmit={kaydet}>
        <input type="text" name="username" autoComplete="username" value={kullanici.UserName} readOnly hidden />
        {zorunlu && <p style={{ margin: 0 }}>{GECICI_PAROLA}</p>}
        <PasswordInput
          label="Eski Şifre"
          autoComplete="current-password"
          data-autofocus
          value={eskiParola}
          onChange={(e) => setEski(e.currentTarget.value)}
          error={bos && eskiParola === '' && 'Eski şifrenizi yazınız.'}
          visibilityToggleButtonProps={GOSTER}
        />
        <PasswordInput
          label="Yeni Şifre"
          autoComplete="new-password"
          value={parola}
          onChange={(e) => setYeni(e.currentTarget.value)}
          error={bos && parola === '' && 'Yeni şifrenizi yazınız.'}
          visibilityToggleButtonProps={GOSTER}
        />
        <PasswordInput
          label="Yeni Şifre (Tekrar)"
          autoComplete="new-password"
          value={tekrar}
          onChange={(e) => setTekrar(e.currentTarget.value)}
          visibilityToggleButtonProps={GOSTER}
        />
        <p style={{ margin: 0, color: 'var(--text-2)' }}>
          Şifreniz değişince bütün cihazlardaki oturumlarınız kapanır; yeni şifrenizle yeniden giriş yaparsınız.
        </p>
      </Form>
    </Dialog>
  );
}
