import type { AnalizDurumu, KabulKriteri } from '@masabasi/core/is/analiz/rules';
import type { ColumnType, Generated } from 'kysely';
import type { BosZaman, Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    analiz: {
      id: Generated<number>;
      no: Generated<string>;
      proje_id: number;
      konu_id: number | null;
      gereksinim_kaynak_id: number;
      yetkili_kisi_id: number | null;
      analiz_tur_id: number;
      aciliyet_id: number;
      baslik: string;
      ihtiyac: Generated<string>;
      cozum_onerisi: Generated<string>;
      kabul_kriterleri: ColumnType<KabulKriteri[], string | undefined, string>;
      efor: number | null;
      durum: Generated<AnalizDurumu>;
      analist_id: number | null;
      kabul_eden_id: number | null;
      kabul_zamani: BosZaman;
      kabul_aciklama: string | null;
      ertelenen_gun: string | null;
      hedef_versiyon_id: number | null;
      acan_id: number;
      acilis_zamani: Zaman;
      son_hareket: Zaman;
      ara: Generated<string>;
      surum: Generated<number>;
    };
    analiz_kaynak: {
      id: Generated<number>;
      analiz_id: number;
      gorusme_id: number | null;
      webistek_id: number | null;
      baglayan_id: number;
      zaman: Zaman;
    };
  }
}
