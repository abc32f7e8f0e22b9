import { izin } from '@masabasi/core/izin/izin/contract';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';
import type { Izin } from './testing.ts';
import { pdfOku } from '../../testing/pdf.ts';

let s: TestServer;
let kisiId: number;
let kendi: string;
let sorumlu: string;

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Müşteri Hizmetleri Iğdır');
  kisiId = await s.kisi('kisi', {
    ad: 'Işıl Gülşah',
    soyad: 'Öğütçüoğlu İnciçeşme',
    departmanId,
    iseBaslama: '2019-04-15',
  });
  const bas = await s.kisi('bas', { ad: 'Şükrü', soyad: 'Ağaçdelen', departmanId });
  await s.sorumluYap(departmanId, bas);
  kendi = await oturumVer(s, kisiId);
  sorumlu = await oturumVer(s, bas);
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  await s.db.deleteFrom('hareket').execute();
  await s.db.deleteFrom('izin').execute();
});

async function ekle(o: Partial<Izin>): Promise<number> {
  const g = { Id: 0, UserId: kisiId, Tur: 280, Baslangic: '2026-05-25', Bitis: '2026-06-01', ...o };
  return tamam(await s.call(izin.izinkaydet, { izin: g }, sorumlu)).Id!;
}

/** Text of a PDF, page by page, as a reader extracts it. */
async function pdfMetni(base64: string): Promise<string[]> {
  expect(base64.startsWith('JVB')).toBe(true);
  return (await pdfOku(Buffer.from(base64, 'base64'))).sayfalar.map((sayfa) => sayfa.metin);
}
const yazdir = async (izin_id: number, token = kendi) => tamam(await s.call(izin.print_izin_talep, { izin_id }, token));

describe('the leave form', () => {
  test('is one A4 page with names, dates, days, arithmetic and balance, and correct Turkish letters', async () => {
    const { basefile, dosyaAdi } = await yazdir(
      await ekle({ Aciklama: 'Çığ düştü; İstanbul’a ŞÖFÖRLE dönüş, ğüzel ₺' }),
    );
    expect(dosyaAdi).toBe('izin_talep 20.11.2026 12.00.pdf');
    const sayfalar = await pdfMetni(basefile);
    expect(sayfalar).toHaveLength(1);
    for (const parca of [
      'Deneme A.Ş.',
      'İZİN TALEP FORMU',
      'Işıl Gülşah Öğütçüoğlu İnciçeşme',
      'Müşteri Hizmetleri Iğdır',
      'Yıllık İzin',
      '25 Mayıs 2026 Pazartesi',
      '1 Haziran 2026 Pazartesi',
      '1,5 gün',
      '4,5 gün',
      '7 gün − 1 Pazar − 0,5 Arife − 4 Kurban Bayramı = 1,5',
      'Çığ düştü; İstanbul’a ŞÖFÖRLE dönüş, ğüzel ₺',
      '15.04.2019',
      // Seven years: 5 times 14 and 2 times 20, less this leave.
      '110 gün',
      '108,5 gün',
      'Şükrü Ağaçdelen',
      'İmza:',
    ])
      expect(sayfalar[0]).toContain(parca);
  });

  test('shows hours, marks a corrected figure, and shows no annual balance for other types', async () => {
    const saatlik = {
      Tur: 291,
      Baslangic: '2026-12-08',
      Bitis: '2026-12-08',
      Izin_Baslama_Saati: '09:00',
      Izin_Bitis_Saati: '12:30',
    };
    const [metin] = await pdfMetni((await yazdir(await ekle(saatlik))).basefile);
    expect(metin).toContain('09:00 – 12:30 = 3,5 saat');
    expect(metin).toContain('3,5 saat');
    expect(metin).not.toContain('Yıllık İzin Durumu');
    const [elle] = await pdfMetni((await yazdir(await ekle({ KullanilanGun: 2 }))).basefile);
    expect(elle).toContain('(elle düzeltildi)');
  });

  test('stays one page with a note of any length', async () => {
    const Id = await ekle({ Aciklama: 'Uzun açıklama satırı ğüşiöç.\n'.repeat(68) });
    expect(await pdfMetni((await yazdir(Id)).basefile)).toHaveLength(1);
  });

  test('of a deleted or missing leave is refused like one of another department', async () => {
    const Id = await ekle({});
    await s.call(izin.izinsil, { Id }, sorumlu);
    const yanitlar = await Promise.all(
      [Id, 2_000_000_000].map((izin_id) => s.call(izin.print_izin_talep, { izin_id }, kendi)),
    );
    for (const y of yanitlar)
      expect([y.status, y.body]).toEqual([403, { durum: false, msg: 'Bu işlem için yetkiniz yok.' }]);
  });

  test('and the list are recorded in the audit', async () => {
    const Id = await ekle({});
    await yazdir(Id, sorumlu);
    await s.call(izin.izinAktar, { UserId: kisiId }, sorumlu);
    const son = await s.db.selectFrom('denetim').select(['eylem', 'nesne_id']).orderBy('id', 'desc').limit(2).execute();
    expect(son).toEqual([
      { eylem: 'izinAktar', nesne_id: kisiId },
      { eylem: 'print_izin_talep', nesne_id: Id },
    ]);
  });
});

