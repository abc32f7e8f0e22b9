import type { KonusmaKarti, KonusmaSatiri, MesajSatiri, UyeSatiri } from '@masabasi/core/kisi/yazisma/satirlar';
import { EN_COK_KONUSMA, type KonusmaTuru } from '@masabasi/core/kisi/yazisma/rules';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { type RawBuilder, sql } from 'kysely';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { girebilir } from '../departman/api.ts';
import { kayitlarinDosyalari } from '../../platform/dosya/api.ts';
import type { DepartmanId, KisiId } from '../../platform/http/access.ts';
import { firstWaiting, NO_DUE } from '../../platform/list/waiting.ts';
import type { BekleyenKayit, BekleyenKayitlar } from '../../room.ts';

/** Every query reads conversations through membership: for other people they do not exist. */

/** Number of views from outside to show. */
const EN_COK_BAKIS = 5;
/** Length of the last message in the list. */
const OZET_BOYU = 120;

/** Name of a conversation `k` for its reader. */
export const adi = (kisi: number) => sql<string>`case k.tur when 'grup' then k.ad
  when 'departman' then (select d.ad from departman d where d.id = k.departman_id)
  else (select o.gorunen_ad from kisi o where o.id = case when k.bir_id = ${kisi} then k.iki_id else k.bir_id end) end`;
const digeri = (kisi: number) =>
  sql<number | null>`case when k.tur = 'ikili' then case when k.bir_id = ${kisi} then k.iki_id else k.bir_id end end`;

/** A person's conversations: unread ones first, then by the last message. */
export const konusmalari = (db: Db, kisi: KisiId): Promise<KonusmaSatiri[]> =>
  read(db).rows(sql<KonusmaSatiri>`${hazir('konusmalar')}
    select k.id as "Id", k.tur as "Tur", ${adi(kisi)} as "Ad", ${digeri(kisi)} as "KisiId",
      k.nesne as "Nesne", k.nesne_id as "NesneId", k.son_no as "SonNo", k.son_zaman as "SonZaman",
      coalesce(left(s.metin, ${OZET_BOYU}), '') as "SonMetin", s.yazan as "SonYazan",
      greatest(k.son_no - greatest(coalesce(o.okunan_no, 0), u.ilk_no), 0) as "Okunmayan",
      exists (select from mesaj_anma a join mesaj m on m.id = a.mesaj_id
        where a.kisi_id = ${kisi} and m.konusma_id = k.id and m.geri_alindi is null
          and m.no > greatest(coalesce(o.okunan_no, 0), u.ilk_no)) as "Anildim",
      coalesce(o.sessiz, false) as "Sessiz"
    from konusma_uyeligi u join konusma k on k.id = u.konusma_id
      left join konusma_okuma o on o.konusma_id = k.id and o.kisi_id = ${kisi}
      left join lateral (select m.metin, y.gorunen_ad as yazan from mesaj m join kisi y on y.id = m.yazan_id
        where m.konusma_id = k.id and m.no = k.son_no and m.no > u.ilk_no) s on true
    where u.kisi_id = ${kisi}
    order by k.son_no > greatest(coalesce(o.okunan_no, 0), u.ilk_no) desc, k.son_zaman desc, k.id desc
    limit ${EN_COK_KONUSMA}`);

/** Conversations with unread messages that call the person. */
export const okunmayanlar = (db: Db, kisi: KisiId, enCok: number): Promise<BekleyenKayitlar> =>
  firstWaiting<Pick<BekleyenKayit, 'Kim'>>(
    db,
    {
      name: 'okunmayan_konusmalar',
      from: sql`(select k.id, k.son_zaman, k.son_no - greatest(coalesce(o.okunan_no, 0), u.ilk_no) as okunmayan
        from konusma_uyeligi u join konusma k on k.id = u.konusma_id
          left join konusma_okuma o on o.konusma_id = k.id and o.kisi_id = ${kisi}
        where u.kisi_id = ${kisi} and not coalesce(o.sessiz, false)) k where k.okunmayan > 0`,
      id: sql`k.id`,
      due: NO_DUE,
      since: sql`k.son_zaman`,
      joins: sql`join konusma k on k.id = x.id`,
      columns: sql`${adi(kisi)} as "Kim"`,
    },
    enCok,
    ({ Id, Termin, Zaman, Kim }) => ({
      Id,
      Termin,
      Zaman,
      Kim,
      No: '',
      Konu: 'Okumadığınız mesaj',
      Eylem: 'oku',
      Yol: `${SAYFA.yazisma[0]}?konusma=${Id}`,
    }),
  );

/** A conversation for one of its members. */
export type Konusma = KonusmaKarti & {
  readonly ilkNo: number;
  /** True if one of the two people has blocked the other. */
  readonly kapali: boolean;
};

