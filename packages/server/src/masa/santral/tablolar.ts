import type { Generated } from 'kysely';
import type { BosZaman, Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    dahili: { kisi_id: number; dahili: string };
    cagri: {
      id: Generated<number>;
      anahtar: string;
      telefon: Generated<string>;
      baslama: Zaman;
      acilma: BosZaman;
      bitis: BosZaman;
      acan_id: number | null;
      donecek_id: number | null;
      donus: BosZaman;
      arayan_id: number | null;
      geri_arama: BosZaman;
      deneme: Generated<boolean>;
    };
    cagri_kisi: { cagri_id: number; kisi_id: number; kapatti: Generated<boolean> };
  }
}
