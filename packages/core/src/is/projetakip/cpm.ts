import { type Gun, gunEkle } from '../../platform/time/tarih.ts';

/** The critical path method (Kelley and Walker, 1959) over working days, with four kinds of links and their lags. */

/** True for a working day. */
export type CalismaGunu = (gun: Gun) => boolean;

/**
 * Kinds of links between a predecessor and its successor. The successor begins after the predecessor's end (FS) or
 * start (SS), or ends after its end (FF) or start (SF).
 */
export const BAG_TURLERI = {
  FS: 'Bitince başlar',
  SS: 'Başlayınca başlar',
  FF: 'Bitince biter',
  SF: 'Başlayınca biter',
};
export type BagTuru = keyof typeof BAG_TURLERI;

export interface CpmIsi {
  readonly Id: number;
  /** Working days; 0: a milestone. */
  readonly Sure: number;
  /** The plan does not begin before this day. */
  readonly EnErken: Gun;
  /** The plan has begun, so no link moves it. */
  readonly Basladi?: boolean;
}

export interface CpmBagi {
  readonly OncekiId: number;
  readonly SonrakiId: number;
  readonly Tur: BagTuru;
  /** Working days between the two ends; below 0: they overlap. */
  readonly Gecikme: number;
}

export interface CpmSonucu {
  readonly Baslama: Gun;
  /** Last day of the plan. */
  readonly Bitis: Gun;
  /** Total float: working days that the plan may begin later without moving the end of the project. */
  readonly Bolluk: number;
  readonly Kritik: boolean;
}

/** Numbers the working days; 0 is the first one on or after `ilk`. The calendar is walked only as far as needed. */
export function isGunleri(ilk: Gun, calisir: CalismaGunu) {
  const gunler: Gun[] = [];
  const numaralar = new Map<Gun, number>();
  let siradaki = ilk;
  // Without this limit a calendar without work would be walked forever.
  const EN_COK_BOSLUK = 3660;
  const uzat = () => {
    for (let n = 0; n < EN_COK_BOSLUK; n++) {
      const gun = siradaki;
      siradaki = gunEkle(siradaki, 1);
      numaralar.set(gun, gunler.length);
      if (calisir(gun)) {
        gunler.push(gun);
        return;
      }
    }
    throw new RangeError('takvimde çalışma günü yok');
  };
  return {
    /** The n-th working day, from 0. */
    gun(n: number): Gun {
      while (gunler.length <= n) uzat();
      return gunler[n]!;
    },
    /** Number of the first working day on or after this day; 0 for days before `ilk`. */
    sira(gun: Gun): number {
      if (gun < ilk) return 0;
      while (!numaralar.has(gun)) uzat();
      return numaralar.get(gun)!;
    },
  };
}

/**
 * Orders predecessors before successors, or returns the plans of a circle in order, with the first one again at the
 * end.
 */
export function siralaVeyaDongu(
  idler: readonly number[],
  baglar: readonly Pick<CpmBagi, 'OncekiId' | 'SonrakiId'>[],
): { readonly sira: number[] } | { readonly dongu: number[] } {
  const sonrakiler = Map.groupBy(baglar, (b) => b.OncekiId);
  const kalan = new Map(idler.map((id) => [id, 0]));
  for (const b of baglar) kalan.set(b.SonrakiId, (kalan.get(b.SonrakiId) ?? 0) + 1);
  const sira = [...kalan].filter(([, n]) => n === 0).map(([id]) => id);
  for (let i = 0; i < sira.length; i++) {
    const id = sira[i]!;
    kalan.delete(id);
    for (const b of sonrakiler.get(id) ?? []) {
      const n = kalan.get(b.SonrakiId)! - 1;
      kalan.set(b.SonrakiId, n);
      if (n === 0) sira.push(b.SonrakiId);
    }
  }
  if (kalan.size === 0) return { sira };
  // Every plan that is left waits for another one that is left, so walking back must meet a plan again.
  const oncesi = new Map(baglar.filter((b) => kalan.has(b.OncekiId)).map((b) => [b.SonrakiId, b.OncekiId]));
  const yol: number[] = [];
  let id = kalan.keys().next().value!;
  while (!yol.includes(id)) {
    yol.push(id);
    id = oncesi.get(id)!;
  }
  return { dongu: [id, ...yol.slice(yol.indexOf(id)).toReversed()] };
}

