import { cizilenMenu } from '@masabasi/core/kisi/menu/cizilenMenu';
import { type MenuSatiri, oturum } from '@masabasi/core/kisi/oturum/contract';
import { GORUSME_DURUMLARI } from '@masabasi/core/masa/gorusme/rules';
import { vknGecerli } from '@masabasi/core/platform/identity/kimlik';
import { kurulum } from '@masabasi/core/yonetim/kurulum/contract';
import { TOPLAMA_GIRENLER } from '@masabasi/core/mesai/mola/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '@masabasi/server/testing/product';
import { rolleriSina, rozetleriSina } from '@masabasi/server/testing/bekleyen';
import { oturumVer } from '@masabasi/server/testing/walk';
import { OYKU } from '@masabasi/server/testing/oyku';
import { ozetler } from '@masabasi/server/izin/hakedis/queries';
import type { Db } from '@masabasi/server/platform/db/connect';
import { MENULER } from '@masabasi/server/platform/setup/menuler';
import { temelVeri } from '@masabasi/server/yonetim/kurulum/api';
import { demoKur, demoSunucusu, paylari, yetimler } from './testing.ts';

let s: TestServer;
const say = async (db: Db, sorgu: ReturnType<typeof sql<{ adet: number }>>): Promise<number> =>
  (await sorgu.execute(db)).rows[0]!.adet;

beforeAll(async () => {
  s = await demoSunucusu();
}, 400_000);
afterAll(() => s.kapat());

const TABLOLAR = 'departman kisi kisi_rol mesai mola izin izin_talep duyuru mola_duzeltme demo_istek'.split(' ');
async function ozet(db: Db): Promise<Record<string, string>> {
  const satirlar: Record<string, string> = {};
  const { rows: demolar } = await sql<{ ozet: string }>`
    select count(*) || ' ' || sum(hashtextextended((to_jsonb(h) - 'id')::text, 0)) as ozet from hareket h
    where nesne = 'demo_istek'`.execute(db);
  satirlar['hareket'] = demolar[0]!.ozet;
  for (const t of TABLOLAR) {
    const { rows } = await sql<{ ozet: string }>`
      select count(*) || ' ' || sum(hashtextextended(t::text, 0)) as ozet from ${sql.table(t)} t`.execute(db);
    satirlar[t] = rows[0]!.ozet;
  }
  return satirlar;
}

test('has as much of everything as a company of two years', async () => {
  for (const [tablo, adet] of Object.entries({ bayi: 60, ziyaret: 6000, prj: 12, toplanti: 400 }))
    expect([tablo, await say(s.db, sql`select count(*)::int as adet from ${sql.table(tablo)}`)]).toEqual([tablo, adet]);
});
test('opens exactly the rows of each count, on a page that the reader has, for people of seven roles', () =>
  rozetleriSina(s));

test('gives the pages of money to accountants by a delivered role, and those of quotes to sales', () => rolleriSina(s));

test('gives the same rows for the same date, whatever else is written', async () => {
  const ikinci = await testServer({ bos: true });
  try {
    await demoKur(ikinci, new Date(OGLEN), { paylar: paylari('mola', 'izin', 'talep', 'duyuru', 'demo') });
    expect(await ozet(ikinci.db)).toEqual(await ozet(s.db));
  } finally {
    await ikinci.kapat();
  }
});

test('changes nothing when loaded again, even from two servers at once', async () => {
  const once = await ozet(s.db);
  await Promise.all([
    demoKur(s, new Date(OGLEN), { parolaOzeti: 'başka' }),
    demoKur(s, new Date(OGLEN), { parolaOzeti: 'başka' }),
  ]);
  expect(await ozet(s.db)).toEqual(once);
});

