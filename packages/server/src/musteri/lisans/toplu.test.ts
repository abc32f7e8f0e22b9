import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { lisans as oda } from '@masabasi/core/musteri/lisans/contract';
import { kurus } from '@masabasi/core/platform/money/para';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { ONAY_KAYNAKLARI } from '@masabasi/core/musteri/musteri/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { rooms } from '../../rooms.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { isleriBitir } from '../../testing/isler.ts';
import { type Gelen, smtpDinle } from '../../testing/smtp.ts';
import { BOS_LISANS, BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';

/** Many licences at once. */

let s: TestServer;
/** Works with product 2, and may edit licences. */
let ikinci: string;
let tam: string;
let tur: number;

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Satış');
  const giren = async (ad: string, o: object) => oturumVer(s, await s.kisi(ad, { departmanId, ad, ...o }));
  ikinci = await giren('ikinci', { projeler: [2], yetkiler: [YETKI.lisansYonet] });
  tam = await giren('tam', { yetkiler: [YETKI.ayricalikli] });
  tur = (await s.db.selectFrom('tanim').select('id').where('anahtar', '=', 'yillik').executeTakeFirstOrThrow()).id;
});
afterAll(() => s?.kapat());

let sira = 0;
async function ekle(o: Partial<Girdi<typeof oda.lisansKaydet>['lisans']> = {}) {
  sira += 1;
  const kart = { ...BOS_MUSTERI, Ad: `Lisanslı${'a'.repeat(sira)}`, Soyad: 'Deneme', ProjeIdler: [o.ProjeId ?? 2] };
  const { Id: MusteriId } = tamam(await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, tam));
  return tamam(
    await s.call(oda.lisansKaydet, { lisans: { ...BOS_LISANS, LisansTurId: tur, MusteriId, ProjeId: 2, ...o } }, tam),
  );
}
const detay = async (Id: number) => tamam(await s.call(oda.lisansDetay, { Id }, tam));

test('several are renewed at once, each at its own price; each refused one comes with its reason', async () => {
  const [a, b] = [await ekle({ YillikBedel: kurus(100_00) }), await ekle({ YillikBedel: kurus(240_00) })];
  const [askida, eski] = [await ekle(), await ekle()];
  const aski = { Id: askida.Id, Surum: askida.Surum, Hal: 'Askıda' as const, Aciklama: 'Ödeme gelene kadar bekliyor' };
  const { Surum: askiSurumu } = tamam(await s.call(oda.lisansHalDegistir, aski, tam));
  const baskasinin = await ekle({ ProjeId: 6 });
  const istek = {
    lisanslar: [
      { Id: b.Id, Surum: b.Surum },
      { Id: a.Id, Surum: a.Surum },
      { Id: a.Id, Surum: a.Surum },
      { Id: askida.Id, Surum: askiSurumu },
      { Id: eski.Id, Surum: eski.Surum + 1 },
      { Id: baskasinin.Id, Surum: baskasinin.Surum },
    ],
    Ay: 6,
    Aciklama: 'Toplu yenileme',
  };
  const once = await detay(a.Id);
  const { sonuclar } = tamam(await s.call(oda.lisansTopluYenile, istek, ikinci));
  expect(sonuclar.map((x) => [x.Id, x.BitisTarihi !== null, x.Neden])).toEqual([
    [a.Id, true, null],
    [b.Id, true, null],
    [askida.Id, false, 'Lisans askıda; yenilenmez.'],
    [eski.Id, false, 'Siz seçtikten sonra başkası değiştirdi.'],
    [baskasinin.Id, false, 'Böyle bir lisans yok.'],
  ]);
  const sonra = await detay(a.Id);
  expect(sonra.lisans.BitisTarihi).toBe(sonuclar[0]!.BitisTarihi);
  expect(sonra.lisans.Surum).toBe(once.lisans.Surum + 1);
  expect(sonra.hareketlist[0]).toMatchObject({ Tur: 'Yenileme', Tutar: 50_00, Aciklama: 'Toplu yenileme' });
  expect((await detay(b.Id)).hareketlist[0]).toMatchObject({ Tutar: 120_00 });
  expect((await detay(eski.Id)).lisans.Surum).toBe(eski.Surum);
  // The same request again renews nothing: the versions have changed by now.
  const yine = tamam(await s.call(oda.lisansTopluYenile, istek, ikinci)).sonuclar;
  expect(yine.every((x) => x.BitisTarihi === null)).toBe(true);
  expect(await s.call(oda.lisansTopluYenile, { ...istek, lisanslar: [] }, tam)).toMatchObject({
    status: 400,
    body: { msg: "'lisanslar' alanı: en az bir lisans içermeli." },
  });
});

