import { paraYaz, kurus } from '@masabasi/core/platform/money/para';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { pdfKarekodlari } from '../../testing/kare.ts';
import { pdfOku } from '../../testing/pdf.ts';
import { tamam, testServer } from '../../testing/product.ts';
import { contract } from '@masabasi/core/contract';
import { kalem, teklifAraclari } from './testing.ts';

/** The customer's page of a quote: reading, answering, and wrong visitors. */

const s = await testServer({ ortam: { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'https://masa.example' } });
afterAll(() => s.kapat());
const a = await teklifAraclari(s);
const { teklif: oda, bildirim } = contract;
beforeEach(() => a.vakit('2026-11-20T09:00:00Z'));

const pdfMetni = async (dosya: Buffer) => (await pdfOku(dosya)).sayfalar.map((y) => y.metin).join(' ');

let adres = 0;
/** A new address for each call, so that the rate limit never applies. */
const baslik = (): Record<string, string> => ({ 'x-forwarded-for': `10.2.${adres >> 8}.${adres++ & 255}` });
const bak = async (kod: string) => {
  const y = await fetch(`${s.url}/teklif/${kod}`, { redirect: 'manual', headers: baslik() });
  return { status: y.status, metin: await y.text(), baslik: y.headers };
};
const yolla = async (kod: string, eylem: string, alanlar: Record<string, string | readonly string[]> = {}) => {
  const govde = new URLSearchParams({ eylem });
  for (const [ad, d] of Object.entries(alanlar)) for (const v of Array.isArray(d) ? d : [d]) govde.append(ad, v);
  const y = await fetch(`${s.url}/teklif/${kod}`, {
    method: 'POST',
    body: govde,
    redirect: 'manual',
    headers: baslik(),
  });
  return { status: y.status, metin: await y.text() };
};
const KABUL = { ad: 'Ece Ar', onay: '1' };
const SATIRLAR = [
  kalem(),
  kalem({ Ad: 'Yedekleme <b>günlük</b>', Opsiyonel: true, BirimFiyat: '100', Miktar: '1' }),
  kalem({ Ad: 'Kurulum', Periyot: 'tek', Miktar: '1', BirimFiyat: '33.33', KdvOran: 10 }),
];
const durumu = async (Id: number) => (await a.detay(Id)).teklif;

test('is read, records a view only when a script runs, and sends a question to its owner', async () => {
  const { Id, kod } = await a.gonderilen(
    { Baslik: 'Klinik paketi', Kosullar: 'Ödeme peşindir.\nTeslim 3 gün.' },
    SATIRLAR,
  );
  const sayfa = await bak(kod);
  expect(sayfa.status).toBe(200);
  expect(sayfa.baslik.get('referrer-policy')).toBe('no-referrer');
  for (const soz of [
    'Klinik paketi',
    'Ödeme peşindir.',
    '₺4.538,46',
    'Yedekleme &lt;b&gt;günlük&lt;/b&gt;',
    '20.12.2026',
  ])
    expect(sayfa.metin).toContain(soz);
  expect((await durumu(Id)).DurumAnahtar).toBe('gonderildi');
  expect((await yolla(kod, 'goruldu')).status).toBe(303);
  expect((await yolla(kod, 'goruldu')).status).toBe(303);
  expect(await durumu(Id)).toMatchObject({ DurumAnahtar: 'goruldu', Goruldu_Zamani: '2026-11-20T09:00:00Z' });
  expect((await yolla(kod, 'soru', { soru: '  ' })).metin).toContain('Sorunuzu yazınız.');
  expect((await yolla(kod, 'soru', { soru: 'Kurulum <dahil> mi?' })).status).toBe(303);
  expect((await bak(kod)).metin).toContain('Kurulum &lt;dahil&gt; mi?');
  const kutu = tamam(await s.call(bildirim.bildirimler, {}, a.satan.token)).bildirimler.map((b) => b.Baslik);
  expect(kutu.filter((b) => b.startsWith('Müşteri'))).toEqual([
    expect.stringContaining('soru sordu'),
    expect.stringContaining('teklifinizi açtı'),
  ]);
});

