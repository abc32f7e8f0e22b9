import { UYARI_ESIKLERI, type Yazilan } from '@masabasi/core/musteri/lisans/rules';
import type { Kurus } from '@masabasi/core/platform/money/para';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { urunuGorur } from '../../platform/http/access.ts';

/** Queries of the daily licence job. */

/** Licences that renew themselves and whose last day has come. */
const KENDILIGINDEN = (bugun: Gun) => sql`l.otomatik_yenile and l.hal = 'Aktif' and l.bitis_tarihi <= ${bugun}::date
  and m.silindi is null and m.durum <> 'Ayrıldı'`;

export const yenilenecekler = (db: Db, bugun: Gun): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`
    select l.id from lisans l join musteri m on m.id = l.musteri_id where ${KENDILIGINDEN(bugun)} order by l.id`);

export interface Yenilenecek {
  readonly Id: number;
  readonly LisansNo: string;
  readonly MusteriId: number;
  readonly ProjeId: number;
  readonly BitisTarihi: Gun;
  readonly CipaGun: number;
  readonly YenilemeAy: number;
  readonly YillikBedel: Kurus;
}

/** One of them, locked until the transaction ends; null: it needs no renewal any more. */
export const yenilenecekKilitle = (db: Db, id: number, bugun: Gun): Promise<Yenilenecek | null> =>
  read(db).first(sql<Yenilenecek>`
    select l.id as "Id", l.lisans_no as "LisansNo", l.musteri_id as "MusteriId", l.proje_id as "ProjeId",
      l.bitis_tarihi as "BitisTarihi", l.cipa_gun as "CipaGun", l.yenileme_ay as "YenilemeAy",
      l.yillik_bedel as "YillikBedel"
    from lisans l join musteri m on m.id = l.musteri_id
    where l.id = ${id} and ${KENDILIGINDEN(bugun)} for no key update of l`);

/** The last consent of the customer `m` to messages. */
export const ONAY = sql`(select o.durum from musteri_onay o where o.musteri_id = m.id and o.kanal = 'E-posta'
  order by o.id desc limit 1)`;
/** Time of the last reminder of the licence `l` by a person. */
export const SON_HATIRLATMA = sql`(select max(h.zaman) from hareket h
  where h.nesne = 'lisans' and h.nesne_id = l.id and h.tur = 'Hatırlatma')`;
/** The day in Istanbul of a moment. */
export const istanbulda = (an: RawBuilder<unknown>) => sql`(${an} at time zone 'Europe/Istanbul')::date`;

export interface UyariAdayi extends Yazilan {
  readonly Id: number;
  readonly LisansNo: string;
  readonly Musteri: string;
  readonly Proje: string;
  readonly DonemBaslama: Gun;
  readonly BitisTarihi: Gun;
  /** The person in charge of the customer, else of the product; both only while they work here and see the product. */
  readonly SorumluId: number | null;
}

/**
 * Licences that end within the first threshold or have ended, and that do not renew themselves. A trial that led to a
 * sale is over and no longer counts.
 */
export const uyariAdaylari = (db: Db, bugun: Gun): Promise<UyariAdayi[]> =>
  read(db).rows(sql<UyariAdayi>`
    select l.id as "Id", l.lisans_no as "LisansNo", m.gorunen_ad as "Musteri",
      l.musteriye_uyari as "MusteriyeUyari", m.eposta as "Eposta", ${ONAY} as "Onay",
      ${istanbulda(SON_HATIRLATMA)} as "SonYazi", p.ad as "Proje",
      l.donem_baslama as "DonemBaslama", l.bitis_tarihi as "BitisTarihi", k.id as "SorumluId"
    from lisans l
    join musteri m on m.id = l.musteri_id
    join proje p on p.id = l.proje_id
    left join lateral (
      select k.id from kisi k
      where k.id in (m.sorumlu_id, p.sorumlu_id) and k.aktif and ${urunuGorur(sql`k.id`, sql`l.proje_id`)}
      order by k.id = m.sorumlu_id desc limit 1
    ) k on true
    where l.hal = 'Aktif' and not l.otomatik_yenile and l.bitis_tarihi <= ${bugun}::date + ${UYARI_ESIKLERI[0]}::int
      and m.silindi is null and m.durum <> 'Ayrıldı'
      and not (l.lisans_tur_id in (select id from tanim where liste = 'lisansTur' and anahtar = 'demo') and exists (
        select from lisans s where s.musteri_id = l.musteri_id and s.proje_id = l.proje_id and s.hal <> 'İptal'
          and s.lisans_tur_id not in (select id from tanim where liste = 'lisansTur' and anahtar = 'demo')
          and (s.bitis_tarihi is null or s.bitis_tarihi > l.bitis_tarihi)))
    order by l.bitis_tarihi, l.id`);

/**
 * Records the warnings that go out now: not earlier ones, and not for a licence renewed in between.
 * @returns the licences among them
 */
export async function uyarilariYaz(
  db: Db,
  kisi: number | null,
  uyarilar: readonly { Id: number; BitisTarihi: Gun; esik: number; MusteriEposta: string | null }[],
  simdi: Date,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    insert into lisans_uyari (lisans_id, bitis_tarihi, esik, zaman, kisi_id, musteri_eposta)
    select l.id, u.bitis, u.esik, ${simdi.toISOString()}::timestamptz, ${kisi}::int, u.eposta
    from unnest(${uyarilar.map((u) => u.Id)}::int[], ${uyarilar.map((u) => u.BitisTarihi)}::date[],
      ${uyarilar.map((u) => u.esik)}::int[], ${uyarilar.map((u) => u.MusteriEposta)}::text[]) u(id, bitis, esik, eposta)
    join lisans l on l.id = u.id and l.bitis_tarihi = u.bitis and l.hal = 'Aktif'
    on conflict do nothing returning lisans_id as id`.execute(db);
  return new Set(rows.map((r) => r.id));
}

export const sirketAdi = async (db: Db): Promise<string> =>
  (await db.selectFrom('kurulum').select('sirket').executeTakeFirst())?.sirket ?? '';
