import type { ProjeKisisi, ProjeSatiri } from '@masabasi/core/musteri/proje/contract';
import { VARSAYILAN_PROJELER } from '@masabasi/core/musteri/proje/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { locked } from '../../platform/db/lock.ts';
import { read } from '../../platform/db/read.ts';
import { versionedSaves } from '../../platform/db/versioned.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';

const satirlar = (db: Db, kosul: RawBuilder<unknown>): Promise<ProjeSatiri[]> =>
  read(db).rows(sql<ProjeSatiri>`
    select p.id as "Id", p.ad as "Ad", p.kod as "Kod", p.renk as "Renk", p.aciklama as "Aciklama",
      p.sorumlu_id as "SorumluId", s.gorunen_ad as "Sorumlu", p.ekip_id as "EkipId", e.ad as "Ekip",
      p.anket_tur_id as "AnketTurId", a.ad as "AnketTur", p.aktif::int as "Aktif", p.surum as "Surum",
      (select count(*) from kisi_proje kp join kisi k on k.id = kp.kisi_id where kp.proje_id = p.id and k.aktif)
        as "KisiSayisi"
    from proje p
    left join kisi s on s.id = p.sorumlu_id
    left join tanim e on e.id = p.ekip_id
    left join tanim a on a.id = p.anket_tur_id
    where ${kosul}
    order by p.ad collate "tr-TR-x-icu"`);

/** The products of an effective list. */
export const projeler = (db: Db, projelist: UrunKapsami) => satirlar(db, sql`p.id = any(${[...projelist]}::int[])`);

/** A product; null: there is none, or it is not among these. */
export const proje = async (db: Db, id: number, projelist: UrunKapsami): Promise<ProjeSatiri | null> =>
  projelist.includes(id) ? ((await satirlar(db, sql`p.id = ${id}`))[0] ?? null) : null;

/** A product locked until the transaction ends; null as above. */
export const kilitle = locked('proje', proje);

/** Active people who work with a product, and the reason. */
export const calisanlar = (db: Db, id: number): Promise<ProjeKisisi[]> =>
  read(db).rows(sql<ProjeKisisi>`
    select * from (
      select k.id as "Id", k.gorunen_ad as "Ad", d.ad as "Departman",
        case
          when exists (select from etkin_yetki y where y.kisi_id = k.id and y.yetki_id = ${YETKI.ayricalikli}) then 'Tam yetkili'
          when exists (select from kisi_proje kp where kp.kisi_id = k.id and kp.proje_id = ${id}) then 'Verilmiş'
          when ${VARSAYILAN_PROJELER.includes(id)} and not exists (select from kisi_proje kp where kp.kisi_id = k.id)
            then 'Varsayılan'
        end as "Neden"
      from kisi k join departman d on d.id = k.departman_id
      where k.aktif
      order by k.ad collate "tr-TR-x-icu", k.soyad collate "tr-TR-x-icu", k.id
    ) x where x."Neden" is not null`);

/** Active people, as choices of a form. */
export const adaylar = (db: Db) =>
  read(db).rows(sql<{ Id: number; Ad: string; Departman: string }>`
    select k.id as "Id", k.gorunen_ad as "Ad", d.ad as "Departman"
    from kisi k join departman d on d.id = k.departman_id
    where k.aktif order by k.ad collate "tr-TR-x-icu", k.soyad collate "tr-TR-x-icu", k.id`);

/** The active ones among these people, locked against leaving until the transaction ends, in a common order. */
export const aktifler = (db: Db, idler: readonly number[]): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`
    select id from kisi where id = any(${[...idler]}::int[]) and aktif order by id for no key update`);

/** Names and codes of the other products. */
export const adlar = (db: Db, haric: number) =>
  db.selectFrom('proje').select(['ad', 'kod']).where('id', '<>', haric).execute();

export const { ekle, degistir } = versionedSaves('proje');

/** Active people to whom a product was given, except people who see every product anyway. */
export const verilenler = (db: Db, id: number): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`
    select k.id from kisi_proje kp join kisi k on k.id = kp.kisi_id
    where kp.proje_id = ${id} and k.aktif
      and not exists (select from etkin_yetki y where y.kisi_id = k.id and y.yetki_id = ${YETKI.ayricalikli})
    order by k.id`);

/** The people among these without any other given product. */
export const baskaUrunuOlmayanlar = (db: Db, idler: readonly number[], id: number) =>
  read(db).values(sql<{ Ad: string }>`
    select k.gorunen_ad as "Ad" from kisi k
    where k.id = any(${[...idler]}::int[])
      and not exists (select from kisi_proje kp where kp.kisi_id = k.id and kp.proje_id <> ${id})
    order by k.ad collate "tr-TR-x-icu", k.soyad collate "tr-TR-x-icu"`);

/** Gives a product to people. For a person without a list the default products are added to it, so that they stay. */
export async function ver(db: Db, id: number, kisiler: readonly number[]): Promise<void> {
  await sql`
    insert into kisi_proje (kisi_id, proje_id)
    select k, p.id from unnest(${[...kisiler]}::int[]) k
      join proje p on p.id = ${id}
        or (p.id = any(${[...VARSAYILAN_PROJELER]}::int[]) and not exists (select from kisi_proje x where x.kisi_id = k))
    on conflict do nothing`.execute(db);
}

export const al = (db: Db, id: number, kisiler: readonly number[]) =>
  sql`delete from kisi_proje where proje_id = ${id} and kisi_id = any(${[...kisiler]}::int[])`.execute(db);

/** A ticket needs a topic, so a new company begins with some for all products. They belong to the administrator. */
const ILK_KONULAR = ['Kullanım', 'Hata', 'Kurulum', 'Eğitim', 'Öneri', 'Diğer'];

/** Writes the first topics in a set-up. */
export async function ilkKonulariYaz(db: Db): Promise<void> {
  const konular = ILK_KONULAR.map((ad, i) => ({ liste: 'konular', ad, sira: i + 1, renk: null, kod: null }));
  // A database that was filled before its set-up may have some of them.
  await db
    .insertInto('tanim')
    .values(konular)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Names the first, default products in a set-up; products without a name are deleted. */
export async function ilkUrunleriYaz(db: Db, urunAdlari: readonly string[]): Promise<void> {
  // Names are unique, and a new name may still belong to another product.
  await sql`update proje set ad = 'urun-' || id || '-' || gen_random_uuid() where id = any(${[...VARSAYILAN_PROJELER]}::int[])`.execute(
    db,
  );
  const urunler = urunAdlari.map((ad, i) => ({ id: VARSAYILAN_PROJELER[i]!, ad }));
  await db
    .insertInto('proje')
    .values(urunler)
    .onConflict((oc) => oc.column('id').doUpdateSet((eb) => ({ ad: eb.ref('excluded.ad') })))
    .execute();
  const kalan = VARSAYILAN_PROJELER.slice(urunAdlari.length);
  if (kalan.length > 0) await db.deleteFrom('proje').where('id', 'in', kalan).execute();
}
