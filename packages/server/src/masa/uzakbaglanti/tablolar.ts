import type { Generated } from 'kysely';
import type { BosZaman, Zaman } from '../../platform/db/sutun.ts';

/** The room's table as Kysely sees it. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    baglanti: {
      id: Generated<number>;
      musteri_id: number;
      gorusme_id: number | null;
      proje_id: number;
      kisi_id: number;
      baglanti_tur_id: number;
      baglanti_kodu: string | null;
      baslama: Zaman;
      bitis: BosZaman;
      amac: string;
      yapilan: Generated<string>;
      onay_veren: string;
      kvkk_onay: boolean;
      surum: Generated<number>;
    };
  }
}
