import { gorunenUzunluk } from '../text/metin.ts';
import { SAYFA, type Sayfa } from '../screen/sayfa.ts';

/** The reference lists of specification 3, with their names and the properties of their rows. */

export const TANIM_GRUPLARI = ['Müşteri', 'Lisans ve Demo', 'Görüşme ve Talep', 'Anket', 'Proje ve İş'] as const;

interface Kod {
  readonly ad: string;
  readonly desen: RegExp;
  readonly hata: string;
}
export interface TanimListesi {
  readonly ad: string;
  readonly grup: (typeof TANIM_GRUPLARI)[number];
  /** Shown in alphabetical order; nobody can sort it in another way. */
  readonly alfabetik?: true;
  /** A row may belong to one product, and then appears only there. */
  readonly urunlu?: true;
  /** List of the parent rows. */
  readonly ust?: string;
  /** Page on which the rows are written. Among the reference lists they are read-only. */
  readonly yeri?: Sayfa;
  readonly kod?: Kod;
}

const ULKE_KODU: Kod = { ad: 'Ülke Kodu', desen: /^[A-Z]{2}$/, hata: 'Ülke kodu iki büyük harftir (ISO 3166).' };
const BANKA_KODU: Kod = { ad: 'Banka Kodu', desen: /^\d{4}$/, hata: 'Banka kodu dört rakamdır (EFT kodu).' };

const [ANKETLER] = SAYFA.anket;
const [BAYILER] = SAYFA.bayi;

export const TANIM_LISTELERI = {
  kurumlar: { ad: 'Kurumlar', grup: 'Müşteri', alfabetik: true },
  branslar: { ad: 'Branşlar', grup: 'Müşteri', alfabetik: true },
  cinsiyet: { ad: 'Cinsiyet', grup: 'Müşteri' },
  kanGrubu: { ad: 'Kan Grupları', grup: 'Müşteri' },
  ulke: { ad: 'Ülkeler', grup: 'Müşteri', alfabetik: true, kod: ULKE_KODU },
  bayiler: { ad: 'Bayiler', grup: 'Müşteri', alfabetik: true, yeri: BAYILER },
  ayrilmaNedenleri: { ad: 'Ayrılma Nedenleri', grup: 'Müşteri' },
  digerProgramlar: { ad: 'Diğer Programlar', grup: 'Müşteri', alfabetik: true },
  bankalar: { ad: 'Bankalar', grup: 'Müşteri', alfabetik: true, kod: BANKA_KODU },
  hesapTur: { ad: 'Hesap Türleri', grup: 'Müşteri' },
  etiketler: { ad: 'Müşteri Etiketleri', grup: 'Müşteri', alfabetik: true },
  lisansTur: { ad: 'Lisans Türleri', grup: 'Lisans ve Demo' },
  altLisansTur: { ad: 'Alt Lisans Türleri', grup: 'Lisans ve Demo', urunlu: true },
  sozlesmeler: { ad: 'Sözleşmeler', grup: 'Lisans ve Demo' },
  demoDurum: { ad: 'Demo Durumları', grup: 'Lisans ve Demo' },
  islemler: { ad: 'Demo İşlemleri', grup: 'Lisans ve Demo' },
  gorusmeTur: { ad: 'Görüşme Türleri', grup: 'Görüşme ve Talep' },
  baglantiTur: { ad: 'Bağlantı Türleri', grup: 'Görüşme ve Talep' },
  talepTur: { ad: 'Talep Türleri', grup: 'Görüşme ve Talep' },
  durumlar: { ad: 'Durumlar', grup: 'Görüşme ve Talep' },
  oncelikler: { ad: 'Öncelikler', grup: 'Görüşme ve Talep' },
  aciliyet: { ad: 'Aciliyet', grup: 'Görüşme ve Talep' },
  konular: { ad: 'Konular', grup: 'Görüşme ve Talep', urunlu: true, ust: 'konular' },
  egitimTur: { ad: 'Eğitim Türleri', grup: 'Görüşme ve Talep' },
  egitimDurum: { ad: 'Eğitim Durumları', grup: 'Görüşme ve Talep' },
  memnuniyetTur: { ad: 'Anket Türleri', grup: 'Anket', urunlu: true, yeri: ANKETLER },
  memnuniyetSoru: { ad: 'Anket Soruları', grup: 'Anket', ust: 'memnuniyetTur', yeri: ANKETLER },
  memnuniyetCevap: { ad: 'Anket Cevapları', grup: 'Anket', ust: 'memnuniyetSoru', yeri: ANKETLER },
  toplantiTur: { ad: 'Toplantı Türleri', grup: 'Proje ve İş' },
  toplantiDurum: { ad: 'Toplantı Durumları', grup: 'Proje ve İş' },
  isTur: { ad: 'İş Türleri', grup: 'Proje ve İş' },
  kabulDurum: { ad: 'Kabul Durumları', grup: 'Proje ve İş' },
  analizTur: { ad: 'Analiz Türleri', grup: 'Proje ve İş' },
  surecDurum: { ad: 'Süreç Durumları', grup: 'Proje ve İş' },
  gereksinimKaynak: { ad: 'Gereksinim Kaynakları', grup: 'Proje ve İş' },
  testTur: { ad: 'Test Türleri', grup: 'Proje ve İş' },
  projeEkip: { ad: 'Proje Ekipleri', grup: 'Proje ve İş', urunlu: true },
  yetkiliKisi: { ad: 'Yetkili Kişiler', grup: 'Proje ve İş', urunlu: true, alfabetik: true },
} as const satisfies Record<string, TanimListesi>;

