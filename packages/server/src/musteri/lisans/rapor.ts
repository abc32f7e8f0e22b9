import { LISANS_LISTESI } from '@masabasi/core/musteri/lisans/liste';
import { type LisansKirilimi } from '@masabasi/core/musteri/lisans/contract';
import type { ParaBirimi } from '@masabasi/core/musteri/lisans/alanlar';
import type { LisansSekmesi } from '@masabasi/core/musteri/lisans/rules';
import type { Kurus } from '@masabasi/core/platform/money/para';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import type { Gorunum } from '@masabasi/core/platform/list/liste';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { type Kaynak, bosSonda, icerenKalip, kosullari, metinSirasi, sira } from '../../platform/list/liste.ts';
import { SATIR, SATIR_TABLOLARI, lisanslar } from './queries.ts';

/** The licence report: its parts, their pages and counts, its break-downs. */

const kacGunlu = (gun: number) => sql`l.durum = 'Aktif' and l.kalan between 0 and ${sql.lit(gun)}`;
/** Conditions of the report's parts; `l` is a licence with its calculated `durum` and `kalan`. */
const SEKMELER: Readonly<Record<LisansSekmesi, RawBuilder<unknown>>> = {
  hepsi: sql`true`,
  aktif: sql`l.durum = 'Aktif'`,
  gun60: kacGunlu(60),
  gun30: kacGunlu(30),
  gun15: kacGunlu(15),
  gun7: kacGunlu(7),
  dolan: sql`l.durum = 'Süresi Dolmuş'`,
  demo: sql`l.durum = 'Demo'`,
  askida: sql`l.durum = 'Askıda'`,
  iptal: sql`l.durum = 'İptal'`,
};

/** The list of licences for a reader with these products; of one customer, or of all. */
export const lisansKaynagi = (
  projelist: UrunKapsami,
  bugun: Gun,
  musteriId: number | null,
): Kaynak<typeof LISANS_LISTESI> => ({
  takma: 'l',
  kayitlar: lisanslar(projelist, bugun),
  anahtar: sql`l.id`,
  // The products are checked where the licences are read (`kayitlar`).
  kapsam: musteriId === null ? sql`true` : sql`l.musteri_id = ${musteriId}`,
  kelimeler: (ara) =>
    aramaParcalari(ara).map((k) => {
      const iceren = icerenKalip(k);
      return sql`(l.musteri_ara like ${iceren} or ' ' || lower(l.lisans_no) like ${iceren})`;
    }),
  suzgecler: {
    ProjeId: (proje) => sql`l.proje_id = ${proje}`,
    LisansTurId: (tur) => sql`l.lisans_tur_id = ${tur}`,
    BayiId: (bayi) => sql`l.bayi_id = ${bayi}`,
    sekme: (sekme) => SEKMELER[sekme],
  },
  siralar: {
    LisansNo: sira(sql`l.id`),
    Musteri: metinSirasi(sql`l.gorunen_ad`),
    Telefon: bosSonda(metinSirasi(sql`l.telefon`)),
    Kurum: bosSonda(metinSirasi(sql`(select k.ad from tanim k where k.id = l.kurum_id)`)),
    Proje: metinSirasi(sql`(select p.ad from proje p where p.id = l.proje_id)`),
    Bayi: bosSonda(metinSirasi(sql`(select b.ad from tanim b where b.id = l.bayi_id)`)),
    BaslamaTarihi: sira(sql`l.baslama_tarihi`),
    BitisTarihi: bosSonda(sira(sql`l.bitis_tarihi`)),
    YillikBedel: sira(sql`l.yillik_bedel`),
    Durum: metinSirasi(sql`l.durum`),
  },
  sutunlar: SATIR,
  tablolar: sql`join ${lisanslar(projelist, bugun)} l on l.id = x.id ${SATIR_TABLOLARI}`,
});

export interface LisansOzeti {
  readonly adetler: Record<LisansSekmesi, number>;
  readonly yillik: { ParaBirimi: ParaBirimi; Tutar: Kurus }[];
}

/** The number of a view's licences in each part of the report, and the yearly sum of the valid ones. */
export async function ozet(
  db: Db,
  kaynak: Kaynak<typeof LISANS_LISTESI>,
  gorunum: Gorunum<typeof LISANS_LISTESI>,
): Promise<LisansOzeti> {
  const adetler = Object.entries(SEKMELER).map(
    ([ad, kosul]) => sql`sum((count(*) filter (where ${kosul})) ) over () as ${sql.ref(ad)}`,
  );
  const { rows } = await sql<Record<LisansSekmesi, number> & { ParaBirimi: ParaBirimi; Tutar: Kurus }>`
    select l.para_birimi as "ParaBirimi", ${sql.join(adetler)},
      coalesce(sum(l.yillik_bedel) filter (where l.durum = 'Aktif'), 0) as "Tutar"
    from ${kaynak.kayitlar} l where ${kosullari(LISANS_LISTESI, kaynak, { ...gorunum, sekme: 'hepsi' })}
    group by l.para_birimi order by 1`.execute(db);
  const sekmeler = Object.keys(SEKMELER) as LisansSekmesi[];
  return {
    adetler: Object.fromEntries(sekmeler.map((ad) => [ad, rows[0]?.[ad] ?? 0])) as Record<LisansSekmesi, number>,
    yillik: rows.filter((r) => r.Tutar > 0).map(({ ParaBirimi, Tutar }) => ({ ParaBirimi, Tutar })),
  };
}

const GECERLILER = { ek: sql`null::text`, kosul: sql`true`, bedeli: sql`l.durum = 'Aktif'` };
/**
 * For each break-down: its grouping (a word, and sometimes a second), the licences it counts, and the ones in the sum.
 * Lost licences are those of customers who left.
 */
const KIRILIMLAR = {
  kayip: {
    ad: sql`an.ad`,
    ek: sql`coalesce(dp.ad, 'Bilinmiyor')`,
    kosul: sql`m.durum = 'Ayrıldı'`,
    bedeli: sql`true`,
  },
  bayi: { ...GECERLILER, ad: sql`coalesce(b.ad, 'Doğrudan satış')` },
  il: { ...GECERLILER, ad: sql`coalesce(i.ad, 'İli yazılmamış')` },
  urun: { ...GECERLILER, ad: sql`p.ad`, ek: sql`t.ad` },
  kohort: { ...GECERLILER, ad: sql`to_char(l.baslama_tarihi, 'YYYY')` },
};
export type Kirilim = keyof typeof KIRILIMLAR;

/** The licences of a person's products, counted by a break-down. */
export async function kirilim(db: Db, tur: Kirilim, projelist: UrunKapsami, bugun: Gun) {
  const { ad, ek, kosul, bedeli } = KIRILIMLAR[tur];
  return read(db).rows(sql<LisansKirilimi>`
    select ${ad} as "Ad", ${ek} as "Ek", count(*) as "Adet", count(*) filter (where l.durum = 'Aktif') as "Aktif",
      coalesce(sum(l.yillik_bedel) filter (where ${bedeli} and l.para_birimi = 'TRY'), 0) as "YillikBedel"
    from ${lisanslar(projelist, bugun)} l ${SATIR_TABLOLARI}
    left join tanim an on an.id = m.ayrilma_neden_id
    left join tanim dp on dp.id = m.diger_program_id
    where ${kosul}
    group by 1, 2 order by 3 desc, 1, 2`);
}
