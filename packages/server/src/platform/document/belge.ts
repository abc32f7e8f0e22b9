import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { encode } from 'uqr';
import {
  ALT,
  type Cizim,
  UST,
  YOK,
  type Yapi,
  altSinir,
  cerceve,
  inceYaz,
  kalinYaz,
  soyle,
  susle,
  yerAc,
} from './belgeCizimi.ts';
import { type Tablo, tabloCiz } from './belgeTablosu.ts';

export type { Cizim } from './belgeCizimi.ts';

/**
 * Documents on A4 as PDF files. A room gives the content. This module draws fonts, margins, pages, headings, frames,
 * tables and signatures, and tags them for screen readers. It fetches nothing and interprets no text.
 */

/** The core fonts of PDF have no ş, ğ, İ. These fonts are embedded, cut to the letters that occur. */
const oku = (adres: string): Buffer => readFileSync(fileURLToPath(adres));
async function araclariOku() {
  const { default: PdfBelgesi } = await import('pdfkit');
  return {
    PdfBelgesi,
    ince: oku(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
    kalin: oku(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
  };
}
/** Loaded by the first document: they take twenty megabytes of memory, which many servers do not need all day. */
let araclar: ReturnType<typeof araclariOku> | undefined;

const SOL = 50;
const GENISLIK = 495.28;
/** Points between a frame and its content. */
const PAY = 10;
/** The most points that one row of fields may take. */
const ALAN_PAYI = 250;
const IMZA_BOYU = 96;
const KAREKOD_BOYU = 110;

export interface BelgeTanimi {
  /** The company's name, the first line of the document. */
  readonly sirket: string;
  readonly baslik: string;
  /** Small text below the heading: number, day. */
  readonly kunye: string;
  /** The title in the properties of the file. */
  readonly ad: string;
}

/** A label and the value below it. Null is shown as a dash. */
export type Alan = readonly [etiket: string, deger: string | null];

/** Parts of a document, from top to bottom. A part that does not fit on a page continues on the next one. */
export interface Belge {
  bolum(baslik: string, govde: () => void): void;
  /** Fields beside each other. */
  alanlar(...alanlar: readonly Alan[]): void;
  /** Running text. `enCok`: the most points of height. A longer text ends with … */
  paragraf(metin: string, o?: { readonly etiket?: string; readonly enCok?: number }): void;
  tablo(t: Tablo): void;
  /** A table with a square code at its left, which then takes no height of its own. */
  karekodluTablo(t: Tablo, metin: string, ad: string): void;
  /**
   * A drawing of this height, in points. `anlatim` is its text for screen readers. `ciz` gets the place and the width.
   */
  sekil(boy: number, anlatim: string, ciz: (doc: Cizim, sol: number, ust: number, en: number) => void): void;
  /** Begins a new page where less than this height, in points, is left. The parts that follow stay together. */
  birlikte(boy: number): void;
  /** Boxes to sign in, beside each other. */
  imzalar(kutular: readonly (readonly [unvan: string, ad: string | null])[]): void;
  /**
   * A square code for cameras, with its label. `adresi`: `metin` is an address, shown beside the code with the label.
   * A path alone is left out.
   */
  karekod(metin: string, ad: string, adresi?: boolean): void;
  /** Begins a new page with this heading. */
  yeniSayfa(ust: BelgeTanimi): void;
}

/** Height of one field in points. */
const alanBoyu = (doc: Cizim, [etiket, deger]: Alan, en: number): number =>
  inceYaz(doc, 8, 'soluk').heightOfString(etiket, { width: en - PAY }) +
  1 +
  kalinYaz(doc, 10).heightOfString(deger ?? YOK, { width: en - PAY });

class Yazici implements Belge {
  readonly #doc: Cizim;
  #yapi: Yapi;
  #cercevede = false;

  constructor(doc: Cizim) {
    this.#doc = doc;
    this.#yapi = doc.struct('Document');
    doc.addStructure(this.#yapi);
  }

  #soyle(tur: string, ciz: () => void): void {
    soyle(this.#doc, this.#yapi, tur, ciz);
  }

  /** Place and width of the next part. */
  get #yer() {
    const pay = this.#cercevede ? PAY : 0;
    return { sol: SOL + pay, en: GENISLIK - 2 * pay };
  }

  ustBilgi({ sirket, baslik, kunye }: BelgeTanimi): void {
    const doc = this.#doc;
    const orta = { width: GENISLIK, align: 'center' } as const;
    this.#soyle('P', () => kalinYaz(doc, 13).text(sirket, SOL, doc.y, orta));
    this.#soyle('H1', () => doc.moveDown(0.3).fontSize(16).text(baslik, orta));
    this.#soyle('P', () => inceYaz(doc.moveDown(0.3), 8, 'soluk').text(kunye, orta));
    doc.moveDown(1.2);
  }

  bolum(baslik: string, govde: () => void): void {
    const doc = this.#doc;
    const disarida = this.#yapi;
    this.#yapi = doc.struct('Sect');
    disarida.add(this.#yapi);
    // A heading does not stay alone at the foot of a page.
    yerAc(doc, 60);
    this.#soyle('H2', () => kalinYaz(doc, 10, 'baslik').text(baslik, SOL, doc.y, { width: GENISLIK }));
    const ust = doc.y + 4;
    const ilk = this.#sayfa();
    doc.y = ust + PAY;
    this.#cercevede = true;
    govde();
    this.#cercevede = false;
    this.#yapi.end();
    this.#yapi = disarida;
    const son = this.#sayfa();
    for (let n = ilk; n <= son; n++) {
      doc.switchToPage(n);
      const y = n === ilk ? ust : UST;
      cerceve(doc, SOL, y, GENISLIK, (n === son ? doc.y : altSinir(doc)) - y);
    }
    doc.y += 14;
  }

  alanlar(...alanlar: readonly Alan[]): void {
    const doc = this.#doc;
    const { sol } = this.#yer;
    const kolon = GENISLIK / alanlar.length;
    const yerleri = alanlar.map((alan, i) => {
      const x = i === 0 ? sol : SOL + i * kolon;
      return { alan, x, en: SOL + (i + 1) * kolon - x };
    });
    // Measuring takes as long as drawing.
    if (doc.y + ALAN_PAYI > altSinir(doc))
      yerAc(doc, Math.max(...yerleri.map(({ alan, en }) => alanBoyu(doc, alan, en))));
    const y = doc.y;
    const sonlar = yerleri.map(({ alan: [etiket, deger], x, en }) => {
      this.#soyle('P', () => {
        inceYaz(doc, 8, 'soluk').text(etiket, x, y, { width: en - PAY });
        const kalan = { height: altSinir(doc) - doc.y - 1, ellipsis: true };
        kalinYaz(doc, 10).text(deger ?? YOK, x, doc.y + 1, { width: en - PAY, ...kalan });
      });
      return doc.y;
    });
    doc.y = Math.max(...sonlar) + 8;
  }

  paragraf(metin: string, { etiket, enCok }: { etiket?: string; enCok?: number } = {}): void {
    const doc = this.#doc;
    const { sol, en } = this.#yer;
    const kutu = enCok === undefined ? { width: en } : { width: en, height: enCok, ellipsis: true };
    yerAc(doc, enCok ?? 24);
    this.#soyle('P', () => {
      if (etiket !== undefined) inceYaz(doc, 8, 'soluk').text(etiket, sol, doc.y);
      inceYaz(doc, 9).text(metin, sol, doc.y + (etiket === undefined ? 0 : 1), kutu);
    });
    doc.y += this.#cercevede ? 8 : 12;
  }

  tablo(t: Tablo): void {
    tabloCiz(this.#doc, this.#yapi, t, this.#yer);
    this.#doc.y += this.#cercevede ? 8 : 12;
  }

  karekodluTablo(t: Tablo, metin: string, ad: string): void {
    const doc = this.#doc;
    const { sol, en } = this.#yer;
    yerAc(doc, KAREKOD_BOYU);
    const [ust, sayfa] = [doc.y, this.#sayfa()];
    const yan = KAREKOD_BOYU + 2 * PAY;
    this.#kare(metin, ad, sol, ust);
    doc.y = ust;
    tabloCiz(doc, this.#yapi, t, { sol: sol + yan, en: en - yan });
    if (this.#sayfa() === sayfa) doc.y = Math.max(doc.y, ust + KAREKOD_BOYU);
    doc.y += 12;
  }

  sekil(boy: number, anlatim: string, ciz: (doc: Cizim, sol: number, ust: number, en: number) => void): void {
    const doc = this.#doc;
    const { sol, en } = this.#yer;
    yerAc(doc, boy);
    const ust = doc.y;
    this.#yapi.add(doc.struct('Figure', { alt: anlatim }, () => ciz(doc, sol, ust, en)));
    doc.y = ust + boy + 8;
  }

  birlikte(boy: number): void {
    yerAc(this.#doc, boy);
  }

  imzalar(kutular: readonly (readonly [unvan: string, ad: string | null])[]): void {
    const doc = this.#doc;
    const en = GENISLIK / kutular.length;
    yerAc(doc, IMZA_BOYU);
    const ust = doc.y;
    kutular.forEach(([unvan, ad], i) => {
      const sol = SOL + i * en;
      const kutu = { width: en - 12, align: 'center', ellipsis: true } as const;
      cerceve(doc, sol, ust, en, IMZA_BOYU);
      this.#soyle('P', () => {
        kalinYaz(doc, 9).text(unvan, sol + 6, ust + 7, { ...kutu, height: 12 });
        inceYaz(doc, 9).text(ad ?? '', sol + 6, ust + 21, { ...kutu, height: 24 });
        inceYaz(doc, 8, 'soluk').text('Tarih:', sol + 8, ust + 58);
        doc.text('İmza:', sol + 8, ust + 76);
      });
    });
    doc.y = ust + IMZA_BOYU + 14;
  }

  /** Draws a square code with its left upper corner at this place. */
  #kare(metin: string, ad: string, sol: number, ust: number): void {
    const doc = this.#doc;
    const { data, size } = encode(metin, { ecc: 'M', border: 0 });
    const kare = KAREKOD_BOYU / size;
    this.#yapi.add(
      doc.struct('Figure', { alt: ad }, () => {
        data.forEach((satir, y) =>
          satir.forEach((dolu, x) => {
            if (dolu) doc.rect(sol + x * kare, ust + y * kare, kare, kare);
          }),
        );
        doc.fill('#000000');
      }),
    );
  }

  karekod(metin: string, ad: string, adresi = false): void {
    // Without the server's outer address there is only a path, which opens nothing from paper.
    if (adresi && !URL.canParse(metin)) return;
    const doc = this.#doc;
    yerAc(doc, KAREKOD_BOYU);
    const { sol, en } = this.#yer;
    const ust = doc.y;
    this.#kare(metin, ad, sol, ust);
    if (adresi)
      this.#soyle('P', () => {
        const yazi = { width: en - KAREKOD_BOYU - PAY };
        inceYaz(doc, 9).text(ad, sol + KAREKOD_BOYU + PAY, ust + 12, yazi);
        inceYaz(doc, 8, 'soluk').text(metin, { ...yazi, link: metin });
      });
    doc.y = ust + KAREKOD_BOYU + 12;
  }

  yeniSayfa(ust: BelgeTanimi): void {
    this.#doc.addPage();
    this.ustBilgi(ust);
  }

  #sayfa(): number {
    const { start, count } = this.#doc.bufferedPageRange();
    return start + count - 1;
  }

  /** Writes the company, the title and the page number at the foot. */
  #altBilgi({ sirket, baslik }: BelgeTanimi, n: number, sayi: number): void {
    const doc = this.#doc;
    doc.switchToPage(n);
    const y = altSinir(doc) + 12;
    // Without this a line below the margin would begin a new page.
    doc.page.margins.bottom = 0;
    susle(doc, () => {
      const kutu = { width: GENISLIK - 90, height: 10, ellipsis: true };
      inceYaz(doc, 8, 'soluk').text(`${sirket} · ${baslik}`, SOL, y, kutu);
      doc.text(`Sayfa ${n + 1} / ${sayi}`, SOL + GENISLIK - 80, y, { width: 80, align: 'right' });
    });
  }

  bitir(tanim: BelgeTanimi): void {
    const sayi = this.#sayfa() + 1;
    // A single page needs no number.
    if (sayi > 1) for (let n = 0; n < sayi; n++) this.#altBilgi(tanim, n, sayi);
    this.#yapi.end();
    this.#doc.end();
  }
}

/** Draws a document. `yaz` adds its content. */
export async function belgeYaz(tanim: BelgeTanimi, yaz: (b: Belge) => void): Promise<Buffer> {
  const { PdfBelgesi, ince, kalin } = await (araclar ??= araclariOku());
  const doc = new PdfBelgesi({
    size: 'A4',
    margins: { top: UST, bottom: ALT, left: SOL, right: SOL },
    lang: 'tr',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    // The embedded fonts are not loaded yet.
    font: '',
    info: { Title: tanim.ad, Author: tanim.sirket, Creator: 'Masabaşı' },
  });
  doc.registerFont('ince', ince).registerFont('kalin', kalin);
  const parcalar: Buffer[] = [];
  const bitti = new Promise<Buffer>((tamam, hata) => {
    doc.on('data', (p: Buffer) => void parcalar.push(p));
    doc.on('end', () => tamam(Buffer.concat(parcalar)));
    doc.on('error', hata);
  });
  const yazici = new Yazici(doc);
  yazici.ustBilgi(tanim);
  yaz(yazici);
  yazici.bitir(tanim);
  return bitti;
}
