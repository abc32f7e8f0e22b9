import { gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gorusme as oda } from '@masabasi/core/masa/gorusme/contract';
import { tamam, type TestServer } from '@masabasi/server/testing/product';
import { PAYLAR } from '../paylar.ts';
import { yetistir } from '../player/oynatici.ts';
import { demoSunucusu } from '../testing.ts';
import { OYNANANLAR } from './kadro.ts';
import { masaAnlari, masaIsleri } from './masa.ts';

/** The desk of the demo company on a Monday: tickets move on with the clock, and records changed by a visitor stay. */

let s: TestServer;
/** The Monday after the founding. */
const GUN = '2026-11-23';
let son: Date | null = null;
/** Plays up to a moment, with the last round's time, like the player. */
async function oyna(an: number | Date): Promise<void> {
  const simdi = new Date(an);
  expect(await yetistir(s.db, simdi, PAYLAR, son)).toMatchObject({ mesgul: false });
  son = simdi;
}
const say = async (kosul: ReturnType<typeof sql>): Promise<number> =>
  (await sql<{ adet: number }>`select count(*)::int as adet from ${kosul}`.execute(s.db)).rows[0]!.adet;
const saat = (saat_: string): number => istanbulAni(GUN, saat_);
const bugunku = masaIsleri(GUN, GUN, Infinity);

beforeAll(async () => {
  s = await demoSunucusu({ tam: false, girilir: true });
}, 180_000);
afterAll(() => s.kapat());

test('gives the same plan every time, on every day of the week, with unique moments', () => {
  for (let n = 0; n < 14; n++) {
    const gun = gunEkle(GUN, n);
    const isler = masaIsleri(gun, gun, Infinity);
    expect(isler.length).toBeGreaterThan(10);
    expect(new Set(isler.map((i) => i.gelis)).size).toBe(isler.length);
    const acilan = isler.flatMap((i) => i.acilis ?? []);
    expect(new Set(acilan).size).toBe(acilan.length);
    for (const i of isler) {
      const anlar = [i.gelis, i.alinis, i.acilis, ...i.adimlar.map((a) => a.an)].filter((an) => an !== null);
      expect(anlar).toEqual(anlar.toSorted((a, b) => a - b));
      if (i.baglanti) expect(i.baglanti.bit).toBeGreaterThan(i.baglanti.bas);
    }
  }
  const yollar = new Set(bugunku.map((i) => i.yol));
  expect([...yollar].toSorted()).toEqual(['masa', 'posta', 'telefon', 'web']);
}, 180_000);

test('has an event every few minutes while the desk is at work', () => {
  const anlar = masaAnlari(GUN)
    .filter((an) => an > saat('09:30') && an < saat('17:00'))
    .toSorted((a, b) => a - b);
  expect(anlar.length).toBeGreaterThan(7.5 * 12);
  expect(Math.max(...anlar.slice(1).map((an, n) => an - anlar[n]!))).toBeLessThan(20 * 60_000);
});

