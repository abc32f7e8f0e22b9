import { MUSTERI_TABLOSU, musteriTablosu } from '@masabasi/core/musteri/aktarim/rules';
import { NOTA } from '@masabasi/core/platform/sheet/tablo';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { atlananSayfalar, basligaGec, dosyaSecimi, saklanacakDuzen, satirlari, sayfayaGec } from './tabloSecimi.ts';

/** Customer lists as offices and their programs write them, from the bytes of the file to the records. */

const ornek = (ad: string) =>
  new File([readFileSync(new URL(`../../musteri/aktarim/veri/${ad}`, import.meta.url))], ad);
const sec = async (dosya: File) => dosyaSecimi(MUSTERI_TABLOSU, dosya, []);
async function kayitlari(dosya: File) {
  const secim = await sec(dosya);
  const { kayitlar, hata, ...gerisi } = musteriTablosu(satirlari(secim), secim.duzen);
  expect([hata, secim.sorular]).toEqual([null, []]);
  return { kayitlar: kayitlar.map((k) => ({ ...k, Satir: undefined })), ...gerisi };
}
const ALI = { Ad: 'Ali', Soyad: 'Veli', Telefon: '05321112233' };
const OGUT = { Unvan: 'Öğüt İşitme Çözümleri Ltd. Şti.', IlId: 'Iğdır', GSM: '05321112233', VKN: '0012345672' };

test.each<[string, readonly object[]]>([
  ['boru.csv', [ALI]],
  ['sep-satiri.csv', [ALI]],
  ['ust-baslik.csv', [{ ...ALI, Eposta: 'a@ornek.example' }]],
  ['iki-telefon.csv', [{ Ad: 'Ali', Soyad: 'Veli', GSM: '05321112233', Telefon: '02121112233' }]],
  [
    'dahili-444.csv',
    [
      { Ad: 'Ayşe', Soyad: 'Can', Telefon: '0212 111 22 33 dahili 105' },
      { Ad: 'Can', Soyad: 'Can', Telefon: '444 1 234' },
    ],
  ],
  ['musteri-adi.csv', [{ Unvan: 'Güneş Pastanesi', NotEki: 'Yetkili: Ali Veli', Telefon: '02121112233' }]],
  ['dos-857.csv', [OGUT]],
  ['windows-1254.csv', [OGUT]],
  ['iso-8859-9.csv', [OGUT]],
  ['utf-16.csv', [OGUT]],
  ['utf-8-imli.csv', [OGUT]],
])('%s is read without a question', async (ad, beklenen) => {
  const { kayitlar, taninmayan } = await kayitlari(ornek(ad));
  expect(kayitlar).toEqual(beklenen);
  expect(taninmayan).toEqual([]);
});

test('days in every notation are read', async () => {
  const { kayitlar } = await kayitlari(ornek('egik-tarih.csv'));
  expect(kayitlar.map((k) => k.DogumTarihi)).toEqual([
    '03/04/1985',
    '03-04-1985',
    '03.04.1985 00:00:00',
    '1985-04-03',
    '31140',
  ]);
});

describe('letters', () => {
  test("ask when two encodings fit, and accept the person's choice", async () => {
    const baytlar = new Uint8Array([...new TextEncoder().encode('Ad;Soyad\r\nAli;V'), 0xc8, 0x0d, 0x0a]);
    const secim = await sec(new File([baytlar], 'a.csv'));
    expect(secim.sorular[0]).toMatch(/hangi harflerle/);
    const mac = await dosyaSecimi(
      MUSTERI_TABLOSU,
      new File([new Uint8Array([...new TextEncoder().encode('Ad\r\n'), 0xde, 0x69, 0x72, 0x69, 0x6e])], 'b.csv'),
      [],
      'mactr',
    );
    expect(satirlari(mac)[1]).toEqual(['Şirin']);
  });
});

