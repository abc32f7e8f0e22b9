import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { dosya } from '@masabasi/core/platform/dosya/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { sistem } from '@masabasi/core/platform/sistem/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { testFolder } from '../../testing/folder.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';
import { tarayiciAcik, virusHatasi } from './tarama.ts';

/** The virus scanner, here a server that speaks clamd's protocol and knows one virus. */

/** Test file for virus scanners, in two halves so that no scanner finds it here. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
type Huy = 'calisir' | 'susar' | 'kopar' | 'hata' | 'gevezelik';
let huy: Huy = 'calisir';
/** Contents that the scanner received. */
const bakilan: Buffer[] = [];

/** Content bytes of a stream with lengths. Null: the last part has not arrived yet. */
function icindekiler(gelen: Buffer): Buffer | null {
  const parcalar: Buffer[] = [];
  for (let i = 'zINSTREAM\0'.length; i + 4 <= gelen.length;) {
    const uzunluk = gelen.readUInt32BE(i);
    if (uzunluk === 0) return Buffer.concat(parcalar);
    parcalar.push(gelen.subarray(i + 4, i + 4 + uzunluk));
    i += 4 + uzunluk;
  }
  return null;
}

function yanitla(soket: Socket, veri: Buffer): void {
  bakilan.push(veri);
  if (huy === 'kopar') soket.end('stream: ');
  else if (huy === 'hata') soket.end('INSTREAM size limit exceeded. ERROR\0');
  else if (huy === 'gevezelik') soket.write('x'.repeat(5000));
  else if (huy === 'calisir') soket.end(veri.includes(EICAR) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');
}

const clamd = (): Server =>
  createServer((soket) => {
    let gelen = Buffer.alloc(0);
    soket.on('error', () => undefined);
    soket.on('data', (parca: Buffer) => {
      gelen = Buffer.concat([gelen, parca]);
      if (huy === 'susar') return;
      if (gelen.toString('latin1') === 'zPING\0') soket.end('PONG\0');
      const veri = icindekiler(gelen);
      if (veri !== null) yanitla(soket, veri);
    });
  });

const klasor = testFolder('masabasi clamd-');
const sunucu = clamd();
const yuvali = clamd();
const yuva = join(klasor.dataDir, 'clamd.sock');
let s: TestServer;
let token: string;
let NesneId: number;
const Nesne = 'musteri';

beforeAll(async () => {
  sunucu.listen(0, '127.0.0.1');
  yuvali.listen(yuva);
  await Promise.all([once(sunucu, 'listening'), once(yuvali, 'listening')]);
  s = await testServer({ ortam: { CLAMD_ADRES: `127.0.0.1:${(sunucu.address() as AddressInfo).port}` } });
  token = await oturumVer(s, await s.kisi('bakan', { projeler: [2], yetkiler: [YETKI.sistemGor] }));
  NesneId = tamam(await s.call(musteri.musteriKaydet, { musteri: { ...BOS_MUSTERI, ProjeIdler: [2] } }, token)).Id;
});
beforeEach(() => {
  huy = 'calisir';
  bakilan.length = 0;
});
afterAll(async () => {
  await s?.kapat();
  sunucu.close();
  yuvali.close();
  await klasor.remove();
});

const ekle = (...dosyalar: { ad: string; veri: string }[]) =>
  s.yukle(dosya.dosyaKaydet, { Nesne, NesneId }, dosyalar, token);
const adlar = async () => tamam(await s.call(dosya.getDosyaList, { Nesne, NesneId }, token)).dosyalist.map((d) => d.Ad);
const adres = () => ({ host: '127.0.0.1', port: (sunucu.address() as AddressInfo).port });

test('a clean file is kept, and the scanner has seen all its bytes', async () => {
  const veri = 'temiz '.repeat(100_000);
  tamam(await ekle({ ad: 'temiz.txt', veri }));
  expect(Buffer.concat(bakilan).toString()).toBe(veri);
  expect(await adlar()).toEqual(['temiz.txt']);
});

test('an infected file is refused by its name, and so is the clean one beside it', async () => {
  const { status, body } = await ekle({ ad: 'temiz.txt', veri: 'a' }, { ad: 'fatura.txt', veri: EICAR });
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      durum: false,
      msg: "'fatura.txt' dosyasında virüs bulundu; alınmadı. Dosyayı gönderene ve sistem yöneticinize bildiriniz.",
    }),
  ]);
  expect(await adlar()).toEqual(['temiz.txt']);
});

test.each(['kopar', 'hata', 'gevezelik'] as const)('where it does not say (%s), nothing is kept', async (nasil) => {
  huy = nasil;
  const { status, body, headers } = await ekle({ ad: 'belki.txt', veri: 'a' });
  expect([status, body, headers.get('retry-after')]).toEqual([
    503,
    expect.objectContaining({ durum: false, msg: expect.stringMatching(/Virüs tarayıcısına ulaşılamadığı için/) }),
    '30',
  ]);
  expect(await adlar()).toEqual(['temiz.txt']);
});

test('a silent scanner is given up after the time limit', async () => {
  huy = 'susar';
  const basladi = performance.now();
  await expect(virusHatasi(adres(), { ad: 'a.txt', veri: Buffer.from('a') }, 200)).rejects.toMatchObject({
    status: 503,
  });
  expect(performance.now() - basladi).toBeLessThan(2000);
});

test('the scanner may listen on a socket of the machine', async () => {
  const bak = (veri: string) => virusHatasi({ path: yuva }, { ad: 'a.txt', veri: Buffer.from(veri) });
  expect(await bak('temiz')).toBeNull();
  expect(await bak(EICAR)).toMatch(/'a\.txt' dosyasında virüs/);
  await expect(virusHatasi({ path: `${yuva}.yok` }, { ad: 'a', veri: Buffer.from('a') })).rejects.toMatchObject({
    status: 503,
  });
});

test('the administrator sees if the scanner answers', async () => {
  const durum = async () => tamam(await s.call(sistem.sistemDurumu, {}, token)).Tarayici;
  expect(await durum()).toBe(true);
  expect(await tarayiciAcik({ path: `${yuva}.yok` })).toBe(false);
});
