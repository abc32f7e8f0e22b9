import type { Duzeltme } from '@masabasi/core/mesai/mola/contract';
import { type DuzeltmeAraligi, duzeltmeYaz } from '@masabasi/core/mesai/duzeltme/rules';
import { molaAdi } from '@masabasi/core/mesai/mola/rules';
import { ms } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { kararVerenAdi } from '../../kisi/departman/api.ts';
import { firstWaiting, NO_DUE } from '../../platform/list/waiting.ts';
import type { BekleyenKayit, BekleyenKayitlar } from '../../room.ts';
import { bosKapsam, istekKapsaminda, type Kapsam, kapsamda, type KisiId } from '../../platform/http/access.ts';

/** A person's own record with the bounds of its shift. */
export const kendiKaydi = (db: Db, kisiId: KisiId, molaId: number) =>
  db
    .selectFrom('mola as m')
    .innerJoin('mesai as g', 'g.id', 'm.mesai_id')
    .select([
      'm.id',
      'm.durum_id',
      'm.baslama',
      'm.bitis',
      'g.id as mesai_id',
      'g.baslama as mesai_baslama',
      // Null while the shift runs.
      'g.bitis as kapanis',
      sql<string>`coalesce(g.bitis, g.planlanan_bitis)`.as('mesai_bitis'),
    ])
    .where('m.id', '=', molaId)
    .where('m.kisi_id', '=', kisiId)
    .executeTakeFirst();

/** The person's other shifts around this moment, each with beginning and end. */
export async function baskaMesailer(db: Db, kisiId: KisiId, mesaiId: number, an: number) {
  const { rows } = await sql<{ bas: string; bit: string }>`
    select baslama as bas, coalesce(bitis, planlanan_bitis) as bit from mesai
    where kisi_id = ${kisiId} and id <> ${mesaiId}
      and baslama < ${new Date(an)}::timestamptz + interval '2 days'
      and coalesce(bitis, planlanan_bitis) > ${new Date(an)}::timestamptz - interval '2 days'`.execute(db);
  return rows.map((r) => ({ bas: ms(r.bas), bit: ms(r.bit) }));
}

/**
 * Moves a bound of a shift. A running shift with a planned length moves its end by the same time. A shift planned by
 * the clock keeps its end.
 */
export async function mesaiSiniri(
  db: Db,
  k: { mesai_id: number; durum_id: number | null; baslama: string; kapanis: string | null },
  an: number,
  sureDakika: number | null,
): Promise<void> {
  const yeni = new Date(an);
  const kayar = k.kapanis === null && sureDakika !== null;
  if (k.durum_id === null) await db.updateTable('mesai').set({ bitis: yeni }).where('id', '=', k.mesai_id).execute();
  else
    await sql`update mesai set baslama = ${yeni}, planlanan_bitis = greatest(${yeni}::timestamptz, case when ${kayar}
        then planlanan_bitis + (${yeni}::timestamptz - baslama) else planlanan_bitis end)
      where id = ${k.mesai_id}`.execute(db);
}

export const bekleyenVar = async (db: Db, molaId: number): Promise<boolean> =>
  (await db
    .selectFrom('mola_duzeltme')
    .select('id')
    .where('mola_id', '=', molaId)
    .where('durum', '=', 'Bekliyor')
    .executeTakeFirst()) !== undefined;

/** True if exactly these times were refused before. */
export const reddedilmis = async (db: Db, molaId: number, bas: string, bit: string): Promise<boolean> =>
  (await db
    .selectFrom('mola_duzeltme')
    .select('id')
    .where('mola_id', '=', molaId)
    .where('durum', '=', 'Reddedildi')
    .where('yeni_baslama', '=', bas)
    .where('yeni_bitis', '=', bit)
    .executeTakeFirst()) !== undefined;

