import { Box, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconCircleX from '~icons/tabler/circle-x';
import IconInfoCircle from '~icons/tabler/info-circle';
import IconX from '~icons/tabler/x';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from './IconButton.tsx';
import css from './Toast.module.css';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** An act offered by a toast, such as undo. */
export interface ToastAction {
  readonly etiket: string;
  readonly calistir: () => void;
}

export interface Toast {
  readonly baslik: string;
  readonly metin?: string;
  readonly tur?: ToastKind;
  /**
   * Duration in milliseconds: by default 2000 for a success without a text, 3000 for the rest. Pointer or focus on the
   * toast stops the clock. An error stays until it is closed.
   */
  readonly sure?: 2000 | 3000;
  readonly eylem?: ToastAction;
}

/** Long enough to read the toast, decide on its act, and reach the button. */
const EYLEM_SURESI = 10_000;

interface Satir extends Pick<Toast, 'baslik' | 'metin' | 'eylem'> {
  readonly id: number;
  readonly tur: ToastKind;
  /** Null: until it is closed. */
  readonly sure: number | null;
}

let satirlar: readonly Satir[] = [];
let sonId = 0;
const dinleyenler = new Set<() => void>();

function degistir(yeni: readonly Satir[]) {
  satirlar = yeni;
  for (const d of dinleyenler) d();
}
const kapat = (id: number) => degistir(satirlar.filter((s) => s.id !== id));

const yalin = (s: string) => s.replace(/[.!]+$/, '');

/**
 * Shows a toast. At most five are on the screen. The same text is not repeated, and its clock starts again. A text that
 * only says the title again is left out.
 */
export function bildir({ baslik, metin: ek, tur = 'info', sure, eylem }: Toast): void {
  const metin = ek !== undefined && yalin(ek) === yalin(baslik) ? undefined : ek;
  const okuma = tur === 'success' && !metin ? 2000 : 3000;
  const omur = tur === 'error' ? null : eylem ? EYLEM_SURESI : (sure ?? okuma);
  const satir: Satir = { id: ++sonId, baslik, tur, sure: omur, ...(metin && { metin }), ...(eylem && { eylem }) };
  const kalan = satirlar.filter((s) => s.baslik !== baslik || s.metin !== metin || s.tur !== tur);
  degistir([...kalan, satir].slice(-5));
}

const IKON = { success: IconCircleCheck, info: IconInfoCircle, warning: IconAlertTriangle, error: IconCircleX };
const TON = { success: 'ok', info: 'info', warning: 'warn', error: 'danger' };
const KELIME = { success: 'Başarılı', info: 'Bilgi', warning: 'Uyarı', error: 'Hata' };

function Kart({ satir }: { satir: Satir }) {
  const [durdu, setDurdu] = useState(false);
  const kalan = useRef(satir.sure);
  useEffect(() => {
    const sure = kalan.current;
    if (durdu || sure === null) return undefined;
    const basladi = performance.now();
    const z = setTimeout(() => kapat(satir.id), sure);
    return () => {
      clearTimeout(z);
      kalan.current = sure - (performance.now() - basladi);
    };
  }, [durdu, satir.id]);
  const Ikon = IKON[satir.tur];
  return (
    <div
      className={`layer ${css.kart}`}
      data-tone={TON[satir.tur]}
      data-durdu={durdu || undefined}
      onPointerEnter={() => setDurdu(true)}
      onPointerLeave={() => setDurdu(false)}
      onFocus={() => setDurdu(true)}
      onBlur={() => setDurdu(false)}
    >
      <Ikon size={20} color="var(--tone)" aria-label={KELIME[satir.tur]} role="img" />
      <Box flex={1} miw={0}>
        <Text fw={600} lh="20px">
          {satir.baslik}
        </Text>
        {satir.metin && (
          <Text mt={2} c="dimmed" lh="20px" className="lines">
            {satir.metin}
          </Text>
        )}
        {satir.eylem && (
          <Box
            component="button"
            type="button"
            className="bare hover"
            p="4px 8px"
            m="6px 0 0 -8px"
            fw={600}
            c="var(--accent-text)"
            bdrs={4}
            onClick={() => {
              kapat(satir.id);
              satir.eylem?.calistir();
            }}
          >
            {satir.eylem.etiket}
          </Box>
        )}
      </Box>
      <IconButton size={24} faint bdrs={4} aria-label="Bildirimi kapat" onClick={() => kapat(satir.id)}>
        <IconX size={16} aria-hidden />
      </IconButton>
      {satir.sure !== null && (
        <span className={css.sure} style={{ animationDuration: `${satir.sure}ms` }} aria-hidden />
      )}
    </div>
  );
}

/**
 * The corner of the screen for toasts, away from the buttons of pages and dialogs; once, at the root. Both live regions
 * exist before the first toast.
 */
export function ToastArea() {
  const liste = useSyncExternalStore(
    (d) => {
      dinleyenler.add(d);
      return () => {
        dinleyenler.delete(d);
      };
    },
    () => satirlar,
  );
  const onemli = (s: Satir) => s.tur === 'error' || s.tur === 'warning';
  return (
    <section className={css.alan} aria-label="Kısa bildirimler">
      <Stack role="alert" gap={8} className={css.grup}>
        {liste.filter(onemli).map((s) => (
          <Kart key={s.id} satir={s} />
        ))}
      </Stack>
      <Stack role="status" gap={8} className={css.grup}>
        {liste
          .filter((s) => !onemli(s))
          .map((s) => (
            <Kart key={s.id} satir={s} />
          ))}
      </Stack>
    </section>
  );
}
