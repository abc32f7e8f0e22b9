import type { GelenFatura } from '@masabasi/core/mali/fatura/contract';
import { ALINAMAYAN_GUN, GELEN_YANIT_ADLARI } from '@masabasi/core/mali/fatura/gelen';
import type { GelenListesi } from '@masabasi/core/mali/fatura/liste';
import type { Aykirilik } from '@masabasi/core/mali/fatura/kontrol';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { icerenKalip, type Kaynak, metinSirasi, sira } from '../../platform/list/liste.ts';

/** Queries about incoming invoices. */

const GUN = sql`(select a.yanit_gun from fatura_ayari a)`;
const GELIS = sql`(g.gelis_zamani at time zone 'Europe/Istanbul')::date`;
/** Without an answer in time an invoice counts as accepted. */
const yanit = (bugun: Gun) =>
  sql`case when g.yanit = 'bekliyor' and ${bugun}::date > ${GELIS} + ${GUN} then 'suresiDoldu' else g.yanit end`;
const satir = (
  bugun: Gun,
) => sql`g.id as "Id", g.ettn::text as "Ettn", g.no as "No", g.tarih as "Tarih", g.gonderen as "Gonderen",
  case when length(g.gonderen_kimlik) = 11 then left(g.gonderen_kimlik, 3) || '******' || right(g.gonderen_kimlik, 2)
    else g.gonderen_kimlik end as "GonderenNo",
  g.senaryo as "Senaryo", g.tip as "Tip", g.para_birimi as "ParaBirimi", g.matrah as "Matrah", g.vergi as "Vergi",
  g.odenecek as "Odenecek", g.kaynak as "Kaynak", g.gelis_zamani as "Gelis",
  ${yanit(bugun)} as "Yanit", (${JSON.stringify(GELEN_YANIT_ADLARI)}::jsonb ->> (${yanit(bugun)})) as "YanitAdi",
  case when g.senaryo = 'TICARIFATURA' then ${GELIS} + ${GUN} end as "SonGun", jsonb_array_length(g.aykiriliklar) as "Aykiri",
  g.surum as "Surum"`;

export const gelenKaynagi = (bugun: Gun): Kaynak<GelenListesi> => ({
  takma: 'g',
  kayitlar: sql`gelen_fatura`,
  anahtar: sql`g.id`,
  kapsam: sql`true`,
  kelimeler: (ara) =>
    aramaParcalari(ara).map(
      (kelime) => sql`(katla(g.gonderen) like ${icerenKalip(kelime)} or lower(g.no) like ${icerenKalip(kelime)}
        or g.gonderen_kimlik like ${icerenKalip(kelime)})`,
    ),
  suzgecler: {
    GelenBas: (gun) => sql`g.tarih >= ${gun}::date`,
    GelenSon: (gun) => sql`g.tarih <= ${gun}::date`,
    GelenYanit: (durum) => sql`(${yanit(bugun)}) = ${durum}`,
    GelenSekme: (sekme) =>
      sekme === 'bekleyen'
        ? sql`(${yanit(bugun)}) = 'bekliyor'`
        : sekme === 'aykiri'
          ? sql`jsonb_array_length(g.aykiriliklar) > 0`
          : sql`true`,
  },
  siralar: {
    Gelis: sira(sql`g.gelis_zamani`),
    Tarih: sira(sql`g.tarih`),
    Gonderen: metinSirasi(sql`g.gonderen`),
    Odenecek: sira(sql`g.odenecek`),
  },
  sutunlar: satir(bugun),
  tablolar: sql`join gelen_fatura g on g.id = x.id`,
});

export interface GelenKarti extends GelenFatura {
  readonly xml: string;
  readonly aykiriliklar: Aykirilik[];
  readonly YanitNedeni: string;
  readonly YanitHatasi: string;
  readonly Yanitlayan: string | null;
  readonly YanitZamani: string | null;
}

/** One incoming invoice. Null: there is none. */
export const gelenKarti = async (db: Db, id: number, bugun: Gun, kilitle = false): Promise<GelenKarti | null> => {
  if (kilitle) await sql`select id from gelen_fatura where id = ${id} for update`.execute(db);
  return read(db).first(sql<GelenKarti>`
    select ${satir(bugun)}, g.xml, g.aykiriliklar, g.yanit_nedeni as "YanitNedeni", g.yanit_hatasi as "YanitHatasi",
      g.yanit_zamani as "YanitZamani", (select k.gorunen_ad from kisi k where k.id = g.yanitlayan_id) as "Yanitlayan"
    from gelen_fatura g where g.id = ${id}`);
};

const GUN_MS = 86_400_000;
/** Recent documents of the integrator that could not be kept, the newest first. */
export const gelenAlinamayanlar = (db: Db, simdi: Date) =>
  db
    .selectFrom('gelen_alinamayan')
    .select(['ettn as Ettn', 'neden as Neden', 'zaman as Zaman'])
    .where('zaman', '>', new Date(simdi.getTime() - ALINAMAYAN_GUN * GUN_MS).toISOString())
    .orderBy('zaman', 'desc')
    .orderBy('ettn')
    .limit(10)
    .execute();