describe('the company', () => {
  test('has forty thousand support calls of two years, on working days, none in the future', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select count(*)::int as hepsi, count(*) filter (where cozum_zamani is null and kapanis_zamani is null)::int as acik,
        array_agg(distinct durum order by durum) as durum, count(*) filter (where extract(isodow from baslama_zamani) > 5)::int as hafta_sonu,
        count(*) filter (where greatest(baslama_zamani, cozum_zamani, kapanis_zamani, son_hareket) > ${OGLEN}::timestamptz)::int as gelecek,
        count(*) filter (where cozum_zamani < baslama_zamani or kapanis_zamani < cozum_zamani)::int as ters,
        count(*) filter (where musteri_ara not like '%m' || lpad(musteri_id::text, 6, '0') || '%')::int as anahtarsiz,
        count(*) filter (where not exists (select from hareket h where h.nesne = 'gorusme' and h.nesne_id = g.id))::int as gecmissiz,
        (date_part('day', ${OGLEN}::timestamptz - min(baslama_zamani)))::int as gun
      from gorusme g`.execute(s.db);
    const { hepsi, gun, ...gerisi } = rows[0]!;
    expect(hepsi).toBeGreaterThan(40_000);
    expect(gun).toBeGreaterThan(700);
    expect(gerisi).toEqual({
      acik: 300,
      durum: GORUSME_DURUMLARI.filter((d) => d !== 'birlesti').toSorted(),
      hafta_sonu: 0,
      gelecek: 0,
      ters: 0,
      anahtarsiz: 0,
      gecmissiz: 0,
    });
  });

  test('has nine thousand answers in two years, one product better since a version, and right sums', async () => {
    const { rows } = await sql<Record<'yanit' | 'gelecek' | 'eski' | 'yeni' | 'toplam' | 'soru' | 'sorular', number>>`
      select (select count(*) from memnuniyet where durum = 'tamamlandi') as yanit,
        (select count(*) from memnuniyet where greatest(soruldu, bitis_zamani) > ${OGLEN}::timestamptz) as gelecek,
        (select avg(puan) from memnuniyet where proje_id = 6 and sorulma_gunu < ${OGLEN}::date - 250) as eski,
        (select avg(puan) from memnuniyet where proje_id = 6 and sorulma_gunu > ${OGLEN}::date - 250) as yeni,
        (select sum(yanitlanan) from memnuniyet_toplam where kume = 'bolum') as toplam,
        (select sum(adet) from memnuniyet_soru_toplam where kume = 'il') as soru,
        (select count(puan) from memnuniyet_yanit) as sorular`.execute(s.db);
    const r = rows[0]!;
    expect(r.yanit).toBeGreaterThan(8500);
    expect(r.yanit).toBeLessThan(9500);
    expect(r.gelecek).toBe(0);
    expect(r.yeni).toBeGreaterThan(r.eski + 10);
    expect([r.toplam, r.soru]).toEqual([r.yanit, r.sorular]);
  });

  test('has built three products for two years: 24 versions, and 2,400 tasks that followed the table', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select count(*)::int as isler, count(distinct versiyon_id)::int as versiyon, count(distinct durum)::int as durum,
        count(*) filter (where greatest(son_hareket, bitis_zamani, acilis_zamani) > ${OGLEN}::timestamptz)::int as gelecek,
        count(*) filter (where extract(isodow from son_hareket at time zone 'Europe/Istanbul') > 5)::int as hafta_sonu,
        count(*) filter (where bitis_zamani < baslama_zamani or baslama_zamani < acilis_zamani)::int as ters,
        count(*) filter (where surum <> (select count(*) from hareket h where h.nesne = 'gorev' and h.nesne_id = g.id
          and h.tur in ('acildi', 'durum')))::int as eksik,
        count(*) filter (where test_turu <> (select count(*) from hareket h where h.nesne = 'gorev' and h.nesne_id = g.id
          and h.yeni ->> 'DurumAnahtar' = 'testred'))::int as tursuz,
        count(*) filter (where durum in ('testonayli', 'versiyonda', 'yayinlandi', 'kapandi') and not exists (
          select from gorev_test t where t.gorev_id = g.id and t.sonuc = 'gecti' and t.tur_no = g.test_turu + 1))::int as kanitsiz
      from gorev g`.execute(s.db);
    expect(rows[0]).toEqual({
      isler: 2400,
      versiyon: 24,
      durum: 10,
      gelecek: 0,
      hafta_sonu: 0,
      ters: 0,
      eksik: 0,
      tursuz: 0,
      kanitsiz: 0,
    });
    const { rows: baglar } = await sql<{ bag: number; alt: number; analizli: number; dongu: number }>`
      select (select count(*) from gorev_bag)::int as bag, (select count(*) from gorev where ust_id is not null)::int as alt,
        (select count(*) from gorev where analiz_id is not null)::int as analizli,
        (select count(*) from gorev_bag where beklenen_id >= gorev_id)::int as dongu`.execute(s.db);
    expect(baglar[0]!.bag).toBeGreaterThan(200);
    expect(baglar[0]!.alt).toBeGreaterThan(10);
    expect(baglar[0]!.analizli).toBeGreaterThan(200);
    expect(baglar[0]!.dongu).toBe(0);
  });

  test('has 60 open demos, some unassigned, and three years of closed ones', async () => {
    const { rows } = await sql<{ acik: number; sahipsiz: number; satis1: number; kapali: number; erken: number }>`
      select count(*) filter (where d.kapanis_zamani is null) as acik,
        count(*) filter (where d.atanan_id is null and d.kapanis_zamani is null) as sahipsiz,
        count(*) filter (where k.kullanici_anahtari = 'satis1' and d.kapanis_zamani is null) as satis1,
        count(*) filter (where d.kapanis_zamani is not null) as kapali,
        count(*) filter (where d.kapanis_zamani > ${OGLEN} or d.surum <> (
          select count(*) from hareket h where h.nesne = 'demo_istek' and h.nesne_id = d.id)) as erken
      from demo_istek d left join kisi k on k.id = d.atanan_id`.execute(s.db);
    expect(rows[0]).toEqual({ acik: 60, sahipsiz: 20, satis1: 10, kapali: 300, erken: 0 });
  });

  test('has institutions with tax numbers and contact persons, suspended licences and former customers', async () => {
    const { rows } = await sql<{ vkn: string }>`select vkn from musteri where tip = 2`.execute(s.db);
    expect(rows.length).toBeGreaterThan(400);
    expect(rows.filter((m) => m.vkn === null || !vknGecerli(m.vkn))).toEqual([]);
    expect(new Set(rows.map((m) => m.vkn)).size).toBe(rows.length);
    expect(await say(s.db, sql`select count(*) as adet from musteri where kurum_id is not null`)).toBeGreaterThan(500);
    expect(await say(s.db, sql`select count(*) as adet from musteri where durum = 'Ayrıldı'`)).toBeGreaterThan(100);
    // Each has a date and a reason.
    const askida = sql`from lisans l where l.hal = 'Askıda'`;
    const adet = await say(s.db, sql`select count(*) as adet ${askida}`);
    expect(adet).toBeGreaterThan(20);
    expect(
      await say(
        s.db,
        sql`select count(*) as adet ${askida} and exists (select from hareket h where h.nesne = 'lisans'
          and h.nesne_id = l.id and h.tur = 'Askı' and h.aciklama <> '' and h.zaman < ${OGLEN})`,
      ),
    ).toBe(adet);
  });

  test('was warned of its licences in the morning, not at midnight, and not before the day had begun', async () => {
    const { rows } = await sql<{ saatler: string[]; sonra: number }>`
      select array_agg(distinct to_char(zaman at time zone 'Europe/Istanbul', 'HH24:MI')) as saatler,
        count(*) filter (where zaman > ${OGLEN}) as sonra from lisans_uyari`.execute(s.db);
    expect(rows[0]).toEqual({ saatler: ['08:00'], sonra: 0 });
  });

  test('is a demo with 64 people in 8 departments, each with its head', async () => {
    expect(await s.db.selectFrom('kurulum').select(['sirket', 'lisans', 'demo']).executeTakeFirst()).toEqual({
      sirket: 'Masabaşı Yazılım',
      lisans: 'MASABASI-DEMO',
      demo: true,
    });
    expect(await say(s.db, sql`select count(*) as adet from kisi where parola_ozeti = 'özet'`)).toBe(64);
    expect(
      await say(
        s.db,
        sql`select count(*) as adet from departman d join kisi k on k.id = d.sorumlu_id and k.departman_id = d.id`,
      ),
    ).toBe(8);
  });

  test('has a year of breaks up to yesterday for everybody but the seven accounts', async () => {
    const { rows } = await sql<{ satir: number; mesai: number; kisi: number; ilk: string; son: string }>`
      select (select count(*) from mola) as satir, count(*) as mesai, count(distinct kisi_id) as kisi,
        min(gun) as ilk, max(gun) as son from mesai`.execute(s.db);
    expect(rows[0]).toMatchObject({ kisi: 57, ilk: '2025-11-20', son: '2026-11-19' });
    expect(rows[0]!.satir).toBeGreaterThan(170_000);
    expect(rows[0]!.satir).toBeLessThan(230_000);
    expect(rows[0]!.mesai).toBeGreaterThan(13_000);
  });

  test('has every record within its shift, without gaps, and none open', async () => {
    const { rows } = await sql<{ disarida: number; ayrik: number; acik: number; bassiz: number }>`
      select count(*) filter (where m.baslama < g.baslama or m.bitis > g.bitis) as disarida,
        count(*) filter (where m.baslama <> m.onceki) as ayrik,
        count(*) filter (where m.bitis is null or g.bitis is null) as acik,
        count(*) filter (where m.onceki is null and m.durum_id is distinct from 643) as bassiz
      from (select *, lag(bitis) over (partition by mesai_id order by id) as onceki from mola) m
      join mesai g on g.id = m.mesai_id and g.kisi_id = m.kisi_id`.execute(s.db);
    expect(rows[0]).toEqual({ disarida: 0, ayrik: 0, acik: 0, bassiz: 0 });
    expect(await say(s.db, sql`select count(*) as adet from mola where durum_id is null`)).toBe(
      await say(s.db, sql`select count(*) as adet from mesai`),
    );
  });

  test('takes an hour of breaks a day, and every kind of status occurs', async () => {
    const { rows } = await sql<{ dakika: number }>`
      select (extract(epoch from sum(bitis - baslama)) / 60 / count(distinct mesai_id))::float8 as dakika
      from mola where durum_id = any(${[...TOPLAMA_GIRENLER]}::int[])`.execute(s.db);
    expect(rows[0]!.dakika).toBeGreaterThan(45);
    expect(rows[0]!.dakika).toBeLessThan(90);
    expect(await say(s.db, sql`select count(distinct durum_id) as adet from mola`)).toBe(10);
  });

  test('keeps its foreign keys although loading did not check them', async () => {
    expect(await yetimler(s.db)).toEqual([]);
  });

  test('has people on leave today and in the next weeks', async () => {
    const bugun = sql<{ adet: number }>`
      select count(*) as adet from izin where baslangic <= '2026-11-20' and bitis > '2026-11-20'`;
    expect(await say(s.db, bugun)).toBeGreaterThanOrEqual(3);
    expect(await say(s.db, sql`select count(*) as adet from izin where baslangic > '2026-11-20'`)).toBeGreaterThan(5);
    expect(await say(s.db, sql`select count(*) as adet from izin where kullanilan_gun <= 0`)).toBe(0);
  });

  test('has realistic leave balances, each leave computed by the rule with its holidays', async () => {
    const kisiler = (await ozetler(s.db, sql`k.aktif`, '2026-11-20')).map((k) => k.ozet);
    expect(kisiler).toHaveLength(64);
    for (const k of kisiler) {
      expect(k.cyil, k.Ad).toBeGreaterThan(0);
      expect(k.KalanGun, k.Ad).toBeGreaterThan(-20);
      expect(k.KalanGun, k.Ad).toBeLessThan(70);
    }
    expect(kisiler.filter((k) => k.KalanGun > 0).length).toBeGreaterThan(55);
    expect(kisiler.some((k) => k.IseBaslama !== k.IseGiris)).toBe(true);
    // The week of Kurban Bayramı.
    const { rows } = await sql<{ bas: string; gun: number; resmi: number; tatil: number }>`
      select baslangic as bas, kullanilan_gun as gun, resmi_gun_sayisi as resmi, tatil_gunleri as tatil from izin
      where tur_id = 280 and baslangic = '2026-05-25' and bitis = '2026-06-01'`.execute(s.db);
    for (const r of rows) expect([r.gun, r.resmi]).toEqual(r.tatil === 1 ? [1.5, 4.5] : [1.5, 3.5]);
    expect(await say(s.db, sql`select count(*) as adet from izin_talep where durum = 'Bekliyor'`)).toBe(3);
  });

  test('has requests for the head of Destek to decide', async () => {
    const istekler = await s.db
      .selectFrom('mola_duzeltme as z')
      .innerJoin('kisi as k', 'k.id', 'z.kisi_id')
      .innerJoin('departman as d', 'd.id', 'k.departman_id')
      .select(['d.ad', 'z.durum', 'z.eski_bitis', 'z.yeni_bitis'])
      .execute();
    expect(istekler).toHaveLength(3);
    for (const i of istekler) {
      expect(i).toMatchObject({ ad: 'Destek', durum: 'Bekliyor' });
      expect(i.yeni_bitis < i.eski_bitis!).toBe(true);
    }
  });
});

