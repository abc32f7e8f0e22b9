import { endpoints } from '@masabasi/core/contract';
import type { AydinlatmaMetni, AydinlatmaSurumu, ErisimSatiri, SaklamaSatiri } from '@masabasi/core/kisi/kvkk/contract';
import { degisimYaz } from '@masabasi/core/denetimYazi';
import { type SaklamaKonusu, yerTutucular } from '@masabasi/core/kisi/kvkk/rules';
import { type Gun, gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { denetimBilgisi, denetimdekiKisi, eylemAdi, kayitAdlari } from '../../platform/denetim/api.ts';
import type { KisiId, UrunKapsami } from '../../platform/http/access.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';

const guncelSurum = sql<number>`(select max(surum) from aydinlatma)`;

/** True if the person has not read the newest notice. */
export const aydinlatmaGerekli = (db: Db, kisiId: KisiId): Promise<boolean> =>
  read(db).value(sql<{ gerekli: boolean }>`
    select not exists (select from aydinlatma_goruldu where kisi_id = ${kisiId} and surum = ${guncelSurum}) as gerekli`);

/** A version of the notice, by default the newest, with the time of the person's reading. */
export const aydinlatmaMetni = (
  db: Db,
  kisiId: KisiId,
  surum: number | undefined,
): Promise<AydinlatmaMetni | undefined> =>
  db
    .selectFrom('aydinlatma as a')
    .leftJoin('aydinlatma_goruldu as g', (j) => j.onRef('g.surum', '=', 'a.surum').on('g.kisi_id', '=', kisiId))
    .select([
      'a.surum as Surum',
      'a.metin as Metin',
      'a.zaman as Zaman',
      sql<boolean>`a.surum = ${guncelSurum}`.as('Guncel'),
      'g.zaman as Goruldu',
    ])
    .$if(surum !== undefined, (q) => q.where('a.surum', '=', surum!))
    .orderBy('a.surum', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Records that a person has read a version. A repeat changes nothing. */
export const goruldugunuYaz = (db: Db, kisiId: KisiId, surum: number, ip: string, simdi: Date) =>
  db
    .insertInto('aydinlatma_goruldu')
    .values({ kisi_id: kisiId, surum, zaman: simdi, ip })
    .onConflict((oc) => oc.doNothing())
    .execute();

const surumleri = (db: Db, tablo: 'aydinlatma' | 'musteri_aydinlatma', okuyan: RawBuilder<number>) =>
  read(db).rows(sql<AydinlatmaSurumu>`
    select a.surum as "Surum", a.metin as "Metin", k.gorunen_ad as "Yazan", a.zaman as "Zaman", ${okuyan} as "Okuyan"
    from ${sql.table(tablo)} a left join kisi k on k.id = a.yazan_id order by a.surum desc`);

/** Versions of the notice as they were written, newest first, each with its number of readers. */
export const aydinlatmaSurumleri = (db: Db) =>
  surumleri(db, 'aydinlatma', sql`(select count(*) from aydinlatma_goruldu g where g.surum = a.surum)`);

/** The same for customers. Nobody has to confirm them. */
export const musteriSurumleri = (db: Db) => surumleri(db, 'musteri_aydinlatma', sql`0`);

/** The valid notice for customers. */
export const musteriMetni = (db: Db) =>
  db
    .selectFrom('musteri_aydinlatma')
    .select(['metin', 'zaman'])
    .orderBy('surum', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Adds a version. False when another person has added it meanwhile. */
export async function surumEkle(
  db: Db,
  tablo: 'aydinlatma' | 'musteri_aydinlatma',
  surum: { readonly surum: number; readonly metin: string; readonly yazan_id: KisiId; readonly zaman: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(tablo)
    .values(surum)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Readers of a version, the latest first. */
export const okuyanlar = (db: Db, surum: number) =>
  db
    .selectFrom('aydinlatma_goruldu as g')
    .innerJoin('kisi as k', 'k.id', 'g.kisi_id')
    .innerJoin('departman as d', 'd.id', 'k.departman_id')
    .select(['k.id as Id', 'k.gorunen_ad as Ad', 'd.ad as Departman', 'g.zaman as Zaman', 'g.ip as Ip'])
    .where('g.surum', '=', surum)
    .orderBy('g.zaman', 'desc')
    .orderBy('k.id')
    .execute();

/** Staff who may sign in and have not read a version. */
export const okumayanlar = (db: Db, surum: number) =>
  db
    .selectFrom('kisi as k')
    .innerJoin('departman as d', 'd.id', 'k.departman_id')
    .select(['k.id as Id', 'k.gorunen_ad as Ad', 'd.ad as Departman'])
    .where('k.aktif', '=', true)
    .where('k.giris_izni', '=', true)
    .where(sql<boolean>`not exists (select from aydinlatma_goruldu g where g.kisi_id = k.id and g.surum = ${surum})`)
    .orderBy(sql`k.ad collate "tr-TR-x-icu"`)
    .orderBy(sql`k.soyad collate "tr-TR-x-icu"`)
    .execute();

/** Retention period of each kind of record, in months. */
export async function saklamaAylari(db: Db): Promise<Record<SaklamaKonusu, number>> {
  const rows = await db.selectFrom('saklama').select(['konu', 'ay']).execute();
  return Object.fromEntries(rows.map((r) => [r.konu, r.ay])) as Record<SaklamaKonusu, number>;
}

/** Retention periods with the last destruction of each kind. */
export const saklamalar = (db: Db) =>
  read(db).rows(sql<SaklamaSatiri>`
    select s.konu, s.ay as "Ay", s.surum as "Surum", i.zaman as "SonImha", coalesce(i.adet, 0) as "SonAdet"
    from saklama s
    left join lateral (
      select zaman, sum(adet) as adet from imha_kaydi where konu = s.konu group by zaman order by zaman desc limit 1
    ) i on true`);

/** Locks the periods until the transaction ends, because each is checked against the others. */
export const saklamaKilitle = (db: Db) =>
  db.selectFrom('saklama').select(['konu', 'ay as Ay', 'surum as Surum']).orderBy('konu').forUpdate().execute();

export const saklamaDegistir = (db: Db, konu: SaklamaKonusu, ay: number) =>
  db
    .updateTable('saklama')
    .set((eb) => ({ ay, surum: eb('surum', '+', 1) }))
    .where('konu', '=', konu)
    .returning('surum as Surum')
    .executeTakeFirstOrThrow();

/** Number of people who left without an exit date. */
export const tarihsizAyrilanlar = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('kisi')
      .select(sql<number>`count(*)`.as('adet'))
      .where('aktif', '=', false)
      .where('anonim', 'is', null)
      .where('cikis_tarihi', 'is', null)
      .executeTakeFirstOrThrow()
  ).adet;

/** Destroyed records, newest first. The batches of one run form one row. */
export const imhaKayitlari = (db: Db, enFazla: number) =>
  db
    .selectFrom('imha_kaydi')
    .select(['zaman as Zaman', 'konu', 'sinir as Sinir', sql<number>`sum(adet)`.as('Adet')])
    .groupBy(['zaman', 'konu', 'sinir'])
    .orderBy('zaman', 'desc')
    .orderBy('konu')
    .limit(enFazla)
    .execute();

// ——— access log ———

/** Read calls: an audit entry under the name of such a call is a view. */
const BAKISLAR = endpoints.filter(({ endpoint }) => endpoint.effect === 'read').map(({ name }) => name);

export interface ErisimSorusu {
  readonly ilk: Gun;
  readonly son: Gun;
  readonly kisiId: KisiId | null;
}

/** Views of other people's data between two days, both included, newest first. Optionally before an id. */
export async function erisimler(
  db: Db,
  s: ErisimSorusu,
  urunler: UrunKapsami,
  enFazla: number,
  oncesi: number | null = null,
): Promise<ErisimSatiri[]> {
  const { rows } = await sql<Omit<ErisimSatiri, 'Bilgi'> & { Bilgi: unknown; Kod: string; Nesne: string }>`
    select d.id as "Id", d.zaman as "Zaman", b.gorunen_ad as "Bakan", k.gorunen_ad as "Kisi", ${eylemAdi} as "Eylem",
      d.eylem as "Kod", d.nesne as "Nesne",
      ${denetimBilgisi} as "Bilgi", d.ip as "Ip"
    from denetim d
    join kisi b on b.id = d.kisi_id
    cross join lateral (select ${denetimdekiKisi} as id) z
    left join kisi k on k.id = z.id
    where d.zaman >= ${new Date(istanbulAni(s.ilk))} and d.zaman < ${new Date(istanbulAni(gunEkle(s.son, 1)))}
      and d.eylem = any(${BAKISLAR}) and d.nesne_id is not null and z.id is distinct from d.kisi_id
      and (${s.kisiId}::int is null or z.id = ${s.kisiId}) and (${oncesi}::bigint is null or d.id < ${oncesi})
    order by d.id desc limit ${enFazla}`.execute(db);
  const adlar = await kayitAdlari(
    db,
    rows.map((r) => ({ nesne: r.Nesne, eylem: r.Kod, degerler: [r.Bilgi] })),
    urunler,
  );
  return rows.map(({ Kod, Nesne, ...r }) => ({
    ...r,
    Bilgi: r.Bilgi === null ? null : degisimYaz(r.Bilgi, { nesne: Nesne, eylem: Kod, adlar }),
  }));
}

/** Present values of the placeholders in a notice. */
export const degerler = async (db: Db): Promise<Record<string, string>> =>
  yerTutucular((await kurulumSatiri(db))?.sirket ?? '', await saklamaAylari(db));