export type TanimListeAdi = keyof typeof TANIM_LISTELERI;
export const TANIM_LISTE_ADLARI = Object.keys(TANIM_LISTELERI) as TanimListeAdi[];

/** True for a list whose rows are written among the reference lists. */
export const isTanimListesi = (ad: string): ad is TanimListeAdi =>
  Object.hasOwn(TANIM_LISTELERI, ad) && tanimListesi(ad as TanimListeAdi).yeri === undefined;

/** Lists that each call of the specification returns to forms. */
export const GEREKLI_LISTELER = {
  musterigerekli: [
    'kurumlar',
    'branslar',
    'cinsiyet',
    'kanGrubu',
    'ulke',
    'bayiler',
    'ayrilmaNedenleri',
    'digerProgramlar',
    'bankalar',
    'hesapTur',
    'etiketler',
  ],
  lisansGerekli: ['lisansTur', 'altLisansTur', 'sozlesmeler', 'demoDurum'],
  talepgerekli: ['talepTur', 'durumlar', 'oncelikler', 'konular', 'aciliyet'],
  getGerekli: [
    'gorusmeTur',
    'talepTur',
    'durumlar',
    'oncelikler',
    'konular',
    'aciliyet',
    'egitimTur',
    'egitimDurum',
    'demoDurum',
    'memnuniyetTur',
    'memnuniyetSoru',
    'memnuniyetCevap',
  ],
  getGerekliList: [
    'isTur',
    'kabulDurum',
    'analizTur',
    'surecDurum',
    'gereksinimKaynak',
    'testTur',
    'projeEkip',
    'yetkiliKisi',
    'aciliyet',
    'oncelikler',
  ],
} as const satisfies Record<string, readonly TanimListeAdi[]>;

/** Looks up a list with the wide type, so that every property can be read of every list. */
export const tanimListesi = (liste: TanimListeAdi): TanimListesi => TANIM_LISTELERI[liste];

/** Colours of a row. Each has a light and a dark form on the screen. */
export const TANIM_RENKLERI = {
  gri: 'Gri',
  mavi: 'Mavi',
  yesil: 'Yeşil',
  turuncu: 'Turuncu',
  kirmizi: 'Kırmızı',
  mor: 'Mor',
} as const;
export type TanimRengi = keyof typeof TANIM_RENKLERI;

export interface TanimFormu {
  readonly Liste: TanimListeAdi;
  readonly Ad: string;
  readonly Kod: string | null;
  readonly ProjeId: number | null;
  readonly UstId: number | null;
}

/** Mistakes of a row, by field. */
export function tanimHatalari(t: TanimFormu): Partial<Record<'Ad' | 'Kod' | 'ProjeId' | 'UstId', string>> {
  const { kod, urunlu, ust } = tanimListesi(t.Liste);
  return {
    ...(gorunenUzunluk(t.Ad) === 0 && { Ad: 'Satırın adını yazınız.' }),
    ...(kod && !kod.desen.test(t.Kod ?? '') && { Kod: kod.hata }),
    ...(!kod && t.Kod !== null && { Kod: 'Bu listenin satırlarının kodu yoktur.' }),
    ...(!urunlu && t.ProjeId !== null && { ProjeId: 'Bu listenin satırları ürünlere ayrılmaz.' }),
    ...(ust === undefined && t.UstId !== null && { UstId: 'Bu listenin satırlarının üstü yoktur.' }),
  };
}
