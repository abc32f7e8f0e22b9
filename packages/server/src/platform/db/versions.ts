import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { hazir } from './connect.ts';

/** Tables with a number that every change raises, in its transaction (decision 0202). */
export const VERSIONED = [
  'analiz',
  'aydinlatma',
  'aydinlatma_goruldu',
  'baglanti',
  'bildirim',
  'cagri',
  'dahili',
  'demo_istek',
  'departman',
  'dosya',
  'duyuru',
  'duyuru_goruldu',
  'gorev',
  'gorev_soru',
  'gorev_test',
  'gorusme',
  'hatirlatma',
  'izin_talep',
  'kisi',
  'kisi_menu',
  'kisi_rol',
  'konusma',
  'konusma_okuma',
  'konusma_uye',
  'kurulum',
  'lisans',
  'lisans_uyari',
  'memnuniyet',
  'memnuniyet_izleme',
  'menu',
  'mesaj',
  'mesaj_sikayeti',
  'mola_duzeltme',
  'mola_tur',
  'musteri',
  'musteri_proje',
  'proje',
  'rol_menu',
  'suzgec',
  'suzgec_varsayilan',
  'tanim',
  'teklif',
  'versiyon',
  'webistek',
] as const;
export type Versioned = (typeof VERSIONED)[number];

/** Numbers by table. A table without a change since counting began has none. */
export type Versions = Readonly<Partial<Record<Versioned, number>>>;

/** All numbers as one value of a statement. */
export const VERSIONS = `(select coalesce(json_object_agg(s.tablo, s.surum), '{}')
    from (select tablo, sum(surum) as surum from tablo_surumu group by tablo) s)`;

export const readVersions = async (db: Db): Promise<Versions> =>
  (await sql<{ surumler: Versions }>`${hazir('surumler')} select ${sql.raw(VERSIONS)} as surumler`.execute(db)).rows[0]!
    .surumler;
