import type { Generated, GeneratedAlways } from 'kysely';
import type { BosZaman, Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    konusma: {
      id: Generated<number>;
      tur: string;
      ad: Generated<string>;
      bir_id: number | null;
      iki_id: number | null;
      departman_id: number | null;
      nesne: string | null;
      nesne_id: number | null;
      acan_id: number;
      zaman: Zaman;
      son_no: Generated<number>;
      son_zaman: Zaman;
      surum: Generated<number>;
    };
    konusma_uye: { konusma_id: number; kisi_id: number; ilk_no: Generated<number>; zaman: Zaman };
    /** View of the members. */
    konusma_uyeligi: { konusma_id: number; kisi_id: number; ilk_no: number };
    konusma_okuma: { konusma_id: number; kisi_id: number; okunan_no: Generated<number>; sessiz: Generated<boolean> };
    yazisma_tercihi: { kisi_id: number; okundu_goster: boolean };
    mesaj: {
      id: Generated<number>;
      konusma_id: number;
      no: number;
      yazan_id: number;
      anahtar: string;
      ust_id: number | null;
      metin: string;
      acil: Generated<boolean>;
      zaman: Zaman;
      duzenlendi: BosZaman;
      geri_alindi: BosZaman;
      sabit: BosZaman;
      sabitleyen_id: number | null;
      surum: Generated<number>;
      sozler: GeneratedAlways<string>;
    };
    konusma_engeli: { kisi_id: number; engellenen_id: number; zaman: Zaman };
    mesaj_gecmisi: { id: Generated<number>; mesaj_id: number; metin: string; zaman: Zaman };
    mesaj_anma: { mesaj_id: number; kisi_id: number; ad: string };
    mesaj_tepki: { mesaj_id: number; kisi_id: number; isaret: string };
  }
}
