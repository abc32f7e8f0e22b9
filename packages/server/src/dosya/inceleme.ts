import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { resimMi, uzantiHatasi } from '@masabasi/core/dosya/rules';
import type { DosyaBicimi, HazirDosya } from '../room.ts';
import { resimHazirla } from './resim.ts';
import { BOZUK, dosyaTuru } from './tur.ts';

/** The thread that looks into foreign files (`isci.ts`). */

export interface IncelenenDosya {
  readonly ad: string;
  readonly veri: Uint8Array;
}

const bicim = (veri: Buffer, en: number | null, boy: number | null): DosyaBicimi => ({
  veri,
  ozet: createHash('sha256').update(veri).digest(),
  en,
  boy,
});

async function incele({ ad, veri: gelen }: IncelenenDosya): Promise<HazirDosya | string> {
  const veri = Buffer.from(gelen.buffer, gelen.byteOffset, gelen.byteLength);
  const tur = await dosyaTuru(ad, veri);
  if (typeof tur === 'string') return tur;
  const { tip } = tur;
  const hata = uzantiHatasi(ad, tip);
  if (hata !== null) return hata;
  if (!resimMi(tip)) return { ad, tip, asil: bicim(veri, null, null), orta: null, kucuk: null };
  const resim = await resimHazirla(veri, tip).catch(() => BOZUK);
  if (typeof resim === 'string') return resim;
  const { asil, orta, kucuk } = resim;
  return {
    ad,
    tip,
    asil: bicim(asil.veri, asil.en, asil.boy),
    orta: orta && bicim(orta.veri, orta.en, orta.boy),
    kucuk: kucuk && bicim(kucuk.veri, kucuk.en, kucuk.boy),
  };
}

parentPort?.on('message', ({ sira, is }: { sira: number; is: IncelenenDosya }) => {
  void incele(is)
    .catch(() => BOZUK)
    .then((sonuc) => parentPort!.postMessage({ sira, sonuc }));
});
