import { readdirSync, readFileSync } from 'node:fs';
import { faturaBelgesi } from '@masabasi/core/mali/fatura/olustur';
import { EFATURA_SENARYO_SECENEKLERI } from '@masabasi/core/mali/fatura/rules';
import fc from 'fast-check';
import { type Element, parseXmlDocument, serializeToWellFormedString } from 'slimdom';
import { afterAll, expect, test } from 'vitest';
import { rastgeleFatura } from '../../testing/fatura.ts';
import { testFolder } from '../../testing/folder.ts';
import { ublSemasiYaz } from '../../testing/ubl.ts';
import { semayaTut } from './sema.ts';
import { ublYaz } from './ubl.ts';
import { dosyaAykiriliklari } from './testing.ts';

/** Our invoices checked against the UBL 2.1 schema by libxml2, and our own assertions compared with it. */

const { dataDir: dizin, remove } = testFolder('masabasi-ubl21-');
ublSemasiYaz(dizin);
afterAll(remove);
const BUGUN = '2026-11-25';
/** Invoices per check. */
const DEMET = 250;
async function tut(xmller: readonly string[]): Promise<string[][]> {
  const sozler: string[][] = [];
  for (let n = 0; n < xmller.length; n += DEMET) sozler.push(...(await semayaTut(dizin, xmller.slice(n, n + DEMET))));
  return sozler;
}
const yazilan = (adet: number, seed: number) =>
  fc.sample(rastgeleFatura, { numRuns: adet, seed }).map((f) => ublYaz(faturaBelgesi(f)));

test('the XML of any record keeps to the schema, for every type, scenario and currency', async () => {
  const kayitlar = fc.sample(rastgeleFatura, { numRuns: 150, seed: 21 });
  const digerleri = EFATURA_SENARYO_SECENEKLERI.flatMap((Senaryo) =>
    kayitlar.map((f, n) => ({ ...f, Senaryo, ...(n % 2 === 0 && { ParaBirimi: 'USD', Kur: '41.5' }) })),
  );
  const xmller = [...kayitlar, ...digerleri].map((f) => ublYaz(faturaBelgesi(f)));
  expect((await tut(xmller)).flat()).toEqual([]);
  const tipler = new Set(xmller.map((xml) => /InvoiceTypeCode>(\w+)/.exec(xml)![1]!));
  expect([...tipler].toSorted()).toEqual(['IADE', 'ISTISNA', 'SATIS', 'TEVKIFAT']);
}, 120_000);

test('invoices of other companies keep to the schema, too', async () => {
  const veri = new URL('veri/', import.meta.url);
  const adlar = readdirSync(veri).filter((d) => d.endsWith('.xml') && !d.startsWith('bozuk-'));
  expect(adlar.length).toBeGreaterThan(5);
  const sozler = await tut(adlar.map((ad) => readFileSync(new URL(ad, veri), 'utf8')));
  expect(adlar.filter((_, n) => sozler[n]!.length > 0)).toEqual([]);
}, 60_000);

/**
 * Makes one change to an invoice: an element is missing, doubled or moved before its neighbour, or its value is empty,
 * invalid or without attributes.
 */
function boz(xml: string, nerede: number, nasil: number): string {
  const belge = parseXmlDocument(xml);
  const hepsi: Element[] = [];
  const gez = (e: Element) => {
    for (const c of e.children) {
      // Extensions and signatories are not checked.
      if (/UBLExtensions|SignatoryParty/.test(c.localName)) continue;
      hepsi.push(c);
      gez(c);
    }
  };
  gez(belge.documentElement!);
  const bakilan = nasil < 3 ? hepsi : hepsi.filter((e) => e.children.length === 0);
  const secilen = bakilan[nerede % bakilan.length]!;
  const ust = secilen.parentNode!;
  if (nasil === 0) ust.removeChild(secilen);
  else if (nasil === 1) ust.insertBefore(secilen.cloneNode(true), secilen);
  else if (nasil === 3) secilen.textContent = '';
  else if (nasil === 4) secilen.textContent = '1,5x';
  else if (nasil === 5) for (const { name } of secilen.attributes.slice()) secilen.removeAttribute(name);
  else if (secilen.previousElementSibling !== null) ust.insertBefore(secilen, secilen.previousElementSibling);
  return serializeToWellFormedString(belge);
}

test('our own rules refuse everything that the schema refuses', async () => {
  const asil = yazilan(100, 7);
  const bozuk = fc
    .sample(fc.tuple(fc.nat(), fc.nat(5)), { numRuns: 600, seed: 3 })
    .map(([nerede, nasil], n) => boz(asil[n % asil.length]!, nerede, nasil));
  const sozler = await tut(bozuk);
  const reddedilen = bozuk.flatMap((xml, n) => (sozler[n]!.length === 0 ? [] : [{ xml, neden: sozler[n]![0] }]));
  const kacan = reddedilen.filter(({ xml }) => dosyaAykiriliklari(xml, { bugun: BUGUN }).length === 0);
  expect([...new Set(kacan.map((k) => k.neden))]).toEqual([]);
  expect(reddedilen.length).toBeGreaterThan(250);
}, 180_000);
