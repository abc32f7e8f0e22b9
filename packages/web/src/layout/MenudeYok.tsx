import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { bildir } from '../ui/Toast.tsx';

/** Leads from a path outside the person's menu to / (specification 4.4), and tells the reason and whom to ask. */
export function MenudeYok({ ad }: { ad: string | undefined }) {
  useEffect(() => {
    const soyle = (kimden: string) =>
      bildir({
        baslik: ad ? `${ad} sayfası menünüzde yok` : 'Bu sayfa menünüzde yok',
        metin: `Ana sayfaya döndünüz. ${kimden}`,
        tur: 'warning',
      });
    void import('../kisi/rol/yetkiVerenler.ts').then(async (m) => soyle(await m.kimdenIstenirOku()));
  }, [ad]);
  return <Navigate to="/" replace />;
}
