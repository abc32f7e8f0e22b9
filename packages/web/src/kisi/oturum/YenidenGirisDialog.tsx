import { Button, Flex, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { invalidate } from '../../platform/call/api.ts';
import { useJeton } from '../../platform/call/jeton.ts';
import { girisYap, kullaniciYenile, oturumuBirak, yetkiYenile } from '../../platform/session/oturum.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Form } from '../../ui/Form.tsx';
import KodAlani from './KodAlani.tsx';

/** The session ended during work: asks for the password in place, so that all typed text stays. */
export default function YenidenGirisDialog() {
  const UserName = useJeton()?.UserName ?? '';
  const [hata, setHata] = useState<string | null>(null);
  const [gonderiliyor, setGonderiliyor] = useState(false);
  const [kodAdimi, setKodAdimi] = useState(false);

  const gonder = async (Password: string, kod: string) => {
    if (Password === '' || (kodAdimi && kod.trim() === '')) {
      setHata(Password === '' ? 'Parolanızı yazınız.' : 'Kodu yazınız.');
      return;
    }
    setGonderiliyor(true);
    setHata(null);
    const ret = await girisYap(UserName, Password, { kod: kodAdimi ? kod : undefined });
    setHata(ret?.kodGerekli && !kodAdimi ? null : (ret?.msg ?? null));
    setKodAdimi(ret?.kodGerekli ?? kodAdimi);
    setGonderiliyor(false);
    if (ret !== null) return;
    void kullaniciYenile();
    void yetkiYenile();
    void invalidate('mola');
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
      <Form onSubmit={(oku) => void gonder(oku('Password'), oku('kod'))}>
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
        {kodAdimi && <KodAlani />}
        <FormError message={hata} />
        <Flex gap={8} wrap="wrap" justify="flex-end">
          <Button variant="default" onClick={() => oturumuBirak()}>
            Çıkış
          </Button>
          <Button type="submit" loading={gonderiliyor}>
            Devam Et
          </Button>
        </Flex>
      </Form>
    </Dialog>
  );
}
