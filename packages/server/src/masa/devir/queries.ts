import type { Devredilecek } from '@masabasi/core/masa/devir/contract';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { type Gun, gunEkle } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { girebilir } from '../../kisi/departman/api.ts';
import { kapsamda } from '../gorusme/api.ts';
import { type KisiId, type UrunKapsami, urunuGorur } from '../../platform/http/access.ts';
import type { DevirAsamasi } from './tablolar.ts';

/** Open tickets. The indexes use the same condition in these words. */
const ACIK = sql`g.kapanis_zamani is null and g.cozum_zamani is null`;
const ACIK_SAYISI = sql`(select count(*)::int from gorusme g where g.atanan_id = k.id and ${ACIK})`;

/** A leave of whole days that was not deleted; null: there is none. */
export interface DevirIzni {
  readonly Id: number;
  readonly KisiId: number;
  readonly Kisi: string;
  readonly DepartmanId: number;
  readonly Baslangic: Gun;
  readonly Bitis: Gun;
}
const IZIN = sql`z.id as "Id", z.kisi_id as "KisiId", k.gorunen_ad as "Kisi", k.departman_id as "DepartmanId",
  z.baslangic as "Baslangic", z.bitis as "Bitis"`;
const TAM_GUN = sql`z.silindi is null and z.bitis > z.baslangic`;

export const izin = (db: Db, id: number): Promise<DevirIzni | null> =>
  read(db).first(sql<DevirIzni>`select ${IZIN} from izin z join kisi k on k.id = z.kisi_id
    where z.id = ${id} and ${TAM_GUN}`);

/** The leaves among these whose people have open tickets. */
export const aciklilarin = (db: Db, izinler: readonly number[]): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`select z.id from izin z where z.id = any(${[...izinler]}::int[])
    and exists (select from gorusme g where g.atanan_id = z.kisi_id and ${ACIK}) order by z.id`);

/** The next leave of a person that begins after today, up to a day. */
export const siradakiIzin = (db: Db, kisiId: KisiId, bugun: Gun, son: Gun): Promise<DevirIzni | null> =>
  read(db).first(sql<DevirIzni>`select ${IZIN} from izin z join kisi k on k.id = z.kisi_id
    where z.kisi_id = ${kisiId} and ${TAM_GUN} and z.baslangic > ${bugun} and z.baslangic <= ${son}
    order by z.baslangic limit 1`);

/**
 * The number of a person's open tickets within the reader's products, and of their promises that end during a leave.
 */
export async function acikSayisi(db: Db, i: Pick<DevirIzni, 'KisiId' | 'Baslangic' | 'Bitis'>, okuyan: number) {
  const gun = (g: Gun) => sql`(${g}::date::timestamp at time zone 'Europe/Istanbul')`;
  return read(db).only(sql<{ Adet: number; IzindeBiten: number }>`
    select count(*)::int as "Adet", (count(*) filter (where not g.sla_durdu and g.sla_bitis >= ${gun(i.Baslangic)}
      and g.sla_bitis < ${gun(i.Bitis)}))::int as "IzindeBiten"
    from gorusme g where g.atanan_id = ${i.KisiId} and ${ACIK}
      and ${urunuGorur(sql`${okuyan}::int`, sql`g.proje_id`)}`);
}

/** A person's open tickets that the reader sees, earliest promise first. */
export const acikGorusmeler = (
  db: Db,
  kisiId: number,
  urunler: UrunKapsami,
  enCok: number,
): Promise<Omit<Devredilecek, 'IzindeBiter' | 'OneriId'>[]> =>
  read(db).rows(sql<Omit<Devredilecek, 'IzindeBiter' | 'OneriId'>>`
    select g.id as "Id", g.no as "No", g.baslik as "Baslik", m.gorunen_ad as "Musteri", g.proje_id as "ProjeId",
      p.ad as "Proje", coalesce(du.ad, g.durum) as "Durum", o.ad as "Oncelik",
      case when not g.sla_durdu then g.sla_bitis end as "SlaBitis", g.surum as "Surum"
    from gorusme g join musteri m on m.id = g.musteri_id join proje p on p.id = g.proje_id
      join tanim o on o.id = g.oncelik_id
      left join tanim du on du.liste = 'durumlar' and du.anahtar = g.durum
    where g.atanan_id = ${kisiId} and ${ACIK} and ${kapsamda(urunler)}
    order by g.sla_durdu, g.sla_bitis nulls last, g.id limit ${enCok}`);

