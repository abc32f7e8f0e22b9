import { contract } from '@masabasi/core/contract';
import { ILCE_MERKEZLERI } from '@masabasi/core/pazarlama/ziyaret/ilceMerkezleri';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { BOS_ADAY, ziyaretOrtami } from '../../testing/ziyaret.ts';
import { pdfOku } from '../../testing/pdf.ts';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';

/** The plan of a day: appointments by time, and prospects and licences on the way. */

const { aday, ziyaret: oda } = contract;

const s = await testServer();
const o = await ziyaretOrtami(s);
const { satici, digeri } = o;
afterAll(() => s.kapat());

const GUN = '2026-12-01';
const iller = new Map((await s.db.selectFrom('il').select(['id', 'ad']).execute()).map((i) => [i.ad, i.id]));
const musteri = (ad: string, il: string, yer: { Enlem?: number; Boylam?: number; IlceId?: number } = {}) =>
  o.yeniMusteri(ad, il, { IlId: iller.get(il)!, ...yer });
const ilce = async (il: string, ad: string) =>
  (
    await s.db
      .selectFrom('ilce')
      .select('id')
      .where('il_id', '=', iller.get(il)!)
      .where('ad', '=', ad)
      .executeTakeFirstOrThrow()
  ).id;
const teklifte = async (MusteriId: number) => {
  const a = tamam(await s.call(aday.adayKaydet, { aday: { ...BOS_ADAY, MusteriId } }, satici.token));
  tamam(await s.call(aday.adayAsamaGuncelle, { Id: a.Id, Surum: a.Surum, Asama: 'teklif' }, satici.token));
};

test('knows the seat of every district', async () => {
  const ilceler = await s.db.selectFrom('ilce').select('id').orderBy('id').execute();
  expect([...ILCE_MERKEZLERI.keys()].toSorted((a, b) => a - b)).toEqual(ilceler.map((i) => i.id));
});

test('keeps the order of appointments, and adds near customers on the way', async () => {
  const [izmir, manisa, aydin, ankara, merkez] = [
    await musteri('Randevu', 'İzmir'),
    await musteri('Aday', 'Manisa'),
    await musteri('Lisans', 'Aydın'),
    await musteri('Uzak', 'Ankara'),
    await musteri('Merkez', 'İzmir', { Enlem: 38.43, Boylam: 27.15 }),
  ];
  tamam(await o.kaydet({ MusteriId: izmir, ...o.saatinde(GUN, '10:00') }));
  tamam(await o.kaydet({ MusteriId: aydin, ...o.saatinde(GUN, '15:00') }));
  for (const MusteriId of [manisa, ankara, merkez]) await teklifte(MusteriId);
  const plan = async (Uzaklik?: number, kim = satici) =>
    tamam(await s.call(oda.gunPlani, { Gun: GUN, ...(Uzaklik && { Uzaklik }) }, kim.token));
  const yakin = await plan();
  expect(yakin.duraklar.map((d) => [d.Musteri, d.Tur, d.Konum])).toEqual([
    ['Merkez İzmir', 'aday', 'adres'],
    ['Randevu İzmir', 'ziyaret', 'il'],
    ['Lisans Aydın', 'ziyaret', 'il'],
  ]);
  const genis = await plan(60);
  expect(genis.duraklar.map((d) => d.Musteri)).toContain('Aday Manisa');
  expect(genis.duraklar.map((d) => d.Musteri)).not.toContain('Uzak Ankara');
  expect(genis.Km).toBeCloseTo(
    genis.duraklar.reduce((km, d) => km + (d.Km ?? 0), 0),
    0,
  );
  expect((await plan(60, digeri)).duraklar).toEqual([]);
});

test('offers a customer on the way between two appointments, and not a customer beside it', async () => {
  const [istanbul, ankara, bolu, konya] = [
    await musteri('İlk', 'İstanbul'),
    await musteri('Son', 'Ankara'),
    await musteri('Yolda', 'Bolu'),
    await musteri('Yanda', 'Konya'),
  ];
  tamam(await o.kaydet({ MusteriId: istanbul, ...o.saatinde('2026-12-07', '08:00') }));
  tamam(await o.kaydet({ MusteriId: ankara, ...o.saatinde('2026-12-07', '17:00') }));
  for (const MusteriId of [bolu, konya]) await teklifte(MusteriId);
  const { duraklar } = tamam(await s.call(oda.gunPlani, { Gun: '2026-12-07' }, satici.token));
  const adlar = duraklar.map((d) => d.Musteri);
  expect(adlar).toEqual(expect.arrayContaining(['İlk İstanbul', 'Yolda Bolu', 'Son Ankara']));
  expect(adlar.indexOf('Yolda Bolu')).toBe(1);
  expect(adlar).not.toContain('Yanda Konya');
});

