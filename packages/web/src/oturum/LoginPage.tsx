import type { Basari } from '@masabasi/core/endpoint';
import { kurulum } from '@masabasi/core/kurulum/contract';
import { oturum } from '@masabasi/core/oturum/contract';
import { METIN } from '@masabasi/core/oturum/rules';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { ApiError, call, useEndpoint } from '../api.ts';
import { mobilCihaz } from '../cihaz.ts';
import { jetonuYaz, lisansiOku, lisansiYaz, sonAyrilma, useJeton } from '../jeton.ts';
import { stateText } from '../layout/stateText.ts';
import { Progress } from '../layout/Progress.tsx';
import { oturumuYukle } from '../oturum.ts';
import { preloadPage } from '../routes.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Form } from '../ui/Form.tsx';
import css from './LoginPage.module.css';

type Durum = Basari<typeof kurulum.kurulumDurumu>;

export default function LoginPage() {
  const durum = useEndpoint(kurulum.kurulumDurumu, {});
  if (durum.data?.kurulu === false) return <Navigate to="/kurulum" replace />;
  // Without an answer the form still shows: the sign-in itself says what is wrong.
  return durum.isPending ? <Progress /> : <GirisFormu durum={durum.data} />;
}

function GirisFormu({ durum }: { durum: Durum | undefined }) {
  const { state } = useLocation();
  const [hata, setHata] = useState<string | null>(stateText(state, 'hata') ?? sonAyrilma().neden);
  const [gonderiliyor, setGonderiliyor] = useState(false);
  const git = useNavigate();
  // The session is there, the server was not: the guard lets go when the message is gone.
  const kopuk = useJeton() !== null && stateText(state, 'hata') !== null;
  const devamEt = () => void git('/login', { replace: true, state: null });
  const ilkAlan = useRef<HTMLInputElement>(null);
  useEffect(() => ilkAlan.current?.focus(), []);

  const lisansSor = durum?.lisansGerekli ?? lisansiOku() !== '';

  const girisYap = async (oku: (ad: string) => string) => {
    const UserName = oku('UserName').trim();
    const Password = oku('Password');
    const lisans = lisansSor ? oku('lisans').trim() : lisansiOku();
    if (UserName === '' || Password === '') {
      setHata('Kullanıcı adınızı ve parolanızı yazınız.');
      return;
    }
    setGonderiliyor(true);
    setHata(null);
    try {
      const cevap = await call(
        oturum.login,
        { UserName, Password, mobil: mobilCihaz() ? 1 : 0, ...(lisans === '' ? {} : { lisans }) },
        { relogin: false },
      );
      if (!cevap.durum) {
        setHata(cevap.msg);
        return;
      }
      lisansiYaz(lisans);
      preloadPage('/');
      jetonuYaz({ token: cevap.token, UserName });
      // The guest guard leaves this page when person and menu are there, so nothing half-empty is seen.
      await oturumuYukle();
      if (kopuk) devamEt();
    } catch (h) {
      if (!(h instanceof ApiError)) throw h;
      setHata(h.status === 401 ? METIN.kotuGiris : h.message);
    } finally {
      setGonderiliyor(false);
    }
  };

  return (
    <section className={css.kart} aria-labelledby="giris-baslik">
      <h1 id="giris-baslik" className={css.baslik}>
        Giriş
      </h1>
      {durum?.sirket && <p className={css.sirket}>{durum.sirket}</p>}
      <Form onSubmit={(oku) => void girisYap(oku)}>
        {lisansSor && (
          <TextInput label="Lisans" name="lisans" defaultValue={lisansiOku()} autoComplete="off" spellCheck={false} />
        )}
        <TextInput
          ref={ilkAlan}
          label="Kullanıcı Adı"
          name="UserName"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput
          label="Parola"
          name="Password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Parolayı göster veya gizle' }}
        />
        <FormError message={hata} />
        <Button type="submit" fullWidth loading={gonderiliyor}>
          Giriş Yap
        </Button>
        {kopuk && (
          <Button variant="default" fullWidth onClick={devamEt}>
            Yeniden dene
          </Button>
        )}
      </Form>
      {durum?.demo && (
        <p className={css.demo}>
          Tanıtım kurulumu. Örnek hesap: <b>personel1</b>, parola: <b>masabasi</b>
        </p>
      )}
    </section>
  );
}
