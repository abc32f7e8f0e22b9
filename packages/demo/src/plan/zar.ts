/** Seed of all random numbers. A change of it changes every demo company. */
const TOHUM = 0x6d6f6c61;

export interface Zar {
  /** 0 included to 1 excluded. */
  sayi(): number;
  /** A whole number, both ends included. */
  arasi(enAz: number, enFazla: number): number;
  olasi(ihtimal: number): boolean;
  biri<T>(liste: readonly T[]): T;
  karistir<T>(liste: readonly T[]): T[];
}

/** The finalizer of splitmix32: neighbouring keys give unrelated numbers. */
function karma(a: number, b: number): number {
  let h = (a ^ Math.imul(b | 0, 0x9e3779b9)) + 0x9e3779b9;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return (h ^ (h >>> 15)) >>> 0;
}

/** A random generator (mulberry32) with its keys as seed: the same keys always give the same numbers. */
export function zar(...anahtarlar: readonly number[]): Zar {
  let durum = anahtarlar.reduce(karma, TOHUM);
  const sayi = (): number => {
    durum = (durum + 0x6d2b79f5) | 0;
    let t = Math.imul(durum ^ (durum >>> 15), durum | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const arasi = (enAz: number, enFazla: number): number => enAz + Math.floor(sayi() * (enFazla - enAz + 1));
  return {
    sayi,
    arasi,
    olasi: (ihtimal) => sayi() < ihtimal,
    biri: (liste) => liste[arasi(0, liste.length - 1)]!,
    karistir: (liste) => {
      const k = [...liste];
      for (let i = k.length - 1; i > 0; i--) {
        const j = arasi(0, i);
        [k[i], k[j]] = [k[j]!, k[i]!];
      }
      return k;
    },
  };
}
