import { METIN } from '@masabasi/core/kisi/ikiAdim/rules';
import { queryClient } from '../../platform/call/api.ts';
import { ikiAdimBekle } from '../../platform/call/jeton.ts';
import { cikisYap, kullaniciYenile, yetkiYenile } from '../../platform/session/oturum.ts';
import { IkiAdimKurDialog } from './IkiAdimKurDialog.tsx';

/**
 * The server allows this person nothing before two-step sign-in is set up: the set-up, or sign-out. `sayfasiz`: there
 * is no page behind the dialog.
 */
export default function IkiAdimZorunlu({ sayfasiz }: { sayfasiz: boolean }) {
  const devam = async () => {
    await Promise.all([kullaniciYenile(), yetkiYenile()]);
    ikiAdimBekle(false);
    void queryClient.invalidateQueries();
  };
  return (
    <>
      {sayfasiz && (
        <main className="visually-hidden">
          <h1>İki Adımlı Giriş</h1>
        </main>
      )}
      <IkiAdimKurDialog
        zorunlu={`${METIN.zorunlu} Telefonunuza bir doğrulama uygulaması (Google Authenticator, Microsoft Authenticator, Aegis…) kurunuz, sonra parolanızı yazınız.`}
        onClose={() => void cikisYap()}
        onDone={() => void devam()}
      />
    </>
  );
}
