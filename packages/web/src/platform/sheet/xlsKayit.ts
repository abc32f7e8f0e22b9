/** The records of old Excel files ([MS-XLS]) and their content, for all kinds of sheets. */

/** The records in use. All others, such as pictures, are skipped. */
export const KAYIT = {
  BOF: 0x0809,
  EOF: 0x000a,
  PAROLA: 0x002f,
  KOD_SAYFASI: 0x0042,
  DEVAM: 0x003c,
  YIL_1904: 0x0022,
  BICIM: 0x041e,
  GORUNUM: 0x00e0,
  SAYFA: 0x0085,
  METINLER: 0x00fc,
  SAYI: 0x0203,
  KISA_SAYI: 0x027e,
  KISA_SAYILAR: 0x00bd,
  METIN_NO: 0x00fd,
  METIN: 0x0204,
  BICIMLI_METIN: 0x00d6,
  MANTIK: 0x0205,
  FORMUL: 0x0006,
  FORMUL_METNI: 0x0207,
} as const;

export interface Kayit {
  readonly tur: number;
  /** A long record is cut and continues in others. */
  readonly parcalar: readonly Uint8Array[];
  /** The first part of the record. */
  readonly veri: DataView;
}

/**
 * The records from `yer` on, each with its continuations.
 * @throws RangeError for a record that ends after the file
 */
export function* kayitlar(akis: Uint8Array, yer: number): Generator<Kayit> {
  const bakis = new DataView(akis.buffer, akis.byteOffset, akis.byteLength);
  let s = yer;
  const al = (): Uint8Array => {
    const boy = bakis.getUint16(s + 2, true);
    if (s + 4 + boy > akis.length) throw new RangeError('a record is cut off');
    s += 4 + boy;
    return akis.subarray(s - boy, s);
  };
  while (s + 4 <= akis.length) {
    const tur = bakis.getUint16(s, true);
    const ilk = al();
    const parcalar = [ilk];
    while (s + 4 <= akis.length && bakis.getUint16(s, true) === KAYIT.DEVAM) parcalar.push(al());
    yield { tur, parcalar, veri: new DataView(ilk.buffer, ilk.byteOffset, ilk.byteLength) };
  }
}

/** Form of texts: Excel 97 and later, or before that letters of a code page. */
export type Yazim = { readonly biff: 8 } | { readonly biff: 5; readonly coz: (b: Uint8Array) => string };

/** Reads a record across its cuts. */
class Okur {
  readonly #parcalar: readonly Uint8Array[];
  #parca = 0;
  #yer: number;

  constructor(parcalar: readonly Uint8Array[], yer: number) {
    this.#parcalar = parcalar;
    this.#yer = yer;
  }

  /** The unread rest of the present part; at its end, the next part. */
  #kalan(): Uint8Array {
    for (;;) {
      const p = this.#parcalar[this.#parca];
      if (p === undefined) throw new RangeError('a record is cut off');
      if (this.#yer < p.length) return p.subarray(this.#yer);
      this.#parca++;
      this.#yer = 0;
    }
  }

  bitti(): boolean {
    const son = this.#parcalar.length - 1;
    return this.#parca > son || (this.#parca === son && this.#yer >= this.#parcalar[son]!.length);
  }

  sayi(bayt: number): number {
    let n = 0;
    for (let i = 0; i < bayt; i++) {
      n += this.#kalan()[0]! * 256 ** i;
      this.#yer++;
    }
    return n;
  }

  atla(bayt: number): void {
    for (let b = bayt; b > 0;) {
      const adim = Math.min(b, this.#kalan().length);
      this.#yer += adim;
      b -= adim;
    }
  }

  baytlar(adet: number): Uint8Array {
    const b = this.#kalan().subarray(0, adet);
    if (b.length < adet) throw new RangeError('a record is cut off');
    this.#yer += adet;
    return b;
  }

  /** Letters of one or two bytes. Each continued part states the width again. */
  harfler(adet: number, cift: boolean): string {
    let metin = '';
    let en = cift ? 2 : 1;
    for (let kalan = adet; kalan > 0;) {
      if (this.#yer >= this.#parcalar[this.#parca]!.length) en = this.sayi(1) % 2 === 1 ? 2 : 1;
      const b = this.baytlar(Math.min(kalan * en, Math.floor(this.#kalan().length / en) * en));
      if (b.length === 0) throw new RangeError('a letter is cut in two');
      const d = new DataView(b.buffer, b.byteOffset, b.byteLength);
      metin += String.fromCharCode(
        ...(en === 1 ? b : Array.from({ length: b.length / 2 }, (_, i) => d.getUint16(i * 2, true))),
      );
      kalan -= b.length / en;
    }
    return metin;
  }

  /** A text with its length before it, and formatting data behind it. */
  metin(): string {
    const [adet, bayrak] = [this.sayi(2), this.sayi(1)];
    const bicimler = bayrak & 8 ? this.sayi(2) : 0;
    const ek = bayrak & 4 ? this.sayi(4) : 0;
    const metin = this.harfler(adet, (bayrak & 1) === 1);
    this.atla(bicimler * 4 + ek);
    return metin;
  }
}

/** The text of a record from `yer` on. Before Excel 97 its length may be one byte. */
export function metni({ parcalar }: Kayit, yer: number, yazim: Yazim, uzunlukBayti = 2): string {
  const okur = new Okur(parcalar, yer);
  return yazim.biff === 8 ? okur.metin() : yazim.coz(okur.baytlar(okur.sayi(uzunlukBayti)));
}

/** The texts to which cells refer by number. */
export function metinler({ parcalar }: Kayit): string[] {
  const okur = new Okur(parcalar, 4);
  const adet = okur.sayi(4);
  const hepsi: string[] = [];
  while (hepsi.length < adet && !okur.bitti()) hepsi.push(okur.metin());
  return hepsi;
}

const sekiz = new DataView(new ArrayBuffer(8));
/** A number in four bytes (RK): an integer or the upper half of a fraction, optionally multiplied by a hundred. */
export function kisaSayi(rk: number): number {
  sekiz.setUint32(4, 0);
  sekiz.setUint32(0, (rk & ~3) >>> 0);
  const n = rk & 2 ? rk >> 2 : sekiz.getFloat64(0);
  return rk & 1 ? n / 100 : n;
}

const KODLAR: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  0x8000: 'macintosh',
  0x8001: 'windows-1252',
};
/** Decoder of a code page. Null means the page of Turkish Windows. */
export function kodSayfasi(no: number | null): (b: Uint8Array) => string {
  const ad = no === null ? undefined : (KODLAR[no] ?? (no >= 1250 && no <= 1258 ? `windows-${no}` : undefined));
  const cozen = new TextDecoder(ad ?? 'windows-1254');
  return (b) => cozen.decode(b);
}
