import { readFileSync } from 'node:fs';
import { contract } from '@masabasi/core/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, expect, test } from 'vitest';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';
import { pdfOku } from '../../testing/pdf.ts';
import { oturumlu } from '../../testing/walk.ts';

/** Invoices uploaded as files: no integrator knows them, so the answer is given elsewhere and recorded here. */

const { fatura: oda } = contract;
const s = await testServer();
const { token } = await oturumlu(s, 'Muhasebe', {
  ad: 'Muhasebe',
  departmanId: await s.departman('Muhasebe'),
  projeler: [2],
  yetkiler: [YETKI.maliGor, YETKI.faturaKes],
});
afterAll(() => s.kapat());
await s.db.updateTable('fatura_ayari').set({ vkn: '9876543217', unvan: 'Biz A.Ş.' }).execute();

let sira = 0;
async function yuklenen() {
  const xml = readFileSync(new URL('veri/satis.xml', import.meta.url), 'utf8')
    .replaceAll('IssueDate>2026-09-30<', `IssueDate>${OGLEN.slice(0, 10)}<`)
    .replace('6f1c2d3e-4a5b-4c6d-8e7f-001122334455', `aaaaaaaa-0000-4000-8000-00000000000${++sira}`)
    .replace(/ProfileID>\w+</, 'ProfileID>TICARIFATURA<');
  const Icerik = Buffer.from(xml).toString('base64');
  tamam(await s.call(oda.gelenYukle, { Dosya: 'gelen.xml', Icerik }, token));
  return tamam(await s.call(oda.getGelenList, {}, token)).gelenlist.find((g) => g.Ettn.endsWith(`0${sira}`))!;
}

test.each([
  ['KABUL', '', 'kabul'],
  ['RED', 'Sipariş edilmemiş bir hizmet', 'ret'],
] as const)('an answer of %s that was given elsewhere is written down at once', async (Yanit, Neden, hal) => {
  const g = await yuklenen();
  const istek = { Id: g.Id, Surum: g.Surum, Yanit, Neden };
  const d = tamam(await s.call(oda.getGelenDetay, { Id: g.Id }, token));
  expect(d).toMatchObject({ yanitlanir: true, gonderilir: false });
  expect((await s.call(oda.gelenYanitla, istek, token)).body).toMatchObject({ durum: false });
  tamam(await s.call(oda.gelenYanitla, { ...istek, Disarida: true }, token));
  const { gelen } = tamam(await s.call(oda.getGelenDetay, { Id: g.Id }, token));
  expect(gelen).toMatchObject({ Yanit: hal, YanitNedeni: Neden, YanitHatasi: '' });
  expect((await s.call(oda.gelenYanitla, { ...istek, Surum: gelen.Surum, Disarida: true }, token)).body).toMatchObject({
    msg: 'Bu faturaya yanıt verilmiş.',
  });
});

test('incoming invoices can be read as a PDF, not only as XML', async () => {
  const g = await yuklenen();
  const { basefile, dosyaAdi } = tamam(await s.call(oda.print_gelen, { Id: g.Id }, token));
  expect(dosyaAdi).toMatch(/\.pdf$/);
  const { sayfalar } = await pdfOku(Buffer.from(basefile, 'base64'));
  expect(sayfalar[0]!.metin).toContain('51.000,00');
});