describe('a book of Excel', () => {
  const metin = (value: string) => ({ value, type: String });
  const satir = (...h: string[]) => h.map(metin);
  const dosya = async (veri: readonly object[]) =>
    new File([new Uint8Array(await writeXlsxFile(veri as never).toBuffer())], 'a.xlsx');

  test('with several sheets is read from the sheet with the list, and names the others', async () => {
    const kitap = await dosya([
      { sheet: 'Kapak', data: [satir('Rapor'), satir('2026')] },
      { sheet: 'Liste', data: [satir('Ad', 'Soyad'), satir('Ali', 'Veli')] },
    ] as never);
    const secim = await sec(kitap);
    expect([secim.sayfa, secim.sorular, atlananSayfalar(secim)]).toEqual([1, [], ['‘Kapak’ sayfası']]);
  });

  test('with several lists asks for the right one', async () => {
    const kitap = await dosya([
      { sheet: 'Eski', data: [satir('Ad', 'Soyad'), satir('Ali', 'Veli')] },
      { sheet: 'Yeni', data: [satir('Ad', 'Soyad'), satir('Can', 'Can')] },
    ] as never);
    const secim = await sec(kitap);
    expect(secim.sorular).toEqual(['Dosyada birden çok liste var: ‘Eski’, ‘Yeni’. Aktarılacak sayfayı seçiniz.']);
    expect(satirlari(sayfayaGec(MUSTERI_TABLOSU, secim, 1, []))[1]).toEqual(['Can', 'Can']);
  });

  test('with merged cells repeats the first value in every row', async () => {
    const kitap = await dosya([
      [{ ...metin('MÜŞTERİ LİSTESİ'), columnSpan: 3 }, null, null],
      satir('Şehir', 'Ad', 'Soyad'),
      [{ ...metin('İzmir'), rowSpan: 2 }, metin('Ali'), metin('Veli')],
      [null, metin('Can'), metin('Can')],
      [metin('TOPLAM'), { value: 2, type: Number }, null],
    ]);
    const { kayitlar, atlanan } = await kayitlari(kitap);
    expect(kayitlar.map((k) => [k.IlId, k.Ad])).toEqual([
      ['İzmir', 'Ali'],
      ['İzmir', 'Can'],
    ]);
    expect(atlanan).toEqual(['5. satır (TOPLAM)']);
  });
});

test("a person's choices return for the next file with these headings", async () => {
  const f = (icerik: string) => new File([icerik], 'a.csv');
  const ilk = await sec(f('Kimin;Nesi\nAli Veli;x\n'));
  expect(ilk.sorular).toHaveLength(1);
  expect(saklanacakDuzen(ilk)).toBeUndefined();
  const secilen = { ...ilk, duzen: { baslik: 0, hedefler: ['AdSoyad', NOTA] as const }, secildi: true };
  const kayitli = saklanacakDuzen(secilen)!;
  const sonra = await dosyaSecimi(MUSTERI_TABLOSU, f('Liste\n\nKİMİN;Nesi\nCan Er;y\n'), [kayitli]);
  expect([sonra.sorular, sonra.duzen]).toEqual([[], { baslik: 2, hedefler: ['AdSoyad', NOTA] }]);
  // A removed field is no target.
  const eski = await dosyaSecimi(MUSTERI_TABLOSU, f('Kimin;Nesi\nCan Er;y\n'), [
    { ...kayitli, Hedefler: ['AdSoyad', 'Yok'] },
  ]);
  expect(eski.duzen.hedefler).toEqual(['AdSoyad', null]);
  expect(basligaGec(MUSTERI_TABLOSU, sonra, -1).duzen.baslik).toBe(-1);
});

test('an empty file is refused with a sentence, and a large one is not read', async () => {
  await expect(sec(new File(['\n;;\n'], 'a.csv'))).rejects.toThrow('Dosya boş.');
  await expect(sec(new File([new Uint8Array(21 * 1024 * 1024)], 'a.csv'))).rejects.toThrow(/çok büyük/);
});
