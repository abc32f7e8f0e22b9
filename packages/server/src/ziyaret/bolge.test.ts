import { contract } from '@masabasi/core/contract';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { BOS_ADAY, mesaj, ziyaretOrtami } from '../testingZiyaret.ts';
import { tamam, testServer } from '../testing.ts';
import { type Oturumlu, oturumlu } from '../testing.walk.ts';

/** Who sells in other provinces, or works with another product: what they read of a visit and a prospect, and what they write. */

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

test('what was said on a visit and of a prospect is read on the customer by who sees them, and by nobody else', async () => {
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
  // Who takes part sees it wherever they sell.
  tamam(await o.kaydet({ MusteriId: m, PersonelId: ankarali.Id }));
  expect(await cizelge(m, ankarali)).toContain('Ziyaret planlandı');
});

test('the lines that somebody does not read take no place on a page', async () => {
  const m = await o.yeniMusteri('Kalabalık', 'Ilgaz', { IlId: IZMIR });
  const { Id } = tamam(await o.kaydet({ MusteriId: m }));
  await sql`insert into hareket (nesne, nesne_id, zaman, tur, baslik, yeni)
    select 'musteri', ${m}, now() + interval '1 day', 'ziyaret', 'Ziyaret', jsonb_build_object('KayitId', ${Id}::int)
    from generate_series(1, 60)`.execute(s.db);
  const zaman = tamam(await s.call(musteri.musteriZaman, { Id: m }, ankarali.token));
  expect([zaman.zamanlist.map((z) => z.Baslik), zaman.devami]).toEqual([['Kart açıldı'], false]);
});

test('a prospect and a visit are written where one sells, or are one’s own: what was written stays in sight', async () => {
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

test('the result of a visit moves the prospect, also where its visitor sells elsewhere', async () => {
  const m = await o.yeniMusteri('Katılan', 'Uzak', { IlId: IZMIR });
  const a = tamam(
    await s.call(aday.adayKaydet, { aday: { ...BOS_ADAY, MusteriId: m, SahipId: o.satici.Id } }, o.satici.token),
  );
  const { Id } = tamam(await o.kaydet({ MusteriId: m, PersonelId: ankarali.Id, ...SABAH }));
  tamam(await o.sonucYaz(Id, yapildi('teklif'), ankarali));
  expect(tamam(await s.call(aday.getAdayDetay, { Id: a.Id }, o.satici.token)).aday.AsamaAnahtar).toBe('teklif');
});
