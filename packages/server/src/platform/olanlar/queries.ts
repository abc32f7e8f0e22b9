import type { Calisma, TamGunIzin } from '@masabasi/core/platform/olanlar/rules';
import { type Sayfa, sayfaAcilir } from '@masabasi/core/platform/screen/sayfa';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { read } from '../db/read.ts';
import { type Ben, type KisiId, yetkiVar } from '../http/access.ts';

/** Shifts that are looked at: nobody works longer without a day off. */
const MESAI = 80;

interface MesaiSatiri extends Calisma {
  readonly suren: boolean;
  readonly kalkti: boolean;
}

/**
 * A person's newest shifts, and the present one. An early leaver's shift ends at that time. The last moment of a shift
 * without an end is its planned end.
 */
export const mesailer = (db: Db, kisiId: KisiId, simdi: Date): Promise<MesaiSatiri[]> =>
  read(db).rows(sql<MesaiSatiri>`
    select m.gun as "Gun", m.baslama as "Basla",
      least(coalesce((select x.baslama from mola x where x.mesai_id = m.id and x.durum_id = 649 and not exists (
        select from mola s where s.mesai_id = m.id and s.durum_id is not null and s.baslama > x.baslama)
        order by x.baslama desc limit 1), m.bitis, m.planlanan_bitis), ${simdi}::timestamptz) as "Son",
      m.bitis is null and m.planlanan_bitis > ${simdi}::timestamptz as suren, m.donus_kalkti as kalkti
    from mesai m where m.kisi_id = ${kisiId} and m.baslama <= ${simdi}::timestamptz
    order by m.baslama desc limit ${MESAI}`);

/** A person's newest leaves of whole days that have begun. */
export const izinleri = (db: Db, kisiId: KisiId, simdi: Date): Promise<TamGunIzin[]> =>
  read(db).rows(sql<TamGunIzin>`select baslangic as "Baslangic", bitis as "Bitis" from izin
    where kisi_id = ${kisiId} and silindi is null and bitis > baslangic
      and baslangic <= (${simdi}::timestamptz at time zone 'Europe/Istanbul')::date
    order by baslangic desc limit 10`);

/** The tables that decide the pages in a person's menu. */
export const SAYFA_TABLOLARI = ['menu', 'kisi_menu', 'rol_menu', 'kisi_rol'] as const;
/** The pages among these that are in a person's menu. */
export async function acilanlar(db: Db, ben: Ben, sayfalar: readonly Sayfa[]): Promise<ReadonlySet<string>> {
  if (ben.ayricalikli) return new Set(sayfalar);
  const { rows } = await sql<{ yol: string }>`select m.yol from menu m
    left join kisi_menu k on k.kisi_id = ${ben.Id} and k.menu_id = m.id
    where m.yol = any(${[...sayfalar]}::text[]) and coalesce(k.deger = 1, exists (select from rol_menu r
      join kisi_rol kr on kr.rol_id = r.rol_id where kr.kisi_id = ${ben.Id} and r.menu_id = m.id))`.execute(db);
  return new Set(
    rows.map((r) => r.yol).filter((yol) => sayfaAcilir(yol, ben.sorumluOldugu.length > 0, (id) => yetkiVar(ben, id))),
  );
}

/** Closes the offer of the present shift. Returns true if there was one. */
export async function donusuKaldir(db: Db, kisiId: KisiId, simdi: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update mesai set donus_kalkti = true
    where kisi_id = ${kisiId} and bitis is null and planlanan_bitis > ${simdi}::timestamptz and not donus_kalkti`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