test('calculates the choice and is accepted with it: editor, page and PDF agree', async () => {
  const { Id, kod } = await a.gonderilen({}, SATIRLAR);
  const secili = await yolla(kod, 'hesapla', { s: ['1'], ad: 'Ece' });
  expect(secili.metin).toContain('₺4.658,46');
  expect(secili.metin).toContain('value="Ece"');
  expect((await durumu(Id)).GenelToplam).toBe(453_846);
  expect((await yolla(kod, 'kabul', { ad: 'Ece Ar' })).metin).toContain('okuduğunuzu işaretleyiniz');
  expect((await yolla(kod, 'kabul', { ...KABUL, ad: 'E' })).metin).toContain('adını ve soyadını yazınız');
  expect((await yolla(kod, 'kabul', { ...KABUL, s: ['1', '0', '99'] })).status).toBe(303);
  const { teklif, toplam } = await a.detay(Id);
  expect(teklif).toMatchObject({ DurumAnahtar: 'kabul', KabulEden: 'Ece Ar', GenelToplam: 465_846 });
  expect(toplam.GenelToplam).toBe(465_846);
  const { karar_adresi } = await s.db.selectFrom('teklif').selectAll().where('id', '=', Id).executeTakeFirstOrThrow();
  expect(karar_adresi).toMatch(/^10\.2\./);
  expect((await bak(kod)).metin).toContain('Teklif kabul edildi: Ece Ar, 20.11.2026 12:00');
  const { basefile } = tamam(await s.call(oda.print_teklif, { Id }, a.satan.token));
  const kagit = await pdfMetni(Buffer.from(basefile, 'base64'));
  const acik = await fetch(`${s.url}/api/teklif/${kod}.pdf`);
  const acikKagit = await pdfMetni(Buffer.from(await acik.arrayBuffer()));
  for (const metin of [kagit, acikKagit])
    for (const soz of [teklif.No, paraYaz(kurus(465_846), 'TRY'), `https://masa.example/teklif/${kod}`])
      expect(metin).toContain(soz);
  // A telephone opens the page from the code on the PDF.
  expect(await pdfKarekodlari(Buffer.from(basefile, 'base64'))).toEqual([`https://masa.example/teklif/${kod}`]);
});

test('is refused with a reason, and accepts nothing afterwards', async () => {
  const { Id, kod } = await a.gonderilen();
  const red = { ad: 'Ece Ar', neden: String(a.neden), aciklama: 'Bütçemiz bu yıl yetmiyor' };
  expect((await yolla(kod, 'red', { ...red, neden: '' })).metin).toContain('Nedeninizi seçiniz.');
  expect((await yolla(kod, 'red', { ...red, neden: '199999999' })).metin).toContain('Nedeninizi seçiniz.');
  expect((await yolla(kod, 'red', red)).status).toBe(303);
  expect((await yolla(kod, 'kabul', KABUL)).status).toBe(303);
  expect(await durumu(Id)).toMatchObject({ DurumAnahtar: 'red', KayipAciklama: 'Bütçemiz bu yıl yetmiyor' });
  expect((await bak(kod)).metin).toContain('Teklif reddedildi');
});

test('is accepted once by twenty people at once', async () => {
  const MusteriId = await a.yeniMusteri();
  const { Id, kod } = await a.gonderilen({ MusteriId, LisansTurId: a.yillikTur, EgitimTurId: a.egitimTur });
  const hepsi = await Promise.all(Array.from({ length: 20 }, () => yolla(kod, 'kabul', KABUL)));
  expect(hepsi.map((y) => y.status)).toEqual(Array.from({ length: 20 }, () => 303));
  expect((await durumu(Id)).DurumAnahtar).toBe('kabul');
  const say = async (tablo: 'lisans' | 'egitim') =>
    (await s.db.selectFrom(tablo).select('id').where('musteri_id', '=', MusteriId).execute()).length;
  expect([await say('lisans'), await say('egitim')]).toEqual([1, 1]);
  const satirlar = (await a.detay(Id)).hareketlist.map((h) => h.Baslik);
  expect(satirlar.filter((b) => b === 'Teklif kabul edildi')).toHaveLength(1);
});