/** People for each of these products who may open tickets and are present during a leave; by name. */
export const adaylar = (db: Db, projeler: readonly number[], i: DevirIzni, bugun: Gun) =>
  read(db).rows(sql<{
    Id: number;
    ProjeId: number;
    Ad: string;
    Departman: string;
    DepartmanId: number;
    Acik: number;
  }>`
    select k.id as "Id", p.id as "ProjeId", k.gorunen_ad as "Ad", d.ad as "Departman", d.id as "DepartmanId",
      ${ACIK_SAYISI} as "Acik"
    from unnest(${[...projeler]}::int[]) p (id) cross join kisi k join departman d on d.id = k.departman_id
    where k.id <> ${i.KisiId} and ${girebilir('k', bugun)} and ${urunuGorur(sql`k.id`, sql`p.id`)}
      and not exists (select from izin z where z.kisi_id = k.id and ${TAM_GUN}
        and z.baslangic < ${i.Bitis} and z.bitis > ${i.Baslangic})
      and (exists (select from etkin_yetki y where y.kisi_id = k.id and y.yetki_id = ${YETKI.ayricalikli})
        or exists (select from menu m left join kisi_menu km on km.menu_id = m.id and km.kisi_id = k.id
          where m.yol = any(${[...SAYFA.gorusme]}::text[]) and coalesce(km.deger = 1, exists (select from rol_menu rm
            join kisi_rol kr on kr.rol_id = rm.rol_id where kr.kisi_id = k.id and rm.menu_id = m.id))))
    order by k.ad collate "tr-TR-x-icu", k.soyad collate "tr-TR-x-icu", k.id, p.id`);

/** The people among these who are on leave on one of its days, with their names. */
export const izinliler = async (
  db: Db,
  kisiler: readonly number[],
  i: DevirIzni,
): Promise<ReadonlyMap<number, string>> =>
  new Map(
    (
      await sql<{ Id: number; Ad: string }>`select k.id as "Id", k.gorunen_ad as "Ad" from kisi k
        where k.id = any(${[...kisiler]}::int[]) and exists (select from izin z where z.kisi_id = k.id and ${TAM_GUN}
          and z.baslangic < ${i.Bitis} and z.bitis > ${i.Baslangic})`.execute(db)
    ).rows.map((k) => [k.Id, k.Ad]),
  );

/** Records the notification; false: it was recorded before. */
export async function bildirildi(db: Db, izinId: number, asama: DevirAsamasi, simdi: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into devir_bildirimi (izin_id, asama, zaman)
    values (${izinId}, ${asama}, ${simdi}) on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

export interface YakinIzin extends DevirIzni {
  readonly gunler: number[];
  /** Time of the notification with the approval; null: none. */
  readonly onay: string | null;
}

/** Leaves that begin soon, of people with open tickets and without the notification of the last working day. */
export const yakinIzinler = (db: Db, bugun: Gun, enCokGun: number): Promise<YakinIzin[]> =>
  read(db).rows(sql<YakinIzin>`
    select ${IZIN}, coalesce(k.calisma_gunleri, d.calisma_gunleri) as gunler,
      (select b.zaman from devir_bildirimi b where b.izin_id = z.id and b.asama = 'onay') as onay
    from izin z join kisi k on k.id = z.kisi_id join departman d on d.id = k.departman_id
    where ${TAM_GUN} and z.baslangic > ${bugun} and z.baslangic <= ${gunEkle(bugun, enCokGun)} and k.aktif
      and exists (select from gorusme g where g.atanan_id = k.id and ${ACIK})
      and not exists (select from devir_bildirimi b where b.izin_id = z.id and b.asama = 'son')
    order by z.baslangic, z.id`);

export interface SozluGorusme {
  readonly AtananId: number;
  readonly Atanan: string;
  readonly SlaBitis: string | null;
  /** The reader's own reminder of it. */
  readonly Hatirlatma: string | null;
}

/** An open, assigned ticket with its promise; null: the reader sees no such ticket. */
export const sozluGorusme = (db: Db, id: number, urunler: UrunKapsami, ben: KisiId): Promise<SozluGorusme | null> =>
  read(db).first(sql<SozluGorusme>`
    select k.id as "AtananId", k.gorunen_ad as "Atanan",
      case when not g.sla_durdu then g.sla_bitis end as "SlaBitis",
      (select h.zaman from hatirlatma h where h.gorusme_id = g.id and h.kisi_id = ${ben}) as "Hatirlatma"
    from gorusme g join kisi k on k.id = g.atanan_id
    where g.id = ${id} and ${ACIK} and ${kapsamda(urunler)}`);
