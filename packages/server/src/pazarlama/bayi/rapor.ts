import type { BayiLisansListesi, BayiListesi, BayiMusteriListesi } from '@masabasi/core/pazarlama/bayi/liste';
import { type BayiSekmesi, SOZLESME_UYARI_GUN } from '@masabasi/core/pazarlama/bayi/rules';
import type { BayiAtamasi, BayiIlcesi, BayiIli, BayiNoktasi } from '@masabasi/core/pazarlama/bayi/satirlar';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { lisanslar } from '../../musteri/lisans/api.ts';
import { bosSonda, icerenKalip, type Kaynak, metinSirasi, sira } from '../../platform/list/liste.ts';
import { iceren, kapsam, urunKapsami } from '../../musteri/musteri/api.ts';
import { kapsamda, sayilari } from './queries.ts';

/** The list of dealers, and the customers and licences of a dealer with their dates. */

/** The filter of each tab on a day. `b` is a dealer. */
const sekmeler = (bugun: Gun): Readonly<Record<BayiSekmesi, RawBuilder<unknown>>> => ({
  aktif: sql`b.aktif`,
  biten: sql`b.aktif and b.sozlesme_bitis <= ${bugun}::date + ${SOZLESME_UYARI_GUN}::int`,
  pasif: sql`not b.aktif`,
  hepsi: sql`true`,
});

/** The searched text of a dealer: names, numbers, contact persons. */
export const ARANAN = sql`concat_ws(' ', '', katla(b.ad), katla(b.unvan), b.telefon, b.gsm, katla(b.eposta), b.vkn, (
  select string_agg(concat_ws(' ', katla(y.ad || ' ' || y.soyad), y.telefon, y.gsm, katla(y.eposta)), ' ' order by y.sira)
  from bayi_yetkili y where y.bayi_id = b.id))`;
export const BAYILER = sql`(select b.*, t.ad, t.aktif from bayi b join tanim t on t.id = b.id where b.silindi is null)`;

const BOLGE = sql`coalesce((select string_agg(x.ad, ', ' order by x.ad collate "tr-TR-x-icu") from (
    select i.ad from bayi_il bi join il i on i.id = bi.il_id where bi.bayi_id = b.id
    union all select i.ad || '/' || c.ad from bayi_ilce bc join ilce c on c.id = bc.ilce_id join il i on i.id = c.il_id
      where bc.bayi_id = b.id) x), '')`;
const YETKILI = sql`(select trim(y.ad || ' ' || y.soyad) from bayi_yetkili y where y.bayi_id = b.id order by y.sira, y.id limit 1)`;
const SORUMLU = sql`(select k.gorunen_ad from kisi k where k.id = b.sorumlu_id)`;
const IL = sql`(select i.ad from il i where i.id = b.il_id)`;

/** The list of dealers for these products. */
export function bayiKaynagi(projelist: UrunKapsami, bugun: Gun): Kaynak<BayiListesi> {
  const { musteri, lisans } = sayilari(projelist, bugun);
  return {
    takma: 'b',
    kayitlar: BAYILER,
    anahtar: sql`b.id`,
    kapsam: kapsamda(projelist),
    kelimeler: (ara) => aramaParcalari(ara).map((k) => sql`${ARANAN} like ${icerenKalip(k)}`),
    suzgecler: {
      IlId: (il) => sql`b.il_id = ${il}`,
      BolgeIlId: (il) => sql`(exists (select from bayi_il x where x.bayi_id = b.id and x.il_id = ${il})
        or exists (select from bayi_ilce x join ilce c on c.id = x.ilce_id where x.bayi_id = b.id and c.il_id = ${il}))`,
      ProjeId: (proje) => sql`exists (select from bayi_proje x where x.bayi_id = b.id and x.proje_id = ${proje})`,
      SorumluId: (kisi) => sql`b.sorumlu_id = ${kisi}`,
      sekme: (sekme) => sekmeler(bugun)[sekme],
    },
    siralar: {
      Ad: metinSirasi(sql`b.ad`),
      Il: bosSonda(metinSirasi(IL)),
      Sorumlu: bosSonda(metinSirasi(SORUMLU)),
      Sozlesme_Bitis: bosSonda(sira(sql`b.sozlesme_bitis`)),
      Musteri: sira(musteri),
      Lisans: sira(lisans),
    },
    sutunlar: sql`b.id as "Id", b.ad as "Ad", b.aktif as "Aktif", ${IL} as "Il",
      (select c.ad from ilce c where c.id = b.ilce_id) as "Ilce", ${BOLGE} as "Bolge", ${YETKILI} as "Yetkili",
      coalesce(b.telefon, b.gsm) as "Telefon", b.eposta as "Eposta", ${SORUMLU} as "Sorumlu",
      b.sozlesme_baslama as "Sozlesme_Baslama", b.sozlesme_bitis as "Sozlesme_Bitis",
      ${musteri} as "Musteri", ${lisans} as "Lisans", b.surum as "Surum"`,
    tablolar: sql`join ${BAYILER} b on b.id = x.id`,
  };
}