describe('the spreadsheet', () => {
  test('has dates as dates, numbers as numbers, and formulas as text', async () => {
    await ekle({ Aciklama: '=HYPERLINK("http://kotu.example";"tıkla")' });
    await ekle({
      Tur: 291,
      Baslangic: '2026-12-08',
      Bitis: '2026-12-08',
      Izin_Baslama_Saati: '09:00',
      Izin_Bitis_Saati: '12:30',
      Aciklama: '@SUM(A1)',
    });
    const body = tamam(await s.call(izin.izinAktar, { UserId: kisiId }, kendi));
    expect(body.dosyaAdi).toBe('Işıl Gülşah Öğütçüoğlu İnciçeşme PersonelIZIN 11 2026.xlsx');
    const [liste, ozet] = await readXlsxFile(Buffer.from(body.basefile, 'base64'));
    expect([liste?.sheet, ozet?.sheet]).toEqual(['İzinler', 'Özet']);
    const utc = (t: string) => new Date(t);
    const yazim = ['Şükrü Ağaçdelen', utc('2026-11-20T12:00:00Z'), null, null];
    expect(liste?.data).toEqual([
      [
        'İzin Türü',
        'Başlangıç',
        'Bitiş',
        'Başlama Saati',
        'Bitiş Saati',
        'Yazan',
        'Yazma Zamanı',
        'Düzenleyen',
        'Düzenleme Zamanı',
        'R.Tatil Gün',
        'Kul.Saat',
        'Kul.Gün',
        'Açıklama',
      ],
      ['Saatlik İzin', utc('2026-12-08'), utc('2026-12-08'), '09:00', '12:30', ...yazim, 0, 3.5, 0, '@SUM(A1)'],
      [
        'Yıllık İzin',
        utc('2026-05-25'),
        utc('2026-06-01'),
        null,
        null,
        ...yazim,
        4.5,
        0,
        1.5,
        '=HYPERLINK("http://kotu.example";"tıkla")',
      ],
    ]);
    expect(ozet?.data).toContainEqual(['Kalan', 108.5]);
    expect(ozet?.data).toContainEqual(['İlk İşe Giriş', utc('2019-04-15')]);
  });
});

test('files stay readable with any existing data', async () => {
  const Id = await ekle({});
  await s.db.updateTable('izin').set({ aciklama: 'Köye\uFFFF gidiyorum\u0007.' }).where('id', '=', Id).execute();
  expect((await pdfMetni((await yazdir(Id)).basefile)).join(' ')).toContain('gidiyorum');
  const body = tamam(await s.call(izin.izinAktar, { UserId: kisiId }, kendi));
  const [liste] = await readXlsxFile(Buffer.from(body.basefile, 'base64'));
  expect(liste?.data[1]?.at(-1)).toBe('Köye gidiyorum.');
  await s.db.updateTable('izin').set({ aciklama: '' }).execute();
});