/** True if one of the two people of a conversation `k` has blocked the other. */
const kapali = sql<boolean>`exists (select from konusma_engeli e where k.tur = 'ikili'
  and (e.kisi_id, e.engellenen_id) in ((k.bir_id, k.iki_id), (k.iki_id, k.bir_id)))`;

/** Manager of the group `k`: its opener, or else the present staff member with the longest membership. */
const duzenleyen = sql<number>`(select u.kisi_id from konusma_uye u join kisi p on p.id = u.kisi_id
  where u.konusma_id = k.id and p.aktif order by u.kisi_id <> k.acan_id, u.zaman, u.kisi_id limit 1)`;

const konusmaOku = (db: Db, id: number, kisi: KisiId, kilit: RawBuilder<unknown>): Promise<Konusma | null> =>
  read(db).first(sql<Konusma>`${hazir('konusma_kart')}
    select k.id as "Id", k.tur as "Tur", ${adi(kisi)} as "Ad", ${digeri(kisi)} as "KisiId", k.nesne as "Nesne",
      k.nesne_id as "NesneId", k.son_no as "SonNo", coalesce(o.sessiz, false) as "Sessiz",
      greatest(coalesce(o.okunan_no, 0), u.ilk_no) as "OkunanNo",
      exists (select from konusma_engeli e where k.tur = 'ikili' and e.kisi_id = ${kisi}
        and e.engellenen_id in (k.bir_id, k.iki_id)) as "Engelledim",
      coalesce((select json_agg(json_build_object('Zaman', b.zaman, 'Bakan', b.bakan, 'Sebep', b.sebep))
        from (select x.zaman, y.gorunen_ad as bakan, x.sebep from konusma_bakisi x join kisi y on y.id = x.bakan_id
          where x.konusma_id = k.id order by x.zaman desc limit ${EN_COK_BAKIS}) b), '[]') as "Bakislar",
      k.tur = 'grup' and ${duzenleyen} = ${kisi} as "Duzenler", k.surum as "Surum", u.ilk_no as "ilkNo", ${kapali} as "kapali"
    from konusma k join konusma_uyeligi u on u.konusma_id = k.id and u.kisi_id = ${kisi}
      left join konusma_okuma o on o.konusma_id = k.id and o.kisi_id = ${kisi}
    where k.id = ${id} ${kilit}`);

/** A conversation of which the person is a member. Null: no member, or no such conversation. */
export const konusma = (db: Db, id: number, kisi: KisiId) => konusmaOku(db, id, kisi, sql``);

/**
 * The same, locked against other writers until the transaction ends. The lock comes before the read, so that new
 * messages of others are counted.
 */
export async function kilitle(db: Db, id: number, kisi: KisiId): Promise<Konusma | null> {
  await sql`${hazir('konusma_kilit')} select from konusma where id = ${id} for no key update`.execute(db);
  return konusmaOku(db, id, kisi, sql``);
}

/** Members of a conversation who still work here. */
export const uyeler = (db: Db, id: number): Promise<{ Id: number; Ad: string; DepartmanId: number }[]> =>
  read(db).rows(sql<{ Id: number; Ad: string; DepartmanId: number }>`${hazir('konusma_uyeleri')}
    select p.id as "Id", p.gorunen_ad as "Ad", p.departman_id as "DepartmanId"
    from konusma_uyeligi u join kisi p on p.id = u.kisi_id
    where u.konusma_id = ${id} and p.aktif order by p.gorunen_ad collate "tr-TR-x-icu", p.id`);

/** The same with the last number read by each. Null for members who do not share it, or if the reader does not. */
export const okuyanlar = (db: Db, id: number, kisi: KisiId): Promise<UyeSatiri[]> =>
  read(db).rows(sql<UyeSatiri>`${hazir('konusma_okuyanlar')}
    select p.id as "Id", p.gorunen_ad as "Ad",
      case when p.id = ${kisi} or (coalesce(t.okundu_goster, true) and coalesce((select b.okundu_goster
          from yazisma_tercihi b where b.kisi_id = ${kisi}), true))
        then greatest(coalesce(o.okunan_no, 0), u.ilk_no) end as "OkunanNo"
    from konusma_uyeligi u join kisi p on p.id = u.kisi_id
      left join konusma_okuma o on o.konusma_id = u.konusma_id and o.kisi_id = p.id
      left join yazisma_tercihi t on t.kisi_id = p.id
    where u.konusma_id = ${id} and p.aktif order by p.gorunen_ad collate "tr-TR-x-icu", p.id`);

