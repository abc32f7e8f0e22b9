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
} from '../../platform/time/tarih.ts';

/**
 * The promise (SLA) of the desk: time to the first answer and time to the solution, in service hours. Only events and
 * their times are stored. The remaining time is computed, so a change of the promise, the calendar or the priority
 * keeps all waiting time.
 */

/** Service hours on a day of the week (1 Monday to 7 Sunday), in minutes from midnight. */
export interface HizmetPenceresi {
  readonly Gun: number;
  readonly Bas: number;
  readonly Bit: number;
}
export interface HizmetTakvimi {
  readonly pencereler: readonly HizmetPenceresi[];
  /** The share of each holiday: 1, or 0,5 from 13:00 on. */
  readonly tatiller: ReadonlyMap<Gun, number>;
}

/** Minutes of service hours until the answer and until the solution. */
export interface SlaSozu {
  readonly YanitDk: number;
  readonly CozumDk: number;
}

/** Events for the clocks: start, wait for others, continue, answer, solution. */
export const SLA_OLAYLARI = ['basla', 'durdur', 'devam', 'yanit', 'cozum'] as const;
export type SlaOlayTuru = (typeof SLA_OLAYLARI)[number];
export interface SlaOlayi {
  readonly Tur: SlaOlayTuru;
  readonly Zaman: An;
}

/** A clock: running, stopped during a wait for others, or finished. */
export interface SlaSaati {
  readonly hal: 'isler' | 'durdu' | 'bitti';
  /** Seconds of service hours left. Below 0: the clock is late by this time. */
  readonly kalan: number;
  /** The end of a running clock. Null: not running, or a calendar without hours. */
  readonly bitis: string | null;
  /** The time from which a quarter or less is left. */
  readonly uyari: string | null;
}
export interface SlaHesabi {
  readonly yanit: SlaSaati;
  readonly cozum: SlaSaati;
}

/** A half holiday begins at this minute of the day. */
const OGLE = 13 * 60;
const DK = 60_000;
/** A calendar without hours in this many days counts as empty. */
const EN_COK_GUN = 800;
/** A clock turns yellow when this share of the time is left. */
const SON_DILIM = 0.25;

/** The service hours of one day as instants, in their order. */
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

/** Milliseconds of service hours between two instants. */
export function hizmetSuresi(takvim: HizmetTakvimi, ilk: An, son: An): number {
  const [a, b] = [ms(ilk), ms(son)];
  let toplam = 0;
  for (let gun = istanbulGunu(a); istanbulAni(gun) < b; gun = gunEkle(gun, 1))
    for (const [bas, bit] of gununPencereleri(takvim, gun)) toplam += Math.max(0, Math.min(bit, b) - Math.max(bas, a));
  return toplam;
}

/** The end of this many milliseconds of service hours. Null: the calendar has no hours. */
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

/** True if the desk works at this instant. */
export const hizmette = (takvim: HizmetTakvimi, an: An): boolean =>
  gununPencereleri(takvim, istanbulGunu(an)).some(([bas, bit]) => bas <= ms(an) && ms(an) < bit);

/** The day that lies `adet` days with service hours after `gun`. */
export function isGunuEkle(takvim: HizmetTakvimi, gun: Gun, adet: number): Gun {
  let sonraki = gun;
  for (let i = 0, kalan = adet; i < EN_COK_GUN && kalan > 0; i++) {
    sonraki = gunEkle(sonraki, 1);
    if (gununPencereleri(takvim, sonraki).length > 0) kalan -= 1;
  }
  return sonraki;
}

const iso = (an: number | null): string | null => (an === null ? null : new Date(an).toISOString());

/** The state of a clock. `gecen` is the used time, `basi` the start of the running part. */
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
  // Counted from the start of the running part, because the used time lies before it.
  const yeri = (pay: number) => iso(hizmetSonu(takvim, basi, Math.max(0, soz * (1 - pay) - gecen)));
  return { hal, kalan: Math.floor(kalan / 1000), bitis: yeri(0), uyari: yeri(SON_DILIM) };
}

