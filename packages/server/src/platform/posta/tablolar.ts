/** Table types of this room. The outbox itself is in `db/schema.ts`. */
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
