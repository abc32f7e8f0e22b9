import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { sablon as oda } from '@masabasi/core/masa/sablon/contract';
import { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { BOS_SABLON } from '../../testing/walk.ts';
import { masaKur } from './testing.ts';

/** Templates: writing, refusals, and their words in a ticket. */

type Form = Girdi<typeof oda.sablonKaydet>['sablon'];
const s = await testServer();
const { ayse, can, altinci, ac, konuAc, musteriAc, yetkiliAc, mesaj, dk, kisi } = await masaKur(s);
const yazan = await kisi('Yazan', [2, 6], [YETKI.sablonYonet]);
afterAll(() => s.kapat());
beforeEach(() => dk(0));

const kaydet = (o: Partial<Form>, kim = ayse) =>
  s.call(oda.sablonKaydet, { sablon: { ...BOS_SABLON, ...o } }, kim.token);
const ekle = async (o: Partial<Form>, kim = ayse) => {
  const { Id, Surum } = tamam(await kaydet(o, kim));
  return { Id, Surum };
};
const ortak = (o: Partial<Form>) => ekle({ Kisisel: 0, ...o }, yazan);
const adlar = async (kim = ayse) => tamam(await s.call(oda.sablonListesi, {}, kim.token)).sablonlar.map((x) => x.Ad);
const gorusmede = async (Id: number, kim = ayse) => tamam(await s.call(oda.gorusmeSablonlari, { Id }, kim.token));
const gecmis = async (Id: number, kim = ayse) =>
  tamam(await s.call(oda.sablonGecmisi, { Id }, kim.token)).hareketlist.map((h) => [h.Tur, h.Aciklama]);

describe('a template', () => {
  test('of one’s own is hidden from everybody else, whatever rights they have', async () => {
    const { Id, Surum } = await ekle({ Ad: 'Yalnız benim' });
    expect(await adlar()).toContain('Yalnız benim');
    for (const kim of [can, yazan]) {
      expect(await adlar(kim)).not.toContain('Yalnız benim');
      expect((await kaydet({ Id, Surum, Ad: 'Onun' }, kim)).status).toBe(404);
      expect((await s.call(oda.sablonSil, { Id, Surum }, kim.token)).status).toBe(404);
      expect((await s.call(oda.sablonGecmisi, { Id }, kim.token)).status).toBe(404);
      expect((await s.call(oda.sablonKullanildi, { Id }, kim.token)).status).toBe(404);
    }
  });

  test('of everybody is written with the right, and read by the people of its product', async () => {
    const ORTAK = 'Ortak şablonları yalnız yetkisi olan düzenler. Kendinize kişisel bir şablon yazabilirsiniz.';
    expect(mesaj(await kaydet({ Kisisel: 0 }))).toBe(ORTAK);
    const { Id, Surum } = await ortak({ Ad: 'Klinik için', ProjeId: 6 });
    expect([await adlar(can), await adlar(ayse), await adlar(altinci)].map((a) => a.includes('Klinik için'))).toEqual([
      true,
      false,
      true,
    ]);
    expect(mesaj(await kaydet({ Id, Surum, Kisisel: 0, ProjeId: 6, Ad: 'Başka' }, can))).toBe(ORTAK);
    expect(mesaj(await s.call(oda.sablonSil, { Id, Surum }, can.token))).toBe(ORTAK);
    expect(mesaj(await kaydet({ Id, Surum, Kisisel: 1, ProjeId: 6 }, yazan))).toBe(
      'Herkesin kullandığı bir şablon kişisel yapılmaz; kişisel bir kopyasını yazınız.',
    );
  });

  test('of one’s own becomes everybody’s when its writer has the right', async () => {
    const { Id, Surum } = await ekle({ Ad: 'Paylaşılan' }, yazan);
    tamam(await kaydet({ Id, Surum, Ad: 'Paylaşılan', Kisisel: 0 }, yazan));
    expect(await adlar()).toContain('Paylaşılan');
  });

  test('is refused with a sentence, and nothing is written', async () => {
    const baska = await konuAc('Yatış', 6);
    await ekle({ Ad: 'Kısayollu', Kisayol: 'kisa' });
    const once = await adlar();
    const denemeler: readonly (readonly [Partial<Form>, string])[] = [
      [
        { Metin: 'Sayın {{yetkili}} ve {{urunn}}' },
        'Bilinmeyen değişken: {{yetkili}}, {{urunn}}. Listedekilerden birini yazınız.',
      ],
      [{ Kisayol: 'iki söz' }, 'Kısayol harf, rakam ve tireden oluşur; boşluk içermez.'],
      [{ Kisayol: '/KISA' }, '‘/kisa’ kısayolu ‘Kısayollu’ şablonunun. Başka bir kısayol yazınız.'],
      [{ ProjeId: 6 }, 'Seçtiğiniz ürün, ürünleriniz arasında yok.'],
      [{ KonuId: baska, ProjeId: 2 }, 'Seçtiğiniz konu artık sunulmuyor. Başka birini seçiniz.'],
    ];
    for (const [o, msg] of denemeler) expect(mesaj(await kaydet(o))).toBe(msg);
    expect(mesaj(await kaydet({ KonuId: baska, ProjeId: 2, Kisisel: 1 }, can))).toBe(
      'Seçtiğiniz konu bu ürünün değil.',
    );
    expect((await kaydet({ Ad: ' ' })).status).toBe(400);
    expect((await kaydet({ Metin: 'a'.repeat(4001) })).status).toBe(400);
    expect(await adlar()).toEqual(once);
  });

  test('may use the shortcut of another person’s template, but not of everybody’s', async () => {
    await ekle({ Ad: 'Benim', Kisayol: 'ayni' });
    await ekle({ Ad: 'Can’ın', Kisayol: 'ayni' }, can);
    await ortak({ Ad: 'Herkesin', Kisayol: 'ayni' });
    expect(mesaj(await kaydet({ Kisisel: 0, Ad: 'Yine', Kisayol: 'ayni' }, yazan))).toMatch(/‘Herkesin’ şablonunun/);
  });

  test('that two change at once keeps the first change, and tells the other', async () => {
    const { Id, Surum } = await ortak({ Ad: 'İkisinin' });
    const ikisi = await Promise.all(['Bir', 'İki'].map((Ad) => kaydet({ Id, Surum, Ad, Kisisel: 0 }, yazan)));
    expect(ikisi.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await gecmis(Id)).map(([tur]) => tur)).toEqual(['sablonDegisti', 'sablonEklendi']);
  });

  test('gets its shortcut once when two want it', async () => {
    const ikisi = await Promise.all(['Bir', 'İki'].map((Ad) => kaydet({ Ad, Kisayol: 'yaris' })));
    expect(ikisi.filter((r) => r.body.durum)).toHaveLength(1);
  });

  test('shows its changes, comes back after it was deleted, but not later', async () => {
    const { Id, Surum } = await ekle({ Ad: 'Eski', Kisayol: 'donen' });
    const { Surum: yeni } = tamam(await kaydet({ Id, Surum, Ad: 'Yeni', Kisayol: 'donen', Metin: 'Başka' }));
    tamam(await s.call(oda.sablonSil, { Id, Surum: yeni }, ayse.token));
    expect(await adlar()).not.toContain('Yeni');
    expect((await s.call(oda.sablonSilGeriAl, { Id }, can.token)).status).toBe(404);
    const araya = await ekle({ Ad: 'Araya giren', Kisayol: 'donen' });
    expect(mesaj(await s.call(oda.sablonSilGeriAl, { Id }, ayse.token))).toBe(
      '‘/donen’ kısayolunu şimdi ‘Araya giren’ şablonu kullanıyor; önce onu değiştiriniz.',
    );
    tamam(await s.call(oda.sablonSil, araya, ayse.token));
    tamam(await s.call(oda.sablonSilGeriAl, { Id }, ayse.token));
    expect(await gecmis(Id)).toEqual([
      ['sablonGeriGeldi', ''],
      ['sablonSilindi', ''],
      ['sablonDegisti', 'Ad, Metin'],
      ['sablonEklendi', ''],
    ]);
    await dk(16);
    expect(mesaj(await s.call(oda.sablonSilGeriAl, { Id: araya.Id }, ayse.token))).toBe(
      'Silinen, 15 dakika içinde geri alınır.',
    );
  });
});

