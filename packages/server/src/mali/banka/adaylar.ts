import { adAdaylari, adAnahtari, kesikAd } from '@masabasi/core/mali/banka/adlar';
import type { EslesenMusteri } from '@masabasi/core/mali/banka/eslesme';
import type { Kurus } from '@masabasi/core/platform/money/para';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { type AcikAlacak, acikAlacaklar } from '../fatura/api.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { kapsam } from '../../musteri/musteri/api.ts';
import type { HamHareket } from './queries.ts';

/** Customers and invoices that a movement may refer to, found by index. */

/** Most customers to compare for one movement. Matches by account and number come before matches by name. */
const EN_COK_ADAY = 50;

type AramaTuru = 'iban' | 'vkn' | 'ad' | 'metin' | 'kesik';

/** Search keys for the customers of a movement, the surest key first. */
const aranacaklar = (h: HamHareket): (readonly [AramaTuru, string])[] => [
  ...(h.KarsiIban === null ? [] : [['iban', h.KarsiIban] as const]),
  ...(h.KarsiVkn === null ? [] : [['vkn', h.KarsiVkn] as const]),
  ...[adAnahtari(h.KarsiUnvan ?? '')].filter((ad) => ad !== '').map((ad) => ['ad', ad] as const),
  ...adAdaylari(h).map((ad) => ['metin', ad] as const),
  ...[kesikAd(h.KarsiUnvan)].flatMap((ad) => (ad === null ? [] : [['kesik', ad] as const])),
];

type BulunanMusteri = EslesenMusteri & { readonly Tc: string | null };

/** Customers found by each key. Each key has an index, so neither many customers nor many keys make the search slow. */
const bulunanlar = (db: Db, aranan: readonly (readonly [AramaTuru, string])[]) =>
  read(db).rows(sql<{ Tur: AramaTuru; Deger: string; Id: number }>`
    select a.tur as "Tur", a.deger as "Deger", x.id as "Id"
    from unnest(${aranan.map(([tur]) => tur)}::text[], ${aranan.map(([, deger]) => deger)}::text[]) a (tur, deger)
      cross join lateral (
        select m.id from musteri m where a.tur = 'metin' and ad_anahtari(m.gorunen_ad) = a.deger and m.silindi is null
        union all select m.id from musteri m where a.tur = 'kesik' and m.silindi is null
          and ad_anahtari(m.gorunen_ad) ~>=~ a.deger and ad_anahtari(m.gorunen_ad) ~<~ (a.deger || '~')
        union all select distinct o.musteri_id from banka_ogrenilen o
          where a.tur in ('iban', 'ad') and o.tur = a.tur and o.deger = a.deger
        union all select m.id from musteri m where a.tur = 'iban' and m.iban = a.deger and m.silindi is null
        union all select m.id from musteri m where a.tur = 'vkn' and m.vkn = a.deger and m.silindi is null
        union all select m.id from musteri m where a.tur = 'vkn' and m.tc_kimlik = a.deger and m.silindi is null
        limit ${EN_COK_ADAY}) x order by x.id`);

const musterileri = (db: Db, idler: readonly number[], urunler: UrunKapsami) =>
  read(db).rows(sql<BulunanMusteri>`
    select m.id as "Id", m.gorunen_ad as "Ad", m.vkn as "Vkn", m.tc_kimlik as "Tc", m.iban as "Iban",
      array(select distinct o.deger from banka_ogrenilen o where o.musteri_id = m.id and o.tur = 'iban') as ibanlar,
      array(select distinct o.deger from banka_ogrenilen o where o.musteri_id = m.id and o.tur = 'ad') as adlar
    from musteri m where m.id = any(${[...idler]}::int[]) and ${kapsam(urunler)}`);

/** Tax number that links a movement to this customer: the movement's number, if it is one of the customer's. */
const vknsi = (m: BulunanMusteri, h: HamHareket) =>
  h.KarsiVkn !== null && (m.Vkn === h.KarsiVkn || m.Tc === h.KarsiVkn) ? h.KarsiVkn : (m.Vkn ?? m.Tc);

/**
 * Customers that movements may refer to, by movement and within the caller's products. Needs as many statements for
 * many movements as for one.
 * @param ayrica customers of a movement to compare in addition
 */
export async function adaylar(
  db: Db,
  hareketler: readonly HamHareket[],
  urunler: UrunKapsami,
  ayrica: ReadonlyMap<number, readonly number[]> = new Map(),
): Promise<Map<number, EslesenMusteri[]>> {
  const arananlar = hareketler.map((h) => ({ h, aranan: aranacaklar(h) }));
  const anahtar = (tur: string, deger: string) => `${tur} ${deger}`;
  const hepsi = [...new Map(arananlar.flatMap((x) => x.aranan).map((a) => [anahtar(...a), a])).values()];
  const bulunan = Map.groupBy(await bulunanlar(db, hepsi), (r) => anahtar(r.Tur, r.Deger));
  const idleri = new Map(
    arananlar.map(({ h, aranan }) => {
      const bunun = aranan.flatMap((a) => bulunan.get(anahtar(...a)) ?? []).map((r) => r.Id);
      return [h.Id, new Set([...(ayrica.get(h.Id) ?? []), ...bunun])];
    }),
  );
  const idler = [...new Set([...idleri.values()].flatMap((x) => [...x]))];
  const musteriler = new Map((await musterileri(db, idler, urunler)).map((m) => [m.Id, m]));
  return new Map(
    hareketler.map((h) => [
      h.Id,
      [...idleri.get(h.Id)!]
        .flatMap((id) => musteriler.get(id) ?? [])
        .slice(0, Math.max(EN_COK_ADAY, ayrica.get(h.Id)?.length ?? 0))
        .map((m) => ({
          Id: m.Id,
          Ad: m.Ad,
          Vkn: vknsi(m, h),
          Iban: m.Iban,
          ibanlar: m.ibanlar,
          adlar: m.adlar,
        })),
    ]),
  );
}

/** Most open invoices to compare for one customer, or for one amount. */
const EN_COK_ALACAK = 200;
/** Open invoices that movements may pay: of these customers, with exactly these amounts, or with these numbers. */
export const adayAlacaklar = async (
  db: Db,
  projelist: UrunKapsami,
  h: { readonly musteriler: readonly number[]; readonly tutarlar: readonly Kurus[]; readonly nolar: readonly string[] },
): Promise<AcikAlacak[]> => {
  const { rows } = await sql<{ id: number }>`
    select x.id from unnest(${[...h.musteriler]}::int[]) m (id) cross join lateral (
      select f.id from fatura f join fatura_acik a on a.fatura_id = f.id where f.musteri_id = m.id and a.kalan > 0
      order by f.tarih desc, f.id desc limit ${EN_COK_ALACAK}) x
    union select x.id from unnest(${[...h.tutarlar]}::bigint[]) t (tutar) cross join lateral (
      select a.fatura_id as id from fatura_acik a where a.kalan = t.tutar order by a.fatura_id desc limit ${EN_COK_ALACAK}) x
    union select f.id from fatura f where f.no = any(${[...h.nolar]}::text[])`.execute(db);
  return acikAlacaklar(db, projelist, { idler: rows.map((r) => r.id) });
};

/** Invoices with these numbers, paid or not, of all products. */
export const anilanFaturalar = (db: Db, nolar: readonly string[]) =>
  read(db).rows(sql<{ No: string; MusteriId: number }>`select no as "No", musteri_id as "MusteriId" from fatura
    where no = any(${[...nolar]}::text[])`);
