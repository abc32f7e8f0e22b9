import { type Kysely, sql } from 'kysely';

/**
 * A history line leads to its mail, and answers go to the sender's reply address. Older lines find their mail by their
 * equal moment. Where two mails share it, neither is linked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table gelen_posta add column yanit_adresleri text[] not null default '{}';
    alter table webistek add column gonderen text not null default '', add column diger_adresler text[] not null default '{}';
    update hareket h set yeni = coalesce(h.yeni, '{}') || jsonb_build_object('PostaId', p.id)
    from (
      select nesne, nesne_id, zaman, min(id) as id from gelen_posta
      where nesne is not null and tur in ('yeni', 'yanit', 'spam')
      group by nesne, nesne_id, zaman having count(*) = 1
    ) p
    where h.nesne = p.nesne and h.nesne_id = p.nesne_id and h.zaman = p.zaman and h.tur in ('gelen', 'geldi')`.execute(
    db,
  );
}
