import { type Gun, gunEkle } from '../tarih.ts';

/** When tasks would be built if everybody did theirs one after the other, in the order in which they are due. */

export interface CizelgeIsi {
  readonly Id: number;
  readonly AtananId: number | null;
  /** Hours left; null: nobody has said how long it takes. */
  readonly Kalan: number | null;
  /** The day on which its work began; null: it has not. */
  readonly Basladi: Gun | null;
  readonly Termin: Gun | null;
  /** The place of its urgency in the list: the last is the most urgent. */
  readonly AciliyetSira: number;
  /** Those left to build that it waits for. */
  readonly Beklenenler: readonly number[];
}

/** Why nobody can say when one would be ready. */
export const YERSIZLER = {
  verilmemis: 'Kimseye verilmemiş',
  tahminsiz: 'Tahmini süresi yok',
  bekledigi: 'Beklediği işin ne zaman biteceği belli değil',
  uzak: 'Bir yıl içinde sırası gelmiyor',
} as const;
export type YersizNedeni = keyof typeof YERSIZLER;

export type CizelgeYeri =
  | { readonly Baslama: Gun; readonly Bitis: Gun; readonly Neden: null }
  | { readonly Neden: YersizNedeni };

/** So many days are looked ahead. */
export const CIZELGE_GUNU = 366;

/** A moment in somebody's time: a day, and how many of its hours are spoken for. */
interface Yer {
  readonly gun: Gun;
  readonly dolu: number;
}

/** In which order somebody takes what is theirs: what has begun, then what is due first, is the most urgent, is older. */
const once = (a: CizelgeIsi, b: CizelgeIsi): number => {
  if ((a.Basladi === null) !== (b.Basladi === null)) return a.Basladi === null ? 1 : -1;
  if (a.Termin !== b.Termin) {
    if (a.Termin === null) return 1;
    return b.Termin === null || a.Termin < b.Termin ? -1 : 1;
  }
  return b.AciliyetSira - a.AciliyetSira || a.Id - b.Id;
};

/** Those that can have no place, and why: they, and whatever waits for them. */
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

/** Whoever is asked for next, of one person: the first in their order of those that could begin first. */
interface Aday {
  readonly is: CizelgeIsi;
  readonly yer: Yer;
}

/**
 * Gives every task its days. A person does one at a time, in the order in which theirs are due, the urgent first; what
 * waits for another begins when that is whole, and meanwhile they do what can be done. What is not among the tasks, nobody
 * waits for. Tasks do not wait for each other in a circle (`donguMu`).
 * @param kapasite hours of a day that somebody is there to work
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

  /** Where a task could begin: when its person has time, and what it waits for is whole; null: that has no day yet. */
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
      // Within a day what could begin is taken in its order, whatever the hour.
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
  // What is left waits for what lies too far away.
  for (const kuyruk of kuyruklar.values()) for (const i of kuyruk) yerler.set(i.Id, { Neden: 'bekledigi' });
  return yerler;
}

/** Lays the hours of a task into somebody's days. */
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
