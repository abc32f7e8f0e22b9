import type { TanimListeAdi } from '@masabasi/core/tanim/rules';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';

/**
 * The columns that hold rows of each list, as `table.column`. Without them every count would read each table of the house once
 * for each of its columns.
 */
export const TANIM_SUTUNLARI: Partial<Readonly<Record<TanimListeAdi, readonly `${string}.${string}`[]>>> = {
  aciliyet: ['analiz.aciliyet_id', 'gorev.aciliyet_id', 'gorusme.aciliyet_id'],
  altLisansTur: ['lisans.alt_lisans_tur_id'],
  analizTur: ['analiz.analiz_tur_id'],
  ayrilmaNedenleri: [
    'aday.kayip_neden_id',
    'demo_istek.ayrilma_neden_id',
    'musteri.ayrilma_neden_id',
    'teklif.kayip_neden_id',
    'ziyaret.olumsuz_neden_id',
  ],
  baglantiTur: ['baglanti.baglanti_tur_id'],
  bankalar: ['musteri.banka_id'],
  bayiler: ['demo_istek.bayi_id', 'lisans.bayi_id', 'musteri.bayi_id', 'teklif.bayi_id'],
  branslar: ['musteri.brans_id'],
  cinsiyet: ['musteri.cinsiyet_id'],
  demoDurum: ['demo_istek.demo_durum_id'],
  digerProgramlar: [
    'aday.diger_program_id',
    'demo_istek.diger_program_id',
    'musteri.diger_program_id',
    'teklif.diger_program_id',
    'ziyaret.diger_program_id',
  ],
  egitimTur: ['egitim.egitim_tur_id', 'teklif.egitim_tur_id'],
  etiketler: ['musteri_etiket.tanim_id'],
  gereksinimKaynak: ['analiz.gereksinim_kaynak_id'],
  gorusmeTur: ['gorusme.gorusme_tur_id', 'teklif_gorusme.gorusme_tur_id', 'ziyaret.gorusme_tur_id'],
  hesapTur: ['musteri.hesap_tur_id'],
  isTur: ['gorev.is_tur_id'],
  islemler: ['demo_istek.islem_id'],
  kanGrubu: ['musteri.kan_grubu_id'],
  konular: ['analiz.konu_id', 'gorusme.konu_id', 'sablon.konu_id'],
  kurumlar: ['musteri.kurum_id'],
  lisansTur: ['demo_istek.lisans_tur_id', 'lisans.lisans_tur_id', 'teklif.lisans_tur_id'],
  memnuniyetCevap: ['memnuniyet_yanit.cevap_id'],
  memnuniyetSoru: ['memnuniyet_soru_toplam.soru_id', 'memnuniyet_yanit.soru_id'],
  memnuniyetTur: ['proje.anket_tur_id'],
  oncelikler: ['gorusme.oncelik_id'],
  projeEkip: ['gorev.ekip_id', 'prj.ekip_id', 'proje.ekip_id', 'proje_plan.ekip_id'],
  sozlesmeler: ['bayi.sozlesme_id', 'lisans.sozlesme_id'],
  talepTur: ['gorusme.talep_tur_id'],
  testTur: ['gorev.test_tur_id', 'gorev_test.test_tur_id'],
  toplantiTur: ['toplanti.toplanti_tur_id'],
  ulke: ['musteri.ulke_id'],
};
/** Holds rows of the lists that have others above them. */
const UST = 'tanim.ust_id';

/** In how many records each of these rows of a list stands. */
export async function kullanimlar(
  db: Db,
  liste: TanimListeAdi,
  idler: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const parcalar = [UST, ...(TANIM_SUTUNLARI[liste] ?? [])].map((yer) => {
    const [tablo, sutun] = yer.split('.') as [string, string];
    return sql`select ${sql.ref(sutun)} as id, count(*) as adet from ${sql.table(tablo)}
      where ${sql.ref(sutun)} = any(${[...idler]}::int[]) group by 1`;
  });
  const { rows } = await sql<{ id: number; adet: number }>`
    select id, sum(adet)::int as adet from (${sql.join(parcalar, sql` union all `)}) k group by id`.execute(db);
  return new Map(rows.map((r) => [r.id, r.adet]));
}
