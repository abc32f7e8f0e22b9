import { banka as oda } from '@masabasi/core/mali/banka/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { durakOlc, enUzunDurak } from '../../testing/durak.ts';
import { oturumVer } from '../../testing/walk.ts';
import { BOS_HESAP } from './testing.ts';

/** Reading a long statement blocks nobody: the main thread keeps serving. */

let s: TestServer;
let token: string;
let HesapId: number;

beforeAll(async () => {
  s = await testServer();
  token = await oturumVer(s, await s.kisi('Muhasebe', { yetkiler: [YETKI.ayricalikli] }));
  HesapId = tamam(await s.call(oda.bankaHesapKaydet, { hesap: BOS_HESAP }, token)).Id;
});
afterAll(() => s?.kapat());

/** A statement with this number of movements, each with a line of text. */
const uzun = (hareket: number) =>
  [
    ':20:E',
    ':25:0001/12345',
    ':28C:1',
    ':60F:C261101TRY0,00',
    ...Array.from(
      { length: hareket },
      (_, n) => `:61:2611011101C1,00NTRFREF${n}//B${n}\n:86:GELEN HAVALE ${n} FATURA BEDELI`,
    ),
    `:62F:C261101TRY${hareket},00`,
    '-',
  ].join('\n');

test('reads a statement of 100,000 lines while serving other requests', async () => {
  const istek = { HesapId, Dosya: 'e.sta', icerik: { metin: uzun(49_990) } };
  const { sonuc, sure, durak } = await durakOlc(() => s.call(oda.ekstreOku, istek, token));
  expect(tamam(sonuc).ozet).toMatchObject({ Okunan: 49_990, Yeni: 49_990 });
  expect(durak).toBeLessThan(enUzunDurak(sure));
}, 60_000);

test('reads a table with as many cells as a request may hold while serving other requests', async () => {
  const satirlar = [
    ['Tarih', 'Açıklama', 'Etiket', 'Tutar', 'Bakiye', 'Dekont No'],
    ...Array.from({ length: 29_000 }, (_, n) => [
      '01.11.2026',
      `Gelen havale, fatura bedeli ${n}`,
      'Havale',
      '1,00',
      `${n + 1},00`,
      `REF${n}`,
    ]),
  ];
  const istek = { HesapId, Dosya: 'e.xlsx', icerik: { satirlar } };
  const { sonuc, sure, durak } = await durakOlc(() => s.call(oda.ekstreOku, istek, token));
  expect(tamam(sonuc).ozet).toMatchObject({ Okunan: 29_000, Yeni: 29_000 });
  expect(durak).toBeLessThan(enUzunDurak(sure));
}, 60_000);

test('refuses a file that takes too much memory with a sentence, and reads the next statement', async () => {
  const dolu = `<a>${'<b>'.repeat(1)}${'<c/>'.repeat(1_900_000)}</b></a>`;
  const ilk = await s.call(oda.ekstreOku, { HesapId, Dosya: 'e.xml', icerik: { metin: dolu } }, token);
  expect(ilk.body).toMatchObject({ durum: false, msg: expect.stringMatching(/\S/) });
  expect(
    tamam(await s.call(oda.ekstreOku, { HesapId, Dosya: 'e.sta', icerik: { metin: uzun(3) } }, token)).ozet.Yeni,
  ).toBe(3);
}, 60_000);