test('opens, assigns and solves tickets and runs connections through the morning, each with its event', async () => {
  await oyna(saat('08:00'));
  const olaylar = () =>
    sql<{ tur: string }>`select distinct tur from olay order by tur`
      .execute(s.db)
      .then((r) => r.rows.map((o) => o.tur));
  let bagli = 0;
  for (let an = saat('09:00'); an <= saat('12:00'); an += 5 * 60_000) {
    await oyna(an);
    bagli = Math.max(
      bagli,
      await say(sql`baglanti b join gorusme g on g.id = b.gorusme_id
      where b.bitis is null and g.baslama_zamani >= ${new Date(saat('08:30'))}`),
    );
  }
  expect(bagli).toBeGreaterThan(0);
  expect(await olaylar()).toEqual(
    expect.arrayContaining(['gelenposta', 'gorusme', 'mola', 'santral', 'uzakbaglanti', 'webistek']),
  );
  const { rows } = await sql<Record<string, number>>`
    select count(*)::int as gelen, count(*) filter (where durum = 'cozuldu')::int as cozulen,
      count(*) filter (where webistek_id is not null)::int as istekten,
      count(*) filter (where surum <> (select count(*) from hareket h where h.nesne = 'gorusme' and h.nesne_id = g.id and h.tur <> 'yanit'))::int as gecmissiz,
      count(*) filter (where not exists (select from sla_olay o where o.gorusme_id = g.id and o.tur = 'basla'))::int as saatsiz,
      count(*) filter (where cozum_zamani is null and sla_bitis is null and not sla_durdu)::int as sozsuz,
      count(*) filter (where not exists (select from hareket h where h.nesne = 'musteri' and h.nesne_id = g.musteri_id and h.baslik like g.no || ':%'))::int as musterisiz,
      count(*) filter (where musteri_ara = '')::int as anahtarsiz,
      count(*) filter (where greatest(son_hareket, cozum_zamani) > ${new Date(saat('12:00'))})::int as gelecek
    from gorusme g where baslama_zamani >= ${new Date(saat('08:30'))}`.execute(s.db);
  const { gelen, cozulen, istekten, ...gerisi } = rows[0]!;
  expect(gelen).toBeGreaterThan(8);
  expect(cozulen).toBeGreaterThan(3);
  expect(istekten).toBeGreaterThan(0);
  expect(gerisi).toEqual({ gecmissiz: 0, saatsiz: 0, sozsuz: 0, musterisiz: 0, anahtarsiz: 0, gelecek: 0 });
  expect(
    await say(
      sql`webistek w where durum = 'aktarildi' and not exists (select from gorusme g where g.webistek_id = w.id)`,
    ),
  ).toBe(0);
  expect(await say(sql`cagri where anahtar like ${`masa-${GUN}%`} and acilma is not null`)).toBeGreaterThan(3);
});

const ozet = async () => {
  const { rows } = await sql`
    select (select sum(hashtextextended(g::text, 0)) from gorusme g) as gorusme, (select count(*) from hareket) as hareket,
      (select sum(hashtextextended(b::text, 0)) from baglanti b) as baglanti, (select sum(hashtextextended(c::text, 0)) from cagri c) as cagri,
      (select sum(hashtextextended(w::text, 0)) from webistek w) as webistek, (select count(*) from sla_olay) as sla,
      (select sum(hashtextextended(e::text, 0)) from egitim e) as egitim, (select count(*) from gelen_posta) as posta`.execute(
    s.db,
  );
  return rows[0];
};

test('changes nothing at the same moment again, on two servers at once', async () => {
  await yetistir(s.db, son!, PAYLAR, null);
  const once = await ozet();
  await Promise.all([yetistir(s.db, son!, PAYLAR, null), yetistir(s.db, son!, PAYLAR, null)]);
  expect(await ozet()).toEqual(once);
});

test('writes the events of a moment once when two servers come to it', async () => {
  const simdi = new Date(saat('12:40'));
  await Promise.all([yetistir(s.db, simdi, PAYLAR, son), yetistir(s.db, simdi, PAYLAR, son)]);
  await yetistir(s.db, simdi, PAYLAR, son);
  const { rows } = await sql<{ hepsi: number; tek: number }>`
    select count(*)::int as hepsi, count(distinct baslama_zamani)::int as tek from gorusme
    where baslama_zamani >= ${new Date(saat('08:30'))}`.execute(s.db);
  expect(rows[0]!.hepsi).toBe(rows[0]!.tek);
  son = simdi;
});

test('calls no room between two planned moments', async () => {
  const anlar = masaAnlari(GUN).toSorted((a, b) => a - b);
  const an = anlar.find((a, n) => a > saat('12:40') && anlar[n + 1]! - a > 20_000)!;
  await oyna(an + 1);
  const paylar = PAYLAR.filter((p) => p.ad === 'gorusme').map((p) => ({
    ...p,
    sonra: [],
    gunler: () => Promise.reject(new Error('asked')),
  }));
  await yetistir(s.db, new Date(an + 10_000), paylar, son);
  await expect(yetistir(s.db, new Date(an + 3_600_000), paylar, son)).rejects.toThrow('asked');
});

