import { katla } from '@masabasi/core/metin';

/** The guide as the panel shows it; `packages/web/kilavuz.ts` makes it of docs/kullanim.md when the product is built. */

/** A text, or an element with its attributes and what stands in it. */
export type Dugum =
  | string
  | readonly [etiket: string, nitelik: Readonly<Record<string, string | number>> | null, ...icindekiler: Dugum[]];

/** What stands under one heading; the first part of a section has the section's own. */
export interface Parca {
  readonly id: string;
  readonly baslik: string | null;
  readonly dugumler: Dugum[];
}

export interface Bolum {
  readonly id: string;
  readonly baslik: string;
  /** The paths of the screens it is about, as routes.tsx writes them. */
  readonly sayfalar: readonly string[];
  readonly parcalar: readonly Parca[];
}

/** A part in which all words that are looked for were found, with the text around the first of them. */
export interface Bulunan {
  readonly bolum: Bolum;
  readonly parca: Parca;
  readonly once: string;
  readonly kelime: string;
  readonly sonra: string;
}

/** Elements between which a reader sees a gap. */
const ARALIKLI = new Set(['p', 'li', 'tr', 'td', 'th', 'ul', 'ol', 'table']);

/** What can be read of nodes, in one line. */
export const metni = (dugumler: readonly Dugum[]): string =>
  dugumler
    .map((d) => {
      if (typeof d === 'string') return d;
      const [etiket, , ...icindekiler] = d;
      return ARALIKLI.has(etiket) ? ` ${metni(icindekiler)} ` : metni(icindekiler);
    })
    .join('')
    .replace(/\s+/g, ' ');

const CEVRE = 60;

/** Cuts a text before or behind a place, at a blank. */
const oncesi = (s: string, i: number): string => {
  const bas = s.indexOf(' ', Math.max(0, i - CEVRE));
  return i <= CEVRE || bas === -1 || bas >= i ? s.slice(Math.max(0, i - CEVRE), i) : `…${s.slice(bas, i)}`;
};
const sonrasi = (s: string, i: number): string => {
  if (s.length - i <= CEVRE) return s.slice(i);
  return `${s.slice(i, s.lastIndexOf(' ', i + CEVRE))} …`;
};

/** The parts that hold every word, without regard to case and marks; those that are called so come first. */
export function kilavuzdaAra(bolumler: readonly Bolum[], aranan: string): Bulunan[] {
  const kelimeler = katla(aranan).split(/\s+/).filter(Boolean);
  if (kelimeler.length === 0) return [];
  const bulunanlar = bolumler.flatMap((bolum) =>
    bolum.parcalar.flatMap((parca) => {
      const ad = parca.baslik ?? bolum.baslik;
      const metin = metni(parca.dugumler).normalize('NFC').trim();
      const [katliAd, katli] = [katla(ad), katla(metin)];
      if (!kelimeler.every((k) => katliAd.includes(k) || katli.includes(k))) return [];
      const ilk = kelimeler.find((k) => katli.includes(k));
      const i = ilk === undefined ? 0 : katli.indexOf(ilk);
      const son = i + (ilk?.length ?? 0);
      return [
        {
          bulunan: { bolum, parca, once: oncesi(metin, i), kelime: metin.slice(i, son), sonra: sonrasi(metin, son) },
          adinda: kelimeler.every((k) => katliAd.includes(k)),
        },
      ];
    }),
  );
  return [...bulunanlar.filter((b) => b.adinda), ...bulunanlar.filter((b) => !b.adinda)].map((b) => b.bulunan);
}
