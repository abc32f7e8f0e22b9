import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { KartOkumasi, KartSatiri } from '@masabasi/core/pazarlama/kartvizit/okuma';
import sharp from 'sharp';
import type { TesseractApi } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import tesseract from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { isciyim } from '../../platform/worker/isciyim.ts';

/**
 * The thread that reads the words of a card (`isci.ts`). Its language data comes from packages, so it makes no
 * network call.
 */

/** Language data of the engine. */
const VERILER = {
  tur: import.meta.resolve('@tesseract.js-data/tur/4.0.0_best_int/tur.traineddata.gz'),
  eng: import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
} as const;
/** Turkish alone reads its own letters best. Symbols and web addresses are read with English beside it. */
const OKUMALAR = { turkce: ['tur'], karma: ['tur', 'eng'] } as const;
/** Width of a picture for reading, in pixels. Small print is then some thirty pixels tall. */
const EN = 2000;
/** Page modes: blocks of a page first. When that finds no digit, single lines anywhere. */
const BLOKLAR = '3';
const DAGINIK = '11';
const LSTM = 1;

async function basla() {
  const m = await tesseract({ print: () => undefined, printErr: () => undefined });
  for (const dil of OKUMALAR.karma)
    m.FS.writeFile(`${dil}.traineddata`, gunzipSync(readFileSync(new URL(VERILER[dil]))));
  const okuyan = (okuma: keyof typeof OKUMALAR): TesseractApi => {
    const api = new m.TessBaseAPI();
    if (api.Init(null, OKUMALAR[okuma].join('+'), LSTM) !== 0)
      throw new Error('the words of cards cannot be read here');
    api.SetVariable('user_defined_dpi', '300');
    return api;
  };
  return { m, turkce: okuyan('turkce'), karma: okuyan('karma') };
}

let hazir: ReturnType<typeof basla> | null = null;

/** Prepares a picture for reading: upright, grey, dark on light, in the right width. */
async function duzelt(veri: Uint8Array): Promise<Buffer> {
  const gri = sharp(veri, { limitInputPixels: 50_000_000 })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({ width: EN, height: EN, fit: 'inside', kernel: 'cubic' })
    .blur(0.6);
  const data = await gri.png({ compressionLevel: 1 }).toBuffer();
  const { channels } = await sharp(data).stats();
  const koyu = channels[0]!.mean < 110;
  return (koyu ? sharp(data).negate() : sharp(data))
    .normalise()
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The lines of the result (TSV with a row for each page, block, paragraph, line and word). */
function satirlari(tsv: string): KartSatiri[] {
  const satirlar: { Boy: number; kelimeler: string[] }[] = [];
  for (const satir of tsv.split('\n')) {
    const [duzey, , , , , , , , , boy, guven, yazi = ''] = satir.split('\t');
    if (duzey === '4') satirlar.push({ Boy: Number(boy), kelimeler: [] });
    // Words below this confidence are marks, rules or logos.
    else if (duzey === '5' && Number(guven) >= 5 && yazi.trim() !== '') satirlar.at(-1)?.kelimeler.push(yazi.trim());
  }
  return satirlar.filter((s) => s.kelimeler.length > 0).map((s) => ({ Boy: s.Boy, Yazi: s.kelimeler.join(' ') }));
}

const rakamli = (satirlar: readonly KartSatiri[]) => satirlar.some((s) => /\d{2}/.test(s.Yazi));

function bir(api: TesseractApi, duzen = BLOKLAR): KartSatiri[] {
  api.SetVariable('tessedit_pageseg_mode', duzen);
  try {
    return api.SetImageFile(1, 0) === 0 && api.Recognize(null) === 0 ? satirlari(api.GetTSVText(0)) : [];
  } finally {
    api.Clear();
  }
}

async function oku(veri: Uint8Array): Promise<KartOkumasi> {
  const png = await duzelt(veri);
  const { m, turkce, karma } = await (hazir ??= basla());
  m.FS.writeFile('/input', png);
  const bloklu = { turkce: bir(turkce), karma: bir(karma) };
  return rakamli(bloklu.karma) ? bloklu : { turkce: bir(turkce, DAGINIK), karma: bir(karma, DAGINIK) };
}

isciyim(oku);
