import type { Basari } from '@masabasi/core/endpoint';
import { kurulum } from '@masabasi/core/kurulum/contract';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { readAhead, useEndpoint } from '../api.ts';
import { lisansiOku, sonAyrilma, useJeton } from '../jeton.ts';
import { stateText } from '../layout/stateText.ts';
import { Progress } from '../layout/Progress.tsx';
import { girisYap, oturumuYukle } from '../oturum.ts';
import { preloadPage } from '../routes.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Form } from '../ui/Form.tsx';
import css from './LoginPage.module.css';

const KodAlani = lazy(() => import('./KodAlani.tsx'));

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
  // The password was right; the fields stay, out of sight, as the second try sends them again.
  const [kodAdimi, setKodAdimi] = useState(false);
  const git = useNavigate();
  // The session is there, the server was not: the guard lets go when the message is gone.
  const kopuk = useJeton() !== null && stateText(state, 'hata') !== null;
  const devamEt = () => void git('/login', { replace: true, state: null });
  const ilkAlan = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!kodAdimi) ilkAlan.current?.focus();
  }, [kodAdimi]);

  const lisansSor = durum?.lisansGerekli ?? lisansiOku() !== '';

  const gonder = async (oku: (ad: string) => string) => {
    const UserName = oku('UserName').trim();
    const Password = oku('Password');
    if (UserName === '' || Password === '') {
      setHata('Kullanıcı adınızı ve parolanızı yazınız.');
      return;
    }
    if (kodAdimi && oku('kod').trim() === '') {
      setHata('Kodu yazınız.');
      return;
    }
    setGonderiliyor(true);
    setHata(null);
    const ret = await girisYap(UserName, Password, {
      lisans: lisansSor ? oku('lisans').trim() : undefined,
      kod: kodAdimi ? oku('kod') : undefined,
    });
    // Being asked for a code for the first time is no mistake.
    setHata(ret?.kodGerekli && !kodAdimi ? null : (ret?.msg ?? null));
    setKodAdimi(ret?.kodGerekli ?? kodAdimi);
    if (ret === null) {
      preloadPage('/');
      if (kopuk) devamEt();
      // The guest guard leaves this page when person and menu are there, so nothing half-empty is seen.
      await readAhead(oturumuYukle());
    }
    setGonderiliyor(false);
  };

  return (
    <section className={css.kart} aria-labelledby="giris-baslik">
      <h1 id="giris-baslik" className={css.baslik}>
        Giriş
      </h1>
      {durum?.sirket && <p className={css.sirket}>{durum.sirket}</p>}
      <Form onSubmit={(oku) => void gonder(oku)}>
        <div className={css.alanlar} hidden={kodAdimi}>
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
        </div>
        {kodAdimi && (
          <Suspense fallback={null}>
            <KodAlani />
          </Suspense>
        )}
        <FormError message={hata} />
        <Button type="submit" fullWidth loading={gonderiliyor}>
          {kodAdimi ? 'Doğrula' : 'Giriş Yap'}
        </Button>
        {kodAdimi && (
          <Button
            variant="default"
            fullWidth
            onClick={() => {
              setKodAdimi(false);
              setHata(null);
            }}
          >
            Geri
          </Button>
        )}
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
