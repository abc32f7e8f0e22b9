import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import css from './Toast.module.css';

export type BildirimTuru = 'success' | 'info' | 'warning' | 'error';

export interface Bildirim {
  readonly baslik: string;
  readonly metin?: string;
  readonly tur?: BildirimTuru;
  /** Milliseconds; 3000 unless told, longer where there is something to do. Pointer or focus on the toast stops the clock. */
  readonly sure?: 2000 | 3000 | 10_000;
  /** A button in the toast: taking back what was done. It closes the toast. */
  readonly eylem?: { readonly etiket: string; readonly calistir: () => void };
}

type Satir = Required<Omit<Bildirim, 'metin' | 'eylem'>> & {
  readonly id: number;
  readonly metin: string | undefined;
  readonly eylem: Bildirim['eylem'] | undefined;
};

let satirlar: readonly Satir[] = [];
let sonId = 0;
const dinleyenler = new Set<() => void>();

function degistir(yeni: readonly Satir[]) {
  satirlar = yeni;
  for (const d of dinleyenler) d();
}
const kapat = (id: number) => degistir(satirlar.filter((s) => s.id !== id));

/** Shows a toast. At most five are on the screen; the same text is not repeated, its clock starts again. */
export function bildir({ baslik, metin, tur = 'info', eylem, sure = eylem ? 10_000 : 3000 }: Bildirim): void {
  const satir = { id: ++sonId, baslik, metin, tur, sure, eylem };
  const kalan = satirlar.filter((s) => s.baslik !== baslik || s.metin !== metin || s.tur !== tur);
  degistir([...kalan, satir].slice(-5));
}

const IKON = { success: IconCircleCheck, info: IconInfoCircle, warning: IconAlertTriangle, error: IconCircleX };
const KELIME = { success: 'Başarılı', info: 'Bilgi', warning: 'Uyarı', error: 'Hata' };

function Kart({ satir }: { satir: Satir }) {
  const [durdu, setDurdu] = useState(false);
  const kalan = useRef(satir.sure as number);
  useEffect(() => {
    if (durdu) return undefined;
    const basladi = performance.now();
    const z = setTimeout(() => kapat(satir.id), kalan.current);
    return () => {
      clearTimeout(z);
      kalan.current -= performance.now() - basladi;
    };
  }, [durdu, satir.id]);
  const Ikon = IKON[satir.tur];
  return (
    <div
      className={css.kart}
      data-tur={satir.tur}
      data-durdu={durdu || undefined}
      onPointerEnter={() => setDurdu(true)}
      onPointerLeave={() => setDurdu(false)}
      onFocus={() => setDurdu(true)}
      onBlur={() => setDurdu(false)}
    >
      <Ikon size={20} className={css.ikon} aria-label={KELIME[satir.tur]} role="img" />
      <div className={css.yazi}>
        <p className={css.baslik}>{satir.baslik}</p>
        {satir.metin && <p className={css.metin}>{satir.metin}</p>}
        {satir.eylem && (
          <button
            type="button"
            className={css.eylem}
            onClick={() => {
              satir.eylem?.calistir();
              kapat(satir.id);
            }}
          >
            {satir.eylem.etiket}
          </button>
        )}
      </div>
      <button type="button" className={css.kapat} aria-label="Bildirimi kapat" onClick={() => kapat(satir.id)}>
        <IconX size={16} aria-hidden />
      </button>
      <span className={css.sure} style={{ animationDuration: `${satir.sure}ms` }} aria-hidden />
    </div>
  );
}

/** The corner of the screen where toasts appear; once, at the root. Both live regions exist before the first toast. */
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
    <section className={css.alan} aria-label="Bildirimler">
      <div role="alert" className={css.grup}>
        {liste.filter(onemli).map((s) => (
          <Kart key={s.id} satir={s} />
        ))}
      </div>
      <div role="status" className={css.grup}>
        {liste
          .filter((s) => !onemli(s))
          .map((s) => (
            <Kart key={s.id} satir={s} />
          ))}
      </div>
    </section>
  );
}
