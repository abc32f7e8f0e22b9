import type { DosyaUyariTuru } from '@masabasi/core/platform/dosya/uyarilar';
import type { Generated } from 'kysely';
import type { BosZaman, Zaman } from '../db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../db/schema.ts' {
  interface Database {
    dosya: {
      id: Generated<number>;
      ad: string;
      tip: string;
      boyut: number;
      en: number | null;
      boy: number | null;
      ozet: Buffer;
      orta_ozet: Buffer | null;
      kucuk_ozet: Buffer | null;
      musteri_id: number | null;
      gorusme_id: number | null;
      webistek_id: number | null;
      analiz_id: number | null;
      gorev_id: number | null;
      proje_plan_id: number | null;
      proje_plan_akis_id: number | null;
      toplanti_id: number | null;
      bayi_id: number | null;
      kartvizit_id: number | null;
      mesaj_id: number | null;
      /** Test of a task to which the file belongs. */
      gorev_test_id: number | null;
      /** Person with whom a file without a record waits. */
      bekleten_id: number | null;
      yukleyen_id: number | null;
      zaman: Zaman;
      silindi: BosZaman;
      silen_id: number | null;
      /** Kind of warning, and the names in the file that it concerns. */
      uyari: DosyaUyariTuru | null;
      uyari_adlari: Generated<string[]>;
    };
    dosya_icerik: { ozet: Buffer; boyut: number; zaman: Zaman; disarida: Generated<boolean> };
    dosya_yolda: { ozet: Buffer; zaman: Zaman };
    dosya_parca: { ozet: Buffer; sira: number; veri: Buffer };
  }
}