/** A dealer's customers within these products. */
export function musteriKaynagi(projelist: UrunKapsami, bugun: Gun, bayiId: number): Kaynak<BayiMusteriListesi> {
  const lisans = sql`(select count(*)::int from ${lisanslar(projelist, bugun)} l where l.musteri_id = m.id and l.durum = 'Aktif')`;
  const beri = sql`(select a.baslama from bayi_atama a where a.nesne = 'musteri' and a.nesne_id = m.id and a.bitis is null)`;
  const il = sql`(select i.ad from il i where i.id = m.il_id)`;
  return {
    takma: 'm',
    kayitlar: sql`(select * from musteri where silindi is null)`,
    anahtar: sql`m.id`,
    kapsam: sql`m.bayi_id = ${bayiId} and ${urunKapsami(sql`m.id`, projelist)}`,
    kelimeler: (ara) => aramaParcalari(ara).map(iceren),
    suzgecler: {
      Durum: (durum) => sql`m.durum = ${durum}`,
      IlId: (id) => sql`m.il_id = ${id}`,
    },
    siralar: {
      Ad: metinSirasi(sql`m.gorunen_ad`),
      Il: bosSonda(metinSirasi(il)),
      Durum: metinSirasi(sql`m.durum`),
      Lisans: sira(lisans),
      Beri: bosSonda(sira(beri)),
    },
    sutunlar: sql`m.id as "Id", m.musteri_no as "MusteriNo", m.gorunen_ad as "Ad", ${il} as "Il",
      (select c.ad from ilce c where c.id = m.ilce_id) as "Ilce", coalesce(m.gsm, m.telefon) as "Telefon",
      m.durum as "Durum", ${lisans} as "Lisans", ${beri} as "Beri"`,
    tablolar: sql`join musteri m on m.id = x.id`,
  };
}

/** A dealer's licences within these products. */
export const lisansKaynagi = (projelist: UrunKapsami, bugun: Gun, bayiId: number): Kaynak<BayiLisansListesi> => ({
  takma: 'l',
  kayitlar: lisanslar(projelist, bugun),
  anahtar: sql`l.id`,
  kapsam: sql`l.bayi_id = ${bayiId}`,
  kelimeler: (ara) =>
    aramaParcalari(ara).map((k) => {
      const kalip = icerenKalip(k);
      return sql`(l.musteri_ara like ${kalip} or ' ' || lower(l.lisans_no) like ${kalip})`;
    }),
  suzgecler: {
    Durum: (durum) => sql`l.durum = ${durum}`,
    ProjeId: (proje) => sql`l.proje_id = ${proje}`,
  },
  siralar: {
    LisansNo: sira(sql`l.id`),
    Musteri: metinSirasi(sql`l.gorunen_ad`),
    Proje: metinSirasi(sql`(select p.ad from proje p where p.id = l.proje_id)`),
    BitisTarihi: bosSonda(sira(sql`l.bitis_tarihi`)),
    YillikBedel: sira(sql`l.yillik_bedel`),
    Durum: metinSirasi(sql`l.durum`),
  },
  sutunlar: sql`l.id as "Id", l.lisans_no as "LisansNo", l.musteri_id as "MusteriId", l.gorunen_ad as "Musteri",
    p.ad as "Proje", t.ad as "LisansTur", l.baslama_tarihi as "BaslamaTarihi", l.bitis_tarihi as "BitisTarihi",
    l.kalan as "KalanGun", l.yillik_bedel as "YillikBedel", l.para_birimi as "ParaBirimi", l.durum as "Durum"`,
  tablolar: sql`join ${lisanslar(projelist, bugun)} l on l.id = x.id join proje p on p.id = l.proje_id
    join tanim t on t.id = l.lisans_tur_id`,
});

/** Largest number of lines in the list of former and present assignments. */
const EN_COK_ATAMA = 200;

/** The periods in which customers and licences belonged to a dealer, newest first, within the person's products. */
export const atamalari = (db: Db, bayiId: number, projelist: UrunKapsami): Promise<BayiAtamasi[]> =>
  read(db).rows(sql<BayiAtamasi>`
    select a.nesne as "Nesne", a.nesne_id as "NesneId", m.id as "MusteriId",
      case when l.id is null then m.gorunen_ad else l.lisans_no || ' · ' || m.gorunen_ad end as "Ad",
      a.baslama as "Baslama", a.bitis as "Bitis",
      case when a.bitis is not null then (select t.ad from tanim t
        where t.id = case when l.id is null then m.bayi_id else l.bayi_id end and t.id <> a.bayi_id) end as "Yeni"
    from bayi_atama a
      left join lisans l on a.nesne = 'lisans' and l.id = a.nesne_id
      join musteri m on m.id = coalesce(l.musteri_id, a.nesne_id) and (a.nesne = 'musteri' or l.id is not null)
    where a.bayi_id = ${bayiId} and m.silindi is null
      and case when l.id is null then ${urunKapsami(sql`m.id`, projelist)} else l.proje_id = any(${[...projelist]}::int[]) end
    order by coalesce(a.bitis, a.baslama) desc, a.id desc limit ${EN_COK_ATAMA}`);

