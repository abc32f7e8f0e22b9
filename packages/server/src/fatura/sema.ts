import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANA_SEMA } from '@masabasi/core/fatura/kanit';
import { validateXML, type XMLFileInfo } from 'xmllint-wasm';

/**
 * The official schema of UBL-TR, where whoever runs the product has put it: it is not carried here. Held against by libxml2
 * in a worker of its own, within limits of memory.
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
 * What the official schema says against an invoice, in its own words; empty: nothing. Null: there is no schema here.
 * @param dizin the folder with `maindoc` and `common`
 */
export async function semaAykiriliklari(dizin: string | null, xml: string): Promise<string[] | null> {
  if (dizin === null) return null;
  let sema = okunan.get(dizin);
  if (sema === undefined) {
    sema = oku(dizin);
    okunan.set(dizin, sema);
    // What could not be read is read again the next time.
    sema.catch(() => okunan.delete(dizin));
  }
  const { ana, ortak } = await sema;
  const { valid, errors } = await validateXML({
    xml: { fileName: 'fatura.xml', contents: xml },
    schema: ana,
    preload: ortak,
    ...BELLEK,
  });
  if (valid) return [];
  const sozler = errors.slice(0, EN_COK).map((e) => e.message.replaceAll(/\{urn:[^}]*\}/g, ''));
  return sozler.length > 0 ? sozler : ['Şema faturayı kabul etmedi.'];
}
