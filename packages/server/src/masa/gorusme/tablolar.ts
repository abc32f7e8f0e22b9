import type { GorusmeDurumu } from '@masabasi/core/masa/gorusme/rules';
import type { SlaOlayTuru } from '@masabasi/core/masa/sla/rules';
import type { Generated } from 'kysely';
import type { BosZaman, Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    gorusme: {
      id: Generated<number>;
      no: Generated<string>;
      musteri_id: number;
      proje_id: number;
      gorusme_tur_id: number;
      talep_tur_id: number | null;
      konu_id: number;
      oncelik_id: number;
      aciliyet_id: number | null;
      lisans_id: number | null;
      musteri_personel_id: number | null;
      yon: 1 | 2;
      telefon: string | null;
      baslik: string;
      aciklama: Generated<string>;
      cozum: Generated<string>;
      durum: GorusmeDurumu;
      acan_id: number;
      atanan_id: number | null;
      duzenleyen_id: number | null;
      baslama_zamani: Zaman;
      ilk_yanit_zamani: BosZaman;
      cozum_zamani: BosZaman;
      kapanis_zamani: BosZaman;
      son_hareket: Zaman;
      duzenleme_zamani: BosZaman;
      sure: Generated<number>;
      sla_bitis: BosZaman;
      sla_uyari: BosZaman;
      sla_durdu: Generated<boolean>;
      sla_haber: BosZaman;
      sla_soylenen_saat: 'yanit' | 'cozum' | null;
      sla_soylenen_asama: 'uyari' | 'bitis' | null;
      webistek_id: number | null;
      ust_id: number | null;
      ayrilan_id: number | null;
      birlesme_oncesi: GorusmeDurumu | null;
      birlestiren_id: number | null;
      ara: Generated<string>;
      musteri_ara: Generated<string>;
      sozler: Generated<string>;
      surum: Generated<number>;
    };
    sla_olay: { id: Generated<number>; gorusme_id: number; tur: SlaOlayTuru; zaman: Zaman };
    sla_takvim: { gun: number; bas: number; bit: number };
    sla_politika: { id: Generated<number>; oncelik: string | null; yanit_dk: number; cozum_dk: number };
  }
}
