import { randomBytes } from 'node:crypto';
import { dosya } from '@masabasi/core/platform/dosya/contract';
import { gorusme as oda } from '@masabasi/core/masa/gorusme/contract';
import { simpleParser } from 'mailparser';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { faces } from '../../rooms.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { bosalt } from '../../testing/bosalt.ts';
import { isleriBitir } from '../../testing/isler.ts';
import { type Gelen, smtpDinle, type SmtpSunucusu } from '../../testing/smtp.ts';
import { masaKur } from './testing.ts';

/** Answers by mail: recipients, attached files, and delivery. */

let s: TestServer;
let m: Awaited<ReturnType<typeof masaKur>>;
let gelenler: Gelen[];
let sunucu: SmtpSunucusu;
/** Addresses that the mail server does not know. */
let bilinmeyen: Set<string>;

beforeAll(async () => {
  s = await testServer();
  m = await masaKur(s);
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  await bosalt(s.db, 'posta', 'kuyruk', 'bildirim');
  gelenler = [];
  bilinmeyen = new Set();
  sunucu = await smtpDinle(gelenler, 0, (a) => (bilinmeyen.has(a) ? new Error('550 No such user') : null));
});
afterEach(() => sunucu.kapat());

const postaIsleri = faces.find((f) => f.ad === 'posta')!.isler!;
const gonder = () =>
  isleriBitir(s, postaIsleri, {
    config: readConfig({
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(sunucu.port),
      SMTP_FROM: 'Destek <destek@masabasi.com>',
    }),
    odalar: faces,
  });
const yanitla = (GorusmeId: number, o: object = {}) =>
  s.call(
    oda.gorusmeHareketKaydet,
    { hareket: { GorusmeId, Tur: 'yanit', Aciklama: 'Bakıyoruz.', ...o } as never },
    m.ayse.token,
  );
const satir = async (Id: number) => (await m.detay(Id)).hareketlist.find((h) => h.Tur === 'yanit')!.Posta;
const dosyaKoy = async (NesneId: number, ad: string, veri: string | Uint8Array) =>
  tamam(await s.yukle(dosya.dosyaKaydet, { Nesne: 'gorusme', NesneId }, [{ ad, veri }], m.ayse.token)).images[0]!.Id;
const adresliMusteri = () => m.musteriAc({ Eposta: 'sekreter@poliklinik.example' });

describe('recipients of an answer', () => {
  const yazdi = (o: {
    nesne: 'gorusme' | 'webistek';
    nesne_id: number;
    gonderen: string;
    dakika: number;
    tur?: string;
  }) =>
    s.db
      .insertInto('gelen_posta')
      .values({
        ozet: randomBytes(32),
        ileti: '',
        gonderen_adi: 'Dış Muhasebeci',
        konu: 'k',
        metin: 'm',
        gonderen: o.gonderen,
        tur: (o.tur ?? 'yanit') as 'yanit',
        nesne: o.nesne,
        nesne_id: o.nesne_id,
        zaman: new Date(s.saat.simdi.getTime() + o.dakika * 60_000),
      })
      .execute();

  test('are the card and the contact persons, with their roles; the last writer comes first', async () => {
    const { Id: MusteriId } = await adresliMusteri();
    await m.yetkiliAc(MusteriId, { Ad: 'Nur', Soyad: 'Ak', Unvan: 'Başhekim', Eposta: 'nur@poliklinik.example' });
    const { Id } = await m.ac({ MusteriId });
    const kimler = async () => (await m.detay(Id)).alicilar.map((a) => [a.Adres, a.Gorev]);
    expect(await kimler()).toEqual([
      ['sekreter@poliklinik.example', 'Kartındaki adres'],
      ['nur@poliklinik.example', 'Başhekim'],
    ]);
    await yazdi({ nesne: 'gorusme', nesne_id: Id, gonderen: 'muhasebe@dis.example', dakika: 1 });
    await yazdi({ nesne: 'gorusme', nesne_id: Id, gonderen: 'NUR@poliklinik.example', dakika: 2 });
    // An automatic mail has nobody to answer.
    await yazdi({ nesne: 'gorusme', nesne_id: Id, gonderen: 'robot@dis.example', dakika: 3, tur: 'otomatik' });
    expect(await kimler()).toEqual([
      ['nur@poliklinik.example', 'Başhekim'],
      ['muhasebe@dis.example', 'E-posta yazdı'],
      ['sekreter@poliklinik.example', 'Kartındaki adres'],
    ]);
  });

  test('who wrote in a ticket, or in one merged into it, are answered there and in no other', async () => {
    const { Id: MusteriId } = await m.musteriAc();
    const ilk = await m.ac({ MusteriId });
    const baska = await m.ac({ MusteriId }, { gordum: ['ayniKonu'] }, m.dagitan);
    await yazdi({ nesne: 'gorusme', nesne_id: ilk.Id, gonderen: 'muhasebe@dis.example', dakika: 1 });
    const Alici = 'muhasebe@dis.example';
    expect(m.mesaj(await yanitla(baska.Id, { Alici }))).toContain('kartında yok');
    expect(m.mesaj(await yanitla(ilk.Id, { Alici: 'MUHASEBE@dis.example' }))).toBe('tamam');
    // The address comes from the record, whatever the request says.
    expect((await satir(ilk.Id))?.Alici).toBe(Alici);
    expect(m.mesaj(await yanitla(ilk.Id, { Alici: 'muhasebe@dıs.example' }))).toContain('kartında yok');
    const birlesen = { Id: ilk.Id, Surum: (await m.detay(ilk.Id)).gorusme.Surum, HedefId: baska.Id };
    tamam(await s.call(oda.gorusmeBirlestir, birlesen, m.ayse.token));
    expect(m.mesaj(await yanitla(baska.Id, { Alici }))).toBe('tamam');
  });
});

