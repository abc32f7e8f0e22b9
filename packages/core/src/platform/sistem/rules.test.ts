import { expect, test } from 'vitest';
import { boyutYaz, sistemKonulari } from './rules.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1,0 kB'],
  [14_300_000, '14,3 MB'],
  [2_000_000_000, '2,0 GB'],
  [5_000_000_000_000_000, '5000,0 TB'],
])('%i bytes are %s', (bayt, metin) => {
  expect(boyutYaz(bayt)).toBe(metin);
});

type Durum = Parameters<typeof sistemKonulari>[0];
const IYI: Durum = {
  Surum: '1.0.0',
  Node: '24.0.0',
  Baslama: '2026-11-20T06:00:00Z',
  Bellek: 1,
  Izleyen: 0,
  Veritabani: { Surum: '18.4', Boyut: 1, Baglanti: 3, EnCokBaglanti: 100, Gomulu: true },
  Disk: { Bos: 50_000_000_000, Toplam: 100_000_000_000 },
  YazmaSiniri: 1,
  YazmaDurdu: false,
  Dosyalar: { Adet: 0, Boyut: 0, Sinir: 1000 },
  Tarayici: true,
  Posta: { Bekleyen: 0, Gidemeyen: 0, Kurulu: true },
  Isler: [{ Ad: 'yedek', SonCalisma: '2026-11-20T00:00:00Z', Gecikti: false }],
  Yedek: { Ad: '2026-11-20T00-00-00Z', Zaman: '2026-11-20T00:00:00Z' },
  YedekAcik: true,
  IkiAdimsizTamYetkili: 0,
  YabanciAyarlar: [],
  YavasCagrilar: [],
};

const BUGUN = '2026-11-20';
const isler = (d: Durum) => sistemKonulari(d, BUGUN).filter((k) => k.Duzey !== 'iyi');
const iyiler = (d: Durum) => sistemKonulari(d, BUGUN).flatMap((k) => (k.Duzey === 'iyi' ? [k.Cumle] : []));

test('a server without a problem has no matters, and says what is well', () => {
  expect(isler(IYI)).toEqual([]);
  expect(iyiler(IYI)).toEqual([
    'Son yedek bugün alındı.',
    'Günlük işler zamanında çalışıyor (1 iş).',
    'Bütün e-postalar gönderildi.',
    'Diskte 50,0 GB boş yer var.',
    'Bütün tam yetkililer iki adımla giriyor.',
    'Yüklenen dosyalar virüse karşı taranıyor.',
  ]);
  // A foreign database has no backups of ours, and a job that never ran is not late on the first day.
  const kendi: Durum = {
    ...IYI,
    YedekAcik: null,
    Yedek: null,
    Isler: [{ Ad: 'yedek', SonCalisma: null, Gecikti: true }],
  };
  expect(isler(kendi)).toEqual([]);
  expect(iyiler(kendi)).not.toContainEqual(expect.stringMatching(/yedek|işler/));
});

test.each([
  ['2026-11-20T00:30:00Z', ['Son yedek bugün alındı.']],
  // Half past midnight in Istanbul is the next day.
  ['2026-11-18T21:30:00Z', ['Son yedek dün alındı.']],
  ['2026-11-18T20:30:00Z', ['Son yedek 18.11.2026 alındı.']],
  ['2026-11-17T00:30:00Z', []],
])('a backup of %s reads %j', (Zaman, cumleler) =>
  expect(iyiler({ ...IYI, Yedek: { Ad: 'x', Zaman } }).filter((c) => c.startsWith('Son yedek'))).toEqual(cumleler),
);

test.each<[Partial<Durum>, 'sorun' | 'eksik', RegExp]>([
  [{ YazmaDurdu: true }, 'sorun', /hiçbir kayıt yapılmıyor/],
  [{ Disk: { Bos: 1_000_000_000, Toplam: 2_000_000_000 } }, 'sorun', /1,0 GB kaldı/],
  [
    { Isler: [{ Ad: 'lisans', SonCalisma: '2026-11-01T00:00:00Z', Gecikti: true }] },
    'sorun',
    /Günü geçen işler: Lisans/,
  ],
  [{ Dosyalar: { Adet: 1, Boyut: 950, Sinir: 1000 } }, 'sorun', /dolmak üzere/],
  [{ Tarayici: false }, 'sorun', /yanıt vermiyor/],
  [{ Posta: { Bekleyen: 0, Gidemeyen: 2, Kurulu: true } }, 'sorun', /^2 e-posta gönderilemedi/],
  [{ Veritabani: { ...IYI.Veritabani, Baglanti: 90 } }, 'sorun', /90 \/ 100/],
  [
    { Posta: { Bekleyen: 4, Gidemeyen: 0, Kurulu: false } },
    'eksik',
    /^4 e-posta bekliyor: giden posta sunucusu tanımlı değil/,
  ],
  [{ Posta: { Bekleyen: 0, Gidemeyen: 0, Kurulu: false } }, 'eksik', /^E-posta gönderilmiyor/],
  [{ YedekAcik: false }, 'eksik', /^Gece yedeği kapalı/],
  [{ Yedek: null }, 'eksik', /^Henüz yedek alınmadı/],
  [{ IkiAdimsizTamYetkili: 3 }, 'eksik', /^İki adımlı girişi olmayan 3 tam yetkili/],
  [{ Tarayici: null }, 'eksik', /taranmıyor/],
  [{ YabanciAyarlar: ['SMTP_HOTS: böyle bir ayar yok'] }, 'eksik', /SMTP_HOTS/],
])('%j is %s', (degisen, duzey, cumle) => {
  expect(isler({ ...IYI, ...degisen })).toMatchObject([{ Duzey: duzey, Cumle: expect.stringMatching(cumle) }]);
});

test('technical names stand apart from the sentences', () => {
  const eksikler = isler({
    ...IYI,
    Posta: { Bekleyen: 4, Gidemeyen: 0, Kurulu: false },
    YedekAcik: false,
    Tarayici: null,
  });
  expect(eksikler.map((k) => k.Sunucuda)).toEqual([
    'SMTP_HOST ve SMTP_FROM ayarları',
    'YEDEK=0 satırı çıkarılınca açılır',
    'CLAMD_ADRES ayarı',
  ]);
  for (const k of eksikler) expect(k.Cumle).not.toMatch(/[A-Z]{3,}/);
});

test('what waits names the page or the part of the page on which it is dealt with', () => {
  const yeri = (degisen: Partial<Durum>) => isler({ ...IYI, ...degisen }).map((k) => k.Yer?.Yol);
  expect(yeri({ Posta: { Bekleyen: 4, Gidemeyen: 2, Kurulu: false } })).toEqual(['/yonetim/posta', '/yonetim/posta']);
  expect(yeri({ IkiAdimsizTamYetkili: 1 })).toEqual(['#iki-adim']);
});
