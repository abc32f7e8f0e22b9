import {
  type An,
  dakikaSaati,
  type Gun,
  gunEkle,
  haftaGunu,
  istanbulAni,
  istanbulGunu,
  istanbulSaati,
  ms,
  tarihYaz,
} from '../tarih.ts';

/**
 * The promise of the desk: how soon somebody answers, and how soon it is solved, in the hours of the desk. Nothing is kept
 * but what happened and when; what is left is worked out of it, so that another promise, another calendar or another
 * priority takes nothing away from the time that somebody waited.
 */

/** Hours of the desk on a day of the week (1 Monday to 7 Sunday), in minutes from midnight. */
export interface HizmetPenceresi {
  readonly Gun: number;
  readonly Bas: number;
  readonly Bit: number;
}
export interface HizmetTakvimi {
  readonly pencereler: readonly HizmetPenceresi[];
  /** Of each holiday how much of the day it takes: 1 or, from 13:00 on, 0,5. */
  readonly tatiller: ReadonlyMap<Gun, number>;
}

/** Minutes of the desk's hours in which somebody answers, and in which it is solved. */
export interface SlaSozu {
  readonly YanitDk: number;
  readonly CozumDk: number;
}

/** What the clocks hear of: the contact begins, waits for others, goes on, is answered, is solved. */
export const SLA_OLAYLARI = ['basla', 'durdur', 'devam', 'yanit', 'cozum'] as const;
export type SlaOlayTuru = (typeof SLA_OLAYLARI)[number];
export interface SlaOlayi {
  readonly Tur: SlaOlayTuru;
  readonly Zaman: An;
}

/** A clock: running, at rest while others are waited for, or at its end. */
export interface SlaSaati {
  readonly hal: 'isler' | 'durdu' | 'bitti';
  /** Seconds of the desk's hours that are left; below 0: it is late by so many. */
  readonly kalan: number;
  /** When nothing is left, as long as it runs; null: it does not, or the calendar has no hours. */
  readonly bitis: string | null;
  /** When a quarter is left, or less. */
  readonly uyari: string | null;
}
export interface SlaHesabi {
  readonly yanit: SlaSaati;
  readonly cozum: SlaSaati;
}

/** A holiday of half a day begins at this minute of it. */
const OGLE = 13 * 60;
const DK = 60_000;
/** A calendar without hours for so many days has none. */
const EN_COK_GUN = 800;
/** Of the promised time this share is left when a clock turns yellow. */
const SON_DILIM = 0.25;

/** The hours of the desk on one day, as instants, in their order. */
function gununPencereleri({ pencereler, tatiller }: HizmetTakvimi, gun: Gun): readonly (readonly [number, number])[] {
  const tatil = tatiller.get(gun) ?? 0;
  if (tatil >= 1) return [];
  const son = tatil > 0 ? OGLE : 24 * 60;
  const gunBasi = istanbulAni(gun);
  return pencereler
    .filter((p) => p.Gun === haftaGunu(gun) && p.Bas < son)
    .map((p) => [gunBasi + p.Bas * DK, gunBasi + Math.min(p.Bit, son) * DK] as const)
    .toSorted((a, b) => a[0] - b[0]);
}

/** Milliseconds of the desk's hours between two instants. */
export function hizmetSuresi(takvim: HizmetTakvimi, ilk: An, son: An): number {
  const [a, b] = [ms(ilk), ms(son)];
  let toplam = 0;
  for (let gun = istanbulGunu(a); istanbulAni(gun) < b; gun = gunEkle(gun, 1))
    for (const [bas, bit] of gununPencereleri(takvim, gun)) toplam += Math.max(0, Math.min(bit, b) - Math.max(bas, a));
  return toplam;
}

/** When so many milliseconds of the desk's hours have gone by; null: the calendar has no hours. */
export function hizmetSonu(takvim: HizmetTakvimi, ilk: An, sure: number): number | null {
  const a = ms(ilk);
  let kalan = sure;
  let gun = istanbulGunu(a);
  for (let i = 0; i < EN_COK_GUN; i++, gun = gunEkle(gun, 1))
    for (const [bas, bit] of gununPencereleri(takvim, gun)) {
      const basi = Math.max(bas, a);
      if (basi >= bit) continue;
      if (kalan <= bit - basi) return basi + kalan;
      kalan -= bit - basi;
    }
  return null;
}

/** Whether the desk is at work at an instant. */
export const hizmette = (takvim: HizmetTakvimi, an: An): boolean =>
  gununPencereleri(takvim, istanbulGunu(an)).some(([bas, bit]) => bas <= ms(an) && ms(an) < bit);