describe('delivery', () => {
  test('the line says that the mail waits, and later the time of sending', async () => {
    const { Id: MusteriId } = await adresliMusteri();
    const { Id } = await m.ac({ MusteriId });
    tamam(await yanitla(Id, { Alici: 'sekreter@poliklinik.example' }));
    expect(await satir(Id)).toMatchObject({ Hal: 'smtpYok', Zaman: null });
    const once = await s.db.selectFrom('olay').select('sira').orderBy('sira', 'desc').executeTakeFirst();
    await gonder();
    expect(await satir(Id)).toMatchObject({ Hal: 'gonderildi', Zaman: m.an() });
    const olaylar = await s.db
      .selectFrom('olay')
      .select('tur')
      .where('sira', '>', once?.sira ?? 0)
      .execute();
    expect(olaylar.map((o) => o.tur)).toEqual(['posta', 'gorusme']);
  });

  test('a failed delivery stands in the history, and the assignee hears of it once', async () => {
    const { Id: MusteriId } = await adresliMusteri();
    const { Id, No } = await m.ac({ MusteriId }, { AtananId: m.can.Id, gordum: ['yok'] });
    bilinmeyen.add('sekreter@poliklinik.example');
    tamam(await yanitla(Id, { Alici: 'sekreter@poliklinik.example' }));
    for (let deneme = 0; deneme < 5; deneme++) {
      await gonder();
      if (deneme === 0) expect(await satir(Id)).toMatchObject({ Neden: 'alıcının adresi kabul edilmedi' });
      await s.db.updateTable('kuyruk').set({ vakit: s.saat.simdi }).where('durum', '=', 'bekliyor').execute();
    }
    expect(await satir(Id)).toMatchObject({ Hal: 'gonderilemedi', Neden: 'alıcının adresi kabul edilmedi' });
    const { hareketlist } = await m.detay(Id);
    expect(hareketlist.filter((h) => h.Tur === 'ulasmadi')).toMatchObject([
      {
        Baslik: 'E-posta ulaşmadı: sekreter@poliklinik.example',
        Aciklama: 'Gönderilemedi: alıcının adresi kabul edilmedi.',
        Kisi: null,
      },
    ]);
    const haberler = await s.db
      .selectFrom('bildirim')
      .select(['kisi_id', 'baslik', 'yol'])
      .where('tur', '=', 'postaUlasmadi')
      .execute();
    expect(haberler).toEqual([
      { kisi_id: m.can.Id, baslik: `${No}: e-posta ulaşmadı`, yol: `/islemler/musterigorusme/detay?id=${Id}` },
    ]);
  });

  test('the mail of a customer destroyed meanwhile fails silently', async () => {
    const { Id: MusteriId } = await adresliMusteri();
    const { Id } = await m.ac({ MusteriId });
    tamam(await yanitla(Id, { Alici: 'sekreter@poliklinik.example' }));
    await sql`update posta set nesne_id = 2000000000`.execute(s.db);
    await s.db.updateTable('kuyruk').set({ deneme: 4 }).execute();
    bilinmeyen.add('sekreter@poliklinik.example');
    await gonder();
    const postalar = await s.db.selectFrom('posta').select('durum').execute();
    expect(postalar).toEqual([{ durum: 'Hata' }]);
  });
});

