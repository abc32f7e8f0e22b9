import {
  type An,
  type Gun,
  gunEkle,
  haftaGunu,
  istanbulAni,
  istanbulGunu,
  istanbulSaati,
  ms,
  type Saat,
} from '../../platform/time/tarih.ts';

/** Busy times of people, conflicts of a meeting time, and common free times. */

/** Kinds of busy times. */
const MESGULIYETLER = ['izin', 'toplanti', 'egitim', 'randevu', 'ziyaret'] as const;
export type Mesguliyet = (typeof MESGULIYETLER)[number];

/** A busy time of a person, ends excluded. */
export interface MesgulAralik {
  readonly UserId: number;
  readonly Tur: Mesguliyet;
  /** Text that the reader may see. A private kind of leave is only ‘İzinli’. */
  readonly Ne: string;
  readonly Bas: string;
  readonly Bit: string;
}

/** Working hours and working days of a person. Without hours the person works at any time. */
export interface CalismaSaati {
  readonly UserId: number;
  readonly Ad: string;
  readonly Bas: Saat | null;
  readonly Bit: Saat | null;
  readonly Gunler: readonly number[];
}

/** A holiday. On a half holiday the afternoon is free. */
export interface TatilGunu {
  readonly Tarih: Gun;
  readonly Ad: string;
  readonly GunSayi: number;
}

interface Aralik {
  readonly bas: number;
  readonly bit: number;
}

const DK = 60_000;
const GUN_DK = 24 * 60;
const OGLE: Saat = '13:00';

const kesisir = (a: Aralik, b: Aralik): boolean => a.bas < b.bit && b.bas < a.bit;

/** Working hours of a person on a day, without holidays (epoch ms). */
export function calismaAraliklari(c: CalismaSaati, gun: Gun, tatiller: readonly TatilGunu[]): Aralik[] {
  if (!c.Gunler.includes(haftaGunu(gun))) return [];
  const tatil = tatiller.filter((t) => t.Tarih === gun).reduce((n, t) => Math.max(n, t.GunSayi), 0);
  if (tatil >= 1) return [];
  const bas = istanbulAni(gun, c.Bas ?? '00:00');
  const bitGunu = c.Bas !== null && c.Bit !== null && c.Bit > c.Bas ? gun : gunEkle(gun, 1);
  const bit = istanbulAni(bitGunu, c.Bas === null || c.Bit === null ? '00:00' : c.Bit);
  const son = tatil > 0 ? Math.min(bit, istanbulAni(gun, OGLE)) : bit;
  return son > bas ? [{ bas, bit: son }] : [];
}

const bunlari = (z: Aralik, UserId: number, mesgul: readonly MesgulAralik[]): MesgulAralik[] =>
  mesgul
    .filter((m) => m.UserId === UserId && kesisir(z, { bas: ms(m.Bas), bit: ms(m.Bit) }))
    .toSorted((a, b) => ms(a.Bas) - ms(b.Bas));
const sozu = (k: Pick<CalismaSaati, 'Ad'>, m: MesgulAralik): string => `${k.Ad}: ${m.Ne}.`;

/** Other appointments of these people at a time, one sentence each, with the name. */
export const mesguliyetler = (
  zaman: { readonly Bas: An; readonly Bit: An },
  kisiler: readonly Pick<CalismaSaati, 'UserId' | 'Ad'>[],
  mesgul: readonly MesgulAralik[],
): string[] => {
  const z = { bas: ms(zaman.Bas), bit: ms(zaman.Bit) };
  return kisiler.flatMap((k) => bunlari(z, k.UserId, mesgul).map((m) => sozu(k, m)));
};

