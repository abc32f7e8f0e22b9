import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { kucuk } from '@masabasi/core/platform/text/metin';
import { createHash } from 'node:crypto';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { dosyaEkle } from '../../platform/dosya/queries.ts';
import { tamam, testServer } from '../../testing/product.ts';
import { masaKur } from './testing.ts';

/** Support calls: from the telephone on, warnings before opening, and finding a ticket. */

const { gorusme: oda, bildirim, dosya, musteri } = contract;
type Form = Girdi<typeof oda.gorusmeKaydet>['gorusme'];
type Ek = Omit<Girdi<typeof oda.gorusmeKaydet>, 'gorusme'>;
const s = await testServer();
const { dagitan, ayse, can, altinci, konuAc, musteriAc, lisansAc, yetkiliAc, kaydet, ac, detay, mesaj, liste, dk, an } =
  await masaKur(s);
afterAll(() => s.kapat());
beforeEach(() => dk(0));

describe('opening a ticket', () => {
  test('shows it on the desk, in its history and on the customer’s timeline', async () => {
    const g = await ac({ Aciklama: 'Reçete ekranı hata veriyor.\nSabahtan beri.', Baslik: '' }, { AtananId: ayse.Id });
    expect(g.No).toMatch(/^G\d{6}$/);
    const { gorusme, hareketlist, musteri: arayan, sla } = await detay(g.Id);
    expect(gorusme).toMatchObject({
      Baslik: 'Reçete ekranı hata veriyor.',
      DurumAnahtar: 'atandi',
      Durum: 'Atandı',
      AtananId: ayse.Id,
    });
    expect(hareketlist.map((h) => h.Tur)).toEqual(['acildi']);
    expect(arayan.gorusmeler.map((k) => k.Id)).toEqual([g.Id]);
    expect(sla?.yanit).toMatchObject({ hal: 'isler', kalan: 240 * 60 });
    const { zamanlist } = tamam(await s.call(musteri.musteriZaman, { Id: g.MusteriId, sayfa: 1 }, ayse.token));
    expect(zamanlist[0]).toMatchObject({ Tur: 'gorusme', Baslik: `${g.No}: Görüşme açıldı` });
  });

  test('is unassigned until somebody takes it, and one of many takers gets it', async () => {
    const { Id } = await ac();
    expect((await detay(Id)).gorusme).toMatchObject({ DurumAnahtar: 'yeni', AtananId: null });
    const isteyenler = await Promise.all(
      Array.from({ length: 50 }, (_, i) => s.call(oda.gorusmeUstlen, { Id }, [ayse, can, dagitan][i % 3]!.token)),
    );
    expect(isteyenler.filter((r) => r.body.durum)).toHaveLength(1);
    const { gorusme, hareketlist } = await detay(Id);
    expect(gorusme.DurumAnahtar).toBe('atandi');
    expect(hareketlist.map((h) => h.Tur)).toEqual(['ustlenildi', 'acildi']);
  });

  test('with a solution found during the call is solved at once', async () => {
    const { Id } = await ac({}, { Cozum: 'Sertifika yenilendi, gönderim denendi.' });
    const { gorusme, sla } = await detay(Id);
    expect(gorusme).toMatchObject({ DurumAnahtar: 'cozuldu', AtananId: ayse.Id, CozumZamani: an() });
    expect([sla?.yanit.hal, sla?.cozum.hal]).toEqual(['bitti', 'bitti']);
    const { Id: MusteriId } = await musteriAc();
    expect(mesaj(await kaydet({ MusteriId }, { Cozum: 'Oldu' }))).toBe(
      'Nasıl çözüldüğünü en az 10 karakterle yazınız.',
    );
  });

  test.each<[string, Partial<Form>, Ek, string]>([
    ['no words at all', { Baslik: '  ', Aciklama: '' }, {}, 'Görüşmenin başlığını ya da açıklamasını yazınız.'],
    ['a number that is none', { Telefon: '12' }, {}, 'Telefon geçerli değil. Örnek: 0(532) 123 45 67'],
    ['a product that is not mine', { ProjeId: 6 }, {}, 'Seçtiğiniz ürün, ürünleriniz arasında yok.'],
    [
      'a customer that is not there',
      { MusteriId: 2_000_000_000 },
      {},
      'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.',
    ],
    [
      'a subject of another list',
      { KonuId: 1 },
      {},
      'Konu: seçtiğiniz değer bu üründe sunulmuyor. Başka birini seçiniz.',
    ],
  ])('is refused with %s, and nothing is written', async (_ad, o, ek, cumle) => {
    const { Id: MusteriId } = await musteriAc();
    const once = (await liste()).toplam;
    expect(mesaj(await kaydet({ MusteriId, ...o }, ek))).toBe(cumle);
    expect((await liste()).toplam).toBe(once);
  });

  test('has the normal priority if none was chosen', async () => {
    const { Id } = await ac({ OncelikId: null });
    expect((await detay(Id)).gorusme.Oncelik).toBe('Normal');
  });

  test('refuses a subject of another product and an assignee without the product', async () => {
    const { Id: MusteriId } = await musteriAc();
    const KonuId = await konuAc('Laboratuvar', 6);
    expect(mesaj(await kaydet({ MusteriId, KonuId }, {}, can))).toContain(
      'Konu: seçtiğiniz değer bu üründe sunulmuyor',
    );
    expect(mesaj(await kaydet({ MusteriId }, { AtananId: altinci.Id }))).toContain('bu ürünle çalışmıyor');
  });
});

