import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { ACIK } from './queries.ts';

/** Links between tickets and a customer: the customer's open tickets, and checks of licence and contact person. */

/** The number of an open ticket of a customer; null: none is open. */
export const acikNo = (db: Db, musteriId: number): Promise<string | null> =>
  read(db).firstValue(sql<{
    No: string;
  }>`select g.no as "No" from gorusme g where g.musteri_id = ${musteriId} and ${ACIK}
    order by g.id limit 1`);

/** Products of a customer's open tickets. */
export const acikUrunler = (db: Db, musteriId: number): Promise<{ Id: number; Ad: string }[]> =>
  read(db).rows(sql<{ Id: number; Ad: string }>`select p.id as "Id", p.ad as "Ad" from proje p
    where p.id in (select g.proje_id from gorusme g where g.musteri_id = ${musteriId} and ${ACIK}) order by p.id`);

/** True if the licence belongs to this customer and this product. */
export const lisansUyar = async (
  db: Db,
  id: number,
  { MusteriId, ProjeId }: { readonly MusteriId: number; readonly ProjeId: number },
): Promise<boolean> =>
  (await sql`select from lisans where id = ${id} and musteri_id = ${MusteriId} and proje_id = ${ProjeId}`.execute(db))
    .rows.length > 0;

/** True if the person is a contact person of this customer. */
export const kisiUyar = (db: Db, id: number, musteriId: number): Promise<boolean> =>
  read(db).some(sql`select from musteri_yetkili where id = ${id} and musteri_id = ${musteriId} and silindi is null`);

/**
 * Two merged customers are parted again: a ticket loses a licence or contact person that went with the other customer.
 */
export async function ilgileriAyir(db: Db, musteriler: readonly number[]): Promise<void> {
  const bunlar = sql`any(${[...musteriler]}::int[])`;
  for (const [sutun, tablo] of [
    ['lisans_id', 'lisans'],
    ['musteri_personel_id', 'musteri_yetkili'],
  ] as const)
    await sql`update gorusme g set ${sql.ref(sutun)} = null from ${sql.table(tablo)} o
      where g.musteri_id = ${bunlar} and o.id = ${sql.ref(`g.${sutun}`)} and o.musteri_id = ${bunlar}
        and o.musteri_id <> g.musteri_id`.execute(db);
}
