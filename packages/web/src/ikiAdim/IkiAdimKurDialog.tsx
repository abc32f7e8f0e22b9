import { ikiAdim as oda } from '@masabasi/core/ikiAdim/contract';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useFormAction } from '../api.ts';
import { useJeton } from '../jeton.ts';
import KodAlani from '../oturum/KodAlani.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Form } from '../ui/Form.tsx';
import { FormError } from '../ui/FormError.tsx';
import css from './IkiAdimKurDialog.module.css';
import { KurtarmaKodlari } from './KurtarmaKodlari.tsx';

const QrKodu = lazy(() => import('./QrKodu.tsx'));

export interface IkiAdimKurDialogProps {
  /** It is on already: this moves it to another telephone. */
  readonly acik?: boolean;
  /** Why it opened by itself; there is no way past it but `onClose`, which then signs out. */
  readonly zorunlu?: string;
  readonly onClose: () => void;
  /** The person has seen the recovery codes. */
  readonly onDone: () => void;
}

/** Password, QR code and first code, recovery codes: setting two-step sign-in up. */
export function IkiAdimKurDialog({ acik: simdiAcik = false, zorunlu, onClose, onDone }: IkiAdimKurDialogProps) {
  // As it was when the dialog opened: by its end it is on in any case.
  const [acik] = useState(simdiAcik);
  const form = useId();
  const hesap = useJeton()?.UserName ?? '';
  const baslat = useFormAction(oda.ikiAdimBaslat);
  const onayla = useFormAction(oda.ikiAdimOnayla);
  const anahtar = baslat.data?.durum ? baslat.data : null;
  const kodlar = onayla.data?.durum ? onayla.data.kodlar : null;
  const adim = kodlar ? 3 : anahtar ? 2 : 1;
  const kapanmaz = zorunlu !== undefined || adim === 3;

  const gonder = (oku: (ad: string) => string) => {
    const kod = oku('kod').trim();
    if (adim === 2) {
      if (kod === '') onayla.setMessage('Uygulamanın gösterdiği kodu yazınız.');
      else onayla.mutate({ kod });
      return;
    }
    const parola = oku('parola');
    if (parola === '') baslat.setMessage('Parolanızı yazınız.');
    else if (acik && kod === '') baslat.setMessage('Kodu yazınız.');
    else baslat.mutate({ parola, ...(acik ? { kod } : {}) });
  };

  return (
    <Dialog
      opened
      onClose={onClose}
      closeOnEscape={!kapanmaz}
      withCloseButton={!kapanmaz}
      title={acik ? 'Yeni Telefona Taşı' : 'İki Adımlı Girişi Aç'}
      width={520}
      footer={
        adim === 3 ? (
          <Button onClick={onDone}>Kodları Sakladım</Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose}>
              {zorunlu === undefined ? 'Vazgeç' : 'Çıkış'}
            </Button>
            <Button type="submit" form={form} loading={baslat.isPending || onayla.isPending}>
              {adim === 1 ? 'Devam' : 'Doğrula ve Aç'}
            </Button>
          </>
        )
      }
    >
      <p className={css.adim} role="status">
        Adım {adim} / 3
      </p>
      {kodlar && <KurtarmaKodlari kodlar={kodlar} hesap={hesap} />}
      {!kodlar && (
        <Form id={form} onSubmit={gonder}>
          {adim === 1 && (
            <>
              <p className={css.metin}>
                {zorunlu ??
                  (acik
                    ? 'Önce siz olduğunuzu gösteriniz. Yeni telefonun kodu doğrulanana kadar eskisi geçerli kalır.'
                    : 'Telefonunuza bir doğrulama uygulaması (Google Authenticator, Microsoft Authenticator, Aegis…) kurunuz, sonra parolanızı yazınız.')}
              </p>
              <input type="text" name="username" autoComplete="username" value={hesap} readOnly hidden />
              <PasswordInput
                label="Parola"
                name="parola"
                autoComplete="current-password"
                data-autofocus
                visibilityToggleButtonProps={{ 'aria-label': 'Parolayı göster veya gizle' }}
              />
              {acik && <EskiKod />}
            </>
          )}
          {anahtar && <Anahtar sir={anahtar.Sir} adres={anahtar.Adres} />}
          <FormError message={adim === 1 ? baslat.message : onayla.message} />
        </Form>
      )}
    </Dialog>
  );
}

const EskiKod = () => <KodAlani aciklama="Şimdiki telefonunuzun gösterdiği 6 haneli kod." odaksiz />;

/** The new secret, for the camera and for the hand, and the first code of it. */
function Anahtar({ sir, adres }: { sir: string; adres: string }) {
  const alan = useRef<HTMLInputElement>(null);
  useEffect(() => alan.current?.focus(), []);
  return (
    <>
      <p className={css.metin}>Doğrulama uygulamanızda yeni hesap ekleyip bu kodu okutunuz.</p>
      <div className={css.qr}>
        <Suspense fallback={null}>
          <QrKodu metin={adres} ad="Doğrulama uygulamasıyla okutulacak QR kod" />
        </Suspense>
      </div>
      <p className={css.metin}>
        Okutamıyorsanız bu anahtarı elle yazınız: <code className={css.sir}>{sir.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <TextInput
        ref={alan}
        label="Doğrulama Kodu"
        name="kod"
        description="Uygulamanın bu hesap için gösterdiği 6 haneli kod."
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={40}
      />
    </>
  );
}
