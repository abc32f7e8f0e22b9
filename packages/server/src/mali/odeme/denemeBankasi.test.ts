import { contract } from '@masabasi/core/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { kart } from '../fatura/queries.ts';
import { saklananUrunler } from '../../platform/http/access.ts';
import { sandboxBanka } from '@masabasi/sandbox/banka';
import { type Davranis, KARTLAR } from '@masabasi/sandbox/bankaKartlari';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { pdfOku } from '../../testing/pdf.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';
import { DENEME_ISYERI } from './denemeBankasi.ts';
import { mutabakatIsi } from './job.ts';
import { odemeSinamasi } from './sinama.ts';
import { kesilenFatura } from '../../testing/banka.ts';

/** Every card of the trial bank, from the customer's page through the bank's page to the result on the invoice. */

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
    ODEME_SAGLAYICI: 'deneme',
    ODEME_UYE: DENEME_ISYERI.uye,
    ODEME_KULLANICI: DENEME_ISYERI.kullanici,
    ODEME_PAROLA: DENEME_ISYERI.parola,
    ODEME_ANAHTAR: DENEME_ISYERI.anahtar,
    ODEME_SAYFA: `${banka.url}/3d`,
    ODEME_API: `${banka.url}/api`,
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

/** Reads the form of a page, as a browser would send it. */
function formu(html: string): { readonly action: string; readonly alanlar: Record<string, string> } {
  const coz = (t: string) =>
    t
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const alanlar = Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, ad, d]) => [coz(ad!), coz(d!)]),
  );
  return { action: coz(/action="([^"]*)"/.exec(html)?.[1] ?? ''), alanlar };
}
let adres = 0;
const gonder = (url: string, alanlar: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    body: new URLSearchParams(alanlar),
    redirect: 'manual',
    headers: { 'x-forwarded-for': `10.4.${adres >> 8}.${adres++ & 255}` },
  });
const yeniUrl = (url: string) => url.replace(/^http:\/\/[^/]+/, s.url);

let no = 0;
/** Pays an invoice with this card. Returns the invoice, the reference of its result, and the target of each return. */
async function odeyerek(davranis: Davranis, sifre = '123456') {
  const FaturaId = await kesilenFatura(s.db, { musteriId, kisiId, no: ++no, tutar: 10_025 });
  const { action, ref } = tamam(await s.call(oda.prepare, { FaturaId, Taksit: 1 }, kasiyer));
  const gecis = formu(await (await gonder(s.url + action, {})).text());
  // The bank calls the address that the shop gave: here the test's own port.
  const kapi = await (await gonder(gecis.action, gecis.alanlar)).text();
  expect(kapi).toContain('Kart bilgileri');
  const kartNo = KARTLAR.find((k) => k.davranis === davranis)!.no;
  const { alanlar } = formu(kapi);
  await gonder(`${banka.url}/kart`, { ...alanlar, kart: kartNo });
  const son = await gonder(`${banka.url}/onay`, { ...alanlar, sifre });
  const html = await son.text();
  const donusler: (string | null)[] = [];
  if (html.includes('Mağazaya dönülüyor')) {
    const donus = formu(html);
    // Number of times that the bank's page sends the return.
    const kac = Number(/data-kac="(\d)"/.exec(html)?.[1] ?? 1);
    for (const yanit of await Promise.all(
      Array.from({ length: kac }, () => gonder(yeniUrl(donus.action), donus.alanlar)),
    )) {
      expect(yanit.status).toBe(303);
      expect(yanit.headers.get('set-cookie')).toBeNull();
      donusler.push(yanit.headers.get('location'));
    }
  }
  return { FaturaId, ref, donusler };
}
const ode = async (...ne: Parameters<typeof odeyerek>): Promise<number> => (await odeyerek(...ne)).FaturaId;
const sonucu = async (ref: string) => tamam(await s.call(oda.result, { ref }));
const hali = async (FaturaId: number) => {
  const { denemelist } = tamam(await s.call(oda.odemeler, { FaturaId }, kasiyer));
  const f = (await kart(s.db, FaturaId, saklananUrunler([2])))!;
  return { durum: denemelist[0]!.DurumAnahtar, uyari: denemelist[0]!.Uyari, kalan: f.Kalan, kart: denemelist[0]!.Kart };
};
const oku = async (FaturaId: number) => tamam(await s.call(oda.odemeler, { FaturaId }, kasiyer));
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

