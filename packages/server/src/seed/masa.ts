import type { GorusmeDurumu } from '@masabasi/core/gorusme/rules';
import { MASA_BASI } from '@masabasi/core/mola/rules';
import { type Gun, gunEkle, gunFarki, haftaGunu, istanbulAni } from '@masabasi/core/tarih';
import { gunPlani } from './gun.ts';
import { hatirla } from './izinPlani.ts';
import { type DemoKisi, OYNANANLAR } from './kadro.ts';
import { type Zar, zar } from './tohum.ts';

/**
 * What comes to the desk of the demo company on a day and what becomes of it: a pure function of the date, which the shares
 * of several rooms read alike. Each writes its own part of it as the day goes by.
 */

/** How it comes in; `masa`: somebody writes down what they were told in passing, for whoever takes it. */
type MasaYolu = 'telefon' | 'web' | 'posta' | 'masa';

interface MasaAdimi {
  readonly durum: GorusmeDurumu;
  readonly an: number;
}

/** One thing that comes in; moments are in epoch ms. */
export interface MasaIsi {
  /** Its name in the plan. */
  readonly anahtar: string;
  /** What its dice are thrown with. */
  readonly no: number;
  readonly yol: MasaYolu;
  /** It rings, or is asked. */
  readonly gelis: number;
  /** Somebody answers or takes it; null: a call that nobody answered. */
  readonly alinis: number | null;
  /** A contact is opened; null: none is. */
  readonly acilis: number | null;
  /** What becomes of the contact after it was opened. */
  readonly adimlar: readonly MasaAdimi[];
  /** A call is over, a request that needs no contact is answered, a missed call is returned. */
  readonly bitis: number | null;
  readonly baglanti: { readonly bas: number; readonly bit: number } | null;
  /** Who is at the desk by the plan when it is taken, in the order in which they would take it. */
  readonly adaylar: readonly DemoKisi[];
}

const DK = 60_000;
const SN = 1000;
const MASA_ZARI = 610_733;
const BASLANGIC_GUNU: Gun = '2000-01-01';
/** So much comes on a working day and on others; most of it in the day, some in the evening. */
const GUNDE = { is: 48, tatil: 12 } as const;
/** So long rings what nobody answers. */
export const SUSMA_MS = 25 * SN;
const DESTEK = OYNANANLAR.filter((k) => k.departman === 'Destek');

/** Who is at the desk by the plan at a moment. */
const masadakiler = (gun: Gun, an: number): DemoKisi[] =>
  DESTEK.filter((k) =>
    [0, -1].some((n) => gunPlani(k, gunEkle(gun, n))?.some((a) => a.durum === MASA_BASI && a.bas <= an && an < a.bit)),
  );

/** The way of a contact that was opened at a moment, and the connection that it needs. */
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
    // One in three of those waits for longer than the day.
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
  // No two of a day at the same moment: by it a record is known again.
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

/** What comes to the desk on these days, up to a moment. */
export function masaIsleri(ilk: Gun, son: Gun, simdi: number): MasaIsi[] {
  const isler: MasaIsi[] = [];
  for (let gun = ilk; gun <= son; gun = gunEkle(gun, 1))
    isler.push(...gununIsleri(gunFarki(BASLANGIC_GUNU, gun)).filter((i) => i.gelis <= simdi));
  return isler;
}

/** Every moment at which something happens to what came in on a day. */
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
