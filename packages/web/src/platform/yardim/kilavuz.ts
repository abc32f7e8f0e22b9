import { katla } from '@masabasi/core/platform/text/metin';

/** The guide as the panel shows it; `packages/web/kilavuz.ts` makes it of docs/kullanim.md when the product is built. */

/** A text, or an element with its attributes and children. */
export type Dugum =
  | string
  | readonly [etiket: string, nitelik: Readonly<Record<string, string | number>> | null, ...icindekiler: Dugum[]];

/** Content under one heading. The first part of a section has the section's heading. */
export interface Parca {
  readonly id: string;
  readonly baslik: string | null;
  readonly dugumler: Dugum[];
}

export interface Bolum {
  readonly id: string;
  readonly baslik: string;
  /** Paths of the screens that it describes, as in routes.tsx. */
  readonly sayfalar: readonly string[];
  readonly parcalar: readonly Parca[];
}

/** A part that holds every searched word, with the text around the first match. */
export interface Bulunan {
  readonly bolum: Bolum;
  readonly parca: Parca;
  readonly once: string;
  readonly kelime: string;
  readonly sonra: string;
}

/** Elements with a visible gap between them. */
const ARALIKLI = new Set(['p', 'li', 'tr', 'td', 'th', 'ul', 'ol', 'table']);

/** The text of nodes, in one line. */
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

/** Cut a text before or behind a place, at a blank. */
const oncesi = (s: string, i: number): string => {
  const bas = s.indexOf(' ', Math.max(0, i - CEVRE));
  return i <= CEVRE || bas === -1 || bas >= i ? s.slice(Math.max(0, i - CEVRE), i) : `…${s.slice(bas, i)}`;
};
const sonrasi = (s: string, i: number): string => {
  if (s.length - i <= CEVRE) return s.slice(i);
  return `${s.slice(i, s.lastIndexOf(' ', i + CEVRE))} …`;
};

/** The parts that hold every word, without regard to case and accents. Parts with a matching heading come first. */
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
