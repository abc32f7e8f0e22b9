import { type Kurus, kurus, paraYaz } from '../para.ts';
import type { Gun } from '../tarih.ts';

/** Card payments: who takes them, and what an attempt goes through. */

export const SAGLAYICI_ADLARI = [
  'deneme',
  'nestpay',
  'garanti',
  'akbank',
  'paytr',
  'iyzico',
  'payfor',
  'posnet',
] as const;
export type SaglayiciAdi = (typeof SAGLAYICI_ADLARI)[number];

export const SAGLAYICI_BASLIKLARI: Readonly<Record<SaglayiciAdi, string>> = {
  deneme: 'Deneme Bankası',
  nestpay: 'NestPay',
  garanti: 'Garanti BBVA',
  akbank: 'Akbank',
  paytr: 'PayTR',
  iyzico: 'iyzico',
  payfor: 'QNB PayFor',
  posnet: 'PosNet',
};

/** Where instalments cost the payer: what is taken may be more than was asked for. */
export const vadeFarkliMi = (ad: SaglayiciAdi): boolean => ad === 'paytr' || ad === 'iyzico';

export const DENEME_DURUMLARI = {
  HAZIR: 'Hazır',
  BANKADA: 'Bankada',
  DOGRULANDI: 'Kart sahibi doğrulandı',
  PROVIZYONDA: 'Çekim istendi',
  BASARILI: 'Ödendi',
  BASARISIZ: 'Ödenmedi',
  SURESI_DOLDU: 'Süresi doldu',
  IPTAL: 'İptal edildi',
  IADE: 'İade edildi',
} as const;
export type DenemeDurumu = keyof typeof DENEME_DURUMLARI;

/** Of an invoice one attempt is in one of these. */
export const ACIK_DENEMELER: readonly DenemeDurumu[] = ['HAZIR', 'BANKADA', 'DOGRULANDI', 'PROVIZYONDA'];

const OLUR = ['BASARILI', 'BASARISIZ'] as const;
/**
 * Where an attempt may go. What the bank says of money counts whenever it comes: one that was given up may still turn out
 * to have been paid, and one that was refused may have been tried again on the bank's own page.
 */
export const DENEME_GECISLERI: Readonly<Record<DenemeDurumu, readonly DenemeDurumu[]>> = {
  HAZIR: ['BANKADA', 'DOGRULANDI', 'SURESI_DOLDU', ...OLUR],
  BANKADA: ['DOGRULANDI', 'SURESI_DOLDU', ...OLUR],
  DOGRULANDI: ['PROVIZYONDA', 'SURESI_DOLDU', ...OLUR],
  PROVIZYONDA: ['SURESI_DOLDU', ...OLUR],
  BASARILI: ['IPTAL', 'IADE'],
  BASARISIZ: ['BASARILI'],
  SURESI_DOLDU: ['BASARILI'],
  IPTAL: [],
  IADE: ['IADE'],
};

/** The states from which this one is reached. */
export const oncekiler = (durum: DenemeDurumu): readonly DenemeDurumu[] =>
  (Object.keys(DENEME_GECISLERI) as DenemeDurumu[]).filter((d) => DENEME_GECISLERI[d].includes(durum));

/** What a payer is told, whatever the state is called inside. */
export const ODEME_DURUMLARI = ['BASARILI', 'BASARISIZ', 'BEKLIYOR'] as const;
export type OdemeDurumu = (typeof ODEME_DURUMLARI)[number];
export const odemeDurumu = (d: DenemeDurumu): OdemeDurumu =>
  d === 'BASARILI' || d === 'IADE' || d === 'IPTAL'
    ? 'BASARILI'
    : d === 'BASARISIZ' || d === 'SURESI_DOLDU'
      ? 'BASARISIZ'
      : 'BEKLIYOR';

