import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { dosya } from '@masabasi/core/platform/dosya/contract';
import { TURU_SAKLANMAZ } from '@masabasi/core/platform/dosya/rules';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { readConfig } from '../../config.ts';
import { dosyaYaniti } from '../http/download.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';
import { uygulama } from '../../testing/app.ts';
import { dosyaTemizligi } from './job.ts';
import { BOZUK } from './tur.ts';

/** Files on a customer's card: accepted and refused files, and their readers. */

let s: TestServer;
/** One person works with product 2 only, the other with product 6 only. */
let ikinci: string;
let altinci: string;
let NesneId: number;

beforeAll(async () => {
  s = await testServer();
  const giris = async (ad: string, o: object) => oturumVer(s, await s.kisi(ad, o));
  ikinci = await giris('ikinci', { projeler: [2] });
  altinci = await giris('altinci', { projeler: [6] });
  const kart = { ...BOS_MUSTERI, ProjeIdler: [2] };
  NesneId = tamam(await s.call(musteri.musteriKaydet, { musteri: kart }, ikinci)).Id;
});
afterAll(() => s?.kapat());

const Nesne = 'musteri';
interface Gelen {
  readonly ad: string;
  readonly veri: Uint8Array | string;
}
const ekle = (dosyalar: readonly Gelen[], token = ikinci, baslik?: Record<string, string>) =>
  s.yukle(dosya.dosyaKaydet, { Nesne, NesneId }, dosyalar, token, baslik);
const indir = (Id: number, o: { Boy?: string; token?: string; baslik?: Record<string, string> } = {}) =>
  fetch(`${s.url}/api/dosya/dosyaIndir?Nesne=musteri&Id=${Id}&Boy=${o.Boy ?? 'asil'}`, {
    headers: { authorization: `Bearer ${o.token ?? ikinci}`, ...o.baslik },
  });
const liste = async () => tamam(await s.call(dosya.getDosyaList, { Nesne, NesneId }, ikinci)).dosyalist;
const satirSayisi = async () =>
  (await s.db.selectFrom('dosya').select(s.db.fn.countAll<number>().as('adet')).executeTakeFirstOrThrow()).adet;

const resim = (en = 800, boy = 600) => sharp({ create: { width: en, height: boy, channels: 3, background: '#36c' } });
const zip = (parcalar: readonly { ad: string; veri: Buffer }[]): Promise<Buffer> =>
  new Promise((bitti, olmadi) => {
    const z = new ZipFile();
    for (const { ad, veri } of parcalar) z.addBuffer(veri, ad);
    z.end();
    const hepsi: Buffer[] = [];
    z.outputStream.on('data', (b: Buffer) => hepsi.push(b));
    z.outputStream.on('end', () => bitti(Buffer.concat(hepsi)));
    z.outputStream.on('error', olmadi);
  });
const PDF = `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`;

test('a truncated file is never taken for a complete one', async () => {
  const veri = randomBytes(300_000).toString('hex');
  const { images } = tamam(await ekle([{ ad: 'uzun.txt', veri }]));
  const oku = async () => (await indir(images[0]!.Id)).text();
  expect(await oku()).toBe(veri);
  const bozulan = sql`delete from dosya_parca p using dosya d where d.id = ${images[0]!.Id} and p.ozet = d.ozet`;
  await sql`${bozulan} and p.sira > 1`.execute(s.db);
  await expect(oku()).rejects.toThrow('terminated');
  await bozulan.execute(s.db);
  expect(await oku()).toMatch(/Beklenmeyen bir hata/);
});

test('an answer that fails before its first byte is a normal error', async () => {
  const app = await uygulama(s);
  app.get('/kopan', (req, reply) => {
    const parcalar = async function* () {
      yield Buffer.from('ilk');
      throw new Error('koptu');
    };
    const veri = { ad: 'a.txt', tip: 'text/plain', boyut: 10, ozet: 'x', parcalar };
    return dosyaYaniti(req, reply, veri);
  });
  const { statusCode, headers, json } = await app.inject({ url: '/kopan', headers: { 'accept-encoding': 'gzip' } });
  expect(statusCode).toBe(500);
  expect(json()).toMatchObject({ durum: false });
  for (const ad of ['content-encoding', 'content-disposition', 'etag']) expect(headers).not.toHaveProperty(ad);
  await app.close();
});

