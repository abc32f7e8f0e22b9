import { contract } from '@masabasi/core/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bankayiAc, ham, ISYERI, Siparisler } from '../../testing/bankaTarafi.ts';
import { taklitBanka } from '../../testing/bankalar.ts';
import { readConfig } from '../../config.ts';
import { kart } from '../fatura/queries.ts';
import { saklananUrunler } from '../../platform/http/access.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';
import { formOku, yazilari } from './form.ts';
import { geriAlmaIsi } from './iade.ts';
import { mutabakatIsi } from './job.ts';
import type { Yonlendirme } from './saglayici.ts';
import { kesilenFatura } from '../../testing/banka.ts';

/** A payment from the invoice to the bank and back over HTTP. The bank in this test is written from its own side. */

const siparisler = new Siparisler();
const banka = taklitBanka('nestpay', siparisler)!;
let acik: Awaited<ReturnType<typeof bankayiAc>>;
let s: TestServer;
let kasiyer: string;
let kisiId: number;
let musteriId: number;
const { odeme: oda, musteri } = contract;
let ortam: Record<string, string>;

beforeAll(async () => {
  acik = await bankayiAc(banka);
  ortam = {
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: 'https://masa.example',
    ODEME_SAGLAYICI: 'nestpay',
    ODEME_UYE: ISYERI.uye,
    ODEME_KULLANICI: ISYERI.kullanici,
    ODEME_PAROLA: ISYERI.parola,
    ODEME_ANAHTAR: ISYERI.anahtar,
    ODEME_SAYFA: `${acik.url}/sayfa`,
    ODEME_API: acik.url,
    ODEME_TAKSIT: '6',
  };
  s = await testServer({ ortam });
  const departmanId = await s.departman('Mali');
  kisiId = await s.kisi('kasiyer', {
    departmanId,
    yetkiler: [YETKI.maliGor, YETKI.tahsilatYaz, YETKI.faturaKes],
  });
  await s.db.insertInto('kisi_proje').values({ kisi_id: kisiId, proje_id: 2 }).execute();
  kasiyer = await oturumVer(s, kisiId);
  const form = { ...BOS_MUSTERI, Ad: 'Şule', Soyad: 'Irmak', ProjeIdler: [2] };
  musteriId = tamam(await s.call(musteri.musteriKaydet, { musteri: form, benzerleriGordum: true }, kasiyer)).Id;
});
afterAll(async () => {
  await s?.kapat();
  await acik?.kapat();
});
beforeEach(() => {
  s.saat.simdi = new Date('2026-11-20T09:00:00Z');
});

let no = 0;
const yeniFatura = (tutar = 10_025) => kesilenFatura(s.db, { musteriId, kisiId, no: ++no, tutar });
const prepare = (FaturaId: number, Taksit = 1) => s.call(oda.prepare, { FaturaId, Taksit }, kasiyer);
const kalani = async (Id: number) => (await kart(s.db, Id, saklananUrunler([2])))!.Kalan;
const oku = async (FaturaId: number) => tamam(await s.call(oda.odemeler, { FaturaId }, kasiyer));
const kacMs = (dakika: number) => {
  s.saat.simdi = new Date(s.saat.simdi.getTime() + dakika * 60_000);
};
const mutabakat = () => mutabakatIsi.calistir({ ...isOrtami() }, {}, new AbortController().signal);
const yok = (): void => undefined;
const isOrtami = () => ({
  db: s.db,
  config: readConfig(ortam),
  saat: () => new Date(s.saat.simdi),
  log: {
    error: (x: unknown) => {
      throw new Error(JSON.stringify(x));
    },
    warn: yok,
    info: yok,
    debug: yok,
  },
});

let adres = 0;
const gonder = (yol: string, govde: Buffer | string, tur = 'application/x-www-form-urlencoded') =>
  fetch(s.url + yol, {
    method: 'POST',
    body: new Uint8Array(Buffer.from(govde)),
    redirect: 'manual',
    headers: { 'content-type': tur, 'x-forwarded-for': `10.3.${adres >> 8}.${adres++ & 255}` },
  });
