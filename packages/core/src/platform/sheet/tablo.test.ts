import { describe, expect, test } from 'vitest';
import { MUSTERI_TABLOSU, musteriTablosu, tipSozu } from '../../musteri/aktarim/rules.ts';
import { PERSONEL_TABLOSU, personelTablosu } from '../../kisi/personel/personelAktarim.ts';
import { bilinenDuzen, duzenImzasi, hucreYazisi, NOTA, tabloOnerisi } from './tablo.ts';

/** Lists as offices keep them: finding the headings and columns, and reporting the skipped parts. */

const csv = (metin: string) => metin.split('\n').map((s) => s.split(';'));
const kayitlari = (metin: string) => {
  const { hata, kayitlar } = musteriTablosu(csv(metin));
  expect(hata).toBeNull();
  return kayitlar.map((k) => Object.fromEntries(Object.entries(k).filter(([alan, v]) => alan !== 'Satir' && v !== '')));
};

describe('the headings', () => {
  test('are found below a title and empty rows', () => {
    const satirlar = csv(
      'MÜŞTERİ LİSTESİ 2026;;;\n;;;\nAd;Soyad;Telefon;E-posta\nAli;Veli;05321112233;a@ornek.example',
    );
    expect(musteriTablosu(satirlar)).toEqual({
      kayitlar: [{ Satir: 4, Ad: 'Ali', Soyad: 'Veli', Telefon: '05321112233', Eposta: 'a@ornek.example' }],
      taninmayan: [],
      hata: null,
    });
    expect(tabloOnerisi(MUSTERI_TABLOSU, satirlar)).toMatchObject({ duzen: { baslik: 2 }, sorular: [] });
  });

  test('are asked for if none are recognized, and may be missing completely', () => {
    const satirlar = csv('Ali Veli;0532 111 22 33\nCan Can;0212 111 22 33');
    expect(tabloOnerisi(MUSTERI_TABLOSU, satirlar).sorular).toEqual([MUSTERI_TABLOSU.gerekliSorusu]);
    expect(musteriTablosu(satirlar).hata).toBe(MUSTERI_TABLOSU.gerekliHatasi);
    const { kayitlar } = musteriTablosu(satirlar, { baslik: -1, hedefler: ['AdSoyad', 'Telefon'] });
    expect(kayitlar.map((k) => [k.Satir, k.Ad, k.Soyad])).toEqual([
      [1, 'Ali', 'Veli'],
      [2, 'Can', 'Can'],
    ]);
  });

  test.each([
    [
      'Müşteri Adı;Yetkili;Telefon 1',
      'Güneş Pastanesi;Ali Veli;0212 111 22 33',
      { Unvan: 'Güneş Pastanesi', NotEki: 'Yetkili: Ali Veli', Telefon: '0212 111 22 33' },
    ],
    ['Müşteri Adı;Yetkili;Telefon 1', 'Mavi Deniz;Ali Veli;', { Unvan: 'Mavi Deniz', NotEki: 'Yetkili: Ali Veli' }],
    [
      'MÜŞTERİ ADI;CEP TEL.',
      'Ayşe Nur Yılmaz;0532 111 22 33',
      { Ad: 'Ayşe Nur', Soyad: 'Yılmaz', GSM: '0532 111 22 33' },
    ],
    ['Adı Soyadı / Ünvanı;VKN/TCKN', 'Ak Gıda Ltd. Şti.;1234567890', { Unvan: 'Ak Gıda Ltd. Şti.', VKN: '1234567890' }],
    ['Adı Soyadı / Ünvanı;VKN/TCKN', 'Ali Veli;10000000146', { Ad: 'Ali', Soyad: 'Veli', TCKimlikNo: '10000000146' }],
    ['Ünvan;Vergi No', 'Veli Bakkal;10000000146', { Unvan: 'Veli Bakkal', TCKimlikNo: '10000000146' }],
    ['Müşteri Adı;Soyadı', 'Ali;Veli', { Ad: 'Ali', Soyad: 'Veli' }],
    ['Ünvan;Ad Soyad', 'Ak A.Ş.;Ali Veli', { Unvan: 'Ak A.Ş.', NotEki: 'Yetkili: Ali Veli' }],
    ['Tip;Müşteri', 'Tüzel kişi;Ali Veli', { Tip: 'Tüzel kişi', Unvan: 'Ali Veli' }],
    [
      'Firma Adı;Vergi Dairesi;E-Mail;Şehir',
      'Ak;Şişli;a@b.co;İzmir',
      { Unvan: 'Ak', VergiDairesi: 'Şişli', Eposta: 'a@b.co', IlId: 'İzmir' },
    ],
    [
      'Ad;Soyad;Telefon;Tel',
      'Ali;Veli;05321112233;02121112233',
      { Ad: 'Ali', Soyad: 'Veli', GSM: '05321112233', Telefon: '02121112233' },
    ],
    [
      'Ad;Soyad;Telefon 1;Telefon 2',
      'Ali;Veli;02121112233;0532 111 22 33',
      { Ad: 'Ali', Soyad: 'Veli', Telefon: '02121112233', GSM: '0532 111 22 33' },
    ],
    [
      'Ad;Soyad;Cep;Telefon 1;Telefon 2',
      'Ali;Veli;05321112233;02121112233;02121112244',
      { Ad: 'Ali', Soyad: 'Veli', GSM: '05321112233', Telefon: '02121112233', NotEki: 'Telefon 2: 02121112244' },
    ],
    [
      'Cari Kodu;Ünvanı;V.No;Tel 1;Tel 2;Faks',
      '120.01;AK LTD;1234567890;0212 111 22 33;;0212 111 22 34',
      {
        Unvan: 'AK LTD',
        VKN: '1234567890',
        Telefon: '0212 111 22 33',
        NotEki: 'Cari Kodu: 120.01\nFaks: 0212 111 22 34',
      },
    ],
    [
      'Ad;Soyad;Telefon',
      'Ali;Veli;0532 111 22 33 / 0212 111 22 33',
      { Ad: 'Ali', Soyad: 'Veli', Telefon: '0212 111 22 33', GSM: '0532 111 22 33' },
    ],
    ['Ad;Soyad;Telefon', `Ali;Veli;="05321112233"`, { Ad: 'Ali', Soyad: 'Veli', Telefon: '05321112233' }],
    ['Ad;Soyad;Telefon', `Ali;Veli;'05321112233`, { Ad: 'Ali', Soyad: 'Veli', Telefon: '05321112233' }],
  ])('%s: %s', (basliklar, satir, beklenen) => {
    expect(kayitlari(`${basliklar}\n${satir}`)).toEqual([beklenen]);
  });

  test('cause a question if they name a field twice or if there are too many telephone columns', () => {
    const sorular = (metin: string) => tabloOnerisi(MUSTERI_TABLOSU, csv(metin)).sorular;
    expect(sorular('Ad;Ad;Soyad\na;b;c')).toEqual(['‘Ad’ sütunu iki kez yazılmış.']);
    expect(sorular('Ad;Soyad;E-posta;E-mail\na;b;c@d.ee;f@g.hh')).toEqual([
      '‘E-posta’ ve ‘E-mail’ sütunlarının ikisi de E-posta olabilir.',
    ]);
    expect(sorular('Ad;Soyad;Tel 1;Tel 2;Tel 3\na;b;1;2;3')).toEqual(['Dosyada ikiden çok telefon sütunu var.']);
    expect(sorular('Ad;Soyad;Tel 1;Tel 2;Tel 3\na;b;1;2;')).toEqual([]);
    expect(sorular('Ad;Soyad;Doğum Tarihi\na;b;12/31/1985')).toHaveLength(1);
  });
});