describe('warnings before opening', () => {
  test('another open ticket about the same subject, to which it belongs', async () => {
    const ilk = await ac();
    const { body } = await kaydet({ MusteriId: ilk.MusteriId });
    expect(body).toMatchObject({ durum: false, uyari: 'ayniKonu', gorusme: { Id: ilk.Id, No: ilk.No } });
    expect(mesaj(await kaydet({ MusteriId: ilk.MusteriId }, { gordum: ['ayniKonu'] }))).toBe('tamam');
    const baska = await konuAc('Randevu');
    expect(mesaj(await kaydet({ MusteriId: ilk.MusteriId, KonuId: baska }))).toBe('tamam');
    await dk(25 * 60);
    expect(mesaj(await kaydet({ MusteriId: ilk.MusteriId }))).toBe('tamam');
  });

  test('an expired licence, which takes a right to go on', async () => {
    const { Id: MusteriId } = await musteriAc();
    await lisansAc(MusteriId, { BaslamaTarihi: '2025-01-01', BitisTarihi: '2025-12-31' });
    const { body } = await kaydet({ MusteriId }, { gordum: ['lisans'] });
    expect(body).toMatchObject({ durum: false, msg: expect.stringContaining('destek için yetkiniz yok') });
    expect(body).not.toHaveProperty('uyari');
    const { body: soru } = await kaydet({ MusteriId }, {}, dagitan);
    expect(soru).toMatchObject({ uyari: 'lisans', msg: expect.stringContaining('31.12.2025') });
    expect(mesaj(await kaydet({ MusteriId }, { gordum: ['lisans'] }, dagitan))).toBe('tamam');
  });

  test('an absent assignee', async () => {
    const g = await ac({}, { AtananId: ayse.Id });
    const ver = (ek: object) =>
      s.call(oda.gorusmeAta, { Id: g.Id, Surum: g.Surum, AtananId: can.Id, ...ek }, ayse.token);
    const { body } = await ver({});
    expect(body).toMatchObject({
      durum: false,
      uyari: 'yok',
      msg: expect.stringMatching(/^Can .* şu anda masasında değil: /),
    });
    expect(mesaj(await ver({ gordum: ['yok'], Aciklama: 'Reçete onun konusu.' }))).toBe('tamam');
    const { hareketlist } = await detay(g.Id);
    expect(hareketlist[0]).toMatchObject({ Tur: 'atandi', Aciklama: 'Reçete onun konusu.' });
    const { bildirimler } = tamam(await s.call(bildirim.bildirimler, {}, can.token));
    expect(bildirimler[0]?.Baslik).toContain(`Size bir görüşme atandı: ${g.No}`);
  });
});