/** The first day with hours after so many such days. */
export function isGunuEkle(takvim: HizmetTakvimi, gun: Gun, adet: number): Gun {
  let sonraki = gun;
  for (let i = 0, kalan = adet; i < EN_COK_GUN && kalan > 0; i++) {
    sonraki = gunEkle(sonraki, 1);
    if (gununPencereleri(takvim, sonraki).length > 0) kalan -= 1;
  }
  return sonraki;
}

const iso = (an: number | null): string | null => (an === null ? null : new Date(an).toISOString());

/** A clock that has spent so much of its promise; `basi`: since when it has been running besides. */
function saat(
  takvim: HizmetTakvimi,
  soz: number,
  { gecen, basi, bitti }: { readonly gecen: number; readonly basi: number | null; readonly bitti: boolean },
  simdi: number,
): SlaSaati {
  const hal = bitti ? 'bitti' : basi === null ? 'durdu' : 'isler';
  const harcanan = gecen + (basi === null ? 0 : hizmetSuresi(takvim, basi, simdi));
  const kalan = soz - harcanan;
  if (basi === null) return { hal, kalan: Math.floor(kalan / 1000), bitis: null, uyari: null };
  // From where it began to run: what has passed already lies before now.
  const yeri = (pay: number) => iso(hizmetSonu(takvim, basi, Math.max(0, soz * (1 - pay) - gecen)));
  return { hal, kalan: Math.floor(kalan / 1000), bitis: yeri(0), uyari: yeri(SON_DILIM) };
}

/**
 * What is left of a promise after what happened. The first answer ends the clock of the answer, and so does the solution; only
 * waiting for others stops that of the solution. Two waits one after the other are one; solved and opened again, it goes on.
 * @param olaylar in any order
 * @param simdi nothing after it has happened
 */
export function slaHesabi(takvim: HizmetTakvimi, soz: SlaSozu, olaylar: readonly SlaOlayi[], simdi: An): SlaHesabi {
  const bitis = ms(simdi);
  const yanit = { gecen: 0, basi: null as number | null, bitti: false };
  const cozum = { gecen: 0, basi: null as number | null, bitti: false };
  const durdur = (s: typeof yanit, an: number) => {
    if (s.basi !== null) s.gecen += hizmetSuresi(takvim, s.basi, an);
    s.basi = null;
  };
  // What happened at one moment keeps its order.
  for (const { Tur, Zaman } of olaylar.toSorted((a, b) => ms(a.Zaman) - ms(b.Zaman))) {
    const an = ms(Zaman);
    if (an > bitis) break;
    if (Tur === 'basla') {
      yanit.basi = an;
      cozum.basi = an;
    }
    if (Tur === 'yanit' || Tur === 'cozum') {
      durdur(yanit, an);
      yanit.bitti = true;
    }
    if (Tur === 'durdur' || Tur === 'cozum') durdur(cozum, an);
    if (Tur === 'cozum') cozum.bitti = true;
    if (Tur === 'devam' && cozum.basi === null) {
      cozum.basi = an;
      cozum.bitti = false;
    }
  }
  return {
    yanit: saat(takvim, soz.YanitDk * DK, yanit, bitis),
    cozum: saat(takvim, soz.CozumDk * DK, cozum, bitis),
  };
}

/** The colours of a promise on a row. */
export const SLA_HALLERI = ['zamaninda', 'yaklasti', 'asildi', 'durdu'] as const;
export type SlaHali = (typeof SLA_HALLERI)[number];

/** Of the clocks that run, the one that ends first; null: none does. */
export function siradakiSaat({ yanit, cozum }: SlaHesabi): SlaSaati | null {
  const isleyen = [yanit, cozum].filter((s) => s.hal === 'isler' && s.bitis !== null);
  return isleyen.toSorted((a, b) => ms(a.bitis!) - ms(b.bitis!))[0] ?? null;
}

/** That a clock turned yellow, or that its promise was broken. */
export interface SlaDonusu {
  readonly saat: keyof SlaHesabi;
  readonly asama: 'uyari' | 'bitis';
}

/** How the clock that ends first has turned last; null: it has not yet, or none runs. */
export function sonDonus(hesap: SlaHesabi, simdi: An): SlaDonusu | null {
  const s = siradakiSaat(hesap);
  if (s === null) return null;
  const hangisi = s === hesap.yanit ? 'yanit' : 'cozum';
  if (ms(s.bitis!) <= ms(simdi)) return { saat: hangisi, asama: 'bitis' };
  return s.uyari !== null && ms(s.uyari) <= ms(simdi) ? { saat: hangisi, asama: 'uyari' } : null;
}