export type OlayKimden = 'biz' | 'musteri' | 'kisi' | 'tarayici' | 'banka';
export const OLAY_KIMDEN: Readonly<Record<OlayKimden, string>> = {
  biz: 'Masabaşı',
  musteri: 'Müşteri',
  kisi: 'Personel',
  tarayici: 'Bankadan dönen tarayıcı',
  banka: 'Banka',
};
export const OLAY_TURLERI = {
  acildi: 'Ödeme açıldı',
  baglanti: 'Bağlantı postayla gönderildi',
  gonderildi: 'Bankanın sayfasına gönderildi',
  donus: 'Tarayıcı bankadan döndü',
  bildirim: 'Banka bildirdi',
  provizyon: 'Çekim istendi',
  sorgu: 'Bankaya soruldu',
  basarili: 'Ödeme sayıldı',
  basarisiz: 'Ödeme olmadı',
  suresi: 'Süresi doldu',
  iade: 'İade',
  iptal: 'İptal',
  uyari: 'Dikkat',
  onay: 'Ödeme koşulları kabul edildi',
} as const;
export type OlayTuru = keyof typeof OLAY_TURLERI;

export type Uyari = 'mukerrer' | 'tutar' | 'iade';
export const UYARILAR: Readonly<Record<Uyari, string>> = {
  mukerrer: 'Mükerrer ödeme: fatura daha önce ödenmiş ya da kapanmış. Para alındı, faturaya yazılmadı; iade ediniz.',
  tutar: 'Alınan tutar istenenden başka. Faturaya yazılmadı; bankanızla görüşünüz.',
  iade: 'İadenin sonucu bilinmiyor. Bankanızın ekranından bakınız.',
};

/** What of an attempt counts for what stands open of it. */
export interface AlinanPara {
  readonly saglayici: SaglayiciAdi;
  readonly tutar: number;
  /** Null: it was taken, and nobody knows how much. */
  readonly alinan: number | null;
  readonly iade: number;
}
/** Whether what was taken is what was asked for, or more by what instalments cost. */
export const alinanTamam = (d: AlinanPara): boolean =>
  d.alinan !== null && (vadeFarkliMi(d.saglayici) ? d.alinan >= d.tutar : d.alinan === d.tutar);
/**
 * What was taken, did not go back and was written for no invoice. What instalments cost is nobody's claim: it goes back last.
 * @param yazilan what was written for invoices and stands
 */
export const acikKalan = (d: AlinanPara, yazilan: number): number =>
  Math.max(0, (alinanTamam(d) ? d.tutar : (d.alinan ?? 0)) - d.iade - yazilan);
/** The alarm that stands of an attempt by what is open of it; null: nothing is. */
export const acigininUyarisi = (d: AlinanPara, yazilan: number): Uyari | null =>
  d.alinan === null || acikKalan(d, yazilan) > 0 ? (alinanTamam(d) ? 'mukerrer' : 'tutar') : null;

/** What only a person can say after a look at the bank's own screen, with what they answer. */
export const BANKADA_BAKILANLAR = {
  iade: {
    soru: 'İade bankada görünüyor mu?',
    evet: 'İade Oldu',
    hayir: 'İade Olmadı',
    evetSozu: 'Bankanın ekranından bakıldı: iade olmuş.',
    hayirSozu: 'Bankanın ekranından bakıldı: iade olmamış.',
  },
  ikinciOnay: {
    soru: 'Banka aynı siparişi iki kez onayladı. İkinci çekim karta geri gitti mi?',
    evet: 'İkinci Çekim İade Edildi',
    hayir: 'İkinci Çekim Yok',
    evetSozu: 'Bankanın ekranından bakıldı: ikinci çekim karta iade edilmiş.',
    hayirSozu: 'Bankanın ekranından bakıldı: ikinci bir çekim yok.',
  },
  tutar: {
    soru: 'Banka ödendiğini söyledi, ne kadar olduğu anlaşılmadı. Para bankada görünüyor mu?',
    evet: 'Para Alınmış',
    hayir: 'Para Alınmamış',
    evetSozu: 'Bankanın ekranından bakıldı: para alınmış. Tahsilatı faturaya elle yazılır.',
    hayirSozu: 'Bankanın ekranından bakıldı: alınmış para yok.',
  },
} as const;
export type BankadaBakilan = keyof typeof BANKADA_BAKILANLAR;
/** What is to be looked at of an attempt; null: nothing is. */
export const bankadaBakilan = (d: {
  readonly uyari: Uyari | null;
  readonly ikinciOnay: string | null;
  readonly durum: DenemeDurumu;
  readonly alinan: number | null;
}): BankadaBakilan | null =>
  d.uyari === 'iade'
    ? 'iade'
    : d.uyari === null
      ? null
      : d.ikinciOnay !== null
        ? 'ikinciOnay'
        : d.durum === 'BASARILI' && d.alinan === null
          ? 'tutar'
          : null;

