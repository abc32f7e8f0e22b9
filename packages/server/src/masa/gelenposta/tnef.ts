import { decodeText } from '../../platform/mail/charset.ts';

/** The contents of Outlook's winmail.dat (MS-OXTNEF): words, files, and mails within it. */

interface TnefEki {
  readonly ad: string | null;
  readonly veri: Buffer;
  /** The id under which the page of the mail shows it; null: not shown there. */
  readonly icerikKimligi: string | null;
}
export interface Tnef {
  readonly konu: string;
  readonly metin: string;
  readonly sayfa: Buffer | null;
  /** Its words may be in RTF, which is not read here. */
  readonly rtf: boolean;
  readonly ekler: readonly TnefEki[];
  readonly iletiler: readonly Tnef[];
}

const IMZA = 0x22_3e_9f_78;
const EN_DERIN = 4;
const EN_COK_OGE = 5000;

/** The attributes of a packed mail and its properties (MAPI) that are read. */
const OGE = {
  metin: 0x80_0c,
  ekVerisi: 0x80_0f,
  ekAdi: 0x80_10,
  ekBasi: 0x90_02,
  ozellikler: 0x90_03,
  ekOzellikleri: 0x90_05,
  kodSayfasi: 0x90_07,
  konu: 0x80_04,
} as const;
const OZELLIK = {
  konu: 0x00_37,
  metin: 0x10_00,
  rtf: 0x10_09,
  sayfa: 0x10_13,
  ekNesnesi: 0x37_01,
  ekKisaAdi: 0x37_04,
  ekAdi: 0x37_07,
  ekKimligi: 0x37_12,
} as const;

/** Reads numbers and bytes one after the other. Throws RangeError at the end of the data. */
class Okur {
  #yer = 0;
  readonly #veri: Buffer;
  constructor(veri: Buffer) {
    this.#veri = veri;
  }
  get kalan(): number {
    return this.#veri.length - this.#yer;
  }
  al(adet: number): Buffer {
    if (adet > this.kalan) throw new RangeError('cut off');
    this.#yer += adet;
    return this.#veri.subarray(this.#yer - adet, this.#yer);
  }
  u8 = (): number => this.al(1).readUInt8();
  u16 = (): number => this.al(2).readUInt16LE();
  u32 = (): number => this.al(4).readUInt32LE();
  /** Bytes after their length, filled up to a multiple of four. */
  dolgulu(): Buffer {
    const boy = this.u32();
    const veri = this.al(boy);
    this.al(Math.min((4 - (boy % 4)) % 4, this.kalan));
    return veri;
  }
}

const UNICODE = 0x1f;
const DEGISKEN = new Set([0x0d, 0x1e, UNICODE, 0x01_02]);
const BOYLAR: Readonly<Record<number, number>> = { 0x05: 8, 0x06: 8, 0x07: 8, 0x14: 8, 0x40: 8, 0x48: 16 };

type Ozellikler = ReadonlyMap<number, { readonly tip: number; readonly veri: Buffer }>;
function ozellikleri(veri: Buffer): Ozellikler {
  const bulunan = new Map<number, { tip: number; veri: Buffer }>();
  const o = new Okur(veri);
  try {
    const adet = Math.min(o.u32(), EN_COK_OGE);
    for (let i = 0; i < adet; i++) {
      const [tam, no] = [o.u16(), o.u16()];
      if (no >= 0x80_00) {
        o.al(16);
        if (o.u32() === 1) o.dolgulu();
        else o.u32();
      }
      const tip = tam & 0x0f_ff;
      const coklu = (tam & 0x10_00) !== 0;
      const degerler = coklu || DEGISKEN.has(tip) ? Math.min(o.u32(), EN_COK_OGE) : 1;
      for (let j = 0; j < degerler; j++) {
        const deger = DEGISKEN.has(tip) ? o.dolgulu() : o.al(BOYLAR[tip] ?? 4);
        if (!bulunan.has(no)) bulunan.set(no, { tip, veri: deger });
      }
    }
  } catch (e) {
    // A file that was cut keeps everything before its end.
    if (!(e instanceof RangeError)) throw e;
  }
  return bulunan;
}

