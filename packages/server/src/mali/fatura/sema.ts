import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANA_SEMA, ANA_SEMATRON } from '@masabasi/core/mali/fatura/kanit';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { validateXML, type XMLFileInfo } from 'xmllint-wasm';
import { ConfigError } from '../../config.ts';
import { IsciOlmadi, iscilik } from '../../platform/worker/isci.ts';
import type { SematronIsi, SematronSonucu } from './inceleme.ts';

/**
 * The official UBL-TR schema and the official rules, if the operator installed them. The product does not contain them.
 * A worker checks each invoice against them, within a memory limit.
 */

interface Sema {
  readonly ana: XMLFileInfo;
  readonly ortak: readonly XMLFileInfo[];
}
const okunan = new Map<string, Promise<Sema>>();

/** All schema files lie in one folder here, so references keep only the file name. */
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

/** In pages of 64 KiB. */
const BELLEK = { initialMemoryPages: 512, maxMemoryPages: 4096 };
/** Most faults to report. */
const EN_COK = 5;

/**
 * Objections of the schema to each invoice, in its own words. Empty: none.
 * @param dizin folder with `maindoc` and `common`
 */
export async function semayaTut(dizin: string, xmller: readonly string[]): Promise<string[][]> {
  let sema = okunan.get(dizin);
  if (sema === undefined) {
    sema = oku(dizin);
    okunan.set(dizin, sema);
    // After a failed read the next call reads again.
    sema.catch(() => okunan.delete(dizin));
  }
  const { ana, ortak } = await sema;
  const dosyalar = xmller.map((contents, n) => ({ fileName: `fatura${n}.xml`, contents }));
  const { valid, errors } = await validateXML({ xml: dosyalar, schema: ana, preload: ortak, ...BELLEK });
  if (valid) return xmller.map(() => []);
  // A fault without a file name can be assigned only if there is one invoice.
  const sozler = dosyalar.map(({ fileName }) =>
    errors
      .filter((e) => xmller.length === 1 || e.loc?.fileName === fileName)
      .slice(0, EN_COK)
      .map((e) => e.message.replaceAll(/\{urn:[^}]*\}/g, '')),
  );
  // The fault belongs to an unknown invoice, so none of them counts as correct.
  return sozler.some((s) => s.length > 0) ? sozler : xmller.map(() => ['Şema faturayı kabul etmedi.']);
}

/** The same for one invoice. @param dizin null: no schema is installed, and there are no objections */
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
 * Objections of the official rules to an invoice, in their own words. Empty: none. Null: no rules are installed. A rule
 * that cannot be evaluated is an objection, too.
 * @param bugun no invoice may have a later day
 */
async function kuralAykiriliklari(dizin: string | null, xml: string, bugun: Gun): Promise<string[] | null> {
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

/** Verdict of schema and rules on an invoice. */
export interface ResmiDenetim {
  readonly sema: readonly string[] | null;
  readonly resmiKurallar: readonly string[] | null;
}

/** Checks an invoice against the official schema and, if it conforms, against the official rules. */
export async function resmiDenetim(dizin: string | null, xml: string, bugun: Gun): Promise<ResmiDenetim> {
  const sema = await semaAykiriliklari(dizin, xml);
  return { sema, resmiKurallar: sema?.length === 0 ? await kuralAykiriliklari(dizin, xml, bugun) : null };
}

/**
 * Checks at the start that all installed official rules are understood. A rule that is not understood would seem to
 * hold.
 * @throws ConfigError names the rule
 */
export async function sematronuDene(dizin: string | null): Promise<void> {
  if (dizin === null || !sematronVar(dizin)) return;
  const sonuc = await incele({ dizin, fatura: null }).catch((e: unknown) => {
    if (e instanceof IsciOlmadi) return { hata: e.message };
    throw e;
  });
  if ('hata' in sonuc) throw new ConfigError(`UBL_SEMA_DIZINI: ${ANA_SEMATRON} kullanılamıyor: ${sonuc.hata}`);
}
