import { connect } from 'node:net';
import { dosya } from '@masabasi/core/platform/dosya/contract';
import { TURU_SAKLANMAZ } from '@masabasi/core/platform/dosya/rules';
import { EK_SURESI_S, takipKoduYaz } from '@masabasi/core/masa/webistek/rules';
import { webistek as oda } from '@masabasi/core/masa/webistek/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumlu, type Oturumlu } from '../../testing/walk.ts';
import { birak } from './testing.ts';

/** Files sent along with a request, by honest and by hostile senders. */

let s: TestServer;
let ayse: Oturumlu;
// The server counts the requests of an address: each test begins with a new server.
beforeEach(async () => {
  s = await testServer({ ortam: { DOSYA_SINIRI: '30' } });
  ayse = await oturumlu(s, 'ayse', { ad: 'Ayşe', departmanId: await s.departman('Destek'), projeler: [2] });
});
afterEach(() => s.kapat());

interface Gelen {
  readonly ad: string;
  readonly veri: Uint8Array | string;
}
const gonder = (TakipKodu: string, ...dosyalar: Gelen[]) => s.yukle(oda.webistekDosyaGonder, { TakipKodu }, dosyalar);
const not = (n: number | string = 1): Gelen => ({ ad: `not${n}.txt`, veri: `not ${n}` });
const msg = ({ body }: { readonly body: object }) => (body as { msg?: string }).msg;
async function istek() {
  const { TakipKodu } = tamam(await birak(s));
  const { id } = await s.db
    .selectFrom('webistek')
    .select('id')
    .where('takip_kodu', '=', TakipKodu)
    .executeTakeFirstOrThrow();
  return { TakipKodu, id };
}
const dosyalar = async (NesneId: number) =>
  tamam(await s.call(dosya.getDosyaList, { Nesne: 'webistek', NesneId }, ayse.token)).dosyalist;
const ALINMAZ = /^Bu istek için dosya alınmıyor\./;

test('a picture and a document come with a request, and people who see it see its files', async () => {
  const { TakipKodu, id } = await istek();
  const veri = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#36c' } })
    .withExifMerge({ IFD0: { Make: 'KAMERA' } })
    .jpeg()
    .toBuffer();
  const ilk = await gonder(takipKoduYaz(TakipKodu), { ad: 'ekran.jpg', veri });
  // The answer holds nothing internal: no address and no number.
  expect(ilk.body).toEqual({ durum: true, Kalan: 9 });
  expect(tamam(await gonder(TakipKodu, not())).Kalan).toBe(8);
  const liste = await dosyalar(id);
  expect(liste).toMatchObject([
    { Ad: 'not1.txt', Yukleyen: null },
    { Ad: 'ekran.jpg', Tip: 'image/jpeg', Yukleyen: null },
  ]);
  const acilan = await fetch(`${s.url}${liste[1]!.href}`, { headers: { authorization: `Bearer ${ayse.token}` } });
  expect((await sharp(Buffer.from(await acilan.arrayBuffer())).metadata()).exif).toBeUndefined();
  const { hareketlist } = tamam(await s.call(oda.getWebistekDetay, { Id: id }, ayse.token));
  expect(hareketlist.filter((h) => h.Tur === 'dosya')).toMatchObject([
    { Baslik: 'İsteyen dosya ekledi', Aciklama: 'not1.txt', Kisi: null, Musteriye: false },
    { Aciklama: 'ekran.jpg' },
  ]);
});

test('a file whose answer was lost is not kept twice, the last of ten either', async () => {
  const { TakipKodu, id } = await istek();
  const onu = Array.from({ length: 10 }, (_, n) => not(n));
  for (const d of onu) tamam(await gonder(TakipKodu, d));
  expect(tamam(await gonder(TakipKodu, onu[9]!)).Kalan).toBe(0);
  expect(msg(await gonder(TakipKodu, not(11)))).toBe('Bir isteğe en çok 10 dosya eklenir.');
  const liste = await dosyalar(id);
  expect(liste).toHaveLength(10);
  // A file removed inside makes no room.
  tamam(await s.call(dosya.dosyaSil, { Nesne: 'webistek', Id: liste[0]!.Id }, ayse.token));
  expect(msg(await gonder(TakipKodu, not(11)))).toBe('Bir isteğe en çok 10 dosya eklenir.');
});

