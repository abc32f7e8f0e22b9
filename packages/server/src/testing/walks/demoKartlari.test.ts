import { alanlari, tamamla } from '@masabasi/core/platform/field/alanlar';
import { DEMO_ALANLARI } from '@masabasi/core/musteri/demo/alanlar';
import { aday } from '@masabasi/core/pazarlama/aday/contract';
import { demo } from '@masabasi/core/musteri/demo/contract';
import { demoKapali } from '@masabasi/core/musteri/demo/rules';
import { LISANS_ALANLARI } from '@masabasi/core/musteri/lisans/alanlar';
import { lisans } from '@masabasi/core/musteri/lisans/contract';
import { lisansHatalari } from '@masabasi/core/musteri/lisans/rules';
import { MUSTERI_ALANLARI, type MusteriAlanlari } from '@masabasi/core/musteri/musteri/alanlar';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { musteriHatalari, musteriSade } from '@masabasi/core/musteri/musteri/rules';
import { PERSONEL_ALANLARI } from '@masabasi/core/kisi/personel/alanlar';
import { personel } from '@masabasi/core/kisi/personel/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alanSorgusu } from '../../platform/field/alanlar.ts';
import { faces } from '../../rooms.ts';
import { OGLEN, tamam, type TestServer } from '../product.ts';
import { oturumVer } from '../walk.ts';
import { demoSunucusu } from '@masabasi/demo/testing';

/** Every card of the demo company can be saved unchanged without a refusal. */

let s: TestServer;
let token: string;
const BUGUN = '2026-11-20';

beforeAll(async () => {
  s = await demoSunucusu({ tam: false });
  const { id } = await s.db
    .selectFrom('kisi')
    .select('id')
    .where('kullanici_adi', '=', 'yonetici')
    .executeTakeFirstOrThrow();
  token = await oturumVer(s, id);
}, 180_000);
afterAll(() => s?.kapat());

const idler = async (tablo: 'musteri' | 'lisans' | 'demo_istek' | 'kisi', her: number): Promise<number[]> =>
  (
    await sql<{ id: number }>`select id from ${sql.table(tablo)} where id % ${her} = 0 order by id`.execute(s.db)
  ).rows.map((r) => r.id);

/** One in this many cards of a kind is saved over HTTP. For the others the rule alone is checked. */
const HER = { musteri: 80, lisans: 120, demo: 1 };

describe('accepts an unchanged save', () => {
  test('of every staff card, also of people who have left', async () => {
    const redler: string[] = [];
    for (const Id of await idler('kisi', 1)) {
      const { kisi: data } = tamam(await s.call(personel.personelDetay, { Id }, token));
      // Masked fields are not sent back.
      const { TCKimlikNo: _tc, DogumTarihi: _dogum, ...acik } = alanlari(PERSONEL_ALANLARI, data);
      const { status, body } = await s.call(personel.personelKaydet, { ...acik, Id, Surum: data.Surum }, token);
      if (!body.durum) redler.push(`${data.UserName}: ${status} ${body.msg}`);
    }
    // Nobody may change the terms of their own leave, but an unchanged save changes nothing.
    expect(redler).toEqual([]);
  });

  test('of every customer', async () => {
    const kart = alanSorgusu(MUSTERI_ALANLARI, 'm', 'id');
    const { rows } = await sql<MusteriAlanlari & { No: string }>`
      select m.musteri_no as "No", ${kart.sutunlar} from musteri m order by m.id`.execute(s.db);
    expect(rows.length).toBeGreaterThan(3000);
    const yanlis = rows.flatMap((m) =>
      Object.values(musteriHatalari(musteriSade(tamamla(MUSTERI_ALANLARI, m, null)), BUGUN)).map(
        (h) => `${m.No}: ${h}`,
      ),
    );
    expect(yanlis).toEqual([]);
    for (const Id of await idler('musteri', HER.musteri)) {
      const m = tamam(await s.call(musteri.musteriDetay, { Id }, token)).musteri;
      const { TCKimlikNo: _tc, DogumTarihi: _dogum, Iban: _iban, ...acik } = alanlari(MUSTERI_ALANLARI, m);
      const { body } = await s.call(musteri.musteriKaydet, { musteri: { ...acik, Id, Surum: m.Surum } }, token);
      expect([Id, body]).toMatchObject([Id, { durum: true }]);
    }
  });

  test('of every licence', async () => {
    const kart = alanSorgusu(LISANS_ALANLARI, 'l', 'id');
    const { rows } = await sql<Parameters<typeof lisansHatalari>[0] & { No: string }>`
      select l.lisans_no as "No", ${kart.sutunlar} from lisans l order by l.id`.execute(s.db);
    expect(rows.length).toBeGreaterThan(4000);
    const yanlis = rows.flatMap((l) => Object.values(lisansHatalari(l)).map((h) => `${l.No}: ${h}`));
    expect(yanlis).toEqual([]);
    for (const Id of await idler('lisans', HER.lisans)) {
      const l = tamam(await s.call(lisans.lisansDetay, { Id }, token)).lisans;
      const istek = { ...alanlari(LISANS_ALANLARI, l), Id, Surum: l.Surum, MusteriId: l.MusteriId };
      const { body } = await s.call(lisans.lisansKaydet, { lisans: istek }, token);
      if (l.Durum === 'İptal') continue;
      expect([Id, body]).toMatchObject([Id, { durum: true }]);
    }
  });

  test('of every demo', async () => {
    for (const Id of await idler('demo_istek', HER.demo)) {
      const d = tamam(await s.call(demo.demoDetay, { Id }, token)).demo;
      // A closed demo cannot be changed, and the screen does not offer it.
      if (demoKapali(d.DurumAnahtar)) continue;
      const { TCKimlikNo: _tc, ...acik } = alanlari(DEMO_ALANLARI, d);
      const { body } = await s.call(
        demo.demoKaydet,
        { demo: { ...acik, Id, Surum: d.Surum, MusteriId: d.MusteriId } },
        token,
      );
      expect([Id, d.Durum, body]).toMatchObject([Id, d.Durum, { durum: true }]);
    }
  });
});

