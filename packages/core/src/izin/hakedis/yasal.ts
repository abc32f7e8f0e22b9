import { tarihYaz, type Gun } from '../../platform/time/tarih.ts';

/**
 * Statutory numbers about leave. An administrator edits their rows, each with its first valid day. This file has their
 * names and bounds.
 */
export const YASAL_DEGERLER = {
  hak1: { ad: '1–5 yıl çalışanın yıllık izni', birim: 'gün', kaynak: '4857 m. 53', enCok: 365 },
  hak6: { ad: '6–14 yıl çalışanın yıllık izni', birim: 'gün', kaynak: '4857 m. 53', enCok: 365 },
  hak15: { ad: '15 yıl ve üzeri çalışanın yıllık izni', birim: 'gün', kaynak: '4857 m. 53', enCok: 365 },
  yasAlt: { ad: 'Genç çalışan sayılan en büyük yaş', birim: 'yaş', kaynak: '4857 m. 53', enCok: 120 },
  yasUst: { ad: 'Yaşlı çalışan sayılan en küçük yaş', birim: 'yaş', kaynak: '4857 m. 53', enCok: 120 },
  yasEnAz: { ad: 'Genç ve yaşlı çalışanın en az izni', birim: 'gün', kaynak: '4857 m. 53', enCok: 365 },
  bolumEnAz: { ad: 'Yıllık iznin bir bölümü en az', birim: 'gün', kaynak: '4857 m. 56', enCok: 365 },
  haftalikSaat: { ad: 'Haftalık çalışma süresi', birim: 'saat', kaynak: '4857 m. 63', enCok: 168 },
  evlilik: { ad: 'Evlilik izni', birim: 'gün', kaynak: '4857 Ek m. 2', enCok: 365 },
  olum: { ad: 'Ölüm izni', birim: 'gün', kaynak: '4857 Ek m. 2', enCok: 365 },
  babalik: { ad: 'Babalık izni', birim: 'gün', kaynak: '4857 Ek m. 2', enCok: 365 },
  evlatEdinme: { ad: 'Evlat edinme izni', birim: 'gün', kaynak: '4857 Ek m. 2', enCok: 365 },
  analik: { ad: 'Doğum (analık) izni', birim: 'gün', kaynak: '4857 m. 74', enCok: 366 },
  yol: { ad: 'Yol izni', birim: 'gün', kaynak: '4857 m. 56', enCok: 365 },
} as const;
export type YasalAnahtar = keyof typeof YASAL_DEGERLER;
export const YASAL_ANAHTARLAR = Object.keys(YASAL_DEGERLER) as YasalAnahtar[];

/** Names on the screen, by key. */
export const YASAL_DEGER_ADLARI: Readonly<Record<string, string>> = Object.fromEntries(
  YASAL_ANAHTARLAR.map((a) => [a, YASAL_DEGERLER[a].ad]),
);

/** A number with its first valid day. It is valid until the next one begins. */
export interface YasalDeger {
  readonly Anahtar: YasalAnahtar;
  readonly GecerliBaslangic: Gun;
  readonly Deger: number;
}

/**
 * The value on a day. The oldest row also applies to the time before it.
 * @throws when there is no row: the last row of a number cannot be removed
 */
export function yasalDeger(degerler: readonly YasalDeger[], anahtar: YasalAnahtar, gun: Gun): number {
  const satirlar = degerler
    .filter((d) => d.Anahtar === anahtar)
    .toSorted((a, b) => (a.GecerliBaslangic < b.GecerliBaslangic ? -1 : 1));
  const gecerli = satirlar.findLast((d, i) => i === 0 || d.GecerliBaslangic <= gun);
  if (!gecerli) throw new Error(`no statutory row for ${anahtar}`);
  return gecerli.Deger;
}

/** Reason to refuse a number, or null. */
export function yasalDegerEngeli({ Anahtar, Deger, GecerliBaslangic }: YasalDeger): string | null {
  const { ad, birim, enCok } = YASAL_DEGERLER[Anahtar];
  if (GecerliBaslangic < '1900-01-01' || GecerliBaslangic > '2100-12-31')
    return `Geçerlilik tarihi ${tarihYaz('1900-01-01')} ile ${tarihYaz('2100-12-31')} arasında olmalı.`;
  return Deger >= 1 && Deger <= enCok ? null : `${ad} 1 ile ${enCok} ${birim} arasında olmalı.`;
}
