/** Merged cells of a spreadsheet: the value of the first cell counts for all rows of the range. */

interface Aralik {
  readonly kolon: number;
  readonly ilk: number;
  readonly son: number;
}

/** Most merged ranges that are read of a sheet. */
const EN_COK_ARALIK = 20_000;

const kolonNo = (harf: string): number => Array.from(harf).reduce((n, h) => n * 26 + h.charCodeAt(0) - 64, 0) - 1;

const araliklari = (xml: string): Aralik[] =>
  [...xml.matchAll(/<(?:\w+:)?mergeCell\b[^>]*\bref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g)]
    .slice(0, EN_COK_ARALIK)
    .map(([, kolon, ilk, son]) => ({ kolon: kolonNo(kolon!), ilk: Number(ilk) - 1, son: Number(son) - 1 }))
    .filter((a) => a.son > a.ilk);

/** The ranges of each sheet, in the order of the book. */
export function birlesikHucreler(oku: (ad: string) => string | undefined): Aralik[][] {
  const kitap = oku('xl/workbook.xml') ?? '';
  const iliskiler = new Map(
    [...(oku('xl/_rels/workbook.xml.rels') ?? '').matchAll(/<Relationship\b[^>]*>/g)].map(([x]) => [
      /\bId="([^"]*)"/.exec(x)?.[1],
      /\bTarget="([^"]*)"/.exec(x)?.[1] ?? '',
    ]),
  );
  return [...kitap.matchAll(/<(?:\w+:)?sheet\b[^>]*\br:id="([^"]*)"/g)].map(([, id]) => {
    const hedef = iliskiler.get(id) ?? '';
    return araliklari(oku(hedef.startsWith('/') ? hedef.slice(1) : `xl/${hedef}`) ?? '');
  });
}

/** Copies the value of the first cell into the empty cells of each range. */
export function birlesikleriDoldur<H>(satirlar: readonly (readonly H[])[], araliklar: readonly Aralik[]): H[][] {
  const yeni = satirlar.map((s) => [...s]);
  for (const { kolon, ilk, son } of araliklar) {
    const deger = satirlar[ilk]?.[kolon];
    if (deger === undefined || deger === null || deger === '') continue;
    for (let i = ilk + 1; i <= Math.min(son, yeni.length - 1); i++) {
      // A row with no other value is not part of the list.
      if (satirlar[i]!.some((h) => h !== null && h !== undefined && h !== '')) yeni[i]![kolon] = deger;
    }
  }
  return yeni;
}
