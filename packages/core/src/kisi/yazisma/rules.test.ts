import { describe, expect, test } from 'vitest';
import { katla } from '../../platform/text/metin.ts';
import {
  acilCumlesi,
  arananSozler,
  baslayanSozler,
  degismezNedeni,
  halCumlesi,
  halOzeti,
  kalanDakika,
  mesajHatasi,
  METIN,
  type YazilanHali,
} from './rules.ts';

/** Search rule of the test: each searched word begins a word of the text in one of its forms. */
const bulur = (ara: string, metin: string, sozler = arananSozler(ara)): boolean => {
  const kelimeler = katla(metin).split(/[^\p{L}\p{N}]+/u);
  return sozler.every((dallar) =>
    dallar.some((d) => kelimeler.some((k) => (d.tam ? k === d.soz : k.startsWith(d.soz)))),
  );
};

/** A word with its forms, as they stand in messages. The word and each form are searched by all others. */
const BICIMLER = `
kitap kitabı kitaba kitapta kitaptan kitabın kitaplar kitapları kitabımız
müşteri müşteriyi müşteriye müşteride müşteriden müşterinin müşteriler müşterileri müşterilerimizden
fatura faturayı faturaya faturada faturadan faturanın faturalar faturaları faturalarımız
yazıcı yazıcıyı yazıcıya yazıcıda yazıcıdan yazıcının yazıcılar yazıcıları yazıcılardan
toplantı toplantıyı toplantıya toplantıda toplantıdan toplantının toplantılar toplantıları
lisans lisansı lisansa lisansta lisanstan lisansın lisanslar lisansları
kayıt kaydı kayda kayıtta kayıttan kaydın kayıtlar kayıtları
sunucu sunucuyu sunucuya sunucuda sunucudan sunucunun sunucular sunucuları
parola parolayı parolaya parolada paroladan parolanın parolalar
bağlantı bağlantıyı bağlantıya bağlantıda bağlantıdan bağlantının bağlantılar
rapor raporu rapora raporda rapordan raporun raporlar raporları
ekran ekranı ekrana ekranda ekrandan ekranın ekranlar ekranları
program programı programa programda programdan programın programlar
barkod barkodu barkoda barkodda barkoddan barkodun barkodlar
depo depoyu depoya depoda depodan deponun depolar depoları
şehir şehri şehre şehirde şehirden şehrin şehirler şehirleri
ağaç ağacı ağaca ağaçta ağaçtan ağacın ağaçlar
dolap dolabı dolaba dolapta dolaptan dolabın dolaplar
yemek yemeği yemeğe yemekte yemekten yemeğin yemekler
sipariş siparişi siparişe siparişte siparişten siparişin siparişler`
  .trim()
  .split('\n')
  .map((satir) => satir.split(' '));

describe('search', () => {
  test('finds at least 97 of 100 forms of a word by any other form', () => {
    const kaybolan: string[] = [];
    let hepsi = 0;
    for (const bicimler of BICIMLER)
      for (const ara of bicimler)
        for (const metin of bicimler) {
          hepsi++;
          if (!bulur(ara, `Dün ${metin} hakkında konuştuk.`)) kaybolan.push(`${ara} > ${metin}`);
        }
    expect(kaybolan.length / hepsi, kaybolan.slice(0, 40).join(', ')).toBeLessThanOrEqual(0.03);
  });

  test.each([
    ['kitap', 'Uçak geç kaldı'],
    ['fatura', 'Fatma aradı'],
    ['rapor', 'Radyo çalıyor'],
    ['depo', 'Derginin kapağı'],
  ])('does not find %s in: %s', (ara, metin) => {
    expect(bulur(ara, metin)).toBe(false);
  });

  test.each([
    ['fat', 'Fatura kesildi'],
    ['FAT', 'Faturayı gönderdim'],
    ['fatu', 'Faturalarımız hazır'],
    ['müş', 'Müşteriler bekliyor'],
    ['fat kes', 'Fatura kesildi'],
    ['fatura kes', 'Faturalar kesilmiş'],
    ['hak', 'Hakkımız duruyor'],
    ['renk', 'Rengi soldu'],
  ])('finds the unfinished %s in: %s', (ara, metin) => {
    expect(bulur(ara, metin, baslayanSozler(ara)!)).toBe(true);
  });

  test('treats three letters as the beginning of a word, but not fewer', () => {
    expect(baslayanSozler('fa')).toBeNull();
    expect(bulur('fa kes', 'Fatura kesildi', baslayanSozler('fa kes')!)).toBe(false);
  });

  test('adds nothing for words that are searched by their beginning anyway', () => {
    for (const ara of ['fatura', 'müşteriye raporlar', 'iş', 'G00012', 'kdv', ''])
      expect(baslayanSozler(ara)).toBeNull();
  });

  test('contains only letters and digits, for any search', () => {
    for (const ara of ["') | '", 'a:* & !b', "kitap'ın", '100%', '\\'])
      for (const dal of [...arananSozler(ara), ...(baslayanSozler(ara) ?? [])].flat())
        expect(dal.soz).toMatch(/^[\p{L}\p{N}]+$/u);
  });
});

