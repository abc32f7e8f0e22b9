import { EN_COK_PIKSEL, RESIM_BOYLARI, type ResimBoyu } from '@masabasi/core/platform/dosya/rules';
import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { DosyaBicimi, HazirDosya } from '../../room.ts';

/** Pictures for storage: turned upright, without camera data, in three sizes. */

sharp.cache(false);
sharp.concurrency(1);

interface ResimBicimi {
  readonly veri: Buffer;
  readonly en: number;
  readonly boy: number;
}
interface HazirResim {
  readonly asil: ResimBicimi;
  readonly orta: ResimBicimi | null;
  readonly kucuk: ResimBicimi | null;
}

const BUYUK = `Resim çok büyük; en çok ${EN_COK_PIKSEL / 1_000_000} milyon piksel olabilir.`;

const sigdir = (s: Sharp, boy: ResimBoyu): Sharp =>
  s.resize({ width: RESIM_BOYLARI[boy], height: RESIM_BOYLARI[boy], fit: 'inside', withoutEnlargement: true });

const yaz = async (s: Sharp): Promise<ResimBicimi> => {
  const { data, info } = await s.toBuffer({ resolveWithObject: true });
  return { veri: data, en: info.width, boy: info.pageHeight ?? info.height };
};

/** The whole picture, written anew in its own kind. Data hidden in or behind the old bytes is dropped. */
function asli(s: Sharp, tip: string): Sharp {
  if (tip === 'image/png') return s.png();
  if (tip === 'image/webp') return s.webp({ quality: 88 });
  if (tip === 'image/gif') return s.gif();
  return s.jpeg({ quality: 88, progressive: true });
}

/**
 * Makes the sizes of a picture.
 * @returns a sentence when it has too many pixels; throws for an incomplete or broken picture
 */
async function resimHazirla(veri: Buffer, tip: string): Promise<HazirResim | string> {
  const canli = tip === 'image/gif' || tip === 'image/webp';
  const { width, height, pages = 1 } = await sharp(veri, { limitInputPixels: false, animated: canli }).metadata();
  // The height of an animation is the sum of all its frames.
  if (width * height > EN_COK_PIKSEL || pages > 500) return BUYUK;
  const oku = (hepsi: boolean) =>
    sharp(veri, { limitInputPixels: EN_COK_PIKSEL, failOn: 'warning', animated: hepsi }).autoOrient();
  const asil = await yaz(asli(sigdir(oku(canli), 'asil'), tip));
  const uzun = Math.max(asil.en, asil.boy);
  const kucugu = (boy: 'orta' | 'kucuk') =>
    uzun > RESIM_BOYLARI[boy] ? yaz(sigdir(oku(false), boy).webp({ quality: 78 })) : null;
  return { asil, orta: await kucugu('orta'), kucuk: await kucugu('kucuk') };
}

export const bicim = (veri: Buffer, en: number | null = null, boy: number | null = null): DosyaBicimi => ({
  veri,
  ozet: createHash('sha256').update(veri).digest(),
  en,
  boy,
});
const resimBicimi = ({ veri, en, boy }: ResimBicimi) => bicim(veri, en, boy);

/**
 * Prepares a picture for storage.
 * @returns a sentence when it has too many pixels; throws for an incomplete or broken picture
 */
export async function resimDosyasi(ad: string, tip: string, veri: Buffer): Promise<HazirDosya | string> {
  const resim = await resimHazirla(veri, tip);
  if (typeof resim === 'string') return resim;
  const { asil, orta, kucuk } = resim;
  return {
    ad,
    tip,
    asil: resimBicimi(asil),
    orta: orta && resimBicimi(orta),
    kucuk: kucuk && resimBicimi(kucuk),
  };
}
