import { GIZLI_RENK, GIZLI_TUR, IZINLI, type IzinRengi } from '@masabasi/core/izin/izin/rules';
import type { IzinTalepSatiri } from '@masabasi/core/izin/talep/contract';
import {
  BEKLEYEN_DURUMLAR,
  ikiOnayli,
  type OnayKurali,
  type TalepDurumu,
  type TalepHali,
} from '@masabasi/core/izin/talep/rules';
import { type Gun, gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { gecenDakika } from '../../platform/hareket/api.ts';
import { girebilir, kararVerenAdi } from '../../kisi/departman/api.ts';
import { bosKapsam, istekKapsaminda, type Kapsam, kapsamda, type KisiId } from '../../platform/http/access.ts';
import { firstWaiting, startOfDay } from '../../platform/list/waiting.ts';
import type { BekleyenKayit, BekleyenKayitlar } from '../../room.ts';
import { izinAraligi, type IzinIcerigi, type IzinZamani } from '../izin/api.ts';
import type { TakvimIzni } from './takvim.ts';

/** True while the request is not decided. */
const beklerMi = (t: string) => sql<boolean>`${sql.ref(`${t}.durum`)} in ('Bekliyor', 'İkinci Onayda')`;

/** @property turId the type, visible to every reader: it decides how the days are counted */
type HamTalep = Omit<IzinTalepSatiri, 'kalanSonra' | 'Hesap' | 'Sapma' | 'Tatil_Gunleri'> & {
  yillik: boolean;
  Tatil_Gunleri: number;
  turId: number;
};

/**
 * The newest 200 requests, waiting ones first. `x` is the request, `k` the person, `t` the type.
 * @param gizli condition under which type and note are cut
 */
async function talepler(
  db: Db,
  kosul: RawBuilder<unknown>,
  gizli: RawBuilder<unknown> = sql`false`,
): Promise<HamTalep[]> {
  const { rows } = await sql<Omit<HamTalep, 'ikiOnayli'> & { kural: OnayKurali }>`
    select x.id as "Id", x.kisi_id as "UserId", k.gorunen_ad as "Ad", d.ad as "Departman", x.izin_id as "IzinId",
      case when ${gizli} then ${GIZLI_TUR} else x.tur_id end as "Tur",
      case when ${gizli} then ${IZINLI} else t.ad end as "izinTur", x.baslangic as "Baslangic", x.bitis as "Bitis",
      to_char(x.baslama_saati, 'HH24:MI') as "Izin_Baslama_Saati", to_char(x.bitis_saati, 'HH24:MI') as "Izin_Bitis_Saati",
      x.kullanilan_gun as "KullanilanGun", x.kullanilan_saat as "KullanilanSaat", case when ${gizli} then '' else x.aciklama end as "Aciklama",
      x.durum as "Durum", x.zaman as "CreateDateTime", ${kararVerenAdi('x')} as "KararVeren",
      case when ${gizli} then null else x.karar_aciklama end as "KararAciklama",
      x.ilk_onaylayan_id as "IlkOnaylayanId", o.gorunen_ad as "IlkOnaylayan",
      kr.ikinci_onay_gun as kural, t.yillik, x.tatil_gunleri as "Tatil_Gunleri",
      x.tur_id as "turId",
      case when x.izin_id is not null then '{}' else array(
        select m.gorunen_ad || ' (' || to_char(z.baslangic, 'DD.MM.YYYY') || ' – ' || to_char(z.bitis, 'DD.MM.YYYY') || ')'
        from izin z join kisi m on m.id = z.kisi_id
        where m.departman_id = k.departman_id and m.id <> k.id and m.aktif and z.silindi is null
          and z.bitis > z.baslangic and z.baslangic < greatest(x.bitis, x.baslangic + 1) and z.bitis > x.baslangic
        order by m.ad collate "tr-TR-x-icu", m.soyad collate "tr-TR-x-icu", z.baslangic
      ) end as "ayniGunler"
    from izin_talep x
    join kisi k on k.id = x.kisi_id
    join departman d on d.id = k.departman_id
    join izin_tur t on t.id = x.tur_id
    left join kisi v on v.id = x.karar_veren_id
    left join kisi o on o.id = x.ilk_onaylayan_id
    cross join kurulum kr
    where ${kosul}
    order by ${beklerMi('x')} desc, x.id desc
    limit 200`.execute(db);
  return rows.map(({ kural, ...r }) => ({ ...r, ikiOnayli: ikiOnayli(kural, r) }));
}

export const kendiTalepleri = (db: Db, kisiId: KisiId) => talepler(db, sql`x.kisi_id = ${kisiId}`);
/** @param hassas people whose hidden types the caller may see, besides their own */
export const kapsamTalepleri = (
  db: Db,
  ben: KisiId,
  kapsam: Kapsam,
  hassas: Kapsam,
  ikinciOnaylar: boolean,
  durum: TalepDurumu | undefined,
) =>
  talepler(
    db,
    sql`(${istekKapsaminda(kapsam, { bekler: beklerMi('x'), kendiKarari: sql`${ben} in (x.karar_veren_id, x.ilk_onaylayan_id)` })}
      or ${ikinciOnaylar} and x.durum = 'İkinci Onayda') and (${durum ?? null}::text is null or x.durum = ${durum ?? null}
      or ${durum === 'Bekliyor' && ikinciOnaylar} and x.durum = 'İkinci Onayda' and ${ben} not in (x.ilk_onaylayan_id, x.kisi_id))`,
    sql`(t.pano_gizli and k.id <> ${ben} and not ${kapsamda(hassas)})`,
  );

type BekleyenTalep = Pick<BekleyenKayit, 'Kim'> & IzinZamani & { readonly iptal: boolean };
/**
 * Requests that wait for this person's decision, within their scope or for a second approval, due at the beginning of
 * the leave. Their own requests do not count.
 */
export async function kararBekleyenler(
  db: Db,
  ben: KisiId,
  kapsam: Kapsam,
  ikinciOnaylar: boolean,
  enCok: number,
): Promise<BekleyenKayitlar> {
  if (bosKapsam(kapsam) && !ikinciOnaylar) return { adet: 0, ilk: [] };
  return firstWaiting<BekleyenTalep>(
    db,
    {
      from: sql`izin_talep t join kisi k on k.id = t.kisi_id
        where k.id <> ${ben} and (t.durum = 'Bekliyor' and ${kapsamda(kapsam)}
          or ${ikinciOnaylar} and t.durum = 'İkinci Onayda' and t.ilk_onaylayan_id <> ${ben})`,
      id: sql`t.id`,
      due: startOfDay(sql`t.baslangic`),
      since: sql`t.zaman`,
      joins: sql`join izin_talep t on t.id = x.id join kisi k on k.id = t.kisi_id`,
      columns: sql`k.gorunen_ad as "Kim", t.izin_id is not null as iptal, t.baslangic as "Baslangic", t.bitis as "Bitis",
        to_char(t.baslama_saati, 'HH24:MI') as "Izin_Baslama_Saati",
        to_char(t.bitis_saati, 'HH24:MI') as "Izin_Bitis_Saati"`,
    },
    enCok,
    ({ Id, Termin, Zaman, Kim, iptal, ...zaman }) => ({
      Id,
      Termin,
      Zaman,
      Kim,
      No: '',
      Konu: `${izinAraligi(zaman)} ${iptal ? 'izin iptali' : 'izin'}`,
      Eylem: 'karar',
      Yol: null,
    }),
  );
}

export const talepEkle = async (db: Db, r: IzinIcerigi, izinId: number | null, simdi: Date): Promise<number> =>
  (
    await db
      .insertInto('izin_talep')
      .values({
        kisi_id: r.kisi_id,
        izin_id: izinId,
        tur_id: r.tur_id,
        baslangic: r.baslangic,
        bitis: r.bitis,
        baslama_saati: r.baslama_saati,
        bitis_saati: r.bitis_saati,
        tatil_gunleri: r.tatil_gunleri,
        kullanilan_gun: r.kullanilan_gun,
        kullanilan_saat: r.kullanilan_saat,
        aciklama: r.aciklama,
        zaman: simdi,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** Waiting leave requests of a person. */
export const bekleyenler = (db: Db, kisiId: KisiId) =>
  talepler(db, sql`x.kisi_id = ${kisiId} and ${beklerMi('x')} and x.izin_id is null`);

/** True if a request of the person waits for a decision. */
export const karariBekler = async (db: Db, kisiId: KisiId): Promise<boolean> =>
  (await db
    .selectFrom('izin_talep')
    .select('id')
    .where('kisi_id', '=', kisiId)
    .where('durum', 'in', BEKLEYEN_DURUMLAR)
    .executeTakeFirst()) !== undefined;

export const iptalBekliyor = async (db: Db, izinId: number): Promise<boolean> =>
  (await db
    .selectFrom('izin_talep')
    .select('id')
    .where('izin_id', '=', izinId)
    .where('durum', 'in', BEKLEYEN_DURUMLAR)
    .executeTakeFirst()) !== undefined;

/** A person's own request, locked for its withdrawal. */
export const kendiTalebi = (db: Db, kisiId: KisiId, id: number): Promise<TalepHali | undefined> =>
  db
    .selectFrom('izin_talep')
    .select(['durum as Durum', 'kisi_id as UserId', 'ilk_onaylayan_id as IlkOnaylayanId'])
    .select(sql<boolean>`false`.as('ikiOnayli'))
    .where('id', '=', id)
    .where('kisi_id', '=', kisiId)
    .forUpdate()
    .executeTakeFirst();

/**
 * A request within the scope, or one for a second approval, locked until the decision is written. The person is locked
 * first, as in an exit, which also withdraws their requests.
 */
export async function talepKilitle(db: Db, kapsam: Kapsam, ikinciOnaylar: boolean, id: number) {
  await sql`select k.id from kisi k where k.id = (select kisi_id from izin_talep where id = ${id}) for no key update`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    select x.id from izin_talep x join kisi k on k.id = x.kisi_id
    where x.id = ${id} and (${kapsamda(kapsam)} or ${ikinciOnaylar} and x.durum = 'İkinci Onayda') for update of x`.execute(
    db,
  );
  return rows.length === 0 ? undefined : (await talepler(db, sql`x.id = ${id}`))[0];
}

/** The decision on a request, with the minutes since. */
export const sonKarar = (db: Db, id: number, simdi: Date) =>
  db
    .selectFrom('izin_talep')
    .select(['karar_veren_id as KisiId', 'karar_zamani as Zaman'])
    .select(gecenDakika(simdi, 'karar_zamani').as('Dakika'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The leave that the approval of a request wrote, unless it was edited or deleted since. */
export const verilenIzin = async (db: Db, talepId: number): Promise<number | null> =>
  (
    await read(db).rows(sql<{ Id: number }>`
      select z.id as "Id" from izin_talep x
      join izin z on z.kisi_id = x.kisi_id and z.tur_id = x.tur_id and z.baslangic = x.baslangic and z.bitis = x.bitis
        and z.yazma_zamani = x.karar_zamani and z.yazan_id = x.karar_veren_id
      where x.id = ${talepId} and z.silindi is null and z.duzenleme_zamani is null`)
  )[0]?.Id ?? null;

export const kisi = (db: Db, id: number) =>
  db.selectFrom('kisi').select(['gorunen_ad as Ad']).where('id', '=', id).executeTakeFirstOrThrow();

/** People of a calendar. `gorunen`: departments that the reader may see. */
export const takvimKisileri = (db: Db, gorunen: Kapsam) =>
  read(db).rows(sql<{ Id: number; Ad: string; Departman: string }>`
    select k.id as "Id", k.gorunen_ad as "Ad", d.ad as "Departman"
    from kisi k join departman d on d.id = k.departman_id
    where k.aktif and ${kapsamda(gorunen)}
    order by d.ad collate "tr-TR-x-icu", k.ad collate "tr-TR-x-icu", k.soyad collate "tr-TR-x-icu", k.id`);

interface TakvimSatiri {
  UserId: number;
  izinTur: string;
  Renk: IzinRengi;
  Baslangic: Gun;
  Bitis: Gun;
  bekliyor: boolean;
}

/**
 * Leaves and waiting requests between two days. Hidden parts are cut here: the name of a hidden type outside `hassas`,
 * and requests of people outside `sorumlu`.
 */
export async function takvim(
  db: Db,
  ben: KisiId,
  gorunen: Kapsam,
  sorumlu: Kapsam,
  hassas: Kapsam,
  ilk: Gun,
  son: Gun,
) {
  const kendi = sql`(k.id = ${ben} or ${kapsamda(sorumlu)})`;
  const bilir = sql`(k.id = ${ben} or ${kapsamda(hassas)})`;
  return read(db).rows(sql<TakvimSatiri>`
    select k.id as "UserId", case when t.pano_gizli and not ${bilir} then ${IZINLI} else t.ad end as "izinTur",
      case when t.pano_gizli and not ${bilir} then ${GIZLI_RENK} else t.renk end as "Renk",
      i.baslangic as "Baslangic", i.bitis as "Bitis", i.bekliyor
    from (
      select kisi_id, tur_id, baslangic, bitis, false as bekliyor from izin where silindi is null
      union all
      select kisi_id, tur_id, baslangic, bitis, true from izin_talep x where ${beklerMi('x')} and izin_id is null
    ) i
    join kisi k on k.id = i.kisi_id
    join izin_tur t on t.id = i.tur_id
    where k.aktif and ${kapsamda(gorunen)} and (not i.bekliyor or ${kendi})
      and i.baslangic <= ${son} and greatest(i.bitis, i.baslangic + 1) > ${ilk}
    order by k.id, i.baslangic`);
}

export const baglantiVar = async (db: Db, kisiId: KisiId): Promise<boolean> =>
  (await db.selectFrom('takvim_baglantisi').select('kisi_id').where('kisi_id', '=', kisiId).executeTakeFirst()) !==
  undefined;

/** Replaces a person's calendar link. The old address stops working. */
export const baglantiYaz = (db: Db, kisiId: KisiId, ozet: Buffer, simdi: Date) =>
  db
    .insertInto('takvim_baglantisi')
    .values({ kisi_id: kisiId, anahtar_ozeti: ozet, zaman: simdi })
    .onConflict((oc) => oc.column('kisi_id').doUpdateSet({ anahtar_ozeti: ozet, zaman: simdi }))
    .execute();

export const baglantiKaldir = (db: Db, kisiId: KisiId) =>
  db.deleteFrom('takvim_baglantisi').where('kisi_id', '=', kisiId).execute();

/** Owner of the calendar with this key. None once the person has left or may not sign in. */
export const takvimSahibi = (db: Db, ozet: Buffer, simdi: Date) =>
  db
    .selectFrom('takvim_baglantisi as b')
    .innerJoin('kisi as k', 'k.id', 'b.kisi_id')
    .select(['k.id as Id', 'k.gorunen_ad as Ad'])
    .where('b.anahtar_ozeti', '=', ozet)
    .where(sql<boolean>`${girebilir('k', istanbulGunu(simdi))}`)
    .executeTakeFirst();

/** From a year ago on: the person's own leaves and those of the departments they head, with hidden types cut. */
export const takvimIzinleri = (db: Db, kisiId: number, simdi: Date): Promise<TakvimIzni[]> =>
  read(db).rows(sql<TakvimIzni>`
    select z.id as "Id", k.id as "UserId", k.gorunen_ad as "Ad",
      case when t.pano_gizli and k.id <> ${kisiId} then 'İzinli' else t.ad end as "izinTur",
      z.baslangic as "Baslangic", z.bitis as "Bitis", to_char(z.baslama_saati, 'HH24:MI') as bas,
      to_char(z.bitis_saati, 'HH24:MI') as bit, z.surum as "Surum",
      coalesce(z.duzenleme_zamani, z.yazma_zamani) as zaman
    from izin z
    join kisi k on k.id = z.kisi_id
    join departman d on d.id = k.departman_id
    join izin_tur t on t.id = z.tur_id
    where z.silindi is null and z.bitis >= ${gunEkle(istanbulGunu(simdi), -365)}
      and (k.id = ${kisiId} or d.sorumlu_id = ${kisiId} and k.aktif)
    order by z.baslangic, z.id limit 5000`);

/** Number of days from which a request needs two approvals. Null: none does. */
export const onayKurali = async (db: Db): Promise<number | null> =>
  (await db.selectFrom('kurulum').select('ikinci_onay_gun').executeTakeFirst())?.ikinci_onay_gun ?? null;

export const onayKuraliYaz = (db: Db, ikinci_onay_gun: number | null) =>
  db.updateTable('kurulum').set({ ikinci_onay_gun }).execute();

/** Second deciders of a request, except the requester and the first decider. Privileged people if there are none. */
export async function ikinciOnaylayanlar(db: Db, haric: readonly number[], bugun: Gun): Promise<number[]> {
  const { rows } = await sql<{ id: number; yetki: number }>`
    select k.id, max(y.yetki_id) as yetki from kisi k join etkin_yetki y on y.kisi_id = k.id
    where ${girebilir('k', bugun)} and k.id <> all(${[...haric]}::int[]) and y.yetki_id in (${YETKI.ikinciOnay}, ${YETKI.ayricalikli})
    group by k.id order by k.id`.execute(db);
  const bunun = rows.filter((r) => r.yetki === YETKI.ikinciOnay);
  return (bunun.length > 0 ? bunun : rows).map((r) => r.id);
}
