import type { GorusmeAlicisi, GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { katla } from '@masabasi/core/platform/text/metin';
import { epostaMi } from '@masabasi/core/platform/posta/rules';
import { sql } from 'kysely';
import { type Db, hazir } from '../../platform/db/connect.ts';

interface Adres extends GorusmeAlicisi {
  /** Time at which this person wrote in the ticket; null: never. */
  readonly yazdi: string | null;
}

/** Mails that people wrote in the ticket. */
const YAZILAN = sql`p.tur in ('yeni', 'yanit') and (p.nesne = 'gorusme' and p.nesne_id in (select id from bunlar)
  or p.nesne = 'webistek' and p.nesne_id in (select id from istekler))`;

/**
 * Addresses that an answer in a ticket can be mailed to: the customer's card, the contact persons, and people who wrote
 * in this ticket by mail or in the form that it was opened from. All addresses are on record; no caller names one. The
 * last writer comes first, as this person mostly waits for the answer.
 */
export async function alicilar(
  db: Db,
  { Id, MusteriId }: Pick<GorusmeKarti, 'Id' | 'MusteriId'>,
): Promise<GorusmeAlicisi[]> {
  const { rows } = await sql<Adres>`${hazir('gorusme_alicilari')}
    with recursive bunlar (id) as (
      select ${Id}::int union select g.id from gorusme g join bunlar b on g.ust_id = b.id),
    istekler as (select w.* from webistek w join gorusme g on g.webistek_id = w.id where g.id in (select id from bunlar))
    select * from (
      select 1 as tur, m.eposta as "Adres", m.gorunen_ad as "Ad", 'Kartındaki adres' as "Gorev", null::timestamptz as yazdi, 0 as sira
      from musteri m where m.id = ${MusteriId}
      union all
      select 2, y.eposta, trim(y.ad || ' ' || y.soyad), coalesce(nullif(y.unvan, ''), 'Yetkili kişi'), null, y.id
      from musteri_yetkili y where y.musteri_id = ${MusteriId} and y.silindi is null
      union all
      select 3, w.eposta, w.ad_soyad,
        case when w.kaynak like 'E-posta%' then 'E-posta yazdı' else 'Web formundan yazdı' end, w.zaman, 2 * w.id from istekler w
      union all
      select 3, a, a, 'Yanıt için verdiği adres', w.zaman, 2 * w.id from istekler w cross join unnest(w.diger_adresler) a
      union all
      select 3, a, a, 'Yanıt için verdiği adres', p.zaman, 2 * p.id - 1
      from gelen_posta p cross join unnest(p.yanit_adresleri) a where ${YAZILAN}
      union all
      select 3, p.gonderen, coalesce(nullif(p.gonderen_adi, ''), p.gonderen), 'E-posta yazdı', p.zaman, 2 * p.id
      from gelen_posta p where ${YAZILAN}) a
    where a."Adres" <> '' order by a.tur, a.sira`.execute(db);
  const gecerli = rows.filter((a) => epostaMi(a.Adres));
  return [...Map.groupBy(gecerli, (a) => katla(a.Adres)).values()]
    .map((bunun) => ({
      // The name as the card gives it, if the card has this address.
      kim: bunun[0]!,
      yazdi: Math.max(...bunun.map((a) => (a.yazdi === null ? 0 : Date.parse(a.yazdi)))),
    }))
    .toSorted((a, b) => b.yazdi - a.yazdi)
    .map(({ kim: { Adres, Ad, Gorev } }) => ({ Adres, Ad, Gorev }));
}

/** The address on record that the request names; null: no recipient of this ticket has it. */
export const adresi = async (
  db: Db,
  g: Pick<GorusmeKarti, 'Id' | 'MusteriId'>,
  istenen: string,
): Promise<string | null> =>
  epostaMi(istenen) ? ((await alicilar(db, g)).find((a) => katla(a.Adres) === katla(istenen))?.Adres ?? null) : null;