test('places a customer without coordinates at the seat of their district, also for the search', async () => {
  // Both districts lie far from the seats of their provinces, so only their own seats give the right distance.
  const anamur = await musteri('Randevu', 'Mersin', { IlceId: await ilce('Mersin', 'Anamur') });
  const gazipasa = await musteri('Yakın', 'Antalya', { IlceId: await ilce('Antalya', 'Gazipaşa') });
  const [merkezde, ilcesiz, adresli] = [
    await musteri('Uzak', 'Antalya', { IlceId: await ilce('Antalya', 'Muratpaşa') }),
    await musteri('İlçesiz', 'Mersin'),
    await musteri('Adresli', 'Mersin', { IlceId: await ilce('Mersin', 'Tarsus'), Enlem: 36.1, Boylam: 32.9 }),
  ];
  tamam(await o.kaydet({ MusteriId: anamur, ...o.saatinde('2026-12-08', '10:00') }));
  for (const MusteriId of [gazipasa, merkezde, ilcesiz, adresli]) await teklifte(MusteriId);
  const { duraklar } = tamam(await s.call(oda.gunPlani, { Gun: '2026-12-08', Uzaklik: 80 }, satici.token));
  const yerler = Object.fromEntries(duraklar.map((d) => [d.Musteri, d.Konum]));
  expect(yerler).toEqual({ 'Randevu Mersin': 'ilce', 'Yakın Antalya': 'ilce', 'Adresli Mersin': 'adres' });
  const { basefile } = tamam(await s.call(oda.print_gun_plani, { Gun: '2026-12-08', Uzaklik: 80 }, satici.token));
  expect(JSON.stringify(await pdfOku(Buffer.from(basefile, 'base64')))).toContain('ilçe merkezinden');
});

test('offers a customer whose licence ends soon, and not one whose licence ends later', async () => {
  const [yakin, sonra] = [await musteri('Biten', 'Bursa'), await musteri('Süren', 'Bursa')];
  const randevu = await musteri('Randevu', 'Bursa');
  tamam(await o.kaydet({ MusteriId: randevu, ...o.saatinde('2026-12-02', '10:00') }));
  for (const [musteriId, bitis] of [
    [yakin, '2026-12-20'],
    [sonra, '2027-11-20'],
  ] as const)
    await sql`insert into lisans (musteri_id, proje_id, lisans_tur_id, kullanici_sayisi, anahtar, baslama_tarihi,
        donem_baslama, bitis_tarihi, cipa_gun, yazma_zamani)
      select ${musteriId}::int, 2, min(id), 1, 'anahtar ' || ${musteriId}::int, '2026-01-01', '2026-01-01', ${bitis}::date, 1,
        ${new Date(OGLEN)} from tanim where liste = 'lisansTur' and anahtar = 'yillik'`.execute(s.db);
  const { duraklar } = tamam(await s.call(oda.gunPlani, { Gun: '2026-12-02' }, satici.token));
  expect(duraklar.map((d) => [d.Musteri, d.Tur])).toEqual(
    expect.arrayContaining([
      ['Randevu Bursa', 'ziyaret'],
      ['Biten Bursa', 'lisans'],
    ]),
  );
  expect(duraklar).toHaveLength(2);
  const { basefile, dosyaAdi } = tamam(await s.call(oda.print_gun_plani, { Gun: '2026-12-02' }, satici.token));
  expect(dosyaAdi).toMatch(/^Gün Planı .* 2026-12-02\.pdf$/);
  expect(JSON.stringify(await pdfOku(Buffer.from(basefile, 'base64')))).toContain('Biten Bursa');
});

test('drives to no telephone call, and names overlaps, on paper too', async () => {
  const tur = async (ad: string) =>
    (
      await s.db
        .selectFrom('tanim')
        .select('id')
        .where('liste', '=', 'gorusmeTur')
        .where('ad', '=', ad)
        .executeTakeFirstOrThrow()
    ).id;
  const gun = '2026-12-11';
  const [yakin, uzak] = [await musteri('Yerinde', 'Eskişehir'), await musteri('Aranan', 'Gümüşhane')];
  const yerinde = { GorusmeTurId: await tur('Yerinde'), MusteriId: yakin };
  tamam(await o.kaydet({ ...yerinde, ...o.saatinde(gun, '11:30') }));
  for (const [ad, saat] of [
    ['Telefon', '11:30'],
    ['Uzak Bağlantı', '15:00'],
  ] as const)
    tamam(await o.kaydet({ GorusmeTurId: await tur(ad), MusteriId: uzak, ...o.saatinde(gun, saat) }));
  const plan = tamam(await s.call(oda.gunPlani, { Gun: gun }, satici.token));
  expect(plan.duraklar.map((d) => d.Musteri)).toEqual(['Yerinde Eskişehir']);
  expect(plan.Km).toBe(0);
  expect(plan.uzaktan.map((d) => d.Neden)).toEqual(['Telefon, 11:30–12:30', 'Uzak Bağlantı, 15:00–16:00']);
  expect(plan.cakismalar).toHaveLength(1);
  expect(plan.cakismalar[0]).toMatch(/^2 randevu çakışıyor: 11:30–12:30 .*; 11:30–12:30 .*\.$/);
  const { basefile } = tamam(await s.call(oda.print_gun_plani, { Gun: gun }, satici.token));
  const belge = JSON.stringify(await pdfOku(Buffer.from(basefile, 'base64')));
  for (const soz of ['Uzaktan görüşmeler', 'Çakışan randevular', 'Aranan Gümüşhane']) expect(belge).toContain(soz);
});
