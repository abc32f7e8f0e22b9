import { createHash } from 'node:crypto';
import { dosya } from '@masabasi/core/platform/dosya/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { S3_ORTAMI, type TestS3, testS3 } from '../../testing/s3.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';
import { icerikOku, icerikYaz } from './depo.ts';
import { dosyalariHazirla } from './hazirla.ts';
import { dosyaTemizligi } from './job.ts';
import { bicim } from './resim.ts';

/** Files with their bytes in an external object store. */

let s3: TestS3;
let s: TestServer;
let token: string;
let NesneId: number;
const Nesne = 'musteri';
const GUN_MS = 86_400_000;

beforeAll(async () => {
  s3 = await testS3();
  s = await testServer({ ortam: { S3_ENDPOINT: s3.endpoint, ...S3_ORTAMI } });
  token = await oturumVer(s, await s.kisi('bakan', { projeler: [2] }));
  NesneId = tamam(await s.call(musteri.musteriKaydet, { musteri: { ...BOS_MUSTERI, ProjeIdler: [2] } }, token)).Id;
});
beforeEach(() => {
  s3.durum = null;
});
afterAll(async () => {
  await s?.kapat();
  await s3?.kapat();
});

const ozetle = (veri: string | Buffer): Buffer => createHash('sha256').update(veri).digest();
const yolu = (veri: string | Buffer): string => {
  const ad = ozetle(veri).toString('hex');
  return `/masabasi/${ad.slice(0, 2)}/${ad}`;
};
const ekle = (ad: string, veri: string | Buffer) =>
  s.yukle(dosya.dosyaKaydet, { Nesne, NesneId }, [{ ad, veri }], token);
const indir = (Id: number, boy = 'asil') =>
  fetch(`${s.url}/api/dosya/dosyaIndir?Nesne=musteri&Id=${Id}&Boy=${boy}`, {
    headers: { authorization: `Bearer ${token}` },
  });
const adet = async (tablo: 'dosya' | 'dosya_parca' | 'dosya_icerik') =>
  (await s.db.selectFrom(tablo).select(s.db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;
const config = () => readConfig({ S3_ENDPOINT: s3.endpoint, ...S3_ORTAMI });
const temizle = (gun: number) =>
  dosyaTemizligi.calistir({
    db: s.db,
    config: config(),
    simdi: new Date(s.saat.simdi.getTime() + gun * GUN_MS),
  });

test('bytes are stored outside under their digest, not in the database, and come back unchanged', async () => {
  const veri = 'dışarıda '.repeat(50_000);
  const { images } = tamam(await ekle('uzun.txt', veri));
  expect(s3.nesneler.get(yolu(veri))?.toString()).toBe(veri);
  expect(await adet('dosya_parca')).toBe(0);
  const y = await indir(images[0]!.Id);
  expect([y.status, await y.text()]).toEqual([200, veri]);
});

test('all sizes of a picture are in the store', async () => {
  const veri = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#c63' } })
    .png()
    .toBuffer();
  const once = s3.nesneler.size;
  const { images } = tamam(await ekle('tabela.png', veri));
  expect(s3.nesneler.size).toBe(once + 3);
  for (const [boy, width] of [
    ['asil', 2000],
    ['orta', 1600],
    ['kucuk', 320],
  ] as const)
    expect(await sharp(Buffer.from(await (await indir(images[0]!.Id, boy)).arrayBuffer())).metadata()).toMatchObject({
      width,
    });
});

test.each([403, 500, 503])('no row refers to a file when the store answers %i', async (durum) => {
  const once = await adet('dosya');
  s3.durum = durum;
  const { status, body, headers } = await ekle('yok.txt', `yok ${durum}`);
  expect([status, body, headers.get('retry-after')]).toEqual([
    503,
    expect.objectContaining({ durum: false, msg: expect.stringMatching(/^Dosya deposuna şu anda ulaşılamıyor/) }),
    '10',
  ]);
  expect(await adet('dosya')).toBe(once);
});

test('a file with missing bytes is answered with a sentence, and one with wrong bytes is not delivered', async () => {
  const { images } = tamam(await ekle('degisen.txt', 'asıl hali'));
  const { Id } = images[0]!;
  s3.durum = 500;
  expect((await indir(Id)).status).toBe(503);
  s3.durum = null;
  s3.nesneler.set(yolu('asıl hali'), Buffer.from('baska hali'));
  expect((await indir(Id)).status).toBe(503);
  s3.nesneler.delete(yolu('asıl hali'));
  expect((await indir(Id)).status).toBe(503);
  tamam(await ekle('degisen.txt', 'asıl hali'));
  expect(await (await indir(Id)).text()).toBe('asıl hali');
});

test('bytes without a file are deleted after a day, and bytes of a file stay', async () => {
  tamam(await ekle('kalan.txt', 'kalan'));
  const giden = [{ ad: 'giden.txt', veri: Buffer.from('giden') }];
  await dosyalariHazirla(giden, { db: s.db, config: config(), simdi: s.saat.simdi });
  expect(s3.nesneler.has(yolu('giden'))).toBe(true);
  await temizle(0.5);
  expect(s3.nesneler.has(yolu('giden'))).toBe(true);
  await temizle(1.1);
  expect([s3.nesneler.has(yolu('giden')), s3.nesneler.has(yolu('kalan'))]).toEqual([false, true]);
});

test('a removed file is deleted outside, too, and waits while the store is unreachable', async () => {
  const { images } = tamam(await ekle('kalkan.txt', 'kalkan'));
  tamam(await s.call(dosya.dosyaSil, { Nesne, Id: images[0]!.Id }, token));
  await temizle(29);
  expect(s3.nesneler.has(yolu('kalkan'))).toBe(true);
  s3.durum = 503;
  await expect(temizle(32)).rejects.toMatchObject({ status: 503 });
  s3.durum = null;
  await temizle(32);
  expect(s3.nesneler.has(yolu('kalkan'))).toBe(false);
});

test('content in the database stays readable, and external content moves in when it is uploaded again', async () => {
  const oku = async (veri: string) => {
    const hepsi: Uint8Array[] = [];
    for await (const parca of icerikOku(s.db, config().s3, ozetle(veri))) hepsi.push(parca);
    return Buffer.concat(hepsi).toString();
  };
  await icerikYaz(s.db, bicim(Buffer.from('içeride')), s.saat.simdi);
  tamam(await ekle('iceride.txt', 'içeride'));
  s3.nesneler.delete(yolu('içeride'));
  expect(await oku('içeride')).toBe('içeride');
  tamam(await ekle('gelen.txt', 'gelen'));
  await icerikYaz(s.db, bicim(Buffer.from('gelen')), s.saat.simdi);
  s3.nesneler.delete(yolu('gelen'));
  expect(await oku('gelen')).toBe('gelen');
});
