import { ANLAM_SINIRI, lnGama, tIkiYanli, tNoktasi, zIkiYanli } from '../../platform/statistics/olasilik.ts';
import { ayEkle, type Gun, gunEkle, gunFarki, haftaGunu } from '../../platform/time/tarih.ts';

/**
 * Statistics of the answers: shares, scores and means with their 95 % band, and tests for differences beyond chance. No
 * clock, no database.
 */

/** The two-sided 95 % point of the normal distribution. */
const Z = 1.959963984540054;
/** Minimum number of answers to show a person's figures. */
export const EN_AZ_YANIT = 5;

/** A figure with its 95 % band. Without any value the figure is null. */
export interface Bant {
  readonly Deger: number;
  readonly Alt: number;
  readonly Ust: number;
}

// ——— figures with their bands ———

/** A share `k` of `n`, 0 to 1, with Wilson's band (without correction). Null: `n` is 0. */
export function oranBandi(k: number, n: number): Bant | null {
  if (n === 0) return null;
  const [p, z2] = [k / n, Z * Z];
  const orta = (p + z2 / (2 * n)) / (1 + z2 / n);
  const yari = (Z / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  return { Deger: p, Alt: Math.max(0, orta - yari), Ust: Math.min(1, orta + yari) };
}

/** Number of answers 9 and 10, 7 and 8, 0 to 6. */
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
/** Added to the counts, so that a few answers do not look certain (three answers in all, balanced around zero). */
const NPS_EKI = { Destekleyen: 0.75, Notr: 1.5, Yeren: 0.75 } as const;
/** The net promoter score, -100 to 100, with the adjusted Wald band. Null: no answer. */
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

/** Number of values, their sum, and the sum of their squares. */
export interface Toplamlar {
  readonly n: number;
  readonly t: number;
  readonly k: number;
}
const varyansi = ({ n, t, k }: Toplamlar): number => (n < 2 ? 0 : Math.max(0, (k - (t * t) / n) / (n - 1)));
/** A mean with the band of Student's t, cut to the scale. For one value the band is the whole scale. */
export function ortalamaBandi(s: Toplamlar, [enAz, enCok]: readonly [number, number] = [0, 100]): Bant | null {
  if (s.n === 0) return null;
  const Deger = s.t / s.n;
  if (s.n === 1) return { Deger, Alt: enAz, Ust: enCok };
  const yari = tNoktasi(s.n - 1) * Math.sqrt(varyansi(s) / s.n);
  return { Deger, Alt: Math.max(enAz, Deger - yari), Ust: Math.min(enCok, Deger + yari) };
}

// ——— tests of differences ———

/** A test of a difference. `P` is the probability that chance alone makes one as large. */
export interface Sinama {
  readonly Ad: string;
  readonly P: number;
}
/** True if chance alone can explain the difference. */
export const rastlantiOlabilir = ({ P }: Sinama): boolean => P >= ANLAM_SINIRI;

const lnSecim = (n: number, k: number): number => lnGama(n + 1) - lnGama(k + 1) - lnGama(n - k + 1);
/** Fisher's exact test of two shares, both sides: sums all tables that are at most as likely as this one. */
function fisher(k1: number, n1: number, k2: number, n2: number): number {
  const k = k1 + k2;
  const ln = (x: number) => lnSecim(n1, x) + lnSecim(n2, k - x) - lnSecim(n1 + n2, k);
  const sinir = ln(k1) + 1e-7;
  let p = 0;
  for (let x = Math.max(0, k - n2); x <= Math.min(k, n1); x++) if (ln(x) <= sinir) p += Math.exp(ln(x));
  return Math.min(1, p);
}

/** Tests two shares: two-proportion z, or Fisher's exact test below five expected cases. Null: a group is empty. */
export function oranSinamasi(k1: number, n1: number, k2: number, n2: number): Sinama | null {
  if (n1 === 0 || n2 === 0) return null;
  const p = (k1 + k2) / (n1 + n2);
  const az = Math.min(n1, n2) * Math.min(p, 1 - p) < 5;
  if (az) return { Ad: 'Fisher kesin sınaması', P: fisher(k1, n1, k2, n2) };
  const z = (k1 / n1 - k2 / n2) / Math.sqrt(p * (1 - p) * (1 / n1 + 1 / n2));
  return { Ad: 'iki oran z sınaması', P: zIkiYanli(z) };
}

/** Tests the difference of two means: Welch's t. Null: a group has fewer than two values. */
export function ortalamaSinamasi(a: Toplamlar, b: Toplamlar): Sinama | null {
  if (a.n < 2 || b.n < 2) return null;
  const [va, vb] = [varyansi(a) / a.n, varyansi(b) / b.n];
  const fark = a.t / a.n - b.t / b.n;
  if (va + vb === 0) return { Ad: 'Welch t sınaması', P: fark === 0 ? 1 : 0 };
  const sd = (va + vb) ** 2 / ((va * va) / (a.n - 1) + (vb * vb) / (b.n - 1));
  return { Ad: 'Welch t sınaması', P: tIkiYanli(fark / Math.sqrt(va + vb), sd) };
}

/** Tests the difference of two net promoter scores: z of their difference. Null: a group is empty. */
export function npsSinamasi(a: NpsSayilari, b: NpsSayilari): Sinama | null {
  const [x, y] = [npsOlcumu(a), npsOlcumu(b)];
  if (x.n === 0 || y.n === 0) return null;
  const v = x.varyans / x.n + y.varyans / y.n;
  const fark = x.fark - y.fark;
  return { Ad: 'NPS farkı z sınaması', P: v === 0 ? (fark === 0 ? 1 : 0) : zIkiYanli(fark / Math.sqrt(v)) };
}

// ——— figures of a group of sent surveys ———

/** Counts of a group of sent surveys. Two groups are added field by field. */
export interface Sayilanlar {
  readonly Sorulan: number;
  readonly Yanitlanan: number;
  /** Answers with a score, the sum of the scores in hundredths, and the sum of their squares. */
  readonly Puanli: number;
  readonly PuanToplami: number;
  readonly PuanKareleri: number;
  /** Answers on a scale of 1 to 5, and the answers 4 and 5 among them. */
  readonly Csatli: number;
  readonly Memnun: number;
  readonly Destekleyen: number;
  readonly Notr: number;
  readonly Yeren: number;
}
export const BOS_SAYILANLAR: Sayilanlar = {
  Sorulan: 0,
  Yanitlanan: 0,
  Puanli: 0,
  PuanToplami: 0,
  PuanKareleri: 0,
  Csatli: 0,
  Memnun: 0,
  Destekleyen: 0,
  Notr: 0,
  Yeren: 0,
};
const SAYILAN_ADLARI = Object.keys(BOS_SAYILANLAR) as (keyof Sayilanlar)[];
/** The sum of all groups. */
export const topla = (gruplar: readonly Sayilanlar[]): Sayilanlar => {
  const toplam: { -readonly [K in keyof Sayilanlar]: number } = { ...BOS_SAYILANLAR };
  for (const g of gruplar) for (const ad of SAYILAN_ADLARI) toplam[ad] += g[ad];
  return toplam;
};

/** Names of the figures on the screens, in their order. */
export const OLCUM_ADLARI = { Yanit: 'Yanıt oranı', Puan: 'Puan', Csat: 'CSAT', Nps: 'NPS' } as const;
export type OlcumAdi = keyof typeof OLCUM_ADLARI;
export const OLCUMLER = Object.keys(OLCUM_ADLARI) as OlcumAdi[];
export const OLCUM_ARALIKLARI: Readonly<Record<OlcumAdi, readonly [number, number]>> = {
  Yanit: [0, 100],
  Puan: [0, 100],
  Csat: [0, 100],
  Nps: [-100, 100],
};
/** True for a figure in percent, false for points. */
const yuzdeliMi = (ad: OlcumAdi): boolean => ad === 'Yanit' || ad === 'Csat';

const puanlari = (s: Sayilanlar): Toplamlar => ({
  n: s.Puanli,
  t: s.PuanToplami / 100,
  k: s.PuanKareleri / 10_000,
});
const yuzde = (b: Bant | null): Bant | null => b && { Deger: b.Deger * 100, Alt: b.Alt * 100, Ust: b.Ust * 100 };

/** The figures of a group, each with its band. Null: no value. */
export const olcumleri = (s: Sayilanlar): Record<OlcumAdi, Bant | null> => ({
  Yanit: yuzde(oranBandi(s.Yanitlanan, s.Sorulan)),
  Puan: ortalamaBandi(puanlari(s)),
  Csat: yuzde(oranBandi(s.Memnun, s.Csatli)),
  Nps: npsBandi(s),
});

/** The difference between the figures of two groups, with its test. */
export interface OlcumFarki extends Sinama {
  readonly Fark: number;
  readonly Rastlanti: boolean;
}
const SINAMALAR: Readonly<Record<OlcumAdi, (a: Sayilanlar, b: Sayilanlar) => Sinama | null>> = {
  Yanit: (a, b) => oranSinamasi(a.Yanitlanan, a.Sorulan, b.Yanitlanan, b.Sorulan),
  Puan: (a, b) => ortalamaSinamasi(puanlari(a), puanlari(b)),
  Csat: (a, b) => oranSinamasi(a.Memnun, a.Csatli, b.Memnun, b.Csatli),
  Nps: npsSinamasi,
};
/** The differences between a group and the group before it. Null: nothing to compare. */
export function olcumFarklari(a: Sayilanlar, b: Sayilanlar): Record<OlcumAdi, OlcumFarki | null> {
  const [simdi, once] = [olcumleri(a), olcumleri(b)];
  const farki = (ad: OlcumAdi): OlcumFarki | null => {
    const sinama = SINAMALAR[ad](a, b);
    const [x, y] = [simdi[ad], once[ad]];
    return sinama && x && y && { ...sinama, Fark: x.Deger - y.Deger, Rastlanti: rastlantiOlabilir(sinama) };
  };
  return { Yanit: farki('Yanit'), Puan: farki('Puan'), Csat: farki('Csat'), Nps: farki('Nps') };
}

// ——— periods ———

/** A period, given by its first and its last day. */
export interface Donem {
  readonly Ilk: Gun;
  readonly Son: Gun;
}
/** Maximum length of a period, in days. */
const EN_UZUN_DONEM = 1830;
/** The default period: this month and the eleven before. */
export const sonOnIkiAy = (bugun: Gun): Donem => ({ Ilk: ayEkle(`${bugun.slice(0, 7)}-01`, -11), Son: bugun });

const aySonu = (gun: Gun): Gun => gunEkle(ayEkle(`${gun.slice(0, 7)}-01`, 1), -1);
const aySayisi = (gun: Gun): number => Number(gun.slice(0, 4)) * 12 + Number(gun.slice(5, 7));
/** The period right before: as many months for whole months (the last may be the current one), else as many days. */
export function oncekiDonem({ Ilk, Son }: Donem, bugun: Gun): Donem {
  const ay = aySayisi(Son) - aySayisi(Ilk) + 1;
  if (Ilk.endsWith('-01') && (Son === aySonu(Son) || Son === bugun))
    return { Ilk: ayEkle(Ilk, -ay), Son: gunEkle(Ilk, -1) };
  return { Ilk: gunEkle(Ilk, -(gunFarki(Ilk, Son) + 1)), Son: gunEkle(Ilk, -1) };
}

/** The part of a day's week that lies within its month. Weeks and months both consist of such parts. */
export function parcasi(gun: Gun): Donem {
  const [pazartesi, ayin] = [gunEkle(gun, 1 - haftaGunu(gun)), `${gun.slice(0, 7)}-01`];
  const [pazar, sonu] = [gunEkle(pazartesi, 6), aySonu(gun)];
  return { Ilk: pazartesi > ayin ? pazartesi : ayin, Son: pazar < sonu ? pazar : sonu };
}
/** Splits a period into its whole parts, as one range (null: none), and the days beside them. */
export function parcalara(
  { Ilk, Son }: Donem,
  bugun: Gun,
): { readonly butun: Donem | null; readonly kenarlar: Donem[] } {
  const [ilk, son] = [parcasi(Ilk), parcasi(Son)];
  // There are no surveys after today, so the current part counts as whole.
  const butun = {
    Ilk: ilk.Ilk === Ilk ? Ilk : gunEkle(ilk.Son, 1),
    Son: son.Son === Son || Son >= bugun ? Son : gunEkle(son.Ilk, -1),
  };
  if (butun.Son < butun.Ilk) return { butun: null, kenarlar: [{ Ilk, Son }] };
  const kenarlar = [
    { Ilk, Son: gunEkle(butun.Ilk, -1) },
    { Ilk: gunEkle(butun.Son, 1), Son },
  ].filter((k) => k.Ilk <= k.Son);
  return { butun, kenarlar };
}

/** Reason to refuse a period, or null. */
export function donemHatasi({ Ilk, Son }: Donem): string | null {
  if (Son < Ilk) return 'Dönemin son günü, ilk gününden önce olamaz.';
  return gunFarki(Ilk, Son) >= EN_UZUN_DONEM ? 'Bir dönem en çok beş yıl olur.' : null;
}

export const BIRIMLER = { ay: 'Aylık', hafta: 'Haftalık' } as const;
export type Birim = keyof typeof BIRIMLER;
const birimBasi = (gun: Gun, birim: Birim): Gun =>
  birim === 'ay' ? `${gun.slice(0, 7)}-01` : gunEkle(gun, 1 - haftaGunu(gun));
/** The months or weeks of a period. The first and the last are cut to the period. */
export function dilimleri({ Ilk, Son }: Donem, birim: Birim): Donem[] {
  const dilimler: Donem[] = [];
  for (let gun = birimBasi(Ilk, birim); gun <= Son;) {
    const sonraki = birim === 'ay' ? ayEkle(gun, 1) : gunEkle(gun, 7);
    const son = gunEkle(sonraki, -1);
    dilimler.push({ Ilk: gun < Ilk ? Ilk : gun, Son: son > Son ? Son : son });
    gun = sonraki;
  }
  return dilimler;
}

// ——— groups of answers ———

export const GRUPLAR = {
  urun: 'Ürün',
  anket: 'Anket',
  kanal: 'Kanal',
  departman: 'Departman',
  il: 'İl',
  personel: 'Personel',
} as const;
export type Grup = keyof typeof GRUPLAR;

/** The parts of a figure. Each part is a list of its own. */
export const HANGILERI = {
  yanitlanan: 'Yanıtlananlar',
  yanitlanmayan: 'Yanıtlanmayanlar',
  puanli: 'Puanı olanlar',
  csatli: '1–5 sorusu yanıtlananlar',
  memnun: 'Memnun olanlar (4 ve 5)',
  npsli: '0–10 sorusu yanıtlananlar',
  destekleyen: 'Destekleyenler (9 ve 10)',
  notr: 'Nötrler (7 ve 8)',
  yeren: 'Yerenler (0–6)',
  dusuk: 'Düşük puanlılar',
  kapanan: 'İzlemesi kapanan düşük puanlılar',
  yorumlu: 'Yorum yazanlar',
} as const;
export type Hangi = keyof typeof HANGILERI;

/** Bars of the distributions: answers of 1 to 5, answers of 0 to 10, scores by tens (the last with 100). */
export const CSAT_DEGERLERI = [1, 2, 3, 4, 5] as const;
export const NPS_DEGERLERI = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const PUAN_DILIMLERI = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const dilimAdi = (dilim: number): string => `${dilim * 10}–${dilim === 9 ? 100 : dilim * 10 + 9}`;

// ——— figures in words ———

/** `12,3`, with a minus sign below 0. */
export const ondalikYaz = (n: number, basamak = 1): string =>
  n
    .toFixed(basamak)
    .replace('.', ',')
    .replace(/^-(?=.*[1-9])/, '−')
    .replace(/^-/, '');
export const olcumYaz = (ad: OlcumAdi, n: number): string => (yuzdeliMi(ad) ? `%${ondalikYaz(n)}` : ondalikYaz(n));
/** A band: `%61,2 – %70,4`. */
export const bantYaz = (ad: OlcumAdi, b: Bant): string => `${olcumYaz(ad, b.Alt)} – ${olcumYaz(ad, b.Ust)}`;
const pYaz = (p: number): string => (p < 0.001 ? 'p < 0,001' : `p = ${ondalikYaz(p, 3)}`);
/** A difference as a sentence. */
export function farkSozu(f: OlcumFarki): string {
  const miktar = ondalikYaz(Math.abs(f.Fark));
  const yon = miktar === '0,0' ? 'değişmedi' : f.Fark > 0 ? `${miktar} puan arttı` : `${miktar} puan azaldı`;
  return `${yon}${f.Rastlanti ? '; fark rastlantı olabilir' : ''}`;
}
/** The test behind a difference, for readers who know statistics. */
export const sinamaSozu = (f: OlcumFarki): string => `${f.Ad}, ${pYaz(f.P)}`;
/** The sentence with its test, for printed pages and spreadsheets. */
export const farkYaz = (f: OlcumFarki): string => `${farkSozu(f)} (${sinamaSozu(f)})`;
