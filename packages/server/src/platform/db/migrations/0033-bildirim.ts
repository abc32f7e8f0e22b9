import { type Kysely, sql } from 'kysely';

/** Notifications of people, and the channel that they chose for each kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bildirim (
      id bigint generated always as identity primary key,
      kisi_id int not null references kisi on delete cascade,
      tur text not null,
      baslik text not null check (length(baslik) between 1 and 200),
      metin text not null default '',
      yol text,
      hakkinda_id int references kisi on delete cascade,
      zaman timestamptz not null,
      okundu timestamptz
    );
    create index bildirim_kisi on bildirim (kisi_id, id desc);
    create index bildirim_okunmayan on bildirim (kisi_id) where okundu is null;
    create index bildirim_hakkinda on bildirim (hakkinda_id);
    create index bildirim_zaman on bildirim (zaman);
    create table bildirim_tercihi (
      kisi_id int not null references kisi on delete cascade,
      tur text not null,
      hal text not null check (hal in ('kapali', 'acik', 'posta')),
      primary key (kisi_id, tur)
    );
  `.execute(db);
}
