import { sql, type Kysely } from 'kysely';

/**
 * Two-step sign-in (kisi/ikiAdim/README.md): secrets of people, hashes of recovery codes, the rule for privileged
 * people.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table iki_adim (
      kisi_id int primary key references kisi (id),
      -- In use; null: not switched on yet.
      sir bytea check (length(sir) = 20),
      baslama timestamptz,
      -- The last time step whose code was accepted.
      son_adim bigint not null default 0,
      -- Handed out, and not confirmed by a code yet.
      bekleyen bytea check (length(bekleyen) = 20),
      check ((sir is null) = (baslama is null)),
      check (sir is not null or bekleyen is not null)
    );
    create table kurtarma_kodu (
      kisi_id int not null references kisi (id),
      ozet bytea not null check (length(ozet) = 32),
      kullanildi timestamptz,
      primary key (kisi_id, ozet)
    );
    alter table kurulum add column iki_adim_zorunlu boolean not null default false;
  `.execute(db);
}