/** Messages with all their details, in the order of their numbers. */
async function mesajlariOku(db: Db, kisi: KisiId, kosul: RawBuilder<unknown>): Promise<MesajSatiri[]> {
  const { rows } = await sql<Omit<MesajSatiri, 'dosyalar'>>`${hazir('mesajlar')}
    select m.id as "Id", m.no as "No", m.yazan_id as "YazanId", y.gorunen_ad as "Yazan", m.metin as "Metin",
      m.acil as "Acil", m.zaman as "Zaman", m.duzenlendi as "Duzenlendi", m.geri_alindi as "GeriAlindi",
      m.sabit is not null as "Sabit", m.ust_id as "UstId",
      (select count(*)::int from mesaj a where a.ust_id = m.id) as "Yanit",
      coalesce((select json_agg(json_build_object('Id', a.kisi_id, 'Ad', a.ad) order by a.kisi_id)
        from mesaj_anma a where a.mesaj_id = m.id), '[]') as "anilanlar",
      coalesce((select json_agg(json_build_object('Isaret', t.isaret, 'Adlar', t.adlar, 'Benim', t.benim) order by t.isaret)
        from (select x.isaret, array_agg(p.gorunen_ad order by p.id) as adlar, bool_or(p.id = ${kisi}) as benim
          from mesaj_tepki x join kisi p on p.id = x.kisi_id where x.mesaj_id = m.id group by x.isaret) t), '[]') as "tepkiler",
      m.surum as "Surum"
    from mesaj m join kisi y on y.id = m.yazan_id
    where ${kosul}`.execute(db);
  const dosyalar = await kayitlarinDosyalari(
    db,
    'mesaj',
    rows.filter((m) => m.GeriAlindi === null).map((m) => m.Id),
  );
  return rows.map((m) => ({ ...m, dosyalar: dosyalar.get(m.Id) ?? [] })).toSorted((a, b) => a.No - b.No);
}

/** Newest messages of a conversation or thread, or those from a number on. One more than `enCok`, the oldest first. */
export const sayfa = (
  db: Db,
  { Id, ilkNo }: Pick<Konusma, 'Id' | 'ilkNo'>,
  kisi: KisiId,
  { ilk, UstId, enCok }: { readonly ilk: number | null; readonly UstId: number | null; readonly enCok: number },
): Promise<MesajSatiri[]> =>
  mesajlariOku(
    db,
    kisi,
    sql`m.konusma_id = ${Id} and m.no > ${ilkNo} ${ilk === null ? sql`` : sql`and m.no >= ${ilk}`}
      ${UstId === null ? sql`` : sql`and (m.id = ${UstId} or m.ust_id = ${UstId})`}
      order by m.no desc limit ${enCok + 1}`,
  );

/** Pinned messages of a conversation. */
export const sabitler = (db: Db, { Id, ilkNo }: Pick<Konusma, 'Id' | 'ilkNo'>, kisi: KisiId) =>
  mesajlariOku(
    db,
    kisi,
    sql`m.konusma_id = ${Id} and m.no > ${ilkNo} and m.sabit is not null and m.geri_alindi is null order by m.no`,
  );

export interface Mesaj {
  readonly Id: number;
  readonly No: number;
  readonly KonusmaId: number;
  readonly YazanId: number;
  readonly Metin: string;
  readonly Zaman: string;
  readonly GeriAlindi: string | null;
  readonly Sabit: boolean;
  readonly UstId: number | null;
  readonly Acil: boolean;
  readonly Surum: number;
  /** True in a blocked conversation of two: nothing can be added. */
  readonly Kapali: boolean;
}

/** A message in a conversation of which the person is a member, from after they joined. */
export const mesaj = (db: Db, id: number, kisi: KisiId, kilitli = false): Promise<Mesaj | null> =>
  read(db).first(sql<Mesaj>`${hazir('mesaj')}
    select m.id as "Id", m.no as "No", m.konusma_id as "KonusmaId", m.yazan_id as "YazanId", m.metin as "Metin",
      m.zaman as "Zaman", m.geri_alindi as "GeriAlindi", m.sabit is not null as "Sabit", m.ust_id as "UstId",
      m.acil as "Acil", m.surum as "Surum", ${kapali} as "Kapali"
    from mesaj m join konusma k on k.id = m.konusma_id
    where m.id = ${id} and exists (select from konusma_uyeligi u where u.konusma_id = m.konusma_id
      and u.kisi_id = ${kisi} and m.no > u.ilk_no) ${kilitli ? sql`for no key update of m` : sql``}`);

/** People ever mentioned in a message, in any of its versions. */
export const anilanlar = async (db: Db, id: number): Promise<ReadonlySet<number>> =>
  new Set(
    (await db.selectFrom('mesaj_anma').select('kisi_id').where('mesaj_id', '=', id).execute()).map((a) => a.kisi_id),
  );

