import type { Generated } from 'kysely';
import type { BosZaman, Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    bayi: {
      id: number;
      unvan: Generated<string>;
      vkn: string | null;
      vergi_dairesi: Generated<string>;
      telefon: string | null;
      gsm: string | null;
      eposta: string | null;
      adres: Generated<string>;
      il_id: number | null;
      ilce_id: number | null;
      enlem: number | null;
      boylam: number | null;
      sozlesme_id: number | null;
      sozlesme_baslama: string | null;
      sozlesme_bitis: string | null;
      sorumlu_id: number | null;
      ekstre: Generated<boolean>;
      notlar: Generated<string>;
      surum: Generated<number>;
      silindi: BosZaman;
      silen_id: number | null;
    };
    bayi_il: { bayi_id: number; il_id: number };
    bayi_ilce: { bayi_id: number; ilce_id: number };
    bayi_proje: { bayi_id: number; proje_id: number };
    bayi_yetkili: {
      id: Generated<number>;
      bayi_id: number;
      sira: number;
      ad: string;
      soyad: Generated<string>;
      unvan: Generated<string>;
      telefon: string | null;
      gsm: string | null;
      eposta: string | null;
      aciklama: Generated<string>;
    };
    bayi_kosul: {
      id: Generated<number>;
      bayi_id: number;
      gecerlilik: string;
      komisyon_oran: number;
      iskonto_oran: number;
      risk_limiti: number | null;
      aciklama: Generated<string>;
      kisi_id: number | null;
      zaman: Zaman;
    };
    bayi_atama: {
      id: Generated<number>;
      bayi_id: number;
      nesne: 'musteri' | 'lisans';
      nesne_id: number;
      baslama: Zaman;
      bitis: BosZaman;
    };
    bayi_ekstre: { bayi_id: number; donem: string; alici: string; zaman: Zaman };
  }
}
