import { connect } from 'node:net';
import { kisalt } from '@masabasi/core/platform/text/metin';
import type { ClamdAdresi } from '../../env.ts';
import { HttpError } from '../http/errors.ts';
import type { GelenDosya } from '../http/upload.ts';

/** Asks the virus scanner clamd about bytes. Protocol: a command, lengths before the bytes, an answer of one line. */

const TARAMA_MS = 20_000;
const NABIZ_MS = 2000;
const EN_COK_YANIT = 1000;
const PARCA = 64 * 1024;

/** Error while the scanner is unreachable: a file that was not scanned is not kept. */
const taranamadi = () =>
  new HttpError(
    503,
    'Virüs tarayıcısına ulaşılamadığı için dosya alınmadı. Biraz sonra yeniden deneyiniz; sürerse sistem yöneticinize bildiriniz.',
    { 'retry-after': '30' },
  );

/** Answer of clamd. Throws when no complete answer comes in time. */
function sor(adres: ClamdAdresi, gonderilecek: readonly Buffer[], sureMs: number): Promise<string> {
  return new Promise((bitti, olmadi) => {
    const soket = connect({ ...adres });
    let yanit = '';
    const son = (e: Error | null): void => {
      clearTimeout(sure);
      soket.destroy();
      if (e) olmadi(e);
      else bitti(yanit.slice(0, yanit.indexOf('\0')));
    };
    const sure = setTimeout(() => son(new Error(`clamd did not answer in ${sureMs} ms`)), sureMs);
    soket.on('connect', () => {
      for (const parca of gonderilecek) soket.write(parca);
    });
    soket.on('data', (parca: Buffer) => {
      yanit += parca.toString('latin1');
      if (yanit.includes('\0')) son(null);
      else if (yanit.length > EN_COK_YANIT) son(new Error('clamd says more than an answer has'));
    });
    soket.on('error', son);
    soket.on('close', () => son(new Error('clamd closed in the midst of its answer')));
  });
}

function akis(veri: Buffer): Buffer[] {
  const uzunluk = (n: number) => {
    const b = Buffer.alloc(4);
    b.writeUInt32BE(n);
    return b;
  };
  const parcalar: Buffer[] = [Buffer.from('zINSTREAM\0')];
  for (let i = 0; i < veri.length; i += PARCA) {
    const parca = veri.subarray(i, i + PARCA);
    parcalar.push(uzunluk(parca.length), parca);
  }
  return [...parcalar, uzunluk(0)];
}

/**
 * Reason that a file is refused: the scanner found a virus. Null: it found none.
 * @throws 503 when the scanner gives no verdict
 */
export async function virusHatasi(adres: ClamdAdresi, { ad, veri }: GelenDosya, sureMs = TARAMA_MS) {
  const yanit = await sor(adres, akis(veri), sureMs).catch((e: unknown) => {
    throw Object.assign(taranamadi(), { cause: e });
  });
  if (yanit === 'stream: OK') return null;
  if (!/^stream: .+ FOUND$/.test(yanit)) throw Object.assign(taranamadi(), { cause: yanit });
  return `'${kisalt(ad, 80)}' dosyasında virüs bulundu; alınmadı. Dosyayı gönderene ve sistem yöneticinize bildiriniz.`;
}

export const tarayiciAcik = (adres: ClamdAdresi): Promise<boolean> =>
  sor(adres, [Buffer.from('zPING\0')], NABIZ_MS).then(
    (yanit) => yanit === 'PONG',
    () => false,
  );
