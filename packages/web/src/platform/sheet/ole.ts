import { katla } from '@masabasi/core/platform/text/metin';

/**
 * The container of Office's old files (OLE2, [MS-CFB]): a small file system in a file, with tables that name the next
 * sector of each sector. A hostile file may lead in circles, so every chain is counted, and no size exceeds the file.
 */

const KUCUK_SEKTOR = 64;
/** A shorter stream lies in small sectors. */
const EN_KUCUK = 4096;
/** Table sectors listed in the header. A chain of its own lists the others. */
const BASTAKI = 109;
const GIRDI = 128;
const AKIS = 2;

const bakis = (b: Uint8Array) => new DataView(b.buffer, b.byteOffset, b.byteLength);

/** The sectors of a chain, at most `enCok`. A number that is no sector of the file ends it. */
function zincir(tablo: Uint32Array, ilk: number, enCok: number): number[] {
  const sira: number[] = [];
  for (let s = ilk; s < tablo.length && sira.length < enCok; s = tablo[s]!) {
    if (sira.length === tablo.length) throw new RangeError('a chain leads in a circle');
    sira.push(s);
  }
  return sira;
}

function birlestir(parcalar: readonly Uint8Array[], boy: number): Uint8Array {
  const hepsi = new Uint8Array(parcalar.reduce((t, p) => t + p.length, 0));
  let yer = 0;
  for (const p of parcalar) {
    hepsi.set(p, yer);
    yer += p.length;
  }
  return hepsi.subarray(0, boy);
}

/** The numbers of a table, at most `enCok`. */
function sayilar(parcalar: readonly Uint8Array[], enCok: number): Uint32Array {
  const tablo = new Uint32Array(enCok).fill(0xffff_ffff);
  let yer = 0;
  for (const p of parcalar) {
    const b = bakis(p);
    for (let i = 0; i + 4 <= p.length && yer < enCok; i += 4) tablo[yer++] = b.getUint32(i, true);
  }
  return tablo;
}

interface Girdi {
  readonly ad: string;
  readonly tur: number;
  readonly sol: number;
  readonly sag: number;
  readonly ic: number;
  readonly ilk: number;
  readonly boy: number;
}

function girdiler(klasor: Uint8Array): Girdi[] {
  const b = bakis(klasor);
  return Array.from({ length: Math.floor(klasor.length / GIRDI) }, (_, n) => {
    const [yer, adBoyu] = [n * GIRDI, Math.min(b.getUint16(n * GIRDI + 64, true), 64)];
    const harfler = Array.from({ length: Math.max(0, adBoyu / 2 - 1) }, (__, i) => b.getUint16(yer + i * 2, true));
    const sayi = (nerede: number) => b.getUint32(yer + nerede, true);
    return {
      ad: katla(String.fromCharCode(...harfler)),
      tur: b.getUint8(yer + 66),
      sol: sayi(68),
      sag: sayi(72),
      ic: sayi(76),
      ilk: sayi(116),
      boy: sayi(120),
    };
  });
}

/** The entries of the root, not of embedded objects: a Word letter with an embedded table is no table. */
function koktekiler(hepsi: readonly Girdi[]): Girdi[] {
  const [gorulen, bakilacak] = [new Set<number>(), [hepsi[0]!.ic]];
  for (let n = bakilacak.pop(); n !== undefined; n = bakilacak.pop()) {
    const girdi = hepsi[n];
    if (girdi === undefined || gorulen.has(n)) continue;
    gorulen.add(n);
    bakilacak.push(girdi.sol, girdi.sag);
  }
  return [...gorulen].map((n) => hepsi[n]!);
}

/**
 * The streams in the root of a container by their lower-case names. Each is assembled when it is called.
 * @throws RangeError for a file that is no container or is broken
 */
export function oleAkislari(dosya: Uint8Array): ReadonlyMap<string, () => Uint8Array> {
  const bas = bakis(dosya);
  const us = bas.getUint16(0x1e, true);
  if (us !== 9 && us !== 12) throw new RangeError('no such size of a sector');
  const boyu = 2 ** us;
  const adet = Math.ceil(dosya.length / boyu) - 1;
  const sektor = (s: number) => dosya.subarray((s + 1) * boyu, (s + 2) * boyu);
  const varMi = (s: number) => s < adet;

  const tabloYerleri = Array.from({ length: BASTAKI }, (_, n) => bas.getUint32(0x4c + n * 4, true)).filter(varMi);
  const gereken = Math.ceil(adet / (boyu / 4));
  const gorulen = new Set<number>();
  for (let s = bas.getUint32(0x44, true); varMi(s) && !gorulen.has(s) && tabloYerleri.length < gereken;) {
    gorulen.add(s);
    const yerler = sayilar([sektor(s)], boyu / 4);
    tabloYerleri.push(...yerler.subarray(0, -1).filter(varMi));
    s = yerler.at(-1)!;
  }
  const tablo = sayilar(tabloYerleri.slice(0, gereken).map(sektor), adet);
  const oku = (ilk: number, boy = Number.POSITIVE_INFINITY) =>
    birlestir(zincir(tablo, ilk, Math.ceil(boy / boyu)).map(sektor), boy);

  const hepsi = girdiler(oku(bas.getUint32(0x30, true)));
  const kok = hepsi[0];
  if (kok === undefined) throw new RangeError('without a root');
  const kucuk = ({ ilk, boy }: Girdi) => {
    const depo = oku(kok.ilk, kok.boy);
    const kucukTablo = sayilar([oku(bas.getUint32(0x3c, true))], Math.ceil(depo.length / KUCUK_SEKTOR));
    const yerler = zincir(kucukTablo, ilk, Math.ceil(boy / KUCUK_SEKTOR));
    return birlestir(
      yerler.map((s) => depo.subarray(s * KUCUK_SEKTOR, (s + 1) * KUCUK_SEKTOR)),
      boy,
    );
  };
  return new Map(
    koktekiler(hepsi)
      .filter((g) => g.tur === AKIS)
      .map((g) => [g.ad, () => (g.boy < EN_KUCUK ? kucuk(g) : oku(g.ilk, g.boy))]),
  );
}
