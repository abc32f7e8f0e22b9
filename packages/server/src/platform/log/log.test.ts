import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { gunlukAyari, hataOzeti, retNedeni, temizle } from './log.ts';
import { testServer } from '../../testing/product.ts';

const JETON = 'q'.repeat(43);

/** The lines of a logger with our options. */
function yazilan(yaz: (log: pino.Logger) => void): string {
  const satirlar: string[] = [];
  const { stream, ...ayar } = gunlukAyari('trace', { write: (satir) => void satirlar.push(satir) });
  yaz(pino(ayar, stream));
  return satirlar.join('');
}

describe('a text without', () => {
  test.each([
    ['a bearer token', 'Authorization: Bearer abc.def-123', 'abc.def-123'],
    ['a session', `oturum ${JETON} bitti`, JETON],
    ['a calendar address', `/api/takvim/${JETON}.ics`, JETON],
    ['the password of an address', 'postgres://u:cok+gizli@db:5432/m', 'cok+gizli'],
    ['an identity number', 'kimlik 10000000146, ad', '10000000146'],
    ['an identity number as a string', '{"no":"10000000146"}', '10000000146'],
    ['a mobile number', 'tel:0532 123 45 67', '123'],
    ['a mobile number with brackets', '(0532) 123 45 67', '45 67'],
    ['a mobile number abroad', '+90 532 1234567', '1234567'],
    ['a bare mobile number', '"5321234567"', '5321234567'],
    ['eleven digits', '05321234567', '5321234567'],
    ['a landline', '0212-345 67 89', '345'],
  ])('%s', (_, metin, gizli) => {
    expect(temizle(metin)).toContain('[çıkarıldı]');
    expect(temizle(metin)).not.toContain(gizli);
  });

  test.each([
    '{"level":30,"time":1795272000000,"bos":5000000000,"sinir":10000000146}',
    'istek 3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    'istek 9b2d5512-3456-4789-8012-345678901234',
    'Diskte yine yer var (5321 MB): 2026-11-20T09:00:00.000Z',
    'postgres://db:5432/m',
  ])('stays: %s', (metin) => {
    expect(temizle(metin)).toBe(metin);
  });
});

test.each([
  'parola',
  'Password',
  'tekrar',
  'eskiParola',
  'kod',
  'token',
  'authorization',
  'Aciklama',
  'izinAcik',
  'TCKimlikNo',
  'CepTelefonu',
])('the value of %s is never written, however deep it lies', (ad) => {
  const satir = yazilan((log) => log.info({ istek: { val: [{ [ad]: 'gizli söz' }] }, [ad]: 'gizli söz' }, 'deneme'));
  expect(satir).toContain('[çıkarıldı]');
  expect(satir).not.toContain('gizli söz');
});

test('keeps the useful parts of an error and drops quotes of people', () => {
  const e = new pg.DatabaseError('invalid input syntax for type integer: "gizli söz"', 10, 'error');
  Object.assign(e, {
    code: '22P02',
    detail: 'gizli söz',
    where: 'gizli söz',
    table: 'kisi',
    parameters: ['gizli söz'],
  });
  const satir = yazilan((log) => log.warn({ err: new Error('olmadı', { cause: e }) }, 'deneme'));
  expect(satir).not.toContain('gizli');
  expect(JSON.parse(satir)).toMatchObject({ err: { message: 'olmadı', cause: { code: '22P02', table: 'kisi' } } });
  expect(JSON.parse(satir).err.stack).toContain('log.test.ts');
});

test('keeps names in messages of the database, and drops pieces of broken JSON', () => {
  const cakisma = Object.assign(new pg.DatabaseError('duplicate key violates "kisi_pkey"', 1, 'error'), {
    code: '23505',
  });
  expect(hataOzeti(cakisma).message).toContain('kisi_pkey');
  const bozuk = (() => {
    try {
      return JSON.parse('gizli söz') as Error;
    } catch (e) {
      return e as Error;
    }
  })();
  expect(JSON.stringify(hataOzeti(bozuk))).not.toContain('gizli');
});

test('does not look into an object that is no plain one', () => {
  expect(yazilan((log) => log.info({ soket: new URL('http://x/gizli') }, 'deneme'))).not.toContain('gizli');
});

test('hides the name of an unknown field, and keeps the names of our fields', () => {
  expect(retNedeni("'Ayşe hasta, doktora gitti' diye bir alan yok.")).toBe("'…' diye bir alan yok.");
  expect(retNedeni("'val.izin_id' alanı eksik.")).toBe("'val.izin_id' alanı eksik.");
});

test('logs every refusal with the person, the call, the reason and the number of the request', async () => {
  const satirlar: string[] = [];
  const s = await testServer({ ortam: { LOG_LEVEL: 'info' }, gunluk: { write: (l) => void satirlar.push(l) } });
  try {
    const Id = await s.kisi('ayse');
    const token = await s.girisYap('ayse');
    await s.call(oturum.login, { UserName: 'ayse', Password: 'yanlış söz', lisans: 'TEST' });
    await s.call(mola.moladurumGuncelle, { userid: Id, moladurum: 643, aciklama: 'gizli söz' }, token);
    await s.call(oturum.usertemaguncelle, { tur: 'MenuTur', userId: Id + 1, deger: 'slim' }, token);
    await s.ham(oturum.usertemaguncelle.path, '{"val":{"izinAcik":"gizli söz","10000000146":1', token);
    const retler = satirlar.map((l) => JSON.parse(l)).filter((l) => l.msg === 'geri çevrildi');
    expect(retler.map(({ status, uc, kisiId }) => [status, uc, kisiId])).toEqual([
      [401, '/api/login', null],
      [200, `/api${mola.moladurumGuncelle.path}`, Id],
      [403, `/api${oturum.usertemaguncelle.path}`, Id],
      [400, `/api${oturum.usertemaguncelle.path}`, Id],
    ]);
    for (const { reqId, neden } of retler) {
      expect(reqId).toMatch(/^[\da-f-]{36}$/);
      expect(neden).toMatch(/^\S.+[.!]?$/);
    }
    expect(satirlar.join('')).not.toMatch(/söz|10000000146/);
  } finally {
    await s.kapat();
  }
});