const sonsuz = (s: string): string => s.replace(/\0+$/, '');
const ozellikYazisi = (o: Ozellikler, no: number, kume: string | null): string | null => {
  const bulunan = o.get(no);
  if (bulunan === undefined) return null;
  return sonsuz(bulunan.tip === UNICODE ? bulunan.veri.toString('utf16le') : decodeText(bulunan.veri, kume));
};

interface Acilan {
  kume: string | null;
  konu: Buffer | null;
  metin: Buffer | null;
  ozellikler: Ozellikler;
  ekler: { ad: Buffer | null; veri: Buffer | null; ozellikler: Ozellikler }[];
}

/** The attributes in their order; those after the beginning of a file belong to the file. */
function ogeler(veri: Buffer): Acilan | null {
  const o = new Okur(veri);
  if (veri.length < 6 || o.u32() !== IMZA) return null;
  o.u16();
  const a: Acilan = { kume: null, konu: null, metin: null, ozellikler: new Map(), ekler: [] };
  try {
    for (let i = 0; o.kalan >= 11 && i < EN_COK_OGE; i++) {
      o.u8();
      const oge = o.u32() & 0xff_ff;
      const deger = o.al(o.u32());
      o.u16();
      const ek = a.ekler.at(-1);
      if (oge === OGE.ekBasi) a.ekler.push({ ad: null, veri: null, ozellikler: new Map() });
      else if (oge === OGE.kodSayfasi && deger.length >= 4) a.kume = `cp${deger.readUInt32LE()}`;
      else if (oge === OGE.konu) a.konu = deger;
      else if (oge === OGE.metin) a.metin = deger;
      else if (oge === OGE.ozellikler) a.ozellikler = ozellikleri(deger);
      else if (ek !== undefined && oge === OGE.ekAdi) ek.ad = deger;
      else if (ek !== undefined && oge === OGE.ekVerisi) ek.veri = deger;
      else if (ek !== undefined && oge === OGE.ekOzellikleri) ek.ozellikler = ozellikleri(deger);
    }
  } catch (e) {
    if (!(e instanceof RangeError)) throw e;
  }
  return a;
}

/** Opens winmail.dat; null: it is none. */
export function tnefAc(veri: Buffer, derinlik = 0): Tnef | null {
  const a = ogeler(veri);
  if (a === null) return null;
  const yazi = (b: Buffer | null): string => (b === null ? '' : sonsuz(decodeText(b, a.kume)));
  const ekler: TnefEki[] = [];
  const iletiler: Tnef[] = [];
  for (const { ad, veri: icerik, ozellikler } of a.ekler) {
    const nesne = ozellikler.get(OZELLIK.ekNesnesi)?.veri;
    // An embedded mail stands behind the number of its interface.
    const ic = nesne !== undefined && derinlik < EN_DERIN ? tnefAc(nesne.subarray(16), derinlik + 1) : null;
    if (ic !== null) iletiler.push(ic);
    else {
      const uzun = ozellikYazisi(ozellikler, OZELLIK.ekAdi, a.kume);
      const kisa = ozellikYazisi(ozellikler, OZELLIK.ekKisaAdi, a.kume);
      ekler.push({
        ad: uzun || yazi(ad) || kisa || null,
        veri: icerik ?? nesne ?? Buffer.alloc(0),
        icerikKimligi: ozellikYazisi(ozellikler, OZELLIK.ekKimligi, a.kume) || null,
      });
    }
  }
  return {
    konu: ozellikYazisi(a.ozellikler, OZELLIK.konu, a.kume) ?? yazi(a.konu),
    metin: ozellikYazisi(a.ozellikler, OZELLIK.metin, a.kume) ?? yazi(a.metin),
    sayfa: a.ozellikler.get(OZELLIK.sayfa)?.veri ?? null,
    rtf: a.ozellikler.has(OZELLIK.rtf),
    ekler,
    iletiler,
  };
}
