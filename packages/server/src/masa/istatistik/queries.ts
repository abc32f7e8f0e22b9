import { YANIT_LISTESI, type YanitListesi } from '@masabasi/core/masa/istatistik/liste';
import { type Grup, type Hangi } from '@masabasi/core/masa/istatistik/rules';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import type { Gorunum } from '@masabasi/core/platform/list/liste';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { type Kapsam, kapsamda, type KisiId, type UrunKapsami } from '../../platform/http/access.ts';
import { bosSonda, icerenKalip, type Kaynak, kosullari, metinSirasi, sira } from '../../platform/list/liste.ts';
import { kapsam as musteriKapsami } from '../../musteri/musteri/api.ts';
import { EN_COK_YORUM_OKUNAN, sozuGecenler as gecenler } from './yazi.ts';

/** Limits of the reader: products, and one survey or (0) all of them. */
export interface Bakan {
  readonly urunler: UrunKapsami;
  readonly TurId: number;
}

const DUSUK = sql`d.puan < (select a.esik from anket a where a.id = d.anket_id)`;
/** The survey requests `d` that a figure counts. */
const HANGI: Readonly<Record<Hangi, RawBuilder<unknown>>> = {
  yanitlanan: sql`d.durum = 'tamamlandi'`,
  yanitlanmayan: sql`d.durum <> 'tamamlandi'`,
  puanli: sql`d.puan_yuzde is not null`,
  csatli: sql`d.csat is not null`,
  memnun: sql`d.csat >= 4`,
  npsli: sql`d.nps is not null`,
  destekleyen: sql`d.nps >= 9`,
  notr: sql`d.nps between 7 and 8`,
  yeren: sql`d.nps <= 6`,
  dusuk: DUSUK,
  kapanan: sql`${DUSUK} and exists (
    select from memnuniyet_izleme i where i.memnuniyet_id = d.id and i.kapanma_zamani is not null)`,
  yorumlu: sql`d.yorum <> ''`,
};
const hangisi = (hangi: Hangi): RawBuilder<unknown> => HANGI[hangi];

/** The tenth of the scale that a score is in; the last one includes 100. */
export const PUAN_DILIMI = sql`(d.puan_yuzde - d.puan_yuzde / 10000) / 1000`;
/** A bar of a distribution, by its word: `csat4`. */
function degeri(soz: string): RawBuilder<unknown> {
  const [, ad, n] = /^([a-z]+)(\d+)$/.exec(soz)!;
  const ifade = ad === 'csat' ? sql`d.csat` : ad === 'nps' ? sql`d.nps` : PUAN_DILIMI;
  return sql`${ifade} = ${sql.lit(Number(n))}`;
}

/** The name of the customer, if the reader sees the customer. */
const musterisi = (urunler: UrunKapsami) =>
  sql`(select m.gorunen_ad from musteri m where m.id = d.musteri_id and ${musteriKapsami(urunler)})`;

/**
 * The survey requests behind every figure, and their list. Figures and lists use the same conditions.
 * @param idler survey requests whose comment contains the searched word
 */
