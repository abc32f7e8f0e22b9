import type { EgitimDurumu, EgitimKonusu } from '@masabasi/core/masa/egitim/rules';
import type { ColumnType, Generated } from 'kysely';
import type { BosZaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    egitim: {
      id: Generated<number>;
      musteri_id: number;
      proje_id: number;
      lisans_id: number | null;
      egitim_tur_id: number;
      durum: Generated<EgitimDurumu>;
      planlanan_baslama: BosZaman;
      planlanan_bitis: BosZaman;
      baslama_zamani: BosZaman;
      bitis_zamani: BosZaman;
      egitmen_id: number | null;
      yer: Generated<string>;
      link: string | null;
      konular: ColumnType<EgitimKonusu[], string, string>;
      aciklama: Generated<string>;
      ucretli: Generated<boolean>;
      tutar: Generated<number>;
      erteleme_neden: string | null;
      onceki_id: number | null;
      acan_id: number;
      surum: Generated<number>;
    };
    egitim_katilimci: {
      id: Generated<number>;
      egitim_id: number;
      musteri_personel_id: number | null;
      ad: string;
      katildi: Generated<boolean>;
      puan: number | null;
      sertifika_no: string | null;
    };
  }
}
