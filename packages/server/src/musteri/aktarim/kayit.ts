import { alanAdi, alanAdlari } from '@masabasi/core/platform/field/alanlar';
import { MUSTERI_ALANLARI } from '@masabasi/core/musteri/musteri/alanlar';
import type { MusteriSutunu, SatirSonucu } from '@masabasi/core/musteri/aktarim/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import { sql } from 'kysely';
import { sutunAdlari } from '../../platform/field/alanlar.ts';
import type { Db } from '../../platform/db/connect.ts';
import { hareketleriYaz } from '../../platform/hareket/api.ts';
import type { MusteriSutunlari } from '../musteri/api.ts';
import { DILIM, type Is } from './queries.ts';

/** Writes of an import: outcomes, customers, and earlier states of customers. */

/** The outcome of a line. */
export interface Sonuc {
  readonly satir: number;
  readonly ad: string;
  readonly sonuc: SatirSonucu;
  readonly alan: MusteriSutunu | null;
  readonly mesaj: string;
  readonly musteri_id: number | null;
  readonly secilebilir: boolean;
  readonly yeni: MusteriSutunlari | null;
  readonly projeler: readonly number[];
  readonly degisen: readonly string[];
}

export async function sonuclariYaz(db: Db, id: number, sonuclar: readonly Sonuc[]): Promise<void> {
  await sql`
    update musteri_aktarim_satir s set ad = r.ad, sonuc = r.sonuc, alan = r.alan, mesaj = r.mesaj, musteri_id = r.musteri_id,
      secilebilir = r.secilebilir, ilce_id = (r.yeni ->> 'ilce_id')::int, yeni = r.yeni, projeler = r.projeler,
      degisen = r.degisen
    from jsonb_to_recordset(${JSON.stringify(sonuclar)}::jsonb) as r(satir int, ad text, sonuc text, alan text, mesaj text,
      musteri_id int, secilebilir bool, yeni jsonb, projeler int[], degisen text[])
    where s.aktarim_id = ${id} and s.satir = r.satir`.execute(db);
}

const sutunlar = sutunAdlari(MUSTERI_ALANLARI);
const adlar = sql.join(sutunlar.map((s) => sql.ref(s)));
/** The columns of a customer from a JSON object turned into a row, `r`. */
const degerler = sql.join(sutunlar.map((s) => sql.ref(`r.${s}`)));
const atamalar = sql.join(sutunlar.map((s) => sql`${sql.ref(s)} = ${sql.ref(`r.${s}`)}`));

/** The next lines to write, `x`: none of them was written yet. */
const sirada = (is: Is, kosul: ReturnType<typeof sql>) => sql`
  select x.* from musteri_aktarim_satir x
  where x.aktarim_id = ${is.Id} and x.surum is null and (${kosul}) order by x.satir limit ${DILIM}`;

/** These lines as `x`, read once: a plan that looks for them again and again takes seconds. */
const bunlar = (is: Is, satirlar: readonly number[]) => sql`
  with x as materialized (select * from musteri_aktarim_satir where aktarim_id = ${is.Id} and satir = any(${[...satirlar]}::int[]))`;

/** Common fields of the lines that an import writes into a customer's timeline. */
const satir = (is: Is, zaman: Date) => ({ tur: 'aktarim', aciklama: is.Dosya, zaman, kisi: is.KisiId }) as const;

/**
 * Adds the customers of the next new lines, with products and timeline. Returns their number; 0: there are none left.
 */
export async function ekle(db: Db, is: Is, simdi: Date): Promise<number> {
  const kosul = sql`x.sonuc = 'Yeni' or (x.sonuc = 'Mükerrer' and x.secilebilir and ${is.mukerrer === 'ekle'})`;
  const { rows } = await sql<{ id: number }>`
    with yeni as (
      select x.satir, x.projeler, x.yeni, nextval(pg_get_serial_sequence('musteri', 'id'))::int as id from (${sirada(is, kosul)}) x
    ), musteriler as (
      insert into musteri (id, ${adlar}, yazan_id, yazma_zamani)
      select y.id, ${degerler}, ${is.KisiId}, ${simdi} from yeni y, jsonb_populate_record(null::musteri, y.yeni) r
    ), urunler as (
      insert into musteri_proje (musteri_id, proje_id) select y.id, unnest(y.projeler) from yeni y
    )
    update musteri_aktarim_satir s set musteri_id = y.id, surum = 1 from yeni y
    where s.aktarim_id = ${is.Id} and s.satir = y.satir returning s.musteri_id as id`.execute(db);
  await hareketleriYaz(
    db,
    MUSTERI_HAREKETLERI,
    rows.map(({ id }) => ({ ...satir(is, simdi), id, baslik: 'Dosyadan eklendi' })),
  );
  return rows.length;
}