/** Numbers of the first working day of a plan (`bas`), and of the one after its last (`bit`). */
export interface Uclar {
  bas: number;
  bit: number;
}

/** Earliest start of the successor that a link allows. */
export function alt(b: Pick<CpmBagi, 'Tur' | 'Gecikme'>, onceki: Uclar, sure: number): number {
  const uc = (b.Tur === 'FS' || b.Tur === 'FF' ? onceki.bit : onceki.bas) + b.Gecikme;
  return b.Tur === 'FS' || b.Tur === 'SS' ? uc : uc - sure;
}

/** Latest start of `onceki` at which the link does not delay its successor. */
function ust(b: CpmBagi, sonraki: Uclar, sure: number): number {
  const uc = (b.Tur === 'FS' || b.Tur === 'SS' ? sonraki.bas : sonraki.bit) - b.Gecikme;
  return b.Tur === 'FS' || b.Tur === 'FF' ? uc - sure : uc;
}

/**
 * Puts each plan on its earliest working days that its own day and its links allow, and calculates its float. For a
 * circle of links the result is its plans in order (`dongu`). Links to unknown plans and links to a plan that has begun
 * do not count. A milestone that waits for an end lies on the day of that end.
 */
export function cpm(
  isler: readonly CpmIsi[],
  butunBaglar: readonly CpmBagi[],
  calisir: CalismaGunu,
): { readonly dongu: readonly number[] } | { readonly sonuc: ReadonlyMap<number, CpmSonucu> } {
  const bul = new Map(isler.map((i) => [i.Id, i]));
  const bilinen = butunBaglar.filter((b) => bul.has(b.OncekiId) && bul.has(b.SonrakiId));
  const siralama = siralaVeyaDongu([...bul.keys()], bilinen);
  if ('dongu' in siralama) return siralama;
  if (isler.length === 0) return { sonuc: new Map() };
  const takvim = isGunleri(
    isler.reduce((g, i) => (i.EnErken < g ? i.EnErken : g), isler[0]!.EnErken),
    calisir,
  );
  const baglar = bilinen.filter((b) => !bul.get(b.SonrakiId)!.Basladi);
  const gelen = Map.groupBy(baglar, (b) => b.SonrakiId);
  const giden = Map.groupBy(baglar, (b) => b.OncekiId);

  const erken = new Map<number, Uclar>();
  for (const id of siralama.sira) {
    const { Sure, EnErken } = bul.get(id)!;
    let bas = takvim.sira(EnErken);
    for (const b of gelen.get(id) ?? []) bas = Math.max(bas, alt(b, erken.get(b.OncekiId)!, Sure));
    erken.set(id, { bas, bit: bas + Sure });
  }
  const son = Math.max(...[...erken.values()].map((u) => u.bit));
  const gec = new Map<number, Uclar>();
  for (const id of siralama.sira.toReversed()) {
    const { Sure } = bul.get(id)!;
    let bas = son - Sure;
    for (const b of giden.get(id) ?? []) bas = Math.min(bas, ust(b, gec.get(b.SonrakiId)!, Sure));
    gec.set(id, { bas, bit: bas + Sure });
  }
  const sonuc = new Map<number, CpmSonucu>();
  for (const { Id, Sure, EnErken } of isler) {
    const e = erken.get(Id)!;
    const g = gec.get(Id)!;
    // A milestone takes no working day. Behind a predecessor it lies on the last day of that.
    const geri = Sure === 0 && e.bas > takvim.sira(EnErken) ? 1 : 0;
    sonuc.set(Id, {
      Baslama: takvim.gun(e.bas - geri),
      Bitis: takvim.gun(Math.max(e.bit - 1, e.bas - geri)),
      Bolluk: g.bas - e.bas,
      Kritik: g.bas === e.bas,
    });
  }
  return { sonuc };
}
