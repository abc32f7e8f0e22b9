import type { HakedisDurumu } from '@masabasi/core/mali/bayifatura/rules';
import type { Generated } from 'kysely';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    bayi_hakedis: {
      id: Generated<number>;
      bayi_id: number;
      donem: string;
      ciro: number;
      iade: number;
      komisyon: number;
      devir: number;
      tutar: number;
      durum: Generated<HakedisDurumu>;
      fatura_no: Generated<string>;
      fatura_tarihi: string | null;
      odeme_tarihi: string | null;
      surum: Generated<number>;
    };
    bayi_hakedis_satir: {
      hakedis_id: number;
      fatura_id: number;
      matrah: number;
      oran: number;
      komisyon: number;
    };
  }
}
