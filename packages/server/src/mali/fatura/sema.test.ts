import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fatura as oda } from '@masabasi/core/mali/fatura/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { bankaDenemesi } from '../../testing/banka.ts';
import { oturumVer } from '../../testing/walk.ts';
import { semaAykiriliklari } from './sema.ts';
import { SEMA_BASI, semaPaketi, URN } from './testing.ts';

/** Checks invoices against the official schema, if its folder is configured. */

const klasor = mkdtempSync(join(tmpdir(), 'masabasi-sema-'));
afterAll(() => rmSync(klasor, { recursive: true, force: true }));
const semaYaz = (ad: string, ilk: readonly string[]): string => semaPaketi(join(klasor, ad), ilk);
const BASI = SEMA_BASI;
const uyan = semaYaz('uyan', BASI);
const uymayan = semaYaz('uymayan', [...BASI.slice(0, 3), 'AccountingCost', ...BASI.slice(3)]);

const belge = (...ogeler: string[]) =>
  `<Invoice xmlns="${URN}:Invoice-2" xmlns:cbc="${URN}:CommonBasicComponents-2">${ogeler.map((o) => `<cbc:${o}>1</cbc:${o}>`).join('')}</Invoice>`;

test('accepts elements in the order of the schema, and names any other element', async () => {
  expect(await semaAykiriliklari(null, '<a/>')).toBeNull();
  expect(await semaAykiriliklari(uyan, belge(...BASI))).toEqual([]);
  const ters = BASI.toSpliced(2, 2, 'ID', 'ProfileID');
  expect(await semaAykiriliklari(uyan, belge(...ters))).toEqual([
    expect.stringMatching(/'ID': This element is not expected\. Expected is \( ProfileID \)/),
  ]);
  expect(await semaAykiriliklari(uyan, belge(...BASI.slice(0, 3)))).toEqual([expect.stringContaining('Missing child')]);
  expect(await semaAykiriliklari(uyan, '<a>')).not.toEqual([]);
});

test('a folder without the invoice schema is reported at the start', () => {
  expect(() => readConfig({ UBL_SEMA_DIZINI: klasor })).toThrow(
    /UBL_SEMA_DIZINI: .*maindoc\/UBL-Invoice-2\.1\.xsd yok/,
  );
  expect(readConfig({ UBL_SEMA_DIZINI: uyan }).semaDizini).toBe(uyan);
});

/** A folder with the invoice schema and with rules: `sinama` has to hold for each line. */
function kurallariyla(ad: string, sinama: string): string {
  const dizin = semaYaz(ad, BASI);
  mkdirSync(join(dizin, 'schematron'));
  writeFileSync(
    join(dizin, 'schematron', 'UBL-TR_Main_Schematron.xml'),
    `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
      <sch:ns prefix="inv" uri="${URN}:Invoice-2"/><sch:ns prefix="cbc" uri="${URN}:CommonBasicComponents-2"/>
      <sch:let name="type" value="efatura"/>
      <sch:rule context="inv:Invoice"><sch:assert test="${sinama}">Fatura <sch:value-of select="cbc:ID"/> olmaz.</sch:assert></sch:rule>
    </sch:schema>`,
  );
  return dizin;
}

describe('an invoice', () => {
  let s: TestServer;
  let token: string;
  afterEach(() => s?.kapat());
  const baslat = async (semaDizini: string) => {
    s = await testServer({ ortam: { UBL_SEMA_DIZINI: semaDizini } });
    token = await oturumVer(s, await s.kisi('Muhasebe', { yetkiler: [YETKI.ayricalikli] }));
    return bankaDenemesi(s, token);
  };

  test('is cut with the schema’s verdict in its proof', async () => {
    const d = await baslat(uyan);
    const { Id } = await d.kesilen(await d.musteriAc('Irmak'), 100);
    const { kanit } = tamam(await s.call(oda.getFaturaDetay, { Id }, token));
    expect(kanit!.denetimler).toContainEqual({ Denetim: 'sema', Gecti: true, Ayrinti: '' });
  });

  test('that the schema refuses is not cut, is told the reason, and takes no number', async () => {
    const d = await baslat(uymayan);
    const MusteriId = await d.musteriAc('Irmak');
    await expect(d.kesilen(MusteriId, 100)).rejects.toThrow(/resmî şemaya uymuyor: .*AccountingCost/);
    const { rows } = { rows: await s.db.selectFrom('fatura').select(['no', 'durum', 'xml']).execute() };
    expect(rows).toEqual([{ no: null, durum: 'taslak', xml: null }]);
  });

  test('is cut with the verdict of the official rules in its proof, too', async () => {
    const d = await baslat(
      kurallariyla('kurallar', "matches(cbc:ID, '^[A-Z0-9]{3}20[0-9]{11}$') and $type = 'earchive'"),
    );
    const { Id } = await d.kesilen(await d.musteriAc('Irmak'), 100);
    const { kanit } = tamam(await s.call(oda.getFaturaDetay, { Id }, token));
    expect(kanit!.denetimler.map((k) => k.Denetim)).toContain('sema');
    expect(kanit!.denetimler).toContainEqual({ Denetim: 'resmiKurallar', Gecti: true, Ayrinti: '' });
  });

  test('that the official rules refuse is not cut, is told the reason, and takes no number', async () => {
    const d = await baslat(kurallariyla('olmaz', "cbc:ProfileID = 'KAMU'"));
    await expect(d.kesilen(await d.musteriAc('Irmak'), 100)).rejects.toThrow(
      /resmî kurallara uymuyor: Fatura \w{16} olmaz\./,
    );
    expect(await s.db.selectFrom('fatura').select(['no', 'durum', 'xml']).execute()).toEqual([
      { no: null, durum: 'taslak', xml: null },
    ]);
  });
});
