import { contract } from '@masabasi/core/contract';
import { kurus } from '@masabasi/core/platform/money/para';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { kart } from '../fatura/queries.ts';
import { saklananUrunler } from '../../platform/http/access.ts';
import { sandboxBanka } from '@masabasi/sandbox/banka';
import { iframeYuzu } from '@masabasi/sandbox/bankaIframe';
import { type Davranis, KARTLAR } from '@masabasi/sandbox/bankaKartlari';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';
import { DENEME_ISYERI } from './denemeBankasi.ts';
import { geriAlmaIsi } from './iade.ts';
import { mutabakatIsi } from './job.ts';
import { kesilenFatura } from '../../testing/banka.ts';

/**
 * The trial bank as a payment service: a token, its page, and a signed notice that alone counts. The browser's fields
 * never count.
 */

const { odeme: oda, musteri } = contract;
let banka: Awaited<ReturnType<typeof sandboxBanka>>;
let s: TestServer;
let kasiyer: string;
let kisiId: number;
let musteriId: number;
let ortam: Record<string, string>;

beforeAll(async () => {
  banka = await sandboxBanka({ ...DENEME_ISYERI, gecMs: 50, yenidenMs: [0] });
  ortam = {
    DEMO: '0',
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: 'https://masa.example',
    ODEME_SAGLAYICI: 'paytr',
    ODEME_UYE: DENEME_ISYERI.uye,
    ODEME_ANAHTAR: DENEME_ISYERI.anahtar,
    ODEME_TUZ: DENEME_ISYERI.tuz,
    ODEME_API: banka.url,
    ODEME_TAKSIT: '6',
  };
  s = await testServer({ ortam });
  kisiId = await s.kisi('kasiyer', {
    departmanId: await s.departman('Mali'),
    yetkiler: [YETKI.maliGor, YETKI.tahsilatYaz, YETKI.faturaKes],
  });
  await s.db.insertInto('kisi_proje').values({ kisi_id: kisiId, proje_id: 2 }).execute();
  kasiyer = await oturumVer(s, kisiId);
  const form = { ...BOS_MUSTERI, Ad: 'Şule', Soyad: 'Irmak', ProjeIdler: [2] };
  musteriId = tamam(await s.call(musteri.musteriKaydet, { musteri: form, benzerleriGordum: true }, kasiyer)).Id;
});
afterAll(async () => {
  await s?.kapat();
  await banka?.kapat();
});

let adres = 0;
const gonder = (url: string, alanlar: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    body: new URLSearchParams(alanlar),
    redirect: 'manual',
    headers: { 'x-forwarded-for': `10.5.${adres >> 8}.${adres++ & 255}` },
  });
let no = 0;
/** Pays with this card. The test delivers the notice, because the service would send it to the shop's address. */
async function ode(davranis: Davranis) {
  const FaturaId = await kesilenFatura(s.db, { musteriId, kisiId, no: ++no, tutar: 10_025 });
  const { action, orderId } = tamam(await s.call(oda.prepare, { FaturaId, Taksit: 1 }, kasiyer));
  const gecis = await (await gonder(s.url + action, {})).text();
  const sayfa = /action="([^"]*)"/.exec(gecis)![1]!;
  expect(sayfa).toMatch(/\/odeme\/guvenli\/[A-Za-z0-9]+$/);
  expect(await (await fetch(sayfa)).text()).toContain('Kart bilgileri');
  await gonder(`${banka.url}/kart`, { oid: orderId, kart: KARTLAR.find((k) => k.davranis === davranis)!.no });
  const son = await (await gonder(`${banka.url}/onay`, { oid: orderId, sifre: '123456' })).text();
  return { FaturaId, orderId, sayfa, son };
}
/** The notice of an order, signed by the service's own code. */
function bildirimi(oid: string): Record<string, string> {
  const yuz = iframeYuzu({ ...DENEME_ISYERI, siparisler: new Map(banka.siparisler), sakla: () => undefined });
  return { ...yuz.bildirim(banka.siparisler.get(oid)!) };
}
const bildir = (a: Record<string, string>) => gonder(`${s.url}/api/payment/notice/paytr`, a);
const hali = async (FaturaId: number) => {
  const { denemelist } = tamam(await s.call(oda.odemeler, { FaturaId }, kasiyer));
  return { durum: denemelist[0]!.DurumAnahtar, kalan: (await kart(s.db, FaturaId, saklananUrunler([2])))!.Kalan };
};
const yok = (): void => undefined;
const mutabakat = () =>
  mutabakatIsi.calistir(
    {
      db: s.db,
      config: readConfig(ortam),
      saat: () => new Date(s.saat.simdi),
      log: { error: yok, warn: yok, info: yok, debug: yok },
    },
    {},
    new AbortController().signal,
  );

