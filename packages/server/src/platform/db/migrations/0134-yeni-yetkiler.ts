import { type Kysely, sql } from 'kysely';

/**
 * Rights that an installation has met, with the time. Null: the right came with the installation. An older installation
 * knows the rights of its release, except the one that reached new installations alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table urun_yetki (yetki_id int primary key, zaman timestamptz);
    insert into urun_yetki (yetki_id)
    select y from unnest(array[
      0, 24, 26, 1001, 1002, 1003, 1004, 1005, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1020, 1021, 1022, 1030, 1031,
      1032, 1033, 1034, 1040, 1041, 1050, 1077, 1101, 1102, 1103, 1104, 1105, 1106, 1107, 1201, 1202, 1203, 1204, 1205, 1206, 1207, 1301, 1302]) y
    where exists (select from urun_rol);
    insert into urun_yetki (yetki_id) select 1006 where exists (select from rol_yetki where yetki_id = 1006)`.execute(
    db,
  );
}
