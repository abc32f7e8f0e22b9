import { sql } from 'kysely';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';

/** The demo company's referrals: a few that wait, one of them late, and some accepted or refused. */

const ADET = 18;

async function yaz({ db, simdi, bugun }: OrnekOrtami): Promise<void> {
  await sql`
    with satici as (
      select array_agg(k.id order by k.id) as idler from kisi k join departman d on d.id = k.departman_id
      where d.ad = 'Satış' and k.aktif
    ), secilen as (
      select a.id, row_number() over (order by a.tutar desc, a.id)::int as n from aday a
      where a.asama in ('ilgili', 'demo') order by a.tutar desc, a.id limit ${ADET}
    )
    insert into yonlendirme (aday_id, gonderen_id, hedef_kisi_id, neden, termin, durum, karar_veren_id, karar_aciklama,
      acilis_zamani, karar_zamani)
    select s.id, p.idler[1 + s.n % array_length(p.idler, 1)], p.idler[1 + (s.n + 1) % array_length(p.idler, 1)],
      (array['Müşteri sizin bölgenizde.', 'Bu ürünü en iyi siz biliyorsunuz.', 'Bu ay yetişemiyorum.'])[1 + s.n % 3],
      ${bugun}::date + s.n % 6 - 1, (array['bekliyor', 'kabul', 'red'])[1 + s.n % 3],
      case when s.n % 3 > 0 then p.idler[1 + (s.n + 1) % array_length(p.idler, 1)] end,
      case when s.n % 3 = 2 then 'Bu ay izinli olduğum için yetişemem.' else '' end,
      ${simdi}::timestamptz - (s.n + 1) * interval '5 hours',
      case when s.n % 3 > 0 then ${simdi}::timestamptz - s.n * interval '4 hours' end
    from secilen s cross join satici p where array_length(p.idler, 1) > 1`.execute(db);
}

export const paylar: readonly OrnekPayi[] = [{ ad: 'yonlendirme', sonra: ['aday'], yaz }];
