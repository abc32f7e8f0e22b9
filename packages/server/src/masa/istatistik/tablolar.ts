import type { MemnuniyetKanali } from '@masabasi/core/masa/memnuniyet/rules';

/** The room's tables as Kysely sees them; triggers alone write them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    memnuniyet_toplam: {
      kume: 'bolum' | 'il';
      parca: string;
      anket_id: number;
      proje_id: number;
      departman_id: number | null;
      kanal: MemnuniyetKanali | null;
      il_id: number | null;
      sorulan: number;
      yanitlanan: number;
      puanli: number;
      puan_toplami: number;
      puan_kareleri: number;
      csat1: number;
      csat2: number;
      csat3: number;
      csat4: number;
      csat5: number;
      nps0: number;
      nps1: number;
      nps2: number;
      nps3: number;
      nps4: number;
      nps5: number;
      nps6: number;
      nps7: number;
      nps8: number;
      nps9: number;
      nps10: number;
      puan0: number;
      puan1: number;
      puan2: number;
      puan3: number;
      puan4: number;
      puan5: number;
      puan6: number;
      puan7: number;
      puan8: number;
      puan9: number;
    };
    memnuniyet_soru_toplam: {
      kume: 'bolum' | 'il';
      parca: string;
      anket_id: number;
      proje_id: number;
      departman_id: number | null;
      kanal: MemnuniyetKanali | null;
      il_id: number | null;
      soru_id: number;
      adet: number;
      toplam: number;
    };
  }
}
