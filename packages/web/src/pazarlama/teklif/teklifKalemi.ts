import { type Kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { type BayiOnerisi, onerilenIskonto } from '@masabasi/core/pazarlama/teklif/bayi';
import { fiyatYaz, iskontoYaz, miktarYaz } from '@masabasi/core/pazarlama/teklif/fark';
import {
  type Birim,
  iskontoCevir,
  kalemHatasi,
  type KdvOrani,
  ondalikCevir,
  type Periyot,
  type TeklifKalemi,
  teklifToplami,
} from '@masabasi/core/pazarlama/teklif/toplam';

/** The lines of a quote while they are written, and their sums: the logic of the editor without its fields. */

/** A line in writing: numbers as typed. `key` identifies it while lines change places. */
export interface YazilanKalem {
  readonly key: number;
  readonly Ad: string;
  readonly ProjeId: number | null;
  readonly Miktar: string;
  readonly Birim: Birim;
  readonly BirimFiyat: string;
  readonly Iskonto: string;
  readonly KdvOran: KdvOrani;
  readonly Periyot: Periyot;
  readonly Opsiyonel: boolean;
}

/** An empty line. */
export const bosKalem = (key: number, ProjeId: number | null): YazilanKalem => ({
  key,
  Ad: '',
  ProjeId,
  Miktar: '1',
  Birim: 'C62',
  BirimFiyat: '',
  Iskonto: '',
  KdvOran: 20,
  Periyot: 'yillik',
  Opsiyonel: false,
});

/** A line after a change of its product: an untyped discount becomes the proposal for the new product. */
export const urunuyle = (k: YazilanKalem, ProjeId: number | null, oneri: BayiOnerisi): YazilanKalem => ({
  ...k,
  ProjeId,
  Iskonto: k.Iskonto === onerilenIskonto(oneri, k.ProjeId) ? onerilenIskonto(oneri, ProjeId) : k.Iskonto,
});

/** The lines with the proposed discount on the empty ones. */
export const oneriyle = (kalemler: readonly YazilanKalem[], oneri: BayiOnerisi): readonly YazilanKalem[] =>
  kalemler.map((k) =>
    k.Ad === '' && k.BirimFiyat === '' && k.Iskonto === '' ? { ...k, Iskonto: onerilenIskonto(oneri, k.ProjeId) } : k,
  );

/** True when a line has the proposed discount; null without a proposal. */
export function onerilenMi(k: YazilanKalem, oneri: BayiOnerisi): boolean | null {
  if (onerilenIskonto(oneri, k.ProjeId) === '') return null;
  return iskontoCevir(k.Iskonto)?.IskontoOran === oneri.Oran;
}

/** A stored line in its typed form. */
export const yazilanKalem = (k: TeklifKalemi, key: number): YazilanKalem => ({
  key,
  Ad: k.Ad,
  ProjeId: k.ProjeId,
  Miktar: miktarYaz(k.Miktar),
  Birim: k.Birim,
  BirimFiyat: fiyatYaz(k.BirimFiyat),
  Iskonto: iskontoYaz(k),
  KdvOran: k.KdvOran,
  Periyot: k.Periyot,
  Opsiyonel: k.Opsiyonel,
});

/** The line for the calculator, or its error. */
export function okunanKalem(k: YazilanKalem): TeklifKalemi | string {
  const iskonto = iskontoCevir(k.Iskonto);
  if (iskonto === null) return 'İskontoyu %10 ya da 150,00 gibi yazınız.';
  const kalem: TeklifKalemi = {
    Ad: k.Ad,
    ProjeId: k.ProjeId,
    Miktar: ondalikCevir(k.Miktar) ?? '',
    Birim: k.Birim,
    BirimFiyat: ondalikCevir(k.BirimFiyat) ?? '',
    ...iskonto,
    KdvOran: k.KdvOran,
    Periyot: k.Periyot,
    Opsiyonel: k.Opsiyonel,
    Secildi: false,
  };
  return kalemHatasi(kalem) ?? kalem;
}

/** The figures below the lines of a quote with their names. The last one is the amount to pay. */
export function toplamSatirlari(
  kalemler: readonly TeklifKalemi[],
  birim: string,
): readonly (readonly [string, string])[] {
  const t = teklifToplami(kalemler);
  const para = (n: Kurus) => paraYaz(n, birim);
  return [
    ['Brüt', para(t.Brut)],
    ['İskonto', para(t.Iskonto)],
    ['KDV matrahı', para(t.Matrah)],
    ...t.oranlar.map((o) => [`KDV %${o.KdvOran}`, para(o.Kdv)] as const),
    ['Genel toplam', para(t.GenelToplam)],
  ];
}
