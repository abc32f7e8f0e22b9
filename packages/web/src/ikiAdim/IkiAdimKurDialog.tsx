import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ikiAdim as oda } from '../calls/ikiAdim.ts';
import { useForm } from '../form.ts';
import { useJeton } from '../jeton.ts';
import KodAlani from '../oturum/KodAlani.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { BoundField } from '../ui/Form.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
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
  const [anahtar, setAnahtar] = useState<{ readonly Sir: string; readonly Adres: string } | null>(null);
  const [kodlar, setKodlar] = useState<readonly string[] | null>(null);
  const hesap = useJeton()?.UserName ?? '';
  const baslat = useForm(oda.ikiAdimBaslat, {
    draft: null,
    initial: () => ({ parola: '', kod: '' }),
    request: ({ parola, kod }) => {
      if (parola === '') return 'Parolanızı yazınız.';
      if (acik && kod.trim() === '') return 'Kodu yazınız.';
      return { parola, ...(acik ? { kod: kod.trim() } : {}) };
    },
    onSuccess: setAnahtar,
  });
  const onayla = useForm(oda.ikiAdimOnayla, {
    draft: null,
    initial: () => ({ kod: '' }),
    request: ({ kod }) => (kod.trim() === '' ? 'Uygulamanın gösterdiği kodu yazınız.' : { kod: kod.trim() }),
    onSuccess: (cevap) => setKodlar(cevap.kodlar),
  });
  const baslik = acik ? 'Yeni Telefona Taşı' : 'İki Adımlı Girişi Aç';
  if (kodlar)
    return (
      <Dialog
        opened
        onClose={onClose}
        closeOnEscape={false}
        withCloseButton={false}
        title={baslik}
        width={520}
        footer={<Button onClick={onDone}>Kodları Sakladım</Button>}
      >
        <Adim no={3} />
        <KurtarmaKodlari kodlar={kodlar} hesap={hesap} />
      </Dialog>
    );
  return (
    <FormDialog
      title={baslik}
      width={520}
      form={anahtar ? onayla : baslat}
      forced={zorunlu !== undefined}
      cancel={zorunlu === undefined ? 'Vazgeç' : 'Çıkış'}
      submit={anahtar ? 'Doğrula ve Aç' : 'Devam'}
      onClose={onClose}
    >
      <Adim no={anahtar ? 2 : 1} />
      {anahtar ? (
        <Anahtar sir={anahtar.Sir} adres={anahtar.Adres} kod={onayla.field('kod')} />
      ) : (
        <>
          <p className={css.metin}>
            {zorunlu ??
              (acik
                ? 'Önce siz olduğunuzu gösteriniz. Yeni telefonun kodu doğrulanana kadar eskisi geçerli kalır.'
                : 'Telefonunuza bir doğrulama uygulaması (Google Authenticator, Microsoft Authenticator, Aegis…) kurunuz, sonra parolanızı yazınız.')}
          </p>
          <input type="text" name="username" autoComplete="username" value={hesap} readOnly hidden />
          <PasswordField {...baslat.field('parola')} label="Parola" autoComplete="current-password" first />
          {acik && (
            <KodAlani {...baslat.field('kod')} aciklama="Şimdiki telefonunuzun gösterdiği 6 haneli kod." odaksiz />
          )}
        </>
      )}
    </FormDialog>
  );
}

const Adim = ({ no }: { no: number }) => (
  <p className={css.adim} role="status">
    Adım {no} / 3
  </p>
);

/** The new secret, for the camera and for the hand, and the first code of it. */
function Anahtar({ sir, adres, kod }: { sir: string; adres: string; kod: BoundField<string> }) {
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
      <TextField
        {...kod}
        ref={alan}
        label="Doğrulama Kodu"
        description="Uygulamanın bu hesap için gösterdiği 6 haneli kod."
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={40}
      />
    </>
  );
}