describe('finding', () => {
  test('the caller, by own number and by the numbers of contact persons, with licences and open tickets', async () => {
    const { Id, GSM } = await musteriAc();
    const g = await ac({ MusteriId: Id });
    const bul = async (telefon: string, kim = ayse) =>
      tamam(await s.call(oda.telefonBul, { telefon }, kim.token)).musterilist;
    for (const yazim of [GSM, `+90 ${GSM.slice(1)}`, `0(${GSM.slice(1, 4)}) ${GSM.slice(4)}`])
      expect((await bul(yazim)).map((m) => [m.Id, m.Kisi, m.gorusmeler[0]?.Id])).toEqual([[Id, null, g.Id]]);
    await yetkiliAc(Id, { Ad: 'Nur', Soyad: 'Er', Unvan: 'Sekreter', Telefon: '02123334455' });
    expect((await bul('0212 333 44 55')).map((m) => m.Kisi)).toEqual(['Nur Er, Sekreter']);
    // A caller from an exchange shows its number, never an extension.
    await yetkiliAc(Id, { Ad: 'Can', Soyad: 'Er', Telefon: '0212 333 44 66 dahili 12', GSM: '444 7 890' });
    expect((await bul('02123334466')).map((m) => m.Kisi)).toEqual(['Can Er']);
    expect((await bul('4447890')).map((m) => m.Kisi)).toEqual(['Can Er']);
    expect(await bul('02123334466 dahili 13')).toEqual([]);
    expect(await bul(GSM, altinci)).toEqual([]);
    expect(await bul('abc')).toEqual([]);
    expect(tamam(await s.call(oda.arayanMusteri, { MusteriId: Id }, can.token)).musteri.gorusmeler).toHaveLength(1);
    expect((await s.call(oda.arayanMusteri, { MusteriId: Id }, altinci.token)).status).toBe(404);
  });

  test('a ticket by its number, its words in any Turkish form, its customer', async () => {
    const { Id: MusteriId } = await musteriAc({ Ad: 'Iğdır', Soyad: 'Çağlayan' });
    const g = await ac({ MusteriId, Aciklama: 'İlaç raporu GÖRÜNMÜYOR' });
    for (const ara of [
      g.No,
      kucuk(g.No),
      'ilaç görünmüyor',
      'ILAC',
      'ığdır rapor',
      'Çağlayan',
      'raporlarından',
      'ilaçlar',
      'görünmez',
    ])
      expect(
        (await liste({ ara })).gorusmelist.map((x) => x.Id),
        ara,
      ).toEqual([g.Id]);
    const { bulunanlar } = tamam(await s.call(oda.gorusmeBul, { ara: 'çağlayan' }, ayse.token));
    expect(bulunanlar).toMatchObject([{ Id: g.Id, Yol: `/islemler/musterigorusme/detay?id=${g.Id}` }]);
    expect((await liste({ ara: g.No }, altinci)).toplam).toBe(0);
    expect((await s.call(oda.getGorusmeDetay, { Id: g.Id }, altinci.token)).status).toBe(404);
  });

  test('the found tickets go into a spreadsheet', async () => {
    const g = await ac({ Aciklama: 'Dökümü istenen görüşme' });
    const { basefile } = tamam(await s.call(oda.gorusmeAktar, { ara: g.No }, ayse.token));
    const [sayfa] = await readXlsxFile(Buffer.from(basefile, 'base64'));
    expect([sayfa?.data.length, sayfa?.data[1]?.[0]]).toEqual([2, g.No]);
  });
});

