import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { bildir } from '../ui/Toast.tsx';

/** A path that is not in the person's menu leads to / (specification 4.4), and it is said why. */
export function MenudeYok({ ad }: { ad: string | undefined }) {
  useEffect(() => {
    bildir({
      baslik: ad ? `${ad} sayfası menünüzde yok` : 'Bu sayfa menünüzde yok',
      metin: 'Ana sayfaya döndünüz. Sayfayı kullanmanız gerekiyorsa yöneticinizden isteyiniz.',
      tur: 'warning',
    });
  }, [ad]);
  return <Navigate to="/" replace />;
}