describe('in a ticket', () => {
  test('lists fitting templates first, then the most used; retired ones and those of other products are missing', async () => {
    const konu = await konuAc('Özel konu', 2);
    const g = await ac({ KonuId: konu });
    await s.db.deleteFrom('hareket').where('nesne', '=', 'sablon').execute();
    await s.db.deleteFrom('sablon').execute();
    const [az, cok] = [await ortak({ Ad: 'Az' }), await ortak({ Ad: 'Çok' })];
    await ortak({ Ad: 'Konunun', ProjeId: 2, KonuId: konu });
    await ortak({ Ad: 'Ürünün', ProjeId: 2 });
    await ortak({ Ad: 'Öbür ürünün', ProjeId: 6 });
    await ortak({ Ad: 'Kullanılmayan', Aktif: 0 });
    const say = ({ Id }: { Id: number }) => s.call(oda.sablonKullanildi, { Id }, ayse.token);
    await Promise.all([say(cok), say(cok), say(cok), say(az)]);
    const { sablonlar } = await gorusmede(g.Id);
    expect(sablonlar.map((x) => [x.Ad, x.Kullanim])).toEqual([
      ['Konunun', 0],
      ['Ürünün', 0],
      ['Çok', 3],
      ['Az', 1],
    ]);
    expect((await s.call(oda.gorusmeSablonlari, { Id: g.Id }, altinci.token)).status).toBe(404);
  });

  test('fills variables from the ticket, its customer and the person', async () => {
    const m = await musteriAc({ Tip: 2, Unvan: 'Çınar Tıp Merkezi', Soyad: '' });
    await yetkiliAc(m.Id, { Ad: 'Elif', Soyad: 'Aydın', GSM: '05051112233' });
    const biri = await ac({ MusteriId: m.Id, Baslik: 'Fiş basmıyor' });
    const { degerler } = await gorusmede(biri.Id);
    expect(degerler).toMatchObject({
      'musteri.ad': 'Çınar Tıp Merkezi',
      'yetkili.ad': 'Elif Aydın',
      'gorusme.no': biri.No,
      'gorusme.baslik': 'Fiş basmıyor',
      'lisans.bitis': null,
      'ben.ad': 'Ayşe Deneme',
      'ben.unvan': 'Destek',
      tarih: '20.11.2026',
    });
    // With two contact persons only the ringing number tells the caller.
    await yetkiliAc(m.Id, { Ad: 'Kaya', Soyad: 'Demir', GSM: '05054445566' });
    expect((await gorusmede(biri.Id)).degerler['yetkili.ad']).toBeNull();
    const arayan = await ac({ MusteriId: m.Id, Telefon: '05054445566' }, { gordum: ['ayniKonu'] });
    expect((await gorusmede(arayan.Id)).degerler['yetkili.ad']).toBe('Kaya Demir');
  });

  test('refuses an answer with an empty placeholder, but accepts a note with one', async () => {
    const g = await ac();
    const yaz = (Tur: 'not' | 'yanit', Aciklama: string) =>
      s.call(gorusme.gorusmeHareketKaydet, { hareket: { GorusmeId: g.Id, Tur, Aciklama } }, ayse.token);
    expect(mesaj(await yaz('yanit', 'Sayın [Yetkilinin adı yazılacak],'))).toBe(
      'Yanıtta doldurulmamış yer var: Yetkilinin adı. Yazıp yeniden gönderiniz.',
    );
    expect(mesaj(await yaz('yanit', 'Sayın {{yetkili.ad}},'))).toMatch(/doldurulmamış/);
    expect(mesaj(await yaz('not', 'Sayın {{yetkili.ad}},'))).toBe('tamam');
    expect(mesaj(await yaz('yanit', 'Sayın Elif Hanım,'))).toBe('tamam');
  });
});
