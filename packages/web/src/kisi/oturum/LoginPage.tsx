import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { DEMO_HESAPLARI, DEMO_LISANSI, DEMO_PAROLASI } from '@masabasi/core/yonetim/kurulum/rules';
import { Box, Button, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { kurulum } from '../../calls/kurulum.ts';
import { readAhead, useEndpoint } from '../../platform/call/api.ts';
import { lisansiOku, sonAyrilma, useJeton } from '../../platform/call/jeton.ts';
import { stateText } from '../../layout/stateText.ts';
import { Progress } from '../../layout/Progress.tsx';
import { girisYap, oturumuYukle } from '../../platform/session/oturum.ts';
import { preloadPage } from '../../routes.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Form } from '../../ui/Form.tsx';
import { GirisAlani, GirisParolasi } from './GirisAlani.tsx';
import { Columns } from '../../ui/Columns.tsx';

const KodAlani = lazy(() => import('./KodAlani.tsx'));

type Durum = Basari<typeof kurulum.kurulumDurumu>;

export default function LoginPage() {
  const durum = useEndpoint(kurulum.kurulumDurumu, {});
  if (durum.data?.kurulu === false) return <Navigate to="/kurulum" replace />;
  // Without an answer the form still appears: the sign-in itself shows the error.
  return durum.isPending ? <Progress /> : <GirisFormu durum={durum.data} />;
}

function GirisFormu({ durum }: { durum: Durum | undefined }) {
  const { state } = useLocation();
  const [hata, setHata] = useState<string | null>(stateText(state, 'hata') ?? sonAyrilma().neden);
  const [gonderiliyor, setGonderiliyor] = useState(false);
  // The password was correct. The fields stay hidden, because the second request sends them again.
  const [kodAdimi, setKodAdimi] = useState(false);
  const git = useNavigate();
  // The session exists, but the server was unreachable. Clearing the message lets the guard open the page.
  const kopuk = useJeton() !== null && stateText(state, 'hata') !== null;
  const devamEt = () => void git('/login', { replace: true, state: null });
  const ilkAlan = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!kodAdimi) ilkAlan.current?.focus();
  }, [kodAdimi]);

  const lisansSor = durum?.lisansGerekli ?? lisansiOku() !== '';

  const lisansi = lisansiOku() || (durum?.demo ? DEMO_LISANSI : '');

  const gonder = (oku: (ad: string) => string) => {
    const UserName = oku('UserName').trim();
    const Password = oku('Password');
    if (UserName === '' || Password === '') setHata('Kullanıcı adınızı ve parolanızı yazınız.');
    else if (kodAdimi && oku('kod').trim() === '') setHata('Kodu yazınız.');
    else
      void gir(UserName, Password, {
        lisans: lisansSor ? oku('lisans').trim() : undefined,
        kod: kodAdimi ? oku('kod') : undefined,
      });
  };

  const gir = async (UserName: string, Password: string, ek: Parameters<typeof girisYap>[2]) => {
    setGonderiliyor(true);
    setHata(null);
    const ret = await girisYap(UserName, Password, ek);
    // The first request for a code is not an error.
    setHata(ret?.kodGerekli && !kodAdimi ? null : (ret?.msg ?? null));
    setKodAdimi(ret?.kodGerekli ?? kodAdimi);
    if (ret === null) {
      preloadPage('/');
      if (kopuk) devamEt();
      // The guest guard leaves this page only when person and menu are loaded, so no half-empty page appears.
      await readAhead(oturumuYukle());
    }
    setGonderiliyor(false);
  };

  return (
    <Box
      component="section"
      p={24}
      bg="var(--surface)"
      bd="1px solid var(--line)"
      bdrs={10}
      aria-labelledby="giris-baslik"
    >
      <Text id="giris-baslik" component="h1" mb={16} fz={18} lh="24px" fw={600}>
        Giriş
      </Text>
      {durum?.sirket && (
        <Text mt={-12} mb={16} c="dimmed">
          {durum.sirket}
        </Text>
      )}
      <Form onSubmit={gonder}>
        <Stack gap={16} hidden={kodAdimi}>
          {lisansSor && (
            <GirisAlani label="Lisans" name="lisans" defaultValue={lisansi} autoComplete="off" spellCheck={false} />
          )}
          <GirisAlani
            ref={ilkAlan}
            label="Kullanıcı Adı"
            name="UserName"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <GirisParolasi label="Parola" name="Password" autoComplete="current-password" />
        </Stack>
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
        <Box pt={16} mt={16} fz={13} c="dimmed" className="line-above" role="group" aria-labelledby="demo-baslik">
          <Text id="demo-baslik">Tanıtım kurulumu. Bir rol seçip hemen deneyebilirsiniz:</Text>
          <Columns of="1fr 1fr" gap={8} my={8}>
            {DEMO_HESAPLARI.map(({ UserName, Rol }) => (
              <Button
                key={UserName}
                variant="default"
                disabled={gonderiliyor}
                title={`${UserName} / ${DEMO_PAROLASI}`}
                onClick={() => void gir(UserName, DEMO_PAROLASI, { lisans: DEMO_LISANSI })}
              >
                {Rol}
              </Button>
            ))}
          </Columns>
          <Text>
            Her hesabın parolası:{' '}
            <Text component="b" fw={500} c="var(--text)">
              {DEMO_PAROLASI}
            </Text>
          </Text>
        </Box>
      )}
    </Box>
  );
}
