import { expect, test } from 'vitest';
import {
  alintiGizlisiz,
  bizimIleti,
  bizimIletiler,
  ekHatasi,
  epostaMi,
  gitmemeNedeni,
  gizlisiz,
  gonderenAdresi,
  konuHatasi,
  METIN,
  postaHali,
  postaHaliYaz,
} from './rules.ts';

test.each(['ayse@firma.com', 'a.b+c@alt.firma.com.tr', "o'neil@x-y.org"])('%s is an address', (s) => {
  expect(epostaMi(s)).toBe(true);
});

test.each([
  null,
  '',
  'ayse',
  'ayse@firma',
  'a@b.c, d@e.f',
  'Ayşe <a@b.c>',
  'a@b.c\r\nBcc: d@e.f',
  'a@b.c\n',
  ' a@b.c',
  'a b@c.d',
  `${'a'.repeat(65)}@b.c`,
  `a@${'b'.repeat(250)}.com`,
])('%j is not one plain address', (s) => {
  expect(epostaMi(s)).toBe(false);
});

test('accepts only a subject of one line', () => {
  expect(konuHatasi('Yarınki toplantı: çay, şeker')).toBeNull();
  for (const satir of ['a\r\nBcc: b@c.d', 'a\nb', 'a\rb', 'a\u2028b', 'a\u0085b'])
    expect(konuHatasi(satir)).toBe(METIN.tekSatir);
});

test('refuses more attachments than one mail can carry', () => {
  const mb = 1024 * 1024;
  expect(ekHatasi([])).toBeNull();
  expect(ekHatasi([10 * mb, 5 * mb])).toBeNull();
  expect(ekHatasi([10 * mb, 5 * mb, 1])).toBe(
    'Bir e-postaya en çok 15 MB dosya eklenir; seçtikleriniz 15 MB. Birini çıkarınız.',
  );
  expect(ekHatasi(Array.from({ length: 11 }, () => 1))).toBe('Bir e-postaya en çok 10 dosya eklenir.');
});

test.each([
  ['connect ECONNREFUSED 10.0.0.5:25', 'e-posta sunucusuna ulaşılamadı'],
  ['Greeting never received', 'e-posta sunucusuna ulaşılamadı'],
  ["Can't send mail - all recipients were rejected: 550 No such user", 'alıcının adresi kabul edilmedi'],
  ['Invalid login: 535 5.7.8 Authentication failed', 'e-posta sunucusu girişimizi kabul etmedi'],
  ['Message failed: 552 5.3.4 Message size exceeds fixed limit', 'e-posta, sunucunun kabul ettiğinden büyük'],
  ['E-posta alıcıya ulaşmadı: Undeliverable', 'alıcının sunucusu geri gönderdi'],
  ['', 'e-posta sunucusu kabul etmedi'],
])('writes the error %j as %j', (hata, neden) => {
  expect(gitmemeNedeni(hata)).toBe(neden);
});

test.each([
  [{ Durum: 'Bekliyor', Deneme: 0 }, true, 'gönderilecek'],
  [{ Durum: 'Bekliyor', Deneme: 2 }, true, 'gönderilemedi, yeniden denenecek: kapalı'],
  [{ Durum: 'Bekliyor', Deneme: 2 }, false, 'e-posta sunucusu tanımlı değil: giden kutusunda bekliyor'],
  [{ Durum: 'Hata', Deneme: 5 }, false, 'gönderilemedi: kapalı'],
  [{ Durum: 'Gönderildi', Deneme: 1 }, true, 'gönderildi, 24.11.2026 12:00'],
] as const)('writes the state of the mail %j', (p, smtp, soz) => {
  const o = { Zaman: p.Durum === 'Gönderildi' ? '2026-11-24T09:00:00Z' : null, Neden: 'kapalı' };
  expect(postaHaliYaz(postaHali(p, smtp), o)).toBe(soz);
});

const ANAHTAR = 'vVa4HfQ2-_9kLmN0pQrStUvWxYz1234567890abcdeF';
const KURULUM = 'https://masa.example';

