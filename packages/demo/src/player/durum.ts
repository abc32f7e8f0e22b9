import { VARSAYILAN_PROJELER } from '@masabasi/core/musteri/proje/rules';
import { type Gun, gunEkle, istanbulAni, istanbulGunu, ms } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import { OTURUM_BOSTA_MS, OTURUM_EN_COK_MS } from '@masabasi/server/platform/http/access';
import type { Db } from '@masabasi/server/platform/db/connect';
import { type DemoKisi, KADRO, OYNANANLAR } from '../plan/kadro.ts';

export interface Durum {
  /** The database's id. */
  readonly id: number;
  readonly kisi: DemoKisi;
  readonly departmanId: number;
  /** A visitor used the person until this moment. */
  readonly sonra: number;
  readonly izinler: readonly { readonly baslangic: Gun; readonly bitis: Gun }[];
  readonly mesailer: readonly MesaiDurumu[];
}

interface MesaiDurumu {
  readonly id: number;
  readonly bas: number;
  readonly bit: number;
  readonly bitti: boolean;
  readonly planlanan: number;
  readonly acik: { readonly id: number; readonly durum: number; readonly bas: number } | null;
}

const KISI = new Map(OYNANANLAR.map((k) => [k.kullanici, k]));

/** SQL condition: the person `k` has a valid session. */
const ziyaretcinin = (simdi: Date) => sql`exists (
  select from oturum o where o.kisi_id = k.id and o.bitis is null
    and o.son_kullanim > ${new Date(simdi.getTime() - OTURUM_BOSTA_MS)}
    and o.baslama > ${new Date(simdi.getTime() - OTURUM_EN_COK_MS)})`;

/**
 * The people whom no visitor uses now, with their shifts and leaves from `ilk` on. Not included: people with a valid
 * session, in another department, or no longer working here.
 */
export async function durumOku(db: Db, ilk: Gun, simdi: Date, idler: readonly number[] | null): Promise<Durum[]> {
  // A night shift of the day before reaches into the first day.
  const oncesi = new Date(istanbulAni(gunEkle(ilk, -1)));
  const kisiler = await sql<{ id: number; anahtar: string; departman_id: number; sonra: string | null }>`
    select k.id, k.kullanici_anahtari as anahtar, k.departman_id,
      (select max(least(coalesce(o.bitis, 'infinity'), o.son_kullanim + ${OTURUM_BOSTA_MS} * interval '1 ms', ${simdi}::timestamptz))
        from oturum o where o.kisi_id = k.id) as sonra
    from kisi k join departman d on d.id = k.departman_id
    join unnest(${[...KISI.keys()]}::text[], ${[...KISI.values()].map((k) => k.departman)}::text[]) as n(anahtar, departman)
      on n.anahtar = k.kullanici_anahtari and n.departman = d.ad
    where k.aktif and (${idler === null} or k.id = any(${idler ?? []}::int[])) and not ${ziyaretcinin(simdi)}
    order by k.id`.execute(db);
  const secilen = kisiler.rows.map((k) => k.id);
  const mesailer = await db
    .selectFrom('mesai as m')
    .leftJoin('mola as a', (j) => j.onRef('a.mesai_id', '=', 'm.id').on('a.bitis', 'is', null))
    .select([
      'm.id',
      'm.kisi_id',
      'm.baslama',
      'm.bitis',
      'm.planlanan_bitis',
      'a.id as acik_id',
      'a.durum_id',
      'a.baslama as acik_bas',
    ])
    .where('m.kisi_id', '=', sql<number>`any(${secilen})`)
    .where((q) => q.or([q('m.bitis', 'is', null), q('m.baslama', '>', oncesi.toISOString())]))
    .execute();
  const izinler = await db
    .selectFrom('izin')
    .select(['kisi_id', 'baslangic', 'bitis'])
    .where('kisi_id', '=', sql<number>`any(${secilen})`)
    .where('silindi', 'is', null)
    .whereRef('bitis', '>', 'baslangic')
    .where('bitis', '>', ilk)
    .where('baslangic', '<=', istanbulGunu(simdi))
    .execute();
  const kisininMesaileri = Map.groupBy(mesailer, (m) => m.kisi_id);
  const kisininIzinleri = Map.groupBy(izinler, (i) => i.kisi_id);
  return kisiler.rows.map((k) => ({
    id: k.id,
    kisi: KISI.get(k.anahtar)!,
    departmanId: k.departman_id,
    sonra: k.sonra === null ? -Infinity : ms(k.sonra),
    izinler: kisininIzinleri.get(k.id) ?? [],
    mesailer: (kisininMesaileri.get(k.id) ?? []).map((m) => ({
      id: m.id,
      bas: ms(m.baslama),
      bit: ms(m.bitis ?? m.planlanan_bitis),
      bitti: m.bitis !== null,
      planlanan: ms(m.planlanan_bitis),
      acik:
        m.acik_id !== null && m.durum_id !== null && m.acik_bas !== null
          ? { id: m.acik_id, durum: m.durum_id, bas: ms(m.acik_bas) }
          : null,
    })),
  }));
}

