import type { Generated } from 'kysely';
import type { Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    faiz_orani: { gecerlilik: string; oran: number; aciklama: string; yazan_id: number | null; zaman: Zaman };
    fatura_hatirlatma: {
      id: Generated<number>;
      fatura_id: number;
      seviye: number;
      alici: string;
      zaman: Zaman;
      gonderen_id: number;
    };
    odeme_sozu: {
      id: Generated<number>;
      fatura_id: number;
      soz_gunu: string;
      notu: Generated<string>;
      zaman: Zaman;
      yazan_id: number;
    };
    hatirlatma_durdurma: { id: Generated<number>; musteri_id: number; neden: string; zaman: Zaman; koyan_id: number };
  }
}
