import { Button } from '@mantine/core';
import IconRefreshDot from '~icons/tabler/refresh-dot';
import { useEffect, useRef, useState } from 'react';
import { type RegisteredWorker, registerWorker } from '../platform/call/newVersion.ts';
import css from './YeniSurum.module.css';

/**
 * Registers the worker that makes the product installable, and tells when a new version is there. Taking it loads the
 * page again.
 */
export default function YeniSurum() {
  const [hazir, setHazir] = useState(false);
  const worker = useRef<RegisteredWorker | null>(null);
  useEffect(() => {
    worker.current = registerWorker(() => setHazir(true));
    return worker.current.stop;
  }, []);
  if (!hazir) return null;
  return (
    <div role="status" aria-label="Yeni sürüm" className={css.kart}>
      <IconRefreshDot size={20} stroke={1.7} className={css.ikon} aria-hidden />
      <p className={css.yazi}>
        <b>Yeni sürüm hazır.</b> Açık formunuz varsa önce kaydediniz.
      </p>
      <Button onClick={() => worker.current?.take()}>Yeni Sürüme Geç</Button>
      <Button variant="subtle" onClick={() => setHazir(false)}>
        Sonra
      </Button>
    </div>
  );
}