test.each(OYKU)('%s', (_, sina) => sina(s.db));

test('has all stops of the tour, and each record follows from the one before it', async () => {
  const { id } = await s.db
    .selectFrom('kisi')
    .select('id')
    .where('kullanici_adi', '=', 'yonetici')
    .executeTakeFirstOrThrow();
  const { duraklar } = tamam(await s.call(kurulum.turDuraklari, {}, await oturumVer(s, id)));
  expect(duraklar).toHaveLength(12);
  const kimlik = (n: number) => Number(/\d+$/.exec(duraklar[n]!.Yol)![0]);
  const sira = await sql<{ adet: number }>`
    select count(*)::int as adet from gorusme g join analiz a on a.id = ${kimlik(2)} and a.acilis_zamani >= g.baslama_zamani
      join gorev i on i.id = ${kimlik(3)} and i.acilis_zamani >= a.acilis_zamani
      join versiyon v on v.id = ${kimlik(4)} and v.yayin_zamani >= i.acilis_zamani
      join memnuniyet m on m.id = ${kimlik(5)} and m.gorusme_id = g.id and m.durum = 'tamamlandi',
      ziyaret z join teklif t on t.id = ${kimlik(7)} and t.musteri_id = z.musteri_id
      join lisans l on l.id = t.lisans_id and ${duraklar[8]!.Yol} like '%=' || l.lisans_no
      join fatura f on f.id = ${kimlik(9)} and f.lisans_id = l.id and f.id = t.fatura_id and f.odenecek = t.genel_toplam
    where g.id = ${kimlik(1)} and z.id = ${kimlik(6)}`.execute(s.db);
  expect(sira.rows[0]!.adet).toBe(1);
});