/** What a payer agrees to; whoever changes a word of it counts its version up. */
export const ODEME_KOSULLARI = {
  surum: 1,
  metin:
    'Kart bilgileriniz bankanın kendi sayfasında girilir; bize gelmez ve bizde saklanmaz. Ödediğiniz tutar yukarıdaki faturaya sayılır. Yanlış ya da iki kez alınan tutar, ödediğiniz karta geri gönderilir.',
} as const;

/** What a payer reads, of a fixed list: nothing that was sent to us is shown to them. */
export const ODEME_MESAJLARI: Readonly<Record<OdemeDurumu, string>> = {
  BASARILI: 'Ödemeniz alındı. Teşekkür ederiz.',
  BASARISIZ:
    'Ödeme tamamlanmadı; kartınızdan para çekilmedi. Ödeme bağlantınızı açıp yeniden deneyebilir, başka bir kart kullanabilirsiniz. Nedenini bankanızdan öğrenebilirsiniz.',
  BEKLIYOR: 'Bankanın yanıtı bekleniyor. Bu sayfa kendiliğinden güncellenir; yeniden ödemeyiniz.',
};

const SURESI_DOLDU =
  'Ödemenin süresi doldu; bankadan para alındığına dair haber gelmedi. Kartınızdan para çekildiyse yeniden ödemeyiniz, bize ulaşınız.';
/** What the payer of an attempt reads. */
export const odemeMesaji = (d: DenemeDurumu): string =>
  d === 'SURESI_DOLDU' ? SURESI_DOLDU : ODEME_MESAJLARI[odemeDurumu(d)];

/** Minutes in which an attempt is paid, and after which the bank is asked about one. */
export const DENEME_DAKIKA = 30;
export const SORGU_DAKIKA = 10;
/** So many refused messages of an attempt are written down; more say nothing new. */
export const EN_COK_RED = 10;

/** The instalments that may be chosen; only what is paid at once where there are none. */
export const taksitSecenekleri = (enCok: number): readonly number[] =>
  [1, 2, 3, 6, 9, 12].filter((n) => n <= Math.max(1, enCok));

/** A choice of instalments in words: what each month costs, said to be about where the last differs by kuruş. */
export const taksitYaz = (n: number, tutar: Kurus): string =>
  n === 1
    ? `Tek çekim, ${paraYaz(tutar, 'TRY')}`
    : `${n} taksit, aylık ${tutar % n === 0 ? '' : 'yaklaşık '}${paraYaz(kurus(Math.ceil(tutar / n)), 'TRY')}`;

/** So many invoices are closed by one payment. */
export const EN_COK_FATURA = 50;

/** What is open of a customer in the order in which one payment closes it: the oldest due first. */
export const kapanmaSirasi = <
  T extends { readonly FaturaId: number; readonly Tarih: Gun; readonly Vade: Gun | null; readonly ParaBirimi: string },
>(
  acik: readonly T[],
): T[] => {
  const gunu = (a: T) => a.Vade ?? a.Tarih;
  return acik
    .filter((a) => a.ParaBirimi === 'TRY')
    .toSorted((a, b) => (gunu(a) === gunu(b) ? a.FaturaId - b.FaturaId : gunu(a) < gunu(b) ? -1 : 1))
    .slice(0, EN_COK_FATURA);
};
