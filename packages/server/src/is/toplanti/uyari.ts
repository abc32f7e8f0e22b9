import { RANDEVU_DK } from '@masabasi/core/musteri/demo/rules';
import { gunEkle, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import {
  cakismalar,
  mesguliyetler,
  type CalismaSaati,
  type Mesguliyet,
  type MesgulAralik,
  oneriler,
  ONERI_GUNU,
  saatAraligi,
} from '@masabasi/core/is/toplanti/uygunluk';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { tatiller } from '../../izin/izin/api.ts';
import { gorulen, odadakiler, type Okuyan } from './queries.ts';

/** Obstacles at a time of a meeting, and better times. */

interface MesgulSatiri {
  readonly kisi: number;
  readonly tur: Mesguliyet;
  /** The details that the reader may know. Null when the reader may know only that it exists. */
  readonly ad: string | null;
  readonly bas: string;
  readonly bit: string;
}

const YEREL = sql.lit('Europe/Istanbul');
const SOZU: Readonly<Record<Exclude<Mesguliyet, 'izin'>, string>> = {
  toplanti: 'başka bir toplantıda',
  egitim: 'bir eğitimde',
  randevu: 'bir demo randevusunda',
  ziyaret: 'başka bir ziyarette',
};

const sozu = ({ tur, ad, bas, bit }: MesgulSatiri): string =>
  tur === 'izin' ? (ad ?? 'İzinli') : [`${SOZU[tur]}, ${saatAraligi(bas, bit)}`, ad].filter(Boolean).join(': ');

/** The appointments of these people between two moments, without some meetings. */
async function mesguller(
  db: Db,
  o: {
    readonly kisiler: readonly number[];
    readonly bas: string;
    readonly bit: string;
    readonly haric: readonly number[];
    readonly haricZiyaret?: number;
  },
  kim: Okuyan,
): Promise<MesgulAralik[]> {
  const [kisiler, bas, bit] = [sql`${[...o.kisiler]}::int[]`, sql`${o.bas}::timestamptz`, sql`${o.bit}::timestamptz`];
  const { ben } = kim;
  const { rows } = await sql<MesgulSatiri>`
    select * from (
      select z.kisi_id as kisi, 'izin' as tur,
        case when t.pano_gizli and not (z.kisi_id = ${ben.Id} or ${ben.ayricalikli}
          or k.departman_id = any(${[...ben.sorumluOldugu]}::int[])) then null else t.ad end as ad,
        (z.baslangic + coalesce(z.baslama_saati, time '00:00')) at time zone ${YEREL} as bas,
        (z.bitis + coalesce(z.bitis_saati, time '00:00')) at time zone ${YEREL} as bit
      from izin z join izin_tur t on t.id = z.tur_id join kisi k on k.id = z.kisi_id
      where z.kisi_id = any(${kisiler}) and z.silindi is null
        and z.baslangic <= (${bit} at time zone ${YEREL})::date and z.bitis >= (${bas} at time zone ${YEREL})::date
      union all
      select x.kisi, 'toplanti', case when ${gorulen(kim)} then t.konu end, t.baslama_zamani, t.bitis_zamani
      from toplanti t cross join lateral (
          select kk.kisi_id as kisi from toplanti_katilimci kk
          where kk.toplanti_id = t.id and kk.kisi_id = any(${kisiler}) and kk.davet_durum <> 'katilmayacak'
            and kk.rol <> 'bilgi'
          union select t.duzenleyen_id where t.duzenleyen_id = any(${kisiler})) x
      where t.durum in ('planlandi', 'yapiliyor') and t.id <> all(${[...o.haric]}::int[])
        and t.baslama_zamani < ${bit} and t.bitis_zamani > ${bas} and t.baslama_zamani > ${bas} - interval '24 hours'
      union all
      select e.egitmen_id, 'egitim', null, e.planlanan_baslama, e.planlanan_bitis from egitim e
      where e.egitmen_id = any(${kisiler}) and e.durum = 'planlandi' and e.planlanan_baslama < ${bit}
        and e.planlanan_bitis > ${bas}
      union all
      select d.atanan_id, 'randevu', null, d.randevu_zamani, d.randevu_zamani + ${RANDEVU_DK} * interval '1 minute'
      from demo_istek d
      where d.atanan_id = any(${kisiler}) and d.kapanis_zamani is null and d.randevu_zamani < ${bit}
        and d.randevu_zamani + ${RANDEVU_DK} * interval '1 minute' > ${bas}
      union all
      select x.kisi, 'ziyaret', case when ${ben.Id} in (z.personel_id, x.kisi) then m.gorunen_ad end, z.baslama_zamani,
        z.bitis_zamani
      from ziyaret z join musteri m on m.id = z.musteri_id cross join lateral (
          select z.personel_id as kisi where z.personel_id = any(${kisiler})
          union select zk.kisi_id from ziyaret_katilimci zk where zk.ziyaret_id = z.id and zk.kisi_id = any(${kisiler})) x
      where z.durum <> 'olmadi' and z.id <> ${o.haricZiyaret ?? 0} and z.baslama_zamani < ${bit}
        and z.bitis_zamani > ${bas} and z.baslama_zamani > ${bas} - interval '24 hours') y
    where y.bit > y.bas order by y.bas`.execute(db);
  return rows.map((m) => ({ UserId: m.kisi, Tur: m.tur, Ne: sozu(m), Bas: m.bas, Bit: m.bit }));
}

/** The working hours of these people. */
const calismaSaatleri = (db: Db, kisiler: readonly number[]): Promise<CalismaSaati[]> =>
  read(db).rows(sql<CalismaSaati>`
    select k.id as "UserId", k.gorunen_ad as "Ad",
      case when k.mesai_baslangic is null and d.vardiya_dakika is not null then null
        else to_char(coalesce(k.mesai_baslangic, d.mesai_baslangic), 'HH24:MI') end as "Bas",
      case when k.mesai_baslangic is null and d.vardiya_dakika is not null then null
        else to_char(coalesce(k.mesai_bitis, d.mesai_bitis), 'HH24:MI') end as "Bit",
      coalesce(k.calisma_gunleri, d.calisma_gunleri, array[1, 2, 3, 4, 5]) as "Gunler"
    from kisi k join departman d on d.id = k.departman_id
    where k.id = any(${[...kisiler]}::int[]) order by k.ad collate "tr-TR-x-icu", k.soyad collate "tr-TR-x-icu", k.id`);

export interface SorulanZaman {
  readonly kisiler: readonly number[];
  readonly bas: string;
  readonly bit: string;
  readonly odaId: number | null;
  /** Meetings that move themselves. */
  readonly haric: readonly number[];
}
/** One time, or all times of a series. */
export interface SorulanZamanlar extends Omit<SorulanZaman, 'bas' | 'bit'> {
  readonly zamanlar: readonly { readonly bas: string; readonly bit: string }[];
}

/** Number of shown sentences about the obstacles of a series. The rest is only counted. */
const EN_COK_UYARI = 12;
export const kisaltilmis = (uyarilar: readonly string[]): string[] =>
  uyarilar.length <= EN_COK_UYARI
    ? [...uyarilar]
    : [...uyarilar.slice(0, EN_COK_UYARI), `Bunlardan başka ${uyarilar.length - EN_COK_UYARI} uyarı daha var.`];

/** In a series each sentence begins with its day. */
const gunlu = (z: SorulanZamanlar, bas: string, soz: string): string =>
  z.zamanlar.length > 1 ? `${tarihYaz(istanbulGunu(bas))}: ${soz}` : soz;

/** Sentences about obstacles at each time. The facts of all times are read at once. */
export async function zamanUyarilari(db: Db, z: SorulanZamanlar, kim: Okuyan, simdi: Date): Promise<string[]> {
  const bas = z.zamanlar.reduce((a, b) => (b.bas < a ? b.bas : a), z.zamanlar[0]!.bas);
  const bit = z.zamanlar.reduce((a, b) => (b.bit > a ? b.bit : a), z.zamanlar[0]!.bit);
  const [kisiler, mesgul, tatil] = await Promise.all([
    calismaSaatleri(db, z.kisiler),
    mesguller(db, { kisiler: z.kisiler, bas, bit, haric: z.haric }, kim),
    tatiller(db, istanbulGunu(bas), istanbulGunu(bit)),
  ]);
  return z.zamanlar.flatMap((an) =>
    [
      ...(Date.parse(an.bas) < simdi.getTime() ? ['Yazdığınız zaman geçmişte.'] : []),
      ...cakismalar({ Bas: an.bas, Bit: an.bit }, kisiler, mesgul, tatil),
    ].map((s) => gunlu(z, an.bas, s)),
  );
}

/** Other appointments of these people at the time of a visit, in the sentences of meetings. */
export async function ziyaretUyarilari(
  db: Db,
  z: { readonly Id: number; readonly kisiler: readonly number[]; readonly bas: string; readonly bit: string },
  kim: Okuyan,
): Promise<string[]> {
  const [kisiler, mesgul] = await Promise.all([
    calismaSaatleri(db, z.kisiler),
    mesguller(db, { ...z, haric: [], haricZiyaret: z.Id }, kim),
  ]);
  return mesguliyetler({ Bas: z.bas, Bit: z.bit }, kisiler, mesgul);
}

/** Lets one transaction at a time give rooms away, so that the next one sees the first. */
export const odalariKilitle = (db: Db, idler: readonly (number | null)[]) =>
  sql`select id from toplanti_oda where id = any(${[...idler]}::int[]) order by id for no key update`.execute(db);

/** The sentences that refuse the room at these times, with the names of the meetings that have it. */
export async function odaEngelleri(db: Db, z: SorulanZamanlar): Promise<string[]> {
  if (z.odaId === null) return [];
  return (await odadakiler(db, z.odaId, z.zamanlar, z.haric)).map((d) =>
    gunlu(
      z,
      d.bas,
      `${d.Oda} bu saatte dolu: ${d.Konu}, ${saatAraligi(d.Bas, d.Bit)} (${d.Duzenleyen}). Başka oda ya da saat seçiniz.`,
    ),
  );
}

/** The next times that suit everybody and the room. */
export async function zamanOnerileri(db: Db, z: SorulanZaman, kim: Okuyan, simdi: Date) {
  const ilk = new Date(Math.max(simdi.getTime(), Date.parse(z.bas)));
  const gun = istanbulGunu(ilk);
  const son = gunEkle(gun, ONERI_GUNU + 1);
  const aralik = { ...z, bas: ilk.toISOString(), bit: `${son}T00:00:00+03:00` };
  const [kisiler, mesgul, tatil, oda] = await Promise.all([
    calismaSaatleri(db, z.kisiler),
    mesguller(db, aralik, kim),
    tatiller(db, gun, son),
    z.odaId === null
      ? []
      : sql<{ Bas: string; Bit: string }>`select baslama_zamani as "Bas", bitis_zamani as "Bit" from toplanti
          where oda_id = ${z.odaId} and durum in ('planlandi', 'yapiliyor') and id <> all(${[...z.haric]}::int[])
            and bitis_zamani > ${ilk} and baslama_zamani < ${aralik.bit}::timestamptz`
          .execute(db)
          .then((r) => r.rows),
  ]);
  const sure = Math.round((Date.parse(z.bit) - Date.parse(z.bas)) / 60_000);
  return oneriler({ simdi: ilk, sure, kisiler, mesgul, tatiller: tatil, oda });
}
