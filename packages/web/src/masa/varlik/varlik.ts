import type { Oradaki } from '@masabasi/core/masa/varlik/contract';
import { type VarlikHali, YAZMA_ARASI_MS, YENILEME_SN } from '@masabasi/core/masa/varlik/rules';
import { useEffect, useRef, useState } from 'react';
import { varlik } from '../../calls/varlik.ts';
import { anahtarUret, ApiError, call } from '../../platform/call/cagri.ts';
import { useOlay } from '../../platform/call/olaylar.ts';

/**
 * Reports that a ticket is open in this window and whether the person types, while the page is in sight. Answers the
 * other people on the ticket.
 */
export function useVarlik(Id: number): readonly Oradaki[] {
  const [oradakiler, setOradakiler] = useState<readonly Oradaki[]>([]);
  const duyulan = useRef(0);
  useOlay('varlik', (veri) => {
    if (veri.GorusmeId !== Id) return;
    duyulan.current++;
    setOradakiler(veri.oradakiler);
  });
  useEffect(() => {
    const Pencere = anahtarUret().slice(0, 16);
    let hal: VarlikHali = 'burada';
    let yazma: ReturnType<typeof setTimeout> | undefined;
    const soyle = async (Hal: VarlikHali, keepalive = false) => {
      const once = duyulan.current;
      try {
        const cevap = await call(varlik.gorusmeVarlik, { Id, Pencere, Hal }, { relogin: false, keepalive });
        // An event that arrived meanwhile is newer than this answer.
        if (cevap.durum && hal !== 'ayrildi' && once === duyulan.current) setOradakiler(cevap.oradakiler);
      } catch (hata) {
        // The next report follows in a moment, and nothing else depends on it.
        if (!(hata instanceof ApiError)) throw hata;
      }
    };
    const degis = (yeni: VarlikHali) => {
      clearTimeout(yazma);
      if (yeni === 'yaziyor') yazma = setTimeout(() => degis('burada'), YAZMA_ARASI_MS);
      if (hal === yeni) return;
      hal = yeni;
      void soyle(hal);
    };
    const yazildi = (e: Event) => {
      if (e.target instanceof HTMLTextAreaElement) degis('yaziyor');
    };
    const yenile = () => {
      if (document.visibilityState === 'visible') void soyle(hal);
    };
    const git = () => void soyle('ayrildi', true);
    yenile();
    const zamanlayici = setInterval(yenile, YENILEME_SN * 1000);
    document.addEventListener('input', yazildi);
    document.addEventListener('visibilitychange', yenile);
    window.addEventListener('pagehide', git);
    return () => {
      hal = 'ayrildi';
      clearTimeout(yazma);
      clearInterval(zamanlayici);
      document.removeEventListener('input', yazildi);
      document.removeEventListener('visibilitychange', yenile);
      window.removeEventListener('pagehide', git);
      git();
    };
  }, [Id]);
  return oradakiler;
}
