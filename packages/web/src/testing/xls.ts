/**
 * Old Excel files written byte by byte after [MS-CFB] and [MS-XLS]. They share no code with the reader, and can be
 * broken in any way a test needs.
 */

const bayt = (n: number, boy: number): number[] =>
  Array.from({ length: boy }, (_, i) => Math.floor(n / 256 ** i) % 256);
export const u16 = (n: number) => bayt(n, 2);
export const u32 = (n: number) => bayt(n, 4);
export const f64 = (n: number): number[] => [...new Uint8Array(new Float64Array([n]).buffer)];
const utf16 = (s: string): number[] => Array.from({ length: s.length }, (_, i) => u16(s.charCodeAt(i))).flat();

export const kayit = (tur: number, ...icerik: readonly (readonly number[])[]): number[] => {
  const veri = icerik.flat();
  return [...u16(tur), ...u16(veri.length), ...veri];
};

const ALTI = 'ĞğİıŞş';
const ALTI_1254 = [0xd0, 0xf0, 0xdd, 0xfd, 0xde, 0xfe];
/** Text in Windows-1254, which is Latin 1 except for six letters. */
export const win1254 = (s: string): number[] => Array.from(s, (h) => ALTI_1254[ALTI.indexOf(h)] ?? h.charCodeAt(0));

/** Text as Excel 97 writes it: one byte a letter when all letters fit, else two. */
const metin = (s: string): number[] => {
  const dar = Array.from(s).every((h) => h.charCodeAt(0) < 256 && h.length === 1);
  return [...u16(s.length), dar ? 0 : 1, ...(dar ? Array.from(s, (h) => h.charCodeAt(0)) : utf16(s))];
};

export const hucre = (satir: number, kolon: number, gorunum = 0): number[] => [
  ...u16(satir),
  ...u16(kolon),
  ...u16(gorunum),
];
export const sayi = (satir: number, kolon: number, n: number, gorunum = 0) =>
  kayit(0x0203, hucre(satir, kolon, gorunum), f64(n));
export const etiket = (satir: number, kolon: number, s: string) => kayit(0x0204, hucre(satir, kolon), metin(s));
export const etiket5 = (satir: number, kolon: number, s: string) =>
  kayit(0x0204, hucre(satir, kolon), u16(s.length), win1254(s));
export const metinNo = (satir: number, kolon: number, no: number) => kayit(0x00fd, hucre(satir, kolon), u32(no));
/** A formula: its result, and the record behind it for a result of text. */
export const formul = (satir: number, kolon: number, sonuc: readonly number[], cikan?: string) => [
  ...kayit(0x0006, hucre(satir, kolon), sonuc, u16(0), u32(0), u16(3), [0x1e, 1, 0]),
  ...(cikan === undefined ? [] : kayit(0x0207, metin(cikan))),
];

/** The table of texts, cut after `enCok` bytes, also between two letters of a text. */
export function metinlerKaydi(metinler: readonly string[], enCok = 8224): number[] {
  const parcalar: number[][] = [[...u32(metinler.length), ...u32(metinler.length)]];
  for (const s of metinler) {
    if (parcalar.at(-1)!.length + 3 > enCok) parcalar.push([]);
    parcalar.at(-1)!.push(...u16(s.length), 1);
    for (let i = 0; i < s.length; i++) {
      // A continued part repeats that its letters have two bytes.
      if (parcalar.at(-1)!.length + 2 > enCok) parcalar.push([1]);
      parcalar.at(-1)!.push(...u16(s.charCodeAt(i)));
    }
  }
  return parcalar.flatMap((p, n) => kayit(n === 0 ? 0x00fc : 0x003c, p));
}

export interface KitapSecimi {
  readonly biff?: 8 | 5;
  readonly hucreler?: readonly (readonly number[])[];
  /** Records before the sheets: formats, texts, a password. */
  readonly onceki?: readonly (readonly number[])[];
  /** Format of each cell style. The first has none. */
  readonly gorunumler?: readonly number[];
  /** Kind of the sheet. */
  readonly tur?: number;
  readonly son?: readonly number[];
}

/** The stream of a workbook with one sheet. */
export function kitap({
  biff = 8,
  hucreler = [],
  onceki = [],
  gorunumler = [0],
  tur = 0,
  son,
}: KitapSecimi): Uint8Array {
  const bas = (ne: number) => kayit(0x0809, u16(biff === 8 ? 0x0600 : 0x0500), u16(ne), u32(0), u32(0), u32(0));
  const xf = gorunumler.map((bicim) => kayit(0x00e0, u16(0), u16(bicim), u32(0), u32(0), u32(0), u32(0)));
  const genel = [...bas(5), ...onceki.flat(), ...xf.flat()];
  const ad = biff === 8 ? [2, 0, 0x53, 0x31] : [2, 0x53, 0x31];
  const yer = genel.length + 4 + 6 + ad.length + 4;
  return new Uint8Array([
    ...genel,
    ...kayit(0x0085, u32(yer), [0, tur], ad),
    ...kayit(0x000a),
    ...bas(0x10),
    ...hucreler.flat(),
    ...(son ?? kayit(0x000a)),
  ]);
}

