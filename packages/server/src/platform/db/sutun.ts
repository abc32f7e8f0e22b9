import type { ColumnType } from 'kysely';

/**
 * Values of columns as Kysely sees them. Instants come out as ISO strings and go in as `Date` or ISO strings. Dates are
 * `YYYY-MM-DD`, times `HH:mm:ss`. bigint and numeric come out as numbers (`connect.ts`).
 */
export type Zaman = ColumnType<string, Date | string, Date | string>;
export type BosZaman = ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
export type Json = ColumnType<unknown, string | null, never>;
export type DoluJson = ColumnType<unknown, string, never>;