describe('attached files', () => {
  const Alici = 'sekreter@poliklinik.example';
  const acik = async () => m.ac({ MusteriId: (await adresliMusteri()).Id });
  const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n';

  test('arrive byte by byte, under their Turkish names', async () => {
    const { Id } = await acik();
    const uzun = `Çağrı ${'ışıklı ölçüm '.repeat(9)}.txt`;
    const metin = `Şöyle:\r\n${'satır ığüşöç\n'.repeat(60_000)}`;
    const Ekler = [await dosyaKoy(Id, uzun, metin), await dosyaKoy(Id, 'Fatura İĞÜŞÇÖ.pdf', PDF)];
    tamam(await yanitla(Id, { Alici, Ekler }));
    expect((await satir(Id))?.Ekler).toEqual([
      { Ad: uzun, Kaldi: false },
      { Ad: 'Fatura İĞÜŞÇÖ.pdf', Kaldi: false },
    ]);
    await gonder();
    const posta = await simpleParser(gelenler[0]!.ham);
    expect(posta.text?.trim()).toBe('Bakıyoruz.');
    expect(posta.attachments.map((a) => [a.filename, a.contentType, a.content.toString()])).toEqual([
      [uzun, 'text/plain', metin],
      ['Fatura İĞÜŞÇÖ.pdf', 'application/pdf', PDF],
    ]);
    expect(await s.db.selectFrom('posta_dosya').select('gitti').execute()).toEqual([{ gitti: true }, { gitti: true }]);
  });

  test('are left out when removed meanwhile, and the line says so', async () => {
    const { Id } = await acik();
    const Ekler = [await dosyaKoy(Id, 'yanlış.txt', 'yanlış'), await dosyaKoy(Id, 'doğru.txt', 'doğru')];
    tamam(await yanitla(Id, { Alici, Ekler }));
    tamam(await s.call(dosya.dosyaSil, { Nesne: 'gorusme', Id: Ekler[0]! }, m.ayse.token));
    await gonder();
    const posta = await simpleParser(gelenler[0]!.ham);
    expect(posta.attachments.map((a) => a.filename)).toEqual(['doğru.txt']);
    // The line keeps saying so when the file is restored.
    tamam(await s.call(dosya.dosyaGeriAl, { Nesne: 'gorusme', Id: Ekler[0]! }, m.ayse.token));
    expect((await satir(Id))?.Ekler).toEqual([
      { Ad: 'yanlış.txt', Kaldi: true },
      { Ad: 'doğru.txt', Kaldi: false },
    ]);
  });

  test('belong to the ticket itself, go with a mail only, and have a limit together', async () => {
    const [{ Id }, baska] = [await acik(), await acik()];
    const [kendi, yabanci] = [await dosyaKoy(Id, 'kendi.txt', 'a'), await dosyaKoy(baska.Id, 'yabancı.txt', 'b')];
    expect(m.mesaj(await yanitla(Id, { Alici, Ekler: [kendi, yabanci] }))).toContain('artık bu kayıtta değil');
    expect(m.mesaj(await yanitla(Id, { Ekler: [kendi] }))).toBe('Dosyalar yalnız e-posta ile giden yanıta eklenir.');
    await sql`update dosya set boyut = 16000000 where id = ${kendi}`.execute(s.db);
    expect(m.mesaj(await yanitla(Id, { Alici, Ekler: [kendi] }))).toContain('en çok 15 MB dosya eklenir');
    expect(await s.db.selectFrom('posta').select('id').execute()).toEqual([]);
  });

  test('include files uploaded while writing, which hang on the ticket from then on', async () => {
    const [{ Id }, { Id: obur }] = [await acik(), await acik()];
    const getir = async (ad: string, kim = m.ayse) => {
      const yer = { Nesne: 'bekleyen', NesneId: kim.Id } as const;
      return tamam(await s.yukle(dosya.dosyaKaydet, yer, [{ ad, veri: `${ad} içi` }], kim.token)).images[0]!.Id;
    };
    const kayittakiler = async (NesneId: number) =>
      tamam(await s.call(dosya.getDosyaList, { Nesne: 'gorusme', NesneId }, m.ayse.token)).dosyalist.map((d) => d.Ad);
    const kayitta = await dosyaKoy(Id, 'kayıtta.txt', 'k');
    const yeni = await getir('yapıştırılan.txt');
    // A file of another person is refused, and a refused answer attaches nothing.
    const cansin = await getir('canın.txt', m.can);
    expect(m.mesaj(await yanitla(Id, { Alici, dosyalar: [yeni, cansin] }))).toContain('artık bu kayıtta değil');
    await sql`update dosya set boyut = 16000000 where id = ${yeni}`.execute(s.db);
    expect(m.mesaj(await yanitla(Id, { Alici, dosyalar: [yeni] }))).toContain('en çok 15 MB dosya eklenir');
    expect(await kayittakiler(Id)).toEqual(['kayıtta.txt']);
    // An answer by telephone may have a file of any allowed size.
    tamam(await yanitla(obur, { dosyalar: [yeni] }));
    expect(await kayittakiler(obur)).toEqual(['yapıştırılan.txt']);
    tamam(await yanitla(Id, { Alici, Ekler: [kayitta], dosyalar: [await getir('ekran.txt')] }));
    await gonder();
    const posta = await simpleParser(gelenler[0]!.ham);
    expect(posta.attachments.map((a) => a.filename)).toEqual(['kayıtta.txt', 'ekran.txt']);
    expect((await kayittakiler(Id)).toSorted()).toEqual(['ekran.txt', 'kayıtta.txt']);
  });
});
