import type { WebistekDurumu } from '@masabasi/core/masa/webistek/rules';
import type { Generated } from 'kysely';
import type { Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    webistek: {
      id: Generated<number>;
      no: Generated<string>;
      takip_kodu: string;
      soru_ozeti: Buffer;
      ad_soyad: string;
      kurum: string;
      musteri_no: string;
      telefon: string;
      eposta: string;
      /** The address of the sender, if answers go to another one. */
      gonderen: Generated<string>;
      /** Further addresses for answers. */
      diger_adresler: Generated<string[]>;
      proje_id: number | null;
      aciklama: string;
      kaynak: string;
      durum: WebistekDurumu;
      musteri_id: number | null;
      atanan_id: number | null;
      red_neden: string | null;
      asil_id: number | null;
      zaman: Zaman;
      surum: Generated<number>;
      ara: Generated<string>;
    };
    webistek_anahtari: { tek: Generated<boolean>; anahtar: Buffer };
  }
}