export const OLE_IMZASI = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const SON = 0xffff_fffe;
const BOS = 0xffff_ffff;

export interface OleSecimi {
  readonly sektor?: 512 | 4096;
  /** Folder of the streams, beside the root. */
  readonly klasor?: string;
  readonly boz?: (tablo: number[], girdiler: number[][]) => void;
}

/** A container of streams, each in its own length or filled up to 4096 bytes. */
export function ole(
  akislar: Readonly<Record<string, Uint8Array>>,
  { sektor = 512, klasor, boz }: OleSecimi = {},
): Uint8Array<ArrayBuffer> {
  const tablo: number[] = [];
  const govde: number[] = [];
  const ekle = (b: readonly number[] | Uint8Array): number => {
    const [ilk, adet] = [tablo.length, Math.max(1, Math.ceil(b.length / sektor))];
    for (let i = 0; i < adet; i++) tablo.push(i === adet - 1 ? SON : ilk + i + 1);
    for (const x of b) govde.push(x);
    while (govde.length < tablo.length * sektor) govde.push(0);
    return ilk;
  };
  const girdi = (ad: string, tur: number, sag: number, ic: number, ilk: number, boy: number): number[] => {
    const adi = utf16(`${ad}\0`);
    return [
      ...adi,
      ...Array.from({ length: 64 - adi.length }, () => 0),
      ...u16(adi.length),
      tur,
      1,
      ...[BOS, sag, ic].flatMap(u32),
      ...Array.from({ length: 36 }, () => 0),
      ...u32(ilk),
      ...u32(boy),
      ...u32(0),
    ];
  };
  const adlar = Object.keys(akislar);
  const kucukMu = (ad: string) => akislar[ad]!.length < 4096;
  // Short streams lie together in sectors of 64 bytes, with a table of their own.
  const depo: number[] = [];
  const kucukTablo: number[] = [];
  const ilkleri = adlar.map((ad) => {
    if (!kucukMu(ad)) return ekle(akislar[ad]!);
    const ilk = kucukTablo.length;
    for (let i = 0; i < akislar[ad]!.length; i += 64) kucukTablo.push(kucukTablo.length + 1);
    kucukTablo[kucukTablo.length - 1] = SON;
    depo.push(...akislar[ad]!);
    while (depo.length < kucukTablo.length * 64) depo.push(0);
    return ilk;
  });
  const depoYeri = depo.length === 0 ? SON : ekle(depo);
  const kucukYeri = depo.length === 0 ? SON : ekle(kucukTablo.flatMap(u32));
  const ilki = klasor === undefined ? 1 : 2;
  const girdiler = [
    girdi('Root Entry', 5, BOS, 1, depoYeri, depo.length),
    ...(klasor === undefined ? [] : [girdi(klasor, 1, BOS, 2, 0, 0)]),
    ...adlar.map((ad, n) =>
      girdi(ad, 2, n === adlar.length - 1 ? BOS : ilki + n + 1, BOS, ilkleri[n]!, akislar[ad]!.length),
    ),
  ];
  boz?.(tablo, girdiler);
  const klasorYeri = ekle(girdiler.flat());
  const [basi, adet] = [tablo.length, Math.ceil((tablo.length + 2) / (sektor / 4 - 1)) + 1];
  for (let i = 0; i < adet; i++) tablo.push(0xffff_fffd);
  const bas = [
    ...OLE_IMZASI,
    ...Array.from({ length: 16 }, () => 0),
    ...[0x3e, sektor === 512 ? 3 : 4, 0xfffe, sektor === 512 ? 9 : 12, 6, 0, 0, 0].flatMap(u16),
    ...[0, adet, klasorYeri, 0, 4096, kucukYeri, 1, SON, 0].flatMap(u32),
    ...Array.from({ length: 109 }, (_, n) => u32(n < adet ? basi + n : BOS)).flat(),
  ];
  const yazilan = tablo.flatMap(u32);
  const tumTablo = Array.from({ length: adet * sektor }, (_, n) => yazilan[n] ?? 0xff);
  return new Uint8Array([...bas, ...Array.from({ length: sektor - bas.length }, () => 0), ...govde, ...tumTablo]);
}

/** A file of one sheet. */
export const xls = (k: KitapSecimi, secim?: OleSecimi): Uint8Array<ArrayBuffer> =>
  ole({ [k.biff === 5 ? 'Book' : 'Workbook']: kitap(k) }, secim);
