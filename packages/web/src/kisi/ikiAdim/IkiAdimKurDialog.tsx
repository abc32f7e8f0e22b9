import { Button, Flex, Text } from '@mantine/core';
import { useState } from 'react';
import { takeFocus } from '../../ui/takeFocus.ts';
import { ikiAdim as oda } from '../../calls/ikiAdim.ts';
import { useForm } from '../../platform/form/form.ts';
import { useJeton } from '../../platform/call/jeton.ts';
import KodAlani from '../oturum/KodAlani.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { BoundField } from '../../ui/Form.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { KurtarmaKodlari } from './KurtarmaKodlari.tsx';

const QrKodu = onDemand(() => import('./QrKodu.tsx'));

export interface IkiAdimKurDialogProps {
  /** True if the second step is on already: the dialog moves it to another telephone. */
  readonly acik?: boolean;
  /** Reason for opening without being asked. Then the only other way out is `onClose`, which signs out. */
  readonly zorunlu?: string;
  readonly onClose: () => void;
  /** Called after the person has seen the recovery codes. */
  readonly onDone: () => void;
}

/** Set-up of two-step sign-in: password, QR code with the first code, recovery codes. */
export function IkiAdimKurDialog({ acik: simdiAcik = false, zorunlu, onClose, onDone }: IkiAdimKurDialogProps) {
  // The state at the opening of the dialog: at the end, the second step is always on.
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
          <Text>
            {zorunlu ??
              (acik
                ? 'Önce siz olduğunuzu gösteriniz. Yeni telefonun kodu doğrulanana kadar eskisi geçerli kalır.'
                : 'Telefonunuza bir doğrulama uygulaması (Google Authenticator, Microsoft Authenticator, Aegis…) kurunuz, sonra parolanızı yazınız.')}
          </Text>
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
  <Text mb={12} fz={13} c="dimmed" role="status">
    Adım {no} / 3
  </Text>
);

/** The new secret as QR code and as text, and the field of its first code. */
function Anahtar({ sir, adres, kod }: { sir: string; adres: string; kod: BoundField<string> }) {
  return (
    <>
      <Text>Doğrulama uygulamanızda yeni hesap ekleyip bu kodu okutunuz.</Text>
      <Flex align="center" justify="center" mih={222}>
        <QrKodu metin={adres} ad="Doğrulama uygulamasıyla okutulacak QR kod" />
      </Flex>
      <Text>
        Okutamıyorsanız bu anahtarı elle yazınız:{' '}
        <Text component="code" display="block" mt={4} ff="var(--font-mono)" fw={500} className="anywhere">
          {sir.match(/.{4}/g)?.join(' ')}
        </Text>
      </Text>
      <TextField
        {...kod}
        ref={takeFocus}
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
