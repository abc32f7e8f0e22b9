import type { Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    kisi_daveti: {
      kisi_id: number;
      anahtar_ozeti: Buffer;
      eposta: string;
      son_gecerlilik: Zaman;
    };
  }
}