const ODENIR = { durum: 'BASARILI', uyari: null, kalan: 0 };
const ODENMEZ = { durum: 'BASARISIZ', uyari: null, kalan: 10_025 };
test.each<[Davranis, object]>([
  ['basarili', ODENIR],
  ['limit', ODENMEZ],
  ['suresi', ODENMEZ],
  ['sifresiz', ODENMEZ],
  ['yarim', ODENMEZ],
  ['once', ODENIR],
  ['uclu', ODENIR],
  ['ekalan', ODENIR],
  ['ikionay', ODENIR],
  ['tutar', { durum: 'BASARILI', uyari: 'tutar', kalan: 10_025 }],
])('%s comes back with the browser: %j', async (davranis, beklenen) => {
  const id = await ode(davranis);
  await expect.poll(() => hali(id)).toMatchObject(beklenen);
  expect((await hali(id)).kart).toMatch(/^\*{4} \d{4}$/);
});

test.each<Davranis>(['imza', 'sessiz', 'donmez', 'gec'])(
  '%s brings nothing that counts: the bank is asked, and says that it was paid, once',
  async (davranis) => {
    const id = await ode(davranis);
    for (let n = 0; n < 3; n++) {
      s.saat.simdi = new Date(s.saat.simdi.getTime() + 11 * 60_000);
      await mutabakat();
    }
    expect(await hali(id)).toMatchObject(ODENIR);
    const tahsilatlar = await s.db.selectFrom('fatura_tahsilat').select('id').where('fatura_id', '=', id).execute();
    expect(tahsilatlar).toHaveLength(1);
  },
);

test('a return that comes three times and a repeated notice are one payment with one result', async () => {
  const { FaturaId, ref, donusler } = await odeyerek('uclu');
  expect(donusler).toEqual(Array.from({ length: 3 }, () => `/payment/bridge-success?ref=${ref}`));
  await expect.poll(() => hali(FaturaId)).toMatchObject(ODENIR);
  const { olaylist } = await oku(FaturaId);
  expect(olaylist.filter((o) => o.Tur === 'donus' || o.Tur === 'basarili')).toHaveLength(2);
  const tahsilatlar = await s.db
    .selectFrom('fatura_tahsilat')
    .select('tutar')
    .where('fatura_id', '=', FaturaId)
    .execute();
  expect(tahsilatlar).toEqual([{ tutar: 10_025 }]);
  expect(await sonucu(ref)).toMatchObject({ odemeDurum: 'BASARILI', makbuz: { Tutar: 10_025, Iade: 0 } });
});