const hal = (o: Partial<YazilanHali>): YazilanHali => ({
  Ad: 'Ayşe Kaya',
  tur: 'yerinde',
  dakika: null,
  donus: null,
  yerine: null,
  ...o,
});
test.each<[Partial<YazilanHali>, string | null]>([
  [{}, null],
  [{ tur: 'yemek', dakika: 12 }, 'Ayşe Kaya yemekte; yaklaşık 12 dakikaya döner.'],
  [{ tur: 'mola' }, 'Ayşe Kaya molada.'],
  [
    { tur: 'izinli', donus: '2026-11-30', yerine: 'Can Er' },
    'Ayşe Kaya izinli; Pazartesi günü dönüyor. Acil olanlar için: Can Er.',
  ],
  [{ tur: 'izinli', donus: '2026-11-27' }, 'Ayşe Kaya izinli; yarın dönüyor.'],
  [{ tur: 'izinli', donus: '2026-12-21' }, 'Ayşe Kaya izinli; 21.12.2026 dönüyor.'],
  [{ tur: 'mesaiDisi' }, 'Ayşe Kaya şu anda mesaide değil; gelince okuyacak.'],
])('tells the state of a person before a message: %j', (h, cumle) => {
  expect(halCumlesi(hal(h), '2026-11-26')).toBe(cumle);
});

test('counts many absent people in one line', () => {
  const cok = [...Array.from({ length: 23 }, () => 'mesaiDisi' as const), 'izinli', 'yerinde'] as const;
  expect(halOzeti(cok)).toBe('23 kişi mesaide değil, 1 izinli');
  expect(halOzeti(['yemek', 'mola', 'mola', 'toplanti', 'disarida'])).toBe(
    '2 kişi molada, 1 yemekte, 1 toplantıda, 1 dışarıda',
  );
  expect(halOzeti(['yerinde'])).toBe('');
});

test('estimates a break by the middle of earlier ones, and not from fewer than three', () => {
  expect(kalanDakika(8, [20, 18, 45, 21, 19])).toBe(12);
  expect(kalanDakika(30, [20, 18, 45, 21, 19])).toBe(1);
  expect(kalanDakika(8, [20, 18])).toBeNull();
});

test('tells of an urgent message the called people, their deputies, and the people who read it after their return', () => {
  expect(
    acilCumlesi([
      { Ad: 'Ayşe', uzakta: false, yerine: 'Can' },
      { Ad: 'Ece', uzakta: true, yerine: 'Can' },
      { Ad: 'Ali', uzakta: true, yerine: null },
    ]),
  ).toBe('Hemen bildirilir: Ayşe. Yerine bildirilir: Ece yerine Can. Yerine bakan yok, dönünce okur: Ali.');
});

test('needs a text or a file in a message, and lets its writer change it for a day', () => {
  expect([mesajHatasi(' \u200B ', 0), mesajHatasi('', 1), mesajHatasi('a', 0)]).toEqual([METIN.bos, null, null]);
  const m = { YazanId: 1, zaman: 0, geriAlindi: false };
  const gun = 24 * 3_600_000;
  expect([
    degismezNedeni(m, 1, gun),
    degismezNedeni(m, 1, gun + 1),
    degismezNedeni(m, 2, 0),
    degismezNedeni({ ...m, geriAlindi: true }, 1, 0),
  ]).toEqual([null, METIN.gec, METIN.baskasinin, METIN.geriAlinmis]);
});
