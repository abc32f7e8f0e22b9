import { type Kysely, sql } from 'kysely';

/**
 * Customers are found by the names in a bank movement, and open invoices by their sum, without a full scan. Function
 * names are written with their schema, because a restored copy has no search path while it builds indexes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- the name of adAnahtari in core/banka/eslesme.ts
    create function ad_anahtari(ad text) returns text language sql immutable strict parallel safe as $$
      select btrim(regexp_replace(regexp_replace(regexp_replace(public.katla(ad), '[^a-z0-9 ]+', ' ', 'g'),
        '\\m(?:ltd|limited|sti|sirketi|as|anonim|san|sanayi|tic|ticaret|ve|saglik|hizmetleri|dr|doktor)\\M', ' ', 'g'), ' +', ' ', 'g')) $$;
    create index musteri_ad_anahtari on musteri (ad_anahtari(gorunen_ad) text_pattern_ops) where silindi is null;
    create index fatura_acik_kalan on fatura_acik (kalan);
    create index fatura_tahsilat_bekleyen on fatura_tahsilat (tutar)
      where kaynak = 'elle' and geri_alma_zamani is null and banka_hareket_id is null`.execute(db);
}
