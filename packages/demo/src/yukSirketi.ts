import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import { ROL } from '@masabasi/server/platform/setup/menuler';
import { guvenerek } from './founding/yaz.ts';

/** Status and minutes of a shift's twenty records. Each lasts until the next. */
const DESEN: readonly (readonly [durum: number | null, dk: number])[] = [
  [643, 0],
  [651, 0],
  [645, 65],
  [651, 72],
  [646, 110],
  [651, 123],
  [647, 160],
  [651, 166],
  [648, 225],
  [647, 262],
  [651, 268],
  [645, 310],
  [651, 317],
  [646, 380],
  [651, 394],
  [644, 420],
  [651, 465],
  [647, 500],
  [651, 507],
  [null, 570],
];
/** Records in one statement: few enough for the pool's statement timeout, also on a slow machine. */
const YIGIN_SATIR = 20_000;
const CALISAN_DAKIKA = 4 * 60;

interface BenchSirketi {
  readonly departmanId: number;
  readonly kisiler: readonly number[];
}

/** One finished shift for everybody on each of some days. */
const vardiyalariYaz = (db: Db, kisiler: readonly number[], ilk: string, son: string) =>
  sql`
  with d(sira, durum, bas, bit) as (
    select sira, durum, bas, coalesce(lead(bas) over (order by sira), bas)
    from unnest(${DESEN.map((x) => x[0])}::int[], ${DESEN.map((x) => x[1])}::int[]) with ordinality as x(durum, bas, sira)
  ), g as (
    insert into mesai (kisi_id, gun, baslama, planlanan_bitis, bitis)
    select k, t::date, t.bas, t.bit, t.bit
    from generate_series(${ilk}::timestamp, ${son}::timestamp, interval '1 day') as gun
    cross join lateral (
      select gun, (gun + time '08:30') at time zone 'Europe/Istanbul', (gun + time '18:00') at time zone 'Europe/Istanbul'
    ) as t(t, bas, bit)
    cross join unnest(${[...kisiler]}::int[]) as k
    returning id, kisi_id, baslama
  )
  insert into mola (kisi_id, mesai_id, durum_id, baslama, bitis, aciklama, otomatik, ip)
  select g.kisi_id, g.id, d.durum, g.baslama + d.bas * interval '1 min', g.baslama + d.bit * interval '1 min',
    case d.durum when 644 then 'Haftalık değerlendirme' end, d.durum is null, '10.30.0.1'
  from g cross join d order by g.id, d.sira`.execute(db);

/** Everybody at work for four hours now: most at their desks, every eighth on some break. */
const buguneYaz = (db: Db, kisiler: readonly number[], simdi: Date) =>
  sql`
  with t(bas) as (select ${simdi}::timestamptz - ${CALISAN_DAKIKA} * interval '1 min'), g as (
    insert into mesai (kisi_id, gun, baslama, planlanan_bitis)
    select k, (t.bas at time zone 'Europe/Istanbul')::date, t.bas, t.bas + interval '24 hours'
    from t cross join unnest(${[...kisiler]}::int[]) as k
    returning id, kisi_id, baslama
  )
  insert into mola (kisi_id, mesai_id, durum_id, baslama, bitis, ip)
  select g.kisi_id, g.id, x.durum, g.baslama + x.bas, g.baslama + x.bit, '10.30.0.1'
  from g cross join lateral (values
    (643, interval '0', interval '0'),
    (651, interval '0', interval '100 min'),
    (646, interval '100 min', interval '112 min'),
    (651, interval '112 min', case when g.id % 8 = 0 then interval '230 min' end),
    (case when g.id % 8 = 0 then 645 + (g.id / 8 % 4)::int end, interval '230 min', null)
  ) as x(durum, bas, bit)
  where x.durum is not null
  order by g.id, x.bas`.execute(db);

/**
 * A department with many people and many years of breaks, for measuring. Shifts end yesterday. Today everybody is at
 * work. User names are yuk1, yuk2 …, who can sign in when a password hash is given.
 * @param o.satir approximate number of break records
 */
export async function benchYukle(
  db: Db,
  o: { kisi: number; satir: number; simdi: Date; parolaOzeti?: string },
): Promise<BenchSirketi> {
  const { id: departmanId } = await db
    .insertInto('departman')
    .values({
      ad: 'Yük Denemesi',
      sorumlu_id: null,
      vardiya_dakika: 1440,
      calisma_gunleri: [1, 2, 3, 4, 5, 6, 7],
      diger_limit: null,
      yemek_limit: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: number }>`
    insert into kisi (ad, soyad, kullanici_adi, kullanici_anahtari, parola_ozeti, departman_id)
    select 'Çalışan', 'Öğün ' || n, 'yuk' || n, 'yuk' || n, ${o.parolaOzeti ?? null}::text, ${departmanId}::int
    from generate_series(1, ${o.kisi}::int) as n order by n returning id`.execute(db);
  const kisiler = rows.map((r) => r.id);
  await sql`insert into kisi_rol (kisi_id, rol_id)
    select k, rol.id from unnest(${kisiler}::int[]) as k, rol where rol.ad = ${ROL.calisan}`.execute(db);

  const bugun = istanbulGunu(o.simdi);
  const gunSayisi = Math.round(o.satir / (o.kisi * DESEN.length));
  const yigin = Math.max(1, Math.floor(YIGIN_SATIR / (o.kisi * DESEN.length)));
  for (let n = gunSayisi; n > 0; n -= yigin) {
    const [ilk, son] = [gunEkle(bugun, -n), gunEkle(bugun, -Math.max(1, n - yigin + 1))];
    await db
      .transaction()
      .execute((tx) => guvenerek(tx, async () => void (await vardiyalariYaz(tx, kisiler, ilk, son))));
  }
  await buguneYaz(db, kisiler, o.simdi);
  await sql`analyze mesai, mola, kisi`.execute(db);
  return { departmanId, kisiler };
}
