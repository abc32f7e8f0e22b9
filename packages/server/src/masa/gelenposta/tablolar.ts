import type { GelenPostaTuru, KonuNesnesi } from '@masabasi/core/masa/gelenposta/rules';
import type { Generated } from 'kysely';
import type { Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    gelen_kutu: {
      kutu: string;
      uidvalidity: number;
      son_uid: Generated<number>;
      ilk_uid: Generated<number>;
      beri: Zaman | null;
      gorulen_uid: Generated<number>;
      okuma: Zaman | null;
      hata: string | null;
    };
    gelen_posta: {
      id: Generated<number>;
      ozet: Buffer;
      icerik_ozeti: Buffer | null;
      ileti: string;
      gonderen: string;
      gonderen_adi: string;
      konu: string;
      metin: string;
      /** Addresses for answers. Without one, the sender's. */
      yanit_adresleri: Generated<string[]>;
      tur: GelenPostaTuru;
      nesne: KonuNesnesi | null;
      nesne_id: number | null;
      zaman: Zaman;
    };
  }
}