export const yanitKaynagi = ({ urunler, TurId }: Bakan, idler: readonly number[] = []): Kaynak<YanitListesi> => ({
  takma: 'd',
  kayitlar: sql`memnuniyet`,
  anahtar: sql`d.id`,
  kapsam: sql`d.sorulma_gunu is not null and d.proje_id = any(${[...urunler]}::int[])${
    TurId === 0 ? sql`` : sql` and d.anket_id = ${TurId}`
  }`,
  kelimeler: (ara) =>
    aramaParcalari(ara).map(
      (k) => sql`' ' || katla(coalesce(${musterisi(urunler)}, '') || ' ' || d.yorum) like ${icerenKalip(k)}`,
    ),
  suzgecler: {
    Ilk: (gun) => sql`d.sorulma_gunu >= ${gun}::date`,
    Son: (gun) => sql`d.sorulma_gunu <= ${gun}::date`,
    ProjeId: (proje) => sql`d.proje_id = ${proje}`,
    Kanal: (kanal) => sql`d.kanal = ${kanal}`,
    DepartmanId: (departman) => sql`d.departman_id = ${departman}`,
    IlId: (il) => sql`d.il_id = ${il}`,
    Departmansiz: () => sql`d.departman_id is null`,
    Ilsiz: () => sql`d.il_id is null`,
    Hangi: hangisi,
    Deger: degeri,
    SoruId: (soru) => sql`exists (select from memnuniyet_yanit y
      where y.memnuniyet_id = d.id and y.soru_id = ${soru} and y.puan_yuzde is not null)`,
    PersonelId: (kisi) => sql`d.personel_id = ${kisi}`,
    Soz: () => sql`d.id = any(${[...idler]}::int[])`,
  },
  siralar: {
    Sorulma_Gunu: sira(sql`d.sorulma_gunu`),
    Puan: bosSonda(sira(sql`d.puan`)),
    Musteri: bosSonda(metinSirasi(musterisi(urunler))),
    Proje: metinSirasi(sql`(select p.ad from proje p where p.id = d.proje_id)`),
  },
  sutunlar: sql`d.id as "Id", d.no as "No", d.sorulma_gunu as "Sorulma_Gunu", d.anket_id as "AnketId", a.ad as "Anket",
    m.id as "MusteriId", m.gorunen_ad as "Musteri", d.proje_id as "ProjeId", p.ad as "Proje", d.kanal as "Kanal",
    d.durum as "DurumAnahtar", g.id as "GorusmeId", g.no as "GorusmeNo", d.puan as "Puan", d.csat as "Csat", d.nps as "Nps",
    d.yorum as "Yorum"`,
  tablolar: sql`join memnuniyet d on d.id = x.id join tanim a on a.id = d.anket_id join proje p on p.id = d.proje_id
    left join musteri m on m.id = d.musteri_id and ${musteriKapsami(urunler)}
    left join gorusme g on g.id = d.gorusme_id`,
});

/** Filters of figures. */
export type Suzulen = Omit<Gorunum<YanitListesi>, 'ara' | 'sirala'>;
const BOS: Suzulen = {
  Ilk: null,
  Son: null,
  ProjeId: null,
  Kanal: null,
  DepartmanId: null,
  IlId: null,
  Departmansiz: false,
  Ilsiz: false,
  Hangi: null,
  Deger: null,
  SoruId: null,
  PersonelId: null,
  Soz: null,
};
/** The survey requests of a view, as a condition over `d`. */
export const kosulu = (bakan: Bakan, suzulen: Partial<Suzulen>): RawBuilder<unknown> =>
  kosullari(YANIT_LISTESI, yanitKaynagi(bakan), { ...BOS, ...suzulen, ara: '', sirala: [] });

/** The set of sums that fits the filters: by department and channel, or by province; null: neither. */
export function kumesi(
  { Kanal, DepartmanId, IlId, PersonelId }: Partial<Suzulen>,
  grup: Grup | null,
): 'bolum' | 'il' | null {
  const il = IlId != null || grup === 'il';
  const bolum = Kanal != null || DepartmanId != null || grup === 'kanal' || grup === 'departman';
  if (PersonelId != null || grup === 'personel' || (il && bolum)) return null;
  return il ? 'il' : 'bolum';
}
/** Sums of a view, as a condition over `t`. The caller adds the days. */
export const toplamKosulu = (
  { urunler, TurId }: Bakan,
  { ProjeId, Kanal, DepartmanId, IlId }: Partial<Suzulen>,
  kume: 'bolum' | 'il',
) =>
  sql.join(
    [
      sql`t.kume = ${sql.lit(kume)} and t.proje_id = any(${[...urunler]}::int[])`,
      ...(TurId === 0 ? [] : [sql`t.anket_id = ${TurId}`]),
      ...(ProjeId == null ? [] : [sql`t.proje_id = ${ProjeId}`]),
      ...(Kanal == null ? [] : [sql`t.kanal = ${Kanal}`]),
      ...(DepartmanId == null ? [] : [sql`t.departman_id = ${DepartmanId}`]),
      ...(IlId == null ? [] : [sql`t.il_id = ${IlId}`]),
    ],
    sql` and `,
  );