/**
 * What of that which was said still holds: another promise may have taken a turn back, and another clock is said anew. While
 * none runs nothing turns, so what was said before a wait or a solution is not said again after it.
 */
export function kalanDonus(soylenen: SlaDonusu | null, hesap: SlaHesabi, simdi: An): SlaDonusu | null {
  if (soylenen === null || siradakiSaat(hesap) === null) return soylenen;
  const son = sonDonus(hesap, simdi);
  if (son?.saat !== soylenen.saat) return null;
  return soylenen.asama === 'uyari' ? soylenen : son;
}

/** When something is to be said next, once `soylenen` has been; null: nothing is, or others are waited for. */
export function haberZamani(soylenen: SlaDonusu | null, hesap: SlaHesabi): string | null {
  const s = siradakiSaat(hesap);
  if (s === null || hesap.cozum.hal === 'durdu') return null;
  if (soylenen === null) return s.uyari;
  return soylenen.asama === 'uyari' ? s.bitis : null;
}

/** What is promised by each clock. */
export const SAAT_ADLARI: Readonly<Record<keyof SlaHesabi, string>> = { yanit: 'Yanıt', cozum: 'Çözüm' };

/** When a clock ends, as one says it: `bugün 15:30`, `yarın 09:00`, `24.11 10:00`; of another year with it. */
export function sozZamani(bitis: An, simdi: An): string {
  const [gun, bugun] = [istanbulGunu(bitis), istanbulGunu(simdi)];
  const tarih = gun.slice(0, 4) === bugun.slice(0, 4) ? tarihYaz(gun).slice(0, 5) : tarihYaz(gun);
  const ad = gun === bugun ? 'bugün' : gun === gunEkle(bugun, 1) ? 'yarın' : tarih;
  return `${ad} ${istanbulSaati(bitis)}`;
}

/** A promise as a row of a list has it: when its clock ends and when it turns yellow, and how it stood when it was read. */
export interface SatirSozu {
  readonly SlaBitis: string | null;
  readonly SlaUyari: string | null;
  readonly SlaHali: SlaHali | null;
}

/** How a promise stands now: it goes by while a screen is open. */
export function sozHali({ SlaBitis, SlaUyari, SlaHali }: SatirSozu, simdi: An): SlaHali | null {
  if (SlaHali === 'durdu' || SlaBitis === null) return SlaHali;
  if (ms(SlaBitis) < ms(simdi)) return 'asildi';
  return SlaUyari !== null && ms(SlaUyari) <= ms(simdi) ? 'yaklasti' : 'zamaninda';
}

/** How long it is until then, as one says it: `25 dk`, `3 sa 5 dk`, `2 gün 4 sa`; where it has passed, how late it is by its largest part. */
export function kalanSure(bitis: An, simdi: An): string {
  const fark = ms(bitis) - ms(simdi);
  // A minute that has begun is still there.
  const toplam = fark < 0 ? Math.floor(-fark / DK) : Math.ceil(fark / DK);
  const sayilar = [Math.floor(toplam / 1440), Math.floor(toplam / 60) % 24, toplam % 60];
  const parcalar = sayilar.map((n, i) => [n, ['gün', 'sa', 'dk'][i]!] as const);
  const ilk = Math.max(0, toplam === 0 ? 2 : parcalar.findIndex(([n]) => n > 0));
  const sozler = parcalar.slice(ilk, ilk + 2).filter(([n], i) => i === 0 || n > 0);
  const yazi = (bunlar: typeof sozler) => bunlar.map(([n, birim]) => `${n} ${birim}`).join(' ');
  return fark < 0 ? `${yazi(sozler.slice(0, 1))} geç` : yazi(sozler);
}

/** A promise of the desk: of a priority, or (null) of those that have none of their own. */
export interface SlaKurali extends SlaSozu {
  readonly Oncelik: string | null;
}
/** All that the clocks run by, but for holidays. */
export interface SlaKurallari {
  readonly sozler: readonly SlaKurali[];
  readonly saatler: readonly HizmetPenceresi[];
}

/** Nothing is promised for later than in so many minutes of the desk's hours. */
export const EN_COK_SOZ_DK = 60_000;
const GUN_ADLARI = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const;
/** Of a day of the week, 1 Monday. */
export const haftaninGunu = (gun: number): string => GUN_ADLARI[gun - 1] ?? '';
const SAAT_BICIMI = 'Saatleri 08:30-12:30, 13:30-18:00 gibi yazınız.';

