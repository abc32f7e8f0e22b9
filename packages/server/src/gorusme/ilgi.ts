import type { GorusmeKarti } from '@masabasi/core/gorusme/contract';
import { istanbulGunu } from '@masabasi/core/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { lisansDurumu } from '../lisans/queries.ts';

/** Whom and what a contact is about, beside its own fields. */
export type Ilgileri = Pick<GorusmeKarti, 'MusteriId' | 'LisansId' | 'MusteriPersonelId'>;

/** What a form says of them; what it leaves out stays as it is, as long as the customer does. */
export function ilgileri(
  {
    MusteriId,
    LisansId,
    MusteriPersonelId,
  }: Pick<Ilgileri, 'MusteriId'> & { readonly [K in keyof Ilgileri]?: Ilgileri[K] | undefined },
  eski: GorusmeKarti | null,
): Ilgileri {
  const kalan = eski?.MusteriId === MusteriId ? eski : null;
  return {
    MusteriId,
    LisansId: LisansId === undefined ? (kalan?.LisansId ?? null) : LisansId,
    MusteriPersonelId: MusteriPersonelId === undefined ? (kalan?.MusteriPersonelId ?? null) : MusteriPersonelId,
  };
}

/** The same as columns, with the priority, which always stands. */
export const ilgiSutunlari = (g: Ilgileri & { readonly OncelikId: number }) => ({
  oncelik_id: g.OncelikId,
  musteri_id: g.MusteriId,
  lisans_id: g.LisansId,
  musteri_personel_id: g.MusteriPersonelId,
});

/** Whether a licence is this customer's, of this product. */
const lisansUyar = async (
  db: Db,
  id: number,
  { MusteriId, ProjeId }: { readonly MusteriId: number; readonly ProjeId: number },
): Promise<boolean> =>
  (await sql`select from lisans where id = ${id} and musteri_id = ${MusteriId} and proje_id = ${ProjeId}`.execute(db))
    .rows.length > 0;

/** Whether somebody is one of this customer's people. */
const kisiUyar = async (db: Db, id: number, musteriId: number): Promise<boolean> =>
  (
    await sql`select from musteri_yetkili where id = ${id} and musteri_id = ${musteriId} and silindi is null`.execute(
      db,
    )
  ).rows.length > 0;

/** A licence or a person that is not the customer's; what the contact has already stays. */
export async function ilgiHatasi(
  db: Db,
  g: Ilgileri & { readonly ProjeId: number },
  eski: GorusmeKarti | null,
): Promise<string | null> {
  const ayniMusteri = g.MusteriId === eski?.MusteriId;
  const lisansKalir = ayniMusteri && g.ProjeId === eski.ProjeId && g.LisansId === eski.LisansId;
  if (g.LisansId !== null && !lisansKalir && !(await lisansUyar(db, g.LisansId, g)))
    return 'Seçtiğiniz lisans bu müşterinin bu ürününün değil.';
  const kisiKalir = ayniMusteri && g.MusteriPersonelId === eski.MusteriPersonelId;
  return g.MusteriPersonelId === null || kisiKalir || (await kisiUyar(db, g.MusteriPersonelId, g.MusteriId))
    ? null
    : 'Seçtiğiniz kişi bu müşterinin yetkililerinden değil.';
}

/** Two customers are two again: a contact keeps no licence and no person that went with the other one. */
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

/** The licence of each contact that is shown: the one it is about, else the customer's of the product, the valid one first. */
export const lisansi = (simdi: Date) => sql`left join lateral (
    select t.ad as tur, l.bitis_tarihi, ${lisansDurumu(istanbulGunu(simdi))} as durum
    from lisans l join tanim t on t.id = l.lisans_tur_id
    where l.musteri_id = g.musteri_id and l.proje_id = g.proje_id
    order by coalesce(l.id = g.lisans_id, false) desc, l.hal = 'Aktif' desc, l.bitis_tarihi desc nulls first, l.id limit 1) li on true`;

/** Those of customers of whom something holds. */
export const musterisi = (kosul: RawBuilder<unknown>) =>
  sql`g.musteri_id in (select m.id from musteri m where ${kosul})`;