const donus = (h: ReturnType<typeof ham>) => gonder('/api/payment/callback/nestpay', h.govde);
const bildir = (h: ReturnType<typeof ham>) => gonder('/api/payment/notice/nestpay', h.govde);
const sonuc = async (yanit: Response) => {
  const ref = new URL(yanit.headers.get('location')!, 'https://x').searchParams.get('ref')!;
  return tamam(await s.call(oda.result, { ref }));
};
/** Target of the page of an attempt, as the browser reads it. */
async function bankaya(action: string): Promise<Yonlendirme> {
  const y = await gonder(action, '');
  expect(y.status).toBe(200);
  expect(y.headers.get('content-security-policy')).toContain(`form-action 'self' ${acik.url}`);
  const html = await y.text();
  const coz = (t: string) =>
    t
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const fields = Object.fromEntries(
    [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, ad, d]) => [coz(ad!), coz(d!)]),
  );
  return { method: 'POST', action: coz(/action="([^"]*)"/.exec(html)![1]!), fields, belirtec: null };
}
/** Opens a payment and goes to the bank. */
async function bankada(FaturaId: number, Taksit = 1) {
  const p = tamam(await prepare(FaturaId, Taksit));
  return { oid: p.orderId, y: await bankaya(p.action) };
}

describe('a payment', () => {
  test('goes to the bank, comes back without a session and is written for the invoice once', async () => {
    const id = await yeniFatura();
    const { oid, y } = await bankada(id);
    expect(y.fields).toMatchObject({
      amount: '100.25',
      oid,
      okUrl: 'https://masa.example/api/payment/callback/nestpay',
    });
    const gelen = banka.sayfa(y, true);
    const yanit = await donus(gelen);
    expect(yanit.status).toBe(303);
    expect(yanit.headers.get('location')).toMatch(/^\/payment\/bridge-success\?ref=[\w-]{43}$/);
    expect(yanit.headers.get('set-cookie')).toBeNull();
    expect(await sonuc(yanit)).toMatchObject({ odemeDurum: 'BASARILI', orderId: oid, tutar: 10_025 });
    expect(await kalani(id)).toBe(0);
    // The same return again, and a late notice of the bank: nothing more is written.
    for (let n = 0; n < 3; n++) expect((await donus(gelen)).status).toBe(303);
    for (let n = 0; n < 3; n++) expect(await (await bildir(banka.bildirim!(oid, true))).text()).toBe('OK');
    const { denemelist, olaylist } = await oku(id);
    expect(denemelist).toHaveLength(1);
    expect(denemelist[0]).toMatchObject({ DurumAnahtar: 'BASARILI', Alinan: 10_025, Kart: '**** 4358', Uyari: null });
    expect(olaylist.map((o) => o.Tur)).toEqual(['acildi', 'gonderildi', 'donus', 'basarili', 'bildirim']);
    const t = await s.db.selectFrom('fatura_tahsilat').selectAll().where('fatura_id', '=', id).execute();
    expect(t).toMatchObject([{ tutar: 10_025, kaynak: 'odeme', yazan_id: null }]);
    expect(await prepare(id)).toMatchObject({ body: { durum: false, msg: 'Faturanın ödenecek tutarı kalmamış.' } });
  });

  test('leaves the invoice unchanged when the bank refuses, and allows another try', async () => {
    const id = await yeniFatura();
    const { y } = await bankada(id);
    expect(await sonuc(await donus(banka.sayfa(y, false)))).toMatchObject({ odemeDurum: 'BASARISIZ' });
    expect(await kalani(id)).toBe(10_025);
    const ikinci = await bankada(id, 3);
    expect(ikinci.y.fields).toMatchObject({ taksit: '3' });
    expect(await sonuc(await donus(banka.sayfa(ikinci.y, true)))).toMatchObject({ odemeDurum: 'BASARILI' });
    expect(await kalani(id)).toBe(0);
  });

  test('is the same in two tabs, and no other opens before the bank has answered', async () => {
    const id = await yeniFatura();
    const [bir, iki] = await Promise.all([prepare(id), prepare(id)]);
    expect(tamam(bir).orderId).toBe(tamam(iki).orderId);
    const [a, b] = await Promise.all([bankaya(tamam(bir).action), bankaya(tamam(iki).action)]);
    expect(a.fields).toEqual(b.fields);
    expect(await prepare(id, 6)).toMatchObject({
      body: { durum: false, msg: expect.stringContaining('süren bir ödemesi') },
    });
  });

  test('is captured once with our own amount, for a bank that leaves the capture to the shop', async () => {
    const id = await yeniFatura(5000);
    const { oid, y } = await bankada(id);
    const a = yazilari(formOku(banka.sayfa(y, true))!);
    siparisler.delete(oid);
    const { ProcReturnCode: _, Response: __, ...kalan } = a;
    const gelen = ham(banka.imzala({ ...kalan, md: 'md|1', xid: `x${oid}`, eci: '05', cavv: 'AAAB' }));
    const yanitlar = await Promise.all([donus(gelen), donus(gelen), donus(gelen)]);
    expect(yanitlar.map((r) => r.status)).toEqual([303, 303, 303]);
    expect(await sonuc(yanitlar[0])).toMatchObject({ odemeDurum: 'BASARILI' });
    expect(siparisler.get(oid)).toMatchObject({ hal: 'odendi', tutar: 5000 });
    expect((await oku(id)).olaylist.filter((o) => o.Kimden === 'biz' && o.Tur === 'provizyon')).toHaveLength(1);
  });

  test('is asked about when no message comes, and is given up if it was never made', async () => {
    const [odenen, birakilan] = [await yeniFatura(), await yeniFatura()];
    const { y } = await bankada(odenen);
    await bankada(birakilan);
    // The bank took the money, and the browser never came back.
    banka.sayfa(y, true);
    kacMs(5);
    await mutabakat();
    expect(await kalani(odenen)).toBe(10_025);
    kacMs(6);
    await mutabakat();
    expect(await kalani(odenen)).toBe(0);
    expect((await oku(birakilan)).denemelist[0]!.DurumAnahtar).toBe('BANKADA');
    kacMs(20);
    await mutabakat();
    expect((await oku(birakilan)).denemelist[0]!.DurumAnahtar).toBe('SURESI_DOLDU');
  });

  test('counts when it arrives after it was given up, and the second of two raises an alarm', async () => {
    const id = await yeniFatura();
    const gec = await bankada(id);
    kacMs(31);
    await mutabakat();
    const { y } = await bankada(id);
    await donus(banka.sayfa(y, true));
    expect(await kalani(id)).toBe(0);
    await donus(banka.sayfa(gec.y, true));
    const [ikinci, ilk] = (await oku(id)).denemelist;
    expect(ikinci).toMatchObject({ DurumAnahtar: 'BASARILI', Uyari: null });
    expect(ilk).toMatchObject({ DurumAnahtar: 'BASARILI', Uyari: 'mukerrer', IadeEdilebilir: 10_025 });
    const haber = await s.db.selectFrom('bildirim').selectAll().where('tur', '=', 'odemeUyarisi').execute();
    expect(haber.map((h) => h.kisi_id)).toEqual([kisiId]);
    expect(await s.db.selectFrom('fatura_tahsilat').selectAll().where('fatura_id', '=', id).execute()).toHaveLength(1);
  });

  test('reaches open pages and the author of the invoice at once', async () => {
    const id = await yeniFatura();
    const { y } = await bankada(id);
    await s.db.deleteFrom('olay').execute();
    await donus(banka.sayfa(y, true));
    const olaylar = await s.db.selectFrom('olay').select(['tur', 'kisi_id']).execute();
    expect(olaylar).toContainEqual({ tur: 'fatura', kisi_id: null });
    expect(olaylar).toContainEqual({ tur: 'bildirim', kisi_id: kisiId });
    const haberler = s.db.selectFrom('bildirim').select(['kisi_id', 'baslik', 'metin']);
    const baslik = expect.stringMatching(/^₺100,25 ödendi: Şule Irmak, [A-Z]{3}20/);
    expect(await haberler.where('yol', 'like', `/mali/%/${id}`).where('tur', '=', 'faturaOdendi').execute()).toEqual([
      { kisi_id: kisiId, baslik, metin: 'Faturanın tamamı ödendi.' },
    ]);
  });

  test('raises an alarm and is not written when its amount differs from the requested one', async () => {
    const id = await yeniFatura();
    const { y } = await bankada(id);
    const a = yazilari(formOku(banka.sayfa(y, true))!);
    await donus(ham(banka.imzala({ ...a, amount: '1.00' })));
    expect((await oku(id)).denemelist[0]).toMatchObject({ DurumAnahtar: 'BASARILI', Uyari: 'tutar', Alinan: 100 });
    expect(await kalani(id)).toBe(10_025);
  });

  test('is refunded whole or in part, once, and the invoice owes it again', async () => {
    const id = await yeniFatura();
    const { y } = await bankada(id);
    await donus(banka.sayfa(y, true));
    const Id = (await oku(id)).denemelist[0]!.Id;
    const geri = (Tutar: number) => s.call(oda.odemeGeriAl, { Id, Tutar }, kasiyer);
    expect(await geri(10_026)).toMatchObject({ body: { durum: false } });
    const iki = await Promise.all([geri(4000), geri(4000)]);
    expect(iki.filter((r) => r.body.durum)).toHaveLength(1);
    await geriAlmaIsi.calistir(isOrtami(), { Id, Tutar: 4000, Kisi: kisiId });
    await geriAlmaIsi.calistir(isOrtami(), { Id, Tutar: 4000, Kisi: kisiId });
    expect((await oku(id)).denemelist[0]).toMatchObject({ DurumAnahtar: 'IADE', Iade: 4000, IadeEdilebilir: 6025 });
    expect(await kalani(id)).toBe(4000);
    expect(siparisler.get((await oku(id)).denemelist[0]!.SiparisNo)!.iade).toBe(4000);
  });

  test('by the link: the payer reads, agrees and pays, and an invalid link says so', async () => {
    const id = await yeniFatura();
    const { baglanti } = tamam(await s.call(oda.odemeBaglantiVer, { FaturaId: id }, kasiyer));
    expect(tamam(await s.call(oda.odemeBaglantiVer, { FaturaId: id }, kasiyer)).baglanti).toBe(baglanti);
    const yol = new URL(baglanti).pathname;
    const html = await (await fetch(s.url + yol)).text();
    for (const soz of ['₺100,25', 'Şule Irmak', '6 taksit', 'Kartla Öde']) expect(html).toContain(soz);
    expect(await (await gonder(yol, 'taksit=1')).text()).toContain('kabul ettiğinizi işaretleyiniz');
    expect(await (await gonder(yol, 'taksit=5&onay=1')).text()).toContain('Nasıl ödeyeceğinizi seçiniz');
    const gecis = await (await gonder(yol, 'taksit=2&onay=1')).text();
    expect(gecis).toContain('name="taksit" value="2"');
    expect((await oku(id)).denemelist[0]).toMatchObject({ Acan: null, Taksit: 2, DurumAnahtar: 'BANKADA' });
    for (const kotu of ['/odeme/yok', `/odeme/${'A'.repeat(43)}`, `/odeme/git/${'A'.repeat(43)}`])
      expect((await fetch(s.url + kotu)).status).toBe(404);
  });
});