test('leaves records alone that a visitor changed, and people whom a visitor uses', async () => {
  const ikisi = () =>
    sql<{ id: number; surum: number; atanan: string }>`
    select g.id, g.surum, k.kullanici_anahtari as atanan from gorusme g join kisi k on k.id = g.atanan_id
    where g.baslama_zamani >= ${new Date(saat('08:30'))} and g.durum in ('atandi', 'islemde')
      and k.kullanici_anahtari = any(${OYNANANLAR.map((k) => k.kullanici)}::text[]) order by g.baslama_zamani desc`
      .execute(s.db)
      .then((r) => [...new Map(r.rows.map((g) => [g.atanan, g])).values()].slice(0, 2));
  let rows: Awaited<ReturnType<typeof ikisi>> = [];
  for (let an = saat('13:30'); rows.length < 2; an += 120_000) {
    await oyna(an);
    rows = await ikisi();
  }
  const [dokunulan, sahipli] = rows;
  const basladi = son!;
  s.saat.simdi = basladi;
  const yonetici = await s.girisYap('yonetici');
  tamam(
    await s.call(
      oda.gorusmeHareketKaydet,
      { hareket: { GorusmeId: dokunulan!.id, Tur: 'not', Aciklama: 'Ben bakıyorum.' } },
      yonetici,
    ),
  );
  await s.girisYap(sahipli!.atanan);
  const durumu = () =>
    s.db
      .selectFrom('gorusme')
      .select(['id', 'durum', 'surum', 'atanan_id'])
      .where(
        'id',
        'in',
        rows.map((r) => r.id),
      )
      .orderBy('id')
      .execute();
  const once = await durumu();
  s.ileri(25);
  await oyna(s.saat.simdi);
  expect(await durumu()).toEqual(once);
  expect(
    await say(sql`gorusme where son_hareket > ${basladi} and baslama_zamani >= ${new Date(saat('08:30'))}`),
  ).toBeGreaterThan(0);
});

test('fills the days after a month away, with past trainings and planned ones for the next fortnight', async () => {
  const simdi = new Date(istanbulAni(gunEkle(GUN, 30), '11:00'));
  await oyna(simdi);
  const { rows } = await sql<{ gun: string; adet: number }>`
    select (baslama_zamani at time zone 'Europe/Istanbul')::date as gun, count(*)::int as adet from gorusme
    where baslama_zamani >= ${new Date(saat('08:00'))} group by 1`.execute(s.db);
  expect(rows.length).toBe(31);
  expect(Math.min(...rows.slice(0, -1).map((r) => r.adet))).toBeGreaterThan(4);
  expect(
    await say(
      sql`egitim where durum = 'planlandi' and planlanan_bitis < ${simdi} and surum = 2 and planlanan_baslama > ${new Date(saat('08:00'))}`,
    ),
  ).toBe(0);
  expect(await say(sql`egitim where durum = 'planlandi' and planlanan_baslama > ${simdi}`)).toBeGreaterThan(9);
  expect(
    await say(sql`egitim where durum = 'yapildi' and baslama_zamani > ${new Date(saat('18:00'))}`),
  ).toBeGreaterThan(9);
  expect(
    await say(
      sql`egitim e where durum = 'yapildi' and exists (select from egitim_katilimci k where k.egitim_id = e.id and k.katildi and k.sertifika_no is null)`,
    ),
  ).toBe(0);
  expect(
    await say(sql`baglanti b join kisi k on k.id = b.kisi_id where b.bitis is null and b.baslama < ${simdi}::timestamptz - interval '4 hours'
    and not exists (select from oturum o where o.kisi_id = k.id and o.bitis is null)`),
  ).toBe(0);
}, 180_000);
