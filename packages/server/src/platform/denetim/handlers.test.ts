import { readFileSync, readdirSync } from 'node:fs';
import { DENETIM_ALANLARI, EYLEM_ADLARI, NESNE_ADLARI } from '@masabasi/core/denetimYazi';
import { degisimYazisi } from '@masabasi/core/platform/denetim/rules';
import { izinSatiri } from '@masabasi/core/izin/izin/contract';
import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { karsilastir } from '@masabasi/core/platform/text/metin';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';

const { denetimGerekli, getDenetim } = contract.denetim;

let s: TestServer;
let token: string;
let kisiId: number;

beforeAll(async () => {
  s = await testServer();
  kisiId = await s.kisi('denetci', { ad: 'Çağrı', soyad: 'Ünlü', yetkiler: [YETKI.denetimGor] });
  token = await oturumVer(s, kisiId);
  const satir = { zaman: OGLEN, eylem: 'deneme', nesne: 'kisi', eski: null, ip: '10.0.0.7', istek_id: 'x' };
  await s.db
    .insertInto('denetim')
    .values(
      Array.from({ length: 450 }, (_, i) => ({
        ...satir,
        kisi_id: i % 2 ? kisiId : null,
        nesne_id: i,
        yeni: JSON.stringify({ sira: i, Ad: 'İpek' }),
      })),
    )
    .execute();
});
afterAll(() => s?.kapat());

const oku = async (istek: Girdi<typeof getDenetim> = {}) => tamam(await s.call(getDenetim, istek, token));

test('answers the newest first, with actions and changes in words', async () => {
  const { kayitlar, toplam } = await oku({ adet: 200 });
  expect([kayitlar.length, toplam]).toEqual([200, 450]);
  expect(kayitlar[0]).toEqual({
    Id: expect.any(Number),
    Zaman: '2026-11-20T09:00:00Z',
    Kisi: 'Çağrı Ünlü',
    Eylem: 'deneme',
    EylemAdi: 'Deneme',
    Nesne: 'kisi',
    NesneTuru: 'Kişi',
    NesneId: 449,
    NesneAdi: null,
    NesneYolu: '/personel/user/detay?id=449',
    Degisimler: [
      { Alan: 'Ad', Once: null, Sonra: 'İpek' },
      { Alan: 'Sıra', Once: null, Sonra: '449' },
    ],
    Ip: '10.0.0.7',
  });
  expect(kayitlar[1]).toMatchObject({ NesneId: 448, Kisi: null });
});

test('filters by author, subject, object and days', async () => {
  const gece = { zaman: '2026-11-20T21:30:00Z', ip: '', istek_id: 'x', eski: null, yeni: null };
  const { rows } = await sql<{ id: number }>`
    insert into mesai (kisi_id, gun, baslama, planlanan_bitis) values (${kisiId}, '2026-11-20', ${OGLEN}, ${OGLEN}::timestamptz + interval '8 hours')
    returning id`.execute(s.db);
  await s.db
    .insertInto('denetim')
    .values([
      { ...gece, kisi_id: null, eylem: 'mesaiKapat', nesne: 'mesai', nesne_id: rows[0]!.id },
      { ...gece, kisi_id: null, eylem: 'rolSil', nesne: 'rol', nesne_id: 1 },
    ])
    .execute();
  expect((await oku({ YapanId: kisiId })).toplam).toBe(225);
  // One of the many entries is about the person with this number, namely their shift.
  expect((await oku({ KisiId: kisiId })).kayitlar.map((k) => k.Eylem)).toEqual(['mesaiKapat', 'deneme']);
  expect((await oku({ Nesne: 'rol' })).kayitlar).toMatchObject([{ EylemAdi: 'Rol silindi', NesneTuru: 'Rol' }]);
  // Half past midnight in Istanbul is the next day.
  expect((await oku({ Baslangic: '2026-11-21' })).toplam).toBe(2);
  expect((await oku({ Bitis: '2026-11-20' })).toplam).toBe(450);
  expect((await oku({ ara: 'MESAİ KAPANDI' })).kayitlar.map((k) => k.Eylem)).toEqual(['mesaiKapat']);
  expect((await oku({ ara: 'çağrı' })).toplam).toBe(225);
});

test('shows names for numbered records, and links to the objects', async () => {
  const musteri = await s.db
    .insertInto('musteri')
    .values({ tip: 1, ad: 'Işıl', soyad: 'Öz', durum: 'Aktif', yazma_zamani: OGLEN })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ortak = { zaman: '2026-11-20T15:00:00Z', ip: '', istek_id: 'x', kisi_id: kisiId };
  await s.db
    .insertInto('denetim')
    .values([
      {
        ...ortak,
        eylem: 'gorusmeAta',
        nesne: 'gorusme',
        nesne_id: 4906,
        eski: JSON.stringify({ AtananId: null, DurumAnahtar: 'yeni' }),
        yeni: JSON.stringify({ AtananId: kisiId, DurumAnahtar: 'cozuldu' }),
      },
      {
        ...ortak,
        eylem: 'musteriKaydet',
        nesne: 'musteri',
        nesne_id: musteri.id,
        eski: null,
        yeni: JSON.stringify({ SorumluId: kisiId, BayiId: 999_999 }),
      },
    ])
    .execute();
  const [kart] = (await oku({ Nesne: 'musteri' })).kayitlar;
  const [gorusme] = (await oku({ Nesne: 'gorusme' })).kayitlar;
  expect(kart).toMatchObject({
    NesneAdi: 'Işıl Öz',
    NesneYolu: `/tanimlar/musteri/detay?id=${musteri.id}`,
    Degisimler: [
      { Alan: 'Bayi', Once: null, Sonra: 'bulunamayan kayıt' },
      { Alan: 'Sorumlu', Once: null, Sonra: 'Çağrı Ünlü' },
    ],
  });
  expect(gorusme).toMatchObject({
    // The ticket is deleted.
    NesneAdi: null,
    NesneYolu: '/islemler/musterigorusme/detay?id=4906',
    Degisimler: [
      { Alan: 'Atanan', Once: '–', Sonra: 'Çağrı Ünlü' },
      { Alan: 'Durum', Once: 'Yeni', Sonra: 'Çözüldü' },
    ],
  });
});

