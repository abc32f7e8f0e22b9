import type { Generated } from 'kysely';
import type { BosZaman, Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    musteri_yetkili: {
      id: Generated<number>;
      musteri_id: number;
      ad: string;
      soyad: Generated<string>;
      unvan: Generated<string>;
      telefon: string | null;
      gsm: string | null;
      eposta: string | null;
      aciklama: Generated<string>;
      ara: Generated<string>;
      surum: Generated<number>;
      silindi: BosZaman;
    };
    yetkili_onay: {
      id: Generated<number>;
      yetkili_id: number;
      kanal: string;
      durum: string;
      tarih: string;
      kaynak: string;
      kisi_id: number | null;
      zaman: Zaman;
    };
  }
}
