import type { BakisSatiri, SikayetSatiri } from '@masabasi/core/kisi/gozetim/contract';
import { BAKILAN_EN_COK, BAKIS_DAKIKASI } from '@masabasi/core/kisi/gozetim/rules';
import { istanbulAni, gunEkle, type Gun } from '@masabasi/core/platform/time/tarih';
import type { KonusmaTuru } from '@masabasi/core/kisi/yazisma/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { KisiId } from '../../platform/http/access.ts';
import { firstWaiting, NO_DUE } from '../../platform/list/waiting.ts';
import type { BekleyenKayit, BekleyenKayitlar } from '../../room.ts';

/** Reports and looks shown. */
const EN_COK_SATIR = 200;

/** The name of a conversation `k` for a person outside of it. */
const konusmaAdi = sql<string>`case k.tur when 'grup' then k.ad
  when 'departman' then (select d.ad from departman d where d.id = k.departman_id)
  else (select string_agg(o.gorunen_ad, ', ' order by o.id) from kisi o where o.id in (k.bir_id, k.iki_id)) end`;

const sikayetleri = (db: Db, kosul: RawBuilder<unknown>): Promise<SikayetSatiri[]> =>
  read(db).rows(sql<SikayetSatiri>`
    select s.id as "Id", s.zaman as "Zaman", s.bildiren_id as "BildirenId", b.gorunen_ad as "Bildiren",
      m.yazan_id as "YazanId", y.gorunen_ad as "Yazan", k.id as "KonusmaId", ${konusmaAdi} as "Konusma",
      s.metin as "Metin", s.sebep as "Sebep", s.durum as "DurumAnahtar", s.karar as "Karar",
      case when v.id is not null then v.gorunen_ad end as "KararVeren", s.karar_zamani as "KararZamani", s.surum as "Surum"
    from mesaj_sikayeti s join mesaj m on m.id = s.mesaj_id join konusma k on k.id = m.konusma_id
      join kisi b on b.id = s.bildiren_id join kisi y on y.id = m.yazan_id left join kisi v on v.id = s.karar_veren_id
    where ${kosul}`);

/** Reports: the waiting ones first, the newest on top. */
export const sikayetler = (db: Db): Promise<SikayetSatiri[]> =>
  sikayetleri(db, sql`true order by s.durum <> 'acik', s.zaman desc, s.id desc limit ${EN_COK_SATIR}`);

/** A report, locked; null: there is none. */
export async function kilitle(db: Db, id: number): Promise<(SikayetSatiri & { readonly mesajId: number }) | null> {
  const { rows } = await sql<{ mesajId: number }>`
    select mesaj_id as "mesajId" from mesaj_sikayeti where id = ${id} for no key update`.execute(db);
  const [kilitli] = rows;
  if (kilitli === undefined) return null;
  const [s] = await sikayetleri(db, sql`s.id = ${id}`);
  return { ...s!, ...kilitli };
}

/** The waiting reports that the person may decide. */
export const bekleyenler = (db: Db, kisi: KisiId, enCok: number): Promise<BekleyenKayitlar> =>
  firstWaiting<Pick<BekleyenKayit, 'Kim' | 'Konu'>>(
    db,
    {
      from: sql`mesaj_sikayeti s join mesaj m on m.id = s.mesaj_id
        where s.durum = 'acik' and ${kisi} not in (s.bildiren_id, m.yazan_id)`,
      id: sql`s.id`,
      due: NO_DUE,
      since: sql`s.zaman`,
      joins: sql`join mesaj_sikayeti s on s.id = x.id join kisi b on b.id = s.bildiren_id`,
      columns: sql`b.gorunen_ad as "Kim", left(s.sebep, 140) as "Konu"`,
    },
    enCok,
    ({ Id, Termin, Zaman, Kim, Konu }) => ({
      Id,
      Termin,
      Zaman,
      Kim,
      Konu,
      No: '',
      Eylem: 'karar',
      Yol: '/personel/yazisma?sekme=gozetim',
    }),
  );

