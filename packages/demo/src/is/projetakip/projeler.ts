import type { BagTuru } from '@masabasi/core/is/projetakip/cpm';
import type { PrjDurumu } from '@masabasi/core/is/projetakip/rules';

/** The content of the demo company's projects: topics, plans with links, and two flows. */

type Ekip = 'Analiz Ekibi' | 'Geliştirme Ekibi' | 'Kurulum Ekibi' | 'Test Ekibi';
type Bolum = 'Yazılım' | 'Kurulum' | 'Eğitim';
/** The preceding plan, the kind of link, and the lag in working days. */
type Bag = readonly [onceki: number, tur: BagTuru, gecikme: number];

export interface SablonPlani {
  readonly ad: string;
  readonly konu: number;
  /** Working days. 0 stands for a milestone. */
  readonly gun: number;
  readonly ekip: Ekip;
  readonly bolum: Bolum;
  readonly baglar: readonly Bag[];
  readonly yapilan: string;
}
interface Sablon {
  /** The name, and the number of the topic above it. */
  readonly konular: readonly (readonly [ad: string, ust: number | null])[];
  readonly planlar: readonly SablonPlani[];
}
const plan = (
  konu: number,
  ad: string,
  gun: number,
  [ekip, bolum]: readonly [Ekip, Bolum],
  yapilan: string,
  ...baglar: readonly Bag[]
): SablonPlani => ({ konu, ad, gun, ekip, bolum, yapilan, baglar });
const ANALIZ = ['Analiz Ekibi', 'Yazılım'] as const;
const YAZAN = ['Geliştirme Ekibi', 'Yazılım'] as const;
const DENEYEN = ['Test Ekibi', 'Eğitim'] as const;
const KURAN = ['Kurulum Ekibi', 'Kurulum'] as const;
const ANLATAN = ['Kurulum Ekibi', 'Eğitim'] as const;

/** A new part of a product. */
const MODUL: Sablon = {
  konular: [
    ['Analiz', null],
    ['Geliştirme', null],
    ['Sunucu', 1],
    ['Ekranlar', 1],
    ['Test', null],
    ['Yayın', null],
  ],
  planlar: [
    plan(0, 'Kapsamın yazılması', 8, ANALIZ, 'Kapsam belgesinin bir bölümü yazıldı, soru listesi güncellendi.'),
    plan(0, 'Kabul kriterleri', 5, ANALIZ, 'Kriterler ölçülebilir hâle getirildi.', [0, 'FS', 0]),
    plan(0, 'Kapsam onayı', 0, ANALIZ, '', [1, 'FS', 0]),
    plan(2, 'Veri yapısı', 8, YAZAN, 'Tablolar ve göç betikleri yazıldı.', [2, 'FS', 0]),
    plan(2, 'Servisler', 15, YAZAN, 'Servis uçları ve birim testleri yazıldı.', [3, 'SS', 4]),
    plan(3, 'Ekran tasarımı', 9, YAZAN, 'Ekran taslakları çizildi, iki kullanıcıyla denendi.', [2, 'FS', 0]),
    plan(3, 'Ekranların yazılması', 18, YAZAN, 'Liste ve form ekranları tamamlandı.', [3, 'FS', 0], [5, 'SS', 5]),
    plan(3, 'Kullanım kılavuzu', 6, ANLATAN, 'Kılavuzun ekran görüntüleri ve anlatımı hazırlandı.', [6, 'FF', 2]),
    plan(4, 'Sınama', 10, DENEYEN, 'Test senaryoları koşuldu, bulunan hatalar kaydedildi.', [4, 'FS', 0], [6, 'FS', 0]),
    plan(1, 'Hataların giderilmesi', 8, YAZAN, 'Sınamada bulunan hatalar giderildi.', [8, 'FF', 3]),
    plan(5, 'Pilot kurum', 5, KURAN, 'Pilot kurumda günlük işler yeni ekranlarla yürütüldü.', [9, 'FS', 1]),
    plan(5, 'Yayına alma', 0, YAZAN, '', [7, 'FS', 0], [10, 'FS', 0]),
  ],
};
/** A customer who moves over from another program. */
const GECIS: Sablon = {
  konular: [
    ['Hazırlık', null],
    ['Veri Aktarımı', null],
    ['Deneme aktarımı', 1],
    ['Kurulum', null],
    ['Eğitim', null],
  ],
  planlar: [
    plan(0, 'Kurum incelemesi', 5, ANALIZ, 'Birimler gezildi, iş akışları yazıldı.'),
    plan(0, 'Sunucu ve ağ hazırlığı', 6, KURAN, 'Sunucu kuruldu, uzak bağlantı denendi.', [0, 'SS', 2]),
    plan(1, 'Alan eşlemesi', 8, ANALIZ, 'Eski programın alanları bizimkilerle eşlendi.', [0, 'FS', 0]),
    plan(1, 'Aktarım betikleri', 12, YAZAN, 'Hasta, reçete ve stok aktarımı yazıldı.', [2, 'SS', 3]),
    plan(2, 'Verinin temizlenmesi', 9, DENEYEN, 'Mükerrer kayıtlar ayıklandı, eksikler kuruma soruldu.', [3, 'SS', 5]),
    plan(
      2,
      'Deneme aktarımı ve sayım',
      6,
      DENEYEN,
      'Aktarılan kayıtlar sayıldı, farklar listelendi.',
      [3, 'FS', 0],
      [4, 'FS', 0],
    ),
    plan(2, 'Kurumun onayı', 0, ANALIZ, '', [5, 'FS', 0]),
    plan(3, 'Cihaz ve yazıcı bağlantıları', 7, KURAN, 'Barkod yazıcıları ve cihazlar bağlandı.', [1, 'FS', 2]),
    plan(4, 'Kullanıcı eğitimleri', 10, ANLATAN, 'İki birimin eğitimi verildi, katılım listesi alındı.', [5, 'FS', -2]),
    plan(
      3,
      'Canlı geçiş',
      2,
      KURAN,
      'Gece aktarımı yapıldı, sabah birimlerde destek verildi.',
      [6, 'FS', 0],
      [7, 'FS', 0],
      [8, 'FS', 0],
    ),
    plan(4, 'Geçiş sonrası yerinde destek', 8, ANLATAN, 'Birimlerde yerinde destek verildi, sorular yanıtlandı.', [
      9,
      'FS',
      0,
    ]),
    plan(0, 'Teslim tutanağı', 0, KURAN, '', [10, 'FS', 0]),
  ],
};
/** The work that a regulation demands. */
const MEVZUAT: Sablon = {
  konular: [
    ['İnceleme', null],
    ['Uyarlama', null],
    ['Bildirim servisi', 1],
    ['Doğrulama', null],
  ],
  planlar: [
    plan(0, 'Tebliğin okunması', 4, ANALIZ, 'Tebliğ maddeleri ekranlarla eşlendi.'),
    plan(0, 'Etki analizi', 6, ANALIZ, 'Etkilenen ekranlar ve raporlar yazıldı.', [0, 'FS', 0]),
    plan(2, 'Bildirim servisinin yazılması', 14, YAZAN, 'Gönderim ve hata yanıtları işlendi.', [1, 'FS', 0]),
    plan(1, 'Ekran ve raporların uyarlanması', 11, YAZAN, 'Zorunlu alanlar eklendi, raporlar güncellendi.', [
      1,
      'FS',
      0,
    ]),
    plan(
      3,
      'Test ortamında bildirim',
      7,
      DENEYEN,
      'Test ortamına örnek bildirimler gönderildi.',
      [2, 'FS', 0],
      [3, 'FF', 3],
    ),
    plan(3, 'Kurumlara duyuru', 3, ANLATAN, 'Kurumlara yazı ve kısa anlatım gönderildi.', [4, 'SS', 2]),
    plan(3, 'Yürürlük tarihi', 0, ANALIZ, '', [4, 'FS', 1], [5, 'FS', 0]),
  ],
};

