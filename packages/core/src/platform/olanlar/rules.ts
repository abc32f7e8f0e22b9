import { type An, type Gun, gunEkle, gunFarki, istanbulAni, istanbulGunu, ms, tarihYaz } from '../time/tarih.ts';

/** "What did I miss?": events in a person's matters during an absence, and the start of that range. */

/** Kinds of events, the most important first. They are counted in this order. */
export const OLAN_TURLERI = {
  sure: 'aşılan süre',
  gelen: 'müşteri yanıtı',
  devir: 'devir',
  yanit: 'müşteriye yanıt',
  durum: 'durum değişikliği',
  not: 'iç not',
  baglanti: 'bağlantı',
  egitim: 'eğitim hareketi',
  web: 'web isteği hareketi',
  karar: 'izin kararı',
  duyuru: 'okunmamış duyuru',
  diger: 'başka hareket',
} as const;
export type OlanTuru = keyof typeof OLAN_TURLERI;
const TURLER = Object.keys(OLAN_TURLERI) as OlanTuru[];

export interface Olan {
  readonly Tur: OlanTuru;
  readonly Zaman: string;
  /** The person who did it. Null: the product or the customer. */
  readonly Kim: string | null;
  readonly Metin: string;
  /** Page of the event, or null. */
  readonly Yol: string | null;
}

/** Upper limit of a range in days, and of its distance to today. */
export const EN_COK_ARALIK = 92;
const EN_ESKI_GUN = 400;
/** Days to show if the start of the absence is unknown. */
const BILINMEYEN_GUN = 7;

/** A worked shift: its day, its start, and its last moment. */
export interface Calisma {
  readonly Gun: Gun;
  readonly Basla: string;
  readonly Son: string;
}

/** A time without work. */
export interface Ayrilik {
  readonly Ilk: string;
  readonly Son: string;
  /** Whole days of the absence. */
  readonly Gun: number;
}

const iso = (an: An): string => new Date(ms(an)).toISOString();
/** Whole days between two working days. 0 between neighbouring days. */
const aradakiGun = (once: Gun, sonra: Gun): number => gunFarki(once, sonra) - 1;

/**
 * The newest absence of at least one whole day. It ends with the first shift after it, or now if there is none yet.
 * Null: no absence.
 * @param calismalar shifts in any order
 */
export function sonAyrilik(calismalar: readonly Calisma[], simdi: An): Ayrilik | null {
  const yeniden = calismalar.toSorted((a, b) => ms(b.Basla) - ms(a.Basla));
  const [son] = yeniden;
  if (son === undefined) return null;
  const bugun = istanbulGunu(simdi);
  const suren = aradakiGun(son.Gun, bugun);
  if (suren >= 1) return { Ilk: son.Son, Son: iso(simdi), Gun: suren };
  for (const [i, donus] of yeniden.entries()) {
    const once = yeniden[i + 1];
    if (once === undefined) return null;
    const Gun = aradakiGun(once.Gun, donus.Gun);
    if (Gun >= 1) return { Ilk: once.Son, Son: donus.Basla, Gun };
  }
  return null;
}

/**
 * The absence that ended with the current shift, to offer its missed events. Null: the person worked the day before, or
 * has no shift now.
 * @param suren start of the current shift, or null
 */
export function donulenAyrilik(calismalar: readonly Calisma[], suren: string | null, simdi: An): Ayrilik | null {
  const ayrilik = suren === null ? null : sonAyrilik(calismalar, simdi);
  return ayrilik !== null && ms(ayrilik.Son) === ms(suren!) ? ayrilik : null;
}

/** A leave of whole days. It ends on the day of return, which does not count. */
export interface TamGunIzin {
  readonly Baslangic: Gun;
  readonly Bitis: Gun;
}

/** The default range, with its description in words. */
export interface OlanAraligi {
  readonly Ilk: string;
  readonly Son: string;
  readonly Neden: string;
}

/**
 * From the last working moment before the newest absence to the return. Up to now if the person returned today or is
 * still absent. Without shifts since the newest leave began. Without leave the last week.
 */
export function varsayilanAralik(ayrilik: Ayrilik | null, izinler: readonly TamGunIzin[], simdi: An): OlanAraligi {
  const bugun = istanbulGunu(simdi);
  const gecmis = izinler.filter((i) => i.Baslangic <= bugun && i.Bitis > i.Baslangic);
  if (ayrilik !== null) {
    const [ilkGun, donus] = [istanbulGunu(ayrilik.Ilk), istanbulGunu(ayrilik.Son)];
    // A short leave within months without a shift does not explain the absence.
    const izinli = 2 * izinliGun(gecmis, gunEkle(ilkGun, 1), donus) >= ayrilik.Gun;
    const Son = donus === bugun ? iso(simdi) : ayrilik.Son;
    const Neden = `${izinli ? 'İzindeydiniz' : 'Mesainiz yoktu'}: ${ayrilik.Gun} gün`;
    return sinirla({ Ilk: ayrilik.Ilk, Son, Neden }, simdi);
  }
  const izin = gecmis.toSorted((a, b) => (a.Baslangic < b.Baslangic ? 1 : -1))[0];
  if (izin === undefined)
    return {
      Ilk: iso(istanbulAni(gunEkle(bugun, -BILINMEYEN_GUN))),
      Son: iso(simdi),
      Neden: `Son ${BILINMEYEN_GUN} gün`,
    };
  const gun = gunFarki(izin.Baslangic, izin.Bitis < bugun ? izin.Bitis : bugun);
  const Son = iso(simdi);
  const enErken = gunEkle(bugun, -EN_COK_ARALIK);
  // The range begins after the end of the leave, so its text does not name the leave.
  if (izin.Bitis <= enErken) return { Ilk: iso(istanbulAni(enErken)), Son, Neden: `Son ${EN_COK_ARALIK} gün` };
  const Neden =
    izin.Bitis < bugun
      ? `Son izniniz: ${tarihYaz(izin.Baslangic)} – ${tarihYaz(gunEkle(izin.Bitis, -1))}, ${gun} gün`
      : `İzindeydiniz: ${gun} gün`;
  return sinirla({ Ilk: iso(istanbulAni(izin.Baslangic)), Son, Neden }, simdi);
}

