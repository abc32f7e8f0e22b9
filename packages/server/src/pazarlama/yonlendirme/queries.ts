import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import { type Gun, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { YonlendirmeListesi } from '@masabasi/core/pazarlama/yonlendirme/liste';
import {
  type OneriAdayi,
  YONLENDIRME_DURUM_ADLARI,
  type YonlendirmeDurumu,
  type YonlendirmeSekmesi,
} from '@masabasi/core/pazarlama/yonlendirme/rules';
import type { YonlendirmeSatiri } from '@masabasi/core/pazarlama/yonlendirme/satirlar';
import { type RawBuilder, sql } from 'kysely';
import { kapsamda as adayKapsami, type Okuyan } from '../aday/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { type Kaynak, metinSirasi, sira } from '../../platform/list/liste.ts';
import { musteriAdinda } from '../../musteri/musteri/api.ts';

/** True when the referral went to this person or to their department. */
const bana = ({ ben }: Okuyan) =>
  sql`(y.hedef_kisi_id is not distinct from ${ben.Id} or y.hedef_departman_id is not distinct from ${ben.departmanId})`;

/**
 * Scope of the referrals `y`: prospects that the person may see, and within the person's products the referrals
 * that they sent or have to decide.
 */
const kapsamda = (kim: Okuyan) => sql`exists (select from aday a where a.id = y.aday_id and (${adayKapsami(kim)}
  or (${bana(kim)} or y.gonderen_id = ${kim.ben.Id}) and a.proje_id = any(${[...kim.urunler]}::int[])
    and exists (select from musteri m where m.id = a.musteri_id and m.silindi is null)))`;

const DURUM_ADI = sql`case y.durum ${sql.join(
  Object.entries(YONLENDIRME_DURUM_ADLARI).map(([d, ad]) => sql`when ${sql.lit(d)} then ${sql.lit(ad)}`),
  sql` `,
)} end`;
/** True when a referral `y` has no decision in time. */
const gecikti = (bugun: Gun) => sql`(y.durum = 'bekliyor' and y.termin < ${bugun}::date)`;
const satir = (kim: Okuyan, bugun: Gun) => sql`y.id as "Id", y.aday_id as "AdayId", a.musteri_id as "MusteriId",
  m.gorunen_ad as "Musteri", il.ad as "Il", p.ad as "Proje", y.neden as "Neden", g.gorunen_ad as "Gonderen",
  coalesce(hk.gorunen_ad, hd.ad) as "Hedef", y.termin as "Termin", ${DURUM_ADI} as "Durum", y.durum as "DurumAnahtar",
  ${gecikti(bugun)} as "Gecikti", kv.gorunen_ad as "KararVeren",
  y.karar_aciklama as "KararAciklama", y.acilis_zamani as "AcilisZamani", ${bana(kim)} as "Alici",
  y.gonderen_id = ${kim.ben.Id} as "Gonderdim", y.surum as "Surum"`;
const SATIR_TABLOLARI = sql`
  join aday a on a.id = y.aday_id
  join musteri m on m.id = a.musteri_id
  join proje p on p.id = a.proje_id
  join kisi g on g.id = y.gonderen_id
  left join il on il.id = m.il_id
  left join kisi hk on hk.id = y.hedef_kisi_id
  left join departman hd on hd.id = y.hedef_departman_id
  left join kisi kv on kv.id = y.karar_veren_id`;

/** The filter of each tab on a day. */
const sekmeler = (kim: Okuyan, bugun: Gun): Readonly<Record<YonlendirmeSekmesi, RawBuilder<unknown>>> => ({
  bana: sql`y.durum = 'bekliyor' and ${bana(kim)}`,
  gonderdigim: sql`y.gonderen_id = ${kim.ben.Id}`,
  geciken: gecikti(bugun),
  hepsi: sql`true`,
});

const MUSTERI = sql`(select m.gorunen_ad from aday a join musteri m on m.id = a.musteri_id where a.id = y.aday_id)`;

/** The list of referrals within the person's scope. */
export const yonlendirmeKaynagi = (kim: Okuyan, simdi: Date): Kaynak<YonlendirmeListesi> => {
  const bugun = istanbulGunu(simdi);
  return {
    takma: 'y',
    kayitlar: sql`yonlendirme`,
    anahtar: sql`y.id`,
    kapsam: kapsamda(kim),
    kelimeler: (ara) =>
      aramaParcalari(ara).map((k) => musteriAdinda(sql`(select a.musteri_id from aday a where a.id = y.aday_id)`, k)),
    suzgecler: {
      Durum: (durum) => sql`y.durum = ${durum}`,
      sekme: (sekme) => sekmeler(kim, bugun)[sekme],
    },
    siralar: {
      Termin: sira(sql`y.termin`),
      Musteri: metinSirasi(MUSTERI),
      AcilisZamani: sira(sql`y.acilis_zamani`),
    },
    sutunlar: satir(kim, bugun),
    tablolar: sql`join yonlendirme y on y.id = x.id ${SATIR_TABLOLARI}`,
  };
};

export type KilitliYonlendirme = YonlendirmeSatiri & { readonly GonderenId: number; readonly AdayAcik: boolean };

/** A referral, locked until the transaction ends. Null outside the person's scope. */
export async function kilitle(db: Db, id: number, kim: Okuyan, simdi: Date): Promise<KilitliYonlendirme | null> {
  await sql`select y.id from yonlendirme y join aday a on a.id = y.aday_id where y.id = ${id} for no key update`.execute(
    db,
  );
  return read(db).first(sql<KilitliYonlendirme>`
    select ${satir(kim, istanbulGunu(simdi))}, y.gonderen_id as "GonderenId",
      a.kapanis_zamani is null as "AdayAcik"
    from yonlendirme y ${SATIR_TABLOLARI} where y.id = ${id} and ${kapsamda(kim)}`);
}

/** True when a prospect has a referral without a decision. */
export const bekleyenVar = async (db: Db, adayId: number): Promise<boolean> =>
  (await sql`select from yonlendirme where aday_id = ${adayId} and durum = 'bekliyor'`.execute(db)).rows.length > 0;

/** The facts about each of these people that rank them as receivers of a prospect. */
export const oneriAdaylari = (
  db: Db,
  kisiler: readonly number[],
  { projeId, musteriId }: { readonly projeId: number; readonly musteriId: number },
): Promise<OneriAdayi[]> =>
  read(db).rows(sql<OneriAdayi>`
    select k.id as "KisiId", k.gorunen_ad as "Ad",
      (select bool_or(b.il_id is not distinct from m.il_id) from satis_bolgesi b where b.kisi_id = k.id) as "Bolgede",
      (select count(*)::int from aday a
        where a.sahip_id = k.id and a.proje_id = ${projeId} and a.asama = 'kazanildi') as "Kazandigi",
      (select count(*)::int from aday a where a.sahip_id = k.id and a.kapanis_zamani is null)
        + (select count(*)::int from yonlendirme y where y.hedef_kisi_id = k.id and y.durum = 'bekliyor') as "Yuk"
    from kisi k join musteri m on m.id = ${musteriId}
    where k.aktif and k.id = any(${[...kisiler]}::int[])`);

/** The people of a department who work with a product. */
export const departmandakiler = (db: Db, departmanId: number, calisanlar: readonly number[]): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`select id from kisi where aktif and departman_id = ${departmanId}
    and id = any(${[...calisanlar]}::int[]) order by id`);

