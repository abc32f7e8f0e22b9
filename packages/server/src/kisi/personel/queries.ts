import type { Sutunlar } from '@masabasi/core/platform/field/alanlar';
import { PERSONEL_ALANLARI } from '@masabasi/core/kisi/personel/alanlar';
import type { PersonelKarti } from '@masabasi/core/kisi/personel/contract';
import { KISI_HAREKETLERI } from '@masabasi/core/kisi/personel/rules';
import { BEKLEYEN_DURUMLAR } from '@masabasi/core/izin/talep/rules';
import type { Hedef } from '@masabasi/core/platform/yetki/katalog';
import { type RawBuilder, sql } from 'kysely';
import { alanSorgusu } from '../../platform/field/alanlar.ts';
import type { Db } from '../../platform/db/connect.ts';
import { locked } from '../../platform/db/lock.ts';
import { read } from '../../platform/db/read.ts';
import { gecmis, yapan } from '../../platform/hareket/api.ts';
import { ROL } from '../../platform/setup/menuler.ts';
import { type Kapsam, kapsamda, type KisiId } from '../../platform/http/access.ts';

/** A card with nothing masked, only for the server. */
export interface KartSatiri extends PersonelKarti {
  readonly Id: KisiId;
}

const KART = alanSorgusu(PERSONEL_ALANLARI, 'k', 'ikisi');
const kartlar = (db: Db, kosul: RawBuilder<unknown>): Promise<KartSatiri[]> =>
  read(db).rows(sql<KartSatiri>`
    select k.id as "Id", ${KART.sutunlar}, k.cikis_tarihi as "CikisTarihi", k.aktif as "Aktif",
      exists (select from departman s where s.sorumlu_id = k.id) as "Sorumlu",
      (select max(o.baslama) from oturum o where o.kisi_id = k.id) as "SonGiris",
      array(select r.ad from kisi_rol kr join rol r on r.id = kr.rol_id where kr.kisi_id = k.id order by r.ad) as "Roller",
      k.parola_ozeti is not null as "ParolaVar", k.parola_gecici as "ParolaGecici", k.ayrilma_nedeni as "AyrilmaNedeni",
      array(select s.ad from departman s where s.sorumlu_id = k.id order by s.ad collate "tr-TR-x-icu") as "SorumluOldugu",
      k.anonim is not null as "Anonim", k.surum as "Surum"
    from kisi k ${KART.tablolar}
    where ${kosul}`);

export const kart = async (db: Db, id: KisiId): Promise<KartSatiri> => (await kartlar(db, sql`k.id = ${id}`))[0]!;

/** The card, locked until the transaction ends. */
export const kartKilitle = locked('kisi', kart);

/** Cards with these user names or national ids, for a whole file at once. Locked in the order of their ids. */
export async function kartlariKilitle(db: Db, anahtarlar: readonly string[], tcler: readonly string[], kilit: boolean) {
  const kosul = sql`(k.kullanici_anahtari = any(${[...anahtarlar]}) or k.tc_kimlik = any(${[...tcler]}))`;
  if (kilit) await sql`select k.id from kisi k where ${kosul} order by k.id for no key update`.execute(db);
  return kartlar(db, kosul);
}

/** Staff of a scope. Includes people who left only on request. */
export async function liste(db: Db, kapsam: Kapsam, ayrilanlar: boolean) {
  const rows = await kartlar(
    db,
    sql`(k.aktif or ${ayrilanlar}) and ${kapsamda(kapsam)}
      order by k.ad collate "tr-TR-x-icu", k.soyad collate "tr-TR-x-icu", k.id`,
  );
  return rows.map((r) => ({
    Id: r.Id,
    Ad: r.Ad,
    Soyad: r.Soyad,
    UserName: r.UserName,
    DepartmanId: r.DepartmanId,
    Departman: r.Departman,
    Grup: r.Grup,
    Eposta: r.Eposta,
    Telefon: r.Telefon,
    IseBaslama: r.IseBaslama,
    IseGiris: r.IseGiris,
    CikisTarihi: r.CikisTarihi,
    Aktif: r.Aktif,
    GirisIzni: r.GirisIzni,
    Sorumlu: r.Sorumlu,
    SonGiris: r.SonGiris,
    Roller: r.Roller,
  }));
}

/** History of a card, newest first. */
export const degisiklikler = (db: Db, id: KisiId) =>
  gecmis(db, KISI_HAREKETLERI, id, { gizli: true })
    .select([
      'h.id as Id',
      'h.zaman as Zaman',
      yapan.as('Kisi'),
      'h.tur as Eylem',
      sql<string | null>`h.eski::text`.as('Eski'),
      sql<string | null>`h.yeni::text`.as('Yeni'),
    ])
    .orderBy('h.zaman', 'desc')
    .orderBy('h.id', 'desc')
    .limit(100)
    .execute();

/** The rights that a person has in effect. */
export const yetkileri = async (db: Db, id: KisiId): Promise<ReadonlySet<number>> =>
  new Set(
    (await db.selectFrom('etkin_yetki').select('yetki_id').where('kisi_id', '=', id).execute()).map((y) => y.yetki_id),
  );

