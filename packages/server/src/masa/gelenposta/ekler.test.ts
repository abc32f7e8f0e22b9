import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { dosya } from '@masabasi/core/platform/dosya/contract';
import { EN_COK_KAYIT_DOSYASI } from '@masabasi/core/platform/dosya/rules';
import { webistek } from '@masabasi/core/masa/webistek/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dosyaEkle } from '../../platform/dosya/queries.ts';
import { faces } from '../../rooms.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { bosalt } from '../../testing/bosalt.ts';
import { arsivYap, icIce, masaKur, metinDosyasi, postaci } from '../../testing/gelenPosta.ts';
import { ek, EKLI } from './testing.ts';

/** Files of customers' mails: none is lost, and a dangerous file is named and never opens by a single click. */

const postaGetir = postaci(faces);
let s: TestServer;
let m: Awaited<ReturnType<typeof masaKur>>;
beforeAll(async () => {
  s = await testServer();
  m = await masaKur(s);
});
afterAll(() => s?.kapat());
let saat = 0;
beforeEach(async () => {
  await m.dk(61 * ++saat);
  await bosalt(s.db, 'gelen_posta', 'posta', 'dosya');
});

type Gonderilen = readonly [ad: string, veri: Buffer | string];
const sonIstek = () => s.db.selectFrom('webistek').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
const gonder = (dosyalar: readonly Gonderilen[], basliklar: Record<string, string> = {}) =>
  postaGetir(
    s,
    `--s\r\n\r\nEkte\r\n${dosyalar.map(([ad, v]) => ek('application/x', ad, Buffer.from(v as string))).join('')}--s--\r\n`,
    { ...EKLI, ...basliklar },
  );
/** Sends a mail with these files. Returns the files of the request, in the order of the mail. */
async function gelenler(...dosyalar: Gonderilen[]) {
  await gonder(dosyalar);
  const { id, aciklama } = await sonIstek();
  const { dosyalist } = tamam(await s.call(dosya.getDosyaList, { Nesne: 'webistek', NesneId: id }, m.ayse.token));
  return { id, aciklama, dosyalist: dosyalist.toReversed() };
}
const indir = (Id: number, ekle = '') =>
  fetch(`${s.url}/api/dosya/dosyaIndir?Nesne=webistek&Id=${Id}${ekle}`, {
    headers: { authorization: `Bearer ${m.ayse.token}` },
  });

