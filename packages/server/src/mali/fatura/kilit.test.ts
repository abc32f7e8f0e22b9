import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fatura as oda } from '@masabasi/core/mali/fatura/contract';
import { kurus } from '@masabasi/core/platform/money/para';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';
import { bankaDenemesi } from '../../testing/banka.ts';
import { oturumVer } from '../../testing/walk.ts';
import { BOS_FATURA, semaPaketi } from './testing.ts';

/** While the official rules check an invoice, neither the ledger, nor the series, nor a connection is locked. */

const klasor = mkdtempSync(join(tmpdir(), 'masabasi-kilit-'));
afterAll(() => rmSync(klasor, { recursive: true, force: true }));
semaPaketi(klasor);
mkdirSync(join(klasor, 'schematron'));
/** A rule that is slow for each line named ‘Ağır’, and always holds. */
const AGIR = 'every $x in (1 to 3000) satisfies ($x + string-length(.)) ge 0';
writeFileSync(
  join(klasor, 'schematron', 'UBL-TR_Main_Schematron.xml'),
  `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
    <sch:ns prefix="cac" uri="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"/>
    <sch:ns prefix="cbc" uri="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"/>
    <sch:pattern><sch:rule context="cac:Item/cbc:Name[starts-with(., 'Ağır')]"><sch:assert test="${AGIR}">Olmaz.</sch:assert></sch:rule></sch:pattern>
  </sch:schema>`,
);

const s = await testServer({ ortam: { UBL_SEMA_DIZINI: klasor } });
const kisiId = await s.kisi('Muhasebe', { yetkiler: [YETKI.ayricalikli] });
const token = await oturumVer(s, kisiId);
const d = await bankaDenemesi(s, token);
const MusteriId = await d.musteriAc('Irmak');
afterAll(() => s.kapat());

async function taslak(Ad: string, adet = 1) {
  const kalem = { Miktar: '1', BirimKodu: 'C62', BirimFiyat: '1000', KdvOran: 20 };
  const Kalemler = Array.from({ length: adet }, (_, n) => ({ ...kalem, Ad: `${Ad} ${n + 1}` }));
  const fatura = { ...BOS_FATURA, MusteriId, Tarih: OGLEN.slice(0, 10), Kalemler };
  return tamam(await s.call(oda.faturaKaydet, { fatura }, token));
}
const kes = ({ Id, Surum }: { Id: number; Surum: number }) => s.call(oda.faturaKes, { Id, Surum }, token);

test('forty invoices cut at once all get numbers without a gap', async () => {
  const taslaklar = [];
  for (let n = 0; n < 40; n++) taslaklar.push(await taslak('Ağır', 2));
  const kesilen = await Promise.all(taslaklar.map(kes));
  expect(kesilen.filter((c) => !c.body.durum).map((c) => c.body)).toEqual([]);
  const numaralar = kesilen.map((c) => Number(tamam(c).No.slice(-9))).toSorted((a, b) => a - b);
  expect(numaralar).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
  const { rows } = await sql<{ fis: number; kanit: number }>`select
    (select count(*)::int from defter_fis where kaynak = 'fatura') as fis,
    (select count(*)::int from fatura_kanit where denetimler @> '[{"Denetim": "resmiKurallar", "Gecti": true}]') as kanit`.execute(
    s.db,
  );
  expect(rows[0]).toEqual({ fis: 40, kanit: 40 });
}, 120_000);

test('a payment is written while the rules check another invoice', async () => {
  const odenen = tamam(await kes(await taslak('Bakım')));
  const bitti: string[] = [];
  const kesim = kes(await taslak('Ağır', 40)).then((c) => {
    bitti.push('fatura');
    return c;
  });
  await new Promise((r) => setTimeout(r, 150));
  const odeme = { Id: odenen.Id, Surum: odenen.Surum, Tarih: OGLEN.slice(0, 10), Tutar: kurus(100), Aciklama: '' };
  tamam(await s.call(oda.faturaTahsilatYaz, odeme, token));
  bitti.push('tahsilat');
  tamam(await kesim);
  expect(bitti).toEqual(['tahsilat', 'fatura']);
}, 60_000);

test('an invoice whose customer changed during the check is not cut and takes no number', async () => {
  const t = await taslak('Ağır', 20);
  const once = await sql<{ son: number }>`select son from fatura_seri`.execute(s.db);
  const kesim = kes(t);
  const biraz = () => new Promise<'sürüyor'>((r) => setTimeout(r, 20, 'sürüyor'));
  // A busy machine starts the rules late. The customer changes until the answer comes, so one change hits the check.
  for (let no = 1; (await Promise.race([kesim, biraz()])) === 'sürüyor'; no++)
    await sql`update musteri set adres = ${`Ankara Caddesi ${no}`} where id = ${MusteriId}`.execute(s.db);
  expect((await kesim).body).toMatchObject({ durum: false, msg: expect.stringContaining('yeniden kesiniz') as string });
  expect(await sql`select son from fatura_seri`.execute(s.db)).toMatchObject({ rows: once.rows });
  tamam(await kes(t));
}, 60_000);
