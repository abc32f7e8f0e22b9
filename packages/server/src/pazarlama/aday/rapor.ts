import { ADAY_LISTESI, type AdayListesi } from '@masabasi/core/pazarlama/aday/liste';
import {
  ACIK_ASAMALAR,
  ADAY_ASAMA_ADLARI,
  ADAY_OLASILIKLARI,
  type AcikAsama,
} from '@masabasi/core/pazarlama/aday/rules';
import type { AdayIlcesi, AdayIli, AdayKolonu, AdayNoktasi, AdaySatiri } from '@masabasi/core/pazarlama/aday/satirlar';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import type { Gorunum } from '@masabasi/core/platform/list/liste';
import { type Kurus, kurus } from '@masabasi/core/platform/money/para';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import {
  bosSonda,
  dizinSirasi,
  icerenKalip,
  type Kaynak,
  kosullari,
  metinSirasi,
  sira,
} from '../../platform/list/liste.ts';
import { AGIRLIKLI, ASAMA_ADI, kapsamda, type Bakan, satiri, SATIR_TABLOLARI } from './queries.ts';

/** The list of prospects, and the same view as columns with sums. */

const musterinin = (ne: string) => sql`(select ${sql.ref(`m.${ne}`)} from musteri m where m.id = a.musteri_id)`;

/** The list of prospects within the person's scope. */
export const adayKaynagi = (kim: Bakan): Kaynak<AdayListesi> => ({
  takma: 'a',
  kayitlar: sql`aday`,
  anahtar: sql`a.id`,
  kapsam: kapsamda(kim),
  kelimeler: (ara) => aramaParcalari(ara).map((k) => sql`a.musteri_ara like ${icerenKalip(k)}`),
  suzgecler: {
    Asama: (asama) => sql`a.asama = ${asama}`,
    ProjeId: (proje) => sql`a.proje_id = ${proje}`,
    IlId: (il) => sql`a.il_id = ${il}`,
    SahipId: (kisi) => sql`a.sahip_id = ${kisi}`,
  },
  siralar: {
    Tutar: dizinSirasi(sql`a.tutar`),
    Musteri: metinSirasi(musterinin('gorunen_ad')),
    Asama: metinSirasi(ASAMA_ADI),
    Beklenen_Kapanis: bosSonda(sira(sql`a.beklenen_kapanis`)),
  },
  sutunlar: satiri(kim),
  tablolar: sql`join aday a on a.id = x.id ${SATIR_TABLOLARI}`,
});

/** Largest number of prospects in the column of a stage. */
const KOLONDA = 20;

/** Each column of a view: its sum, its weighted sum, and its largest prospects. */
export async function kolonlar(db: Db, kim: Bakan, gorunum: Gorunum<AdayListesi>): Promise<AdayKolonu[]> {
  const kosul = kosullari(ADAY_LISTESI, adayKaynagi(kim), { ...gorunum, Asama: null });
  const [toplamlar, ilkler] = await Promise.all([
    sql<{ asama: AcikAsama; adet: number; tutar: number; agirlikli: number }>`
      select a.asama, count(*)::int as adet, sum(a.tutar)::bigint as tutar, sum(${AGIRLIKLI})::bigint as agirlikli
      from aday a where a.kapanis_zamani is null and ${kosul} group by a.asama`.execute(db),
    Promise.all(
      ACIK_ASAMALAR.map((asama) =>
        sql<AdaySatiri>`
          with x as materialized (select a.id, row_number() over () as yer from (
            select a.* from aday a where a.kapanis_zamani is null and a.asama = ${sql.lit(asama)} and ${kosul}
            order by a.tutar desc, a.id limit ${sql.lit(KOLONDA)}) a)
          select ${satiri(kim)} from x join aday a on a.id = x.id ${SATIR_TABLOLARI} order by x.yer`.execute(db),
      ),
    ),
  ]);
  return ACIK_ASAMALAR.map((asama, i) => {
    const t = toplamlar.rows.find((r) => r.asama === asama);
    return {
      Asama: asama,
      Ad: ADAY_ASAMA_ADLARI[asama],
      Olasilik: ADAY_OLASILIKLARI[asama],
      Adet: t?.adet ?? 0,
      Tutar: kurus(t?.tutar ?? 0),
      Agirlikli: kurus(t?.agirlikli ?? 0),
      adaylar: ilkler[i]!.rows,
    };
  });
}

