import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANA_SEMA, ANA_SEMATRON } from '@masabasi/core/fatura/kanit';
import type { Gun } from '@masabasi/core/tarih';
import { validateXML, type XMLFileInfo } from 'xmllint-wasm';
import { ConfigError } from '../config.ts';
import { IsciOlmadi, iscilik } from '../isci.ts';
import type { SematronIsi, SematronSonucu } from './inceleme.ts';

/**
 * The official schema of UBL-TR and the official rules, where whoever runs the product has put them: they are not carried
 * here. An invoice is held against each in a worker, within limits of memory.
 */

interface Sema {
  readonly ana: XMLFileInfo;
  readonly ortak: readonly XMLFileInfo[];
}
const okunan = new Map<string, Promise<Sema>>();

/** All files lie in one folder there: where one names another it names the file alone. */
const duz = (icerik: string): string => icerik.replaceAll(/schemaLocation="[^"]*\//g, 'schemaLocation="');

async function oku(dizin: string): Promise<Sema> {
  const ortak = join(dizin, 'common');
  const adlar = (await readdir(ortak)).filter((ad) => ad.endsWith('.xsd'));
  const dosya = async (yol: string, fileName: string) => ({ fileName, contents: duz(await readFile(yol, 'utf8')) });
  return {
    ana: await dosya(join(dizin, ANA_SEMA), 'UBL-Invoice-2.1.xsd'),
    ortak: await Promise.all(adlar.map((ad) => dosya(join(ortak, ad), ad))),
  };
}

/** 64 KiB each. */
const BELLEK = { initialMemoryPages: 512, maxMemoryPages: 4096 };
/** So many faults are named. */
const EN_COK = 5;

/**
 * What a schema says against each of these invoices, in its own words; empty: nothing.
 * @param dizin the folder with `maindoc` and `common`
 */
export async function semayaTut(dizin: string, xmller: readonly string[]): Promise<string[][]> {
  let sema = okunan.get(dizin);
  if (sema === undefined) {
    sema = oku(dizin);
    okunan.set(dizin, sema);
    // What could not be read is read again the next time.
    sema.catch(() => okunan.delete(dizin));
  }
  const { ana, ortak } = await sema;
  const dosyalar = xmller.map((contents, n) => ({ fileName: `fatura${n}.xml`, contents }));
  const { valid, errors } = await validateXML({ xml: dosyalar, schema: ana, preload: ortak, ...BELLEK });
  if (valid) return xmller.map(() => []);
  // What names no place can be of one alone.
  const sozler = dosyalar.map(({ fileName }) =>
    errors
      .filter((e) => xmller.length === 1 || e.loc?.fileName === fileName)
      .slice(0, EN_COK)
      .map((e) => e.message.replaceAll(/\{urn:[^}]*\}/g, '')),
  );
  // It does not say of which: of none of them is it known that there is nothing.
  return sozler.some((s) => s.length > 0) ? sozler : xmller.map(() => ['Şema faturayı kabul etmedi.']);
}

/** The same of one invoice. @param dizin null: there is no schema here, and nothing is said */
export const semaAykiriliklari = async (dizin: string | null, xml: string): Promise<string[] | null> =>
  dizin === null ? null : (await semayaTut(dizin, [xml]))[0]!;

const incele: (is: SematronIsi) => Promise<SematronSonucu> = iscilik({
  modul: new URL('./inceleme.ts', import.meta.url),
  bellekMb: 512,
  sureMs: 60_000,
  enCok: 1,
});

const sematronVar = (dizin: string): boolean => existsSync(join(dizin, ANA_SEMATRON));

/**
 * What the official rules say against an invoice, in their own words; empty: nothing. Null: there are none here. What cannot
 * be worked out stands against it, too.
 * @param bugun no invoice is of a later day
 */
export async function kuralAykiriliklari(dizin: string | null, xml: string, bugun: Gun): Promise<string[] | null> {
  if (dizin === null || !sematronVar(dizin)) return null;
  try {
    const sonuc = await incele({ dizin, fatura: { xml, bugun } });
    if ('hata' in sonuc) return [`Resmî kurallar okunamadı: ${sonuc.hata}.`];
    return sonuc.cumleler.slice(0, EN_COK);
  } catch (e) {
    if (e instanceof IsciOlmadi) return ['Resmî kurallar bu sürede işletilemedi; biraz sonra yeniden deneyiniz.'];
    throw e;
  }
}

/** What both say of an invoice. */
export interface ResmiDenetim {
  readonly sema: readonly string[] | null;
  readonly resmiKurallar: readonly string[] | null;
}

/** Holds an invoice against the official schema and, where it keeps to that, against the official rules. */
export async function resmiDenetim(dizin: string | null, xml: string, bugun: Gun): Promise<ResmiDenetim> {
  const sema = await semaAykiriliklari(dizin, xml);
  return { sema, resmiKurallar: sema?.length === 0 ? await kuralAykiriliklari(dizin, xml, bugun) : null };
}

/**
 * Asks at the start whether the official rules, where they are given, are all understood: one that is not would be taken for
 * one that holds.
 * @throws ConfigError which is not
 */
export async function sematronuDene(dizin: string | null): Promise<void> {
  if (dizin === null || !sematronVar(dizin)) return;
  const sonuc = await incele({ dizin, fatura: null }).catch((e: unknown) => {
    if (e instanceof IsciOlmadi) return { hata: e.message };
    throw e;
  });
  if ('hata' in sonuc) throw new ConfigError(`UBL_SEMA_DIZINI: ${ANA_SEMATRON} kullanılamıyor: ${sonuc.hata}`);
}