/** Creates a referral and gives its id. */
export const ekle = async (
  db: Db,
  y: {
    readonly aday_id: number;
    readonly gonderen_id: number;
    readonly hedef_kisi_id: number | null;
    readonly hedef_departman_id: number | null;
    readonly neden: string;
    readonly termin: string;
    readonly acilis_zamani: Date;
  },
): Promise<number> =>
  (
    await db
      .insertInto('yonlendirme')
      .values({ ...y, karar_veren_id: null })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export interface Geciken {
  readonly id: number;
  readonly ad: string;
  readonly gonderen_id: number;
  /** The head of the people who did not decide. */
  readonly sorumlu_id: number | null;
  readonly durum: YonlendirmeDurumu;
}

/** Takes some referrals without a decision in time and marks them, so that each is reported once. */
export const gecikenleriAl = (db: Db, bugun: Gun, simdi: Date, adet: number): Promise<Geciken[]> =>
  read(db).rows(sql<Geciken>`
    with geciken as (
      select y.id from yonlendirme y where ${gecikti(bugun)} and y.gecikme_zamani is null
      order by y.termin, y.id limit ${adet} for update skip locked
    )
    update yonlendirme y set gecikme_zamani = ${simdi} from geciken, aday a, musteri m
    where y.id = geciken.id and a.id = y.aday_id and m.id = a.musteri_id
    returning y.id, m.gorunen_ad as ad, y.gonderen_id, y.durum, (select d.sorumlu_id from departman d
      where d.id = coalesce(y.hedef_departman_id, (select k.departman_id from kisi k where k.id = y.hedef_kisi_id)))
      as sorumlu_id`);
