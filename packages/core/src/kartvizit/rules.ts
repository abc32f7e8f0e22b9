import type { OnayKanali } from '../musteri/rules.ts';
import { type Gun, tarihYaz } from '../tarih.ts';
import { onayHatasi } from '../musteri/rules.ts';

/** So many cards of one customer are kept, and so many of one person that are no customer's yet. */
export const EN_COK_KART = 200;

/** Said of a card that has become somebody already. */
export const KART_KULLANILDI = 'Bu kartvizit zaten bir kişi oldu.';

/** A consent as it is written with a card, or later. */
export interface KartIzni {
  readonly Kanal: OnayKanali;
  readonly Tarih: Gun;
}

/** What is wrong with consents, or null. */
export function kartIzniHatasi(izinler: readonly KartIzni[], bugun: Gun): string | null {
  if (new Set(izinler.map((i) => i.Kanal)).size < izinler.length) return 'Her kanal bir kez yazılabilir.';
  return izinler.map((i) => onayHatasi(i.Tarih, bugun)).find((h) => h !== null) ?? null;
}

/** A consent as it is read: what, since when, from where. */
export const izinYaz = (i: {
  readonly Kanal: string;
  readonly Durum: string;
  readonly Tarih: string;
  readonly Kaynak: string;
}): string => `${i.Kanal}: ${i.Durum === 'Onay' ? 'onay verdi' : 'reddetti'}, ${tarihYaz(i.Tarih)}, ${i.Kaynak}`;