/** The provinces in alphabetical order, each with its customers and dealers within these products. */
export const iller = (db: Db, projelist: UrunKapsami): Promise<BayiIli[]> =>
  read(db).rows(sql<BayiIli>`
    with gorulen as materialized (
      select m.il_id, m.bayi_id, count(*)::int as adet from musteri m
      where m.il_id is not null and m.durum <> 'Ayrıldı' and ${kapsam(projelist)} group by 1, 2
    ), bolge as materialized (
      select b.id, b.ad, x.il_id, bool_or(x.tam) as tam from ${BAYILER} b join (
          select bayi_id, il_id, true as tam from bayi_il
          union all select bc.bayi_id, c.il_id, false from bayi_ilce bc join ilce c on c.id = bc.ilce_id
        ) x on x.bayi_id = b.id
      where b.aktif and ${kapsamda(projelist)} group by 1, 2, 3
    )
    select i.id as "IlId", i.ad as "Ad", coalesce(g.musteri, 0) as "Musteri", coalesce(g.bayisiz, 0) as "Bayisiz",
      coalesce((select json_agg(json_build_object('Id', o.id, 'Ad', o.ad, 'Tam', o.tam, 'Musteri', coalesce(
          (select y.adet from gorulen y where y.il_id = i.id and y.bayi_id = o.id), 0))
          order by o.ad collate "tr-TR-x-icu", o.id)
        from bolge o where o.il_id = i.id), '[]') as "Bayiler"
    from il i left join (
      select il_id, sum(adet)::int as musteri, coalesce(sum(adet) filter (where bayi_id is null), 0)::int as bayisiz
      from gorulen group by il_id) g on g.il_id = i.id
    order by i.ad collate "tr-TR-x-icu"`);

/** The same for the districts of a province, and the number of its customers without a district. */
export async function ilceler(
  db: Db,
  projelist: UrunKapsami,
  ilId: number,
): Promise<{ readonly ilceler: BayiIlcesi[]; readonly Ilcesiz: number }> {
  const { rows } = await sql<Omit<BayiIlcesi, 'IlceId' | 'Ad'> & { IlceId: number | null; Ad: string | null }>`
    with gorulen as materialized (
      select c.id as ilce_id, m.bayi_id, count(*)::int as adet
      from musteri m left join ilce c on c.id = m.ilce_id and c.il_id = m.il_id
      where m.il_id = ${ilId} and m.durum <> 'Ayrıldı' and ${kapsam(projelist)} group by 1, 2
    ), bolge as materialized (
      select b.id, b.ad, x.ilce_id, bool_or(x.tam) as tam from ${BAYILER} b join (
          select bi.bayi_id, c.id as ilce_id, true as tam from bayi_il bi join ilce c on c.il_id = bi.il_id
            where bi.il_id = ${ilId}
          union all select bc.bayi_id, c.id, false from bayi_ilce bc join ilce c on c.id = bc.ilce_id where c.il_id = ${ilId}
        ) x on x.bayi_id = b.id
      where b.aktif and ${kapsamda(projelist)} group by 1, 2, 3
    )
    select c.id as "IlceId", c.ad as "Ad", coalesce(g.musteri, 0) as "Musteri", coalesce(g.bayisiz, 0) as "Bayisiz",
      coalesce((select json_agg(json_build_object('Id', o.id, 'Ad', o.ad, 'Tam', o.tam, 'Musteri', coalesce(
          (select y.adet from gorulen y where y.ilce_id = c.id and y.bayi_id = o.id), 0))
          order by o.ad collate "tr-TR-x-icu", o.id)
        from bolge o where o.ilce_id = c.id), '[]') as "Bayiler"
    from (select id, ad from ilce where il_id = ${ilId} union all select null, null) c left join (
      select ilce_id, sum(adet)::int as musteri, coalesce(sum(adet) filter (where bayi_id is null), 0)::int as bayisiz
      from gorulen group by ilce_id) g on g.ilce_id is not distinct from c.id
    order by c.ad collate "tr-TR-x-icu"`.execute(db);
  return {
    ilceler: rows.flatMap(({ IlceId, Ad, ...i }) => (IlceId === null || Ad === null ? [] : [{ IlceId, Ad, ...i }])),
    Ilcesiz: rows.find((i) => i.IlceId === null)?.Musteri ?? 0,
  };
}

/** The places of the active dealers. */
export const noktalar = (db: Db, projelist: UrunKapsami): Promise<BayiNoktasi[]> =>
  read(db).rows(sql<BayiNoktasi>`
    select b.id as "Id", b.ad as "Ad", b.il_id as "IlId", b.enlem as "Enlem", b.boylam as "Boylam"
    from ${BAYILER} b where b.aktif and (b.il_id is not null or b.enlem is not null) and ${kapsamda(projelist)}
    order by b.id`);