describe('a forged message', () => {
  test('writes nothing and never causes an internal error', async () => {
    const id = await yeniFatura();
    const { oid, y } = await bankada(id);
    const dogru = banka.sayfa(y, true);
    siparisler.delete(oid);
    const once = JSON.stringify(await s.db.selectFrom('odeme_deneme').selectAll().orderBy('id').execute());
    const metin = dogru.govde.toString();
    let tohum = 7;
    const rasgele = (n: number) => (tohum = (tohum * 1103515245 + 12345) % 2147483648) % n;
    const turler = [
      'application/x-www-form-urlencoded',
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'x',
    ];
    for (let n = 0; n < 2000; n += 50)
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          const yer = rasgele(metin.length);
          const harf = String.fromCharCode(33 + rasgele(90));
          const govde = [
            metin.slice(0, yer),
            metin.slice(0, yer) + metin.slice(yer + 1),
            `${metin}&HASH=x`,
            `${metin}&x${harf}=1`,
            metin.replace(/HASH=[^&]*/, ''),
            `oid=${oid}&mdStatus=1&ProcReturnCode=00&Response=Approved&HASH=${harf}`,
            String.fromCharCode(...Array.from({ length: 200 }, () => rasgele(256))),
            `{"token":"${harf}","paymentConversationId":"${oid}"`,
            `__proto__=1&constructor=${harf}&oid=${oid}`,
            '',
          ][rasgele(10)]!;
          const yol = ['callback/nestpay', 'notice/nestpay', 'callback/garanti', 'notice/yok', 'callback/__proto__'][
            rasgele(5)
          ]!;
          const yanit = await gonder(`/api/payment/${yol}`, govde, turler[rasgele(10) < 7 ? 0 : rasgele(5)]);
          expect(yanit.status, govde).toBeLessThan(500);
        }),
      );
    expect(JSON.stringify(await s.db.selectFrom('odeme_deneme').selectAll().orderBy('id').execute())).toBe(once);
    expect(await kalani(id)).toBe(10_025);
    expect((await oku(id)).olaylist.filter((o) => o.Gecerli === false).length).toBeLessThanOrEqual(10);
    expect((await donus(dogru)).status).toBe(303);
    expect(await kalani(id)).toBe(0);
  });

  test('never signs anybody in or out, and stores no card number from the request', async () => {
    const id = await yeniFatura();
    const { oid } = await bankada(id);
    const yanit = await gonder('/api/payment/callback/nestpay', `oid=${oid}&pan=4355084355084358&cv2=971&HASH=x`);
    expect(yanit.headers.get('set-cookie')).toBeNull();
    expect(await oku(id)).toMatchObject({ denemelist: [{ DurumAnahtar: 'BANKADA' }] });
    const hepsi = JSON.stringify([
      await s.db.selectFrom('odeme_deneme').selectAll().execute(),
      await s.db.selectFrom('odeme_olay').selectAll().execute(),
      await s.db.selectFrom('denetim').selectAll().execute(),
    ]);
    expect(hepsi).not.toContain('4355084355084358');
    for (const gizli of [ISYERI.anahtar, ISYERI.parola]) expect(hepsi).not.toContain(gizli);
  });
});