test('of a hundred at once no more than ten are kept, and no more than the limit of the address are read', async () => {
  const { TakipKodu, id } = await istek();
  const gelen = await Promise.allSettled(Array.from({ length: 100 }, (_, n) => gonder(TakipKodu, not(n))));
  // With this many bodies from one address some lose their connection.
  const hepsi = gelen.flatMap((g) => (g.status === 'fulfilled' ? [g.value] : []));
  expect(hepsi.filter((y) => y.status !== 429).length).toBeLessThanOrEqual(40);
  expect(msg(hepsi.find((y) => y.status === 429)!)).toMatch(/^Bu adresten çok sık istek geldi\./);
  const kalan = (await dosyalar(id)).length;
  expect(kalan).toBeLessThanOrEqual(10);
  expect(kalan).toBeGreaterThanOrEqual(hepsi.filter((y) => y.status === 200 && y.body.durum).length);
  // People inside do not wait for these files, and neither do the next senders outside.
  tamam(await s.call(oda.webistekDosyaKaydet, { WebistekId: id }, ayse.token));
  s.saat.simdi = new Date(Date.parse(OGLEN) + 3601_000);
  tamam(await gonder((await istek()).TakipKodu, not()));
});

describe('a tracking code', () => {
  test('that is guessed, too old, or of a settled request gets the same answer each time, and nothing is kept', async () => {
    const yeni = await istek();
    const sonuclanan = await istek();
    const { Surum } = tamam(await s.call(oda.webistekUstlen, { Id: sonuclanan.id }, ayse.token));
    // A request in review is still open.
    tamam(await gonder(sonuclanan.TakipKodu, not('erken')));
    tamam(await s.call(oda.webistekYanitla, { Id: sonuclanan.id, Surum, Metin: 'Düzelttik.' }, ayse.token));
    const spam = tamam(await birak(s, { Web: 'https://ucuz.example' })).TakipKodu;
    const alinmayan = [await gonder('ABCDEFGHJKLM', not()), await gonder("' or 1=1 --", not())];
    alinmayan.push(await gonder('', not()), await gonder(sonuclanan.TakipKodu, not()), await gonder(spam, not()));
    s.saat.simdi = new Date(Date.parse(OGLEN) + (EK_SURESI_S - 1) * 1000);
    tamam(await gonder(yeni.TakipKodu, not('vaktinde')));
    s.ileri(1);
    alinmayan.push(await gonder(yeni.TakipKodu, not()));
    for (const y of alinmayan) expect([y.status, y.body]).toEqual([200, { ...alinmayan[0]!.body }]);
    expect(msg(alinmayan[0]!)).toMatch(ALINMAZ);
    const adlar = await s.db.selectFrom('dosya').select('ad').orderBy('id').execute();
    expect(adlar.map((d) => d.ad)).toEqual(['noterken.txt', 'notvaktinde.txt']);
  });

  test('of somebody else opens nothing but its own request', async () => {
    const [benim, onun] = [await istek(), await istek()];
    tamam(await gonder(benim.TakipKodu, not('benim')));
    expect((await dosyalar(onun.id)).length).toBe(0);
    expect(
      (await s.yukle(oda.webistekDosyaGonder, { TakipKodu: benim.TakipKodu, WebistekId: onun.id } as never, [not()]))
        .status,
    ).toBe(400);
    expect((await dosyalar(onun.id)).length).toBe(0);
  });

  test.each([
    [
      'in the address',
      (kod: string) => `?TakipKodu=${kod}`,
      'ABCDEFGHJKLM',
      /^HTTP\/1\.1 200 [^]*Bu istek için dosya alınmıyor/,
    ],
    ['nowhere', () => '', '', /^HTTP\/1\.1 400 [^]*TakipKodu/],
  ])('%s is asked about before a byte of the file has come', async (_ne, sorgu, kod, beklenen) => {
    const soket = connect(Number(new URL(s.url).port), '127.0.0.1');
    const bas = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\naaaa';
    soket.write(
      `POST /api/webistek/webistekDosyaGonder${sorgu(kod)} HTTP/1.1\r\nHost: x\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n${bas}`,
    );
    const yanit = await new Promise<string>((geldi) => soket.once('data', (b) => geldi(b.toString())));
    soket.destroy();
    expect(yanit).toMatch(beklenen);
  });

  test('after the file in the form comes too late', async () => {
    const { TakipKodu, id } = await istek();
    const parca = (baslik: string, govde: string) =>
      `--x\r\nContent-Disposition: form-data; ${baslik}\r\n\r\n${govde}\r\n`;
    const govde = `${parca('name="file"; filename="a.txt"', 'a')}${parca('name="TakipKodu"', TakipKodu)}--x--`;
    const y = await s.ham('/webistek/webistekDosyaGonder', govde, undefined, {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect([y.status, msg({ body: (await y.json()) as object })]).toEqual([400, "'TakipKodu' alanı eksik."]);
    expect(await dosyalar(id)).toEqual([]);
  });
});

describe('hostile files', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test('are not kept, and each is refused with its reason', async () => {
    const { TakipKodu, id } = await istek();
    const kotuler: readonly (readonly [Gelen, number, string | RegExp])[] = [
      [{ ad: 'resim.svg', veri: SVG }, 200, TURU_SAKLANMAZ],
      [{ ad: 'resim.png', veri: SVG }, 200, TURU_SAKLANMAZ],
      [{ ad: 'sayfa.html', veri: '<html>' }, 200, TURU_SAKLANMAZ],
      [{ ad: 'not.txt', veri: SVG }, 200, /çalıştırılabilir/],
      [{ ad: 'kur.exe', veri: 'MZ' }, 200, TURU_SAKLANMAZ],
      [{ ad: '../../etc/passwd.txt', veri: 'x' }, 200, /klasör/],
      [{ ad: 'bos.txt', veri: '' }, 200, /boş/],
      [{ ad: 'buyuk.txt', veri: 'x'.repeat(10 * 1024 * 1024 + 1) }, 413, /10 MB/],
    ];
    for (const [d, status, neden] of kotuler) {
      const y = await gonder(TakipKodu, d);
      expect([d.ad, y.status, msg(y)]).toEqual([
        d.ad,
        status,
        typeof neden === 'string' ? neden : expect.stringMatching(neden),
      ]);
    }
    expect(msg(await gonder(TakipKodu, not(1), not(2)))).toMatch(/en çok 1 dosya/);
    expect(msg(await gonder(TakipKodu))).toBe('Dosya seçiniz.');
    expect(await dosyalar(id)).toEqual([]);
  });

  test('fill no more of the store than the share of people outside', async () => {
    const { TakipKodu, id } = await istek();
    await s.db
      .insertInto('dosya_icerik')
      .values({ ozet: Buffer.alloc(32, 1), boyut: 27_000_000, zaman: s.saat.simdi })
      .execute();
    expect(msg(await gonder(TakipKodu, not()))).toBe('Şu anda dosya alamıyoruz; isteğiniz ise bize ulaştı.');
    expect(await dosyalar(id)).toEqual([]);
    tamam(await s.call(oda.webistekDosyaKaydet, { WebistekId: id }, ayse.token));
  });

  test('open nothing: no file is read from outside, with a code or without', async () => {
    const { TakipKodu, id } = await istek();
    tamam(await gonder(TakipKodu, not()));
    const [{ Id, href } = { Id: 0, href: '' }] = await dosyalar(id);
    for (const yol of [href, `${href}&TakipKodu=${TakipKodu}`, `/api/dosya/dosyaIndir?Nesne=bekleyen&Id=${Id}`])
      expect((await fetch(`${s.url}${yol}`)).status).toBe(401);
    const takip = await fetch(`${s.url}/webistek/${TakipKodu}`);
    expect(await takip.text()).not.toContain('not1.txt');
    expect(JSON.stringify(tamam(await s.call(oda.webistekTakip, { TakipKodu })))).not.toContain('not1.txt');
    expect((await s.call(dosya.getDosyaList, { Nesne: 'webistek', NesneId: id })).status).toBe(401);
  });
});

test('with a session cookie still count as files from outside', async () => {
  const { TakipKodu, id } = await istek();
  tamam(await s.yukle(oda.webistekDosyaGonder, { TakipKodu }, [not()], ayse.token));
  expect(await dosyalar(id)).toMatchObject([{ Yukleyen: null }]);
});
