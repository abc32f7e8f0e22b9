import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { postaCoz } from './hazirla.ts';
import { posta } from './testing.ts';

/** Reads the bytes of a mail as the job does. */
const coz = async (ham: string | Buffer) =>
  (await postaCoz(typeof ham === 'string' ? Buffer.from(ham, 'latin1') : ham))!;
const latin = (s: string, kume = 'utf8') => iconv.encode(s, kume).toString('latin1');
const SOZ = 'Şükrü Işık: yazıcı çalışmıyor, ğüşiöç İĞÜŞÖÇ';
const W = latin(SOZ, 'windows1254');
const cok = (tur: string, ...parcalar: string[]) => ({
  govde: `${parcalar.map((p) => `--q\r\n${p}\r\n`).join('')}--q--\r\n`,
  basliklar: { 'MIME-Version': '1.0', 'Content-Type': `multipart/${tur}; boundary="q"` },
});
const parcali = (tur: string, ...parcalar: string[]) => {
  const { govde, basliklar } = cok(tur, ...parcalar);
  return posta(govde, basliklar);
};
const duz = (soz: string, tip = 'text/plain; charset=utf-8') => `Content-Type: ${tip}\r\n\r\n${latin(soz)}`;

describe('reads the letters of a mail', () => {
  test.each<[string, Record<string, string>, string]>([
    ['without a set', {}, W],
    ['of ASCII that is none', { 'Content-Type': 'text/plain; charset=us-ascii' }, W],
    ['of an unknown set', { 'Content-Type': 'text/plain; charset=x-unknown', 'Content-Transfer-Encoding': '8bit' }, W],
    ['of UTF-8 without saying so', {}, latin(SOZ)],
    ['of UTF-8 said to be ISO', { 'Content-Type': 'text/plain; charset=iso-8859-9' }, latin(SOZ)],
    ['of DOS', { 'Content-Type': 'text/plain; charset=ibm857' }, latin(SOZ, 'cp857')],
    [
      'of UTF-16 in base64',
      { 'Content-Type': 'text/plain; charset=utf-16', 'Content-Transfer-Encoding': 'base64' },
      iconv.encode(SOZ, 'utf16', { addBOM: true }).toString('base64'),
    ],
    ['of a page that alone says it', { 'Content-Type': 'text/html' }, `<meta charset="windows-1254"><p>${W}</p>`],
    [
      'in lines that go on',
      { 'Content-Type': 'text/plain; charset=windows-1254; format=flowed' },
      W.replace('yaz', ' \r\nyaz').replace('  ', ' '),
    ],
  ])('%s', async (_, basliklar, govde) => {
    expect((await coz(posta(govde, basliklar))).metin).toBe(SOZ);
  });

  test.each([
    ['raw', latin('Şükrü Işık', 'windows1254')],
    ['raw, in UTF-8', latin('Şükrü Işık')],
    ['raw, in quotes', `"${latin('Şükrü Işık', 'windows1254')}"`],
    ['of an unknown set', '=?x-unknown?Q?=DE=FCkr=FC_I=FE=FDk?='],
    ['in quotes, encoded', '"=?iso-8859-9?Q?=DE=FCkr=FC_I=FE=FDk?="'],
  ])('of a name and a subject %s', async (_, ad) => {
    const p = await coz(posta('x', { From: `${ad} <s@y.com>`, Subject: ad.replaceAll('"', '') }));
    expect([p.gonderenAdi, p.gonderen, p.konu]).toEqual(['Şükrü Işık', 's@y.com', 'Şükrü Işık']);
  });

  test.each([
    ['raw', `filename="${latin('İş Günlüğü.txt', 'windows1254')}"`],
    ['raw, in UTF-8', `filename="${latin('İş Günlüğü.txt')}"`],
    ['encoded', 'filename="=?windows-1254?Q?=DD=FE_G=FCnl=FC=F0=FC.txt?="'],
    ['in percents', "filename*=UTF-8''%C4%B0%C5%9F%20G%C3%BCnl%C3%BC%C4%9F%C3%BC.txt"],
    ['in percents of Windows', "filename*=iso-8859-9''%DD%FE%20G%FCnl%FC%F0%FC.txt"],
    ['in percents of an unknown set', "filename*=x-unknown''%DD%FE%20G%FCnl%FC%F0%FC.txt"],
    ['in pieces', "filename*0*=UTF-8''%C4%B0%C5%9F%20G;\r\n filename*1*=%C3%BCnl%C3%BC%C4%9F%C3%BC.txt"],
  ])('of the name of a file %s', async (_, ad) => {
    const p = await coz(
      parcali('mixed', duz('Ekte.'), `Content-Type: text/plain\r\nContent-Disposition: attachment; ${ad}\r\n\r\nx`),
    );
    expect(p.ekler.map((e) => e.ad)).toEqual(['İş Günlüğü.txt']);
  });
});

