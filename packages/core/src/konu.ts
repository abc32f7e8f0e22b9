/**
 * What a read shows and a write changes: where the two meet, the browser reads again. Mostly a room's own records; finer
 * where one of its writes concerns only some of its reads.
 */
export const KONULAR = [
  'aktarim',
  /** The imports one has made and their lines, without how far one is. */
  'aktarimlar',
  'aydinlatma',
  /** Who has read it. */
  'aydinlatmaOkuyan',
  /** Which customers are alike or were merged. */
  'birlesme',
  'demo',
  'departman',
  'duyuru',
  'hakedis',
  'ikiAdim',
  'izin',
  'izinTalep',
  /** Who is away: on the board and the home page, which hear of others' leaves as of breaks. */
  'izinli',
  'kurulum',
  'lisans',
  'menu',
  'mola',
  'molaDuzeltme',
  /** A customer's card: of one that was deleted there is nothing to read again. */
  'musteri',
  /** Which customers there are. */
  'musteriler',
  'oturum',
  'personel',
  'posta',
  'proje',
  'rol',
  'saklama',
  'suzgec',
  'tanim',
  'tatil',
  /** What the caller may do: whom a change concerns the server knows, and tells them; no write says it by itself. */
  'yetki',
] as const;
export type Konu = (typeof KONULAR)[number];
