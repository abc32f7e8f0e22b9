import { type Gun, gunEkle } from '../../platform/time/tarih.ts';

/** Forecast of the building days, if each person does the tasks one after the other in the order of their due dates. */

export interface CizelgeIsi {
  readonly Id: number;
  readonly AtananId: number | null;
  /** Hours left. Null: no estimate. */
  readonly Kalan: number | null;
  /** The day the work began. Null: not begun. */
  readonly Basladi: Gun | null;
  readonly Termin: Gun | null;
  /** Position of its urgency in the list. The last is the most urgent. */
  readonly AciliyetSira: number;
  /** The unfinished tasks that it waits for. */
  readonly Beklenenler: readonly number[];
}

/** Reasons for a task without days. */
export const YERSIZLER = {
  verilmemis: 'Kimseye atanmamış',
  tahminsiz: 'Tahmini süresi yok',
  bekledigi: 'Beklediği işin ne zaman biteceği belli değil',
  uzak: 'Bir yıl içinde sırası gelmiyor',
} as const;
export type YersizNedeni = keyof typeof YERSIZLER;

export type CizelgeYeri =
  | { readonly Baslama: Gun; readonly Bitis: Gun; readonly Neden: null }
  | { readonly Neden: YersizNedeni };

/** Number of days in the forecast. */
export const CIZELGE_GUNU = 366;

/** A moment in a person's calendar: a day, and its hours already taken. */
interface Yer {
  readonly gun: Gun;
  readonly dolu: number;
}

/** Order of a person's tasks: started ones first, then by due date, urgency and age. */
const once = (a: CizelgeIsi, b: CizelgeIsi): number => {
  if ((a.Basladi === null) !== (b.Basladi === null)) return a.Basladi === null ? 1 : -1;
  if (a.Termin !== b.Termin) {
    if (a.Termin === null) return 1;
    return b.Termin === null || a.Termin < b.Termin ? -1 : 1;
  }
  return b.AciliyetSira - a.AciliyetSira || a.Id - b.Id;
};

/** Tasks that cannot get days, with the reason, and all tasks that wait for them. */
function yersizler(isler: readonly CizelgeIsi[]): Map<number, YersizNedeni> {
  const nedenler = new Map<number, YersizNedeni>();
  for (const i of isler) {
    if (i.AtananId === null) nedenler.set(i.Id, 'verilmemis');
    else if (i.Kalan === null) nedenler.set(i.Id, 'tahminsiz');
  }
  const bekleyenler = new Map<number, number[]>();
  for (const i of isler) for (const b of i.Beklenenler) bekleyenler.set(b, [...(bekleyenler.get(b) ?? []), i.Id]);
  const bakilacak = [...nedenler.keys()];
  for (let id = bakilacak.pop(); id !== undefined; id = bakilacak.pop())
    for (const b of bekleyenler.get(id) ?? [])
      if (!nedenler.has(b)) {
        nedenler.set(b, 'bekledigi');
        bakilacak.push(b);
      }
  return nedenler;
}

/** The next task of a person: among those that can begin first, the first in the person's order. */
interface Aday {
  readonly is: CizelgeIsi;
  readonly yer: Yer;
}

/**
 * Gives every task its days. A person does one task at a time, by due date and then urgency. A task that waits begins
 * after the awaited one is finished, and its person does other tasks meanwhile. Awaited tasks outside the list are
 * ignored. Tasks never wait for each other in a circle (`donguMu`).
 * @param kapasite working hours of a person on a day
 */
