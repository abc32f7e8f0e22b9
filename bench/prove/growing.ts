import type { ClientBase } from 'pg';

/**
 * Grows the demo company to ten times its size: 40,000 customers, 427,000 tickets, 2.4 million breaks, and the same for
 * all other data that grows. Records are copied under other ids. Breaks are copied into earlier years, everything else
 * keeps its days.
 */

/**
 * Copies of a table's rows: their number, the offset of each id, and columns with other values (`:k`: the number of the
 * copy).
 */
interface Growth {
  readonly table: string;
  readonly copies: number;
  readonly moved: Readonly<Record<string, number>>;
  readonly other?: Readonly<Record<string, string>>;
  /** Only these rows are copied. */
  readonly of: string;
}

const K = 100_000;
const M = 1_000_000;
const D = 10_000_000;

const earlier = (column: string, else_ = column): [string, string] => [
  column,
  `coalesce(${column}, ${else_}) - interval '366 days' * :k`,
];

const GROWTH: readonly Growth[] = [
  {
    table: 'musteri',
    copies: 9,
    moved: { id: K, ana_yetkili_id: M, birlesen_id: K },
    other: { tc_kimlik: 'null', vkn: 'null' },
    of: `id < ${K}`,
  },
  { table: 'musteri_proje', copies: 9, moved: { musteri_id: K }, of: `musteri_id < ${K}` },
  { table: 'musteri_etiket', copies: 9, moved: { musteri_id: K }, of: `musteri_id < ${K}` },
  { table: 'musteri_yetkili', copies: 9, moved: { id: M, musteri_id: K }, of: `id < ${K}` },
  { table: 'musteri_yetkili', copies: 4, moved: { id: K }, of: `id % ${M} < ${K}` },
  {
    table: 'gorusme',
    copies: 9,
    moved: { id: K, musteri_id: K, musteri_personel_id: M, ust_id: K, ayrilan_id: K },
    other: { webistek_id: 'null', lisans_id: 'null' },
    of: `id < ${K}`,
  },
  { table: 'hareket_gorusme', copies: 3, moved: { id: D, nesne_id: K }, of: `nesne_id < ${K}` },
  { table: 'sla_olay', copies: 3, moved: { id: D, gorusme_id: K }, of: `id < ${D}` },
  {
    table: 'gorev',
    copies: 19,
    moved: { id: K, ust_id: K },
    other: { sira: `sira || lpad(':k', 3, '0')` },
    of: `id < ${K}`,
  },
  { table: 'hareket_gorev', copies: 19, moved: { id: D, nesne_id: K }, of: `nesne_id < ${K}` },
  {
    table: 'fatura',
    copies: 19,
    moved: { id: K },
    other: { ettn: 'gen_random_uuid()', no: `'X' || chr(64 + :k) || substr(no, 3)`, lisans_id: 'null' },
    of: `id < ${K}`,
  },
  { table: 'fatura_kalem', copies: 19, moved: { id: K, fatura_id: K }, of: `fatura_id < ${K}` },
  { table: 'ziyaret', copies: 9, moved: { id: K, musteri_id: K }, of: `id < ${K}` },
  { table: 'ziyaret_proje', copies: 9, moved: { ziyaret_id: K }, of: `ziyaret_id < ${K}` },
  { table: 'hareket_ziyaret', copies: 9, moved: { id: D, nesne_id: K }, of: `nesne_id < ${K}` },
  {
    table: 'lisans',
    copies: 4,
    moved: { id: K, musteri_id: K },
    other: { anahtar: `anahtar || ':k'` },
    of: `id < ${K}`,
  },
  { table: 'banka_hareket', copies: 19, moved: { id: K }, other: { anahtar: `anahtar || ':k'` }, of: `id < ${K}` },
  {
    table: 'defter_fis',
    copies: 19,
    moved: { sira: K, ters_sira: K },
    other: { ozet: `sha256(ozet || decode(lpad(':k', 2, '0'), 'hex'))` },
    of: `sira < ${K}`,
  },
  { table: 'defter_satir', copies: 19, moved: { fis_sira: K }, of: `fis_sira < ${K}` },
  {
    table: 'mesai',
    copies: 11,
    moved: { id: M },
    other: {
      gun: 'gun - 366 * :k',
      ...Object.fromEntries([earlier('baslama'), earlier('planlanan_bitis'), earlier('bitis', 'planlanan_bitis')]),
    },
    of: `id < ${M}`,
  },
  {
    table: 'mola',
    copies: 11,
    moved: { id: D, mesai_id: M },
    other: Object.fromEntries([earlier('baslama'), earlier('bitis', 'baslama')]),
    of: `id < ${D}`,
  },
];

async function copied(client: ClientBase, g: Growth): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [g.table],
  );
  const names = rows.map((r) => r.name);
  for (let k = 1; k <= g.copies; k++) {
    const values = names.map((name) => {
      const by = g.moved[name];
      return g.other?.[name]?.replaceAll(':k', String(k)) ?? (by === undefined ? name : `${name} + ${by * k}`);
    });
    await client.query(
      `insert into ${g.table} (${names.join(', ')}) overriding system value select ${values.join(', ')} from ${g.table} where ${g.of}`,
    );
  }
}

/**
 * Copies of the demo's few entries would be no realistic long audit, so audit entries and internal messages are
 * generated.
 */
const MADE = [
  `insert into denetim (zaman, kisi_id, eylem, nesne, nesne_id, eski, yeni, ip, istek_id)
   select now() - n * interval '50 seconds', (array(select id from kisi order by id))[1 + n % 60],
     (array['gorusmeAta', 'izinkaydet', 'musteriKaydet', 'molaDuzelt'])[1 + n % 4],
     (array['gorusme', 'izin', 'musteri', 'mola'])[1 + n % 4], 1 + n % 4000, '{"durum":"yeni"}', '{"durum":"cozuldu"}',
     '127.0.0.1', 'b' || n from generate_series(1, 600000) n`,
  `insert into konusma (tur, ad, acan_id, zaman, son_no, son_zaman)
   select 'grup', 'Büyük ' || n, (array(select id from kisi order by id))[1 + n % 60], now() - interval '300 days', 1000,
     now() - interval '1 hour' from generate_series(1, 200) n`,
  `insert into konusma_uye (konusma_id, kisi_id, ilk_no, zaman)
   select k.id, p.id, 0, k.zaman from konusma k join lateral (
     select id from kisi order by id = k.acan_id desc, md5(kisi.id::text || k.id::text) limit 6) p on true
   where k.ad like 'Büyük %'`,
  `insert into mesaj (konusma_id, no, yazan_id, anahtar, metin, zaman)
   select k.id, n, k.acan_id, 'anahtar-' || k.id || '-' || n, 'Müşteri aradı, yedek alırken hata veriyor: ' || n,
     now() - interval '1 hour' - (1000 - n) * interval '6 hours'
   from konusma k, generate_series(1, 1000) n where k.ad like 'Büyük %'`,
];

/** Grows the demo company in this database. No server may be working in it. */
export async function grow(client: ClientBase): Promise<void> {
  await client.query("set session_replication_role = 'replica'");
  for (const g of GROWTH) await copied(client, g);
  for (const statement of MADE) await client.query(statement);
  await client.query('reset session_replication_role');
  await client.query(`do $$ declare r record; begin
    for r in select c.relname as t, a.attname as c, pg_get_serial_sequence('public.' || quote_ident(c.relname), a.attname) as s
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attidentity <> ''
    loop execute format('select setval(%L, greatest((select max(%I) from %I), 1))', r.s, r.c, r.t); end loop; end $$`);
  await client.query('vacuum analyze');
}
