import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { bildir } from '../ui/Toast.tsx';

/** Leads from a path outside the person's menu to / (specification 4.4), and tells the reason. */
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
