import { fatura as oda } from '@masabasi/core/fatura/contract';
import { YETKI } from '@masabasi/core/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../testing.ts';
import { durakOlc, enUzunDurak } from '../testingDurak.ts';
import { oturumVer } from '../testing.walk.ts';
import { gelenCoz } from './gelenHazirla.ts';

/** Files of others are read while everybody else is served. */

let s: TestServer;
let token: string;
beforeAll(async () => {
  s = await testServer();
  token = await oturumVer(s, await s.kisi('Muhasebe', { yetkiler: [YETKI.ayricalikli] }));
});
afterAll(() => s?.kapat());

/** Numbers of persons, of which each is a number that may be. */
const satir = (n: number) =>
  `<User><Identifier>${10_000_000_000 + n}</Identifier><Title>Mükellef ${n} Sağlık Hizmetleri</Title><Type>Kagit</Type><Alias>urn:mail:pk${n}@ornek.example</Alias></User>`;

test('a long list of who is registered', async () => {
  // As much as a request may bring; the rows that an archive could hold besides are as many again.
  const xml = `<UserList>${Array.from({ length: 20_000 }, (_, n) => satir(n)).join('')}</UserList>`;
  const istek = { Dosya: 'liste.xml', Icerik: Buffer.from(xml).toString('base64') };
  const { sonuc, sure, durak } = await durakOlc(() => s.call(oda.mukellefListesiYukle, istek, token));
  expect(tamam(sonuc)).toMatchObject({ Yazilan: 20_000, Atlanan: 0 });
  expect(durak).toBeLessThan(enUzunDurak(sure));
}, 60_000);

test('an invoice of many lines', async () => {
  const xml = `<Invoice>${'<InvoiceLine><ID>1</ID><Item><Name>x</Name></Item></InvoiceLine>'.repeat(25_000)}</Invoice>`;
  const { sonuc, sure, durak } = await durakOlc(() => gelenCoz(xml, '2026-11-20'));
  expect('belge' in sonuc && sonuc.belge.Kalemler.length).toBe(25_000);
  expect(durak).toBeLessThan(enUzunDurak(sure));
}, 60_000);

test('what is no invoice is refused in a sentence', async () => {
  expect(await gelenCoz('<a/>', '2026-11-20')).toEqual({ hata: expect.stringMatching('UBL faturası değil') });
});
