/** Probability distributions: the chance of a value at least as far away. Without clock and database. */

/** A p value below this limit counts as a significant difference. */
export const ANLAM_SINIRI = 0.05;

const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
] as const;
/** The logarithm of the gamma function, for x > 0 (Lanczos, g = 7). */
export function lnGama(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - lnGama(1 - x);
  const t = x + 6.5;
  const toplam = LANCZOS.reduce((s, c, i) => s + c / (x + i), 0.9999999999998099);
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(toplam);
}

const EPS = 1e-15;
const KUCUK = 1e-300;
/** The continued fraction of the incomplete beta function, by Lentz's method. */
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

/** Two-sided probability that Student's t with `sd` degrees of freedom is at least this far from 0. */
export const tIkiYanli = (t: number, sd: number): number => beta(sd / (sd + t * t), sd / 2, 0.5);
/** Two-sided probability for the normal distribution, the limit of t for many degrees of freedom. */
export const zIkiYanli = (z: number): number => {
  const x = Math.abs(z);
  if (x > 38) return 0;
  // A series for small values, a continued fraction for large ones: each converges fast there.
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
/**
 * The two-sided critical value of t.
 * @param disarida probability outside the interval, 5 % by default
 */
export function tNoktasi(sd: number, disarida = ANLAM_SINIRI): number {
  let [alt, ust] = [0, 13];
  for (let i = 0; i < 80; i++) {
    const orta = (alt + ust) / 2;
    if (tIkiYanli(orta, sd) > disarida) alt = orta;
    else ust = orta;
  }
  return (alt + ust) / 2;
}
