import { gunKarsiligi, isGunuSayisi } from './hakedis/rules.ts';
import { gunSayisiYaz, type IzinAraligi, izinSuresi, RAPOR, type SureGirdisi, yuzde } from './izin/rules.ts';
import { dakikaSaati, type Gun, gunEkle, type Saat, saatDakikasi } from './tarih.ts';

/**
 * Half a day of leave. The record has no field for it and needs none: it is a leave within one day of so many hours as half
 * a working day has in the balance, at the beginning or at the end of the shift. So it costs 0,5 days wherever hours are
 * reckoned in days, and the board, which shows leave of whole days, has the person at the desk for the other half.
 */

export const YARIMLAR = { once: 'Öğleden önce', sonra: 'Öğleden sonra' } as const;
export type Yarim = keyof typeof YARIMLAR;

/** The day of work that is halved. */
export interface YarimDuzeni {
  readonly MesaiBaslangic: Saat;
  readonly MesaiBitis: Saat;
  readonly Tatil_Gunleri: number;
  /** By which hours become days. */
  readonly HaftalikSaat: number;
}

/** The shift that stands where no one person's is asked for: the one a new department begins with. */
export const GUNDUZ_MESAISI = { MesaiBaslangic: '08:30', MesaiBitis: '18:00' } as const;

/** Half a working day in minutes. */
const yarimDakika = (d: Pick<YarimDuzeni, 'Tatil_Gunleri' | 'HaftalikSaat'>): number =>
  Math.round((d.HaftalikSaat * 60) / isGunuSayisi(d.Tatil_Gunleri) / 2);

type Saatler = Pick<IzinAraligi, 'Izin_Baslama_Saati' | 'Izin_Bitis_Saati'>;

/** The times of half a day; null where the shift goes over midnight or is shorter than that. */
export function yarimSaatleri(yarim: Yarim, d: YarimDuzeni): Saatler | null {
  const [bas, bit, sure] = [saatDakikasi(d.MesaiBaslangic), saatDakikasi(d.MesaiBitis), yarimDakika(d)];
  if (sure === 0 || bit - bas < sure) return null;
  return yarim === 'once'
    ? { Izin_Baslama_Saati: d.MesaiBaslangic, Izin_Bitis_Saati: dakikaSaati(bas + sure) }
    : { Izin_Baslama_Saati: dakikaSaati(bit - sure), Izin_Bitis_Saati: d.MesaiBitis };
}

/** Which half of its day a leave is; null where it is none. */
export function yarimMi(a: Saatler & { Baslangic: Gun | null; Bitis: Gun | null }, d: YarimDuzeni): Yarim | null {
  if (a.Baslangic === null || a.Baslangic !== a.Bitis) return null;
  for (const yarim of ['once', 'sonra'] as const) {
    const s = yarimSaatleri(yarim, d);
    if (s?.Izin_Baslama_Saati === a.Izin_Baslama_Saati && s.Izin_Bitis_Saati === a.Izin_Bitis_Saati) return yarim;
  }
  return null;
}

/** What a half day's leave takes from the balance, in words. */
export const yarimMetni = (yarim: Yarim, KullanilanSaat: number, d: YarimDuzeni): string =>
  `${YARIMLAR[yarim]}: ${gunSayisiYaz(gunKarsiligi({ ...d, KullanilanGun: 0, KullanilanSaat }))} gün`;

export type YarimGirdisi = Pick<SureGirdisi, 'Tur' | 'Tatil_Gunleri' | 'takvimGunu' | 'tatiller'>;

/**
 * Why there is no such half of a day to take, or null. A day off has none; the second half of a half holiday is the holiday,
 * and its first half is all that is left of it.
 */
export function yarimEngeli(yarim: Yarim, gun: Gun, g: YarimGirdisi): string | null {
  if (g.takvimGunu || g.Tur === RAPOR) return 'Bu tür takvim günüyle sayılır; yarım gün olmaz.';
  const tam = { ...g, Baslangic: gun, Bitis: gunEkle(gun, 1), Izin_Baslama_Saati: null, Izin_Bitis_Saati: null };
  const kalan = izinSuresi(tam).KullanilanGun;
  if (kalan <= 0) return 'Bu gün çalışma günü değil.';
  return kalan < 1 && yarim === 'sonra' ? 'Bu günün öğleden sonrası tatil.' : null;
}

