import { GOREV_LISTESI, type GorevListesi } from '@masabasi/core/is/gorev/liste';
import type { CizelgeIsi, CizelgeYeri } from '@masabasi/core/is/gorev/cizelge';
import { AYNI_ANDA_IS, type GorevSekmesi, PANO_DURUMLARI } from '@masabasi/core/is/gorev/rules';
import type { CizelgeSatiri, GorevSatiri } from '@masabasi/core/is/gorev/satirlar';
import { aramaKoku } from '@masabasi/core/platform/text/kok';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import type { Gorunum } from '@masabasi/core/platform/list/liste';
import { gunKapasitesi, isHaftasi, type YukHaftasi } from '@masabasi/core/is/gorev/yuk';
import { karsilastir } from '@masabasi/core/platform/text/metin';
import { type Gun, gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import {
  bosSonda,
  dizinSirasi,
  icerenKalip,
  type Kaynak,
  kosullari,
  metinSirasi,
  sira,
} from '../../platform/list/liste.ts';
import type { calismalari } from '../../mesai/pano/api.ts';
import { ACIK, adi, gecikti, kapsamda, kisisi, SATIR_TABLOLARI, satiri } from './queries.ts';

/** The list of tasks: tabs, pages, counts, and the same view as a board. */

/** The reader, the time and the products. */
export interface Okuyan {
  readonly kisi: number;
  readonly simdi: Date;
  readonly projelist: UrunKapsami;
}

/** The filter of each tab. `g` is a task. */
const sekmeler = ({ kisi, simdi }: Okuyan): Readonly<Record<GorevSekmesi, RawBuilder<unknown>>> => ({
  acik: ACIK,
  benim: sql`(${ACIK} and g.atanan_id = ${kisi})`,
  testim: sql`(g.durum in ('testbekliyor', 'testte') and g.testci_id = ${kisi})`,
  geciken: gecikti(simdi),
  engelli: sql`(${ACIK} and g.engel is not null)`,
  kapanan: sql`not (${ACIK})`,
  hepsi: sql`true`,
});

/** Tasks that contain a word in any of its forms. */
export const kelimeli = (kelime: string) => sql`g.ara like ${icerenKalip(aramaKoku(kelime))}`;

/** The list of tasks within the reader's products. */
export const gorevKaynagi = (o: Okuyan): Kaynak<GorevListesi> => ({
  takma: 'g',
  kayitlar: sql`gorev`,
  anahtar: sql`g.id`,
  kapsam: kapsamda(o.projelist),
  kelimeler: (ara) => aramaParcalari(ara).map(kelimeli),
  suzgecler: {
    ProjeId: (proje) => sql`g.proje_id = ${proje}`,
    AtananId: (kisi) => sql`g.atanan_id = ${kisi}`,
    IsTurId: (tur) => sql`g.is_tur_id = ${tur}`,
    EkipId: (ekip) => sql`g.ekip_id = ${ekip}`,
    VersiyonId: (versiyon) => sql`g.versiyon_id = ${versiyon}`,
    Durum: (durum) => sql`g.durum = ${durum}`,
    sekme: (sekme) => sekmeler(o)[sekme],
  },
  siralar: {
    No: dizinSirasi(sql`g.id`),
    Baslik: metinSirasi(sql`g.baslik`),
    Proje: metinSirasi(adi('proje', sql`g.proje_id`)),
    AciliyetSira: sira(sql`(select t.sira from tanim t where t.id = g.aciliyet_id)`),
    Atanan: bosSonda(metinSirasi(kisisi(sql`g.atanan_id`))),
    Termin: bosSonda(sira(sql`g.termin`)),
    SonHareket: dizinSirasi(sql`g.son_hareket`),
  },
  sutunlar: satiri(o.simdi),
  tablolar: sql`join gorev g on g.id = x.id ${SATIR_TABLOLARI}`,
});

/** Tables behind the list and the board, which depend on the day and on no finer time. */
export const LISTE_TABLOLARI = [
  'gorev',
  'analiz',
  'dosya',
  'gorev_test',
  'kisi',
  'proje',
  'tanim',
  'versiyon',
] as const;

type PanoDurumu = (typeof PANO_DURUMLARI)[number];

/** The number of tasks in each column of the board, and its first cards, in the order that people gave them. */
export async function pano(
  db: Db,
  o: Okuyan,
  gorunum: Gorunum<GorevListesi>,
  boylar: Readonly<Record<PanoDurumu, number>>,
) {
  const { sutunlar, tablolar } = gorevKaynagi(o);
  const { rows } = await sql<GorevSatiri & { '#adet': number }>`
    with aday as materialized (
      select g.id, g.durum, count(*) over (partition by g.durum)::int as adet,
        row_number() over (partition by g.durum order by g.sira)::int as yer
      from gorev g where g.durum = any(${[...PANO_DURUMLARI]}::text[])
        and ${kosullari(GOREV_LISTESI, gorevKaynagi(o), gorunum)}
    ), x as materialized (
      select a.* from aday a
        join unnest(${[...PANO_DURUMLARI]}::text[], ${PANO_DURUMLARI.map((d) => boylar[d])}::int[]) b(durum, boy)
          on b.durum = a.durum and a.yer <= b.boy
    )
    select ${sutunlar}, x.adet as "#adet" from x ${tablolar} order by x.yer`.execute(db);
  const gruplar = Map.groupBy(rows, (g) => g.DurumAnahtar);
  return PANO_DURUMLARI.map((Durum) => {
    const bunlar = gruplar.get(Durum) ?? [];
    return { Durum, Adet: bunlar[0]?.['#adet'] ?? 0, gorevler: bunlar.map(({ '#adet': _adet, ...g }) => g) };
  });
}

/** People with more tasks of these products in work than the limit. */
export const asanlar = (db: Db, projelist: UrunKapsami) =>
  read(db).rows(sql<{ Id: number; Ad: string; Adet: number }>`
    select k.id as "Id", k.gorunen_ad as "Ad", x.adet as "Adet" from (
      select g.atanan_id, count(*)::int as adet from gorev g where g.durum = 'gelistirmede' and ${kapsamda(projelist)}
      group by g.atanan_id having count(*) > ${AYNI_ANDA_IS}
    ) x join kisi k on k.id = x.atanan_id order by x.adet desc, k.id`);

/** The remaining hours of a task `g`, from its estimate. Null without an estimate. */
const kalan = (simdi: Date) => sql`case when g.tahmini_sure is not null then greatest(0, g.tahmini_sure
  - coalesce((select sum(extract(epoch from coalesce(s.bitis, ${simdi}::timestamptz) - s.baslama)) / 3600
      from gorev_sure s where s.gorev_id = g.id), 0))::float8 end`;
const gunu = (zaman: RawBuilder<unknown>) => sql`to_char(${zaman} at time zone 'Europe/Istanbul', 'YYYY-MM-DD')`;

interface KalanIs {
  readonly AtananId: number;
  readonly Ad: string;
  readonly Termin: Gun | null;
  /** Hours. Null without an estimate. */
  readonly Kalan: number | null;
}

/** The tasks of a view that are left to build, with their assignee. */
export const kalanIsler = (db: Db, o: Okuyan, gorunum: Gorunum<GorevListesi>): Promise<KalanIs[]> =>
  read(db).rows(sql<KalanIs>`
    select g.atanan_id as "AtananId", ${kisisi(sql`g.atanan_id`)} as "Ad", g.termin as "Termin",
      ${kalan(o.simdi)} as "Kalan"
    from gorev g where g.atanan_id is not null and g.durum in ('planlandi', 'gelistirmede', 'testred')
      and ${kosullari(GOREV_LISTESI, gorevKaynagi(o), gorunum)}`);

const yuvarla = (saat: number): number => Math.round(saat * 10) / 10;

/** The work of each person in the coming weeks, beside their working hours, in the order of names. */
export function kisilerinYuku({
  isler,
  haftalar,
  calisma,
  tatil,
}: {
  readonly isler: readonly KalanIs[];
  readonly haftalar: readonly YukHaftasi[];
  readonly calisma: Awaited<ReturnType<typeof calismalari>>;
  readonly tatil: (gun: Gun) => number;
}) {
  const toplam = (bunlar: readonly KalanIs[]) => yuvarla(bunlar.reduce((t, g) => t + (g.Kalan ?? 0), 0));
  return [...Map.groupBy(isler, (g) => g.AtananId)]
    .map(([Id, bunlar]) => {
      const haftalik = Map.groupBy(bunlar, (g) => isHaftasi(haftalar, g.Termin));
      const kendi = calisma.get(Id)!;
      return {
        Id,
        Ad: bunlar[0]!.Ad,
        haftalar: haftalar.map(({ Ilk }, n) => {
          const gunler = Array.from({ length: 7 }, (_, i) => gunEkle(Ilk, i));
          const bu = haftalik.get(n) ?? [];
          const Kapasite = gunler.reduce((t, gun) => t + gunKapasitesi(kendi, gun, tatil(gun)), 0);
          return { Is: bu.length, Saat: toplam(bu), Kapasite: yuvarla(Kapasite) };
        }),
        SonraIs: haftalik.get(null)?.length ?? 0,
        SonraSaat: toplam(haftalik.get(null) ?? []),
        Tahminsiz: bunlar.filter((g) => g.Kalan === null).length,
      };
    })
    .toSorted((a, b) => karsilastir(a.Ad, b.Ad));
}

/**
 * All tasks left to build, outside any scope, because every task takes hours of its person. A task names the tasks that
 * it waits for when those are also left to build.
 */
export const yapilacaklar = (db: Db, simdi: Date): Promise<CizelgeIsi[]> =>
  read(db).rows(sql<CizelgeIsi>`
    select g.id as "Id", g.atanan_id as "AtananId", ${kalan(simdi)} as "Kalan", g.termin as "Termin",
      case when g.durum <> 'planlandi' then ${gunu(sql`g.baslama_zamani`)} end as "Basladi",
      (select t.sira from tanim t where t.id = g.aciliyet_id) as "AciliyetSira",
      array(select b.beklenen_id from gorev_bag b join gorev o on o.id = b.beklenen_id
        where b.gorev_id = g.id and o.durum in ('planlandi', 'gelistirmede', 'testred')) as "Beklenenler"
    from gorev g where g.durum in ('planlandi', 'gelistirmede', 'testred')`);

/** Largest number of tasks in one chart. */
const EN_COK_CIZILEN = 300;

/** The tasks of a view that are left to build or in test, with their days, and the total number. */
export async function cizelgeSatirlari(
  db: Db,
  o: Okuyan,
  { gorunum, yerler }: { readonly gorunum: Gorunum<GorevListesi>; readonly yerler: ReadonlyMap<number, CizelgeYeri> },
): Promise<{ readonly isler: CizelgeSatiri[]; readonly Toplam: number }> {
  const bugun = istanbulGunu(o.simdi);
  const { rows } = await sql<Omit<CizelgeSatiri, 'Bitis' | 'Neden'>>`
    select g.id as "Id", g.no as "No", g.baslik as "Baslik", coalesce(du.ad, g.durum) as "Durum",
      g.durum as "DurumAnahtar", g.atanan_id as "AtananId", ${kisisi(sql`g.atanan_id`)} as "Atanan", g.termin as "Termin",
      g.engel as "Engel", ${gunu(sql`g.baslama_zamani`)} as "Baslama", g.tahmini_sure::float8 as "Tahmini_Sure",
      ${kalan(o.simdi)} as "Kalan",
      array(select b.beklenen_id from gorev_bag b where b.gorev_id = g.id) as "Beklenenler"
    from gorev g left join tanim du on du.liste = 'surecDurum' and du.anahtar = g.durum
    where g.durum in ('planlandi', 'gelistirmede', 'testred', 'testbekliyor', 'testte')
      and ${kosullari(GOREV_LISTESI, gorevKaynagi(o), gorunum)}`.execute(db);
  const gunlu = rows.map((g): CizelgeSatiri => {
    const yer = yerler.get(g.Id);
    if (yer === undefined) return { ...g, Kalan: 0, Baslama: g.Baslama ?? bugun, Bitis: bugun, Neden: null };
    if (yer.Neden !== null) return { ...g, Bitis: g.Baslama && bugun, Neden: yer.Neden };
    return { ...g, ...yer };
  });
  const sirali = gunlu.toSorted(
    (a, b) =>
      Number(a.Atanan === null) - Number(b.Atanan === null) ||
      karsilastir(a.Atanan ?? '', b.Atanan ?? '') ||
      (a.AtananId ?? 0) - (b.AtananId ?? 0) ||
      Number(a.Baslama === null) - Number(b.Baslama === null) ||
      karsilastir(a.Baslama ?? '', b.Baslama ?? '') ||
      karsilastir(a.Bitis ?? '', b.Bitis ?? '') ||
      a.Id - b.Id,
  );
  const isler = sirali.slice(0, EN_COK_CIZILEN);
  const burada = new Set(isler.map((g) => g.Id));
  return {
    isler: isler.map((g) => ({ ...g, Beklenenler: g.Beklenenler.filter((b) => burada.has(b)) })),
    Toplam: sirali.length,
  };
}
