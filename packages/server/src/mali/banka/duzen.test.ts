import { describe, expect, test } from 'vitest';
import { duzenBul, tabloOku } from './duzen.ts';
import type { Hucre } from './hucre.ts';
import duzenler from './veri/duzenler.json' with { type: 'json' };

interface Beklenen {
  readonly baslikIndeksi?: number;
  readonly acilisKurus?: string;
  readonly kurus?: readonly string[];
  readonly bakiyeKurus?: readonly string[];
  readonly hareketler?: readonly Readonly<Record<string, string | null>>[];
}
interface Duzen {
  readonly ad: string;
  readonly kolonlar: readonly string[];
  readonly satirlar?: readonly (readonly Hucre[] | Readonly<Record<string, Hucre>>)[];
  readonly beklenen?: Beklenen;
}
const hepsi = duzenler.duzenler as readonly Duzen[];

/** Rows of a sample as a bank sends them. Adds the head when the sample leaves it out. */
function tablosu(d: Duzen): readonly (readonly Hucre[])[] {
  const satirlar = d.satirlar ?? [];
  const [ilk] = satirlar;
  if (ilk !== undefined && !Array.isArray(ilk)) {
    const adlar = [...new Set(satirlar.flatMap((s) => Object.keys(s)))];
    return [adlar, ...satirlar.map((s) => adlar.map((ad) => (s as Readonly<Record<string, Hucre>>)[ad]))];
  }
  const dizi = satirlar as readonly (readonly Hucre[])[];
  if (d.beklenen?.baslikIndeksi !== undefined) return dizi;
  // 'Referans (15. kolon)' contains the position of the column.
  const baslik: Hucre[] = [];
  d.kolonlar.forEach(
    (ad, n) => (baslik[Number(/\((\d+)\. kolon\)/.exec(ad)?.[1] ?? n + 1) - 1] = ad.replace(/ \(\d.*/, '')),
  );
  return [['Hesap hareketleri'], [], baslik, ...dizi];
}

test.each(hepsi.filter((d) => (d.satirlar ?? []).length > 0).map((d) => [d.ad, d] as const))('%s', (ad, d) => {
  const satirlar = tablosu(d);
  expect(duzenBul(satirlar)?.duzen.Ad).toBe(ad);
  const okunan = tabloOku(satirlar);
  if ('hata' in okunan) throw new Error(okunan.hata);
  const [ekstre] = okunan.ekstreler;
  const b = d.beklenen!;
  if (b.kurus) expect(ekstre!.hareketler.map((h) => String(h.Tutar))).toEqual(b.kurus);
  if (b.bakiyeKurus) expect(ekstre!.hareketler.map((h) => String(h.Bakiye))).toEqual(b.bakiyeKurus);
  if (b.acilisKurus) expect(String(ekstre!.Acilis!.Tutar)).toBe(b.acilisKurus);
  for (const [n, h] of (b.hareketler ?? []).entries()) {
    const o = ekstre!.hareketler[n]!;
    expect({
      tarih: o.Islem,
      valor: o.Valor,
      kurus: String(o.Tutar),
      bakiyeKurus: String(o.Bakiye),
      aciklama: o.Aciklama,
      ref: o.Referans,
      tip: o.Kod,
      saat: o.Saat,
      karsiVkn: o.KarsiVkn,
    }).toMatchObject(h);
  }
  expect(ekstre!.hareketler).toHaveLength((b.hareketler ?? b.kurus!).length);
});

test.each(hepsi.map((d) => [d.ad, d] as const))('%s is known by its head alone', (ad, d) => {
  const baslik = d.kolonlar.map((k) => (/^[A-Za-z]+ /.test(k) && ad.endsWith('-ws') ? k.split(' ')[0]! : k));
  expect(duzenBul([baslik])?.duzen.Ad).toBe(ad);
});

describe('refuses a table with missing facts', () => {
  const BASLIK = ['Tarih', 'Saat', 'Tutar', 'Bakiye', 'Borç/Alacak', 'Açıklama', 'Fiş/Dekont No'];
  test.each<[string, readonly Hucre[], RegExp]>([
    ['a sum that is none', ['27.09.2026', '00:31', '12..34', 0, 'B', 'x', '1'], /2\. satırdaki tutar okunamadı/],
    ['a direction against the sign', ['27.09.2026', '00:31', -17, 0, 'A', 'x', '1'], /yönü okunamadı/],
    ['no direction that is known', ['27.09.2026', '00:31', 17, 0, 'C', 'x', '1'], /borç\/alacak okunamadı/],
  ])('%s: refused, and the row named', (_, satir, cumle) => {
    const okunan = tabloOku([BASLIK, satir]);
    expect('hata' in okunan && okunan.hata).toMatch(cumle);
  });

  const DORTLU = ['Tarih', 'Açıklama', 'Tutar', 'Bakiye'];
  test.each<[string, readonly Hucre[], RegExp]>([
    ['a day that is none', ['26-08', 'x', '-50,00', '50,00'], /^3\. satırdaki tarih \(‘26-08’\) okunamadı/],
    ['no day', ['', 'x', '-50,00', '50,00'], /^3\. satırdaki tarih okunamadı/],
    ['a day that is none beside a word of sums', ['26-08', 'Toplam', '-50,00', '50,00'], /^3\. satırdaki tarih/],
    ['a balance that is none', ['26.08.2026', 'x', '-50,00', '1,100.00'], /^3\. satırdaki bakiye okunamadı/],
    ['no sum', ['26.08.2026', 'Havale', '', '50,00'], /^3\. satırdaki tutar okunamadı/],
  ])('a row with %s refuses the file', (_, satir, cumle) => {
    const okunan = tabloOku([DORTLU, ['26.08.2026', 'x', '100,00', '100,00'], satir]);
    expect('hata' in okunan && okunan.hata).toMatch(cumle);
  });

  test.each<[string, readonly Hucre[]]>([
    ['a sum below', ['', 'Toplam', '100,00', '']],
    ['a sum called in the place of the day', ['Genel Toplam: 1 adet', '', 100, null]],
    ['another name there', ['Dönem Borcu', '', '100,00', '']],
    ['what was carried over', ['25.08.2026', 'DEVREDEN BAKİYE', '', '0,00']],
    ['a sum with a day', ['26.08.2026', 'TOPLAM', '', '']],
    ['a day alone', ['26.08.2026', '', '', '']],
    ['the head again', DORTLU],
    ['nothing', []],
  ])('%s is no movement', (_, satir) => {
    const okunan = tabloOku([DORTLU, satir, ['26.08.2026', 'x', '100,00', '100,00'], satir]);
    if ('hata' in okunan) throw new Error(okunan.hata);
    expect(okunan.ekstreler[0]).toMatchObject({ hareketler: [{ Tutar: 10_000 }], Fark: 0 });
  });

  test.each<[Hucre, Hucre, number]>([
    ['17,00', 'B', -1700],
    ['17,00', 'borç', -1700],
    ['17,00', 'BORÇ', -1700],
    ['-17,00', 'Borç', -1700],
    ['17,00', '-', -1700],
    ['17,00', 'alacak', 1700],
    ['17,00', '+', 1700],
  ])('%s that stands on the side %s', (tutar, yon, beklenen) => {
    const okunan = tabloOku([BASLIK, ['27.09.2026', '00:31', tutar, '', yon, 'x', '1']]);
    expect(okunan).toMatchObject({ ekstreler: [{ hareketler: [{ Tutar: beklenen }] }] });
  });

  const TUTAR_SORUSU = /^\d\. satırdaki (?:tutar|bakiye) okunamadı: ‘.+’.+ Sütunları denetleyiniz\.$/;
  test.each<[string, readonly (readonly Hucre[])[]]>([
    [
      'commas that could stand between thousands or before kuruş',
      [
        ['26.08.2026', 'x', '1,500', '101,500'],
        ['27.08.2026', 'x', '2,250', '103,750'],
      ],
    ],
    ['such a balance alone', [['26.08.2026', 'x', '1500', '101,500']]],
    ['commas between thousands', [['26.08.2026', 'x', '1,500.00', '101,500.00']]],
    [
      'a point before kuruş in one row and between thousands in the next',
      [
        ['26.08.2026', 'x', '20.50', '120.50'],
        ['27.08.2026', 'x', '1.500', '1.620'],
      ],
    ],
    ['a point between thousands beside balances with a point before kuruş', [['26.08.2026', 'x', '1.500', '1620.50']]],
  ])('%s: the file is asked about', (_, satirlar) => {
    const okunan = tabloOku([DORTLU, ...satirlar]);
    expect('hata' in okunan && okunan.hata).toMatch(TUTAR_SORUSU);
  });

  test('asks for the columns of outgoing and incoming money as well', () => {
    const BORCLU = ['Tarih', 'Açıklama', 'Borç', 'Alacak', 'Bakiye', 'İşlem No'];
    const okunan = tabloOku([BORCLU, ['26.08.2026', 'x', '1,500', '', '1000', '1']]);
    expect('hata' in okunan && okunan.hata).toMatch(TUTAR_SORUSU);
  });

  test.each(['E', 'e', 'Evet', '1', 'true'])(
    'a movement that the bank calls cancelled (%s) is marked and told',
    (iptal) => {
      const okunan = tabloOku([
        ['Tarih', 'HareketTutari', 'Bakiye', 'IslemKod', 'EkstreAciklama', 'ReferansNo', 'Iptal'],
        ['26.08.2026', '100,00', '100,00', 'TRF', 'x', '1', 'H'],
        ['26.08.2026', '50,00', '150,00', 'TRF', 'y', '2', iptal],
      ]);
      expect(okunan).toMatchObject({
        ekstreler: [
          {
            hareketler: [
              { Kod: 'TRF', Uyari: null },
              { Kod: 'TRF (iptal)', Uyari: expect.stringMatching(/^3\. satır.*₺50,00.*iptal/), Tutar: 5000 },
            ],
          },
        ],
      });
    },
  );

  test('asks for the columns when the head is unknown', () => {
    const okunan = tabloOku([
      ['Gün', 'Para'],
      ['27.09.2026', 5],
    ]);
    expect('hata' in okunan && okunan.hata).toMatch(/düzeni bilinmiyor/);
  });
});