export const ekle = async (
  db: Db,
  kisiId: KisiId,
  kayit: { id: number; baslama: string; bitis: string | null },
  bas: string,
  bit: string,
  sebep: string,
  simdi: Date,
): Promise<number> =>
  (
    await db
      .insertInto('mola_duzeltme')
      .values({
        mola_id: kayit.id,
        kisi_id: kisiId,
        eski_baslama: kayit.baslama,
        eski_bitis: kayit.bitis,
        yeni_baslama: bas,
        yeni_bitis: bit,
        sebep,
        zaman: simdi,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** The waiting requests in these departments. */
export async function bekleyenKayitlar(db: Db, kapsam: Kapsam, enCok: number): Promise<BekleyenKayitlar> {
  if (bosKapsam(kapsam)) return { adet: 0, ilk: [] };
  type Saatler = Pick<Duzeltme, 'Eski_Baslama' | 'Eski_Bitis' | 'Yeni_Baslama' | 'Yeni_Bitis'>;
  return firstWaiting<Saatler & Pick<BekleyenKayit, 'Kim'>>(
    db,
    {
      from: sql`mola_duzeltme z join kisi k on k.id = z.kisi_id where z.durum = 'Bekliyor' and ${kapsamda(kapsam)}`,
      id: sql`z.id`,
      due: NO_DUE,
      since: sql`z.zaman`,
      joins: sql`join mola_duzeltme z on z.id = x.id join kisi k on k.id = z.kisi_id`,
      columns: sql`k.gorunen_ad as "Kim", z.eski_baslama as "Eski_Baslama", z.eski_bitis as "Eski_Bitis",
        z.yeni_baslama as "Yeni_Baslama", z.yeni_bitis as "Yeni_Bitis"`,
    },
    enCok,
    ({ Id, Termin, Zaman, Kim, ...saatler }) => ({
      Id,
      Termin,
      Zaman,
      Kim,
      No: '',
      Konu: `Mola düzeltmesi: ${duzeltmeYaz(saatler)}`,
      Eylem: 'karar',
      Yol: null,
    }),
  );
}

/** The newest 200 requests of these departments, waiting ones first. */
export async function liste(
  db: Db,
  ben: KisiId,
  kapsam: Kapsam,
  durum: Duzeltme['Durum'] | undefined,
): Promise<Duzeltme[]> {
  const rows = await db
    .selectFrom('mola_duzeltme as z')
    .innerJoin('kisi as k', 'k.id', 'z.kisi_id')
    .innerJoin('departman as d', 'd.id', 'k.departman_id')
    .innerJoin('mola as m', 'm.id', 'z.mola_id')
    .leftJoin('kisi as v', 'v.id', 'z.karar_veren_id')
    .select([
      'z.id as Id',
      'z.mola_id as MolaId',
      'z.kisi_id as KisiId',
      'k.gorunen_ad as Kisi',
      'd.ad as Departman',
      'm.durum_id',
      'z.eski_baslama as Eski_Baslama',
      'z.eski_bitis as Eski_Bitis',
      'z.yeni_baslama as Yeni_Baslama',
      'z.yeni_bitis as Yeni_Bitis',
      'z.sebep as Sebep',
      'z.durum as Durum',
      'z.zaman as CreateDateTime',
      kararVerenAdi('z').as('KararVeren'),
      'z.karar_aciklama as KararAciklama',
    ])
    .where(
      istekKapsaminda(kapsam, {
        bekler: sql<boolean>`z.durum = 'Bekliyor'`,
        kendiKarari: sql`z.karar_veren_id = ${ben}`,
      }),
    )
    .$if(durum !== undefined, (q) => q.where('z.durum', '=', durum!))
    .orderBy(sql`z.durum = 'Bekliyor'`, 'desc')
    .orderBy('z.id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ durum_id, ...r }) => ({ ...r, mola: molaAdi(durum_id) }));
}

/** A request of these departments, locked until the decision is written. */
export const kilitle = (db: Db, id: number, kapsam: Kapsam) =>
  db
    .selectFrom('mola_duzeltme as z')
    .innerJoin('kisi as k', 'k.id', 'z.kisi_id')
    .select(['z.mola_id', 'z.durum as Durum', 'z.yeni_baslama', 'z.yeni_bitis', 'z.sebep', 'k.departman_id'])
    .select(sql<KisiId>`z.kisi_id`.as('KisiId'))
    .where('z.id', '=', id)
    .where(kapsamda(kapsam))
    .forUpdate('z')
    .executeTakeFirst();

/** Every record of the shift that contains this record. */
export async function mesaiKayitlari(db: Db, molaId: number): Promise<DuzeltmeAraligi[]> {
  const rows = await db
    .selectFrom('mola as m')
    .select(['m.id', 'm.durum_id', 'm.baslama', 'm.bitis'])
    .where('m.mesai_id', '=', (q) => q.selectFrom('mola').select('mesai_id').where('mola.id', '=', molaId))
    .orderBy('m.baslama')
    .orderBy('m.id')
    .execute();
  return rows.map((r) => ({
    Id: r.id,
    durum: r.durum_id,
    bas: ms(r.baslama),
    bit: r.bitis === null ? null : ms(r.bitis),
  }));
}

/** Writes the changes of a correction. The audit entry of the same transaction keeps the old values. */
export async function uygula(db: Db, kisiId: KisiId, molaId: number, degisen: readonly DuzeltmeAraligi[], ip: string) {
  for (const d of degisen) {
    const zaman = { baslama: new Date(d.bas), bitis: d.bit === null ? null : new Date(d.bit) };
    if (d.Id !== null) await db.updateTable('mola').set(zaman).where('id', '=', d.Id).execute();
    else
      await db
        .insertInto('mola')
        .columns(['kisi_id', 'mesai_id', 'durum_id', 'baslama', 'bitis', 'aciklama', 'otomatik', 'ip'])
        .expression((q) =>
          q
            .selectFrom('mola')
            .select([
              sql<number>`${kisiId}::int`.as('k'),
              'mesai_id',
              sql<number>`${d.durum}::int`.as('d'),
              sql<Date>`${zaman.baslama}::timestamptz`.as('b'),
              sql<Date | null>`${zaman.bitis}::timestamptz`.as('s'),
              d.kaynakId === undefined ? sql<null>`null`.as('a') : 'aciklama',
              sql<boolean>`true`.as('o'),
              sql<string>`${ip}`.as('ip'),
            ])
            .where('id', '=', d.kaynakId ?? molaId),
        )
        .execute();
  }
}
