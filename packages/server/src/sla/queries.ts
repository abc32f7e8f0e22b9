import type { Gun } from '@masabasi/core/tarih';
import { gunEkle, istanbulGunu } from '@masabasi/core/tarih';
import { type HizmetTakvimi, type SlaHesabi, type SlaOlayi, type SlaSozu, slaHesabi } from '@masabasi/core/sla/rules';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';

/** The promises of the desk: kept as what happened, worked out by core/sla/rules.ts. */

/** Holidays are read this far ahead: no promise reaches further. */
const TATIL_GUNU = 400;

/** The hours of the desk, with the holidays from a day on. */
export async function takvim(db: Db, ilk: Gun): Promise<HizmetTakvimi> {
  const { rows } = await sql<{ pencereler: { Gun: number; Bas: number; Bit: number }[]; tatiller: [Gun, number][] }>`
    select
      (select coalesce(json_agg(json_build_object('Gun', gun, 'Bas', bas, 'Bit', bit) order by gun, bas), '[]')
        from sla_takvim) as pencereler,
      (select coalesce(json_agg(json_build_array(t.tarih, t.miktar)), '[]') from (
        select tarih, least(sum(gun_sayi), 1)::float8 as miktar from tatil
        where tarih between ${ilk}::date - 1 and ${gunEkle(ilk, TATIL_GUNU)}::date group by tarih) t) as tatiller`.execute(
    db,
  );
  const [{ pencereler, tatiller }] = rows as [(typeof rows)[0]];
  return { pencereler, tatiller: new Map(tatiller) };
}

/** What is promised for this priority, or for those that have no promise of their own. */
async function soz(db: Db, oncelikId: number): Promise<SlaSozu | null> {
  const { rows } = await sql<SlaSozu>`
    select s.yanit_dk as "YanitDk", s.cozum_dk as "CozumDk" from sla_politika s
    where s.oncelik = (select anahtar from tanim where id = ${oncelikId}) or s.oncelik is null
    order by s.oncelik nulls last limit 1`.execute(db);
  return rows[0] ?? null;
}

const olaylar = (db: Db, id: number): Promise<SlaOlayi[]> =>
  db
    .selectFrom('sla_olay')
    .select(['tur as Tur', 'zaman as Zaman'])
    .where('gorusme_id', '=', id)
    .orderBy('id')
    .execute();

/** A contact as its promise sees it. */
export interface SlaKaydi {
  readonly id: number;
  readonly oncelik_id: number;
}

/** How a contact stands with its promise; null: none holds. */
export async function slaOku(db: Db, g: SlaKaydi, simdi: Date): Promise<SlaHesabi | null> {
  const bunlar = await olaylar(db, g.id);
  const [ilk] = bunlar;
  const s = await soz(db, g.oncelik_id);
  if (ilk === undefined || s === null) return null;
  return slaHesabi(await takvim(db, istanbulGunu(ilk.Zaman)), s, bunlar, simdi);
}
