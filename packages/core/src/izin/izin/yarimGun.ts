import { gunKarsiligi, isGunuSayisi } from '../hakedis/rules.ts';
import { gunSayisiYaz, type IzinAraligi, izinSuresi, RAPOR, type SureGirdisi, yuzde } from './rules.ts';
import { dakikaSaati, type Gun, gunEkle, type Saat, saatDakikasi } from '../../platform/time/tarih.ts';

/**
 * Half a day of leave. The record needs no field for it: it is a leave within one day, at the beginning or the end of
 * the shift, with the hours that half a working day has in the balance. So it costs 0,5 days in every calculation, and
 * the board, which shows leave of whole days, has the person at the desk for the other half.
 */

export const YARIMLAR = { once: 'Öğleden önce', sonra: 'Öğleden sonra' } as const;
export type Yarim = keyof typeof YARIMLAR;

/** The working day that is halved. */
export interface YarimDuzeni {
  readonly MesaiBaslangic: Saat;
  readonly MesaiBitis: Saat;
  readonly Tatil_Gunleri: number;
  /** Weekly hours, for converting hours to days. */
  readonly HaftalikSaat: number;
}

/** The default shift when no person is given. A new department begins with it. */
export const GUNDUZ_MESAISI = { MesaiBaslangic: '08:30', MesaiBitis: '18:00' } as const;

/** Half a working day in minutes. */
const yarimDakika = (d: Pick<YarimDuzeni, 'Tatil_Gunleri' | 'HaftalikSaat'>): number =>
  Math.round((d.HaftalikSaat * 60) / isGunuSayisi(d.Tatil_Gunleri) / 2);

type Saatler = Pick<IzinAraligi, 'Izin_Baslama_Saati' | 'Izin_Bitis_Saati'>;

/** The times of half a day. Null if the shift crosses midnight or is shorter than half a day. */
export function yarimSaatleri(yarim: Yarim, d: YarimDuzeni): Saatler | null {
  const [bas, bit, sure] = [saatDakikasi(d.MesaiBaslangic), saatDakikasi(d.MesaiBitis), yarimDakika(d)];
  if (sure === 0 || bit - bas < sure) return null;
  return yarim === 'once'
    ? { Izin_Baslama_Saati: d.MesaiBaslangic, Izin_Bitis_Saati: dakikaSaati(bas + sure) }
    : { Izin_Baslama_Saati: dakikaSaati(bit - sure), Izin_Bitis_Saati: d.MesaiBitis };
}

/** The half of the day that a leave covers. Null: not a half day. */
export function yarimMi(a: Saatler & { Baslangic: Gun | null; Bitis: Gun | null }, d: YarimDuzeni): Yarim | null {
  if (a.Baslangic === null || a.Baslangic !== a.Bitis) return null;
  for (const yarim of ['once', 'sonra'] as const) {
    const s = yarimSaatleri(yarim, d);
    if (s?.Izin_Baslama_Saati === a.Izin_Baslama_Saati && s.Izin_Bitis_Saati === a.Izin_Bitis_Saati) return yarim;
  }
  return null;
}

/** Cost of a half day in the balance, in words. */
export const yarimMetni = (yarim: Yarim, KullanilanSaat: number, d: YarimDuzeni): string =>
  `${YARIMLAR[yarim]}: ${gunSayisiYaz(gunKarsiligi({ ...d, KullanilanGun: 0, KullanilanSaat }))} gün`;

export type YarimGirdisi = Pick<SureGirdisi, 'Tur' | 'Tatil_Gunleri' | 'takvimGunu' | 'tatiller'>;

/**
 * Reason why a half day cannot be taken, or null. A day off has no halves. The second half of a half holiday is the
 * holiday itself, and its first half is the whole working day.
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
 * Half a day entered for many people is half a day for each. If the length fits half a day by the weekly rest of the
 * entry, a person with another weekly rest gets half of their own day, from the same beginning or to the same end.
 * @returns null if the leave is not a half day
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

/** Working hours of a person on a day, for counting annual leave within it. */
export interface IsDuzeni {
  readonly Baslangic: Saat;
  readonly Bitis: Saat;
  /** Set for a shift without fixed hours. */
  readonly SureDakika: number | null;
}

/** Public half holidays begin at this minute (law 2429, article 2). */
const YARIM_TATIL = 13 * 60;

/** Working minutes of a day. With a night shift: the end of one shift and the beginning of the next. */
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
 * Working hours that a leave within one day covers, at most the hours of a day. Rest days and holidays are not leave
 * (law 4857, articles 53 and 56). Without times: all hours of the day.
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
  // Working days follow the weekly rest, as for whole days, and not the days of the shift.
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
