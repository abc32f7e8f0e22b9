import { resimMi, uzantiHatasi } from '@masabasi/core/platform/dosya/rules';
import type { DosyaUyarisi } from '@masabasi/core/platform/dosya/uyarilar';
import type { HazirDosya } from '../../room.ts';
import { bicim, resimDosyasi } from './resim.ts';
import { gelenTuru, HAM } from './gelenTur.ts';
import { BOZUK, dosyaTuru } from './tur.ts';
import { isciyim } from '../worker/isciyim.ts';

/** Thread that inspects foreign files (`isci.ts`). */

export interface IncelenenDosya {
  readonly ad: string;
  readonly veri: Uint8Array;
  /** True for a file from outside. Its sender cannot choose another file, so every kind is kept. */
  readonly gelen?: boolean;
}

const oldugu = (ad: string, tip: string, veri: Buffer, uyari: DosyaUyarisi | null): HazirDosya => ({
  ad,
  tip,
  asil: bicim(veri),
  orta: null,
  kucuk: null,
  uyari,
});

async function geleneBak(ad: string, veri: Buffer): Promise<HazirDosya> {
  const { tip, uyari } = await gelenTuru(ad, veri);
  if (!resimMi(tip)) return oldugu(ad, tip, veri, uyari);
  const resim = await resimDosyasi(ad, tip, veri).catch(() => null);
  if (resim !== null && typeof resim !== 'string') return { ...resim, uyari };
  return oldugu(ad, HAM, veri, { Tur: resim === null ? 'bozuk' : 'siskin', Adlar: [] });
}

async function incele({ ad, veri: gelen, gelen: disaridan = false }: IncelenenDosya): Promise<HazirDosya | string> {
  const veri = Buffer.from(gelen.buffer, gelen.byteOffset, gelen.byteLength);
  if (disaridan) return geleneBak(ad, veri);
  const tur = await dosyaTuru(ad, veri);
  if (typeof tur === 'string') return tur;
  const { tip, uyari } = tur;
  const hata = uzantiHatasi(ad, tip);
  if (hata !== null) return hata;
  if (resimMi(tip)) return resimDosyasi(ad, tip, veri).catch(() => BOZUK);
  return oldugu(ad, tip, veri, uyari);
}

isciyim((is: IncelenenDosya) => incele(is).catch(() => BOZUK));