/** The newest comments of a view, and a flag for older ones. */
export async function yorumlar(db: Db, bakan: Bakan, suzulen: Partial<Suzulen>) {
  const { rows } = await sql<{ id: number; yorum: string; puan: number | null }>`
    select d.id, d.yorum, d.puan_yuzde as puan from memnuniyet d
    where ${kosulu(bakan, suzulen)} and ${hangisi('yorumlu')}
    order by d.sorulma_gunu desc, d.id desc limit ${sql.lit(EN_COK_YORUM_OKUNAN + 1)}`.execute(db);
  return { yorumlar: rows.slice(0, EN_COK_YORUM_OKUNAN), dahaVar: rows.length > EN_COK_YORUM_OKUNAN };
}

/** The survey requests among them whose comment contains a stem. */
export async function sozuGecenler(db: Db, bakan: Bakan, suzulen: Partial<Suzulen>, kok: string): Promise<number[]> {
  return gecenler((await yorumlar(db, bakan, suzulen)).yorumlar, kok).map((y) => y.id);
}

/** People whose figures a person sees: the person, and the people of a head. */
export const gorunenKisi = (ben: KisiId, kapsam: Kapsam) => sql`(k.id = ${ben} or ${kapsamda(kapsam)})`;

/** Rated people whose figures the person sees, in alphabetical order. */
export const kisiler = (db: Db, ben: KisiId, kapsam: Kapsam) =>
  read(db).rows(sql<{ Id: number; Ad: string }>`
    select k.id as "Id", k.gorunen_ad as "Ad" from kisi k
    where ${gorunenKisi(ben, kapsam)} and (k.id = ${ben} or exists (select from memnuniyet d where d.personel_id = k.id))
    order by k.gorunen_ad collate "tr-TR-x-icu", k.id`);

/** True if the reader sees the figures of this person. */
export const kisiyiGorur = async (db: Db, ben: KisiId, kapsam: Kapsam, kisi: number): Promise<boolean> =>
  (await sql`select from kisi k where k.id = ${kisi} and ${gorunenKisi(ben, kapsam)}`.execute(db)).rows.length > 0;

/** The number of answered survey requests of a view. */
export const yanitlananSayisi = (db: Db, bakan: Bakan, suzulen: Partial<Suzulen>): Promise<number> =>
  read(db).value(sql<{ adet: number }>`select count(*)::int as adet from memnuniyet d
    where ${kosulu(bakan, suzulen)} and ${hangisi('yanitlanan')}`);

/** Choices of the filters: the surveys of these products, their questions, departments, retired or not. */
export async function secenekler(db: Db, urunler: UrunKapsami) {
  const sirala = sql`collate "tr-TR-x-icu"`;
  const anketi = sql`(t.proje_id is null or t.proje_id = any(${[...urunler]}::int[]))`;
  const oku = async <R>(sorgu: RawBuilder<R>) => (await sorgu.execute(db)).rows;
  const [anketler, sorular, projeler, departmanlar] = await Promise.all([
    oku(sql<{ Id: number; Ad: string }>`
      select t.id as "Id", t.ad as "Ad" from tanim t join anket a on a.id = t.id where ${anketi} order by t.ad ${sirala}`),
    oku(sql<{ Id: number; Ad: string; AnketId: number }>`
      select s.id as "Id", s.ad as "Ad", t.id as "AnketId" from tanim s join tanim t on t.id = s.ust_id join anket a on a.id = t.id
      where s.liste = 'memnuniyetSoru' and ${anketi} order by s.sira, s.id`),
    oku(sql<{ Id: number; Ad: string }>`
      select p.id as "Id", p.ad as "Ad" from proje p where p.id = any(${[...urunler]}::int[]) order by p.ad ${sirala}`),
    oku(sql<{ Id: number; Ad: string }>`
      select b.id as "Id", b.ad as "Ad" from departman b
      where exists (select from memnuniyet d where d.departman_id = b.id) order by b.ad ${sirala}`),
  ]);
  return { anketler, sorular, projeler, departmanlar };
}