/**
 * The remaining promise after these events. The first answer or the solution ends the clock of the answer. Only a wait
 * for others stops the clock of the solution. Two consecutive waits count as one. If the ticket is opened again, the
 * clock of the solution continues.
 * @param olaylar in any order
 * @param simdi later events are ignored
 */
export function slaHesabi(takvim: HizmetTakvimi, soz: SlaSozu, olaylar: readonly SlaOlayi[], simdi: An): SlaHesabi {
  const bitis = ms(simdi);
  const yanit = { gecen: 0, basi: null as number | null, bitti: false };
  const cozum = { gecen: 0, basi: null as number | null, bitti: false };
  const durdur = (s: typeof yanit, an: number) => {
    if (s.basi !== null) s.gecen += hizmetSuresi(takvim, s.basi, an);
    s.basi = null;
  };
  // Events with the same time keep their order.
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

/** The running clock that ends first, or null. */
export function siradakiSaat({ yanit, cozum }: SlaHesabi): SlaSaati | null {
  const isleyen = [yanit, cozum].filter((s) => s.hal === 'isler' && s.bitis !== null);
  return isleyen.toSorted((a, b) => ms(a.bitis!) - ms(b.bitis!))[0] ?? null;
}

/** A turn of a clock: it became yellow, or its promise was broken. */
export interface SlaDonusu {
  readonly saat: keyof SlaHesabi;
  readonly asama: 'uyari' | 'bitis';
}

/** The last turn of the clock that ends first. Null: no turn yet, or no running clock. */
export function sonDonus(hesap: SlaHesabi, simdi: An): SlaDonusu | null {
  const s = siradakiSaat(hesap);
  if (s === null) return null;
  const hangisi = s === hesap.yanit ? 'yanit' : 'cozum';
  if (ms(s.bitis!) <= ms(simdi)) return { saat: hangisi, asama: 'bitis' };
  return s.uyari !== null && ms(s.uyari) <= ms(simdi) ? { saat: hangisi, asama: 'uyari' } : null;
}

/**
 * The part of the last notification that is still valid. A new promise may have undone its turn, and a turn of another
 * clock is notified again. While no clock runs nothing changes, so a notification from before a wait or a solution is
 * not repeated after it.
 */
export function kalanDonus(soylenen: SlaDonusu | null, hesap: SlaHesabi, simdi: An): SlaDonusu | null {
  if (soylenen === null || siradakiSaat(hesap) === null) return soylenen;
  const son = sonDonus(hesap, simdi);
  if (son?.saat !== soylenen.saat) return null;
  return soylenen.asama === 'uyari' ? soylenen : son;
}

/** Time of the next notification after `soylenen`. Null: none, or the ticket waits for others. */
export function haberZamani(soylenen: SlaDonusu | null, hesap: SlaHesabi): string | null {
  const s = siradakiSaat(hesap);
  if (s === null || hesap.cozum.hal === 'durdu') return null;
  if (soylenen === null) return s.uyari;
  return soylenen.asama === 'uyari' ? s.bitis : null;
}

export const SAAT_ADLARI: Readonly<Record<keyof SlaHesabi, string>> = { yanit: 'Yanıt', cozum: 'Çözüm' };

/** End of a clock in words: `bugün 15:30`, `yarın 09:00`, `24.11 10:00`. Another year is added. */
export function sozZamani(bitis: An, simdi: An): string {
  const [gun, bugun] = [istanbulGunu(bitis), istanbulGunu(simdi)];
  const tarih = gun.slice(0, 4) === bugun.slice(0, 4) ? tarihYaz(gun).slice(0, 5) : tarihYaz(gun);
  const ad = gun === bugun ? 'bugün' : gun === gunEkle(bugun, 1) ? 'yarın' : tarih;
  return `${ad} ${istanbulSaati(bitis)}`;
}

/** The promise in a row of a list: the clock's end, its yellow time, and its state at the time of reading. */
export interface SatirSozu {
  readonly SlaBitis: string | null;
  readonly SlaUyari: string | null;
  readonly SlaHali: SlaHali | null;
}

/** The present state of a promise. It changes while a screen is open. */
export function sozHali({ SlaBitis, SlaUyari, SlaHali }: SatirSozu, simdi: An): SlaHali | null {
  if (SlaHali === 'durdu' || SlaBitis === null) return SlaHali;
  if (ms(SlaBitis) < ms(simdi)) return 'asildi';
  return SlaUyari !== null && ms(SlaUyari) <= ms(simdi) ? 'yaklasti' : 'zamaninda';
}

/** Time until then in words: `25 dk`, `3 sa 5 dk`, `2 gün 4 sa`. After the end, the delay in its largest unit. */
export function kalanSure(bitis: An, simdi: An): string {
  const fark = ms(bitis) - ms(simdi);
  // A begun minute still counts.
  const toplam = fark < 0 ? Math.floor(-fark / DK) : Math.ceil(fark / DK);
  const sayilar = [Math.floor(toplam / 1440), Math.floor(toplam / 60) % 24, toplam % 60];
  const parcalar = sayilar.map((n, i) => [n, ['gün', 'sa', 'dk'][i]!] as const);
  const ilk = Math.max(0, toplam === 0 ? 2 : parcalar.findIndex(([n]) => n > 0));
  const sozler = parcalar.slice(ilk, ilk + 2).filter(([n], i) => i === 0 || n > 0);
  const yazi = (bunlar: typeof sozler) => bunlar.map(([n, birim]) => `${n} ${birim}`).join(' ');
  return fark < 0 ? `${yazi(sozler.slice(0, 1))} geç` : yazi(sozler);
}

/** A promise of one priority, or (null) of all priorities without their own. */
interface SlaKurali extends SlaSozu {
  readonly Oncelik: string | null;
}
/** All rules of the clocks except holidays. */
export interface SlaKurallari {
  readonly sozler: readonly SlaKurali[];
  readonly saatler: readonly HizmetPenceresi[];
}

/** Upper limit of a promise, in minutes of service hours. */
export const EN_COK_SOZ_DK = 60_000;
const GUN_ADLARI = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const;
/** Name of a day of the week. 1 is Monday. */
export const haftaninGunu = (gun: number): string => GUN_ADLARI[gun - 1] ?? '';
const SAAT_BICIMI = 'Saatleri 08:30-12:30, 13:30-18:00 gibi yazınız.';

/** The service hours of one day: `08:30-12:30, 13:30-18:00`. Empty: the desk is closed. */
export const pencereleriYaz = (saatler: readonly HizmetPenceresi[], gun: number): string =>
  saatler
    .filter((p) => p.Gun === gun)
    .toSorted((a, b) => a.Bas - b.Bas)
    .map((p) => `${dakikaSaati(p.Bas)}-${p.Bit === 1440 ? '24:00' : dakikaSaati(p.Bit)}`)
    .join(', ');

/** Reads the typed hours of one day. Returns a message if they are wrong. */
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

/** Error of the sorted hours of one day, or null. */
function pencereHatasi(pencereler: readonly HizmetPenceresi[]): string | null {
  if (pencereler.some((p) => p.Bit <= p.Bas)) return 'Bitiş saati, başlangıçtan sonra olmalı.';
  const [, ...sonrakiler] = pencereler;
  return sonrakiler.some((p, i) => p.Bas < pencereler[i]!.Bit) ? 'Saat aralıkları birbirinin içine giremez.' : null;
}

/** Error of a promise, or null. */
export function sozHatasi({ YanitDk, CozumDk }: SlaSozu): string | null {
  if (YanitDk < 1 || CozumDk < 1) return 'Süreyi dakika olarak yazınız.';
  if (YanitDk > EN_COK_SOZ_DK || CozumDk > EN_COK_SOZ_DK) return `Süre en çok ${EN_COK_SOZ_DK} dakikadır.`;
  return CozumDk < YanitDk ? 'Çözüm süresi, yanıt süresinden kısa olamaz.' : null;
}

/** The first error of all rules, or null. @param oncelikler the keys of all priorities */
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

/** The changes of a new rule set, in words. @param ad the name of a priority */
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
