import type { TOPLANTI_ALANLARI } from '@masabasi/core/is/toplanti/alanlar';
import {
  TOPLANTI_HAREKETLERI,
  type DavetYaniti,
  type GundemMaddesi,
  type YanitYolu,
} from '@masabasi/core/is/toplanti/rules';
import type {
  TakvimdekiToplanti,
  ToplantiKarti,
  ToplantiKatilimcisi,
  ToplantiOdasi,
} from '@masabasi/core/is/toplanti/satirlar';
import type { Sutunlar } from '@masabasi/core/platform/field/alanlar';
import { type Gun, gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { type RawBuilder, sql, type Updateable } from 'kysely';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { versionedRows, versionedSaves } from '../../platform/db/versioned.ts';
import type { Database } from '../../platform/db/schema.ts';
import { historyLines } from '../../platform/hareket/api.ts';
import { stateNames } from '../../platform/tanim/api.ts';
import { type Ben, type UrunKapsami, yetkiVar } from '../../platform/http/access.ts';
import { kapsam as musteriKapsami } from '../../musteri/musteri/api.ts';

/** The reader and the products that the reader works with. */
export interface Okuyan {
  readonly ben: Ben;
  readonly urunler: UrunKapsami;
}

export const yonetir = (ben: Ben): boolean => yetkiVar(ben, YETKI.toplantiYonet);

/** The meetings of a person: organised, opened, invited to, or with their minutes. */
const kisinin = (kisi: number) => sql`(
  select id from toplanti where duzenleyen_id = ${kisi}
  union select id from toplanti where raportor_id = ${kisi}
  union select id from toplanti where acan_id = ${kisi}
  union select toplanti_id from toplanti_katilimci where kisi_id = ${kisi})`;
/** Scope of the meetings `t`: the person's own, and with the right to all meetings also those of their products. */
export const gorulen = ({ ben, urunler }: Okuyan): RawBuilder<boolean> =>
  yonetir(ben)
    ? sql<boolean>`(t.proje_id is null or t.proje_id = any(${[...urunler]}::int[]) or t.id in ${kisinin(ben.Id)})`
    : sql<boolean>`t.id in ${kisinin(ben.Id)}`;

/** The columns of a meeting `t` in wire names, and the tables they need. A hidden customer has no name. */
export const SATIR = sql`t.id as "Id", t.no as "No", t.konu as "Konu", t.toplanti_tur_id as "ToplantiTurId",
  tu.ad as "ToplantiTur", t.proje_id as "ProjeId", p.ad as "Proje", m.id as "MusteriId", m.gorunen_ad as "Musteri",
  t.baslama_zamani as "Baslama_Zamani", t.bitis_zamani as "Bitis_Zamani",
  round(extract(epoch from t.bitis_zamani - t.baslama_zamani) / 60)::int as "Sure",
  coalesce(du.ad, t.durum) as "Durum", t.durum as "DurumAnahtar", du.renk as "DurumRenk",
  t.duzenleyen_id as "DuzenleyenId", dk.gorunen_ad as "Duzenleyen", t.raportor_id as "RaportorId",
  rk.gorunen_ad as "Raportor", t.oda_id as "OdaId", o.ad as "Oda", t.yer as "Yer", ka.adet as "Katilimci",
  ka.katilacak as "Katilacak", ka.yanitim as "Yanitim",
  (select count(*)::int from toplanti_karar kr where kr.toplanti_id = t.id and kr.durum = 'acik') as "AcikKarar",
  t.tekrar_kural as "TekrarKural", t.surum as "Surum"`;
export const SATIR_TABLOLARI = ({ ben, urunler }: Okuyan) => sql`
  join tanim tu on tu.id = t.toplanti_tur_id
  left join tanim du on du.liste = 'toplantiDurum' and du.anahtar = t.durum
  left join proje p on p.id = t.proje_id
  left join musteri m on m.id = t.musteri_id and ${musteriKapsami(urunler)}
  join kisi dk on dk.id = t.duzenleyen_id
  left join kisi rk on rk.id = t.raportor_id
  left join toplanti_oda o on o.id = t.oda_id
  cross join lateral (select count(*)::int as adet,
      (count(*) filter (where kk.davet_durum = 'katilacak'))::int as katilacak,
      max(kk.davet_durum) filter (where kk.kisi_id = ${ben.Id}) as yanitim
    from toplanti_katilimci kk where kk.toplanti_id = t.id) ka`;

type KartSatiri = Omit<ToplantiKarti, 'OnayImzasi'> & { readonly ozet: Buffer | null };

/** A meeting as its window shows it. Null outside the person's scope. */
export async function kart(db: Db, id: number, kim: Okuyan): Promise<ToplantiKarti | null> {
  const { rows } = await sql<KartSatiri>`${hazir('toplanti_kart')}
    select ${SATIR}, t.link as "Link", o.erisim as "OdaErisim", t.tutanak as "Tutanak",
      btrim(t.tutanak) <> '' or exists (select from toplanti_karar kr where kr.toplanti_id = t.id) as "Yazildi",
      t.iptal_nedeni as "IptalNedeni", t.ust_id as "UstId", t.seri_ani as "SeriAni", t.ics_uid as "IcsUid",
      t.ics_sira as "IcsSira", ac.gorunen_ad as "Acan", t.acilis_zamani as "AcilisZamani", oy.gorunen_ad as "Onaylayan",
      t.onay_zamani as "OnayZamani", t.onay_ozeti as ozet,
      coalesce((select json_agg(json_build_object('Metin', g.m ->> 'Metin', 'Sure', (g.m ->> 'Sure')::int,
          'SunanId', s.id, 'Sunan', s.gorunen_ad) order by g.sira)
        from jsonb_array_elements(t.gundem) with ordinality g (m, sira)
          left join kisi s on s.id = (g.m ->> 'SunanId')::int), '[]') as "Gundem"
    from toplanti t ${SATIR_TABLOLARI(kim)}
      join kisi ac on ac.id = t.acan_id
      left join kisi oy on oy.id = t.onaylayan_id
    where t.id = ${id} and ${gorulen(kim)}`.execute(db);
  const [satir] = rows;
  if (satir === undefined) return null;
  const { ozet, ...t } = satir;
  return { ...t, OnayImzasi: ozet?.toString('hex') ?? null };
}

/**
 * Locks a meeting with its whole series, in the order of ids and always before their people. This order avoids a
 * deadlock between a change of the rest of a series and an answer to all of it.
 */
export const seriyiKilitle = (db: Db, id: number) =>
  sql`select t.id from toplanti t join toplanti b on b.id = ${id}
    where t.id in (b.id, b.ust_id) or t.ust_id in (b.id, b.ust_id) order by t.id for no key update of t`.execute(db);

/** A meeting, locked until the transaction ends. Null as above. */
export async function kilitle(db: Db, id: number, kim: Okuyan): Promise<ToplantiKarti | null> {
  await seriyiKilitle(db, id);
  return kart(db, id, kim);
}

/** True when the person may see the meeting. */
export const gorur = async (db: Db, id: number, kim: Okuyan): Promise<boolean> =>
  (await sql`select from toplanti t where t.id = ${id} and ${gorulen(kim)}`.execute(db)).rows.length > 0;

/** The invited people of a meeting. */
export const katilimcilar = (db: Db, id: number): Promise<ToplantiKatilimcisi[]> =>
  read(db).rows(sql<ToplantiKatilimcisi>`
    select kk.id as "KatilimciId", kk.kisi_id as "UserId", kk.musteri_personel_id as "MusteriPersonelId", kk.ad as "Ad",
      kk.eposta as "Eposta", kk.rol as "Rol", kk.davet_durum as "DavetDurum", kk.yanit_zamani as "YanitZamani",
      kk.yanit_yolu as "YanitYolu", kk.katildi as "Katildi", kk.notu as "Not"
    from toplanti_katilimci kk where kk.toplanti_id = ${id} order by kk.id`);

/** The history of a meeting, newest first. */
export const hareketler = (db: Db, id: number) =>
  historyLines(db, TOPLANTI_HAREKETLERI, id).select('h.tur as Tur').execute();

/** The meetings between two days, in order of time. */
export const takvim = (db: Db, ilk: Gun, son: Gun, kim: Okuyan): Promise<TakvimdekiToplanti[]> =>
  read(db).rows(sql<TakvimdekiToplanti>`
    select t.id as "Id", t.no as "No", t.konu as "Konu", t.baslama_zamani as "Baslama_Zamani",
      t.bitis_zamani as "Bitis_Zamani", coalesce(du.ad, t.durum) as "Durum", t.durum as "DurumAnahtar",
      t.duzenleyen_id as "DuzenleyenId", dk.gorunen_ad as "Duzenleyen", o.ad as "Oda", t.yer as "Yer",
      ka.adet as "Katilimci", ka.yanitim as "Yanitim"
    from toplanti t ${SATIR_TABLOLARI(kim)}
    where t.durum <> 'iptal' and t.baslama_zamani < ${new Date(istanbulAni(gunEkle(son, 1)))}
      and t.bitis_zamani > ${new Date(istanbulAni(ilk))} and t.baslama_zamani > ${new Date(istanbulAni(gunEkle(ilk, -1)))}
      and ${gorulen(kim)}
    order by t.baslama_zamani, t.id`);

export const odalar = (db: Db, hepsi: boolean): Promise<ToplantiOdasi[]> =>
  db
    .selectFrom('toplanti_oda')
    .select(['id as Id', 'ad as Ad', 'kapasite as Kapasite', 'erisim as Erisim', 'aktif as Aktif', 'surum as Surum'])
    .$if(!hepsi, (q) => q.where('aktif', '=', true))
    .orderBy(sql`ad collate "tr-TR-x-icu"`)
    .execute();
export const odaKilitle = (db: Db, id: number) =>
  db.selectFrom('toplanti_oda').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
export const { ekle: odaEkle, degistir: odaDegistir } = versionedSaves('toplanti_oda');
/** True when another room has this name. `haric` is left out. */
export const odaVar = async (db: Db, ad: string, haric: number): Promise<boolean> =>
  (await sql`select from toplanti_oda where katla(ad) = katla(${ad}) and id <> ${haric}`.execute(db)).rows.length > 0;

type Zamanlar = readonly { readonly bas: string; readonly bit: string }[];
/** For each time the first other meeting that has the room then. Times with a free room give no row. */
export const odadakiler = (db: Db, odaId: number, zamanlar: Zamanlar, haric: readonly number[]) =>
  read(db).rows(sql<{ bas: string; Konu: string; Bas: string; Bit: string; Oda: string; Duzenleyen: string }>`
    select z.bas, d.* from unnest(${zamanlar.map((z) => z.bas)}::timestamptz[], ${zamanlar.map((z) => z.bit)}::timestamptz[])
        as z (bas, bit) cross join lateral (
      select t.konu as "Konu", t.baslama_zamani as "Bas", t.bitis_zamani as "Bit", o.ad as "Oda",
        k.gorunen_ad as "Duzenleyen"
      from toplanti t join toplanti_oda o on o.id = t.oda_id join kisi k on k.id = t.duzenleyen_id
      where t.oda_id = ${odaId} and t.durum in ('planlandi', 'yapiliyor') and t.id <> all(${[...haric]}::int[])
        and tstzrange(t.baslama_zamani, t.bitis_zamani) && tstzrange(z.bas, z.bit)
      order by t.baslama_zamani limit 1) d
    order by z.bas`);

/** People who work here, with their mail addresses. */
export const calisanAdresleri = (db: Db, idler: readonly number[]) =>
  read(db).rows(sql<{ Id: number; Ad: string; Eposta: string | null; aktif: boolean }>`
    select k.id as "Id", k.gorunen_ad as "Ad", k.eposta as "Eposta", k.aktif from kisi k
    where k.id = any(${[...idler]}::int[])`);
/** Contact persons of visible customers, with their mail addresses. */
export const yetkiliAdresleri = (db: Db, idler: readonly number[], urunler: UrunKapsami) =>
  read(db).rows(sql<{ Id: number; Ad: string; Eposta: string | null }>`
    select y.id as "Id", btrim(y.ad || ' ' || y.soyad) as "Ad", y.eposta as "Eposta"
    from musteri_yetkili y join musteri m on m.id = y.musteri_id
    where y.id = any(${[...idler]}::int[]) and y.silindi is null and ${musteriKapsami(urunler)}`);

export type ToplantiSutunlari = Sutunlar<typeof TOPLANTI_ALANLARI> & {
  readonly musteri_id: number | null;
  readonly oda_id: number | null;
  readonly baslama_zamani: string;
  readonly bitis_zamani: string;
  readonly gundem: string;
};
/** An agenda as it is stored. */
export const gundemSutunu = (gundem: readonly GundemMaddesi[]): string => JSON.stringify(gundem);

export type DegisenToplanti = Awaited<ReturnType<typeof degistir>>;

export const { ekle, degistir } = versionedRows('toplanti');

export interface YazilanKatilimci {
  readonly KatilimciId: number;
  readonly UserId: number | null;
  readonly MusteriPersonelId: number | null;
  readonly Ad: string;
  readonly Eposta: string;
  readonly Rol: string;
}

/** Replaces the people of a meeting. People outside the list are removed. Gives the added and the removed people. */
export async function katilimcilariYaz(db: Db, id: number, kisiler: readonly YazilanKatilimci[]) {
  const satirlar = JSON.stringify(
    kisiler.map((k) => ({
      id: k.KatilimciId,
      kisi: k.UserId,
      yetkili: k.MusteriPersonelId,
      ad: k.Ad,
      eposta: k.Eposta,
      rol: k.Rol,
    })),
  );
  const y = sql`rows from (jsonb_to_recordset(${satirlar}::jsonb)
    as (id int, kisi int, yetkili int, ad text, eposta text, rol text)) with ordinality y (id, kisi, yetkili, ad, eposta, rol, sira)`;
  const giden = await db
    .deleteFrom('toplanti_katilimci')
    .where('toplanti_id', '=', id)
    .where('id', 'not in', [0, ...kisiler.map((k) => k.KatilimciId)])
    .returningAll()
    .execute();
  // A new address is invited anew, because an answer counts for the address that was asked.
  await sql`update toplanti_katilimci k set ad = y.ad, eposta = y.eposta, rol = y.rol,
      davet_durum = case when k.eposta = y.eposta then k.davet_durum else 'davetsiz' end,
      yanit_zamani = case when k.eposta = y.eposta then k.yanit_zamani end,
      yanit_yolu = case when k.eposta = y.eposta then k.yanit_yolu end
    from ${y} where k.id = y.id and k.toplanti_id = ${id}`.execute(db);
  await sql`insert into toplanti_katilimci (toplanti_id, kisi_id, musteri_personel_id, ad, eposta, rol)
    select ${id}, y.kisi, y.yetkili, y.ad, y.eposta, y.rol from ${y} where y.id = 0 order by y.sira`.execute(db);
  return giden;
}

export const katilimciDegistir = (db: Db, id: number, k: Updateable<Database['toplanti_katilimci']>) =>
  db.updateTable('toplanti_katilimci').set(k).where('id', '=', id).execute();

/** Deletes the answers, which were given for another time. */
export const yanitlariSil = (db: Db, idler: readonly number[]) =>
  db
    .updateTable('toplanti_katilimci')
    .set({ davet_durum: 'bekliyor', yanit_zamani: null, yanit_yolu: null })
    .where('toplanti_id', 'in', [...idler])
    .where('davet_durum', '<>', 'davetsiz')
    .execute();

/** Stores an answer. */
export const yanitYaz = (db: Db, idler: readonly number[], yanit: DavetYaniti, yol: YanitYolu, simdi: Date) =>
  db
    .updateTable('toplanti_katilimci')
    .set({ davet_durum: yanit, yanit_zamani: simdi, yanit_yolu: yol })
    .where('id', 'in', [...idler])
    .execute();

/** A meeting row, locked until the transaction ends. */
export const satir = (db: Db, id: number) =>
  db.selectFrom('toplanti').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
export const davetliler = (db: Db, idler: readonly number[]) =>
  db
    .selectFrom('toplanti_katilimci')
    .selectAll()
    .where('toplanti_id', 'in', [...idler])
    .orderBy('id')
    .execute();
export type Davetli = Awaited<ReturnType<typeof davetliler>>[number];

/** The meetings of a series, in the order of its rule, locked unless `kilit` is false. */
export const serisi = (db: Db, basId: number, kilit = true) =>
  db
    .selectFrom('toplanti')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', basId), eb('ust_id', '=', basId)]))
    .orderBy('seri_ani')
    .$if(kilit, (sorgu) => sorgu.forNoKeyUpdate())
    .execute();

/** True when the person wants their status to show meetings. */
export const tercihi = async (db: Db, kisi: number): Promise<boolean> =>
  (await db.selectFrom('toplanti_tercihi').select('durumu_degistir').where('kisi_id', '=', kisi).executeTakeFirst())
    ?.durumu_degistir ?? false;
export const tercihYaz = (db: Db, kisi: number, durumu_degistir: boolean) =>
  db
    .insertInto('toplanti_tercihi')
    .values({ kisi_id: kisi, durumu_degistir })
    .onConflict((oc) => oc.column('kisi_id').doUpdateSet({ durumu_degistir }))
    .execute();
/** The invited people of a meeting who want this. */
export const durumuDegisenler = (db: Db, id: number) =>
  read(db).rows(sql<{ id: number; kisi_id: number }>`
    select kk.id, kk.kisi_id from toplanti_katilimci kk join toplanti_tercihi te on te.kisi_id = kk.kisi_id
    where kk.toplanti_id = ${id} and te.durumu_degistir and kk.davet_durum <> 'katilmayacak' order by kk.kisi_id`);

/** The names of the states in this installation. */
export const durumAdlari = (db: Db) => stateNames(db, 'toplantiDurum');

/** True when the person is invited to a meeting. */
export const katilir = async (db: Db, id: number, kisi: number): Promise<boolean> =>
  (await sql`select from toplanti_katilimci where toplanti_id = ${id} and kisi_id = ${kisi}`.execute(db)).rows.length >
  0;
