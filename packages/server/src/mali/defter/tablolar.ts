import type { Generated } from 'kysely';
import type { Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    defter_hesap: {
      kod: string;
      ad: string;
      elle: boolean;
    };
    defter_bas: {
      tek: Generated<boolean>;
      sira: number;
      ozet: Buffer;
    };
    defter_fis: {
      sira: number;
      gun: string;
      kaynak: string;
      kaynak_id: number;
      ters_sira: number | null;
      aciklama: string;
      zaman: Zaman;
      onceki: Buffer;
      ozet: Buffer;
    };
    defter_satir: {
      fis_sira: number;
      satir: number;
      hesap_kod: string;
      alt: Generated<string>;
      birim: string;
      tutar: number;
    };
    defter_donem: {
      donem: string;
      kapanis: Zaman;
      kapatan_id: number;
      son_sira: number;
      son_ozet: Buffer;
    };
  }
}
