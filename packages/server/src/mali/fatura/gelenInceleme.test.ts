import { fatura as oda } from '@masabasi/core/mali/fatura/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { durakOlc, enUzunDurak } from '../../testing/durak.ts';
import { oturumVer } from '../../testing/walk.ts';
import { gelenCoz } from './gelenHazirla.ts';

/** Reading files of others blocks nobody. */

let s: TestServer;
let token: string;
beforeAll(async () => {
  s = await testServer();
  token = await oturumVer(s, await s.kisi('Muhasebe', { yetkiler: [YETKI.ayricalikli] }));
});
afterAll(() => s?.kapat());

/** A row with a valid personal identity number. */
const satir = (n: number) =>
  `<User><Identifier>${10_000_000_000 + n}</Identifier><Title>Mükellef ${n} Sağlık Hizmetleri</Title><Type>Kagit</Type><Alias>urn:mail:pk${n}@ornek.example</Alias></User>`;

test('a long registration list', async () => {
  // As large as a request allows. An archive could hold as many rows again.
  const xml = `<UserList>${Array.from({ length: 20_000 }, (_, n) => satir(n)).join('')}</UserList>`;
  const istek = { Dosya: 'liste.xml', Icerik: Buffer.from(xml).toString('base64') };
  const { sonuc, sure, durak } = await durakOlc(() => s.call(oda.mukellefListesiYukle, istek, token));
  expect(tamam(sonuc)).toMatchObject({ Yazilan: 20_000, Atlanan: 0 });
  expect(durak).toBeLessThan(enUzunDurak(sure));
}, 60_000);

test('an invoice with many lines', async () => {
  const xml = `<Invoice>${'<InvoiceLine><ID>1</ID><Item><Name>x</Name></Item></InvoiceLine>'.repeat(25_000)}</Invoice>`;
  const { sonuc, sure, durak } = await durakOlc(() => gelenCoz(xml, '2026-11-20'));
  expect('belge' in sonuc && sonuc.belge.Kalemler.length).toBe(25_000);
  expect(durak).toBeLessThan(enUzunDurak(sure));
}, 60_000);

test('refuses a file that is no invoice with a sentence', async () => {
  expect(await gelenCoz('<a/>', '2026-11-20')).toEqual({ hata: expect.stringMatching('UBL faturası değil') });
});
