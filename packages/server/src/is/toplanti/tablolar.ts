import type {
  DavetDurumu,
  GundemMaddesi,
  KararDurumu,
  KatilimciRolu,
  ToplantiDurumu,
  YanitYolu,
} from '@masabasi/core/is/toplanti/rules';
import type { Tekrar } from '@masabasi/core/is/toplanti/tekrar';
import type { ColumnType, Generated } from 'kysely';
import type { BosZaman, Zaman } from '../../platform/db/sutun.ts';

/** The room's tables as Kysely sees them. */
declare module '../../platform/db/schema.ts' {
  interface Database {
    toplanti: {
      id: Generated<number>;
      no: Generated<string>;
      toplanti_tur_id: number;
      konu: string;
      proje_id: number | null;
      musteri_id: number | null;
      baslama_zamani: Zaman;
      bitis_zamani: Zaman;
      oda_id: number | null;
      yer: Generated<string>;
      link: string | null;
      duzenleyen_id: number;
      raportor_id: number | null;
      gundem: ColumnType<GundemMaddesi[], string | undefined, string>;
      tutanak: Generated<string>;
      durum: Generated<ToplantiDurumu>;
      iptal_nedeni: string | null;
      tekrar_kural: Tekrar | null;
      ust_id: number | null;
      seri_ani: BosZaman;
      ics_uid: Generated<string>;
      uid_kisisel: Generated<boolean>;
      ics_sira: Generated<number>;
      zaman_sira: Generated<number>;
      onaylayan_id: number | null;
      onay_zamani: BosZaman;
      onay_ozeti: Buffer | null;
      acan_id: number;
      acilis_zamani: Zaman;
      ara: Generated<string>;
      surum: Generated<number>;
    };
    toplanti_katilimci: {
      id: Generated<number>;
      toplanti_id: number;
      kisi_id: number | null;
      musteri_personel_id: number | null;
      ad: string;
      eposta: Generated<string>;
      rol: Generated<KatilimciRolu>;
      davet_durum: Generated<DavetDurumu>;
      yanit_zamani: BosZaman;
      yanit_yolu: YanitYolu | null;
      katildi: boolean | null;
      notu: Generated<string>;
      token_ozeti: Buffer | null;
      anahtar: Generated<string>;
      molada: Generated<boolean>;
    };
    toplanti_karar: {
      id: Generated<number>;
      toplanti_id: number;
      sira: number;
      metin: string;
      sorumlu_id: number | null;
      termin: string | null;
      gorev_id: number | null;
      durum: Generated<KararDurumu>;
      kanit: Generated<string>;
      kapanis_zamani: BosZaman;
      kapatan_id: number | null;
    };
    toplanti_ek: {
      id: Generated<number>;
      toplanti_id: number;
      metin: string;
      kisi_id: number;
      zaman: Zaman;
      ozet: Buffer;
    };
    toplanti_oda: {
      id: Generated<number>;
      ad: string;
      kapasite: number;
      erisim: Generated<string>;
      aktif: Generated<boolean>;
      surum: Generated<number>;
    };
    toplanti_gorme: { ozet: Buffer; toplanti_id: number; kisi_id: number; dosya_id: number | null; son: Zaman };
    toplanti_tercihi: { kisi_id: number; durumu_degistir: boolean };
  }
}