describe('the words of a mail', () => {
  test.each([
    [
      'the plain ones',
      'Merhaba, fatura kesilmiyor.',
      '<p>Merhaba, <b>fatura</b> kesilmiyor.</p>',
      'Merhaba, fatura kesilmiyor.',
    ],
    ['those of the page where there are no others', '', '<p>Fatura kesilmiyor</p>', 'Fatura kesilmiyor'],
    [
      'those of the page where it says more',
      'Fatura kesilmiyor',
      '<p>Fatura kesilmiyor</p><table><tr><td>1234</td><td>10</td></tr></table>',
      'Fatura kesilmiyor\n\n1234 | 10',
    ],
    [
      'both where each says something else',
      'Bu iletiyi goruntulemek icin HTML destekleyen bir program kullanin.',
      '<p>Asil soru burada: <b>fatura kesilmiyor</b></p>',
      'Bu iletiyi goruntulemek icin HTML destekleyen bir program kullanin.\n\nAsil soru burada: fatura kesilmiyor',
    ],
  ])('of two forms are %s', async (_, yazi, sayfa, beklenen) => {
    expect((await coz(parcali('alternative', duz(yazi), duz(sayfa, 'text/html; charset=utf-8')))).metin).toBe(beklenen);
  });

  test('of a table stand row by row', async () => {
    const sayfa =
      '<h1>Istanbul</h1><p>Yanlis stoklar:</p><table><tr><th>Kod</th><th>Adet</th></tr><tr><td>1234</td><td>10</td></tr><tr><td>5</td></tr></table>son';
    expect((await coz(posta(sayfa, { 'Content-Type': 'text/html; charset=utf-8' }))).metin).toBe(
      'Istanbul\n\nYanlis stoklar:\n\nKod | Adet\n1234 | 10\n5\n\nson',
    );
  });

  test('of an HTML part beside a footer in plain text are both kept', async () => {
    const p = await coz(parcali('mixed', duz('<p>Asıl soru</p>', 'text/html; charset=utf-8'), duz('Gizlilik notu')));
    expect(p.metin).toBe('Asıl soru\nGizlilik notu');
  });

  test('of many parts without a border are kept', async () => {
    expect((await coz(posta('Merhaba', { 'Content-Type': 'multipart/mixed' }))).metin).toBe('Merhaba');
  });
});

describe('the attachments of a mail', () => {
  const ic = (konu: string, govde: string) =>
    `From: sistem@ornek.example\r\nSubject: ${konu}\r\nDate: Thu, 26 Nov 2026 10:00:00 +0300\r\n${govde}`;
  const hata = ic(
    'Hata raporu',
    'Content-Type: text/plain; charset=utf-8\r\n\r\nORA-00942: table or view does not exist',
  );
  const BAS = '[Ekli e-posta: Hata raporu; sistem@ornek.example; 26.11.2026 10:00]';

  test.each([
    [
      'as an attachment',
      `Content-Type: message/rfc822; name="hata.eml"\r\nContent-Disposition: attachment\r\n\r\n${hata}`,
    ],
    ['within the text', `Content-Type: message/rfc822\r\n\r\n${hata}`],
    [
      'in base64, as a file',
      `Content-Type: application/octet-stream; name="hata.eml"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(hata).toString('base64')}`,
    ],
  ])('a mail %s is shown with its words', async (_, parca) => {
    const p = await coz(parcali('mixed', duz('Hata iletisi ekte.'), parca));
    expect([p.metin, p.ekliMetin, p.ekler]).toEqual([
      'Hata iletisi ekte.',
      `${BAS}\nORA-00942: table or view does not exist`,
      [],
    ]);
  });

  test('include mails in mails in their order, with their files', async () => {
    const en = ic('İçteki', 'Content-Type: text/plain\r\n\r\nen icteki').replace('İçteki', latin('İçteki'));
    const orta = ic(
      'Ortadaki',
      'Content-Type: multipart/mixed; boundary="r"\r\n\r\n--r\r\n\r\nortadaki\r\n--r\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename=g.txt\r\n\r\nsatir\r\n--r\r\nContent-Type: message/rfc822\r\n\r\n' +
        `${en}\r\n--r--`,
    );
    const p = await coz(parcali('mixed', duz('Bakın'), `Content-Type: message/rfc822\r\n\r\n${orta}`));
    expect(p.ekliMetin.split('\n').filter((s) => s !== '')).toEqual([
      '[Ekli e-posta: Ortadaki; sistem@ornek.example; 26.11.2026 10:00]',
      'ortadaki',
      '[Ekli e-posta: İçteki; sistem@ornek.example; 26.11.2026 10:00]',
      'en icteki',
    ]);
    expect(p.ekler.map((e) => [e.ad, Buffer.from(e.veri).toString()])).toEqual([['g.txt', 'satir']]);
  });

  test('name a mail nested too deep, and go no deeper', async () => {
    const derin = Array.from({ length: 40 }).reduce<string>((s) => `Content-Type: message/rfc822\r\n\r\n${s}`, 'son');
    expect((await coz(parcali('mixed', duz('Bakın'), derin))).ekler.map((e) => e.ad)).toEqual(['ileti.eml']);
  });

  test('leave out the picture of a signature', async () => {
    const imza =
      'Content-Type: application/pkcs7-signature; name="smime.p7s"\r\nContent-Disposition: attachment\r\n\r\nx';
    const p = await coz(parcali('signed', duz('Merhaba'), imza));
    expect([p.metin, p.ekler]).toEqual(['Merhaba', []]);
  });
});
