import { once } from 'node:events';
import { connect } from 'node:net';
import { dosya } from '@masabasi/core/platform/dosya/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { sistem } from '@masabasi/core/platform/sistem/contract';
import { gunEkle, istanbulAni, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';

/** Upload limits: three megabytes in total, one per day and person. */

let s: TestServer;
const kisiler: number[] = [];
let NesneId: number;
const Nesne = 'musteri';

beforeAll(async () => {
  s = await testServer({ ortam: { DOSYA_SINIRI: '3', DOSYA_GUNLUK: '1' } });
  for (const ad of ['bir', 'iki', 'uc', 'dort', 'bes'])
    kisiler.push(await s.kisi(ad, { projeler: [2], yetkiler: [YETKI.sistemGor] }));
  const token = await oturumVer(s, kisiler[0]!);
  NesneId = tamam(await s.call(musteri.musteriKaydet, { musteri: { ...BOS_MUSTERI, ProjeIdler: [2] } }, token)).Id;
});
afterAll(() => s?.kapat());

const giris = (n: number) => oturumVer(s, kisiler[n]!);
let sira = 0;
/** Uploads a new text of this number of bytes. */
const ekle = (token: string, bayt: number, baslik?: Record<string, string>, ad = `${(sira += 1)}.txt`) =>
  s.yukle(dosya.dosyaKaydet, { Nesne, NesneId }, [{ ad, veri: ad.padEnd(bayt, 'a') }], token, baslik);
const DOLDU = /Bir günde en çok 1 MB dosya yükleyebilirsiniz; bugünkü payınız doldu/;
const DEPO_DOLU = /Dosyalara ayrılan yer \(3 MB\) doldu/;
const kalan = async () => (await s.db.selectFrom('dosya').select('id').execute()).length;

test('a person has a daily limit, which also counts removed files', async () => {
  const token = await giris(0);
  const { images } = tamam(await ekle(token, 600_000));
  tamam(await s.call(dosya.dosyaSil, { Nesne, Id: images[0]!.Id }, token));
  const onceki = await kalan();
  expect((await ekle(token, 400_001)).body).toMatchObject({ durum: false, msg: expect.stringMatching(DOLDU) });
  expect(await kalan()).toBe(onceki);
  tamam(await ekle(token, 400_000));
  expect((await ekle(token, 1)).body).toMatchObject({ durum: false, msg: expect.stringMatching(DOLDU) });
});

test('a file that already exists is accepted, even when the limit is reached', async () => {
  const token = await giris(1);
  const baslik = { 'idempotency-key': 'kotanin-son-dosyasi' };
  const ilk = await ekle(token, 1_000_000, baslik, 'son.txt');
  tamam(ilk);
  expect((await ekle(token, 1)).body.durum).toBe(false);
  expect((await ekle(token, 1_000_000, baslik, 'son.txt')).body).toEqual(ilk.body);
});

test('a person over the limit is refused before any byte of the file has arrived', async () => {
  const soket = connect(Number(new URL(s.url).port), '127.0.0.1');
  soket.write(
    `POST /api/dosya/dosyaKaydet?Nesne=musteri&NesneId=${NesneId} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${await giris(1)}\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n',
  );
  const [yanit] = (await once(soket, 'data')) as [Buffer];
  soket.destroy();
  expect(yanit.toString()).toMatch(DOLDU);
});

test('the store has a total limit, and the administrator sees its level', async () => {
  tamam(await ekle(await giris(2), 900_000));
  const token = await giris(3);
  expect((await ekle(token, 200_000)).body).toMatchObject({ durum: false, msg: expect.stringMatching(DEPO_DOLU) });
  tamam(await ekle(token, 100_000));
  expect((await ekle(token, 1)).body).toMatchObject({ durum: false, msg: expect.stringMatching(DEPO_DOLU) });
  const { Dosyalar } = tamam(await s.call(sistem.sistemDurumu, {}, token));
  expect(Dosyalar).toEqual({ Adet: 4, Boyut: 3_000_000, Sinir: 3_000_000 });
});

test('the daily limit starts again at midnight in Istanbul', async () => {
  await s.db.deleteFrom('dosya').execute();
  await s.db.deleteFrom('dosya_icerik').execute();
  const token = await giris(4);
  tamam(await ekle(token, 1_000_000));
  const gunu = istanbulGunu(s.saat.simdi.getTime());
  s.saat.simdi = new Date(istanbulAni(gunEkle(gunu, 1)) - 1000);
  expect((await ekle(await giris(4), 1)).body).toMatchObject({ durum: false, msg: expect.stringMatching(DOLDU) });
  s.saat.simdi = new Date(istanbulAni(gunEkle(gunu, 1)));
  tamam(await ekle(await giris(4), 1_000_000));
});
