import type { Surec } from '../../platform/process/surec.ts';
import { type An, istanbulGunu, istanbulSaati, tarihYaz } from '../../platform/time/tarih.ts';
import { MASA_BASI, MESAI_BASLANGICI, sebepHatasi } from '../mola/rules.ts';

/** Corrections of break records (settled: breaks 2): the allowed requests, and their effect on the shift. */

/** A record of a shift in a correction. `Id` is null for a record to be added. */
export interface DuzeltmeAraligi {
  readonly Id: number | null;
  readonly durum: number | null;
  /** Epoch milliseconds. `bitis` is null while the record is open. */
  readonly bas: number;
  readonly bit: number | null;
  /** For an added record that is the rest of a split one: the id of the split record. */
  readonly kaynakId?: number;
}

/**
 * Moves one record of a shift to new times and keeps the shift without gaps. Neighbours are shortened, and the time
 * that the record leaves becomes time at the desk. No record is removed: a record that is covered completely keeps its
 * row with zero length.
 * @returns the records that change or are added
 */
export function araligiDuzelt(
  kayitlar: readonly DuzeltmeAraligi[],
  id: number,
  bas: number,
  bit: number,
): DuzeltmeAraligi[] {
  const hedef = kayitlar.find((k) => k.Id === id);
  if (hedef?.bit == null) return [];
  const sonuc: DuzeltmeAraligi[] = [{ ...hedef, bas, bit }];
  for (const k of kayitlar) {
    if (k.Id === id || (k.bit !== null && k.bit === k.bas)) continue;
    const son = k.bit ?? Infinity;
    if (son <= bas || k.bas >= bit) continue;
    if (k.bas < bas) sonuc.push({ ...k, bit: bas });
    if (son > bit)
      sonuc.push(k.bas < bas ? { ...k, Id: null, kaynakId: k.Id ?? undefined, bas: bit } : { ...k, bas: bit });
    if (k.bas >= bas && son <= bit) sonuc.push({ ...k, bas: Math.min(k.bas, son), bit: Math.min(k.bas, son) });
  }
  const bosluk = (a: number, b: number) => {
    if (b > a) sonuc.push({ Id: null, durum: MASA_BASI, bas: a, bit: b });
  };
  bosluk(hedef.bas, Math.min(bas, hedef.bit));
  bosluk(Math.max(bit, hedef.bas), hedef.bit);
  return sonuc;
}

/** True if a record is a bound of its shift, the sign-in or the end. A bound is a moment and is moved as one. */
export const sinirMi = (durum: number | null): boolean => durum === null || durum === MESAI_BASLANGICI;

/**
 * Moves a bound of a shift to another moment and keeps the shift without gaps. Added time is time at the desk. A record
 * outside the new bounds keeps its row with zero length.
 * @returns the records that change or are added
 */
export function siniriDuzelt(kayitlar: readonly DuzeltmeAraligi[], id: number, an: number): DuzeltmeAraligi[] {
  const hedef = kayitlar.find((k) => k.Id === id);
  if (!hedef || !sinirMi(hedef.durum)) return [];
  const basi = hedef.durum !== null;
  const digerleri = kayitlar.filter((k) => !sinirMi(k.durum) && k.bas !== k.bit);
  const sonuc: DuzeltmeAraligi[] = [{ ...hedef, bas: an, bit: an }];
  const kazanilan = basi ? an < hedef.bas : an > hedef.bas;
  if (kazanilan) {
    const komsu = digerleri.find((k) => k.durum === MASA_BASI && (basi ? k.bas : k.bit) === hedef.bas);
    if (komsu) sonuc.push(basi ? { ...komsu, bas: an } : { ...komsu, bit: an });
    else sonuc.push({ Id: null, durum: MASA_BASI, bas: Math.min(an, hedef.bas), bit: Math.max(an, hedef.bas) });
    return sonuc;
  }
  for (const k of digerleri) {
    const bit = k.bit ?? Infinity;
    if (basi && k.bas < an) sonuc.push(bit <= an ? { ...k, bas: an, bit: an } : { ...k, bas: an });
    if (!basi && bit > an) sonuc.push(k.bas >= an ? { ...k, bas: an, bit: an } : { ...k, bit: an });
  }
  return sonuc;
}

/** Maximum move of a bound, and maximum length of a shift. */
const EN_COK_KAYMA_MS = 12 * 3_600_000;
const EN_UZUN_MESAI_MS = 24 * 3_600_000;

