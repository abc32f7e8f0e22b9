import type { YonlendirmeDurumu } from '@masabasi/core/pazarlama/yonlendirme/rules';
import type { Generated } from 'kysely';
import type { BosZaman, Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    yonlendirme: {
      id: Generated<number>;
      aday_id: number;
      gonderen_id: number;
      hedef_kisi_id: number | null;
      hedef_departman_id: number | null;
      neden: string;
      termin: string;
      durum: Generated<YonlendirmeDurumu>;
      karar_veren_id: number | null;
      karar_aciklama: Generated<string>;
      acilis_zamani: Zaman;
      karar_zamani: BosZaman;
      gecikme_zamani: BosZaman;
      surum: Generated<number>;
    };
  }
}
