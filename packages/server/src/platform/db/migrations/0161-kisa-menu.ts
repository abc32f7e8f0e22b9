import { type Kysely, sql } from 'kysely';

/** Names that said too little beside each other, while nobody has changed them. */
const ADLAR: readonly (readonly [id: number, eski: string, yeni: string])[] = [
  [103, 'Personel', 'Personel Listesi'],
  [201, 'Müşteri Görüşmeleri', 'Destek Görüşmeleri'],
  [202, 'Memnuniyet Anketleri', 'Anket Yanıtları'],
  [207, 'Anketler', 'Anket Tasarımı'],
  [601, 'Memnuniyet', 'Memnuniyet İstatistikleri'],
  [801, 'Görüşme Takibi', 'Satış Görüşmeleri'],
  [802, 'Görüşülen Müşteriler', 'Adaylar'],
  [851, 'Görüşme Detayı', 'Satış Görüşmesi'],
];
const YERLER: readonly (readonly [id: number, eskiUst: number, yeniUst: number | null])[] = [
  [401, 400, 300],
  [451, 400, 300],
  [601, 600, 200],
  [901, 900, 800],
  [1001, 1000, null],
  [1051, 1000, null],
  [1052, 1000, null],
  [1002, 1000, 1100],
  [1005, 1000, 1100],
  [1003, 1000, 100],
  [1004, 1000, 100],
];
const BOSALANLAR = [400, 600, 900, 1000];
const SIRA = [
  [1, 2, 1001, 1051, 1052],
  [200, 201, 205, 203, 204, 206, 202, 207, 601, 251],
  [500, 501, 502, 503, 504],
  [300, 302, 301, 303, 401, 451],
  [800, 801, 802, 803, 804, 805, 901, 806, 851, 852],
  [700, 701, 702, 703, 704, 705],
  [100, 101, 102, 105, 103, 104, 1003, 1004, 151],
  [1100, 1101, 1104, 1105, 1002, 1005, 1102, 1103, 1106, 1107],
].flat();

/**
 * The standard menu with nine lines at its top instead of twelve, and with every name once. A changed name, a changed
 * place and a changed order stay: an entry moves only while it, its old group and its new group are as they came.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update menu m set ad = x.yeni
    from unnest(${ADLAR.map(([id]) => id)}::int[], ${ADLAR.map(([, eski]) => eski)}::text[],
      ${ADLAR.map(([, , yeni]) => yeni)}::text[]) as x(id, eski, yeni)
    where m.id = x.id and m.ad = x.eski
  `.execute(db);
  await sql`
    update menu m set ust_id = x.yeni
    from unnest(${YERLER.map(([id]) => id)}::int[], ${YERLER.map(([, eski]) => eski)}::int[],
      ${YERLER.map(([, , yeni]) => yeni)}::int[]) as x(id, eski, yeni)
      join menu eski on eski.id = x.eski left join menu yeni on yeni.id = x.yeni
    where m.id = x.id and m.ust_id = x.eski and m.surum = 1 and eski.surum = 1
      and (x.yeni is null or yeni.surum = 1)
  `.execute(db);
  const dizilmis = await sql`select 1 from menu where id < 10000 and sira <> id limit 1`.execute(db);
  if (dizilmis.rows.length === 0)
    await sql`
      update menu m set sira = x.yer * 10
      from unnest(${SIRA}::int[]) with ordinality as x(id, yer) where m.id = x.id
    `.execute(db);
  const bos = sql`id = any(${BOSALANLAR}::int[]) and surum = 1
    and not exists (select 1 from menu alt where alt.ust_id = menu.id)`;
  for (const tablo of ['rol_menu', 'kisi_menu'])
    await sql`delete from ${sql.table(tablo)} where menu_id in (select id from menu where ${bos})`.execute(db);
  await sql`delete from menu where ${bos}`.execute(db);
}