/** True if the person exists. */
export const kisiVar = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('kisi').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** The conversations of a person, by their names alone. */
export const katildiklari = (db: Db, kisi: number) =>
  read(db).rows(sql<{ Id: number; Ad: string; Tur: KonusmaTuru; SonZaman: string; Adet: number }>`
    select k.id as "Id", ${konusmaAdi} as "Ad", k.tur as "Tur", k.son_zaman as "SonZaman", k.son_no as "Adet"
    from konusma k where k.id in (select u.konusma_id from konusma_uyeligi u where u.kisi_id = ${kisi})
    order by k.son_zaman desc, k.id desc limit ${EN_COK_SATIR}`);

/** Tells if the person takes part in the conversation; null: there is no such conversation. */
export const konusmaVar = (db: Db, id: number, kisi: KisiId) =>
  read(db).first(sql<{ katilir: boolean }>`
    select exists (select from konusma_uyeligi u where u.konusma_id = k.id and u.kisi_id = ${kisi}) as katilir
    from konusma k where k.id = ${id}`);

export const katilanlar = (db: Db, id: number): Promise<number[]> =>
  read(db).values(
    sql<{
      id: number;
    }>`select distinct kisi_id as id from konusma_uyeligi where konusma_id = ${id} order by 1`,
  );

interface YeniBakis {
  readonly KonusmaId: number;
  readonly Sebep: string;
  readonly Baslangic: Gun;
  readonly Bitis: Gun;
}
export const bakisEkle = async (db: Db, b: YeniBakis, bakan: KisiId, simdi: Date): Promise<number> =>
  (
    await db
      .insertInto('konusma_bakisi')
      .values({
        konusma_id: b.KonusmaId,
        bakan_id: bakan,
        sebep: b.Sebep,
        ilk_gun: b.Baslangic,
        son_gun: b.Bitis,
        zaman: simdi,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

type Bakis = BakisSatiri & { readonly konusmaId: number };
const bakislari = (db: Db, ben: KisiId, simdi: Date, kosul: RawBuilder<unknown>): Promise<Bakis[]> =>
  read(db).rows(sql<Bakis>`
    select b.id as "Id", b.zaman as "Zaman", b.bakan_id as "BakanId", y.gorunen_ad as "Bakan", ${konusmaAdi} as "Konusma",
      b.sebep as "Sebep", b.ilk_gun as "Baslangic", b.son_gun as "Bitis", b.konusma_id as "konusmaId",
      b.bakan_id = ${ben} and b.zaman > ${simdi}::timestamptz - ${BAKIS_DAKIKASI} * interval '1 minute' as "Acik"
    from konusma_bakisi b join konusma k on k.id = b.konusma_id join kisi y on y.id = b.bakan_id
    where ${kosul}`);

/** All looks, the newest first. */
export const bakislar = async (db: Db, ben: KisiId, simdi: Date): Promise<BakisSatiri[]> =>
  (await bakislari(db, ben, simdi, sql`true order by b.zaman desc, b.id desc limit ${EN_COK_SATIR}`)).map(
    ({ konusmaId: _konusma, ...b }) => b,
  );

/** An own look; null: there is none. */
export const bakis = async (db: Db, id: number, ben: KisiId, simdi: Date): Promise<Bakis | null> =>
  (await bakislari(db, ben, simdi, sql`b.id = ${id} and b.bakan_id = ${ben}`))[0] ?? null;

/** The messages of a look, with their earlier texts; one more than are shown. */
export const bakilanlar = (db: Db, b: Pick<Bakis, 'konusmaId' | 'Baslangic' | 'Bitis'>) =>
  read(db).rows(sql<{
    Id: number;
    No: number;
    Yazan: string;
    Zaman: string;
    Metin: string;
    GeriAlindi: boolean;
    Oncekiler: string[];
  }>`
    select m.id as "Id", m.no as "No", y.gorunen_ad as "Yazan", m.zaman as "Zaman", m.metin as "Metin",
      m.geri_alindi is not null as "GeriAlindi",
      array(select g.metin from mesaj_gecmisi g where g.mesaj_id = m.id order by g.id) as "Oncekiler"
    from mesaj m join kisi y on y.id = m.yazan_id
    where m.konusma_id = ${b.konusmaId} and m.zaman >= ${new Date(istanbulAni(b.Baslangic))}
      and m.zaman < ${new Date(istanbulAni(gunEkle(b.Bitis, 1)))}
    order by m.no limit ${BAKILAN_EN_COK + 1}`);