/** Changes the customers of the next lines and keeps their earlier state. Returns their number, as above. */
export async function guncelle(db: Db, is: Is, simdi: Date): Promise<number> {
  const { rows } = await sql<{ satir: number }>`
    update musteri_aktarim_satir s set surum = m.surum + 1, onceki = to_jsonb(m) || jsonb_build_object('projeler',
      array(select mp.proje_id from musteri_proje mp where mp.musteri_id = m.id order by 1))
    from (${sirada(is, sql`x.sonuc = 'Güncellenecek'`)}) x join musteri m on m.id = x.musteri_id
    where s.aktarim_id = x.aktarim_id and s.satir = x.satir returning s.satir`.execute(db);
  const satirlar = rows.map((r) => r.satir);
  const x = bunlar(is, satirlar);
  await sql`${x}
    update musteri m set ${atamalar}, duzenleyen_id = ${is.KisiId}, duzenleme_zamani = ${simdi}, surum = m.surum + 1
    from (select x.musteri_id, r.* from x, jsonb_populate_record(null::musteri, x.yeni) r) r
    where m.id = r.musteri_id`.execute(db);
  await sql`${x}
    delete from musteri_proje mp using x where mp.musteri_id = x.musteri_id
      and mp.proje_id = any(${[...is.projeler]}::int[]) and mp.proje_id <> all(x.projeler)`.execute(db);
  await sql`${x}
    insert into musteri_proje (musteri_id, proje_id) select x.musteri_id, unnest(x.projeler) from x
    on conflict do nothing`.execute(db);
  const alan = alanAdlari(MUSTERI_ALANLARI);
  const ad = alan.map((a) => alanAdi(MUSTERI_ALANLARI, a));
  const degisen = await sql<{ id: number; alanlar: string }>`${x}
    select x.musteri_id as id, (
      select string_agg(a.ad, ', ' order by a.sira) from unnest(${alan}::text[], ${ad}::text[]) with ordinality a(alan, ad, sira)
      where a.alan = any(x.degisen)) as alanlar
    from x order by x.satir`.execute(db);
  await hareketleriYaz(
    db,
    MUSTERI_HAREKETLERI,
    degisen.rows.map(({ id, alanlar }) => ({
      ...satir(is, simdi),
      id,
      baslik: 'Dosyadan güncellendi',
      aciklama: `${is.Dosya}: ${alanlar}`,
    })),
  );
  return satirlar.length;
}

/** All other references to customers, in any room: a customer with a reference stays. */
async function baglantilar(db: Db) {
  const { rows } = await sql<{ tablo: string; sutun: string }>`
    select c.conrelid::regclass::text as tablo, a.attname as sutun
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'musteri'::regclass and c.confdeltype = 'a'
      and c.conrelid::regclass::text not in ('musteri_proje', 'hareket_musteri')`.execute(db);
  const sorgular = rows.map(
    ({ tablo, sutun }) => sql`and not exists (select from ${sql.table(tablo)} b where b.${sql.ref(sutun)} = m.id)`,
  );
  return sql.join([sql``, ...sorgular], sql` `);
}

/**
 * Undoes the next written lines: changed customers get their earlier state, added ones are deleted. A customer that was
 * changed since is left, and its line says so.
 */
export async function geriAl(db: Db, is: Is, yazma: string, simdi: Date): Promise<number> {
  const { rows } = await sql<{ satir: number }>`
    select satir from musteri_aktarim_satir where aktarim_id = ${is.Id} and surum is not null and geri_alindi is null
    order by satir limit ${DILIM}`.execute(db);
  const satirlar = rows.map((r) => r.satir);
  if (satirlar.length === 0) return 0;
  const x = bunlar(is, satirlar);
  await sql`${x} select m.id from musteri m join x on x.musteri_id = m.id order by m.id for update of m`.execute(db);
  await sql`${x}
    update musteri_aktarim_satir s set geri_alindi = m.id is not null, mesaj = case when m.id is null
      then 'Aktarımdan sonra değiştirildiği için geri alınmadı.' else s.mesaj end
    from x left join musteri m on m.id = x.musteri_id and m.surum = x.surum and m.silindi is null and case
      when x.onceki is null then not exists (select from hareket o where o.nesne = 'musteri' and o.nesne_id = m.id
        and (o.tur <> 'aktarim' or o.zaman <> ${yazma})) ${await baglantilar(db)}
      else not exists (select from musteri d where d.id <> m.id and d.silindi is null
        and (d.tc_kimlik = x.onceki ->> 'tc_kimlik' or d.vkn = x.onceki ->> 'vkn'))
        and not exists (select from lisans l where l.musteri_id = m.id
          and not x.onceki -> 'projeler' @> to_jsonb(l.proje_id)) end
    where s.aktarim_id = ${is.Id} and s.satir = x.satir`.execute(db);
  await sql`${x}
    update musteri m set ${atamalar}, duzenleyen_id = r.duzenleyen_id, duzenleme_zamani = r.duzenleme_zamani, surum = m.surum + 1
    from (select x.musteri_id, r.* from x, jsonb_populate_record(null::musteri, x.onceki) r
      where x.geri_alindi and x.onceki is not null) r
    where m.id = r.musteri_id`.execute(db);
  await sql`${x}
    delete from musteri_proje mp using x where mp.musteri_id = x.musteri_id and x.geri_alindi
      and (x.onceki is null or not x.onceki -> 'projeler' @> to_jsonb(mp.proje_id))`.execute(db);
  await sql`${x}
    insert into musteri_proje (musteri_id, proje_id)
    select x.musteri_id, jsonb_array_elements_text(x.onceki -> 'projeler')::int from x
    where x.geri_alindi and x.onceki is not null on conflict do nothing`.execute(db);
  const dondurulen = await sql<{ id: number }>`${x}
    select x.musteri_id as id from x where x.geri_alindi and x.onceki is not null order by x.satir`.execute(db);
  await hareketleriYaz(
    db,
    MUSTERI_HAREKETLERI,
    dondurulen.rows.map(({ id }) => ({ ...satir(is, simdi), id, baslik: 'Dosyadan güncelleme geri alındı' })),
  );
  await sql`${x} delete from hareket h using x
    where h.nesne = 'musteri' and h.nesne_id = x.musteri_id and x.geri_alindi and x.onceki is null`.execute(db);
  await sql`${x} delete from musteri m using x where m.id = x.musteri_id and x.geri_alindi and x.onceki is null`.execute(
    db,
  );
  return satirlar.length;
}
