import type { IzinliKisi, Moladaki, MolaKaydi } from '@masabasi/core/mesai/mola/contract';
import { type MolaGrubu, grubunIdleri, molaAdi } from '@masabasi/core/mesai/mola/rules';
import { gunEkle, istanbulAni, istanbulGunu, ms } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import { type Db, hazir, planDisi, telAni } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { Ben, DepartmanId, Kapsam, KisiId } from '../../platform/http/access.ts';

const idListesi = (idler: readonly number[]) => sql.raw(idler.join(','));

const limiti = (grup: MolaGrubu) => sql.ref(grup === 'yemek' ? 'yemek_limit' : 'diger_limit');

/**
 * Locks the department until the transaction ends, so that nobody else counts its places of this group. Departments
 * without a count need no wait.
 * @returns number of places; null: no limit
 */
export const yerleriKilitle = (db: Db, departmanId: DepartmanId, grup: MolaGrubu): Promise<number | null> =>
  sql<{ yer: number }>`${hazir(`yer_kilit_${grup}`)}
    select ${limiti(grup)} as yer from departman where id = ${departmanId} and ${limiti(grup)} is not null for no key update`
    .execute(db)
    .then((r) => r.rows[0]?.yer ?? null);

/**
 * People who take a place of this group in the department now, except the person themself. Also the moment when the
 * last free place became free, if it is later than `simdi`: a person who waited, or asked a server with a slow clock,
 * has the place from then on. Without a limit nobody is searched.
 */
export async function yerler(db: Db, departmanId: DepartmanId, grup: MolaGrubu, haric: KisiId, simdi: Date) {
  const an = planDisi(simdi, 'timestamptz');
  const { rows } = await sql<{ moladakiler: Moladaki[]; son: string | null }>`${hazir(`yerler_${grup}`)}
    select y.moladakiler, y.son from departman d, lateral (
      select
        (select coalesce(json_agg(json_build_object('Id', k.id, 'Ad', k.gorunen_ad, 'Mola_Durum_Id', a.durum_id,
            'mola', t.ad, 'Baslama_Zamani', a.baslama) order by a.baslama, a.id), '[]')
        from mola a
        join mesai m on m.id = a.mesai_id
        join kisi k on k.id = a.kisi_id
        join mola_tur t on t.id = a.durum_id
        where a.bitis is null and a.durum_id in (${idListesi(grubunIdleri(grup))}) and k.departman_id = d.id
          and k.id <> ${haric} and k.aktif and m.bitis is null and m.planlanan_bitis > ${an}) as moladakiler,
        (select max(a.bitis)
        from kisi k
        join mesai m on m.kisi_id = k.id and m.baslama > ${an} - interval '2 days'
        join mola a on a.mesai_id = m.id
        where k.departman_id = d.id and a.durum_id in (${idListesi(grubunIdleri(grup))}) and a.bitis > ${an}) as son) y
    where d.id = ${departmanId} and d.${limiti(grup)} is not null`.execute(db);
  const [y] = rows;
  if (y === undefined) return null;
  // Inside a list, a timestamp comes in the database's own format.
  return {
    son: y.son,
    moladakiler: y.moladakiler.map((m) => ({ ...m, Baslama_Zamani: telAni(new Date(m.Baslama_Zamani)) })),
  };
}

/** Closes the open record at this moment and opens the next in the same shift. */
export const sonrakiniAc = (
  db: Db,
  kisiId: KisiId,
  yeni: { readonly Id: number; readonly durum: number; readonly aciklama: string | null },
  an: Date,
  ip: string,
) =>
  sql`${hazir('durum_degistir')}
    with eski as (
      update mola set bitis = ${an} where kisi_id = ${kisiId} and bitis is null returning mesai_id
    )
    insert into mola (id, kisi_id, mesai_id, durum_id, baslama, bitis, aciklama, ip)
    select ${yeni.Id}::bigint, ${kisiId}::int, mesai_id, ${yeni.durum}::int, ${an}::timestamptz, null,
      ${yeni.aciklama}::text, ${ip}::text from eski`.execute(db);

/** Break records of a person between two shift days (both included), in time order. */
export const molaKayitlari = async (...sorulan: Parameters<typeof gunlukKayitlar>): Promise<MolaKaydi[]> =>
  (await gunlukKayitlar(...sorulan)).map(({ Gun: _gun, ...r }) => r);

