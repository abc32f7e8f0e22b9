import { type An, ms, sureYaz } from '@masabasi/core/platform/time/tarih';
import { type MesaiGorunumu, molaDurumu, molaSuresi } from '@masabasi/core/mesai/mola/rules';
import { createContext, type ReactNode, type RefCallback, useCallback, useContext, useState } from 'react';
import { simdi } from '../../platform/call/sunucuSaati.ts';

/**
 * Running figures without rendering. One timer for the whole page writes the text of every registered element once a
 * second, and only a changed text. Nothing runs while the page is hidden. Elements scrolled out of sight are not
 * written: a text written where the browser skips the layout would be asked for again in every frame. A figure has no
 * CSS containment (`npm run bench -- tik`): a separate layout for each of forty figures costs three times one layout of
 * their cards.
 */

type Yaz = (an: number) => string;

/** A part of a long page whose figures become visible together. */
interface Bolge {
  /** False until it is seen: measuring a figure forces the layout of parts that are not scrolled to. */
  gorunur: boolean;
}

interface Kayit {
  readonly kutu: HTMLElement;
  readonly dugum: Text;
  readonly yaz: Yaz;
  readonly bolge: Bolge;
}

/** Positions are measured only every few ticks. They change with scrolling, and sometimes with the board's order. */
const YOKLAMA_TIKI = 5;

const kayitlar = new Map<Element, Kayit>();
/** The visible figures. Null: they must be measured again. */
let gorunenler: readonly Kayit[] | null = null;
let tik = 0;
let zamanlayici: ReturnType<typeof setTimeout> | undefined;

function yazdir({ kutu, dugum, yaz }: Kayit, an: number) {
  const metin = yaz(an);
  if (metin === dugum.data) return;
  if (metin.length !== dugum.data.length) kutu.dataset['hane'] = String(metin.replace(/\D/g, '').length);
  dugum.data = metin;
}

/** Measured only within a visible region, where no layout is forced. */
function gorunurMu({ kutu, bolge }: Kayit): boolean {
  if (!bolge.gorunur) return false;
  const { top, bottom } = kutu.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function gorunenleriYaz() {
  const an = simdi();
  gorunenler ??= [...kayitlar.values()].filter(gorunurMu);
  for (const kayit of gorunenler) yazdir(kayit, an);
}

function vur() {
  if (tik++ % YOKLAMA_TIKI === 0) gorunenler = null;
  gorunenleriYaz();
  zamanlayici = setTimeout(vur, 1000 - (simdi() % 1000) + 5);
}

function calistir() {
  clearTimeout(zamanlayici);
  zamanlayici = undefined;
  if (kayitlar.size > 0 && document.visibilityState === 'visible') vur();
}
document.addEventListener('visibilitychange', calistir);

let kaydi = false;
function kaydirildi() {
  if (kaydi || kayitlar.size === 0) return;
  kaydi = true;
  requestAnimationFrame(() => {
    kaydi = false;
    gorunenler = null;
    gorunenleriYaz();
  });
}
document.addEventListener('scroll', kaydirildi, { capture: true, passive: true });
window.addEventListener('resize', kaydirildi, { passive: true });

function kaydet(kutu: HTMLElement, yaz: Yaz, bolge: Bolge) {
  const dugum = document.createTextNode('');
  kutu.replaceChildren(dugum);
  const kayit: Kayit = { kutu, dugum, yaz, bolge };
  yazdir(kayit, simdi());
  kayitlar.set(kutu, kayit);
  gorunenler = null;
  if (zamanlayici === undefined) calistir();
  return () => {
    kayitlar.delete(kutu);
    gorunenler = null;
    if (kayitlar.size === 0) calistir();
  };
}

const BolgeContext = createContext<Bolge>({ gorunur: true });

/** Within this distance, a scrolling person will soon see the element. */
const YAKIN = '1000px';

/**
 * Figures inside pause while the element with the ref is scrolled out of sight. `yakin`, the second value, is true once
 * the element has come near. `ilk` makes it true from the start.
 */
export function SayacBolgesi({
  ilk,
  children,
}: {
  ilk: boolean;
  children: (ref: RefCallback<Element>, yakin: boolean) => ReactNode;
}) {
  const [bolge] = useState<Bolge>(() => ({ gorunur: false }));
  const [yakin, setYakin] = useState(ilk);
  const gozle = useCallback(
    (eleman: Element | null) => {
      if (!eleman) return undefined;
      const gozcu = new IntersectionObserver(
        (girdiler) => {
          bolge.gorunur = girdiler.at(-1)?.isIntersecting ?? true;
          if (bolge.gorunur) kaydirildi();
        },
        { rootMargin: '100px' },
      );
      const yaklasan = new IntersectionObserver(
        (girdiler) => {
          if (!girdiler.at(-1)?.isIntersecting) return;
          yaklasan.disconnect();
          setYakin(true);
        },
        { rootMargin: YAKIN },
      );
      gozcu.observe(eleman);
      yaklasan.observe(eleman);
      return () => {
        gozcu.disconnect();
        yaklasan.disconnect();
      };
    },
    [bolge],
  );
  return <BolgeContext value={bolge}>{children(gozle, yakin)}</BolgeContext>;
}

const SAYAC = { display: 'inline-block', verticalAlign: 'top' };

/** A text that changes with the server's clock. `yaz` must keep its identity as long as its result is the same. */
export function Sayac({ yaz, className = '', sayacMi }: { yaz: Yaz; className?: string; sayacMi?: boolean }) {
  const bolge = useContext(BolgeContext);
  const kutu = useCallback((span: HTMLElement | null) => (span ? kaydet(span, yaz, bolge) : undefined), [yaz, bolge]);
  return <span ref={kutu} className={`tnum nowrap ${className}`} style={SAYAC} role={sayacMi ? 'timer' : undefined} />;
}

/** The elapsed time of a status: `04:12`, `1:04:12`. */
export function GecenSure({ baslangic, className }: { baslangic: An; className?: string }) {
  const yaz = useCallback((an: number) => sureYaz((an - ms(baslangic)) / 1000), [baslangic]);
  return <Sayac yaz={yaz} className={className} sayacMi />;
}

/** Whole break minutes of a shift. It runs only during a status that counts as a break. */
export function ToplamDakika({
  Baslama,
  Mesai_Bitis,
  Mola_Durum_Id,
  Baslama_Zamani,
  KapaliSaniye,
  className,
}: MesaiGorunumu & { className?: string }) {
  const yaz = useCallback(
    (an: number) => String(molaSuresi({ Baslama, Mesai_Bitis, Mola_Durum_Id, Baslama_Zamani, KapaliSaniye }, an)),
    [Baslama, Mesai_Bitis, Mola_Durum_Id, Baslama_Zamani, KapaliSaniye],
  );
  if (!molaDurumu(Mola_Durum_Id)?.toplam) return <span className={className}>{yaz(simdi())}</span>;
  return <Sayac yaz={yaz} className={className} />;
}
