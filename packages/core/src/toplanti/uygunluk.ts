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
} from '../tarih.ts';

/** Who is busy when, what stands against a time, and when everybody could meet. */

/** What somebody can be busy with. */
export const MESGULIYETLER = ['izin', 'toplanti', 'egitim', 'randevu', 'ziyaret'] as const;
export type Mesguliyet = (typeof MESGULIYETLER)[number];

/** A span in which somebody is busy, ends excluded. */
export interface MesgulAralik {
  readonly UserId: number;
  readonly Tur: Mesguliyet;
  /** As whoever asks may know it: the kind of a leave that is nobody's business is ‘İzinli’. */
  readonly Ne: string;
  readonly Bas: string;
  readonly Bit: string;
}

/** When somebody works: hours of a day, and which days of the week; without hours at any time. */
export interface CalismaSaati {
  readonly UserId: number;
  readonly Ad: string;
  readonly Bas: Saat | null;
  readonly Bit: Saat | null;
  readonly Gunler: readonly number[];
}

/** A holiday; of half a day the second half is free. */
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

/** The spans of a day in which a person works, holidays taken away. */
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

/** Other appointments of these people at a time, one sentence each, by name. */
export const mesguliyetler = (
  zaman: { readonly Bas: An; readonly Bit: An },
  kisiler: readonly Pick<CalismaSaati, 'UserId' | 'Ad'>[],
  mesgul: readonly MesgulAralik[],
): string[] => {
  const z = { bas: ms(zaman.Bas), bit: ms(zaman.Bit) };
  return kisiler.flatMap((k) => bunlari(z, k.UserId, mesgul).map((m) => sozu(k, m)));
};

/** What stands against a meeting at a time, a sentence each, by name. */
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

/** What a suggestion is made of. */
export interface OneriSorusu {
  /** Not before. */
  readonly simdi: An;
  /** Minutes. */
  readonly sure: number;
  readonly kisiler: readonly CalismaSaati[];
  readonly mesgul: readonly MesgulAralik[];
  readonly tatiller: readonly TatilGunu[];
  /** When the room that was chosen is taken. */
  readonly oda?: readonly Pick<MesgulAralik, 'Bas' | 'Bit'>[];
}

/** Suggested times begin at so many minutes. */
export const ONERI_ADIMI_DK = 15;
export const ONERI_ADEDI = 3;
/** So many days ahead are looked at. */
export const ONERI_GUNU = 30;
/** Who works round the clock meets in these hours, like everybody. */
const GUNDUZ = { Bas: '08:30', Bit: '18:00' } as const;

const ustune = (an: number): number => Math.ceil(an / (ONERI_ADIMI_DK * DK)) * ONERI_ADIMI_DK * DK;

/** The next times at which all of these people work, nobody is busy and the room is free; no two of them overlap. */
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