/**
 * Records of the shifts that touch a range of days: those of the days, and a night that reaches into the first one. A
 * single day returns its own shifts, so that their total equals the bar. Only a day without a shift returns the night
 * that reaches into it.
 */
export async function degenKayitlar(
  db: Db,
  kisiId: KisiId,
  ilk: string,
  son: string,
  simdi: Date,
): Promise<MolaKaydi[]> {
  const kayitlar = await gunlukKayitlar(db, kisiId, gunEkle(ilk, -1), son, simdi);
  const gunBasi = istanbulAni(ilk);
  const ulasan = kayitlar.some((k) => k.Gun < ilk && ms(k.Bitis_Zamani ?? simdi) > gunBasi);
  const kendi = kayitlar.filter((k) => k.Gun >= ilk);
  const donen = ulasan && (ilk < son || kendi.length === 0) ? kayitlar : kendi;
  return donen.map(({ Gun: _gun, ...k }) => k);
}

/** The same, each with its shift day. */
export async function gunlukKayitlar(
  db: Db,
  kisiId: KisiId,
  ilk: string,
  son: string,
  simdi: Date,
): Promise<(MolaKaydi & { readonly Gun: string })[]> {
  const rows = await db
    .selectFrom('mesai as g')
    .innerJoin('mola as m', 'm.mesai_id', 'g.id')
    .select((q) => [
      'm.id as Id',
      'm.durum_id as Mola_Durum_Id',
      'm.baslama as Baslama_Zamani',
      'm.bitis as Bitis_Zamani',
      'm.aciklama as Aciklama',
      'm.otomatik as Otomatik',
      'g.planlanan_bitis as planlanan',
      'g.gun as Gun',
      q
        .selectFrom('mola_duzeltme as z')
        .select('z.durum')
        .whereRef('z.mola_id', '=', 'm.id')
        .orderBy('z.id', 'desc')
        .limit(1)
        .as('Duzeltme'),
      q
        .selectFrom('mola_duzeltme as z')
        .select(sql<string | null>`case when z.durum = 'Reddedildi' then z.karar_aciklama end`.as('sebep'))
        .whereRef('z.mola_id', '=', 'm.id')
        .orderBy('z.id', 'desc')
        .limit(1)
        .as('DuzeltmeSebebi'),
    ])
    .where('g.kisi_id', '=', kisiId)
    .where('g.gun', '>=', planDisi(ilk, 'date') as RawBuilder<string>)
    .where('g.gun', '<=', planDisi(son, 'date') as RawBuilder<string>)
    .orderBy('m.baslama')
    .orderBy('m.id')
    .modifyEnd(hazir('gunluk_kayitlar'))
    .execute();
  return rows.map(({ planlanan, ...r }) => {
    const bitis = ms(r.Bitis_Zamani ?? Math.min(simdi.getTime(), ms(planlanan)));
    return {
      ...r,
      Ad: molaAdi(r.Mola_Durum_Id),
      Sure: Math.max(0, Math.floor((bitis - ms(r.Baslama_Zamani)) / 60_000)),
    };
  });
}

export const kisiAdi = async (db: Db, kisiId: KisiId): Promise<string> =>
  (await db.selectFrom('kisi').select('gorunen_ad as Ad').where('id', '=', kisiId).executeTakeFirstOrThrow()).Ad;

/** Departments, in Turkish order. */
export const departmanlar = (db: Db) =>
  db
    .selectFrom('departman')
    .select(['id as Id', 'ad as Ad', 'goster as Goster', 'sorumlu_id as Sorumlu'])
    .where('silindi', 'is', null)
    .orderBy(sql`ad collate "tr-TR-x-icu"`)
    .execute();

/**
 * People with full-day leave between the first and the last day, in the order of its beginning. Hidden types are cut
 * for readers who may not see them.
 */
export const izinliler = (db: Db, ilk: string, son: string, kisiId: KisiId, gorur: Kapsam) =>
  read(db).rows(sql<IzinliKisi>`
    select k.id as "Id", k.gorunen_ad as "Ad", d.ad as "Departman", z.baslangic as "Baslangic", z.bitis as "Bitis",
      case when t.pano_gizli and not (k.id = ${kisiId} or ${gorur.hepsi}
        or k.departman_id = any(${gorur.hepsi ? [] : [...gorur.departmanlar]})) then 'İzinli' else t.ad end as "izinTur"
    from izin z
    join kisi k on k.id = z.kisi_id
    join departman d on d.id = k.departman_id
    join izin_tur t on t.id = z.tur_id
    where z.silindi is null and z.baslangic <= ${son} and z.bitis > ${ilk} and z.bitis > z.baslangic and k.aktif
    order by greatest(z.baslangic, ${ilk}::date), d.ad collate "tr-TR-x-icu", k.ad collate "tr-TR-x-icu"`);

