/** Acts on a waiting record, with the words of their buttons. */
export const BEKLEYEN_EYLEMLERI = {
  ac: 'Aç',
  ara: 'Ara',
  karar: 'Karar Ver',
  oku: 'Oku',
  ustlen: 'Üstlen',
  yenile: 'Yenile',
} as const;
export type BekleyenEylemi = keyof typeof BEKLEYEN_EYLEMLERI;
