import type { GorusmeDurumu } from '@masabasi/core/masa/gorusme/rules';
import { MASA_BASI } from '@masabasi/core/mesai/mola/rules';
import { type Gun, gunEkle, gunFarki, haftaGunu, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { gunPlani } from './gun.ts';
import { hatirla } from './izinPlani.ts';
import { type DemoKisi, OYNANANLAR } from './kadro.ts';
import { type Zar, zar } from './zar.ts';

/**
 * The desk of the demo company on a day, as a pure function of the date. The shares of several rooms read it alike, and
 * each writes its own part as the day goes by.
 */

/** Channel. `masa`: a colleague writes down a spoken request, for anybody to take. */
type MasaYolu = 'telefon' | 'web' | 'posta' | 'masa';

interface MasaAdimi {
  readonly durum: GorusmeDurumu;
  readonly an: number;
}

/** One incoming matter. Moments are in epoch ms. */
export interface MasaIsi {
  /** Its name in the plan. */
  readonly anahtar: string;
  /** Seed of its random numbers. */
  readonly no: number;
  readonly yol: MasaYolu;
  /** Time of the call or the request. */
  readonly gelis: number;
  /** Time at which a person answers or takes it. Null: an unanswered call. */
  readonly alinis: number | null;
  /** Time at which a ticket is opened. Null: none is. */
  readonly acilis: number | null;
  /** Steps of the ticket after it was opened. */
  readonly adimlar: readonly MasaAdimi[];
  /** End of a call, answer to a request without a ticket, or return of a missed call. */
  readonly bitis: number | null;
  readonly baglanti: { readonly bas: number; readonly bit: number } | null;
  /** People at the desk by the plan at that time, in the order in which they would take it. */
  readonly adaylar: readonly DemoKisi[];
}

const DK = 60_000;
const SN = 1000;
const MASA_ZARI = 610_733;
const BASLANGIC_GUNU: Gun = '2000-01-01';
/** Matters on a working day and on other days. Most come in the day, some in the evening. */
const GUNDE = { is: 48, tatil: 12 } as const;
/** Ringing time of an unanswered call. */
export const SUSMA_MS = 25 * SN;
const DESTEK = OYNANANLAR.filter((k) => k.departman === 'Destek');

/** People at the desk by the plan at a moment. */
const masadakiler = (gun: Gun, an: number): DemoKisi[] =>
  DESTEK.filter((k) =>
    [0, -1].some((n) => gunPlani(k, gunEkle(gun, n))?.some((a) => a.durum === MASA_BASI && a.bas <= an && an < a.bit)),
  );

/** The steps of a ticket opened at a moment, and the connection that it needs. */
function yolu(z: Zar, acilis: number, sahipsiz: boolean): Pick<MasaIsi, 'adimlar' | 'baglanti'> {
  const adimlar: MasaAdimi[] = [];
  let an = acilis;
  const git = (durum: GorusmeDurumu, enAz: number, enFazla: number): void => {
    an += z.arasi(enAz * 60, enFazla * 60) * SN;
    adimlar.push({ durum, an });
  };
  if (sahipsiz) git('atandi', 2, 14);
  git('islemde', 1, 4);
  const islemde = an;
  if (z.olasi(0.3)) {
    git(z.olasi(0.7) ? 'musteri' : 'yazilim', 4, 15);
    // One in three of the waiting tickets waits for longer than the day.
    if (z.olasi(0.3)) return { adimlar, baglanti: null };
    git('islemde', 12, 70);
  }
  git('cozuldu', 6, 45);
  const bas = islemde + z.arasi(20, 90) * SN;
  return { adimlar, baglanti: z.olasi(0.45) ? { bas, bit: an - z.arasi(20, 80) * SN } : null };
}

function masaIsi(gun: Gun, n: number, gunNo: number): MasaIsi {
  const z = zar(MASA_ZARI, gunNo, n);
  const yol: MasaYolu = z.biri(['telefon', 'telefon', 'telefon', 'web', 'posta', 'masa']);
  const aksam = z.olasi(0.12);
  // No two on a day have the same moment, which identifies a record.
  const gelis = istanbulAni(gun, aksam ? '18:00' : '08:50') + z.arasi(0, (aksam ? 4.5 : 8.75) * 3600) * SN + n;
  const ortak = { anahtar: `masa-${gun}-${n}`, no: gunNo * 100 + n, yol, gelis };
  const adaylari = (an: number) => z.karistir(masadakiler(gun, an));
  const biten = { acilis: null, adimlar: [], baglanti: null };
  if (yol === 'telefon') {
    if (z.olasi(0.1)) {
      const bitis = gelis + z.arasi(12, 60) * DK;
      return { ...ortak, ...biten, alinis: null, bitis, adaylar: adaylari(bitis) };
    }
    const alinis = gelis + z.arasi(4, 20) * SN;
    const acilis = alinis + z.arasi(25, 90) * SN;
    const bitis = acilis + z.arasi(60, 420) * SN;
    return { ...ortak, alinis, acilis, bitis, ...yolu(z, acilis, false), adaylar: adaylari(alinis) };
  }
  if (yol === 'masa')
    return { ...ortak, alinis: gelis, acilis: gelis, bitis: null, ...yolu(z, gelis, true), adaylar: adaylari(gelis) };
  const alinis = gelis + z.arasi(150, 900) * SN;
  const sonra = alinis + z.arasi(60, 360) * SN;
  const adaylar = adaylari(alinis);
  if (z.olasi(0.3)) return { ...ortak, ...biten, alinis, bitis: sonra, adaylar };
  return { ...ortak, alinis, acilis: sonra, bitis: null, ...yolu(z, sonra, false), adaylar };
}

const gununIsleri = hatirla((gunNo): readonly MasaIsi[] => {
  const gun = gunEkle(BASLANGIC_GUNU, gunNo);
  const adet = haftaGunu(gun) <= 5 ? GUNDE.is : GUNDE.tatil;
  return Array.from({ length: adet }, (_, n) => masaIsi(gun, n, gunNo)).toSorted((a, b) => a.gelis - b.gelis);
}, 8);

/** Matters of the desk on these days, up to a moment. */
export function masaIsleri(ilk: Gun, son: Gun, simdi: number): MasaIsi[] {
  const isler: MasaIsi[] = [];
  for (let gun = ilk; gun <= son; gun = gunEkle(gun, 1))
    isler.push(...gununIsleri(gunFarki(BASLANGIC_GUNU, gun)).filter((i) => i.gelis <= simdi));
  return isler;
}

/** Every moment at which something happens to the matters of a day. */
export const masaAnlari = (gun: Gun): readonly number[] =>
  masaIsleri(gun, gun, Infinity).flatMap((i) =>
    [
      i.gelis,
      i.alinis ?? i.gelis + SUSMA_MS,
      i.acilis,
      i.bitis,
      i.baglanti?.bas,
      i.baglanti?.bit,
      ...i.adimlar.map((a) => a.an),
    ].filter((an) => typeof an === 'number'),
  );