describe('the receipt of a payment', () => {
  test('contains payee, amount, time, card and invoice, and nothing about the payer', async () => {
    const { FaturaId, ref } = await odeyerek('basarili');
    await expect.poll(() => hali(FaturaId)).toMatchObject(ODENIR);
    const { No } = (await kart(s.db, FaturaId, saklananUrunler([2])))!;
    const { denemelist } = await oku(FaturaId);
    const yanit = await sonucu(ref);
    expect(yanit).toEqual({
      durum: true,
      odemeDurum: 'BASARILI',
      mesaj: 'Ödemeniz alındı. Teşekkür ederiz.',
      orderId: denemelist[0]!.SiparisNo,
      tutar: 10_025,
      makbuz: {
        Sirket: expect.stringMatching(/./),
        Faturalar: [No],
        Zaman: denemelist[0]!.Bitis,
        Tutar: 10_025,
        Iade: 0,
        Taksit: 1,
        Kart: expect.stringMatching(/^\*{4} \d{4}$/),
        ProvNo: '216981',
        Deneme: true,
      },
    });
    expect(JSON.stringify(yanit)).not.toContain('Irmak');
  });

  test('exists only for a completed payment, not for a waiting or refused one or a guessed address', async () => {
    const FaturaId = await kesilenFatura(s.db, { musteriId, kisiId, no: ++no, tutar: 10_025 });
    const { ref, action, orderId } = tamam(await s.call(oda.prepare, { FaturaId, Taksit: 1 }, kasiyer));
    expect(action).toBe(`/odeme/git/${ref}`);
    expect(await sonucu(ref)).toMatchObject({ odemeDurum: 'BEKLIYOR', makbuz: null });
    const ret = await odeyerek('limit');
    await expect.poll(() => hali(ret.FaturaId)).toMatchObject(ODENMEZ);
    expect(await sonucu(ret.ref)).toMatchObject({
      odemeDurum: 'BASARISIZ',
      makbuz: null,
      mesaj: expect.stringContaining('başka bir kart'),
    });
    for (const tahmin of [orderId, 'A'.repeat(43), `${ref}A`])
      expect((await s.call(oda.result, { ref: tahmin })).status).toBeGreaterThanOrEqual(400);
  });

  test('leaves out an unknown amount, and shows refunds', async () => {
    const { FaturaId, ref } = await odeyerek('basarili');
    await expect.poll(() => hali(FaturaId)).toMatchObject(ODENIR);
    const degis = (yeni: { alinan: number | null; iade?: number; durum?: 'IADE' }) =>
      s.db.updateTable('odeme_deneme').set(yeni).where('fatura_id', '=', FaturaId).execute();
    await degis({ alinan: null });
    expect((await sonucu(ref)).makbuz).toMatchObject({ Tutar: null });
    await degis({ alinan: 10_025, iade: 4000, durum: 'IADE' });
    expect((await sonucu(ref)).makbuz).toMatchObject({ Tutar: 10_025, Iade: 4000 });
  });
});

test('refuses a request with a changed signature, a card of another bank and a third wrong password', async () => {
  const FaturaId = await kesilenFatura(s.db, { musteriId, kisiId, no: ++no, tutar: 10_025 });
  const { action } = tamam(await s.call(oda.prepare, { FaturaId, Taksit: 1 }, kasiyer));
  const gecis = formu(await (await gonder(s.url + action, {})).text());
  const bozuk = await (await gonder(gecis.action, { ...gecis.alanlar, amount: '1.00' })).text();
  expect(bozuk).toContain('İsteğin imzası doğru değil');
  const { alanlar } = formu(await (await gonder(gecis.action, gecis.alanlar)).text());
  expect(await (await gonder(`${banka.url}/kart`, { ...alanlar, kart: '4355084355084358' })).text()).toContain(
    'yalnız kendi deneme kartlarını',
  );
  await gonder(`${banka.url}/kart`, { ...alanlar, kart: KARTLAR[0]!.no });
  const cevaplar = [];
  for (let n = 0; n < 3; n++)
    cevaplar.push(await (await gonder(`${banka.url}/onay`, { ...alanlar, sifre: '000000' })).text());
  expect(cevaplar[0]).toContain('2 hakkınız kaldı');
  const donus = formu(cevaplar[2]!);
  await gonder(yeniUrl(donus.action), donus.alanlar);
  await expect.poll(() => hali(FaturaId)).toMatchObject(ODENMEZ);
});

test('the bank’s pages list the cards and its log, and never the full number of a used card', async () => {
  const html = await (await fetch(banka.url)).text();
  expect(html).toContain('Görülenler');
  expect(html).toMatch(/9792 00\*\* \*{4} 00\d\d/);
});