const topla = (k: readonly AdayKolonu[], deger: (k: AdayKolonu) => Kurus): Kurus =>
  kurus(k.reduce((toplam, bir) => toplam + deger(bir), 0));

/** The sums of all columns. */
export const toplami = (k: readonly AdayKolonu[]) => ({
  Adet: k.reduce((adet, bir) => adet + bir.Adet, 0),
  Tutar: topla(k, (bir) => bir.Tutar),
  Agirlikli: topla(k, (bir) => bir.Agirlikli),
});

/** Largest number of places on the map. The shades of the provinces count all prospects. */
const HARITADA = 200;

const acikOlan = (kim: Bakan, gorunum: Gorunum<AdayListesi>) =>
  sql`a.kapanis_zamani is null and ${kosullari(ADAY_LISTESI, adayKaynagi(kim), gorunum)}`;
const SAYILAR = sql`coalesce(x.adet, 0)::int as "Adet", coalesce(x.tutar, 0)::bigint as "Tutar",
  coalesce(x.agirlikli, 0)::bigint as "Agirlikli"`;
const TOPLANAN = sql`count(*) as adet, sum(a.tutar) as tutar, sum(${AGIRLIKLI}) as agirlikli`;

/** The places of the largest of these prospects. */
const noktalari = (db: Db, olanlar: RawBuilder<unknown>): Promise<AdayNoktasi[]> =>
  read(db).rows(sql<AdayNoktasi>`
    with x as materialized (
      select a.id, a.musteri_id, a.tutar from aday a where ${olanlar} order by a.tutar desc, a.id limit ${sql.lit(HARITADA)})
    select x.id as "Id", m.gorunen_ad as "Musteri", x.tutar as "Tutar", m.il_id as "IlId", m.ilce_id as "IlceId",
      m.enlem::float8 as "Enlem", m.boylam::float8 as "Boylam"
    from x join musteri m on m.id = x.musteri_id where m.il_id is not null order by x.tutar desc, x.id`);

/** The open prospects of a view by province, and the places of the largest. */
export async function harita(db: Db, kim: Bakan, gorunum: Gorunum<AdayListesi>) {
  const acik = acikOlan(kim, gorunum);
  const [iller, noktalar] = await Promise.all([
    sql<Omit<AdayIli, 'IlId' | 'Ad'> & { IlId: number | null; Ad: string | null }>`
      select x.il_id as "IlId", il.ad as "Ad", ${SAYILAR}
      from (select a.il_id, ${TOPLANAN} from aday a where ${acik} group by a.il_id) x
        left join il on il.id = x.il_id
      order by il.ad collate "tr-TR-x-icu"`.execute(db),
    noktalari(db, acik),
  ]);
  return {
    iller: iller.rows.flatMap(({ IlId, Ad, ...i }) => (IlId === null || Ad === null ? [] : [{ IlId, Ad, ...i }])),
    noktalar,
    Ilsiz: iller.rows.find((i) => i.IlId === null)?.Adet ?? 0,
  };
}

/** The same for one province by district. Prospects without a district have their own count. */
export async function ilHaritasi(db: Db, kim: Bakan, gorunum: Gorunum<AdayListesi>, ilId: number) {
  const acik = acikOlan(kim, gorunum);
  const [ilceler, noktalar] = await Promise.all([
    sql<Omit<AdayIlcesi, 'IlceId' | 'Ad'> & { IlceId: number | null; Ad: string | null }>`
      select c.id as "IlceId", c.ad as "Ad", ${SAYILAR}
      from (select id, ad from ilce where il_id = ${ilId} union all select null, null) c left join (
          select c.id, ${TOPLANAN} from aday a join musteri m on m.id = a.musteri_id
            left join ilce c on c.id = m.ilce_id and c.il_id = m.il_id
          where a.il_id = ${ilId} and ${acik} group by c.id) x on x.id is not distinct from c.id
      order by c.ad collate "tr-TR-x-icu"`.execute(db),
    noktalari(db, sql`a.il_id = ${ilId} and ${acik}`),
  ]);
  return {
    ilceler: ilceler.rows.flatMap(({ IlceId, Ad, ...i }) =>
      IlceId === null || Ad === null ? [] : [{ IlceId, Ad, ...i }],
    ),
    noktalar,
    Ilcesiz: ilceler.rows.find((i) => i.IlceId === null)?.Adet ?? 0,
  };
}