/** Counts the days from `ilk` on, before `son`, that lie in a leave. */
function izinliGun(izinler: readonly TamGunIzin[], ilk: Gun, son: Gun): number {
  const gunler = new Set<Gun>();
  for (const { Baslangic, Bitis } of izinler)
    for (let gun = Baslangic > ilk ? Baslangic : ilk; gun < Bitis && gun < son; gun = gunEkle(gun, 1)) gunler.add(gun);
  return gunler.size;
}

/** Keeps only the end of a range that is too long, and says so. */
function sinirla(a: OlanAraligi, simdi: An): OlanAraligi {
  const enErken = istanbulAni(gunEkle(istanbulGunu(a.Son), -EN_COK_ARALIK));
  const Neden = ms(a.Ilk) < enErken ? `${a.Neden}, son ${EN_COK_ARALIK} günü gösteriliyor` : a.Neden;
  return { Ilk: iso(Math.max(ms(a.Ilk), enErken)), Son: iso(Math.min(ms(a.Son), ms(simdi))), Neden };
}

/** Errors of a chosen range, by field. */
export function aralikHatalari(
  { Ilk, Son }: { readonly Ilk: Gun | null; readonly Son: Gun | null },
  bugun: Gun,
): Partial<Record<'Ilk' | 'Son', string>> {
  if (Ilk === null) return { Ilk: 'İlk günü seçiniz.' };
  if (Son === null) return { Son: 'Son günü seçiniz.' };
  if (Ilk > bugun) return { Ilk: 'İlk gün bugünden sonra olamaz.' };
  if (Son < Ilk) return { Son: 'Son gün, ilk günden önce olamaz.' };
  if (Ilk < gunEkle(bugun, -EN_ESKI_GUN)) return { Ilk: `En çok ${EN_ESKI_GUN} gün öncesine bakılır.` };
  return gunFarki(Ilk, Son) > EN_COK_ARALIK ? { Son: `En çok ${EN_COK_ARALIK} günlük bir aralık seçiniz.` } : {};
}

/** Number of events of each kind, without kinds that have none. */
export function olanSayilari(olanlar: readonly Pick<Olan, 'Tur'>[]): { Tur: OlanTuru; Adet: number }[] {
  return TURLER.map((Tur) => ({ Tur, Adet: olanlar.filter((o) => o.Tur === Tur).length })).filter((s) => s.Adet > 0);
}

/** A matter in one line: `2 müşteri yanıtı, 1 devir`. */
export const olanOzeti = (olanlar: readonly Pick<Olan, 'Tur'>[]): string =>
  olanSayilari(olanlar)
    .map(({ Tur, Adet }) => `${Adet} ${OLAN_TURLERI[Tur]}`)
    .join(', ');

export interface OlanKonu {
  /** The action that waits for the person, or null. */
  readonly Bekler: string | null;
  readonly satirlar: readonly Olan[];
}

const sonu = (k: OlanKonu): number => Math.max(0, ...k.satirlar.map((s) => ms(s.Zaman)));

/** Reading order of matters: waiting ones first, then the newest events. */
export const konuSirasi = <K extends OlanKonu>(konular: readonly K[]): K[] =>
  konular.toSorted((a, b) => Number(a.Bekler === null) - Number(b.Bekler === null) || sonu(b) - sonu(a));

/** Numbers for the welcome-back message of the home page. */
export interface DonusSayilari {
  readonly Gun: number;
  /** Number of tickets with events, and number of these events. */
  readonly Gorusme: number;
  readonly Hareket: number;
  /** Number of all other events. */
  readonly Diger: number;
}

/** `3 gün yoktunuz: 12 görüşmenizde 31 hareket`. */
export function donusCumlesi({ Gun, Gorusme, Hareket, Diger }: DonusSayilari): string {
  const gorusmede = Gorusme > 0 ? `${Gorusme} görüşmenizde ${Hareket} hareket` : null;
  const diger = Diger > 0 ? `${Diger} başka gelişme` : null;
  return `${Gun} gün yoktunuz: ${[gorusmede, diger].filter(Boolean).join(', ')}`;
}