describe('the rows', () => {
  test('with sums and repeated headings are skipped and named, and empty ones are skipped', () => {
    const { kayitlar, atlanan } = musteriTablosu(
      csv(
        'Ad;Soyad;Telefon\nAli;Veli;1\n;;\nAd;Soyad;Telefon\nCan;Can;2\nToplam;;2\nGENEL TOPLAM: 2 müşteri;;\nToplam Kayıt Sayısı : 2;;',
      ),
    );
    expect(kayitlar.map((k) => k.Satir)).toEqual([2, 5]);
    expect(atlanan).toEqual([
      '4. satır (Ad)',
      '6. satır (Toplam)',
      '7. satır (GENEL TOPLAM: 2 müşteri)',
      '8. satır (Toplam Kayıt Sayısı : 2)',
    ]);
  });

  test('with a company name that begins with a word of a sum row are records', () => {
    expect(kayitlari('Unvan;Telefon\nToplam Gıda Ltd. Şti.;02121112233\nAdet Tekstil;')).toHaveLength(2);
  });

  test('name the skipped columns, those without a heading by their letter', () => {
    const { taninmayan } = musteriTablosu(csv('Ad;;Soyad;Uğur;\nAli;x;Veli;y;'));
    expect(taninmayan).toEqual(['B sütunu', 'Uğur']);
  });

  test('copy the chosen columns into the notes, each with its heading', () => {
    const { kayitlar } = musteriTablosu(csv('Ad;Soyad;Uğur;Not\nAli;Veli;13;Eski'), {
      baslik: 0,
      hedefler: ['Ad', 'Soyad', NOTA, 'Notlar'],
    });
    expect(kayitlar[0]).toMatchObject({ Notlar: 'Eski', NotEki: 'Uğur: 13' });
  });

  test('read dates in the detected or chosen order', () => {
    const gunler = (metin: string, sira?: 'ay') => {
      const satirlar = csv(`Ad;Soyad;Doğum Tarihi\n${metin}`);
      const { duzen } = tabloOnerisi(MUSTERI_TABLOSU, satirlar);
      return musteriTablosu(satirlar, { ...duzen, ...(sira && { gunSirasi: sira }) }).kayitlar.map(
        (k) => k.DogumTarihi,
      );
    };
    expect(gunler('a;b;03/04/1985')).toEqual(['03/04/1985']);
    expect(gunler('a;b;03/04/1985', 'ay')).toEqual(['1985-03-04']);
    expect(gunler('a;b;12/31/1985\na;b;03/04/1985')).toEqual(['1985-12-31', '1985-03-04']);
  });
});

