import { dosyaAdiHatasi, dosyaAdiSade } from '@masabasi/core/platform/dosya/rules';
import type { Config, S3Config } from '../../config.ts';
import type { Db } from '../db/connect.ts';
import type { GelenDosya } from '../http/upload.ts';
import { IsciOlmadi, iscilik } from '../worker/isci.ts';
import type { DosyaBicimi, HazirDosya } from '../../room.ts';
import { disariYaz } from './depo.ts';
import { gelenAd } from './gelenAd.ts';
import { HAM } from './gelenTur.ts';
import type { IncelenenDosya } from './inceleme.ts';
import { bicim } from './resim.ts';
import { virusHatasi } from './tarama.ts';
import { BOZUK } from './tur.ts';

const incele: (is: IncelenenDosya) => Promise<HazirDosya | string> = iscilik({
  modul: new URL('./inceleme.ts', import.meta.url),
  bellekMb: 256,
  sureMs: 20_000,
  enCok: 2,
});

interface Ortam {
  readonly db: Db;
  readonly config: Pick<Config, 'clamd' | 's3'>;
  readonly simdi: Date;
}

/** Buffers from another thread arrive as plain byte arrays. */
const bicimi = (b: DosyaBicimi): DosyaBicimi => ({ ...b, veri: Buffer.from(b.veri), ozet: Buffer.from(b.ozet) });
const bicimliDosya = (d: HazirDosya): HazirDosya => ({
  ...d,
  asil: bicimi(d.asil),
  orta: d.orta && bicimi(d.orta),
  kucuk: d.kucuk && bicimi(d.kucuk),
});

async function hazirla({ ad: verilen, veri }: GelenDosya, { clamd }: Ortam['config']): Promise<HazirDosya | string> {
  const ad = dosyaAdiSade(verilen);
  const hata = dosyaAdiHatasi(ad);
  if (hata !== null) return hata;
  try {
    const d = await incele({ ad, veri });
    if (typeof d === 'string') return d;
    // Scan the original bytes, because rewriting drops the data behind a picture.
    const virus = clamd === null ? null : await virusHatasi(clamd, { ad, veri });
    if (virus !== null) return virus;
    return bicimliDosya(d);
  } catch (e) {
    if (e instanceof IsciOlmadi) return BOZUK;
    throw e;
  }
}

/**
 * Inspects a file from a mail. Its sender cannot be asked for another file, so every kind is kept, with a warning if
 * needed.
 * @returns a sentence when the file is empty or the scanner finds a virus
 */
export async function gelenDosyaHazirla({ ad: verilen, veri }: GelenDosya, o: Ortam): Promise<HazirDosya | string> {
  const ad = gelenAd(verilen);
  if (veri.length === 0) return 'boş';
  const { clamd, s3 } = o.config;
  const virus = clamd === null ? null : await virusHatasi(clamd, { ad, veri });
  if (virus !== null) return 'virüs bulundu';
  const d = await incele({ ad, veri, gelen: true }).catch((e: unknown) => {
    if (!(e instanceof IsciOlmadi)) throw e;
    const uyari = { Tur: 'bakilamadi', Adlar: [] } as const;
    return { ad, tip: HAM, asil: bicim(veri), orta: null, kucuk: null, uyari };
  });
  if (typeof d === 'string') return d;
  const hazir = bicimliDosya(d);
  return s3 === null ? hazir : disariGonder(hazir, s3, o);
}

/** Writes all forms of a file to the external store, before a row refers to them. */
async function disariGonder(d: HazirDosya, s3: S3Config, { db, simdi }: Ortam): Promise<HazirDosya> {
  for (const b of [d.asil, d.orta, d.kucuk]) if (b !== null) await disariYaz(db, s3, b, simdi);
  const orada = (b: DosyaBicimi): DosyaBicimi => ({ ...b, disarida: true });
  return { ...d, asil: orada(d.asil), orta: d.orta && orada(d.orta), kucuk: d.kucuk && orada(d.kucuk) };
}

/** Inspects the files of a form, one after the other. Returns the sentence for the first refused file. */
export async function dosyalariHazirla(
  gelen: readonly GelenDosya[],
  o: Ortam,
): Promise<readonly HazirDosya[] | string> {
  const hazir: HazirDosya[] = [];
  for (const dosya of gelen) {
    const sonuc = await hazirla(dosya, o.config);
    if (typeof sonuc === 'string') return sonuc;
    hazir.push(sonuc);
  }
  const { s3 } = o.config;
  return s3 === null ? hazir : Promise.all(hazir.map((d) => disariGonder(d, s3, o)));
}
