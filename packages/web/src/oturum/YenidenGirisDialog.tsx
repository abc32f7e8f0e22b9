import { oturum } from '@masabasi/core/oturum/contract';
import { METIN } from '@masabasi/core/oturum/rules';
import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError, call } from '../api.ts';
import { mobilCihaz } from '../cihaz.ts';
import { jetonuYaz, lisansiOku, useJeton } from '../jeton.ts';
import { kullaniciYenile, oturumuBirak, yetkiYenile } from '../oturum.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Form } from '../ui/Form.tsx';
import form from '../ui/Form.module.css';

/** The session ended while somebody worked: the password in place, everything typed behind it stays. */
export default function YenidenGirisDialog() {
  const UserName = useJeton()?.UserName ?? '';
  const [hata, setHata] = useState<string | null>(null);
  const [gonderiliyor, setGonderiliyor] = useState(false);

  const girisYap = async (Password: string) => {
    if (Password === '') {
      setHata('Parolanızı yazınız.');
      return;
    }
    setGonderiliyor(true);
    setHata(null);
    try {
      const lisans = lisansiOku();
      const cevap = await call(
        oturum.login,
        { UserName, Password, mobil: mobilCihaz() ? 1 : 0, ...(lisans === '' ? {} : { lisans }) },
        { relogin: false },
      );
      if (!cevap.durum) {
        setHata(cevap.msg);
        return;
      }
      jetonuYaz({ token: cevap.token, UserName });
      void kullaniciYenile();
      void yetkiYenile();
    } catch (h) {
      if (!(h instanceof ApiError)) throw h;
      setHata(h.status === 401 ? METIN.kotuGiris : h.message);
    } finally {
      setGonderiliyor(false);
    }
  };

  return (
    <Dialog
      opened
      onClose={() => undefined}
      closeOnEscape={false}
      withCloseButton={false}
      title="Oturumunuz sona erdi"
      width={400}
    >
      <Form onSubmit={(oku) => void girisYap(oku('Password'))}>
        <p style={{ margin: 0 }}>
          Kaldığınız yerden devam etmek için parolanızı yazınız. Yazdıklarınız ve açık pencereleriniz olduğu gibi
          duruyor.
        </p>
        <input type="text" name="username" autoComplete="username" value={UserName} readOnly hidden />
        <PasswordInput
          label={`Parola (${UserName})`}
          name="Password"
          autoComplete="current-password"
          data-autofocus
          visibilityToggleButtonProps={{ 'aria-label': 'Parolayı göster veya gizle' }}
        />
        <FormError message={hata} />
        <div className={form.dugmeler}>
          <Button variant="default" onClick={() => oturumuBirak()}>
            Çıkış
          </Button>
          <Button type="submit" loading={gonderiliyor}>
            Devam Et
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
