import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text with its place, in points from the left and from the top. */
interface Parca {
  readonly metin: string;
  readonly sol: number;
  readonly sag: number;
  readonly y: number;
}

/** A page as a reader extracts it: texts, their places, and the tags for screen readers. */
export interface PdfSayfasi {
  readonly metin: string;
  readonly parcalar: readonly Parca[];
  /** Roles of the page's parts, each before its content. */
  readonly yapi: readonly string[];
}

interface Dugum {
  readonly role?: string;
  readonly type?: string;
  readonly children?: readonly Dugum[];
}
/** Parts on other pages are named too, but have no content on this page. */
const dolu = (d: Dugum): boolean => d.type === 'content' || (d.children ?? []).some(dolu);
const roller = (d: Dugum): string[] => [
  ...(d.role === undefined || d.role === 'Root' ? [] : [d.role]),
  ...(d.children ?? []).filter(dolu).flatMap(roller),
];

/** Works with an opened PDF file and always closes it. */
export async function pdfAc<T>(dosya: Buffer, is: (belge: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const yukleme = getDocument({ data: new Uint8Array(dosya), verbosity: 0 });
  try {
    return await is(await yukleme.promise);
  } finally {
    await yukleme.destroy();
  }
}

/** Reads a PDF file. */
export const pdfOku = (
  dosya: Buffer,
): Promise<{ baslik: string; dil: string | null; sayfalar: readonly PdfSayfasi[] }> =>
  pdfAc(dosya, async (belge) => {
    const { info } = (await belge.getMetadata()) as { info: { Title: string; Language: string | null } };
    const sayfalar = await Promise.all(
      Array.from({ length: belge.numPages }, async (_, i): Promise<PdfSayfasi> => {
        const sayfa = await belge.getPage(i + 1);
        const [, , , boy = 0] = sayfa.view;
        const { items } = await sayfa.getTextContent();
        const parcalar = items.flatMap((x) =>
          'str' in x
            ? [{ metin: x.str, sol: x.transform[4], sag: x.transform[4] + x.width, y: boy - x.transform[5] }]
            : [],
        );
        return {
          metin: parcalar
            .map((p) => p.metin)
            .join(' ')
            .replace(/\s+/g, ' '),
          parcalar: parcalar.filter((p) => p.metin.trim() !== ''),
          yapi: roller(await sayfa.getStructTree()),
        };
      }),
    );
    return { baslik: info.Title, dil: info.Language, sayfalar };
  });
