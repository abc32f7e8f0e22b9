import type { PanoKarti, TakvimGorusmesi } from '@masabasi/core/masa/gorusmeler/contract';
import { PANO_DURUMLARI, type PanoDurumu, type TakvimGunu } from '@masabasi/core/masa/gorusmeler/rules';
import type { GorusmeSatiri } from '@masabasi/core/masa/gorusme/satirlar';
import { GORUSME_LISTESI, type GorusmeListesi } from '@masabasi/core/masa/gorusme/liste';
import { arananlar } from '@masabasi/core/platform/search/arananlar';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import type { Gorunum } from '@masabasi/core/platform/list/liste';
import { type Gun, gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { ACIK, gorusmeKaynagi, kapsamda, kardesler, kelimeli, type Okuyan, yenidenAcilir } from '../gorusme/api.ts';
import { type UrunKapsami, urunuGorur } from '../../platform/http/access.ts';
import { kosullari, ve } from '../../platform/list/liste.ts';

/** Tickets of a person's products that a view of the list finds. */
interface Suzulen {
  readonly okuyan: Okuyan;
  readonly urunler: UrunKapsami;
  readonly gorunum: Gorunum<GorusmeListesi>;
}
const kaynagi = ({ okuyan, urunler }: Suzulen) => gorusmeKaynagi(okuyan, urunler, null);
const suzgeci = (s: Suzulen) => kosullari(GORUSME_LISTESI, kaynagi(s), s.gorunum);

/** A card before the absences of assignees are known. */
type PanodakiGorusme = Omit<PanoKarti, 'SozYokluk'>;

interface Sutun {
  readonly Adet: number;
  readonly gorusmeler: PanodakiGorusme[];
}

/**
 * The number of tickets in each column of the board, and its first cards: earliest promise first, then last touched.
 * One query for all columns. Open and solved tickets each have an index of their own, and so a part each.
 */
export async function pano(
  db: Db,
  s: Suzulen,
  boylar: Readonly<Record<PanoDurumu, number>>,
): Promise<ReadonlyMap<PanoDurumu, Sutun>> {
  const { sutunlar, tablolar } = kaynagi(s);
  const parca = (kosul: RawBuilder<unknown>) =>
    sql`select g.id, g.durum, g.sla_bitis, g.son_hareket from gorusme g where ${kosul} and ${suzgeci(s)}`;
  const { rows } = await sql<PanodakiGorusme & { '#adet': number; DurumAnahtar: PanoDurumu }>`
    with aday as materialized (
      select a.id, a.durum, count(*) over (partition by a.durum)::int as adet,
        row_number() over (partition by a.durum order by a.sla_bitis asc nulls last, a.son_hareket desc, a.id desc)::int as yer
      from (${parca(ACIK)} union all ${parca(sql`g.durum = 'cozuldu'`)}) a
    ), x as materialized (
      select a.* from aday a
        join unnest(${[...PANO_DURUMLARI]}::text[], ${PANO_DURUMLARI.map((d) => boylar[d])}::int[]) b(durum, boy)
          on b.durum = a.durum and a.yer <= b.boy
    )
    select ${sutunlar}, ${yenidenAcilir(s.okuyan.simdi)} as "YenidenAcilir", x.adet as "#adet"
    from x ${tablolar} order by x.yer`.execute(db);
  const gruplar = Map.groupBy(rows, (g) => g.DurumAnahtar);
  return new Map(
    PANO_DURUMLARI.map((durum) => {
      const bunlar = gruplar.get(durum) ?? [];
      return [durum, { Adet: bunlar[0]?.['#adet'] ?? 0, gorusmeler: bunlar.map(({ '#adet': _a, ...g }) => g) }];
    }),
  );
}

/** Tickets offered for a merge; with more, a search narrows them down. */
const EN_COK_BIRLESEN = 20;

/**
 * The other open tickets of a customer that contain all of these words. Where none does, one typing mistake in a number
 * or title is forgiven.
 */
export async function birlesilebilenler(
  db: Db,
  g: { readonly Id: number; readonly MusteriId: number },
  ara: string,
  urunler: UrunKapsami,
) {
  const digerleri = (kelimeler: readonly RawBuilder<unknown>[], enCok: number) =>
    kardesler(db, g.MusteriId, urunler, { kosul: ve([sql`g.id <> ${g.Id}`, ACIK, ...kelimeler]), enCok });
  const bulunan = await digerleri(aramaParcalari(ara).map(kelimeli), EN_COK_BIRLESEN);
  if (bulunan.length > 0 || ara.trim() === '') return bulunan;
  const hepsi = await digerleri([], EN_COK_ACIK);
  return arananlar(ara, hepsi, (d) => `${d.No} ${d.Baslik}`).slice(0, EN_COK_BIRLESEN);
}

/** Promises of these tickets, if the reader sees them and a clock runs. */
export const sozleri = (db: Db, idler: readonly number[], urunler: UrunKapsami) =>
  read(db).rows(sql<{ No: string; SlaBitis: string | null }>`
    select g.no as "No", case when ${ACIK} and not g.sla_durdu then g.sla_bitis end as "SlaBitis" from gorusme g
    where g.id = any(${[...idler]}::int[]) and ${kapsamda(urunler)} order by g.sla_bitis nulls last, g.id`);

/** Active people who work with one of these products, each with their products; by name. */
export const adaylar = (db: Db, projeler: readonly number[]) =>
  read(db).rows(sql<{ Id: number; Ad: string; DepartmanId: number; ProjeIdler: number[] }>`
    select k.id as "Id", k.gorunen_ad as "Ad", k.departman_id as "DepartmanId",
      array_agg(p.id order by p.id) as "ProjeIdler"
    from kisi k join unnest(${[...projeler]}::int[]) p (id) on ${urunuGorur(sql`k.id`, sql`p.id`)}
    where k.aktif group by k.id order by k.ad collate "tr-TR-x-icu", k.soyad collate "tr-TR-x-icu", k.id`);

/** Closed tickets of a customer shown below the open ones. Open ones have a limit that nobody reaches. */
const SON_KAPANAN = 5;
const EN_COK_ACIK = 200;

/** A customer's tickets: all open ones by promise, then the last closed ones. */
export async function musterininGorusmeleri(
  db: Db,
  okuyan: Okuyan,
  urunler: UrunKapsami,
  musteriId: number,
): Promise<{ readonly gorusmelist: GorusmeSatiri[]; readonly Acik: number }> {
  const { kapsam, sutunlar, tablolar } = gorusmeKaynagi(okuyan, urunler, musteriId);
  const { rows } = await sql<GorusmeSatiri & { '#acik': boolean }>`
    with x as materialized (
      (select g.id, true as acik, row_number() over (order by g.sla_bitis asc nulls last, g.baslama_zamani, g.id) as yer
        from gorusme g where ${ACIK} and ${kapsam} order by yer limit ${sql.lit(EN_COK_ACIK)})
      union all
      (select g.id, false, row_number() over (order by coalesce(g.kapanis_zamani, g.cozum_zamani) desc, g.id desc) as yer
        from gorusme g where not (${ACIK}) and ${kapsam} order by yer limit ${sql.lit(SON_KAPANAN)})
    )
    select ${sutunlar}, x.acik as "#acik" from x ${tablolar} order by x.acik desc, x.yer`.execute(db);
  return {
    gorusmelist: rows.map(({ '#acik': _a, ...g }) => g),
    Acik: rows.filter((r) => r['#acik']).length,
  };
}

/** Time at which the last ticket of a customer began. */
export const sonGorusme = (db: Db, okuyan: Okuyan, urunler: UrunKapsami, musteriId: number) =>
  read(db).firstValue(sql<{ zaman: string }>`select g.baslama_zamani as zaman from gorusme g
    where ${gorusmeKaynagi(okuyan, urunler, musteriId).kapsam} order by g.baslama_zamani desc limit 1`);

/** For each calendar: the moment of a ticket that decides its day, and the tickets that it shows. */
const TAKVIMDEKI: Readonly<
  Record<
    TakvimGunu,
    (kisi: number) => { an: RawBuilder<unknown>; kaynak: RawBuilder<unknown>; kosul: RawBuilder<unknown> }
  >
> = {
  acilis: () => ({ an: sql`g.baslama_zamani`, kaynak: sql`gorusme g`, kosul: sql`true` }),
  soz: () => ({ an: sql`g.sla_bitis`, kaynak: sql`gorusme g`, kosul: ACIK }),
  // A person sees only own reminders.
  hatirlatma: (kisi) => ({
    an: sql`h.zaman`,
    kaynak: sql`gorusme g join hatirlatma h on h.gorusme_id = g.id and h.kisi_id = ${kisi}`,
    kosul: sql`true`,
  }),
};

export interface TakvimdekiGun {
  readonly Gun: Gun;
  readonly Adet: number;
  readonly gorusmeler: TakvimGorusmesi[];
}

/** Days with tickets, each with the number of tickets and the first of them. */
export async function takvim(
  db: Db,
  s: Suzulen,
  t: { readonly tur: TakvimGunu; readonly ilk: Gun; readonly son: Gun; readonly gunluk: number },
): Promise<TakvimdekiGun[]> {
  const { an, kaynak, kosul } = TAKVIMDEKI[t.tur](s.okuyan.ben.Id);
  const { rows } = await sql<TakvimGorusmesi & { '#gun': Gun; '#adet': number }>`
    with aday as materialized (
      select g.id, ${an} as zaman, (${an} at time zone 'Europe/Istanbul')::date as gun from ${kaynak}
      where ${kosul} and ${an} >= ${new Date(istanbulAni(t.ilk))} and ${an} < ${new Date(istanbulAni(gunEkle(t.son, 1)))}
        and ${suzgeci(s)}
    ), x as materialized (
      select * from (
        select a.*, count(*) over (partition by a.gun)::int as adet,
          row_number() over (partition by a.gun order by a.zaman, a.id)::int as yer
        from aday a
      ) b where b.yer <= ${t.gunluk}
    )
    select g.id as "Id", g.no as "No", g.baslik as "Baslik", m.gorunen_ad as "Musteri", g.atanan_id as "AtananId",
      k.gorunen_ad as "Atanan", g.durum as "DurumAnahtar", coalesce(d.ad, g.durum) as "Durum",
      x.zaman as "Zaman", x.gun as "#gun", x.adet as "#adet"
    from x join gorusme g on g.id = x.id join musteri m on m.id = g.musteri_id left join kisi k on k.id = g.atanan_id
      left join tanim d on d.liste = 'durumlar' and d.anahtar = g.durum
    order by x.gun, x.yer`.execute(db);
  return [...Map.groupBy(rows, (r) => r['#gun'])].map(([Gun, bunlar]) => ({
    Gun,
    Adet: bunlar[0]!['#adet'],
    gorusmeler: bunlar.map(({ '#gun': _g, '#adet': _a, ...g }) => g),
  }));
}

/** Numbers of tickets with each of these customers: begun from `ilk` until `orta`, and from `orta` until `son`. */
export const donemSayilari = (
  db: Db,
  musteriler: readonly number[],
  urunler: UrunKapsami,
  { ilk, orta, son }: { readonly ilk: Date; readonly orta: Date; readonly son: Date },
) =>
  read(db).rows(sql<{ MusteriId: number; Once: number; Sonra: number }>`
    select g.musteri_id as "MusteriId", (count(*) filter (where g.baslama_zamani < ${orta}))::int as "Once",
      (count(*) filter (where g.baslama_zamani >= ${orta}))::int as "Sonra"
    from gorusme g where g.musteri_id = any(${[...musteriler]}::int[]) and g.ust_id is null
      and g.baslama_zamani >= ${ilk} and g.baslama_zamani < ${son} and ${kapsamda(urunler)}
    group by 1`);
