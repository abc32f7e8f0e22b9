import { sql } from 'kysely';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';

const DUZELTME_SEBEPLERI = [
  'Masaya döndüğümde durumu değiştirmeyi unuttum.',
  'Müşteri aradığı için molayı erken bitirdim, işaretleyemedim.',
  'Bilgisayar güncelleme yaptığı için geri dönüşü geç yazabildim.',
];

/** One waiting request of each crew of Destek, about its last long break: it ended earlier than the record says. */
async function yaz({ db }: OrnekOrtami): Promise<void> {
  const { rows } = await sql<{ id: number; kisi_id: number; baslama: string; bitis: string; zaman: string }>`
    select distinct on (k.grup collate "C") m.id, m.kisi_id, m.baslama, m.bitis, g.bitis as zaman
    from mola m join mesai g on g.id = m.mesai_id join kisi k on k.id = m.kisi_id join departman d on d.id = k.departman_id
    where d.ad = 'Destek' and m.durum_id in (646, 648) and m.bitis - m.baslama > interval '12 minutes'
      and g.gun > (select max(gun) from mesai) - 7
    order by k.grup collate "C", m.baslama desc`.execute(db);
  if (rows.length === 0) return;
  await db
    .insertInto('mola_duzeltme')
    .values(
      rows.map((r, i) => ({
        mola_id: r.id,
        kisi_id: r.kisi_id,
        eski_baslama: r.baslama,
        eski_bitis: r.bitis,
        yeni_baslama: r.baslama,
        yeni_bitis: new Date(Date.parse(r.bitis) - (4 + i) * 60_000),
        sebep: DUZELTME_SEBEPLERI[i % DUZELTME_SEBEPLERI.length]!,
        zaman: r.zaman,
      })),
    )
    .execute();
}

export const paylar: readonly OrnekPayi[] = [{ ad: 'mola', sonra: ['mesai', 'departman sorumluları'], yaz }];