const OGLE = 12 * 60;
const GUN_SONU = 24 * 60 - 1;

/**
 * Half a day that is entered for many is half a day for each: where the length is that of half a day by the weekly rest it was
 * entered with, somebody of another weekly rest gets half of their own day, from the same beginning or to the same end.
 * @returns null where the leave is no half day
 */
export function kendiYarimi(
  a: IzinAraligi,
  girilen: Pick<YarimDuzeni, 'Tatil_Gunleri' | 'HaftalikSaat'>,
  kendi: number,
): (Saatler & { readonly yarim: Yarim }) | null {
  if (a.Baslangic !== a.Bitis || a.Izin_Baslama_Saati === null || a.Izin_Bitis_Saati === null) return null;
  const [bas, bit] = [saatDakikasi(a.Izin_Baslama_Saati), saatDakikasi(a.Izin_Bitis_Saati)];
  if (bit - bas !== yarimDakika(girilen)) return null;
  const yarim = bas < OGLE ? 'once' : 'sonra';
  const sure = yarimDakika({ ...girilen, Tatil_Gunleri: kendi });
  return yarim === 'once'
    ? { yarim, Izin_Baslama_Saati: a.Izin_Baslama_Saati, Izin_Bitis_Saati: dakikaSaati(Math.min(GUN_SONU, bas + sure)) }
    : { yarim, Izin_Baslama_Saati: dakikaSaati(Math.max(0, bit - sure)), Izin_Bitis_Saati: a.Izin_Bitis_Saati };
}

/** When somebody would work on a day, as yearly leave within it is counted. */
export interface IsDuzeni {
  readonly Baslangic: Saat;
  readonly Bitis: Saat;
  /** Set where the hours do not bind. */
  readonly SureDakika: number | null;
}

/** Public half holidays begin at this minute (law 2429, article 2). */
const YARIM_TATIL = 13 * 60;

/** The minutes of a day in which somebody works; over midnight the end of one shift and the beginning of the next. */
function calisilan(d: IsDuzeni, sonu: number): [number, number][] {
  const [bas, bit] = [saatDakikasi(d.Baslangic), saatDakikasi(d.Bitis)];
  const araliklar: [number, number][] =
    d.SureDakika !== null
      ? [[0, 24 * 60]]
      : bas < bit
        ? [[bas, bit]]
        : [
            [0, bit],
            [bas, 24 * 60],
          ];
  return araliklar.map(([a, b]) => [a, Math.min(b, sonu)]);
}

/**
 * The hours of a leave within one day that somebody would have worked, at most as many as make a day: rest days and
 * holidays are no leave (law 4857, articles 53 and 56). Without times, as many as the day has.
 */
export function isSaati(
  a: IzinAraligi,
  g: Pick<SureGirdisi, 'Tatil_Gunleri' | 'takvimGunu' | 'tatiller'>,
  d: IsDuzeni & Pick<YarimDuzeni, 'HaftalikSaat'>,
): number {
  const gun = a.Baslangic;
  const ayar = g.Tatil_Gunleri ?? 1;
  const tam = { ...g, ...a, Tur: null, Bitis: gunEkle(gun, 1), Izin_Baslama_Saati: null, Izin_Bitis_Saati: null };
  const kalan = izinSuresi(tam).KullanilanGun;
  // Which days are worked is asked as for whole days: by the weekly rest, not by the days of the shift.
  if (kalan <= 0) return 0;
  const [bir, iki] = [a.Izin_Baslama_Saati, a.Izin_Bitis_Saati];
  const saatler =
    bir === null || iki === null ? null : [saatDakikasi(bir), saatDakikasi(iki)].toSorted((x, y) => x - y);
  const [bas, bit] = [saatler?.[0] ?? 0, saatler?.[1] ?? 24 * 60];
  const dakika = calisilan(d, kalan < 1 ? YARIM_TATIL : 24 * 60).reduce(
    (t, [x, y]) => t + Math.max(0, Math.min(y, bit) - Math.max(x, bas)),
    0,
  );
  return Math.min(yuzde(dakika / 60), yuzde(d.HaftalikSaat / isGunuSayisi(ayar))) / 100;
}