/** Record of the last shift that was closed automatically during a break, if the person was not asked about it yet. */
export const unutulanMola = async (db: Db, kisiId: KisiId) =>
  (await db
    .selectFrom('mesai as g')
    .innerJoin('mola as m', 'm.mesai_id', 'g.id')
    .select(['m.id as MolaId', 'm.durum_id', 'm.baslama as Baslama_Zamani', 'm.bitis as Bitis_Zamani'])
    .where('g.kisi_id', '=', kisiId)
    .where('g.unutuldu', '=', true)
    .where('m.otomatik', '=', true)
    .where('m.durum_id', 'is not', null)
    .where('m.bitis', 'is not', null)
    .orderBy('g.baslama', 'desc')
    .orderBy('m.id', 'desc')
    .executeTakeFirst()) ?? null;

/** Marks the forgotten break of the shift with this record of the person as answered. */
export const unutulaniKapat = (db: Db, kisiId: KisiId, molaId: number) =>
  db
    .updateTable('mesai')
    .set({ unutuldu: false })
    .where('kisi_id', '=', kisiId)
    .where('unutuldu', '=', true)
    .where('id', '=', (q) => q.selectFrom('mola').select('mesai_id').where('mola.id', '=', molaId))
    .executeTakeFirst();

export const molaTurleri = (db: Db) =>
  db.selectFrom('mola_tur').select(['id as Id', 'ad as Ad']).orderBy('id').execute();

/** Day of the shift that began at this moment. Today when there is none. */
export async function mesaiGunu(db: Db, kisiId: KisiId, baslama: string | null, simdi: Date): Promise<string> {
  if (baslama === null) return istanbulGunu(simdi);
  const m = await db
    .selectFrom('mesai')
    .select('gun')
    .where('kisi_id', '=', kisiId)
    .where('baslama', '=', baslama)
    .executeTakeFirst();
  return m?.gun ?? istanbulGunu(simdi);
}

/** A present member of staff: name and department. Undefined: nobody has this number. */
export const calisan = (db: Db, id: number) =>
  db
    .selectFrom('kisi as k')
    .innerJoin('departman as d', 'd.id', 'k.departman_id')
    .select(['k.gorunen_ad as Ad', 'd.ad as Departman', 'd.id as DepartmanId'])
    .where('k.id', '=', id)
    .where('k.aktif', '=', true)
    .executeTakeFirst();

/** A change from one status to another in the open shift. */
export interface DurumCevirmesi {
  readonly kisi: number;
  readonly nereden: number;
  readonly nereye: number;
  readonly aciklama: string | null;
  readonly an: Date;
  readonly ip: string;
}

/** Replaces a person's open record by another one, if it has this status. Returns their department, or null. */
export async function acikKaydiCevir(db: Db, c: DurumCevirmesi): Promise<number | null> {
  await sql`select id from kisi where id = ${c.kisi} for no key update`.execute(db);
  return read(db).firstValue(sql<{ departman_id: number }>`
    with eski as (
      update mola a set bitis = greatest(a.baslama, ${c.an}::timestamptz) from mesai g
      where a.kisi_id = ${c.kisi} and a.bitis is null and a.durum_id = ${c.nereden} and g.id = a.mesai_id and g.bitis is null
        and g.planlanan_bitis > ${c.an}::timestamptz
      returning a.mesai_id, a.kisi_id, a.bitis
    ), yeni as (
      insert into mola (kisi_id, mesai_id, durum_id, baslama, bitis, aciklama, ip)
      select kisi_id, mesai_id, ${c.nereye}::int, bitis, null, ${c.aciklama}::text, ${c.ip}::text from eski
      returning kisi_id
    )
    select k.departman_id from yeni y join kisi k on k.id = y.kisi_id`);
}

/** True if the person sees a department on the board. Permission 24 shows departments that show themselves. */
export const panodaGorur = async (db: Db, ben: Ben, id: DepartmanId): Promise<boolean> =>
  id === ben.departmanId ||
  ben.ayricalikli ||
  ben.sorumluOldugu.includes(id) ||
  (await db.selectFrom('departman').select('goster').where('id', '=', id).executeTakeFirst())?.goster === 1;
