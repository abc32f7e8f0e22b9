import type { TanimListeAdi } from '@masabasi/core/platform/tanim/rules';
import type { Db } from '@masabasi/server/platform/db/connect';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';

/** Rows of the demo company's own lists. */

const DUZ: Partial<Record<TanimListeAdi, readonly string[]>> = {
  kurumlar: [
    'Ege Yıldız Hastanesi',
    'Çınarlı Devlet Hastanesi',
    'Gökçeada Tıp Merkezi',
    'Şifa Pınarı Polikliniği',
    'İncirli Aile Sağlığı Merkezi',
    'Işıklar Ağız ve Diş Sağlığı Merkezi',
    'Özgür Göz Merkezi',
    'Ünye Kardiyoloji Merkezi',
    'Karşıyaka Görüntüleme Merkezi',
    'Üçkuyular Laboratuvarı',
    'Ağrı Dağı Hastanesi',
    'Iğdır Çocuk Hastanesi',
    'Bağcılar Fizik Tedavi Merkezi',
    'Çamlıca Doğum Hastanesi',
    'Serbest Hekim',
  ],
  branslar: [
    'Acil Tıp',
    'Aile Hekimliği',
    'Ağız, Diş ve Çene Cerrahisi',
    'Beslenme ve Diyetetik',
    'Çocuk Sağlığı ve Hastalıkları',
    'Dermatoloji',
    'Diş Hekimliği',
    'Fizik Tedavi ve Rehabilitasyon',
    'Genel Cerrahi',
    'Göğüs Hastalıkları',
    'Göz Hastalıkları',
    'İç Hastalıkları',
    'Kadın Hastalıkları ve Doğum',
    'Kardiyoloji',
    'Kulak Burun Boğaz',
    'Nöroloji',
    'Ortopedi ve Travmatoloji',
    'Psikiyatri',
    'Radyoloji',
    'Tıbbi Biyokimya',
    'Üroloji',
    'Veteriner Hekimlik',
  ],
  digerProgramlar: ['Hekim Masası', 'Klinik Defteri', 'Medi Takip', 'Poliklinik Plus', 'Reçetem', 'Şifa Net'],
  yetkiliKisi: ['Başhekim', 'Bilgi İşlem Sorumlusu', 'Faturalama Sorumlusu', 'Hastane Müdürü', 'Laboratuvar Sorumlusu'],
  projeEkip: ['Analiz Ekibi', 'Geliştirme Ekibi', 'Kurulum Ekibi', 'Test Ekibi'],
};

/** Trees of rows with their product: `[parent, product, children]`. */
const KONULAR: readonly (readonly [string, number | null, readonly string[]])[] = [
  ['Kurulum ve Güncelleme', null, ['İlk Kurulum', 'Sürüm Güncelleme', 'Sunucu Taşıma']],
  ['Kullanıcı ve Yetki', null, ['Parola Sıfırlama', 'Yetki Tanımı']],
  ['Hasta Kabul', 2, ['Randevu', 'Provizyon', 'Yatış İşlemleri']],
  ['Faturalama', 2, ['Kurum Faturası', 'Kesinti İtirazı']],
  ['Muayene', 6, ['Reçete', 'Rapor', 'Şablonlar']],
  ['Cihaz Bağlantısı', 14, ['Otoanalizör', 'Barkod Yazıcı']],
  ['Sonuç İşlemleri', 14, ['Onay', 'Dış Laboratuvar']],
  ['İlaç Takip', 3, ['Karekod Okuma', 'Stok Sayımı']],
];
const MODULLER: readonly (readonly [string, number | null])[] = [
  ['Ek Kullanıcı (5)', null],
  ['Ek Kullanıcı (10)', null],
  ['Mesaj Paketi', null],
  ['Ameliyathane Modülü', 2],
  ['Yatan Hasta Modülü', 2],
  ['Görüntü Arşivi Bağlantısı', 6],
  ['Mikrobiyoloji Modülü', 14],
];
interface Satir {
  readonly liste: TanimListeAdi;
  readonly ad: string;
  readonly sira: number;
  readonly proje_id?: number | null;
  readonly ust_id?: number | null;
}

/** Adds rows and returns their ids in the same order. */
async function ekle(db: Db, satirlar: readonly Satir[]): Promise<number[]> {
  const eklenen = await db.insertInto('tanim').values(satirlar).returning('id').execute();
  return eklenen.map((e) => e.id);
}

/** A list, and another whose rows are below its rows. */
async function agacEkle(
  db: Db,
  liste: TanimListeAdi,
  altListe: TanimListeAdi,
  dallar: readonly { ad: string; proje_id?: number | null; ust_id?: number | null; altlar: readonly string[] }[],
): Promise<number[]> {
  const ustler = await ekle(
    db,
    dallar.map(({ ad, proje_id, ust_id }, i) => ({ ad, proje_id, ust_id, liste, sira: i + 1 })),
  );
  const altlar = dallar.flatMap((d, i) =>
    d.altlar.map((ad) => ({ ad, proje_id: d.proje_id ?? null, ust_id: ustler[i]! })),
  );
  return ekle(
    db,
    altlar.map((a, i) => ({ ...a, liste: altListe, sira: dallar.length + i + 1 })),
  );
}

async function yaz({ db }: OrnekOrtami): Promise<void> {
  for (const [liste, adlar] of Object.entries(DUZ) as [TanimListeAdi, readonly string[]][])
    await ekle(
      db,
      adlar.map((ad, i) => ({ liste, ad, sira: liste === 'projeEkip' ? i + 1 : 0 })),
    );
  await ekle(
    db,
    MODULLER.map(([ad, proje_id], i) => ({ liste: 'altLisansTur', ad, proje_id, sira: i + 1 })),
  );
  await agacEkle(
    db,
    'konular',
    'konular',
    KONULAR.map(([ad, proje_id, altlar]) => ({ ad, proje_id, altlar })),
  );
}

export const paylar: readonly OrnekPayi[] = [{ ad: 'tanim', sonra: ['proje'], yaz }];