export const gecmisi = (db: Db, id: number) =>
  read(db).rows(sql<{ Metin: string; Zaman: string }>`
    select metin as "Metin", zaman as "Zaman" from mesaj_gecmisi where mesaj_id = ${id} order by id desc`);

/** Colleagues to whom one may write: they work here and can sign in. */
export const kisiler = (db: Db, kisi: KisiId, simdi: Date) =>
  read(db).rows(sql<{ Id: number; Ad: string; Departman: string }>`
    select k.id as "Id", k.gorunen_ad as "Ad", d.ad as "Departman"
    from kisi k join departman d on d.id = k.departman_id
    where ${girebilir('k', istanbulGunu(simdi))} and k.id <> ${kisi}
    order by k.gorunen_ad collate "tr-TR-x-icu", k.id`);

/** The given people to whom one may write. */
export const yazilabilenler = (db: Db, idler: readonly number[], simdi: Date): Promise<{ Id: number; Ad: string }[]> =>
  read(db).rows(sql<{ Id: number; Ad: string }>`
    select k.id as "Id", k.gorunen_ad as "Ad" from kisi k
    where k.id = any(${[...idler]}::int[]) and ${girebilir('k', istanbulGunu(simdi))} order by k.id`);

export const kisininAdi = async (db: Db, kisi: KisiId): Promise<string> =>
  (await sql<{ ad: string }>`select k.gorunen_ad as ad from kisi k where k.id = ${kisi}`.execute(db)).rows[0]!.ad;

export const departmanAdi = async (db: Db, id: DepartmanId): Promise<string> =>
  (await db.selectFrom('departman').select('ad').where('id', '=', id).executeTakeFirstOrThrow()).ad;

export const okunduGoster = async (db: Db, kisi: KisiId): Promise<boolean> =>
  (await db.selectFrom('yazisma_tercihi').select('okundu_goster').where('kisi_id', '=', kisi).executeTakeFirst())
    ?.okundu_goster ?? true;

/** Members for whom a new message may ring, each with the mute setting and a mark if it is their first unread one. */
export const dinleyenler = (db: Db, konusmaId: number, no: number, yazan: KisiId) =>
  read(db).rows(sql<{
    Id: number;
    Ad: string;
    DepartmanId: number;
    ilk: boolean;
    sessiz: boolean;
    tur: KonusmaTuru;
  }>`${hazir('konusma_dinleyenler')}
    select p.id as "Id", p.gorunen_ad as "Ad", p.departman_id as "DepartmanId", k.tur, coalesce(o.sessiz, false) as sessiz,
      greatest(coalesce(o.okunan_no, 0), u.ilk_no) >= ${no} - 1 as ilk
    from konusma_uyeligi u join konusma k on k.id = u.konusma_id join kisi p on p.id = u.kisi_id
      left join konusma_okuma o on o.konusma_id = k.id and o.kisi_id = p.id
    where u.konusma_id = ${konusmaId} and u.ilk_no < ${no} and p.aktif and p.id <> ${yazan}`);

/** A message that was sent before with this key. Null: none. */
export const gonderilmis = (db: Db, kisi: KisiId, anahtar: string) =>
  read(db).first(sql<{ Id: number; No: number; KonusmaId: number }>`${hazir('gonderilmis_mesaj')}
    select id as "Id", no as "No", konusma_id as "KonusmaId" from mesaj where yazan_id = ${kisi} and anahtar = ${anahtar}`);

export const sabitSayisi = (db: Db, konusmaId: number): Promise<number> =>
  read(db).value(
    sql<{
      adet: number;
    }>`select count(*)::int as adet from mesaj where konusma_id = ${konusmaId} and sabit is not null`,
  );

/** True if one person heads the department of the other. */
export const sorumlusuMu = (db: Db, sorumlu: number, departmanId: DepartmanId): Promise<boolean> =>
  read(db).value(sql<{ var: boolean }>`select exists (select from departman
    where id = ${departmanId} and sorumlu_id = ${sorumlu}) as var`);

/** Receivers of a report: holders of the right, or else privileged people, without the given ones. */
export async function gozetenler(db: Db, haric: readonly number[], simdi: Date): Promise<number[]> {
  for (const yetki of [YETKI.yazismaGozet, YETKI.ayricalikli]) {
    const { rows } = await sql<{ id: number }>`
      select k.id from kisi k join etkin_yetki y on y.kisi_id = k.id and y.yetki_id = ${yetki}
      where ${girebilir('k', istanbulGunu(simdi))} and k.id <> all(${[...haric]}::int[]) order by k.id`.execute(db);
    if (rows.length > 0) return rows.map((k) => k.id);
  }
  return [];
}