test('recognizes a layout by its headings in any row', () => {
  const satirlar = csv('Liste;\nKimin;Nesi\nAli Veli;x');
  const Imza = duzenImzasi(satirlar, 1)!;
  const kayitli = [{ Imza, Hedefler: ['AdSoyad' as const, NOTA] }];
  expect(bilinenDuzen(csv('KİMİN;Nesi;\nCan Can;y'), kayitli)).toEqual({ baslik: 0, hedefler: ['AdSoyad', NOTA] });
  expect(bilinenDuzen(csv('Kimin;Başka\nCan Can;y'), kayitli)).toBeNull();
  expect(duzenImzasi(satirlar, -1)).toBeNull();
});

test.each([
  ['="0532 111"', '0532 111'],
  [`'0532`, '0532'],
  ['=05321112233', '05321112233'],
  [`O'Neil`, `O'Neil`],
  [`'a' b`, `'a' b`],
  ['=A1+B1', '=A1+B1'],
  [' x ', 'x'],
])('%s is %s', (hucre, yazi) => {
  expect(hucreYazisi(hucre)).toBe(yazi);
});

test.each([
  ['Tüzel', 2],
  ['TÜZEL KİŞİ', 2],
  ['Tüzel Kişilik', 2],
  ['Şirket', 2],
  ['Firma', 2],
  ['Kurumsal', 2],
  ['Kurum', 2],
  ['Ltd. Şti.', 2],
  ['A.Ş.', 2],
  ['Anonim Şirketi', null],
  ['Şahıs', 1],
  ['Şahıs Firması', 1],
  ['Bireysel', 1],
  ['Gerçek kişi', 1],
  ['gerçek', 1],
  ['1', 1],
  ['belki', null],
] as const)('the kind %s is %s', (metin, tip) => {
  expect(tipSozu(metin)).toBe(tip);
});

test('recognizes staff by full names and other headings, too', () => {
  const satirlar = csv(
    'PERSONEL LİSTESİ;;;\nAdı Soyadı;Kullanıcı Adı;T.C. No;Bölüm\nAyşe Nur Er;ayse;10000000146;Destek\nToplam: 1;;;',
  );
  const { kayitlar, atlanan } = personelTablosu(satirlar);
  expect(kayitlar).toEqual([
    { Satir: 3, Ad: 'Ayşe Nur', Soyad: 'Er', UserName: 'ayse', TCKimlikNo: '10000000146', Departman: 'Destek' },
  ]);
  expect(atlanan).toEqual(['4. satır (Toplam: 1)']);
  expect(tabloOnerisi(PERSONEL_TABLOSU, satirlar).sorular).toEqual([]);
});
