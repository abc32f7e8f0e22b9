import { type Cizim, UST, YOK, type Yapi, altSinir, cizgi, inceYaz, kalinYaz, soyle, yerAc } from './belgeCizimi.ts';

interface TabloSutunu {
  readonly baslik: string;
  /** Share of the width, relative to the other columns. */
  readonly pay: number;
  /** Figures, aligned to the right. */
  readonly sayi?: boolean;
}

export interface Tablo {
  readonly sutunlar: readonly TabloSutunu[];
  /** Texts as they are shown. Null is shown as a dash. */
  readonly satirlar: readonly (readonly (string | null)[])[];
  /** The last row, with the sums. */
  readonly toplam?: readonly (string | null)[];
}

const ARA = 4;
const BOY = 9;

/** Draws a table over as many pages as it needs, with its head on each. A row is never split between pages. */
export function tabloCiz(
  doc: Cizim,
  icinde: Yapi,
  { sutunlar, satirlar, toplam }: Tablo,
  { sol, en }: { readonly sol: number; readonly en: number },
): void {
  const paylar = sutunlar.reduce((t, s) => t + s.pay, 0);
  let x = sol;
  const yerler = sutunlar.map((s) => {
    const yer = { sol: x + ARA, en: (en * s.pay) / paylar - 2 * ARA, sag: s.sayi === true };
    x += (en * s.pay) / paylar;
    return yer;
  });
  const tablo = doc.struct('Table');
  icinde.add(tablo);

  type Satir = readonly (string | null)[];
  const yazi = (kalin: boolean) => (kalin ? kalinYaz(doc, BOY) : inceYaz(doc, BOY));
  const boyu = (satir: Satir, kalin: boolean): number =>
    2 * ARA + Math.max(...yerler.map((y, i) => yazi(kalin).heightOfString(satir[i] ?? YOK, { width: y.en })));
  const satirCiz = (satir: Satir, boy: number, tur: 'TH' | 'TD', kalin: boolean): void => {
    const ust = doc.y;
    const tr = doc.struct('TR');
    tablo.add(tr);
    yerler.forEach((y, i) =>
      soyle(doc, tr, tur, () =>
        yazi(kalin).text(satir[i] ?? YOK, y.sol, ust + ARA, {
          width: y.en,
          height: boy - 2 * ARA,
          align: y.sag ? 'right' : 'left',
          ellipsis: true,
        }),
      ),
    );
    tr.end();
    doc.y = ust + boy;
    cizgi(doc, doc.y, sol, en);
  };

  const basliklar = sutunlar.map((s) => s.baslik);
  const baslikBoyu = boyu(basliklar, true);
  const baslikCiz = (): void => satirCiz(basliklar, baslikBoyu, 'TH', true);
  const govdeSatiri = (satir: Satir, kalin: boolean, ardindan: number): void => {
    const enCok = altSinir(doc) - UST - baslikBoyu;
    const boy = Math.min(enCok, boyu(satir, kalin));
    if (yerAc(doc, boy + ardindan)) baslikCiz();
    satirCiz(satir, boy, 'TD', kalin);
  };

  const toplamBoyu = toplam === undefined ? 0 : boyu(toplam, true);
  yerAc(doc, baslikBoyu + (satirlar[0] === undefined ? 0 : boyu(satirlar[0], false)));
  baslikCiz();
  // The row of sums does not stand alone on a page.
  satirlar.forEach((satir, i) => govdeSatiri(satir, false, i === satirlar.length - 1 ? toplamBoyu : 0));
  if (toplam !== undefined) govdeSatiri(toplam, true, 0);
  tablo.end();
}
