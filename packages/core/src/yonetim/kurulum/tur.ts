import { SAYFA } from '../../platform/screen/sayfa.ts';

/** The tour of the demo company: one story across the rooms, shown on its own records. */

/** The records of the story. Null if the reader's products have none. */
export interface TurKayitlari {
  readonly gorusmeId: number | null;
  readonly analizId: number | null;
  readonly gorevId: number | null;
  readonly versiyonId: number | null;
  readonly anketId: number | null;
  readonly ziyaretId: number | null;
  readonly teklifId: number | null;
  readonly lisansNo: string | null;
  readonly faturaId: number | null;
}

export interface TurDuragi {
  readonly Ad: string;
  readonly Aciklama: string;
  /** Path of the page for this stop. */
  readonly Yol: string;
}

/** Start of the tour: a page that all staff may see. */
export const TUR_BASI = '/personel/mola';

type Durak = readonly [ad: string, aciklama: string, yol: (k: TurKayitlari) => string | null];
/** An address that ends with the record's number. Null without the record. */
const sonunda = (on: string, kimlik: number | string | null) => (kimlik === null ? null : `${on}${kimlik}`);

const DURAKLAR: readonly Durak[] = [
  ['Kim nerede?', 'Gün burada başlar: kim molada, kim yemekte, kim izinde; kendiliğinden değişir.', () => TUR_BASI],
  [
    'Bir müşteri arar',
    'Telefonda söylenen eksik bir görüşme olur. Sağında, ondan sonra ne çıktığı hep durur.',
    (k) => sonunda('/islemler/musterigorusme/detay?id=', k.gorusmeId),
  ],
  [
    'İstek analiz olur',
    'İhtiyaç, çözüm önerisi ve kabul kriterleri yazılır; kabul eden, ne zaman ve neden kabul ettiğiyle görünür.',
    (k) => sonunda(`${SAYFA.analiz[0]}/`, k.analizId),
  ],
  [
    'Analiz işe dönüşür',
    'Geliştirilir, teste verilir, testi onaylanır. Her adım geçmişte, yapanıyla durur.',
    (k) => sonunda(`${SAYFA.isler[0]}/`, k.gorevId),
  ],
  [
    'Versiyon çıkar',
    'İş bir versiyona girer; yayınlanınca isteyen müşteriye kendiliğinden yazılır.',
    (k) => sonunda(`${SAYFA.versiyon[0]}/`, k.versiyonId),
  ],
  [
    'Müşteri ne dedi?',
    'Görüşme kapanınca sorulur; yanıt, soruların o günkü hâliyle saklanır.',
    (k) => sonunda('/islemler/musterigorusme/memnuniyet?sekme=hepsi&anket=', k.anketId),
  ],
  [
    'Bir ziyaret yapılır',
    'Kimlerle ne konuşulduğu ve sonucu yazılır; haritada gün, yola göre sıralanır.',
    (k) => sonunda('/pazarlama/gorusmetakip/detay?id=', k.ziyaretId),
  ],
  [
    'Ziyaret teklif olur',
    'Müşteri teklifi kendi sayfasında okur, sorar, seçer, kabul eder. Kabul; lisansı, fatura taslağını ve eğitimi bir kez açar.',
    (k) => sonunda(`${SAYFA.teklif[0]}?sekme=hepsi&teklif=`, k.teklifId),
  ],
  [
    'Lisans işler',
    'Bitişi yaklaşan lisans sorumlusuna, bayisine ve müşterisine söylenir.',
    (k) => sonunda('/rapor/lisans?ara=', k.lisansNo),
  ],
  [
    'Fatura kesilir',
    'Kesilmeden önce bütün denetimlerden geçer; kanıtı, XML’i ve tahsilatları yanında durur.',
    (k) => sonunda(`${SAYFA.fatura[0]}/`, k.faturaId),
  ],
  [
    'Para gelir, gün kapanır',
    'Bankanın her satırı neden o faturanın olduğunu söyler; gün kuruşu kuruşuna tutunca kapanır.',
    () => SAYFA.bankagunsonu[0],
  ],
  ['Sonuç', 'Kesilen, tahsil edilen, geciken: her toplam, kendisini oluşturan satırlara açılır.', () => '/mali/gelir'],
];

/** Stops of the tour that the reader may open, in the story's order. */
export const turDuraklari = (k: TurKayitlari): TurDuragi[] =>
  DURAKLAR.flatMap(([Ad, Aciklama, yol]) => {
    const Yol = yol(k);
    return Yol === null ? [] : [{ Ad, Aciklama, Yol }];
  });