describe('reminding', () => {
  const postalar = () => s.db.selectFrom('posta').select(['alici', 'konu', 'metin']).orderBy('id').execute();
  const musterisi = async (Id: number) => (await detay(Id)).lisans.MusteriId;
  const eposta = async (Id: number, adres: string) =>
    s.db
      .updateTable('musteri')
      .set({ eposta: adres })
      .where('id', '=', await musterisi(Id))
      .execute();
  const hatirlat = (Idler: number[], o: object = {}, token = ikinci, baslik = {}) =>
    s.call(oda.lisansHatirlat, { Idler, ...o }, token, baslik);

  test('sends one mail to each customer with all licences, names customers without a mail and the reason, and marks each licence', async () => {
    await s.db.deleteFrom('posta').execute();
    const [a, adressiz, istemez, askida] = [await ekle(), await ekle(), await ekle(), await ekle()];
    await eposta(a.Id, 'a@ornek.example');
    await eposta(istemez.Id, 'istemez@ornek.example');
    await eposta(askida.Id, 'askida@ornek.example');
    const ikincisi = tamam(
      await s.call(
        oda.lisansKaydet,
        {
          lisans: {
            ...BOS_LISANS,
            LisansTurId: tur,
            MusteriId: await musterisi(a.Id),
            ProjeId: 2,
            BaslamaTarihi: '2027-01-01',
            BitisTarihi: '2027-12-31',
          },
        },
        tam,
      ),
    );
    const MusteriId = await musterisi(istemez.Id);
    const onay = {
      MusteriId,
      Kanal: 'E-posta',
      Durum: 'Ret',
      Tarih: '2026-11-20',
      Kaynak: ONAY_KAYNAKLARI[0],
      SonId: 0,
    };
    tamam(await s.call(musteri.musteriOnayKaydet, onay as never, tam));
    const aski = {
      Id: askida.Id,
      Surum: askida.Surum,
      Hal: 'Askıda' as const,
      Aciklama: 'Ödeme gelene kadar bekliyor',
    };
    tamam(await s.call(oda.lisansHalDegistir, aski, tam));
    const baskasinin = await ekle({ ProjeId: 6 });
    const Idler = [a.Id, ikincisi.Id, adressiz.Id, istemez.Id, askida.Id, baskasinin.Id];
    const beklenen = [
      [a.Id, null],
      [adressiz.Id, 'Müşterinin e-posta adresi yok.'],
      [istemez.Id, 'Müşteri e-posta almak istemiyor.'],
      [askida.Id, 'Lisans askıda.'],
      [ikincisi.Id, null],
      [baskasinin.Id, 'Böyle bir lisans yok ya da ürünü, ürünleriniz arasında değil.'],
    ];
    const onizleme = tamam(await s.call(oda.lisansHatirlatmaOnizle, { Idler }, ikinci)).sonuclar;
    expect(onizleme.map((x) => [x.Id, x.Neden])).toEqual(beklenen);
    expect(await postalar()).toEqual([]);
    const { sonuclar, posta } = tamam(await hatirlat(Idler));
    expect([posta, sonuclar.map((x) => [x.Id, x.Neden])]).toEqual([1, beklenen]);
    const [mail] = await postalar();
    expect(mail).toMatchObject({ alici: 'a@ornek.example', konu: 'Hatırlatma: 2 lisansınız' });
    expect(mail!.metin).toMatch(/31\.12\.2026, 41 gün kaldı[^]*31\.12\.2027/);
    expect((await detay(a.Id)).hareketlist[0]).toMatchObject({ Tur: 'Hatırlatma' });
  });

  test('does not repeat within a week unless forced, and a repeated request sends once', async () => {
    await s.db.deleteFrom('posta').execute();
    const a = await ekle();
    await eposta(a.Id, 'yine@ornek.example');
    const baslik = { 'idempotency-key': 'hatirlat-iki-kez' };
    expect(tamam(await hatirlat([a.Id], {}, ikinci, baslik)).posta).toBe(1);
    expect(tamam(await hatirlat([a.Id], {}, ikinci, baslik)).posta).toBe(1);
    expect(tamam(await hatirlat([a.Id])).sonuclar[0]!.Neden).toBe('20.11.2026 günü hatırlatıldı.');
    expect(await postalar()).toHaveLength(1);
    expect(tamam(await hatirlat([a.Id], { Yine: [a.Id] })).posta).toBe(1);
    const ayni = await ekle();
    await eposta(ayni.Id, 'ayni@ornek.example');
    const sayilar = await Promise.all([1, 2, 3].map(async () => tamam(await hatirlat([ayni.Id])).posta));
    expect(sayilar.filter((n) => n === 1)).toHaveLength(1);
  });

  test('forces only the named ones, and only if nothing else prevents it', async () => {
    await s.db.deleteFrom('posta').execute();
    const [a, b, kapali] = [await ekle(), await ekle(), await ekle()];
    for (const [l, adres] of [
      [a, 'birinci@ornek.example'],
      [b, 'ikinci@ornek.example'],
      [kapali, 'kapali@ornek.example'],
    ] as const)
      await eposta(l.Id, adres);
    const Idler = [a.Id, b.Id, kapali.Id];
    expect(tamam(await hatirlat(Idler)).posta).toBe(3);
    // By now its customer declines mails.
    await s.db.updateTable('lisans').set({ musteriye_uyari: false }).where('id', '=', kapali.Id).execute();
    const onizleme = tamam(await s.call(oda.lisansHatirlatmaOnizle, { Idler }, ikinci)).sonuclar;
    expect(onizleme.map((x) => [x.Id, x.Neden, x.Yakinda])).toEqual([
      [a.Id, '20.11.2026 günü hatırlatıldı.', true],
      [b.Id, '20.11.2026 günü hatırlatıldı.', true],
      [kapali.Id, 'Lisansta müşteriye uyarı kapalı.', false],
    ]);
    expect(tamam(await hatirlat(Idler, { Yine: [b.Id, kapali.Id] })).posta).toBe(1);
    expect((await postalar()).map((p) => p.alici).at(-1)).toBe('ikinci@ornek.example');
  });

  test('counts the nightly mail as well', async () => {
    const [a, sessiz] = [await ekle(), await ekle()];
    for (const [l, MusteriEposta] of [
      [a, 'gece@ornek.example'],
      [sessiz, null],
    ] as const) {
      await eposta(l.Id, 'gece@ornek.example');
      await s.db
        .insertInto('lisans_uyari')
        .values({
          lisans_id: l.Id,
          bitis_tarihi: '2026-12-31',
          esik: 60,
          zaman: new Date('2026-11-18T05:00:00Z'),
          kisi_id: null,
          musteri_eposta: MusteriEposta,
        })
        .execute();
    }
    expect(tamam(await hatirlat([a.Id, sessiz.Id])).sonuclar.map((x) => x.Neden)).toEqual([
      '18.11.2026 günü hatırlatıldı.',
      null,
    ]);
  });

  test('arrives at the customer, with each licence and its last day', async () => {
    await sql`truncate posta, posta_dosya, kuyruk`.execute(s.db);
    const gelenler: Gelen[] = [];
    const smtp = await smtpDinle(gelenler);
    try {
      const a = await ekle();
      await eposta(a.Id, 'sukru.isik@ornek.example');
      expect(tamam(await hatirlat([a.Id])).posta).toBe(1);
      const config = readConfig({
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(smtp.port),
        SMTP_FROM: 'Masabaşı <bilgi@masabasi.com>',
      });
      await isleriBitir(s, rooms.posta.isler!, { config });
    } finally {
      await smtp.kapat();
    }
    expect(gelenler.map((g) => [g.alicilar, g.basliklar.get('Subject')])).toEqual([
      [['sukru.isik@ornek.example'], 'Hatırlatma: Masabaşı Hastane Bilgi Sistemi lisansınız'],
    ]);
    expect(gelenler[0]!.govde).toMatch(
      /^Sayın Lisanslı[^\n]*,\n\nLisanslarınızın son günleri:\n- Masabaşı Hastane Bilgi Sistemi \(L[^)]*\): 31\.12\.2026, 41 gün kaldı\n/,
    );
  });
});
