import { Button } from '@mantine/core';
import { IconRefreshDot } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { registerSW } from 'virtual:pwa-register';
import css from './YeniSurum.module.css';

/** How often a page that stays open all day asks whether there is a new version. */
const BAKMA_ARASI = 30 * 60_000;

/** Registers the worker that makes the product installable, and says when a new version is there; taking it loads the page anew. */
export default function YeniSurum() {
  const [hazir, setHazir] = useState(false);
  const guncelle = useRef<(() => Promise<void>) | null>(null);
  useEffect(() => {
    let z: ReturnType<typeof setInterval> | undefined;
    guncelle.current = registerSW({
      immediate: true,
      onNeedRefresh: () => setHazir(true),
      onRegisteredSW: (_, kayit) => {
        z = setInterval(() => void kayit?.update(), BAKMA_ARASI);
      },
    });
    return () => clearInterval(z);
  }, []);
  if (!hazir) return null;
  return (
    <div role="status" aria-label="Yeni sürüm" className={css.kart}>
      <IconRefreshDot size={20} stroke={1.7} className={css.ikon} aria-hidden />
      <p className={css.yazi}>
        <b>Yeni sürüm hazır.</b> Açık formunuz varsa önce kaydediniz.
      </p>
      <Button onClick={() => void guncelle.current?.()}>Yeni Sürüme Geç</Button>
      <Button variant="subtle" onClick={() => setHazir(false)}>
        Sonra
      </Button>
    </div>
  );
}
