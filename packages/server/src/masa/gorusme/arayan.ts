import type { Arayan, KardesGorusme } from '@masabasi/core/masa/gorusme/satirlar';
import { telefonHatasi, telefonSade, telefonAnasi } from '@masabasi/core/platform/identity/kimlik';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { ozetleri } from '../../musteri/lisans/api.ts';
import { icerenKalip } from '../../platform/list/liste.ts';
import { kapsam } from '../../musteri/musteri/api.ts';
import { kardesler } from './queries.ts';
import { telefonuBu } from '../../platform/identity/telefon.ts';

/** Finds the caller, with the facts that the desk needs before the second sentence. */

/** Customers shown for one number at most, as a switchboard or a family shares a number. */
const EN_COK_ARAYAN = 5;
/** Licences shown for a caller at most. */
const EN_COK_LISANS = 20;

type Kim = Omit<Arayan, 'lisanslar' | 'gorusmeler'>;

/** Customers by their ids. `telefon` finds the contact person with this number, if the customer has another one. */
const kimler = (db: Db, idler: readonly number[], telefon: string | null, projelist: UrunKapsami): Promise<Kim[]> =>
  read(db).rows(sql<Kim>`${hazir('arayan_kimler')}
    select m.id as "Id", m.musteri_no as "MusteriNo", m.gorunen_ad as "Ad", m.durum as "Durum", m.telefon as "Telefon",
      m.gsm as "GSM", m.eposta as "Eposta", il.ad as "Il", ilce.ad as "Ilce", s.gorunen_ad as "Sorumlu",
      case when not ${telefonuBu('m', sql`${telefon}::text`)} then (
        select trim(y.ad || ' ' || y.soyad) || case when y.unvan = '' then '' else ', ' || y.unvan end
        from musteri_yetkili y where y.musteri_id = m.id and y.silindi is null and ${telefonuBu('y', sql`${telefon}::text`)}
        order by y.id limit 1) end as "Kisi",
      array(select mp.proje_id from musteri_proje mp where mp.musteri_id = m.id
        and mp.proje_id = any(${[...projelist]}::int[]) order by 1) as "ProjeIdler",
      coalesce((select json_agg(json_build_object('Id', y.id, 'Ad', trim(y.ad || ' ' || y.soyad))
        order by y.id = m.ana_yetkili_id desc nulls last, y.id) from musteri_yetkili y
        where y.musteri_id = m.id and y.silindi is null), '[]') as kisiler
    from unnest(${[...idler]}::int[]) with ordinality x(id, yer) join musteri m on m.id = x.id
      left join il on il.id = m.il_id left join ilce on ilce.id = m.ilce_id left join kisi s on s.id = m.sorumlu_id
    where ${kapsam(projelist)} order by x.yer`);

const tamamla = async (db: Db, bunlar: readonly Kim[], projelist: UrunKapsami, bugun: Gun): Promise<Arayan[]> => {
  const lisanslar = Map.groupBy(
    await ozetleri(
      db,
      bunlar.map((m) => m.Id),
      projelist,
      bugun,
    ),
    (l) => l.MusteriId,
  );
  const arayanlar: Arayan[] = [];
  for (const m of bunlar) {
    const gorusmeler: KardesGorusme[] = await kardesler(db, m.Id, projelist);
    const bunun = (lisanslar.get(m.Id) ?? []).slice(0, EN_COK_LISANS).map(({ MusteriId: _m, ...l }) => l);
    arayanlar.push({ ...m, lisanslar: bunun, gorusmeler });
  }
  return arayanlar;
};

/** The customer with this id; null: none that this person may see. */
export async function musteriBilgisi(db: Db, id: number, projelist: UrunKapsami, bugun: Gun): Promise<Arayan | null> {
  const [m] = await tamamla(db, await kimler(db, [id], null, projelist), projelist, bugun);
  return m ?? null;
}

/** Customers who have this number, or whose contact persons have it; active customers come first. */
export async function telefonunSahipleri(
  db: Db,
  telefon: string,
  projelist: UrunKapsami,
  bugun: Gun,
): Promise<Arayan[]> {
  if (telefonHatasi(telefon) !== null) return [];
  const no = telefonSade(telefon);
  // The key of a customer also holds the numbers of the contact persons. The exact owner is checked afterwards.
  const { rows } = await sql<{ id: number }>`
    select m.id from (select m.* from musteri m where m.silindi is null and m.ara like ${icerenKalip(telefonAnasi(no))} offset 0) m
    where ${kapsam(projelist)} and (${telefonuBu('m', sql`${no}::text`)} or exists (
      select from musteri_yetkili y where y.musteri_id = m.id and y.silindi is null and ${telefonuBu('y', sql`${no}::text`)}))
    order by array_position(array['Aktif', 'Demo', 'Aday'], m.durum) nulls last, m.id limit ${EN_COK_ARAYAN}`.execute(
    db,
  );
  const bunlar = await kimler(
    db,
    rows.map((r) => r.id),
    no,
    projelist,
  );
  return tamamla(db, bunlar, projelist, bugun);
}
