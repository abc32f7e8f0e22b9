import type { AkisTuru } from '@masabasi/core/is/projetakip/akis';
import type { BagTuru } from '@masabasi/core/is/projetakip/cpm';
import type { PlanDurumu, PrjDurumu } from '@masabasi/core/is/projetakip/rules';
import type { ColumnType, Generated } from 'kysely';
import type { BosZaman, DoluJson, Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    prj: {
      id: Generated<number>;
      proje_id: number;
      musteri_id: number | null;
      ad: string;
      aciklama: Generated<string>;
      durum: Generated<PrjDurumu>;
      sorumlu_id: number;
      ekip_id: number | null;
      baslama: string;
      bitis: string;
      acan_id: number;
      acilis_zamani: Zaman;
      ara: Generated<string>;
      surum: Generated<number>;
    };
    proje_konu: {
      id: Generated<number>;
      prj_id: number;
      ust_id: number | null;
      ad: string;
      sira: Generated<number>;
      sorumlu_id: number | null;
      surum: Generated<number>;
      silindi: BosZaman;
    };
    proje_plan: {
      id: Generated<number>;
      prj_id: number;
      konu_id: number;
      ad: string;
      aciklama: Generated<string>;
      baslama: string;
      bitis: string;
      gercek_baslama: string | null;
      gercek_bitis: string | null;
      sorumlu_id: number | null;
      ekip_id: number | null;
      tahmini_sure: Generated<number>;
      ilerleme: Generated<number>;
      kilometre_tasi: Generated<boolean>;
      durum: Generated<PlanDurumu>;
      plan_surum: Generated<number>;
      onay_isteyen_id: number | null;
      sira: Generated<number>;
      degistiren_id: number;
      degisme_zamani: Zaman;
      ara: Generated<string>;
      surum: Generated<number>;
      silindi: BosZaman;
    };
    proje_plan_bag: {
      prj_id: number;
      onceki_id: number;
      sonraki_id: number;
      tur: BagTuru;
      gecikme: Generated<number>;
    };
    proje_plan_surum: {
      id: Generated<number>;
      plan_id: number;
      no: number;
      icerik: DoluJson;
      baslama: string;
      bitis: string;
      isteyen_id: number;
      istek_zamani: Zaman;
      karar: 'onay' | 'iade' | null;
      karar_veren_id: number | null;
      karar_zamani: BosZaman;
      aciklama: Generated<string>;
    };
    proje_plan_akis: {
      id: Generated<number>;
      plan_id: number;
      ad: string;
      aciklama: Generated<string>;
      tur: AkisTuru;
      sonraki: ColumnType<unknown, string, string>;
      sorumlu_id: number | null;
      sure: number | null;
      tamamlandi: Generated<boolean>;
      x: number;
      y: number;
      silindi: BosZaman;
    };
    proje_akis_yeri: { kisi_id: number; plan_id: number; akis_id: number };
    prj_takip: {
      id: Generated<number>;
      plan_id: number;
      kisi_id: number;
      tarih: string;
      aciklama: string;
      gerceklesen_sure: number;
      ilerleme: number;
      zaman: Zaman;
      surum: Generated<number>;
    };
  }
}
