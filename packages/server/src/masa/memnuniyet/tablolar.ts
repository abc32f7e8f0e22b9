import type { SoruYaniti } from '@masabasi/core/masa/anket/rules';
import type { MemnuniyetDurumu, MemnuniyetKanali } from '@masabasi/core/masa/memnuniyet/rules';
import type { ColumnType, Generated } from 'kysely';
import type { BosZaman, Zaman } from '../../platform/db/sutun.ts';

/** Answers on pages so far. */
export interface YarimYanit {
  readonly yanitlar: readonly SoruYaniti[];
  /** The questions that were on a page. */
  readonly gecilen: readonly number[];
}

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    memnuniyet: {
      id: Generated<number>;
      no: Generated<string>;
      anket_id: number;
      surum_no: number;
      musteri_id: number;
      proje_id: number;
      gorusme_id: number | null;
      egitim_id: number | null;
      versiyon_id: number | null;
      olay_zamani: Zaman;
      personel_id: number | null;
      departman_id: number | null;
      anketor_id: number | null;
      kanal: MemnuniyetKanali;
      eposta: Generated<string>;
      token_ozeti: Buffer | null;
      durum: Generated<MemnuniyetDurumu>;
      vakit: Zaman;
      gonderim_zamani: BosZaman;
      son_gecerlilik: Zaman;
      deneme: Generated<number>;
      yarim: ColumnType<YarimYanit | null, string | null, string | null>;
      bitis_zamani: BosZaman;
      puan: number | null;
      nps: number | null;
      csat: number | null;
      yorum: Generated<string>;
      surum: Generated<number>;
      soruldu: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
      sorulma_gunu: ColumnType<string | null, never, never>;
      sorulma_parcasi: ColumnType<string | null, never, never>;
      il_id: ColumnType<number | null, never, never>;
      puan_yuzde: ColumnType<number | null, never, never>;
    };
    memnuniyet_yanit: {
      memnuniyet_id: number;
      soru_id: number;
      cevap_id: number | null;
      deger: number | null;
      metin: string | null;
      puan: number | null;
      puan_yuzde: ColumnType<number | null, never, never>;
    };
    memnuniyet_izleme: {
      memnuniyet_id: number;
      sorumlu_id: number | null;
      zaman: Zaman;
      kapanma_zamani: BosZaman;
      kapatan_id: number | null;
      yapilan: Generated<string>;
      kanal: 'eposta' | 'telefon' | null;
      musteriye: Generated<string>;
      surum: Generated<number>;
    };
  }
}
