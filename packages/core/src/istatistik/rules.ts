/**
 * What answers say, and how sure one can be of it: shares, scores and means with the band in which the true one lies with
 * 95 %, and whether two of them differ by more than chance makes. No clock, no database.
 */

/** The two-sided 95 % point of the normal distribution. */
const Z = 1.959963984540054;
/** Below this p a difference is said to be one. */
export const ANLAM_SINIRI = 0.05;
/** Figures of a person are shown from so many answers on. */
export const EN_AZ_YANIT = 5;

/** A figure with its band; of nothing there is none. */
export interface Bant {
  readonly Deger: number;
  readonly Alt: number;
  readonly Ust: number;
}

// ——— distributions ———

const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
] as const;
/** The logarithm of the gamma function, for x > 0 (Lanczos, g = 7). */
function lnGama(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - lnGama(1 - x);
  const t = x + 6.5;
  const toplam = LANCZOS.reduce((s, c, i) => s + c / (x + i), 0.9999999999998099);
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(toplam);
}

const EPS = 1e-15;
const KUCUK = 1e-300;
/** The continued fraction of the incomplete beta function, by Lentz's way. */
function betaKesri(x: number, a: number, b: number): number {
  const enAz = (v: number) => (Math.abs(v) < KUCUK ? KUCUK : v);
  let c = 1;
  let d = 1 / enAz(1 - ((a + b) * x) / (a + 1));
  let h = d;
  for (let m = 1; m <= 500; m++) {
    const cift = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / enAz(1 + cift * d);
    c = enAz(1 + cift / c);
    h *= d * c;
    const tek = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / enAz(1 + tek * d);
    c = enAz(1 + tek / c);
    h *= d * c;
    if (Math.abs(d * c - 1) < EPS) break;
  }
  return h;
}
/** The regularised incomplete beta function. */
function beta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const on = Math.exp(lnGama(a + b) - lnGama(a) - lnGama(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2) ? (on * betaKesri(x, a, b)) / a : 1 - (on * betaKesri(1 - x, b, a)) / b;
}

/** How likely Student's t with `sd` degrees of freedom is as far from 0 as this, on either side. */
export const tIkiYanli = (t: number, sd: number): number => beta(sd / (sd + t * t), sd / 2, 0.5);
/** The same of the normal distribution, which is what t becomes with ever more degrees of freedom. */
export const zIkiYanli = (z: number): number => {
  const x = Math.abs(z);
  if (x > 38) return 0;
  // Series where it is quick, continued fraction where it is.
  if (x < 3) {
    let terim = x;
    let toplam = x;
    for (let n = 1; n < 200 && terim > EPS * toplam; n++) {
      terim *= (x * x) / (2 * n + 1);
      toplam += terim;
    }
    return 1 - 2 * toplam * Math.exp((-x * x) / 2) * (1 / Math.sqrt(2 * Math.PI));
  }
  let k = 0;
  for (let n = 120; n > 0; n--) k = n / (x + k);
  return (2 * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI) / (x + k);
};
/** The point beyond which, on both sides, t lies with 5 %. */
export function tNoktasi(sd: number): number {
  let [alt, ust] = [0, 13];
  for (let i = 0; i < 80; i++) {
    const orta = (alt + ust) / 2;
    if (tIkiYanli(orta, sd) > ANLAM_SINIRI) alt = orta;
    else ust = orta;
  }
  return (alt + ust) / 2;
}

// ——— figures with their bands ———

