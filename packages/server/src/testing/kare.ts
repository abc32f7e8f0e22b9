import { readFile } from 'node:fs/promises';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { pdfAc } from './pdf.ts';

// Uses the local file, which would otherwise be fetched from the network.
prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(await readFile(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))))
      .buffer,
  },
});

/** Draws a page outside of a browser. */
interface Fabrika {
  create(
    en: number,
    boy: number,
  ): {
    readonly canvas: Parameters<PDFPageProxy['render']>[0]['canvas'];
    readonly context: { getImageData(x: number, y: number, en: number, boy: number): { data: Uint8ClampedArray } };
  };
}

/** The QR codes of a picture, read like a camera. */
export async function karekodlariOku(resim: Uint8Array): Promise<string[]> {
  const okunan = await readBarcodes(resim, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 10 });
  return okunan.filter((k) => k.isValid).map((k) => k.text);
}

/** The QR codes of a PDF file, read from its drawn pages. */
export const pdfKarekodlari = (dosya: Buffer): Promise<string[]> =>
  pdfAc(dosya, async (belge) => {
    const kodlar: string[] = [];
    for (let n = 1; n <= belge.numPages; n++) {
      const sayfa = await belge.getPage(n);
      const viewport = sayfa.getViewport({ scale: 3 });
      const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
      const { canvas, context } = (belge.canvasFactory as Fabrika).create(width, height);
      await sayfa.render({ canvas, viewport }).promise;
      const { data } = context.getImageData(0, 0, width, height);
      const resim = await sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer();
      kodlar.push(...(await karekodlariOku(resim)));
    }
    return kodlar;
  });
