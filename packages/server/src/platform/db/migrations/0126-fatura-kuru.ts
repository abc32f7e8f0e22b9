import { type Kysely, sql } from 'kysely';

/**
 * The rate of a draft is compared with the last invoice of its currency, and an invoice's history tells of its returns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index fatura_son_kur on fatura (para_birimi, tarih desc, id desc) where durum = 'kesildi' and kur is not null;
    alter table hareket_fatura drop constraint hareket_fatura_tur_check,
      add constraint hareket_fatura_tur_check check (tur in ('acildi', 'duzenlendi', 'vazgecildi', 'kesildi', 'iptal', 'iade', 'tahsilat', 'geriAlindi', 'gonderildi', 'gonderim', 'iadeKesildi'));
  `.execute(db);
}