describe('staff view and acts of an invoice', () => {
  test('a link is given out, opened and closed, and given out again under another address', async () => {
    const FaturaId = await kesilenFatura(s.db, { musteriId, kisiId, no: ++no, tutar: 10_025 });
    const ver = async () => tamam(await s.call(oda.odemeBaglantiVer, { FaturaId }, kasiyer)).baglanti;
    const baglanti = await ver();
    expect((await oku(FaturaId)).baglanti?.adres).toBe(baglanti);
    expect(await ver()).toBe(baglanti);
    const sayfa = baglanti;
    expect((await fetch(s.url + sayfa)).status).toBe(200);
    for (let n = 0; n < 2; n++)
      expect((await s.call(oda.odemeBaglantiKapat, { FaturaId }, kasiyer)).body).toEqual({ durum: true });
    expect((await oku(FaturaId)).baglanti).toBeNull();
    expect((await fetch(s.url + sayfa)).status).toBe(404);
    const yeni = await ver();
    expect(yeni).not.toBe(baglanti);
    expect((await fetch(s.url + yeni)).status).toBe(200);
    expect((await fetch(s.url + sayfa)).status).toBe(404);
  });

  test('the story of an attempt is a PDF with senders, messages and their result', async () => {
    const FaturaId = await kesilenFatura(s.db, { musteriId, kisiId, no: ++no, tutar: 10_025 });
    const { orderId } = tamam(await s.call(oda.prepare, { FaturaId, Taksit: 1 }, kasiyer));
    const [deneme] = (await oku(FaturaId)).denemelist;
    expect(deneme).toMatchObject({ SiparisNo: orderId, DurumAnahtar: 'HAZIR' });
    const { basefile, dosyaAdi } = tamam(await s.call(oda.print_odeme, { Id: deneme!.Id }, kasiyer));
    expect(dosyaAdi).toBe(`Ödeme ${orderId}.pdf`);
    const { sayfalar } = await pdfOku(Buffer.from(basefile, 'base64'));
    const yazi = sayfalar
      .map((x) => x.metin)
      .join(' ')
      .replace(/\s+/g, ' ');
    expect(yazi).toContain(orderId);
    expect(yazi).toContain('Ödeme açıldı');
    expect(yazi).toMatch(/[0-9a-f]{64}/);
    expect((await s.call(oda.print_odeme, { Id: 2_000_000_000 }, kasiyer)).status).toBe(404);
  });
});

test('the check tells an operator the working and failing settings before the first customer pays', async () => {
  const id = await s.kisi('operator', { departmanId: await s.departman('Bilgi İşlem'), yetkiler: [YETKI.sistemGor] });
  const token = await oturumVer(s, id);
  const { saglayici, adimlar } = tamam(await s.call(oda.odemeSinamasi, {}, token));
  expect([saglayici, adimlar.map((a) => a.Tamam)]).toEqual(['deneme', [true, true, true, null, true]]);
  expect(adimlar.at(-1)!.Aciklama).toContain('Böyle bir sipariş yok');
  expect((await s.call(oda.odemeSinamasi, {}, kasiyer)).status).toBe(403);
  const yanlis = await odemeSinamasi(readConfig({ ...ortam, ODEME_PAROLA: 'yanlis' }), s.saat.simdi);
  expect(yanlis!.at(-1)).toMatchObject({
    Tamam: false,
    Aciklama: expect.stringContaining('Kullanıcı ya da parola yanlış'),
  });
  // No answer reveals a wrong key. The check says so.
  const anahtar = await odemeSinamasi(readConfig({ ...ortam, ODEME_ANAHTAR: 'yanlis' }), s.saat.simdi);
  expect(anahtar![3]).toMatchObject({ Ad: 'Mağaza anahtarı', Tamam: null });
  const kapali = await odemeSinamasi(readConfig({ ...ortam, ODEME_API: 'http://127.0.0.1:1/api' }), s.saat.simdi);
  expect(kapali!.at(-1)).toMatchObject({ Tamam: false, Aciklama: 'Bankaya ulaşılamadı.' });
  expect(await odemeSinamasi(readConfig({ DEMO: '0' }), s.saat.simdi)).toBeNull();
});
