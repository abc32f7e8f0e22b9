import { Button } from '@mantine/core';
import { odeme } from '@masabasi/core/odeme/contract';
import type { Basari } from '@masabasi/core/endpoint';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '../cagri.ts';
import { FullPage } from './FullPage.tsx';

type Sonuc = Basari<typeof odeme.result>;
const BASLIKLAR = {
  BASARILI: 'Ödemeniz Alındı',
  BASARISIZ: 'Ödeme Tamamlanmadı',
  BEKLIYOR: 'Ödeme Bekleniyor',
} as const;
const ILK_MS = 2000;
const SON_MS = 30_000;

/** Asks what became of a payment, and again as long as the bank has not said; null: nobody knows of it. */
function useSonuc(ref: string): Sonuc | null | undefined {
  const [sonuc, setSonuc] = useState<Sonuc | null>();
  useEffect(() => {
    let birakildi = false;
    let zaman: ReturnType<typeof setTimeout> | undefined;
    const sor = async (ms: number): Promise<void> => {
      let y: Sonuc | null | undefined;
      try {
        const yanit = await call(odeme.result, { ref }, { relogin: false });
        y = yanit.durum ? yanit : null;
      } catch (e) {
        // Without a connection it is asked again.
        y = Object(e).status === 404 || Object(e).status === 400 ? null : undefined;
      }
      if (birakildi) return;
      if (y !== undefined) setSonuc(y);
      if (y === undefined || y?.odemeDurum === 'BEKLIYOR')
        zaman = setTimeout(() => void sor(Math.min(SON_MS, ms * 1.5)), ms);
      else if (y !== null)
        (window.opener as Window | null)?.postMessage(
          { odemeDurum: y.odemeDurum, mesaj: y.mesaj, orderId: y.orderId },
          window.location.origin,
        );
    };
    void sor(ILK_MS);
    return () => {
      birakildi = true;
      clearTimeout(zaman);
    };
  }, [ref]);
  return sonuc;
}

/** The bridge a payment returns to, open without a session (specification 2.1). */
export default function OdemeSonucPage() {
  const [sorgu] = useSearchParams();
  const sonuc = useSonuc(sorgu.get('ref') ?? 'yok');
  return (
    <FullPage
      title={sonuc ? BASLIKLAR[sonuc.odemeDurum] : 'Ödeme Sonucu'}
      text={
        sonuc === undefined
          ? 'Ödemenin sonucuna bakılıyor…'
          : (sonuc?.mesaj ?? 'Böyle bir ödeme bulunamadı. Ödeme bağlantısını yeniden açarak bakabilirsiniz.')
      }
    >
      <Button component={Link} to="/">
        Ana Sayfaya Dön
      </Button>
    </FullPage>
  );
}
