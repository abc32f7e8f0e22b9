import { dosya } from '@masabasi/core/platform/dosya/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';
import { arsivYap, icIce } from './testing.ts';

/** Uploaded archives: their content is shown, and a dangerous archive is downloaded only after a question. */

let s: TestServer;
let token: string;
let NesneId: number;
beforeAll(async () => {
  s = await testServer();
  token = await oturumVer(s, await s.kisi('ikinci', { projeler: [2] }));
  NesneId = tamam(await s.call(musteri.musteriKaydet, { musteri: { ...BOS_MUSTERI, ProjeIdler: [2] } }, token)).Id;
});
afterAll(() => s?.kapat());

async function yukle(ad: string, veri: Buffer) {
  tamam(await s.yukle(dosya.dosyaKaydet, { Nesne: 'musteri', NesneId }, [{ ad, veri }], token));
  return tamam(await s.call(dosya.getDosyaList, { Nesne: 'musteri', NesneId }, token)).dosyalist[0]!;
}
const indir = (Id: number, ek = '') =>
  fetch(`${s.url}/api/dosya/dosyaIndir?Nesne=musteri&Id=${Id}${ek}`, { headers: { authorization: `Bearer ${token}` } });

test.each<[string, () => Promise<Buffer>, string | null, readonly string[]]>([
  ['nothing that runs', () => arsivYap({ 'oku.txt': 'a', 'fatura.html': '<html>' }), null, []],
  ['a program', () => arsivYap({ 'oku.txt': 'a', 'kur/GUNCELLE.EXE': 'MZ' }), 'icinde', ['kur/GUNCELLE.EXE']],
  [
    'a script behind blanks',
    () => arsivYap({ 'fatura.pdf                .js ': 'x' }),
    'icinde',
    ['fatura.pdf                .js '],
  ],
  ['a program in an archive within', () => icIce(3, { 'kur.exe': 'MZ' }), 'icinde', ['ic2.zip!ic1.zip!kur.exe']],
  [
    'a document with macros',
    async () => arsivYap({ 'liste.xlsm': await arsivYap({ 'xl/workbook.xml': '<a/>', 'xl/vbaProject.bin': 'x' }) }),
    'icinde',
    ['liste.xlsm'],
  ],
  ['archives without end', () => icIce(9, { 'kur.exe': 'MZ' }), 'bakilamadi', []],
  ['an archive that nobody here reads', () => arsivYap({ 'yedek.rar': 'Rar!' }), 'bakilamadi', []],
  ['an archive that is none', () => arsivYap({ 'ic.zip': 'x' }), 'bakilamadi', []],
])('an archive with %s', async (ad, yap, Tur, Adlar) => {
  const veri = await yap();
  const d = await yukle(`${ad.replaceAll(' ', '-')}.zip`, veri);
  expect(d.Tip).toBe('application/zip');
  expect(d.Uyari && { Tur: d.Uyari.Tur, Adlar: d.Uyari.Adlar }).toEqual(Tur && { Tur, Adlar });
  const [once, sonra] = [await indir(d.Id), await indir(d.Id, '&Onayli=1')];
  expect([once.status, sonra.status]).toEqual([Tur === 'icinde' ? 409 : 200, 200]);
  expect(Buffer.from(await sonra.arrayBuffer()).equals(veri)).toBe(true);
  expect(sonra.headers.get('content-disposition')).toContain(`filename="${d.Ad}"`);
});

test('names the first of many programs, and records who downloads them', async () => {
  const { Id, Uyari, Ad } = await yukle(
    'cok.zip',
    await arsivYap(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`${i}.bat`, 'x']))),
  );
  expect([Uyari?.Adlar.length, Uyari?.Adlar.at(-1)]).toEqual([21, 've 10 dosya daha']);
  const yazilan = () =>
    s.db.selectFrom('denetim').select(['eylem', 'yeni']).where('eylem', '=', 'supheliIndir').where('nesne_id', '=', Id);
  const ret = await indir(Id);
  expect(await ret.json()).toMatchObject({ msg: expect.stringContaining("'cok.zip' sorulmadan inmez") });
  expect(await yazilan().execute()).toEqual([]);
  await (await indir(Id, '&Onayli=1')).arrayBuffer();
  expect(await yazilan().execute()).toEqual([{ eylem: 'supheliIndir', yeni: { Ad } }]);
});