interface Gecikme {
  /** The plan that took longer, the factor of its days, and the reason. */
  readonly plan: number;
  readonly kat: number;
  readonly neden: string;
}
export interface OrnekProje {
  readonly ad: string;
  readonly urun: number;
  readonly durum: PrjDurumu;
  readonly sablon: Sablon;
  /** Days since its start. A negative number is a start in the future. */
  readonly once: number;
  /** The project is for a customer of the product. */
  readonly musterinin: boolean;
  readonly geciken: readonly Gecikme[];
  /** Days since the work stopped, and the reason. */
  readonly duran?: readonly [gun: number, neden: string];
}
const ornek = (
  ad: string,
  urun: number,
  durum: PrjDurumu,
  sablon: Sablon,
  once: number,
  gerisi: Partial<Pick<OrnekProje, 'geciken' | 'duran'>> = {},
): OrnekProje => ({ ad, urun, durum, sablon, once, musterinin: sablon === GECIS, geciken: [], ...gerisi });

const YANIT = 'Kurumdan beklenen veri dosyası eksik geldi; tamamı istendi, yanıt bekleniyor.';
export const PROJELER: readonly OrnekProje[] = [
  ornek('Ameliyathane modülü', 2, 'tamamlandi', MODUL, 240),
  ornek('Merkez laboratuvarına geçiş', 14, 'tamamlandi', GECIS, 200),
  ornek('e-Rapor tebliğine uyum', 2, 'tamamlandi', MEVZUAT, 130, {
    geciken: [{ plan: 2, kat: 1.5, neden: 'Bakanlık test ortamı kapalıydı; gönderim denenemedi.' }],
  }),
  ornek('Eczane stok sayımı', 2, 'suruyor', MODUL, 52),
  ornek('Klinik randevu ekranları', 6, 'suruyor', MODUL, 96, {
    geciken: [
      { plan: 6, kat: 1.9, neden: 'Takvim bileşeni telefonda yavaş çıktı; yeniden yazılmasına karar verildi.' },
    ],
  }),
  ornek('Bölge hastanesine geçiş', 2, 'suruyor', GECIS, 74, { geciken: [{ plan: 4, kat: 2.6, neden: YANIT }] }),
  ornek('Cihaz sonuç bildirimi', 14, 'suruyor', MEVZUAT, 58, {
    geciken: [
      { plan: 2, kat: 2.2, neden: 'Cihaz üreticisinin belgesi yayımlanan sürümle uyuşmuyor; yanıt bekleniyor.' },
    ],
  }),
  ornek('Tıp merkezine geçiş', 6, 'suruyor', GECIS, 40),
  ornek('Kan bankası modülü', 14, 'beklemede', MODUL, 88, {
    duran: [25, 'Kurumun bütçe onayı bekleniyor; kapsam onaylanınca sürdürülecek.'],
  }),
  ornek('Yoğun bakım izlem ekranı', 2, 'planlaniyor', MODUL, -12),
  ornek('Özel poliklinik grubuna geçiş', 6, 'planlaniyor', GECIS, -26),
  ornek('Eski rapor sunucusunun değiştirilmesi', 2, 'iptal', MEVZUAT, 110, {
    duran: [80, 'Yeni rapor altyapısı aynı işi görüyor; proje kapatıldı.'],
  }),
];