describe('its last day', () => {
  test('is checked on the server: the day itself counts, the day after does not', async () => {
    const { Id, kod } = await a.gonderilen();
    await a.vakit('2026-12-20T21:00:00Z');
    expect((await bak(kod)).metin).toContain('Teklifin süresi doldu');
    expect((await yolla(kod, 'kabul', KABUL)).metin).toContain('geçerlilik tarihi geçmiş');
    expect((await durumu(Id)).DurumAnahtar).toBe('gonderildi');
    await a.vakit('2026-12-20T20:59:59Z');
    expect((await yolla(kod, 'kabul', KABUL)).status).toBe(303);
    expect((await durumu(Id)).DurumAnahtar).toBe('kabul');
  });

  test('moves with a revision: the old link answers nothing, the new one names the changes', async () => {
    const { Id, kod } = await a.gonderilen();
    const yeni = tamam(await a.revize(Id));
    expect((await bak(kod)).metin).toContain('Bu teklifin yerine yenisi');
    expect((await yolla(kod, 'kabul', KABUL)).status).toBe(303);
    expect((await durumu(Id)).DurumAnahtar).toBe('revize');
    tamam(await a.kaydet({ Id: yeni.Id, Surum: yeni.Surum }, [kalem({ Miktar: '2' })]));
    const { Adres } = tamam(await a.gonder(yeni.Id));
    expect(Adres).not.toContain(kod);
    expect((await bak(Adres.split('/').at(-1)!)).metin).toContain('miktarı 3 adet yerine 2 adet');
  });
});

test('tells nothing to a guesser or a wrong link, and writes nothing', async () => {
  const { Id } = await a.taslak();
  const once = await a.detay(Id);
  const kodlar = ['a'.repeat(43), 'a'.repeat(42), `${'a'.repeat(42)}%27`, String(Id), '..%2f..%2f', '%00'.repeat(3)];
  for (const kod of kodlar) {
    expect((await bak(kod)).status).toBeGreaterThanOrEqual(400);
    expect((await bak(kod)).status).toBeLessThan(500);
    expect((await yolla(kod, 'kabul', KABUL)).status).toBeLessThan(500);
    expect((await fetch(`${s.url}/api/teklif/${kod}.pdf`, { headers: baslik() })).status).toBeLessThan(500);
  }
  expect(await a.detay(Id)).toEqual(once);
  const { kod } = await a.gonderilen();
  const oyunlar: readonly Record<string, string | readonly string[]>[] = [
    { ad: '\u0000\u0000\u0000', onay: '1' },
    { ad: 'x'.repeat(5000), onay: '1' },
    { soru: 'x'.repeat(5000) },
    { neden: '9'.repeat(40), aciklama: '\uD800' },
    { s: ['-1', '1e9', '999999999999'] },
  ];
  for (const alanlar of oyunlar)
    for (const eylem of ['kabul', 'red', 'soru', 'hesapla', 'sil', ''])
      if (eylem !== 'kabul' || !('s' in alanlar)) expect((await yolla(kod, eylem, alanlar)).status).toBeLessThan(500);
});

test('sends its link by mail, to a valid address only', async () => {
  const { Id } = await a.taslak();
  const yaz = async (Eposta: string) => a.gonder(Id, Eposta);
  expect((await yaz('ece firma')).body).toMatchObject({ durum: false, msg: expect.stringContaining('ad@firma.com') });
  const { Adres } = tamam(await yaz('ece@firma.com'));
  const [posta] = await s.db.selectFrom('posta').selectAll().where('alici', '=', 'ece@firma.com').execute();
  expect(posta).toMatchObject({ konu: expect.stringContaining('Teklif TKL-2026-') });
  expect(posta!.metin).toContain(Adres);
  expect(posta!.metin).toContain('₺4.501,80');
});