describe('the base data', () => {
  test('has every province and district', async () => {
    expect(await say(s.db, sql`select count(*) as adet from il`)).toBe(81);
    expect(await say(s.db, sql`select count(*) as adet from ilce`)).toBe(973);
  });

  test('has no path twice, and parents before their entries', () => {
    const yollar = MENULER.flatMap((m) => m.yol ?? []);
    expect(new Set(yollar).size).toBe(yollar.length);
    const idler = MENULER.map((m) => m.id);
    expect(new Set(idler).size).toBe(idler.length);
    for (const [n, m] of MENULER.entries()) if (m.ust !== null) expect(idler.indexOf(m.ust)).toBeLessThan(n);
  });

  test('gives no role more than nine entries at the top of the menu, and no name twice', async () => {
    const { rows } = await sql<{ id: number; roller: string }>`
      select min(x.kisi_id) as id, x.roller from (
        select kr.kisi_id, string_agg(r.ad, ' + ' order by r.ad) as roller
        from kisi_rol kr join rol r on r.id = kr.rol_id join kisi k on k.id = kr.kisi_id and k.aktif group by 1
      ) x group by 2 order by 2`.execute(s.db);
    expect(rows.length).toBeGreaterThan(6);
    const adlari = (menu: readonly MenuSatiri[]): string[] => menu.flatMap((m) => [m.menuAd, ...adlari(m.items ?? [])]);
    for (const { id, roller } of rows) {
      const { menuList } = tamam(await s.call(oturum.yetki, {}, await oturumVer(s, id)));
      const menu = cizilenMenu(menuList, () => true);
      expect(menu.length, roller).toBeLessThanOrEqual(9);
      expect(menu.slice(0, 2).map((m) => m.menuAd)).toEqual(['Ana Sayfa', 'Müşteriler'].slice(0, menu.length));
      const adlar = adlari(menu);
      expect(
        adlar.filter((ad, i) => adlar.indexOf(ad) !== i),
        roller,
      ).toEqual([]);
      // A group with one entry would be a click for nothing.
      expect(menu.filter((m) => m.items?.length === 1)).toEqual([]);
    }
  });

  test('does not give back a page that an administrator took from a role', async () => {
    const sayilar = () => say(s.db, sql`select count(*) as adet from rol_menu`);
    const once = await sayilar();
    await sql`delete from rol_menu where menu_id = 101 and rol_id = (select id from rol where ad = 'Çalışan')`.execute(
      s.db,
    );
    await temelVeri(s.db);
    expect(await sayilar()).toBe(once - 1);
  });

  test('leaves room for an administrator’s own entries and products', async () => {
    const menu = await s.db
      .insertInto('menu')
      .values({ ad: 'Yemek Listesi', yol: '/yemek' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(menu.id).toBeGreaterThan(9999);
    const proje = await s.db.insertInto('proje').values({ ad: 'Başka Ürün' }).returning('id').executeTakeFirstOrThrow();
    expect(proje.id).toBeGreaterThan(14);
  });
});
