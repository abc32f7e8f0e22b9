import { kucuk } from '../../platform/text/metin.ts';
import { type Kurus, kurus } from '../../platform/money/para.ts';
import { gecerliGun, type Gun, tarihOku } from '../../platform/time/tarih.ts';
import type { FaturaBelgesi } from './belge.ts';
import { KDV_KODU } from './kodlar.ts';
import { belgeTutari } from './olustur.ts';

/** Content of the QR code on a printed e-invoice: one line of JSON, all values as text, keys in a fixed order. */

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
  /** By rate, in whole per cent. */
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

/** Fields of an invoice's QR code: one field per VAT rate, even if the rate has several reasons. */
export function karekodBilgisi(b: FaturaBelgesi): KarekodBilgisi {
  const kdvler = b.Vergiler.flatMap((v) => v.Alt).filter((a) => a.Kod === KDV_KODU);
  const toplam = (metinler: readonly (string | null)[]) =>
    kurus(metinler.reduce((t, m) => t + belgeTutari(m ?? '0'), 0));
  return {
    SaticiVkn: b.Satici.Kimlik,
    AliciVkn: b.Alici.Kimlik,
    Senaryo: b.Senaryo,
    Tip: b.Tip,
    Tarih: b.Tarih,
    No: b.No,
    Ettn: b.Ettn,
    ParaBirimi: b.ParaBirimi,
    Brut: belgeTutari(b.Toplam.Satirlar),
    oranlar: [...Map.groupBy(kdvler, (a) => Number(a.Oran))].map(([KdvOran, bunlar]) => ({
      KdvOran,
      Matrah: toplam(bunlar.map((a) => a.Matrah)),
      Kdv: toplam(bunlar.map((a) => a.Vergi)),
    })),
    VergiDahil: belgeTutari(b.Toplam.VergiDahil),
    Odenecek: belgeTutari(b.Toplam.Odenecek),
  };
}

/** All fields of an invoice's code, calculated from its lines instead of from its totals by rate. */
function karekodAlanlari(b: FaturaBelgesi): Map<string, string> {
  const alanlar = new Map<string, string>([
    ['vkntckn', b.Satici.Kimlik],
    ['avkntckn', b.Alici.Kimlik],
    ['senaryo', b.Senaryo],
    ['tip', b.Tip],
    ['tarih', b.Tarih],
    ['no', b.No],
    ['ettn', b.Ettn],
    ['parabirimi', b.ParaBirimi],
    ['malhizmettoplam', b.Toplam.Satirlar],
    ['vergidahil', b.Toplam.VergiDahil],
    ['odenecek', b.Toplam.Odenecek],
  ]);
  const ekle = (ad: string, metin: string | null) =>
    alanlar.set(ad, tutar(kurus(belgeTutari(alanlar.get(ad) ?? '0') + belgeTutari(metin ?? '0'))));
  for (const a of b.Kalemler.flatMap((k) => k.Vergiler.flatMap((v) => v.Alt)))
    if (a.Kod === KDV_KODU) {
      ekle(`kdvmatrah(${Number(a.Oran)})`, a.Matrah);
      ekle(`hesaplanankdv(${Number(a.Oran)})`, a.Vergi);
    }
  return alanlar;
}

/** Differences between a QR code's text and its invoice, one sentence per field. Empty: they agree. */
export function karekodAykiriliklari(b: FaturaBelgesi, metin: string): string[] {
  let okunan: unknown;
  try {
    okunan = JSON.parse(metin);
  } catch {
    return ['Karekod okunamıyor.'];
  }
  const beklenen = karekodAlanlari(b);
  const yazilan = new Map(Object.entries(okunan ?? {}).map(([ad, deger]) => [ad, JSON.stringify(deger)] as const));
  return [
    ...[...beklenen].flatMap(([ad, olmali]) => {
      const deger = yazilan.get(ad);
      if (deger === undefined) return [`Karekodda ${ad} yok.`];
      return deger === JSON.stringify(olmali) ? [] : [`Karekoddaki ${ad} ‘${olmali}’ olmalı; ${deger} yazılmış.`];
    }),
    ...[...yazilan.keys()].filter((ad) => !beklenen.has(ad)).map((ad) => `Karekodda fazladan ${ad} var.`),
  ];
}

/** Fields read from another sender's code: enough to find the invoice and to compare its sums with the document. */
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

/** Reads `1310.00` or `1.310,00`. Null: neither of them. */
function tutarOku(metin: string): Kurus | null {
  const duz = /^\d{1,3}(?:\.\d{3})*,\d{1,2}$|^\d+,\d{1,2}$/.test(metin)
    ? metin.replaceAll('.', '').replace(',', '.')
    : metin;
  const [, tam, kesir = ''] = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(duz) ?? [];
  return tam === undefined ? null : kurus(Number(tam) * 100 + Number(kesir.padEnd(2, '0')));
}

const ETTN = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * Reads a code with any case of its keys and any notation of its numbers. Null: not a code, or required fields are
 * missing.
 */
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

/** Lower case for ASCII letters only, because keys are ASCII and the result must not depend on a language. */
const anahtari = (ad: string): string => ad.replaceAll(/[A-Z]/g, (h) => String.fromCodePoint(h.codePointAt(0)! + 32));
