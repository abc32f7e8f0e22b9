import { EYLEM_ADLARI, NESNE_ADLARI } from '@masabasi/core/denetim/rules';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';

/** Audit entries before an id (null: from the newest), newest first. */
export const denetimKayitlari = (db: Db, oncesi: number | null, enFazla: number) =>
  db
    .selectFrom('denetim as d')
    .leftJoin('kisi as k', 'k.id', 'd.kisi_id')
    .leftJoin('kisi as n', (j) => j.onRef('n.id', '=', 'd.nesne_id').on('d.nesne', '=', 'kisi'))
    .select([
      'd.id as Id',
      'd.zaman as Zaman',
      sql<string | null>`k.ad || ' ' || k.soyad`.as('Kisi'),
      'd.eylem as Eylem',
      'd.nesne as Nesne',
      'd.nesne_id as NesneId',
      sql<string | null>`n.ad || ' ' || n.soyad`.as('NesneAdi'),
      sql<string | null>`d.eski::text`.as('Eski'),
      sql<string | null>`d.yeni::text`.as('Yeni'),
      'd.ip as Ip',
    ])
    .$if(oncesi !== null, (q) => q.where('d.id', '<', oncesi))
    .orderBy('d.id', 'desc')
    .limit(enFazla)
    .execute();

/** Whose data an audit entry `d` is about; null where it is about nobody, or the record is gone. */
export const denetimdekiKisi = sql<number | null>`case d.nesne
  when 'kisi' then d.nesne_id
  when 'izin' then (select x.kisi_id from izin x where x.id = d.nesne_id)
  when 'izin_talep' then (select x.kisi_id from izin_talep x where x.id = d.nesne_id)
  when 'mola' then (select x.kisi_id from mola x where x.id = d.nesne_id)
  when 'mola_duzeltme' then (select x.kisi_id from mola_duzeltme x where x.id = d.nesne_id)
  when 'mesai' then (select x.kisi_id from mesai x where x.id = d.nesne_id)
  when 'oturum' then (select x.kisi_id from oturum x where x.id = d.nesne_id) end`;

/** The audit entries `d` about a person, found through the index of objects. */
export const kisiHakkinda = (kisiId: number) => sql<boolean>`(d.nesne = 'kisi' and d.nesne_id = ${kisiId}
  or d.nesne = 'izin' and d.nesne_id in (select id from izin where kisi_id = ${kisiId})
  or d.nesne = 'izin_talep' and d.nesne_id in (select id from izin_talep where kisi_id = ${kisiId})
  or d.nesne = 'mola' and d.nesne_id in (select id from mola where kisi_id = ${kisiId})
  or d.nesne = 'mola_duzeltme' and d.nesne_id in (select id from mola_duzeltme where kisi_id = ${kisiId})
  or d.nesne = 'mesai' and d.nesne_id in (select id from mesai where kisi_id = ${kisiId})
  or d.nesne = 'oturum' and d.nesne_id in (select id from oturum where kisi_id = ${kisiId}))`;

/** An action of the audit entry `d` in words. */
export const eylemAdi = sql<string>`coalesce(${JSON.stringify(EYLEM_ADLARI)}::jsonb ->> d.eylem, d.eylem)`;

/** What the audit entry `d` was about, in words. */
export const nesneAdi = sql<string>`coalesce(${JSON.stringify(NESNE_ADLARI)}::jsonb ->> d.nesne, d.nesne)`;

/** What an audit entry `d` keeps besides. */
export const denetimBilgisi = sql`coalesce(d.yeni, d.eski)`;

/** What an audit entry `d` keeps of how it was before a change. */
export const denetimOncesi = sql`case when d.yeni is not null then d.eski end`;

/** Takes the entries by and about people out; the transaction has to be one of destruction. */
export async function denetimdenSil(db: Db, kisiler: readonly number[]): Promise<void> {
  for (const id of kisiler) await sql`delete from denetim d where d.kisi_id = ${id} or ${kisiHakkinda(id)}`.execute(db);
}
