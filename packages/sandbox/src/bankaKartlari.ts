/** The cards of the trial bank with their behaviours. Their numbers are never issued to anybody. */

export const DAVRANISLAR = {
  basarili: 'Ödenir.',
  limit: 'Limiti yetmez (51); para çekilmez.',
  suresi: 'Kartın süresi dolmuş (54); para çekilmez.',
  sifresiz: 'Kart sahibi doğrulanmaz (mdStatus 0); para çekilmez.',
  yarim: 'Doğrulama yarım kalır (mdStatus 4); para çekilmez.',
  donmez: 'Ödenir; tarayıcı geri dönmez, yalnız banka bildirir.',
  once: 'Ödenir; banka, tarayıcı dönmeden bildirir.',
  uclu: 'Ödenir; hem dönüş hem bildirim üç kez gelir.',
  gec: 'Ödenir; tarayıcı dönmez, bildirim geç gelir.',
  tutar: 'İstenenden fazlası çekilir; sistem uyarır, faturaya yazmaz.',
  imza: 'Ödenir; dönüşün imzası bozuktur, sonuç bankaya sorulunca öğrenilir.',
  ekalan: 'Ödenir; yanıtta bilinmeyen bir alan vardır.',
  ikionay: 'Aynı sipariş iki kez onaylanır; bir kez sayılır, sistem uyarır.',
  sessiz: 'Ödenir; ne dönüş ne bildirim gelir, sonuç bankaya sorulunca öğrenilir.',
} as const;
export type Davranis = keyof typeof DAVRANISLAR;

/** Behaviours by the last two digits. */
export const KARTLAR: readonly { readonly no: string; readonly davranis: Davranis }[] = (
  Object.keys(DAVRANISLAR) as Davranis[]
).map((davranis, i) => ({ no: `97920000000000${String(i + 1).padStart(2, '0')}`, davranis }));

export const SMS_SIFRESI = '123456';

/** The behaviour of a card. Null: no card of this bank. */
export const kartinDavranisi = (no: string): Davranis | null =>
  KARTLAR.find((k) => k.no === no.replaceAll(/\s/g, ''))?.davranis ?? null;
