import type { GorevDurumu } from '@masabasi/core/is/gorev/rules';
import type { Generated } from 'kysely';
import type { BosZaman, Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    gorev: {
      id: Generated<number>;
      no: Generated<string>;
      proje_id: number;
      analiz_id: number | null;
      ust_id: number | null;
      is_tur_id: number;
      aciliyet_id: number;
      ekip_id: number | null;
      baslik: string;
      aciklama: Generated<string>;
      durum: Generated<GorevDurumu>;
      atanan_id: number | null;
      testci_id: number | null;
      test_tur_id: number | null;
      test_turu: Generated<number>;
      versiyon_id: number | null;
      termin: string | null;
      tahmini_sure: number | null;
      engel: string | null;
      sira: string;
      acan_id: number;
      acilis_zamani: Zaman;
      son_hareket: Zaman;
      baslama_zamani: BosZaman;
      bitis_zamani: BosZaman;
      ara: Generated<string>;
      surum: Generated<number>;
    };
    gorev_bag: { gorev_id: number; beklenen_id: number };
    gorev_sure: {
      id: Generated<number>;
      gorev_id: number;
      kisi_id: number;
      baslama: Zaman;
      bitis: BosZaman;
      durduran: 'kisi' | 'mola' | 'mesai' | null;
      aciklama: Generated<string>;
    };
    gorev_soru: { gorev_id: number; kisi_id: number; soran_id: number; zaman: Zaman };
    gorev_test: {
      id: Generated<number>;
      gorev_id: number;
      kriter_id: number | null;
      tur_no: number;
      test_tur_id: number;
      testci_id: number;
      zaman: Zaman;
      adimlar: string;
      ortam: string;
      sonuc: 'gecti' | 'kaldi' | 'engelli';
    };
  }
}
