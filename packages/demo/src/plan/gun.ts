import { vardiya } from '@masabasi/core/mesai/mesai/rules';
import { ERKEN_CIKIS, MASA_BASI, MESAI_BASLANGICI } from '@masabasi/core/mesai/mola/rules';
import { type Gun, gunEkle, gunFarki, haftaGunu, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { DEVIR, DIS_GOREVLER, ERKEN_CIKISLAR, OZEL_ISLER, TOPLANTILAR } from '../words/sebepler.ts';
import { hatirla, planliIzinde } from './izinPlani.ts';
import { type DemoKisi, EKIP_SAATLERI, type Ekip, OYNANANLAR, calismaGunleri } from './kadro.ts';
import { type Zar, zar } from './zar.ts';

/**
 * The day of a person in the demo company, as a pure function of person and date. A server that was away for a month
 * plays on as if it had never stopped.
 */

/** One interval of a shift, in epoch ms on whole seconds. The null status at the end has no length. */
export interface Aralik {
  readonly durum: number | null;
  readonly bas: number;
  readonly bit: number;
  readonly aciklama: string | null;
}

const DK = 60_000;
const BASLANGIC_GUNU: Gun = '2000-01-01';
const gunNo = (gun: Gun): number => gunFarki(BASLANGIC_GUNU, gun);

/** A break or another absence from the desk. `aciklama` where the status needs a reason. */
type Mola = Omit<Aralik, 'durum'> & { readonly durum: number };

const ayri = (a: Mola, b: Mola, ara: number): boolean => a.bit + ara <= b.bas || b.bit + ara <= a.bas;

/** Takes the requested breaks that lie within the shift and keep their distance from earlier ones. */
function yerlestir(istenenler: readonly Mola[], bas: number, bit: number, ara: number): Mola[] {
  const alinan: Mola[] = [];
  for (const m of istenenler)
    if (
      m.bas >= bas + 2 * DK &&
      m.bit <= bit - (m.durum === ERKEN_CIKIS ? 0 : 2 * DK) &&
      alinan.every((a) => ayri(a, m, ara))
    )
      alinan.push(m);
  return alinan.toSorted((a, b) => a.bas - b.bas);
}

/** The whole shift: its beginning, the absences with desk work around them, its end. */
function mesai(bas: number, bit: number, molalar: readonly Mola[]): Aralik[] {
  const satirlar: Aralik[] = [{ durum: MESAI_BASLANGICI, bas, bit: bas, aciklama: null }];
  let t = bas;
  for (const m of molalar) {
    satirlar.push({ durum: MASA_BASI, bas: t, bit: m.bas, aciklama: null }, m);
    t = m.bit;
  }
  if (t < bit) satirlar.push({ durum: MASA_BASI, bas: t, bit, aciklama: null });
  satirlar.push({ durum: null, bas: bit, bit, aciklama: null });
  return satirlar;
}

/** Arrival of the person and the resulting end of the shift. */
function gelis(k: DemoKisi, gun: Gun, z: Zar): { beklenen: number; bas: number; bit: number } {
  const saatler = EKIP_SAATLERI[k.ekip];
  const beklenen = istanbulAni(gun, saatler.Baslangic);
  const gec = k.ekip === 'ofis' && z.olasi(0.08);
  const saniye = gec ? z.arasi(6 * 60, 35 * 60) : z.arasi(-15 * 60, (k.ekip === 'ofis' ? 3 : 10) * 60);
  const bas = beklenen + saniye * 1000;
  return { beklenen, bas, bit: vardiya(saatler, bas).bitis };
}

const sigaraIcer = (k: DemoKisi): boolean => zar(k.no, 645).olasi(0.35);

// ——— Destek: three crews around the clock ———

const DESTEK_EKIPLERI: readonly Ekip[] = ['Gündüz', 'Akşam', 'Gece'];
const DILIM_DK = 15;
const ILK_MOLA_DK = 60;
const SON_MOLA_DK = 480;
const YEMEK_DILIMI_DK = 45;
const ILK_YEMEK_DK = 120;
/** Meal times from the middle of the shift outwards, two people at each. */
const YEMEK_SIRASI = [2, 3, 1, 4, 0, 5];

/**
 * A crew's shift. The time between the first and the last hour is cut into slots of a quarter of an hour, each for one
 * break of one person. The hours in which two crews overlap have no breaks. So at every instant at most one of Destek
 * is on another break and at most two are at meal: half of the department's places stay free for visitors.
 */
function ekipGunu(ekip: Ekip, gun: Gun): ReadonlyMap<DemoKisi, readonly Aralik[]> {
  const z = zar(gunNo(gun), 71, DESTEK_EKIPLERI.indexOf(ekip));
  const gelenler = z.karistir(
    OYNANANLAR.filter(
      (k) =>
        k.departman === 'Destek' &&
        k.ekip === ekip &&
        calismaGunleri(k).includes(haftaGunu(gun)) &&
        !planliIzinde(k, gun),
    ),
  );
  const isler = new Map(gelenler.map((k) => [k, [] as Mola[]]));
  const ver = (k: DemoKisi, durum: number, bas: number, sureSn: number, aciklama: string | null = null): void => {
    isler.get(k)!.push({ durum, bas, bit: bas + sureSn * 1000, aciklama });
  };
  const beklenen = istanbulAni(gun, EKIP_SAATLERI[ekip].Baslangic);

  gelenler.forEach((k, i) => {
    const dilim = YEMEK_SIRASI[i >> 1]!;
    ver(
      k,
      648,
      beklenen + (ILK_YEMEK_DK + dilim * YEMEK_DILIMI_DK) * DK + z.arasi(0, 360) * 1000,
      z.arasi(24 * 60, 38 * 60),
    );
    if (z.olasi(0.25)) ver(k, 644, beklenen + z.arasi(14, 28) * DK, z.arasi(8 * 60, 24 * 60), z.biri(DEVIR));
    for (const olasilik of [0.75, 0.75, 0.4])
      if (z.olasi(olasilik))
        ver(k, 644, beklenen + z.arasi(60 * 60, 490 * 60) * 1000, z.arasi(5 * 60, 22 * 60), z.biri(TOPLANTILAR.Destek));
  });
  let sira: DemoKisi[] = [];
  for (let dk = ILK_MOLA_DK; dk < SON_MOLA_DK; dk += DILIM_DK) {
    if (sira.length === 0) sira = z.karistir(gelenler);
    const k = sira.pop();
    if (k === undefined || z.olasi(0.06)) continue;
    const durum = sigaraIcer(k) ? z.biri([645, 645, 646, 647]) : z.biri([646, 646, 647]);
    ver(k, durum, beklenen + dk * DK + z.arasi(0, 120) * 1000, durum === 647 ? z.arasi(150, 540) : z.arasi(300, 720));
  }

  return new Map(
    gelenler.map((k) => {
      const { bas, bit } = gelis(k, gun, z);
      // Only after the next crew has come.
      const erken = z.olasi(0.012) ? bit - z.arasi(8 * 60, 24 * 60) * 1000 : bit;
      if (erken < bit) ver(k, ERKEN_CIKIS, erken, (bit - erken) / 1000, z.biri(ERKEN_CIKISLAR));
      // Meetings give way to breaks, which have fixed slots.
      const sirali = isler.get(k)!.toSorted((a, b) => Number(a.durum === 644) - Number(b.durum === 644));
      return [k, mesai(bas, bit, yerlestir(sirali, bas, bit, 10 * DK))];
    }),
  );
}

const ekipGunleri = DESTEK_EKIPLERI.map((ekip) => hatirla((no) => ekipGunu(ekip, gunEkle(BASLANGIC_GUNU, no)), 16));

// ——— the other departments ———

interface Aliskanlik {
  readonly durum: number;
  /** Minutes after the expected beginning. */
  readonly dk: number;
  readonly oynama: number;
  readonly sure: readonly [enAz: number, enFazla: number];
  readonly ihtimal: number;
}

const OFIS_ALISKANLIKLARI: readonly Aliskanlik[] = [
  { durum: 648, dk: 232, oynama: 30, sure: [30, 52], ihtimal: 0.97 },
  { durum: 646, dk: 100, oynama: 25, sure: [7, 17], ihtimal: 0.88 },
  { durum: 646, dk: 405, oynama: 25, sure: [8, 18], ihtimal: 0.9 },
  { durum: 646, dk: 500, oynama: 20, sure: [5, 12], ihtimal: 0.45 },
  { durum: 647, dk: 165, oynama: 25, sure: [3, 8], ihtimal: 0.75 },
  { durum: 647, dk: 330, oynama: 25, sure: [3, 8], ihtimal: 0.75 },
  { durum: 647, dk: 455, oynama: 20, sure: [3, 9], ihtimal: 0.65 },
];
const SIGARALAR: readonly Aliskanlik[] = [60, 140, 300, 370, 480, 535].map((dk) => ({
  durum: 645,
  dk,
  oynama: 14,
  sure: [4, 9],
  ihtimal: 0.7,
}));

/** A day outside Destek: the long absences first, then habits where they fit. Null when the person did not come. */
function ofisGunu(k: DemoKisi, gun: Gun): readonly Aralik[] | null {
  const z = zar(k.no, gunNo(gun));
  if (z.olasi(0.012)) return null;
  const { beklenen, bas, bit } = gelis(k, gun, z);
  const istenenler: Mola[] = [];
  const iste = (durum: number, bas_: number, sn: number, aciklama: string | null = null): void => {
    istenenler.push({ durum, bas: bas_, bit: bas_ + sn * 1000, aciklama });
  };
  const an = (dk: number, oynama: number): number => beklenen + dk * DK + z.arasi(-oynama * 60, oynama * 60) * 1000;

  if (z.olasi(0.025)) {
    const cikis = an(450, 75);
    iste(ERKEN_CIKIS, cikis, (bit - cikis) / 1000, z.biri(ERKEN_CIKISLAR));
  }
  const gorevler = DIS_GOREVLER[k.departman];
  if (gorevler && z.olasi(k.departman === 'Satış' ? 0.2 : 0.32))
    iste(652, an(150, 70), z.arasi(100 * 60, 300 * 60), z.biri(gorevler));
  if (z.olasi(k.departman === 'Yönetim' ? 0.75 : 0.35))
    iste(644, an(z.biri([50, 190, 345]), 15), z.arasi(25 * 60, 95 * 60), z.biri(TOPLANTILAR[k.departman]));
  if (z.olasi(0.02)) iste(650, an(360, 100), z.arasi(25 * 60, 70 * 60), z.biri(OZEL_ISLER));
  for (const a of sigaraIcer(k) ? [...OFIS_ALISKANLIKLARI, ...SIGARALAR] : OFIS_ALISKANLIKLARI)
    if (z.olasi(a.ihtimal)) iste(a.durum, an(a.dk, a.oynama), z.arasi(a.sure[0] * 60, a.sure[1] * 60));
  return mesai(bas, bit, yerlestir(istenenler, bas, bit, 12 * DK));
}

/**
 * The shift of a person that begins on a day, as intervals without gaps from its 643 to its end. Null on days off, on
 * leave and for the accounts of visitors.
 */
export function gunPlani(k: DemoKisi, gun: Gun): readonly Aralik[] | null {
  if (k.hesap) return null;
  if (k.departman === 'Destek') return ekipGunleri[DESTEK_EKIPLERI.indexOf(k.ekip)]!(gunNo(gun)).get(k) ?? null;
  if (!calismaGunleri(k).includes(haftaGunu(gun)) || planliIzinde(k, gun)) return null;
  return ofisGunu(k, gun);
}
