import { kucuk } from '../metin.ts';
import { type Kurus, kurus } from '../para.ts';
import { gecerliGun, type Gun, tarihOku } from '../tarih.ts';

/** What the square code of a printed e-invoice says: one line of JSON, all values as text, keys in a fixed order. */

export interface KarekodBilgisi {
  readonly SaticiVkn: string;
  readonly AliciVkn: string;
  readonly Senaryo: string;
  readonly Tip: string;
  readonly Tarih: Gun;
  readonly No: string;
  readonly Ettn: string;
  readonly ParaBirimi: string;
  /** Before discounts. */
  readonly Brut: Kurus;
  /** By rate, whole per cent. */
  readonly oranlar: readonly { readonly KdvOran: number; readonly Matrah: Kurus; readonly Kdv: Kurus }[];
  readonly VergiDahil: Kurus;
  readonly Odenecek: Kurus;
}

const tutar = (k: Kurus): string => `${Math.floor(k / 100)}.${String(k % 100).padStart(2, '0')}`;

/** The text of the code. */
export const karekodYaz = (b: KarekodBilgisi): string =>
  JSON.stringify(
    Object.fromEntries([
      ['vkntckn', b.SaticiVkn],
      ['avkntckn', b.AliciVkn],
      ['senaryo', b.Senaryo],
      ['tip', b.Tip],
      ['tarih', b.Tarih],
      ['no', b.No],
      ['ettn', b.Ettn],
      ['parabirimi', b.ParaBirimi],
      ['malhizmettoplam', tutar(b.Brut)],
      ...b.oranlar.map((o) => [`kdvmatrah(${o.KdvOran})`, tutar(o.Matrah)]),
      ...b.oranlar.map((o) => [`hesaplanankdv(${o.KdvOran})`, tutar(o.Kdv)]),
      ['vergidahil', tutar(b.VergiDahil)],
      ['odenecek', tutar(b.Odenecek)],
    ]),
  );

/** What is read of somebody else's code: enough to find the invoice and to hold its sums against the document. */
export interface OkunanKarekod {
  readonly SaticiVkn: string | null;
  readonly AliciVkn: string | null;
  readonly Tarih: Gun;
  readonly No: string | null;
  readonly Ettn: string;
  readonly ParaBirimi: string;
  readonly Kdv: Kurus;
  readonly Odenecek: Kurus;
}

/** `1310.00` or `1.310,00`; null: neither. */
function tutarOku(metin: string): Kurus | null {
  const duz = /^\d{1,3}(?:\.\d{3})*,\d{1,2}$|^\d+,\d{1,2}$/.test(metin)
    ? metin.replaceAll('.', '').replace(',', '.')
    : metin;
  const [, tam, kesir = ''] = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(duz) ?? [];
  return tam === undefined ? null : kurus(Number(tam) * 100 + Number(kesir.padEnd(2, '0')));
}

const ETTN = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Reads a code, whatever the case of its keys and the look of its figures; null: it is none, or lacks what is needed. */
export function karekodOku(metin: string): OkunanKarekod | null {
  let ham: unknown;
  try {
    ham = JSON.parse(metin);
  } catch {
    return null;
  }
  if (typeof ham !== 'object' || ham === null || Array.isArray(ham)) return null;
  const alanlar = new Map(
    Object.entries(ham).flatMap(([ad, deger]) =>
      typeof deger === 'string' ? [[anahtari(ad), deger.trim()] as const] : [],
    ),
  );
  const al = (ad: string) => alanlar.get(ad) ?? null;
  const tarih = al('tarih');
  const Tarih = tarih === null ? null : gecerliGun(tarih) ? tarih : tarihOku(tarih);
  const Ettn = (al('ettn') ?? '').replaceAll(/[A-F]/g, kucuk);
  const Odenecek = tutarOku(al('odenecek') ?? '');
  const kdvler = [...alanlar].flatMap(([ad, d]) => (ad.startsWith('hesaplanankdv(') ? [tutarOku(d)] : []));
  if (Tarih === null || !ETTN.test(Ettn) || Odenecek === null || kdvler.includes(null)) return null;
  const birim = al('parabirimi') ?? 'TRY';
  return {
    SaticiVkn: al('vkntckn'),
    AliciVkn: al('avkntckn'),
    Tarih,
    No: al('no'),
    Ettn,
    ParaBirimi: birim === 'TL' ? 'TRY' : birim,
    Kdv: kurus(kdvler.reduce<number>((t, k) => t + k!, 0)),
    Odenecek,
  };
}

/** Keys are ASCII: in small letters without regard to a language. */
const anahtari = (ad: string): string => ad.replaceAll(/[A-Z]/g, (h) => String.fromCodePoint(h.codePointAt(0)! + 32));