/** Reason to refuse a move of a shift's bound, or null. Times are epoch milliseconds. */
export function sinirEngeli(o: {
  readonly durum: number | null;
  /** The current time of the bound, and the other bound. For a running shift the other bound is now. */
  readonly eski: number;
  readonly diger: number;
  readonly an: number;
  readonly simdi: number;
  /** The person's other shifts. */
  readonly baskalari: readonly { readonly bas: number; readonly bit: number }[];
  readonly sebep: string;
}): string | null {
  const [bas, bit] = o.durum === null ? [o.diger, o.an] : [o.an, o.diger];
  if (o.an === o.eski) return 'Saatler kayıttakiyle aynı; değişen bir saat yazınız.';
  if (o.an > o.simdi) return 'Düzeltme ileri bir saat için istenemez.';
  if (bas >= bit) return 'Mesai, başlamadan bitemez; saatleri kontrol ediniz.';
  if (Math.abs(o.an - o.eski) > EN_COK_KAYMA_MS) return 'Mesainin başı ya da sonu en çok 12 saat düzeltilebilir.';
  if (bit - bas > EN_UZUN_MESAI_MS) return 'Bir mesai 24 saatten uzun olamaz.';
  if (o.baskalari.some((m) => m.bas < bit && m.bit > bas)) return 'Bu saatlerde başka bir mesainiz var.';
  return sebepHatasi(o.sebep);
}

/** Reason to refuse a correction, or null. Times are epoch milliseconds within the shift. */
export function duzeltmeEngeli(o: {
  readonly durum: number | null;
  readonly bitis: number | null;
  /** The current start of the record. */
  readonly baslama: number;
  readonly mesaiBas: number;
  readonly mesaiBit: number;
  readonly bas: number;
  readonly bit: number;
  readonly simdi: number;
  readonly sebep: string;
}): string | null {
  if (o.durum === null || o.durum === MESAI_BASLANGICI || o.bitis === null)
    return 'Yalnızca bitmiş mola kayıtları için düzeltme istenebilir.';
  if (o.bit < o.bas) return 'Bitiş saati başlama saatinden önce olamaz.';
  if (o.bas < o.mesaiBas || o.bit > o.mesaiBit) return 'Düzeltme o günkü mesainin içinde kalmalı.';
  if (o.bit > o.simdi) return 'Düzeltme ileri bir saat için istenemez.';
  if (o.bas === o.baslama && o.bit === o.bitis) return 'Saatler kayıttakiyle aynı; değişen bir saat yazınız.';
  return sebepHatasi(o.sebep);
}

const DUZELTME_DURUMLARI = ['Bekliyor', 'Onaylandı', 'Reddedildi'] as const;
type DuzeltmeDurumu = (typeof DUZELTME_DURUMLARI)[number];
interface DuzeltmeIstegi {
  readonly Durum: DuzeltmeDurumu;
  readonly KisiId: number;
}
interface KararVeren {
  readonly Id: number;
  readonly ayricalikli: boolean;
}

const kararVerir = (i: DuzeltmeIstegi, c: KararVeren): boolean => i.KisiId !== c.Id || c.ayricalikli;
const karar = (nereye: DuzeltmeDurumu, ad: string) =>
  ({
    nereden: ['Bekliyor'],
    nereye,
    ad,
    kosul: kararVerir,
    cumle: 'Kendi isteğinize siz karar veremezsiniz.',
  }) as const;

/** State machine of a correction request. The head of the person's department decides once. */
export const DUZELTME_SURECI: Surec<DuzeltmeDurumu, DuzeltmeIstegi, KararVeren> = {
  durumlar: DUZELTME_DURUMLARI,
  ilk: 'Bekliyor',
  hali: (i) => i.Durum,
  gecisler: [karar('Reddedildi', 'Reddet'), karar('Onaylandı', 'Onayla')],
  kapali: () => 'Bu istek için karar verilmiş.',
};

/** The times of a record, one time for the bound of a shift. */
export const saatleriYaz = (bas: An, bit: An | null): string =>
  bas === bit ? istanbulSaati(bas) : `${istanbulSaati(bas)}-${bit === null ? '…' : istanbulSaati(bit)}`;

/** A correction in a line: `20.11.2026 12:00-12:40 → 12:00-13:00`. */
export const duzeltmeYaz = (d: {
  readonly Eski_Baslama: An;
  readonly Eski_Bitis: An | null;
  readonly Yeni_Baslama: An;
  readonly Yeni_Bitis: An;
}): string =>
  `${tarihYaz(istanbulGunu(d.Eski_Baslama))} ${saatleriYaz(d.Eski_Baslama, d.Eski_Bitis)} → ${saatleriYaz(d.Yeni_Baslama, d.Yeni_Bitis)}`;