/** A person whom the player may use. */
export interface Bostaki {
  readonly id: number;
  readonly anahtar: string;
  /** The person's products. */
  readonly urunler: readonly number[];
  readonly izinler: readonly { readonly bas: Gun; readonly bit: Gun }[];
}

/** The people whom no visitor uses now, with their leaves from a day on. */
export async function bostakiler(db: Db, ilk: Gun, simdi: Date): Promise<Bostaki[]> {
  const { rows } = await sql<Bostaki>`
    select k.id, k.kullanici_anahtari as anahtar,
      coalesce((select array_agg(proje_id) from kisi_proje where kisi_id = k.id), ${[...VARSAYILAN_PROJELER]}::int[]) as urunler,
      (select coalesce(json_agg(json_build_object('bas', i.baslangic, 'bit', i.bitis)), '[]') from izin i
        where i.kisi_id = k.id and i.silindi is null and i.bitis > ${ilk} and i.baslangic <= ${istanbulGunu(simdi)}) as izinler
    from kisi k
    where k.kullanici_anahtari = any(${[...KISI.keys()]}::text[]) and k.aktif and not ${ziyaretcinin(simdi)}
    order by k.id`.execute(db);
  return rows;
}

/** The first of these people whom no visitor uses, who is not on leave then and has the product. */
export function ilkBostaki(
  adaylar: readonly DemoKisi[],
  bos: readonly Bostaki[],
  an: number,
  proje: number | null = null,
): Bostaki | undefined {
  const gun = istanbulGunu(an);
  const olur = (b: Bostaki) =>
    (proje === null || b.urunler.includes(proje)) && !b.izinler.some((i) => i.bas <= gun && i.bit > gun);
  const idler = new Map(bos.filter(olur).map((b) => [b.anahtar, b]));
  return adaylar.map((k) => idler.get(k.kullanici)).find((b) => b !== undefined);
}

/** The database's ids of the staff, by their numbers. */
export async function kadroIdleri(db: Db): Promise<Map<number, number>> {
  const no = new Map(KADRO.map((k) => [k.kullanici, k.no]));
  const rows = await db
    .selectFrom('kisi')
    .select(['id', 'kullanici_anahtari'])
    .where('aktif', '=', true)
    .where('kullanici_anahtari', 'in', [...no.keys()])
    .execute();
  return new Map(rows.map((r) => [no.get(r.kullanici_anahtari)!, r.id]));
}

/** A day with fewer shifts than this was not played. They belong to visitors who signed in. */
const OYNANMIS_MESAI = 10;

/** The last played day, or null. */
export async function sonOynananGun(db: Db): Promise<Gun | null> {
  const { rows } = await sql<{ gun: Gun }>`
    select m.gun from mesai m join kisi k on k.id = m.kisi_id
    where k.kullanici_anahtari = any(${[...KISI.keys()]}::text[])
    group by m.gun having count(*) >= ${OYNANMIS_MESAI} order by m.gun desc limit 1`.execute(db);
  return rows[0]?.gun ?? null;
}

/** A customer of the demo company, as a caller at the desk. */
export interface MasaMusterisi {
  readonly id: number;
  readonly musteri_no: string;
  readonly ad: string;
  readonly tip: number;
  readonly telefon: string | null;
  readonly eposta: string | null;
  readonly proje_id: number;
}

/**
 * A customer with a telephone for each of these requests, with one of the products. The customer is found by number, so
 * that no full scan is needed.
 * @param istenenler each with a position in the row of all numbers, 0 to 1
 */
export async function masaMusterileri(
  db: Db,
  istenenler: readonly { readonly anahtar: string; readonly yer: number; readonly urunler: readonly number[] }[],
): Promise<Map<string, MasaMusterisi>> {
  if (istenenler.length === 0) return new Map();
  const { rows } = await sql<MasaMusterisi & { anahtar: string }>`
    select i.anahtar, x.* from jsonb_to_recordset(${JSON.stringify(istenenler)}::jsonb) i (anahtar text, yer float8, urunler int[])
    cross join lateral (
      select m.id, m.musteri_no, m.gorunen_ad as ad, m.tip, coalesce(m.gsm, m.telefon) as telefon, m.eposta, mp.proje_id
      from musteri m join musteri_proje mp on mp.musteri_id = m.id
      where m.id >= 1 + i.yer * (select max(id) from musteri) * 0.9 and mp.proje_id = any(i.urunler)
        and m.silindi is null and m.durum = 'Aktif' and coalesce(m.gsm, m.telefon) is not null
      order by m.id, mp.proje_id limit 1) x`.execute(db);
  return new Map(rows.map(({ anahtar, ...m }) => [anahtar, m]));
}