export function cizelge(
  isler: readonly CizelgeIsi[],
  bugun: Gun,
  kapasite: (kisi: number, gun: Gun) => number,
): ReadonlyMap<number, CizelgeYeri> {
  const son = gunEkle(bugun, CIZELGE_GUNU);
  const yerler = new Map<number, CizelgeYeri>();
  for (const [id, Neden] of yersizler(isler)) yerler.set(id, { Neden });
  const bilinen = new Set(isler.map((i) => i.Id));
  const bekledikleri = (i: CizelgeIsi) => i.Beklenenler.filter((b) => bilinen.has(b));
  const bekleyenler = new Map<number, CizelgeIsi[]>();
  for (const i of isler) for (const b of bekledikleri(i)) bekleyenler.set(b, [...(bekleyenler.get(b) ?? []), i]);
  const kuyruklar = new Map(
    [
      ...Map.groupBy(
        isler.filter((i) => !yerler.has(i.Id)),
        (i) => i.AtananId!,
      ),
    ].map(([kisi, bunlar]) => [kisi, bunlar.toSorted(once)]),
  );
  const saatler = new Map<number, Yer>();
  const saati = (kisi: number): Yer => saatler.get(kisi) ?? { gun: bugun, dolu: 0 };

  /** The first moment at which a task can begin: its person is free, awaited tasks are finished. Null: not known. */
  const ilkYer = (i: CizelgeIsi): Yer | null => {
    let yer = saati(i.AtananId!);
    for (const b of bekledikleri(i)) {
      const y = yerler.get(b);
      if (y === undefined || y.Neden !== null) return null;
      const ertesi = gunEkle(y.Bitis, 1);
      if (ertesi > yer.gun) yer = { gun: ertesi, dolu: 0 };
    }
    return yer;
  };
  const sec = (kisi: number): Aday | null => {
    let aday: Aday | null = null;
    for (const i of kuyruklar.get(kisi)!) {
      const yer = ilkYer(i);
      // Within a day the person's order decides, not the hour.
      if (yer !== null && (aday === null || yer.gun < aday.yer.gun)) aday = { is: i, yer };
    }
    return aday;
  };
  const adaylar = new Map([...kuyruklar.keys()].map((kisi) => [kisi, sec(kisi)]));

  for (;;) {
    let siradaki: Aday | null = null;
    for (const aday of adaylar.values())
      if (aday !== null && (siradaki === null || aday.yer.gun < siradaki.yer.gun)) siradaki = aday;
    if (siradaki === null) break;
    const { is, yer } = siradaki;
    const kisi = is.AtananId!;
    const { ilk, bitis } = yerlestir(is, yer, (gun) => kapasite(kisi, gun), son);
    if (bitis === null) yerler.set(is.Id, { Neden: 'uzak' });
    else {
      yerler.set(is.Id, { Baslama: is.Basladi ?? ilk, Bitis: bitis.gun, Neden: null });
      saatler.set(kisi, bitis);
    }
    kuyruklar.set(
      kisi,
      kuyruklar.get(kisi)!.filter((i) => i !== is),
    );
    const degisen = new Set([
      kisi,
      ...(bekleyenler.get(is.Id) ?? []).flatMap((i) => (kuyruklar.has(i.AtananId!) ? [i.AtananId!] : [])),
    ]);
    for (const k of degisen) adaylar.set(k, sec(k));
  }
  // The remaining tasks wait for a task that lies too far away.
  for (const kuyruk of kuyruklar.values()) for (const i of kuyruk) yerler.set(i.Id, { Neden: 'bekledigi' });
  return yerler;
}

/** Fills the hours of a task into its person's days. */
function yerlestir(
  is: CizelgeIsi,
  yer: Yer,
  kapasite: (gun: Gun) => number,
  son: Gun,
): { readonly ilk: Gun; readonly bitis: Yer | null } {
  let { gun, dolu } = yer;
  let kalan = is.Kalan!;
  let ilk: Gun | null = null;
  for (; gun <= son; gun = gunEkle(gun, 1), dolu = 0) {
    const bos = kapasite(gun) - dolu;
    if (bos <= 0) continue;
    ilk ??= gun;
    if (kalan <= bos) return { ilk, bitis: { gun, dolu: dolu + kalan } };
    kalan -= bos;
  }
  return { ilk: ilk ?? son, bitis: null };
}