test('names the changes since the last sent revision, and nothing about revisions that were never sent', async () => {
  const { Id } = await a.taslak({ Kosullar: 'En fazla %40 ineriz' }, [
    kalem({ BirimFiyat: '77.77' }),
    kalem({ Ad: 'İç not', BirimFiyat: '1' }),
  ]);
  const kapat = (hangisi: number) =>
    a.durum(hangisi, 'red', a.satan, { KayipNedenId: a.neden, Aciklama: 'Yanlış hazırlandı, kapatıldı' });
  const yaz = async (hangisi: number, BirimFiyat: string, SozlesmeYil = 1) =>
    tamam(await a.kaydet({ Id: hangisi, Surum: await a.surumu(hangisi), SozlesmeYil }, [kalem({ BirimFiyat })]));
  tamam(await kapat(Id));
  const { Id: ikinci } = tamam(await a.revize(Id));
  await yaz(ikinci, '99.99');
  const gonder = async (hangisi: number) =>
    (
      await bak(
        tamam(await a.gonder(hangisi))
          .Adres.split('/')
          .at(-1)!,
      )
    ).metin;
  const sayfa = await gonder(ikinci);
  for (const soz of ['77,77', 'İç not', 'Önceki teklife göre', '%40']) expect(sayfa).not.toContain(soz);
  expect((await a.detay(ikinci)).farklar).toEqual([]);
  expect(sayfa).toContain('<dt>Sözleşme süresi</dt><dd>1 yıl</dd>');

  const { Id: ucuncu } = tamam(await a.revize(ikinci));
  await yaz(ucuncu, '88.88', 10);
  const son = await gonder(ucuncu);
  for (const soz of ['birim fiyatı ₺99,99 yerine ₺88,88', 'Sözleşme süresi 1 yıl yerine 10 yıl oldu.'])
    expect(son).toContain(soz);
});

const UZUN = Array.from({ length: 200 }, (_, i) =>
  kalem({ Ad: `Kalem ${i} ${'uzun ad '.repeat(30)}`, BirimFiyat: '1.005' }),
);
const kagitIste = (kod: string, ip: string) =>
  fetch(`${s.url}/api/teklif/${kod}.pdf`, { headers: { 'x-forwarded-for': ip } });

test('draws the PDF of one link once for sixty requests at once, and other requests do not wait', async () => {
  const [{ kod: isinan }, { kod }] = [await a.gonderilen({}, UZUN), await a.gonderilen({}, UZUN)];
  // The very first PDF also reads the fonts.
  await kagitIste((await a.gonderilen()).kod, '10.8.0.1');
  const sure = async (is: () => Promise<unknown>) => {
    const bas = performance.now();
    await is();
    return performance.now() - bas;
  };
  const biri = await sure(async () => (await kagitIste(isinan, '10.8.0.1')).arrayBuffer());
  const hepsi = Promise.all(
    Array.from({ length: 60 }, async () => Buffer.from(await (await kagitIste(kod, '10.8.0.2')).arrayBuffer())),
  );
  await new Promise((r) => setTimeout(r, 20));
  const liste = await sure(() => s.call(oda.getTeklifList, {}, a.satan.token));
  const kagitlar = await hepsi;
  expect(kagitlar.every((k) => k.subarray(0, 5).toString() === '%PDF-' && k.equals(kagitlar[0]!))).toBe(true);
  // Sixty drawings one after the other would make the list take more than thirty times as long.
  expect(liste / biri).toBeLessThan(25);
});

test('draws a new PDF when its content changes', async () => {
  const { Id, kod } = await a.gonderilen();
  const oku = async () => Buffer.from(await (await kagitIste(kod, '10.8.0.3')).arrayBuffer());
  const once = await oku();
  expect((await oku()).equals(once)).toBe(true);
  const { MusteriId } = (await a.detay(Id)).teklif;
  await s.db.updateTable('musteri').set({ ad: 'Yeniadlı' }).where('id', '=', MusteriId).execute();
  expect(await pdfMetni(await oku())).toContain('Yeniadlı');
});
