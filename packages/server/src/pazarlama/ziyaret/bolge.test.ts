import { contract } from '@masabasi/core/contract';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { BOS_ADAY, mesaj, ziyaretOrtami } from '../../testing/ziyaret.ts';
import { tamam, testServer } from '../../testing/product.ts';
import { type Oturumlu, oturumlu } from '../../testing/walk.ts';

/** A person with other provinces or another product: their view of a visit and a prospect, and their writes. */

const { aday, musteri, ziyaret: oda } = contract;

const s = await testServer();
const o = await ziyaretOrtami(s);
afterAll(() => s.kapat());
const departmanId = await s.departman('Başka');
const il = async (ad: string) =>
  (await s.db.selectFrom('il').select('id').where('ad', '=', ad).executeTakeFirstOrThrow()).id;
const [IZMIR, ANKARA] = [await il('İzmir'), await il('Ankara')];
const altida = await oturumlu(s, 'altida', { ad: 'Altıda', departmanId, projeler: [6] });
const ankarali = await oturumlu(s, 'ankarali', { ad: 'Ankaralı', departmanId, projeler: [2, 6] });
await sql`insert into satis_bolgesi (kisi_id, il_id) values (${ankarali.Id}, ${ANKARA})`.execute(s.db);

const SABAH = o.saatinde('2026-11-20', '08:00', 30);
const yapildi = (Sonuc: 'ilgili' | 'teklif', Aciklama = '') =>
  ({ Durum: 'yapildi', Sonuc, ...SABAH, Aciklama }) as const;
const cizelge = async (Id: number, { token }: Oturumlu) =>
  tamam(await s.call(musteri.musteriZaman, { Id }, token)).zamanlist.flatMap((z) => [z.Baslik, z.Aciklama]);

test('shows the words of a visit and a prospect on the customer only to people who see that visit or prospect', async () => {
  const m = await o.yeniMusteri('Ortak', 'Ilgaz', { ProjeIdler: [2, 6], IlId: IZMIR });
  const { Id } = tamam(await o.kaydet({ MusteriId: m, ProjeIdler: [2], ...SABAH }));
  tamam(await o.sonucYaz(Id, yapildi('ilgili', 'İndirim istiyorlar')));
  const a = tamam(await s.call(aday.adayKaydet, { aday: { ...BOS_ADAY, MusteriId: m } }, o.satici.token));
  tamam(
    await s.call(
      aday.adayAsamaGuncelle,
      { Id: a.Id, Surum: a.Surum, Asama: 'demo', Aciklama: 'Bütçeleri hazır' },
      o.satici.token,
    ),
  );
  expect((await cizelge(m, o.digeri)).join()).toMatch(/Bütçeleri hazır.*İndirim istiyorlar/);
  for (const kim of [altida, ankarali]) expect(await cizelge(m, kim)).toEqual(['Kart açıldı', '']);
  // A participant sees the visit in any province.
  tamam(await o.kaydet({ MusteriId: m, PersonelId: ankarali.Id }));
  expect(await cizelge(m, ankarali)).toContain('Ziyaret planlandı');
});

test('gives hidden lines no place on a page', async () => {
  const m = await o.yeniMusteri('Kalabalık', 'Ilgaz', { IlId: IZMIR });
  const { Id } = tamam(await o.kaydet({ MusteriId: m }));
  await sql`insert into hareket (nesne, nesne_id, zaman, tur, baslik, yeni)
    select 'musteri', ${m}, now() + interval '1 day', 'ziyaret', 'Ziyaret', jsonb_build_object('KayitId', ${Id}::int)
    from generate_series(1, 60)`.execute(s.db);
  const zaman = tamam(await s.call(musteri.musteriZaman, { Id: m }, ankarali.token));
  expect([zaman.zamanlist.map((z) => z.Baslik), zaman.devami]).toEqual([['Kart açıldı'], false]);
});

test('accepts a prospect and a visit only in the writer’s provinces or as their own, so that they stay visible to the writer', async () => {
  const m = await o.yeniMusteri('İzmirli', 'Yazılan', { IlId: IZMIR });
  const adayYaz = (SahipId: number | null) =>
    s.call(aday.adayKaydet, { aday: { ...BOS_ADAY, MusteriId: m, SahipId } }, ankarali.token);
  const BOLGEDE_DEGIL = /^Müşteri satış bölgenizde değil: /;
  for (const sahip of [null, o.satici.Id]) expect(mesaj(await adayYaz(sahip))).toMatch(BOLGEDE_DEGIL);
  expect(mesaj(await o.kaydet({ MusteriId: m, PersonelId: o.satici.Id }, [], ankarali))).toMatch(BOLGEDE_DEGIL);
  const { rows } = await sql`select from aday where musteri_id = ${m} union all
    select from ziyaret where musteri_id = ${m}`.execute(s.db);
  expect(rows).toEqual([]);
  const { Id } = tamam(await adayYaz(ankarali.Id));
  tamam(await s.call(aday.getAdayDetay, { Id }, ankarali.token));
  const katilan = [{ KatilimciId: 0, KisiId: ankarali.Id, Ad: 'Ankaralı' }];
  const z = tamam(await o.kaydet({ MusteriId: m, PersonelId: o.satici.Id }, katilan, ankarali));
  tamam(await s.call(oda.getZiyaretDetay, { Id: z.Id }, ankarali.token));
});

test('moves the prospect by the result of a visit, also for a visitor of other provinces', async () => {
  const m = await o.yeniMusteri('Katılan', 'Uzak', { IlId: IZMIR });
  const a = tamam(
    await s.call(aday.adayKaydet, { aday: { ...BOS_ADAY, MusteriId: m, SahipId: o.satici.Id } }, o.satici.token),
  );
  const { Id } = tamam(await o.kaydet({ MusteriId: m, PersonelId: ankarali.Id, ...SABAH }));
  tamam(await o.sonucYaz(Id, yapildi('teklif'), ankarali));
  expect(tamam(await s.call(aday.getAdayDetay, { Id: a.Id }, o.satici.token)).aday.AsamaAnahtar).toBe('teklif');
});