test.each<[Davranis, string, number]>([
  ['basarili', 'BASARILI', 0],
  ['limit', 'BASARISIZ', 10_025],
  ['uclu', 'BASARILI', 0],
  ['ekalan', 'BASARILI', 0],
  // A service takes a surcharge for instalments, which belongs to the service.
  ['tutar', 'BASARILI', 0],
])('%s: the notice says it, is answered with OK and counts once: %s', async (davranis, durum, kalan) => {
  const { FaturaId, orderId, son } = await ode(davranis);
  // The browser's fields do not count.
  expect(son).toContain('/payment/bridge-success?ref=');
  expect(await hali(FaturaId)).toMatchObject({ durum: 'BANKADA', kalan: 10_025 });
  const bildirim = bildirimi(orderId);
  for (let n = 0; n < 3; n++) {
    const y = await bildir(bildirim);
    expect([y.status, await y.text()]).toEqual([200, 'OK']);
  }
  expect(await hali(FaturaId)).toEqual({ durum, kalan });
  const { length } = await s.db.selectFrom('fatura_tahsilat').select('id').where('fatura_id', '=', FaturaId).execute();
  expect(length).toBe(kalan === 0 ? 1 : 0);
});

test.each<Davranis>(['imza', 'sessiz', 'donmez'])(
  '%s: the service is asked, and says that it was paid',
  async (davranis) => {
    const { FaturaId, orderId } = await ode(davranis);
    if (davranis === 'imza') {
      const y = await bildir(bildirimi(orderId));
      expect([y.status, await y.text()]).toEqual([400, 'IMZA']);
    }
    for (let n = 0; n < 2; n++) {
      s.saat.simdi = new Date(s.saat.simdi.getTime() + 11 * 60_000);
      await mutabakat();
    }
    expect(await hali(FaturaId)).toEqual({ durum: 'BASARILI', kalan: 0 });
  },
);

test('refuses a notice with another amount and a changed token, and refunds once', async () => {
  const { FaturaId, orderId, sayfa } = await ode('basarili');
  expect((await bildir({ ...bildirimi(orderId), total_amount: '1' })).status).toBe(400);
  const bozuk = await gonder(`${banka.url}/odeme/api/get-token`, {
    merchant_id: DENEME_ISYERI.uye,
    merchant_oid: 'X1',
    payment_amount: '1',
    paytr_token: 'x',
  });
  expect(await bozuk.json()).toMatchObject({ status: 'failed', reason: 'paytr_token geçersiz' });
  expect(await (await fetch(sayfa)).text()).toContain('sonuçlanmış');
  await bildir(bildirimi(orderId));
  const [d] = tamam(await s.call(oda.odemeler, { FaturaId }, kasiyer)).denemelist;
  tamam(await s.call(oda.odemeGeriAl, { Id: d!.Id, Tutar: kurus(5000) }, kasiyer));
  await geriAlmaIsi.calistir(
    { db: s.db, config: readConfig(ortam), saat: () => new Date(s.saat.simdi) },
    { Id: d!.Id, Tutar: 5000, Kisi: kisiId },
  );
  expect(await hali(FaturaId)).toEqual({ durum: 'IADE', kalan: 5000 });
  expect(banka.siparisler.get(orderId)!.iade).toBe(5000);
});