test('writes amounts as people write them, in the currency of their entry', async () => {
  const tahsilat = { eylem: 'faturaTahsilatYaz', nesne: 'fatura', nesne_id: 8_000_001, eski: null };
  const duzelti = { eylem: 'faturaKaydet', nesne: 'fatura', nesne_id: 8_000_002 };
  const ortak = { zaman: '2026-11-20T16:00:00Z', ip: '', istek_id: 'x', kisi_id: kisiId };
  await s.db
    .insertInto('denetim')
    .values([
      { ...ortak, ...tahsilat, yeni: JSON.stringify({ Tutar: 8_316_000, ParaBirimi: 'TRY' }) },
      {
        ...ortak,
        ...duzelti,
        eski: JSON.stringify({ Odenecek: 100_050, ParaBirimi: 'USD' }),
        yeni: JSON.stringify({ Odenecek: 50, ParaBirimi: 'USD' }),
      },
      // An entry from before currencies were stored.
      { ...ortak, ...tahsilat, yeni: JSON.stringify({ Tutar: 100 }) },
    ])
    .execute();
  expect((await oku({ Nesne: 'fatura' })).kayitlar.map((k) => k.Degisimler.map(degisimYazisi).join(' · '))).toEqual([
    'Tutar: 1,00',
    // The currency did not change, so it also applies to the old amount.
    'Ödenecek: $1.000,50 → $0,50',
    'Tutar: ₺83.160,00 · Para birimi: TRY',
  ]);
});

test('shows the name of the person for an act on a person', async () => {
  const { kayitlar } = await oku({ KisiId: kisiId, Nesne: 'kisi' });
  expect(kayitlar).toMatchObject([{ NesneId: kisiId, NesneAdi: 'Çağrı Ünlü' }]);
});

test('offers all people and all named objects in Turkish order', async () => {
  const { body } = await s.call(denetimGerekli, {}, token);
  if (!body.durum) throw new Error(body.msg);
  expect(body.kisiler).toContainEqual({ Id: kisiId, Ad: 'Çağrı Ünlü' });
  expect(body.nesneler).toContainEqual({ Anahtar: 'izin', Ad: 'İzin' });
  expect(body.nesneler.map((n) => n.Ad)).toEqual(body.nesneler.map((n) => n.Ad).toSorted(karsilastir));
});

test('403 without the permission, 400 names the field', async () => {
  await s.kisi('baskasi');
  const baskasi = await s.girisYap('baskasi');
  for (const uc of [getDenetim, denetimGerekli]) expect((await s.call(uc, {}, baskasi)).status).toBe(403);
  expect(await s.call(getDenetim, { adet: 0 }, token)).toMatchObject({
    status: 400,
    body: { durum: false, msg: "'adet' alanı: en az 1 olmalı." },
  });
});

test('entries can be neither changed nor removed', async () => {
  await expect(s.db.updateTable('denetim').set({ ip: '' }).execute()).rejects.toThrow('değiştirilemez');
  await expect(s.db.deleteFrom('denetim').execute()).rejects.toThrow('değiştirilemez');
});

test('every action, object and field that the server writes has a name', () => {
  const kok = new URL('../..', import.meta.url);
  const dosyalar = readdirSync(kok, { recursive: true, encoding: 'utf8' }).filter((d) => /^(?!.*test).*\.ts$/.test(d));
  const kaynak = dosyalar.map((d) => readFileSync(new URL(d, kok), 'utf8')).join('\n');
  const yazilan = (alan: string) =>
    [...kaynak.matchAll(new RegExp(`\\b${alan}: '([a-z]\\w+)'`, 'g'))].map((m) => m[1]!);
  expect(yazilan('eylem').length).toBeGreaterThan(40);
  expect(yazilan('eylem').filter((e) => EYLEM_ADLARI[e] === undefined)).toEqual([]);
  expect(yazilan('nesne').filter((n) => NESNE_ADLARI[n] === undefined)).toEqual([]);
  const alanlar = [...kaynak.matchAll(/\b(?:eski|yeni): \{ ([\w,: .]+) \}/g)]
    .flatMap((m) => m[1]!.split(', '))
    .map((alan) => alan.split(':')[0]!)
    .filter((alan) => /^\w+$/.test(alan));
  expect(alanlar.length).toBeGreaterThan(20);
  const adsizlar = [...alanlar, ...Object.keys(izinSatiri.shape)].filter((a) => DENETIM_ALANLARI[a] === undefined);
  expect(adsizlar).toEqual([]);
});