describe('the demo company', () => {
  test('has no sick leave in the future', async () => {
    const { rows } = await sql`select id from izin where tur_id = 282 and baslangic > ${BUGUN}`.execute(s.db);
    expect(rows).toEqual([]);
  });

  test('has former staff with a day and a reason of leaving, who cannot sign in', async () => {
    const ayrilan = await s.db
      .selectFrom('kisi')
      .select(['cikis_tarihi', 'ayrilma_nedeni', 'giris_izni', 'parola_ozeti'])
      .where('aktif', '=', false)
      .execute();
    expect(ayrilan).toHaveLength(3);
    for (const k of ayrilan) {
      expect(k).toMatchObject({ giris_izni: false, parola_ozeti: null, ayrilma_nedeni: expect.any(String) });
      expect(k.cikis_tarihi! < BUGUN).toBe(true);
    }
  });

  test('has notifications of known kinds for each account', async () => {
    const { rows } = await sql<{ hesap: string; adet: number; okunmayan: number }>`
      select k.kullanici_adi as hesap, count(*) as adet, count(*) filter (where okundu is null) as okunmayan
      from bildirim b join kisi k on k.id = b.kisi_id where k.kullanici_adi in ('yonetici', 'sorumlu', 'personel1')
      group by 1 order by 1`.execute(s.db);
    expect(rows.map((r) => [r.hesap, r.adet > 0, r.hesap === 'personel1' ? r.okunmayan : r.okunmayan > 0])).toEqual([
      ['personel1', true, 1],
      ['sorumlu', true, true],
      ['yonetici', true, true],
    ]);
    const bilinen = new Set(faces.flatMap((f) => (f.bildirimler ?? []).map((b) => b.tur)));
    const turler = (await s.db.selectFrom('bildirim').select('tur').distinct().execute()).map((b) => b.tur);
    expect(turler.filter((t) => !bilinen.has(t))).toEqual([]);
    const { rows: sonradan } = await sql`select id from bildirim where zaman > ${OGLEN}::timestamptz`.execute(s.db);
    expect(sonradan).toEqual([]);
  });

  test('has institutions with contact persons, one of them called first', async () => {
    const { rows } = await sql<{ kurum: number; anali: number }>`
      select count(*) as kurum, count(ana_yetkili_id) as anali from musteri where tip = 2`.execute(s.db);
    expect(rows[0]!.kurum).toBeGreaterThan(400);
    expect(rows[0]!.anali).toBe(rows[0]!.kurum);
  });
});

test('has sums that agree in the pipeline, and business cards of people with recorded consents', async () => {
  const { rows } = await sql<Record<'kart' | 'kisi' | 'izin', number>>`
    select (select count(*)::int from kartvizit) as kart, (select count(yetkili_id)::int from kartvizit) as kisi,
      (select count(distinct yetkili_id)::int from yetkili_onay) as izin`.execute(s.db);
  expect(rows[0]).toEqual({ kart: 12, kisi: 8, izin: 8 });
  const boru = tamam(await s.call(aday.adayBoru, {}, token));
  const [toplam] = (
    await sql<{ adet: number; tutar: number }>`select count(*)::int as adet, sum(tutar)::bigint as tutar from aday
      where kapanis_zamani is null`.execute(s.db)
  ).rows;
  expect(boru.toplam).toMatchObject({ Adet: toplam!.adet, Tutar: toplam!.tutar });
  expect(boru.kolonlar.reduce((t, k) => t + k.Agirlikli, 0)).toBe(boru.toplam.Agirlikli);
  expect(boru.kolonlar.every((k) => k.Adet > 0)).toBe(true);
});