test.each([
  [`okumak için: ${KURULUM}/teklif/${ANAHTAR}`, `okumak için: ${KURULUM}/teklif/******`],
  [`İyi: ${KURULUM}/anket/${ANAHTAR}?c=5\nKötü`, `İyi: ${KURULUM}/anket/******\nKötü`],
  [`${KURULUM}/api/takvim/${ANAHTAR}.ics`, `${KURULUM}/api/******`],
  [`bu adresten:\n${KURULUM}/davet/${ANAHTAR}.`, `bu adresten:\n${KURULUM}/davet/******`],
  [`adres ayarlı değil: /odeme/${ANAHTAR}, yine de`, 'adres ayarlı değil: /odeme/******, yine de'],
  [`http://eski.example/teklif/${ANAHTAR}`, 'http://eski.example/teklif/******'],
  [`eski.example/teklif/${ANAHTAR}`, 'eski.example/teklif/******'],
  ['Takip kodunuz: 2K4M-ABCD-9XYZ', 'Takip kodunuz: ******'],
  [`durumu: ${KURULUM}/webistek/2K4MABCD9XYZ`, `durumu: ${KURULUM}/webistek/******`],
  ['Bağlantı: https://us02web.zoom.us/j/8123456789?pwd=abCD12', 'Bağlantı: https://us02web.zoom.us/j/******'],
  ['Bağlantı: https://meet.google.com/abc-defg-hij', 'Bağlantı: https://meet.google.com/******'],
  ['https://teams.microsoft.com/l/meetup-join/19%3ameeting', 'https://teams.microsoft.com/l/******'],
  ['Geçici parolanız: Ab1!x yarın değiştiriniz', 'Geçici parolanız: ****** yarın değiştiriniz'],
  ['Şifre = 12345', 'Şifre = ******'],
])('%j is shown without its secret: %j', (metin, gorunen) => {
  expect(gizlisiz(metin, KURULUM)).toBe(gorunen);
});

test.each([
  `Ayrıntısı: ${KURULUM}/islemler/musterigorusme/detay?id=5`,
  `Ayrıntısı: ${KURULUM}/islemler/musterigorusme/webistek?sekme=hepsi&istek=1204.`,
  `Ayrıntısı: ${KURULUM}/personel/izin`,
  'Adresimiz https://masa.example ve www.firma.com.tr',
  'Fatura no MSB2026000000123, teklif TKL-2026-00042-R2, görüşme G042707',
  'Parolanızı kimseye söylemeyiniz. Şifrenizi yenileyiniz.',
  'IBAN TR33 0006 1005 1978 6457 8413 26',
  'ABCD-EFGH-JKLM',
])('%j is shown unchanged', (metin) => {
  expect(gizlisiz(metin, KURULUM)).toBe(metin);
});

test('removes only the secrets of our own addresses from a customer’s quotation', () => {
  const guvenli = (k: string) =>
    `https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fmasa.example%2Fanket%2F${k}%3Fc%3D5&data=05`;
  const yaz = (k: string) =>
    `Açılmıyor: <${KURULUM}/anket/${k}?c=5>\n> ${KURULUM}/teklif/${k}\n${guvenli(k)}\nhttps://baska.example/anket/${ANAHTAR} parola: abc`;
  expect(alintiGizlisiz(yaz(ANAHTAR), KURULUM)).toBe(yaz('******'));
  expect(alintiGizlisiz(yaz(ANAHTAR), null)).toBe(yaz(ANAHTAR));
});

test.each([
  ['destek@firma.com', 'destek@firma.com'],
  ['Destek <destek@firma.com>', 'destek@firma.com'],
])('the message id of a mail from %s is found again', (gonderen, adres) => {
  const numara = '0f0e6f5e-1111-2222-3333-444455556666';
  expect(gonderenAdresi(gonderen)).toBe(adres);
  const ileti = bizimIleti(numara, gonderen);
  expect(ileti).toBe(`<masabasi.${numara}@firma.com>`);
  expect(bizimIletiler(`<baska@yer.com> ${ileti}\r\n ${ileti}`)).toEqual([numara, numara]);
  expect(bizimIletiler('<masabasi.0f0e6f5e@firma.com>')).toEqual([]);
});
