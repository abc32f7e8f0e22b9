import type { Generated } from 'kysely';
import type { BosZaman } from '../../platform/db/sutun.ts';

/** The room's table as Kysely sees it. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    demo_istek: {
      id: Generated<number>;
      islem_id: number;
      tarih: string;
      lisans_tur_id: number;
      proje_id: number;
      musteri_id: number | null;
      ad_soyad: Generated<string>;
      tc_kimlik: string | null;
      il_id: number | null;
      ilce_id: number | null;
      telefon: string | null;
      gsm: string | null;
      bayi_id: number | null;
      demo_durum_id: number;
      aciklama: Generated<string>;
      acan_id: number;
      atanan_id: number | null;
      randevu_zamani: BosZaman;
      kurulum_zamani: BosZaman;
      kapanis_zamani: BosZaman;
      deneme: Generated<number>;
      ayrilma_neden_id: number | null;
      diger_program_id: number | null;
      surum: Generated<number>;
    };
  }
}
