import { gunEkle } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';

/** Reminders and promises about late invoices of the demo company, and one customer with a stop on mails. */
async function yaz({ db, bugun, simdi }: OrnekOrtami): Promise<void> {
  const geciken = sql`(select f.id, f.musteri_id, f.vade, f.kesen_id, row_number() over (order by f.vade desc, f.id) as n
    from fatura_acik a join fatura f on f.id = a.fatura_id where a.kalan > 0 and f.vade < ${gunEkle(bugun, -20)}::date)`;
  await sql`insert into fatura_hatirlatma (fatura_id, seviye, alici, zaman, gonderen_id)
    select g.id, s, m.eposta, (g.vade + case s when 1 then 4 else 18 end + time '10:00') at time zone 'Europe/Istanbul', g.kesen_id
    from ${geciken} g join musteri m on m.id = g.musteri_id cross join generate_series(1, 2) s
    where m.eposta <> '' and g.n % 3 <> 0 and s <= 1 + g.n % 2 and g.vade + 18 < ${bugun}::date`.execute(db);
  await sql`insert into odeme_sozu (fatura_id, soz_gunu, notu, zaman, yazan_id)
    select g.id, ${gunEkle(bugun, 5)}::date, 'Ay başındaki ödemelerle gönderecekler.', ${simdi}, g.kesen_id
    from ${geciken} g where g.n % 9 = 4`.execute(db);
  await sql`insert into hatirlatma_durdurma (musteri_id, neden, zaman, koyan_id)
    select distinct on (g.musteri_id) g.musteri_id, 'Fatura üzerinde anlaşmazlık var; hukukla görüşülüyor.', ${simdi}, g.kesen_id
    from ${geciken} g where g.n = 7`.execute(db);
}

export const paylar: readonly OrnekPayi[] = [
  { ad: 'gelir', sonra: ['banka'], buyuyen: ['fatura_hatirlatma', 'odeme_sozu'], yaz },
];
