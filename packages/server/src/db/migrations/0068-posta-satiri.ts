import { type Kysely, sql } from 'kysely';

/** A mail knows the line of the history that says it was written, so that the line can say what became of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table posta
      add column hareket_id bigint,
      -- a line is of the record that the mail is about
      add foreign key (nesne, hareket_id) references hareket (nesne, id) on delete set null (hareket_id),
      add constraint posta_satiri check (hareket_id is null or nesne is not null);
    -- the two were written in one transaction, with one time
    update posta p set hareket_id = h.id from hareket h
      where h.nesne = p.nesne and h.nesne_id = p.nesne_id and h.tur = 'yanit' and h.zaman = p.zaman and not p.otomatik;
    create index posta_hareket on posta (hareket_id) where hareket_id is not null;
  `.execute(db);
}
