import type { SikayetDurumu } from '@masabasi/core/kisi/gozetim/rules';
import type { Generated } from 'kysely';
import type { BosZaman, Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    mesaj_sikayeti: {
      id: Generated<number>;
      mesaj_id: number;
      bildiren_id: number;
      sebep: string;
      metin: string;
      durum: Generated<SikayetDurumu>;
      zaman: Zaman;
      karar: Generated<string>;
      karar_veren_id: number | null;
      karar_zamani: BosZaman;
      surum: Generated<number>;
    };
    konusma_bakisi: {
      id: Generated<number>;
      konusma_id: number;
      bakan_id: number;
      sebep: string;
      ilk_gun: string;
      son_gun: string;
      zaman: Zaman;
    };
  }
}
