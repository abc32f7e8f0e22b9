import type { TanimRengi } from '@masabasi/core/platform/tanim/rules';
import { sql } from 'kysely';
import { numaralariIlerlet } from '@masabasi/server/platform/db/numaralar';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';

/** The demo company's products, and later, when there are people, their cards and people. */

/** Number, name, code, colour, head, purpose. */
const URUNLER = [
  [
    1,
    'Masabaşı Muayenehane',
    'MUA',
    'yesil',
    'Destek',
    'Tek hekimli muayenehaneler için randevu, muayene ve tahsilat.',
  ],
  [
    2,
    'Masabaşı Hastane Bilgi Sistemi',
    'HBS',
    'mavi',
    'Yazılım',
    'Yatan ve ayaktan hasta, faturalama, eczane ve kurum işlemleri.',
  ],
  [3, 'Masabaşı Eczane', 'ECZ', 'yesil', 'Satış', 'Reçete karşılama, karekod ve stok.'],
  [4, 'Masabaşı Diş', 'DIS', 'turuncu', 'Kurulum', 'Diş hekimleri için tedavi planı ve röntgen arşivi.'],
  [5, 'Masabaşı Görüntü Arşivi', 'GOR', 'gri', 'Yazılım', 'Radyoloji görüntülerinin saklanması ve raporlanması.'],
  [6, 'Masabaşı Klinik', 'KLN', 'mavi', 'Destek', 'Poliklinik ve tıp merkezleri.'],
  [7, 'Masabaşı Randevu', 'RAN', 'gri', 'Destek', 'Çağrı merkezi ve internetten randevu.'],
  [8, 'Masabaşı Veteriner', 'VET', 'turuncu', 'Satış', 'Hayvan hastaneleri ve kliniklerin kayıtları.'],
  [9, 'Masabaşı Optik', 'OPT', 'gri', 'Satış', 'Optisyenlik müesseseleri.'],
  [10, 'Masabaşı Stok', 'STK', 'gri', 'Kurulum', 'Depo ve demirbaş takibi.'],
  [11, 'Masabaşı Kalite', 'KAL', 'gri', 'Eğitim', 'Hizmet kalite standartları ve olay bildirimi.'],
  [
    14,
    'Masabaşı Laboratuvar',
    'LAB',
    'kirmizi',
    'Yazılım',
    'Laboratuvar istemleri, cihaz bağlantıları ve sonuç onayı.',
  ],
] as const satisfies readonly (readonly [number, string, string, TanimRengi, string, string])[];

async function urunleriYaz({ db }: OrnekOrtami): Promise<void> {
  await db
    .insertInto('proje')
    .values(URUNLER.map(([id, ad]) => ({ id, ad })))
    .onConflict((oc) => oc.doNothing())
    .execute();
  await numaralariIlerlet(db, 'proje_id_seq', 14);
}

/** The product cards: heads are the heads of departments, and some crews work with more than the default products. */
async function kartlariYaz({ db }: OrnekOrtami): Promise<void> {
  const departmanlar = await db.selectFrom('departman').select(['ad', 'sorumlu_id']).execute();
  const sorumlu = new Map(departmanlar.map((d) => [d.ad, d.sorumlu_id]));
  const ekipler = await db.selectFrom('tanim').select('id').where('liste', '=', 'projeEkip').orderBy('sira').execute();
  const anket = await db
    .selectFrom('tanim')
    .select('id')
    .where('liste', '=', 'memnuniyetTur')
    .orderBy('sira')
    .executeTakeFirstOrThrow();
  for (const [i, [id, , kod, renk, departman, aciklama]] of URUNLER.entries())
    await db
      .updateTable('proje')
      .set({
        kod,
        renk,
        aciklama,
        sorumlu_id: sorumlu.get(departman) ?? null,
        ekip_id: ekipler[i % ekipler.length]!.id,
        anket_tur_id: id % 3 === 2 ? anket.id : null,
      })
      .where('id', '=', id)
      .execute();
  // Satış sells everything; Kurulum works with products that are installed on site.
  await sql`
    insert into kisi_proje (kisi_id, proje_id)
    select k.id, p.id from kisi k join departman d on d.id = k.departman_id cross join proje p
    where k.aktif and (d.ad = 'Satış' or (d.ad = 'Kurulum' and p.id in (1, 2, 4, 6, 10, 14)))
    order by k.id, p.id`.execute(db);
}

export const paylar: readonly OrnekPayi[] = [
  { ad: 'proje', sonra: [], yaz: urunleriYaz },
  { ad: 'proje kartları', sonra: ['proje', 'tanim', 'anket', 'departman sorumluları'], yaz: kartlariYaz },
];
