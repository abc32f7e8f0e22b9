import { parentPort } from 'node:worker_threads';
import { resimMi, uzantiHatasi } from '@masabasi/core/dosya/rules';
import type { HazirDosya } from '../room.ts';
import { bicim, resimDosyasi } from './resim.ts';
import { BOZUK, dosyaTuru } from './tur.ts';

/** The thread that looks into foreign files (`isci.ts`). */

export interface IncelenenDosya {
  readonly ad: string;
  readonly veri: Uint8Array;
}

async function incele({ ad, veri: gelen }: IncelenenDosya): Promise<HazirDosya | string> {
  const veri = Buffer.from(gelen.buffer, gelen.byteOffset, gelen.byteLength);
  const tur = await dosyaTuru(ad, veri);
  if (typeof tur === 'string') return tur;
  const { tip } = tur;
  const hata = uzantiHatasi(ad, tip);
  if (hata !== null) return hata;
  if (resimMi(tip)) return resimDosyasi(ad, tip, veri).catch(() => BOZUK);
  return { ad, tip, asil: bicim(veri), orta: null, kucuk: null };
}

parentPort?.on('message', ({ sira, is }: { sira: number; is: IncelenenDosya }) => {
  void incele(is)
    .catch(() => BOZUK)
    .then((sonuc) => parentPort!.postMessage({ sira, sonuc }));
});
