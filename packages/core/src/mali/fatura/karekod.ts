import { type Kurus, kurus } from '../../platform/money/para.ts';
import type { Gun } from '../../platform/time/tarih.ts';
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