const CFB = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const RAR = Buffer.concat([Buffer.from('Rar!\u001a\u0007\u0000', 'latin1'), Buffer.alloc(20)]);
const YEDI = Buffer.concat([Buffer.from('377abcaf271c', 'hex'), Buffer.alloc(40)]);
const kutu = (marka: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${marka}`), Buffer.alloc(40)]);
const PDF = (ic = '') =>
  `%PDF-1.4\n1 0 obj<</Type/Catalog${ic}>>endobj\nxref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`;
const ofis = (ana: string, ekler: Record<string, string> = {}) =>
  arsivYap({ '[Content_Types].xml': '<Types/>', '_rels/.rels': '<Relationships/>', [ana]: '<a/>', ...ekler });
const odt = () => arsivYap({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' });

describe('is kept under its own name, with a warning if there is one', () => {
  test.each<[string, () => Buffer | string | Promise<Buffer>, string | null]>([
    ['fatura.xml', () => '<?xml version="1.0"?><Invoice><cbc:ID>1</cbc:ID></Invoice>', null],
    ['cari.xls', () => CFB, null],
    ['yazi.doc', () => CFB, null],
    ['yazi.rtf', () => '{\\rtf1 merhaba}', null],
    ['IMG_0001.HEIC', () => kutu('heic'), null],
    ['IMG_0002.jpg', () => kutu('heic'), null],
    ['ekran.mp4', () => kutu('isom'), null],
    ['ekran.mov', () => kutu('qt  '), null],
    [
      'tarama.tif',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#36c' } })
          .tiff()
          .toBuffer(),
      null,
    ],
    ['yedek.rar', () => RAR, 'bakilamadi'],
    ['yedek.7z', () => YEDI, 'bakilamadi'],
    ['gunluk.log.gz', () => gzipSync('a'), 'bakilamadi'],
    ['posta.msg', () => CFB, 'bakilamadi'],
    ['hata.log', () => 'ORA-00942', null],
    ['hata2.log', () => '2026-11-29 GET <html> 500', null],
    ['stok.csv', () => 'Kod;Adet\r\n1;2', null],
    ['AUTHORS', () => 'a', null],
    ['toplanti.ics', () => 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', null],
    ['kisi.vcf', () => 'BEGIN:VCARD\r\nVERSION:3.0\r\nEND:VCARD\r\n', null],
    ['sunum.pptx', () => ofis('ppt/presentation.xml'), null],
    ['yazi.odt', odt, null],
    ['utf16.txt', () => Buffer.from('\ufeffmerhaba', 'utf16le'), null],
    ['veri.dbf', () => Buffer.from([3, 1, 1, 1, 0, 0, 0, 0]), null],
    ['bozuk.pdf', () => '%PDF-1.4 yarim', 'bozuk'],
    ['bozuk.png', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'bozuk'],
    ['fatura.pdf', () => 'aslinda yazi', 'uymuyor'],
    ['resim.jpg', () => '<html><script>alert(1)</script>', 'uymuyor'],
    ['not.txt', () => '<!doctype html><script>alert(1)</script>', 'uymuyor'],
    ['liste.xls', () => '<html><table></table></html>', 'uymuyor'],
    ['not.docx', () => CFB, 'uymuyor'],
    ['betikli.pdf', () => PDF('/OpenAction<</S/JavaScript/JS(x)>>'), 'etkin'],
    ['makro.xlsm', () => ofis('xl/workbook.xml', { 'xl/vbaProject.bin': 'x' }), 'etkin'],
    ['makro.doc', () => Buffer.concat([CFB, Buffer.from('_VBA_PROJECT', 'utf16le')]), 'etkin'],
    ['nesne.rtf', () => '{\\rtf1{\\object\\objemb{\\*\\objdata 0105}}}', 'etkin'],
    ['bomba.zip', () => icIce(2, { a: Buffer.alloc(24 * 1024 * 1024) }), 'siskin'],
    ['paket.zip', () => arsivYap({ 'kur.exe': 'MZ' }), 'icinde'],
    ['kur.exe', () => 'MZ\u0090', 'calisir'],
    ['resim2.jpg', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(80)]), 'calisir'],
    ['fatura.html', () => '<html>', 'calisir'],
    ['logo.svg', () => '<svg/>', 'calisir'],
    ['betik.xml', () => '<x><script xmlns="http://www.w3.org/1999/xhtml">1</script></x>', 'calisir'],
    ['oku.pdf.js', () => 'x', 'calisir'],
    ['kayit.REG', () => 'Windows Registry Editor', 'calisir'],
    ['kur.bat', () => '@echo', 'calisir'],
    ['disk.iso', () => 'x', 'calisir'],
    ['.exe', () => 'MZ', 'calisir'],
  ])('%s', async (ad, yap, tur) => {
    const veri = Buffer.from((await yap()) as string);
    const { dosyalist, aciklama } = await gelenler([ad, veri]);
    expect(dosyalist.map((d) => [d.Ad, d.Uyari?.Tur ?? null])).toEqual([[ad, tur]]);
    const [d] = dosyalist;
    const sorulan = ['calisir', 'icinde', 'etkin', 'siskin'].includes(tur ?? '');
    const [once, sonra] = [await indir(d!.Id), await indir(d!.Id, '&Onayli=1')];
    expect([once.status, sonra.status]).toEqual([sorulan ? 409 : 200, 200]);
    // The bytes as they came, with a type that no browser shows or runs.
    expect(Buffer.from(await sonra.arrayBuffer()).equals(veri)).toBe(true);
    const [inen, tip, politika, kokla] = [
      'content-disposition',
      'content-type',
      'content-security-policy',
      'x-content-type-options',
    ].map((b) => sonra.headers.get(b));
    expect(inen).toMatch(/^attachment;/);
    expect(inen).toContain(encodeURIComponent(tur === 'calisir' ? `${ad}.guvensiz` : ad));
    expect(tip).toMatch(/^(application\/octet-stream|text\/plain.*|application\/zip)$/);
    expect([politika, kokla]).toEqual(["default-src 'none'; sandbox", 'nosniff']);
    const ozet = createHash('sha256').update(veri).digest('hex');
    expect(aciklama.includes(`SHA-256 ${ozet}`)).toBe(sorulan);
    expect(aciklama.includes(ad)).toBe(tur !== null);
  });
});

test.each([
  ['../../kotu.exe', 'kotu.exe'],
  ['C:\\Users\\a\\hata.log', 'hata.log'],
  ['fatura\u202efdp.exe', 'faturafdp.exe'],
  ['kur.exe. . ', 'kur.exe'],
  ['a:b?.log', 'a_b_.log'],
  [`${'s'.repeat(200)}.log`, `${'s'.repeat(146)}.log`],
  ['..', 'ek'],
])('the name %j is kept as %j', async (ad, kalan) => {
  const kodlu = `=?utf-8?B?${Buffer.from(ad).toString('base64')}?=`;
  expect((await gelenler([kodlu, 'x'])).dosyalist.map((d) => d.Ad)).toEqual([kalan]);
});

test('names the last two of fifty-two files, and an empty file', async () => {
  const cok = Array.from({ length: 51 }, (_, i): Gonderilen => [`g${i}.log`, 'x'.repeat(i + 1)]);
  const { dosyalist, aciklama } = await gelenler(['bos.txt', ''], ...cok);
  expect(dosyalist).toHaveLength(49);
  expect(aciklama).toContain('Alınmayan ekler: bos.txt (boş; 0 bayt)');
  expect(aciklama).toMatch(/en çok 50 ek alınır; kalanlar .*:\n- g49\.log \(50 bayt\)\n- g50\.log \(51 bayt\)/);
});

test('names files without room in the request in its history', async () => {
  await postaGetir(s, 'Ilk', { 'Message-ID': '<ilk@x.com>' });
  const { id } = await sonIstek();
  const dolu = Array.from({ length: EN_COK_KAYIT_DOSYASI - 1 }, (_, i) => metinDosyasi(`d${i}.txt`, 'x'));
  await dosyaEkle(s.db, { nesne: 'webistek', id }, dolu, null, s.saat.simdi);
  await gonder(
    [
      ['bir.log', 'a'],
      ['iki.log', 'bc'],
    ],
    { 'In-Reply-To': '<ilk@x.com>' },
  );
  const { hareketlist } = tamam(await s.call(webistek.getWebistekDetay, { Id: id }, m.ayse.token));
  expect(hareketlist[0]!.Aciklama).toMatch(/en çok 200 dosya eklenir; sığmayan ekler .*: iki\.log \(2 bayt\)/);
  const { dosyalist } = tamam(await s.call(dosya.getDosyaList, { Nesne: 'webistek', NesneId: id }, m.ayse.token));
  expect([dosyalist.length, dosyalist[0]!.Ad]).toEqual([EN_COK_KAYIT_DOSYASI, 'bir.log']);
});

/** Fills nine tenths of a megabyte, the share of people outside. */
const metinEkle = async () => {
  await postaGetir(s, 'Ilk');
  const { id } = await sonIstek();
  await dosyaEkle(s.db, { nesne: 'webistek', id }, [metinDosyasi('dolu.txt', 'x'.repeat(950_000))], null, s.saat.simdi);
};

test('names files without room in the store, and the mail still becomes a request', async () => {
  await metinEkle();
  const dar = postaci(faces, { DOSYA_SINIRI: '1' });
  expect(await dar(s, `--s\r\n\r\nEkte\r\n${ek('text/plain', 'hata.log', Buffer.from('ORA'))}--s--\r\n`, EKLI)).toBe(
    'yeni',
  );
  const { id, aciklama } = await sonIstek();
  expect(aciklama).toMatch(
    /Alınmayan ekler: hata\.log \(dosyalara ayrılan yer doldu; .+; 3 bayt; SHA-256 [\da-f]{64}\)$/,
  );
  const { dosyalist } = tamam(await s.call(dosya.getDosyaList, { Nesne: 'webistek', NesneId: id }, m.ayse.token));
  expect(dosyalist).toEqual([]);
});