test('a picture is kept upright, in three sizes, without what its camera wrote', async () => {
  const veri = await resim(3000, 2000)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'KAMERA' } })
    .jpeg()
    .toBuffer();
  const { images, url, href } = tamam(await ekle([{ ad: 'tabela.jpg', veri }]));
  const { Id } = images[0]!;
  expect(images).toMatchObject([{ Ad: 'tabela.jpg', Tip: 'image/jpeg', url, href }]);
  const oku = async (Boy: string) => {
    const y = await indir(Id, { Boy });
    return { y, m: await sharp(Buffer.from(await y.arrayBuffer())).metadata() };
  };
  const { y, m } = await oku('asil');
  expect(m).toMatchObject({ format: 'jpeg', width: 2000, height: 3000 });
  expect(m.exif).toBeUndefined();
  expect(Object.fromEntries(y.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename="tabela.jpg"; filename*=UTF-8\'\'tabela.jpg',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  });
  expect((await oku('kucuk')).m).toMatchObject({ format: 'webp', height: 320 });
  expect((await oku('orta')).m).toMatchObject({ format: 'webp', height: 1600 });
  const tekrar = await indir(Id, { baslik: { 'if-none-match': y.headers.get('etag')! } });
  expect([tekrar.status, await tekrar.text()]).toEqual([304, '']);
  expect((await indir(Id, { token: altinci, baslik: { 'if-none-match': y.headers.get('etag')! } })).status).toBe(404);
});

test('every accepted kind comes back unchanged, except pictures, which are written anew', async () => {
  const belgeler: Gelen[] = [
    { ad: 'Sözleşme (imzalı).pdf', veri: PDF },
    { ad: 'not.TXT', veri: 'Ağrı’dan arandı; şifre yok.\r\n' },
    { ad: 'yedek.zip', veri: await zip([{ ad: 'a.txt', veri: Buffer.from('a') }]) },
  ];
  const { images } = tamam(await ekle(belgeler));
  for (const [n, { Id }] of images.entries()) {
    const y = await indir(Id);
    expect(Buffer.from(await y.arrayBuffer()).equals(Buffer.from(belgeler[n]!.veri))).toBe(true);
  }
  expect((await indir(images[0]!.Id)).headers.get('content-disposition')).toBe(
    'attachment; filename="S_zle_me _imzal__.pdf"; filename*=UTF-8\'\'S%C3%B6zle%C5%9Fme%20%28imzal%C4%B1%29.pdf',
  );
  for (const [ad, veri] of [
    ['a.png', await resim().png().toBuffer()],
    ['b.webp', await resim().webp().toBuffer()],
    ['c.gif', await resim().gif().toBuffer()],
    // Data behind a picture is dropped.
    ['d.jpeg', Buffer.concat([await resim().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])],
  ] as const) {
    const { images: ekli } = tamam(await ekle([{ ad, veri }]));
    const gelen = Buffer.from(await (await indir(ekli[0]!.Id)).arrayBuffer());
    expect(await sharp(gelen).metadata()).toMatchObject({ width: 800, height: 600 });
    expect(gelen.includes('<script>')).toBe(false);
  }
});

describe('a refused file gets a reason, and nothing is written', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const UYMUYOR = /adına uymuyor: içi bir/;
  const dusman = async (): Promise<readonly (readonly [string, Uint8Array | string, string | RegExp])[]> => {
    const jpeg = await resim().jpeg().toBuffer();
    const png = await resim(2000, 2000).png().toBuffer();
    const bomba = await resim(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer();
    const siskin = await zip([{ ad: 'sifir.txt', veri: Buffer.alloc(64 * 1024 * 1024) }]);
    const makrolu = await zip([
      { ad: '[Content_Types].xml', veri: Buffer.from('<Types/>') },
      { ad: 'xl/workbook.xml', veri: Buffer.from('<workbook/>') },
      { ad: 'xl/vbaProject.bin', veri: Buffer.from('x') },
    ]);
    return [
      ['bos.txt', '', /boş/],
      ['resim.svg', SVG, TURU_SAKLANMAZ],
      ['resim.png', SVG, TURU_SAKLANMAZ],
      ['not.txt', SVG, /çalıştırılabilir/],
      ['not.txt', '  <!DOCTYPE html><b>', /çalıştırılabilir/],
      ['not.txt', 'a\0b', TURU_SAKLANMAZ],
      ['sayfa.html', '<html>', TURU_SAKLANMAZ],
      ['kur.exe', Buffer.from('MZ\u0090\0'), TURU_SAKLANMAZ],
      ['adsiz', 'x', TURU_SAKLANMAZ],
      ['resim.jpg', PDF, UYMUYOR],
      ['belge.pdf', jpeg, UYMUYOR],
      ['tablo.xlsx', await zip([{ ad: 'a', veri: Buffer.from('a') }]), UYMUYOR],
      ['../../etc/passwd.txt', 'x', /klasör/],
      ['C:\\gizli\\not.txt', 'x', /klasör/],
      [`${'a'.repeat(200)}.txt`, 'x', /150 karakter/],
      ['yarim.jpg', jpeg.subarray(0, jpeg.length / 2), BOZUK],
      ['yarim.png', png.subarray(0, png.length / 2), BOZUK],
      ['yarim.zip', (await zip([{ ad: 'a', veri: Buffer.from('a') }])).subarray(0, 60), BOZUK],
      ['yarim.pdf', PDF.slice(0, 60), BOZUK],
      ['bomba.png', bomba, /50 milyon piksel/],
      ['bomba.zip', siskin, /çok büyüyor/],
      ['makro.xlsx', makrolu, /çalıştırılabilir|uymuyor/],
      ['betik.pdf', PDF.replace('/Catalog', '/Catalog/OpenAction<</S/JavaScript/JS(x)>>'), /çalıştırılabilir/],
      [
        'iki.pdf',
        Buffer.concat([Buffer.from(PDF), await zip([{ ad: 'a', veri: Buffer.from('a') }]), Buffer.from('%%EOF')]),
        /çalıştırılabilir|bozuk/,
      ],
    ];
  };

  test('one by one', async () => {
    const once = await satirSayisi();
    for (const [ad, veri, neden] of await dusman()) {
      const { status, body } = await ekle([{ ad, veri }]);
      expect([ad, status, body]).toEqual([
        ad,
        200,
        { durum: false, msg: expect.stringMatching(neden), images: [], url: '', href: '' },
      ]);
    }
    expect(await satirSayisi()).toBe(once);
  });

  test('a good file beside a bad one is not kept either', async () => {
    const once = await satirSayisi();
    const { body } = await ekle([
      { ad: 'iyi.txt', veri: 'iyi' },
      { ad: 'kotu.svg', veri: SVG },
    ]);
    expect(body.durum).toBe(false);
    expect(await satirSayisi()).toBe(once);
  });
});