/** The hours of one day as they are written: `08:30-12:30, 13:30-18:00`; empty: the desk is closed. */
export const pencereleriYaz = (saatler: readonly HizmetPenceresi[], gun: number): string =>
  saatler
    .filter((p) => p.Gun === gun)
    .toSorted((a, b) => a.Bas - b.Bas)
    .map((p) => `${dakikaSaati(p.Bas)}-${p.Bit === 1440 ? '24:00' : dakikaSaati(p.Bit)}`)
    .join(', ');

/** The hours of one day out of what was typed; a sentence when they are none. */
export function pencereleriOku(yazi: string, Gun: number): HizmetPenceresi[] | string {
  const parcalar = yazi
    .split(',')
    .map((p) => p.trim())
    .filter((p) => p !== '');
  const okunan = parcalar.map((p) =>
    /^([01]\d|2[0-3]):([0-5]\d)\s*[-–]\s*(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.exec(p),
  );
  if (okunan.includes(null)) return SAAT_BICIMI;
  const pencereler = okunan
    .map((m) => ({
      Gun,
      Bas: Number(m![1]) * 60 + Number(m![2]),
      Bit: m![3] === undefined ? 1440 : Number(m![3]) * 60 + Number(m![4]),
    }))
    .toSorted((a, b) => a.Bas - b.Bas);
  return pencereHatasi(pencereler) ?? pencereler;
}

/** What is wrong with the hours of one day, in their order; null: nothing. */
function pencereHatasi(pencereler: readonly HizmetPenceresi[]): string | null {
  if (pencereler.some((p) => p.Bit <= p.Bas)) return 'Bitiş saati, başlangıçtan sonra olmalı.';
  const [, ...sonrakiler] = pencereler;
  return sonrakiler.some((p, i) => p.Bas < pencereler[i]!.Bit) ? 'Saat aralıkları birbirinin içine giremez.' : null;
}

/** What is wrong with a promise; null: nothing. */
export function sozHatasi({ YanitDk, CozumDk }: SlaSozu): string | null {
  if (YanitDk < 1 || CozumDk < 1) return 'Süreyi dakika olarak yazınız.';
  if (YanitDk > EN_COK_SOZ_DK || CozumDk > EN_COK_SOZ_DK) return `Süre en çok ${EN_COK_SOZ_DK} dakikadır.`;
  return CozumDk < YanitDk ? 'Çözüm süresi, yanıt süresinden kısa olamaz.' : null;
}

/** The first thing that is wrong with all of it; null: nothing. @param oncelikler the keys of the priorities that there are */
export function slaKuralHatasi(
  { sozler, saatler }: SlaKurallari,
  oncelikler: readonly (string | null)[],
): string | null {
  const verilen = sozler.map((s) => s.Oncelik);
  if (
    new Set(verilen).size !== verilen.length ||
    !verilen.includes(null) ||
    verilen.some((o) => !oncelikler.includes(o))
  )
    return 'Her öncelik için bir söz, ayrıca öbürleri için bir söz olmalı; öncelikleri yeniden okuyunuz.';
  const soz = sozler.map(sozHatasi).find((h) => h !== null);
  if (soz !== undefined) return soz;
  if (saatler.length === 0) return 'Haftanın en az bir gününde çalışma saati olmalı.';
  const gunler = [...new Set(saatler.map((p) => p.Gun))];
  const gunun = gunler.map((g) => pencereHatasi(saatler.filter((p) => p.Gun === g).toSorted((a, b) => a.Bas - b.Bas)));
  return gunun.find((h) => h !== null) ?? null;
}

/** What another set of rules changes, in words. @param ad what a priority is called */
export function slaFarki(eski: SlaKurallari, yeni: SlaKurallari, ad: (oncelik: string | null) => string): string[] {
  const sozler = yeni.sozler.flatMap((y) => {
    const e = eski.sozler.find((s) => s.Oncelik === y.Oncelik);
    const fark = (ne: string, a: number | undefined, b: number) =>
      a === b ? [] : [`${ad(y.Oncelik)} ${ne}: ${a ?? '-'} → ${b} dk`];
    return [...fark('yanıt', e?.YanitDk, y.YanitDk), ...fark('çözüm', e?.CozumDk, y.CozumDk)];
  });
  const saatler = GUN_ADLARI.flatMap((gun, i) => {
    const [a, b] = [pencereleriYaz(eski.saatler, i + 1), pencereleriYaz(yeni.saatler, i + 1)];
    return a === b ? [] : [`${gun}: ${a || 'kapalı'} → ${b || 'kapalı'}`];
  });
  return [...sozler, ...saatler];
}
