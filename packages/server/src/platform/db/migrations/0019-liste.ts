import { sql, type Kysely } from 'kysely';

interface Eski {
  readonly ara: string;
  readonly Durum: string | null;
  readonly IlId: number | null;
  readonly ProjeId: number | null;
  readonly sirala: 'Ad' | 'Yeni';
}

/** A saved search of customers as the query of the list's address. */
const sozleri = ({ ara, Durum, IlId, ProjeId, sirala }: Eski): string =>
  new URLSearchParams(
    Object.entries({
      ara: ara.trim(),
      durum: Durum,
      il: IlId,
      urun: ProjeId,
      sirala: sirala === 'Yeni' ? '-MusteriNo' : null,
    }).flatMap(([ad, deger]): [string, string][] => (deger === null || deger === '' ? [] : [[ad, String(deger)]])),
  ).toString();

/**
 * Views of any list are saved, as the query of its address (decision 0039). Customers are paged in the order of their
 * state.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table suzgec add column sorgu text check (length(sorgu) <= 2000)`.execute(db);
  const { rows } = await sql<{ id: number; alanlar: Eski }>`select id, alanlar from suzgec`.execute(db);
  for (const { id, alanlar } of rows)
    await sql`update suzgec set sorgu = ${sozleri(alanlar)} where id = ${id}`.execute(db);
  await sql`
    alter table suzgec alter column sorgu set not null, drop column alanlar;
    create index musteri_durum on musteri (durum collate "tr-TR-x-icu", id) where silindi is null;
  `.execute(db);
}