export type Adim = readonly [
  ad: string,
  tur: 'baslangic' | 'adim' | 'karar' | 'bitis',
  yollar: readonly (readonly [number, string])[],
  x: number,
  y: number,
];

/** The standard flow for team plans without a flow of their own. */
const akisSablonu = (basla: string, is: string, soru: string, duzelt: string, teslim: string): readonly Adim[] => [
  [basla, 'baslangic', [[1, '']], 0, 0],
  [is, 'adim', [[2, '']], 0, 120],
  [
    soru,
    'karar',
    [
      [3, 'Hayır'],
      [4, 'Evet'],
    ],
    0,
    240,
  ],
  [duzelt, 'adim', [[1, '']], 260, 240],
  [teslim, 'bitis', [], 0, 360],
];
const EKIP_AKISLARI: Readonly<Record<Ekip, readonly Adim[]>> = {
  'Analiz Ekibi': akisSablonu(
    'İstek geldi',
    'Belgenin yazılması',
    'Kabul eden onayladı mı?',
    'Eksiklerin tamamlanması',
    'Belge teslim edildi',
  ),
  'Geliştirme Ekibi': akisSablonu(
    'Kapsam hazır',
    'Kodun ve testlerinin yazılması',
    'Kod gözden geçirildi mi?',
    'Bulunanların düzeltilmesi',
    'Sınamaya verildi',
  ),
  'Test Ekibi': akisSablonu(
    'Sürüm hazır',
    'Senaryoların koşulması',
    'Bütün senaryolar geçti mi?',
    'Hataların kaydedilmesi',
    'Sınama raporu yazıldı',
  ),
  'Kurulum Ekibi': akisSablonu(
    'Kurumla gün belirlendi',
    'Yerinde yapılması',
    'Kurum teslim aldı mı?',
    'Eksiklerin giderilmesi',
    'Tutanak imzalandı',
  ),
};
/** Plans from this number of working days on get a flow. */
const CIZILEN_GUN = 7;

/** The flow of a plan. Null when it has none. */
export const planAkisi = (proje: number, no: number, s: SablonPlani): readonly Adim[] | null =>
  AKISLAR.find((a) => a.proje === proje && a.plan === no)?.adimlar ??
  (s.gun >= CIZILEN_GUN ? EKIP_AKISLARI[s.ekip] : null);

/** Special flows, by the number of the project and of its plan. */
const AKISLAR: readonly { readonly proje: number; readonly plan: number; readonly adimlar: readonly Adim[] }[] = [
  {
    proje: 4,
    plan: 8,
    adimlar: [
      ['Sınama ortamı hazır', 'baslangic', [[1, '']], 0, 0],
      ['Senaryoların koşulması', 'adim', [[2, '']], 0, 120],
      [
        'Hata bulundu mu?',
        'karar',
        [
          [3, 'Evet'],
          [4, 'Hayır'],
        ],
        0,
        240,
      ],
      ['Hatanın kaydedilmesi', 'adim', [[1, '']], 260, 240],
      ['Sınama raporunun yazılması', 'adim', [[5, '']], 0, 360],
      ['Sınama bitti', 'bitis', [], 0, 480],
    ],
  },
  {
    proje: 5,
    plan: 9,
    adimlar: [
      ['Geçiş gecesi', 'baslangic', [[1, '']], 0, 0],
      ['Eski programın kapatılması', 'adim', [[2, '']], 0, 120],
      ['Son yedeğin alınması', 'adim', [[3, '']], 0, 240],
      ['Aktarımın çalıştırılması', 'adim', [[4, '']], 0, 360],
      [
        'Sayımlar tutuyor mu?',
        'karar',
        [
          [5, 'Tutuyor'],
          [6, 'Tutmuyor'],
        ],
        0,
        480,
      ],
      ['Birimlerin açılması', 'adim', [[7, '']], 0, 600],
      ['Yedeğe dönülmesi', 'adim', [[7, '']], 260, 480],
      ['Sabah raporu', 'bitis', [], 0, 720],
    ],
  },
];
