/** The room's tables as Kysely sees them; the outbox itself stands in `db/schema.ts`. */
declare module '../db/schema.ts' {
  interface Database {
    posta_dosya: {
      posta_id: number;
      sira: number;
      dosya_id: number | null;
      ad: string;
      gitti: boolean | null;
    };
  }
}
