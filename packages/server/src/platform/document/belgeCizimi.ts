/** Drawing tools that `belge.ts` and `belgeTablosu.ts` share. */

export type Cizim = PDFKit.PDFDocument;
export type Yapi = PDFKit.PDFStructureElement;

/** Margins in points. */
export const UST = 45;
export const ALT = 40;
const RENK = { metin: '#000000', soluk: '#555555', baslik: '#1f4e8c', cizgi: '#9aa5b1' } as const;
/** Shown for a missing value. */
export const YOK = '-';

export const altSinir = (doc: Cizim): number => doc.page.height - ALT;
export const inceYaz = (doc: Cizim, boy: number, renk: keyof typeof RENK = 'metin'): Cizim =>
  doc.font('ince').fontSize(boy).fillColor(RENK[renk]);
export const kalinYaz = (doc: Cizim, boy: number, renk: keyof typeof RENK = 'metin'): Cizim =>
  doc.font('kalin').fontSize(boy).fillColor(RENK[renk]);

/** Draws decoration that screen readers skip: lines, and the text repeated on every page. */
export function susle(doc: Cizim, ciz: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  ciz();
  doc.endMarkedContent();
}

export const cerceve = (doc: Cizim, x: number, y: number, en: number, boy: number): void =>
  susle(doc, () => doc.lineWidth(0.6).strokeColor(RENK.cizgi).rect(x, y, en, boy).stroke());
export const cizgi = (doc: Cizim, y: number, sol: number, en: number): void =>
  susle(doc, () =>
    doc
      .lineWidth(0.6)
      .strokeColor(RENK.cizgi)
      .moveTo(sol, y)
      .lineTo(sol + en, y)
      .stroke(),
  );

/** Draws a part that screen readers announce as a heading, a paragraph or a cell. */
export function soyle(doc: Cizim, icinde: Yapi, tur: string, ciz: () => void): void {
  icinde.add(doc.struct(tur, {}, () => ciz()));
}

/** Begins a new page when less than `boy` is left. True when it did. */
export function yerAc(doc: Cizim, boy: number): boolean {
  if (doc.y + boy <= altSinir(doc) || doc.y <= UST) return false;
  doc.addPage();
  return true;
}