/** A share `k` of `n`, 0 to 1, with Wilson's band (without correction); null: of nothing. */
export function oranBandi(k: number, n: number): Bant | null {
  if (n === 0) return null;
  const [p, z2] = [k / n, Z * Z];
  const orta = (p + z2 / (2 * n)) / (1 + z2 / n);
  const yari = (Z / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  return { Deger: p, Alt: Math.max(0, orta - yari), Ust: Math.min(1, orta + yari) };
}

/** So many answers 9 and 10, 7 and 8, 0 to 6. */
export interface NpsSayilari {
  readonly Destekleyen: number;
  readonly Notr: number;
  readonly Yeren: number;
}
const npsOlcumu = ({ Destekleyen: d, Notr: o, Yeren: y }: NpsSayilari) => {
  const n = d + o + y;
  const fark = (d - y) / n;
  return { n, fark, varyans: (d + y) / n - fark * fark };
};
/** Added to the counts so that a few answers do not look sure (three answers in all, spread as of no opinion). */
const NPS_EKI = { Destekleyen: 0.75, Notr: 1.5, Yeren: 0.75 } as const;
/** The net promoter score, -100 to 100, with the adjusted Wald band; null: of nothing. */
export function npsBandi(s: NpsSayilari): Bant | null {
  const { n, fark } = npsOlcumu(s);
  if (n === 0) return null;
  const ekli = npsOlcumu({
    Destekleyen: s.Destekleyen + NPS_EKI.Destekleyen,
    Notr: s.Notr + NPS_EKI.Notr,
    Yeren: s.Yeren + NPS_EKI.Yeren,
  });
  const yari = Z * Math.sqrt(ekli.varyans / ekli.n);
  const sinir = (v: number) => Math.min(100, Math.max(-100, v * 100));
  return { Deger: fark * 100, Alt: sinir(ekli.fark - yari), Ust: sinir(ekli.fark + yari) };
}

/** So many values, their sum and the sum of their squares. */
export interface Toplamlar {
  readonly n: number;
  readonly t: number;
  readonly k: number;
}
const varyansi = ({ n, t, k }: Toplamlar): number => (n < 2 ? 0 : Math.max(0, (k - (t * t) / n) / (n - 1)));
/** A mean with the band of Student's t, within the bounds of what is measured; of one value it is all there is. */
export function ortalamaBandi(s: Toplamlar, [enAz, enCok]: readonly [number, number] = [0, 100]): Bant | null {
  if (s.n === 0) return null;
  const Deger = s.t / s.n;
  if (s.n === 1) return { Deger, Alt: enAz, Ust: enCok };
  const yari = tNoktasi(s.n - 1) * Math.sqrt(varyansi(s) / s.n);
  return { Deger, Alt: Math.max(enAz, Deger - yari), Ust: Math.min(enCok, Deger + yari) };
}

// ——— whether two differ ———

/** What was asked of a difference, and how likely chance alone makes one as large. */
export interface Sinama {
  readonly Ad: string;
  readonly P: number;
}
/** Whether chance alone may well have made a difference. */
export const rastlantiOlabilir = ({ P }: Sinama): boolean => P >= ANLAM_SINIRI;

const lnSecim = (n: number, k: number): number => lnGama(n + 1) - lnGama(k + 1) - lnGama(n - k + 1);
/** Fisher's exact test of two shares, both sides: all tables that are no likelier than this one. */
function fisher(k1: number, n1: number, k2: number, n2: number): number {
  const k = k1 + k2;
  const ln = (x: number) => lnSecim(n1, x) + lnSecim(n2, k - x) - lnSecim(n1 + n2, k);
  const sinir = ln(k1) + 1e-7;
  let p = 0;
  for (let x = Math.max(0, k - n2); x <= Math.min(k, n1); x++) if (ln(x) <= sinir) p += Math.exp(ln(x));
  return Math.min(1, p);
}

/** Whether two shares differ: two-proportion z, or Fisher's exact test where one expects fewer than five; null: one is of nothing. */
export function oranSinamasi(k1: number, n1: number, k2: number, n2: number): Sinama | null {
  if (n1 === 0 || n2 === 0) return null;
  const p = (k1 + k2) / (n1 + n2);
  const az = Math.min(n1, n2) * Math.min(p, 1 - p) < 5;
  if (az) return { Ad: 'Fisher kesin sınaması', P: fisher(k1, n1, k2, n2) };
  const z = (k1 / n1 - k2 / n2) / Math.sqrt(p * (1 - p) * (1 / n1 + 1 / n2));
  return { Ad: 'iki oran z sınaması', P: zIkiYanli(z) };
}

/** Whether two means differ: Welch's t; null: one is of fewer than two. */
export function ortalamaSinamasi(a: Toplamlar, b: Toplamlar): Sinama | null {
  if (a.n < 2 || b.n < 2) return null;
  const [va, vb] = [varyansi(a) / a.n, varyansi(b) / b.n];
  const fark = a.t / a.n - b.t / b.n;
  if (va + vb === 0) return { Ad: 'Welch t sınaması', P: fark === 0 ? 1 : 0 };
  const sd = (va + vb) ** 2 / ((va * va) / (a.n - 1) + (vb * vb) / (b.n - 1));
  return { Ad: 'Welch t sınaması', P: tIkiYanli(fark / Math.sqrt(va + vb), sd) };
}

/** Whether two net promoter scores differ: z of their difference; null: one is of nothing. */
export function npsSinamasi(a: NpsSayilari, b: NpsSayilari): Sinama | null {
  const [x, y] = [npsOlcumu(a), npsOlcumu(b)];
  if (x.n === 0 || y.n === 0) return null;
  const v = x.varyans / x.n + y.varyans / y.n;
  const fark = x.fark - y.fark;
  return { Ad: 'NPS farkı z sınaması', P: v === 0 ? (fark === 0 ? 1 : 0) : zIkiYanli(fark / Math.sqrt(v)) };
}