/** Common part of every refused upload. */
const BOS = { images: [], url: '', href: '' };
test.each([
  ['more than 10 MB', [{ ad: 'a.txt', veri: 'x'.repeat(10 * 1024 * 1024 + 1) }], 413, /10 MB/],
  ['eleven files', Array.from({ length: 11 }, (_, n) => ({ ad: `${n}.txt`, veri: 'x' })), 413, /10 dosya/],
  ['no file', [], 200, /Dosya seçiniz/],
])('%s is refused', async (_ne, dosyalar, status, msg) => {
  const yanit = await ekle(dosyalar);
  expect(yanit.status).toBe(status);
  expect(yanit.body).toEqual({ durum: false, msg: expect.stringMatching(msg), ...BOS });
});

describe('a broken form', () => {
  const ham = async (govde: string | Uint8Array, tur: string, yol = `?Nesne=musteri&NesneId=${NesneId}`) => {
    const y = await s.ham(`/dosya/dosyaKaydet${yol}`, govde, ikinci, { 'content-type': tur });
    const { msg, ...kalan } = (await y.json()) as { msg: string };
    expect(kalan).toEqual({ durum: false, ...BOS });
    return [y.status, msg] as const;
  };
  const FORM = 'multipart/form-data; boundary=x';
  const parca = (baslik: string, govde = 'deger') =>
    `--x\r\nContent-Disposition: form-data; ${baslik}\r\n\r\n${govde}\r\n`;
  test.each([
    ['no form', '{}', 'application/json', 415],
    ['nothing in it', '', FORM, 200],
    ['no boundary', 'x', 'multipart/form-data', 400],
    ['an end that is missing', '--x', FORM, 400],
    ['a file cut off', parca('name="file"; filename="a.txt"').slice(0, -4), FORM, 400],
    ['a file under another name', `${parca('name="dosya"; filename="a.txt"')}--x--`, FORM, 400],
    ['a field twice', `${parca('name="NesneId"', '5')}--x--`, FORM, 400],
    ['a field that is none', `${parca('name="Baska"')}--x--`, FORM, 400],
    ['a field of every object', `${parca('name="__proto__"')}--x--`, FORM, 400],
    ['a long field', `${parca('name="Uzun"', 'x'.repeat(5000))}--x--`, FORM, 413],
    ['thirty fields', `${Array.from({ length: 30 }, (_, n) => parca(`name="a${n}"`)).join('')}--x--`, FORM, 413],
  ])('%s', async (_ne, govde, tur, status) => {
    expect(await ham(govde, tur)).toEqual([status, expect.stringMatching(/^\p{Lu}|^'/u)]);
  });

  test('a missing or wrong field is named', async () => {
    expect(await ham(`${parca('name="file"; filename="a.txt"')}--x--`, FORM, '?Nesne=musteri')).toEqual([
      400,
      "'NesneId' alanı eksik.",
    ]);
    expect((await ham('--x--', FORM, '?Nesne=yok&NesneId=1'))[0]).toBe(400);
  });
});

test('a person who does not see the record neither sees nor adds files', async () => {
  const { images } = tamam(await ekle([{ ad: 'gizli.txt', veri: 'gizli' }]));
  const { Id } = images[0]!;
  expect((await indir(Id, { token: altinci })).status).toBe(404);
  expect((await s.call(dosya.getDosyaList, { Nesne, NesneId }, altinci)).status).toBe(404);
  expect((await s.call(dosya.dosyaSil, { Nesne, Id }, altinci)).status).toBe(404);
  expect((await ekle([{ ad: 'a.txt', veri: 'a' }], altinci)).status).toBe(404);
  expect((await indir(2_000_000_000)).status).toBe(404);
});

test('the record is authorised before any byte of the file has arrived', async () => {
  const { port } = new URL(s.url);
  const soket = connect(Number(port), '127.0.0.1');
  soket.write(
    `POST /api/dosya/dosyaKaydet?Nesne=musteri&NesneId=${NesneId} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${altinci}\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n',
  );
  const yanit = await new Promise<string>((geldi) => soket.once('data', (b) => geldi(b.toString())));
  soket.destroy();
  expect(yanit).toMatch(/^HTTP\/1\.1 404 /);
});

test('equal contents are stored once, and deleted with their last file', async () => {
  const veri = 'aynı içerik';
  const icerikler = () => s.db.selectFrom('dosya_icerik').select('ozet').execute();
  const once = (await icerikler()).length;
  const kopyalar = await Promise.all([1, 2, 3, 4].map((n) => ekle([{ ad: `kopya${n}.txt`, veri }])));
  const idler = kopyalar.map((k) => tamam(k).images[0]!.Id);
  expect((await icerikler()).length).toBe(once + 1);
  for (const Id of idler) tamam(await s.call(dosya.dosyaSil, { Nesne, Id }, ikinci));
  const temizle = () => dosyaTemizligi.calistir({ db: s.db, simdi: s.saat.simdi, config: readConfig({}) });
  const simdi = s.saat.simdi;
  s.ileri(29 * 24 * 60);
  await temizle();
  expect((await icerikler()).length).toBe(once + 1);
  s.ileri(2 * 24 * 60);
  await temizle();
  expect((await icerikler()).length).toBe(once);
  s.saat.simdi = simdi;
});

test('the remover can restore a file within 15 minutes', async () => {
  const Id = tamam(await ekle([{ ad: 'geri.txt', veri: 'geri' }])).images[0]!.Id;
  const geriAl = () => s.call(dosya.dosyaGeriAl, { Nesne, Id }, ikinci);
  expect((await geriAl()).status).toBe(404);
  tamam(await s.call(dosya.dosyaSil, { Nesne, Id }, ikinci));
  expect((await indir(Id)).status).toBe(404);
  expect((await liste()).map((d) => d.Id)).not.toContain(Id);
  tamam(await geriAl());
  expect((await indir(Id)).status).toBe(200);
  tamam(await s.call(dosya.dosyaSil, { Nesne, Id }, ikinci));
  const simdi = s.saat.simdi;
  s.ileri(16);
  expect((await geriAl()).body).toMatchObject({ durum: false, msg: expect.stringContaining('15 dakika') });
  s.saat.simdi = simdi;
});

test('a repeated form is kept once, and the same key with another file is refused', async () => {
  const baslik = { 'idempotency-key': 'dosya-iki-kez' };
  const ilk = await ekle([{ ad: 'bir.txt', veri: 'bir' }], ikinci, baslik);
  const yine = await ekle([{ ad: 'bir.txt', veri: 'bir' }], ikinci, baslik);
  expect(yine.body).toEqual(ilk.body);
  expect((await ekle([{ ad: 'bir.txt', veri: 'iki' }], ikinci, baslik)).status).toBe(409);
  expect((await liste()).filter((d) => d.Ad === 'bir.txt')).toHaveLength(1);
});

test('a caller who leaves while waiting does not block a place', async () => {
  const { hostname, port } = new URL(s.url);
  const bas = `POST /api/dosya/dosyaKaydet?Nesne=${Nesne}&NesneId=${NesneId} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${ikinci}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n--x\r\n`;
  let giden = 0;
  const yarimlar = Array.from({ length: 60 }, () => {
    const baglanti = connect(Number(port), hostname);
    baglanti.on('close', () => giden++).on('error', () => undefined);
    baglanti.write(bas);
    return baglanti;
  });
  // An address has at most 32 uploads at once: the oldest lose their connection. Three of a person are read at a time.
  await expect.poll(() => giden).toBe(60 - 32);
  for (const baglanti of yarimlar) baglanti.destroy();
  tamam(await ekle([{ ad: 'sonra.txt', veri: 'sonra' }]));
});