describe('an answer that solves the ticket', () => {
  const coz = async (Id: number, Aciklama: string, { kim = ayse, Surum }: { kim?: typeof ayse; Surum?: number } = {}) =>
    s.call(
      oda.gorusmeHareketKaydet,
      {
        hareket: {
          GorusmeId: Id,
          Tur: 'yanit',
          Aciklama,
          Coz: { Surum: Surum ?? (await detay(Id)).gorusme.Surum },
        },
      },
      kim.token,
    );

  test('is written and is the solution, in one act', async () => {
    const { Id } = await ac({}, { AtananId: ayse.Id });
    const { Surum } = tamam(await coz(Id, 'Sertifika yenilendi, gönderim denendi.'));
    const { gorusme, hareketlist, sla } = await detay(Id);
    expect(gorusme).toMatchObject({
      DurumAnahtar: 'cozuldu',
      Cozum: 'Sertifika yenilendi, gönderim denendi.',
      CozumZamani: an(),
      Surum,
    });
    expect(hareketlist.map((h) => h.Tur)).toEqual(['durum', 'yanit', 'acildi']);
    expect([sla?.yanit.hal, sla?.cozum.hal]).toEqual(['bitti', 'bitti']);
  });

  test.each<[string, string, Parameters<typeof coz>[2], string]>([
    ['is too short', 'Oldu', {}, 'Nasıl çözüldüğünü en az 10 karakterle yazınız.'],
    [
      'is another person’s',
      'Sertifika yenilendi.',
      { kim: can },
      'Bu görüşme sizin üzerinizde değil; önce üstleniniz.',
    ],
  ])('that %s writes nothing', async (_ad, soz, o, cumle) => {
    const { Id } = await ac({}, { AtananId: ayse.Id });
    expect(mesaj(await coz(Id, soz, o))).toBe(cumle);
    const { gorusme, hareketlist } = await detay(Id);
    expect(gorusme.DurumAnahtar).toBe('atandi');
    expect(hareketlist.map((h) => h.Tur)).toEqual(['acildi']);
  });

  test('over an earlier version of the ticket writes nothing', async () => {
    const { Id } = await ac({}, { AtananId: ayse.Id });
    expect((await coz(Id, 'Sertifika yenilendi.', { Surum: 99 })).status).toBe(409);
    expect((await detay(Id)).hareketlist.map((h) => h.Tur)).toEqual(['acildi']);
  });
});

test('a customer with an open ticket is not deleted, and keeps its product', async () => {
  const g = await ac();
  const { Surum } = tamam(await s.call(musteri.musteriDetay, { Id: g.MusteriId }, ayse.token)).musteri;
  expect(mesaj(await s.call(musteri.musteriSil, { Id: g.MusteriId, Surum }, ayse.token))).toContain(
    `açık görüşmesi var (${g.No})`,
  );
});

test('a file of a ticket is visible to people who see the ticket', async () => {
  const { Id } = await ac();
  const veri = Buffer.from('Ekran metni');
  const ozet = createHash('sha256').update(veri).digest();
  const [eklenen] = await dosyaEkle(
    s.db,
    { nesne: 'gorusme', id: Id },
    [{ ad: 'hata.txt', tip: 'text/plain', asil: { veri, ozet, en: null, boy: null }, orta: null, kucuk: null }],
    null,
    s.saat.simdi,
  );
  const dosyalari = (kim: { token: string }) =>
    s.call(dosya.getDosyaList, { Nesne: 'gorusme', NesneId: Id }, kim.token);
  expect(tamam(await dosyalari(can)).dosyalist.map((d) => d.Ad)).toEqual(['hata.txt']);
  expect((await dosyalari(altinci)).status).toBe(404);
  expect((await s.call(dosya.dosyaSil, { Nesne: 'gorusme', Id: eklenen!.Id }, altinci.token)).status).toBe(404);
  tamam(await s.call(dosya.dosyaSil, { Nesne: 'gorusme', Id: eklenen!.Id }, ayse.token));
  expect((await detay(Id)).hareketlist[0]).toMatchObject({ Tur: 'dosya' });
});