/** People with the fields that decide who may change them. */
export async function hedefler(db: Db, idler: readonly number[]): Promise<ReadonlyMap<number, Hedef>> {
  const { rows } = await sql<{ Id: number; sorumlu: boolean; yetkiler: number[] }>`
    select k.id as "Id", exists (select from departman s where s.sorumlu_id = k.id) as sorumlu,
      array(select y.yetki_id from etkin_yetki y where y.kisi_id = k.id) as yetkiler
    from kisi k where k.id = any(${[...idler]}::int[])`.execute(db);
  return new Map(rows.map((r) => [r.Id, { ...r, yetkiler: new Set(r.yetkiler) }]));
}
export const hedef = async (db: Db, id: KisiId): Promise<Hedef> => (await hedefler(db, [id])).get(id)!;

/** A department's name, locked against deletion until the transaction ends. Null when there is none. */
export const departmanTut = (db: Db, id: number): Promise<string | null> =>
  read(db).firstValue(sql<{ ad: string }>`
    select ad from departman where id = ${id} and silindi is null for key share`);

/** Every department by name, locked against deletion until the transaction ends. */
export const departmanlariTut = (db: Db) =>
  read(db).rows(sql<{ id: number; ad: string }>`
    select id, ad from departman where silindi is null order by id for key share`);

/** True for each of user name and national id that another person has. */
export async function baskasinda(db: Db, id: number, anahtar: string, tc: string | null) {
  const rows = await db
    .selectFrom('kisi')
    .select(['kullanici_anahtari', 'tc_kimlik'])
    .where('id', '<>', id)
    .where((eb) => eb.or([eb('kullanici_anahtari', '=', anahtar), eb('tc_kimlik', '=', tc)]))
    .execute();
  return {
    kullanici: rows.some((r) => r.kullanici_anahtari === anahtar),
    kimlik: tc !== null && rows.some((r) => r.tc_kimlik === tc),
  };
}

export type KisiSutunlari = Sutunlar<typeof PERSONEL_ALANLARI> & { readonly kullanici_anahtari: string };

/**
 * Adds people.
 * @param roller their roles; absent: the default one
 */
export async function kisileriEkle(
  db: Db,
  kisiler: readonly (KisiSutunlari & { parola_ozeti: string | null })[],
  roller?: readonly number[],
) {
  const rows = await db
    .insertInto('kisi')
    .values(kisiler.map((k) => ({ ...k, parola_gecici: k.parola_ozeti !== null })))
    .returning(['kullanici_anahtari', sql<KisiId>`id`.as('Id'), 'surum as Surum'])
    .execute();
  const verilen =
    roller === undefined
      ? sql`select rol_id from urun_rol where anahtar = ${ROL.calisan} and rol_id is not null`
      : sql`select unnest(${[...new Set(roller)]}::int[])`;
  await sql`insert into kisi_rol (kisi_id, rol_id)
    select x, r.rol_id from unnest(${rows.map((r) => r.Id)}::int[]) x, (${verilen}) r (rol_id)`.execute(db);
  return rows;
}

export const kisiDegistir = (db: Db, id: KisiId, degisen: KisiSutunlari | Partial<CikisSutunlari>) =>
  db
    .updateTable('kisi')
    .set((eb) => ({ ...degisen, surum: eb('surum', '+', 1) }))
    .where('id', '=', id)
    .returning(['surum as Surum'])
    .executeTakeFirstOrThrow();

interface CikisSutunlari {
  readonly aktif: boolean;
  readonly cikis_tarihi: string | null;
  readonly ayrilma_nedeni: string | null;
}

/** End of the invitation that still works. Null: there is none. */
export const davetSonu = async (db: Db, id: KisiId, simdi: Date): Promise<string | null> =>
  (
    await db
      .selectFrom('kisi_daveti')
      .select('son_gecerlilik')
      .where('kisi_id', '=', id)
      .where('son_gecerlilik', '>', simdi.toISOString())
      .executeTakeFirst()
  )?.son_gecerlilik ?? null;

export const geciciParolaYaz = (db: Db, id: KisiId, ozet: string) =>
  db.updateTable('kisi').set({ parola_ozeti: ozet, parola_gecici: true }).where('id', '=', id).execute();

/** Active people whose last day is over. */
export const ayrilacaklar = async (db: Db, bugun: string) =>
  (
    await db
      .selectFrom('kisi')
      .select(sql<KisiId>`id`.as('Id'))
      .where('aktif', '=', true)
      .where('cikis_tarihi', '<=', bugun)
      .orderBy('id')
      .execute()
  ).map((r) => r.Id);

/** Withdraws the waiting leave requests of a person who leaves. */
export async function talepleriGeriCek(db: Db, id: KisiId, simdi: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('izin_talep')
    .set({ durum: 'Vazgeçildi', karar_zamani: simdi, karar_aciklama: 'İşten ayrıldı' })
    .where('kisi_id', '=', id)
    .where('durum', 'in', BEKLEYEN_DURUMLAR)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