/** Conflicts of a meeting time, one sentence each, with the name. */
export function cakismalar(
  zaman: { readonly Bas: An; readonly Bit: An },
  kisiler: readonly CalismaSaati[],
  mesgul: readonly MesgulAralik[],
  tatiller: readonly TatilGunu[],
): string[] {
  const z = { bas: ms(zaman.Bas), bit: ms(zaman.Bit) };
  const [ilk, son] = [istanbulGunu(z.bas), istanbulGunu(z.bit - 1)];
  const tatilde = tatiller.filter((t) => t.Tarih >= ilk && t.Tarih <= son);
  const sozler = tatilde.map((t) => `O gün resmi tatil: ${t.Ad}.`);
  for (const k of kisiler) {
    const bunlar = bunlari(z, k.UserId, mesgul);
    sozler.push(...bunlar.map((m) => sozu(k, m)));
    if (bunlar.some((m) => m.Tur === 'izin') || tatilde.length > 0) continue;
    const calisir = [gunEkle(ilk, -1), ilk].some((gun) =>
      calismaAraliklari(k, gun, []).some((c) => c.bas <= z.bas && z.bit <= c.bit),
    );
    if (!calisir)
      sozler.push(
        k.Gunler.includes(haftaGunu(ilk)) ? `${k.Ad}: bu saatler mesaisinin dışında.` : `${k.Ad}: o gün çalışmıyor.`,
      );
  }
  return sozler;
}

/** Input of a suggestion. */
export interface OneriSorusu {
  /** Earliest time of a suggestion. */
  readonly simdi: An;
  /** Minutes. */
  readonly sure: number;
  readonly kisiler: readonly CalismaSaati[];
  readonly mesgul: readonly MesgulAralik[];
  readonly tatiller: readonly TatilGunu[];
  /** Busy times of the chosen room. */
  readonly oda?: readonly Pick<MesgulAralik, 'Bas' | 'Bit'>[];
}

/** Suggestions begin at full steps of these minutes. */
const ONERI_ADIMI_DK = 15;
export const ONERI_ADEDI = 3;
/** Days in advance that are searched. */
export const ONERI_GUNU = 30;
/** Hours in which people who work round the clock can meet. */
const GUNDUZ = { Bas: '08:30', Bit: '18:00' } as const;

const ustune = (an: number): number => Math.ceil(an / (ONERI_ADIMI_DK * DK)) * ONERI_ADIMI_DK * DK;

/** Next times at which all people work, nobody is busy and the room is free. They do not overlap each other. */
export function oneriler(s: OneriSorusu): { readonly Bas: string; readonly Bit: string }[] {
  const bulunan: { Bas: string; Bit: string }[] = [];
  if (s.sure <= 0 || s.sure > GUN_DK) return bulunan;
  const dolu = [...s.mesgul, ...(s.oda ?? [])].map((m) => ({ bas: ms(m.Bas), bit: ms(m.Bit) }));
  const gunduzlu = s.kisiler.map((k) => (k.Bas === null || k.Bit === null ? { ...k, ...GUNDUZ } : k));
  const kisiler = gunduzlu.length > 0 ? gunduzlu : [{ UserId: 0, Ad: '', Gunler: [1, 2, 3, 4, 5], ...GUNDUZ }];
  const ilk = istanbulGunu(s.simdi);
  let once = ustune(ms(s.simdi));
  for (let n = 0; n < ONERI_GUNU && bulunan.length < ONERI_ADEDI; n++) {
    const gun = gunEkle(ilk, n);
    const ortak = kisiler
      .map((k) => calismaAraliklari(k, gun, s.tatiller))
      .reduce<Aralik[]>(
        (a, b, i) =>
          i === 0
            ? b
            : a.flatMap((x) =>
                b.flatMap((y) => {
                  const [bas, bit] = [Math.max(x.bas, y.bas), Math.min(x.bit, y.bit)];
                  return bit > bas ? [{ bas, bit }] : [];
                }),
              ),
        [],
      );
    for (const { bas, bit } of ortak) {
      let aday = ustune(Math.max(bas, once));
      while (aday + s.sure * DK <= bit && bulunan.length < ONERI_ADEDI) {
        const z = { bas: aday, bit: aday + s.sure * DK };
        const engel = dolu.filter((d) => kesisir(z, d));
        if (engel.length > 0) {
          aday = ustune(Math.max(...engel.map((d) => d.bit)));
          continue;
        }
        bulunan.push({ Bas: new Date(z.bas).toISOString(), Bit: new Date(z.bit).toISOString() });
        aday = ustune(z.bit);
        once = aday;
      }
    }
  }
  return bulunan;
}

/** A span in words: `10:00–11:00`. */
export const saatAraligi = (bas: An, bit: An): string => `${istanbulSaati(bas)}–${istanbulSaati(bit)}`;
