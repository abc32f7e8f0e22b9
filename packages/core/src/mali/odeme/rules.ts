import { type Kurus, kurus, paraYaz } from '../../platform/money/para.ts';
import type { Gun } from '../../platform/time/tarih.ts';

/** Card payments: providers, and the states of an attempt. */

export const SAGLAYICI_BASLIKLARI = {
  deneme: 'Deneme Bankası',
  nestpay: 'NestPay',
  garanti: 'Garanti BBVA',
  akbank: 'Akbank',
  paytr: 'PayTR',
  iyzico: 'iyzico',
  payfor: 'QNB PayFor',
  posnet: 'PosNet',
} as const;
export type SaglayiciAdi = keyof typeof SAGLAYICI_BASLIKLARI;
export const SAGLAYICI_ADLARI = Object.keys(SAGLAYICI_BASLIKLARI) as [SaglayiciAdi, ...SaglayiciAdi[]];

/** True where the payer bears the cost of instalments, so more than the asked sum may be taken. */
const vadeFarkliMi = (ad: SaglayiciAdi): boolean => ad === 'paytr' || ad === 'iyzico';

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

/** Open states. An invoice has at most one attempt in these. */
export const ACIK_DENEMELER: readonly DenemeDurumu[] = ['HAZIR', 'BANKADA', 'DOGRULANDI', 'PROVIZYONDA'];

const OLUR = ['BASARILI', 'BASARISIZ'] as const;
/**
 * State changes of an attempt. A report of success by the bank counts at any time: an expired attempt may have been
 * paid after all, and the payer may have tried a refused one again on the bank's own page.
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

/** States that lead to this one. */
export const oncekiler = (durum: DenemeDurumu): readonly DenemeDurumu[] =>
  (Object.keys(DENEME_GECISLERI) as DenemeDurumu[]).filter((d) => DENEME_GECISLERI[d].includes(durum));

/** Results as the payer sees them, from all inner states. */
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
  baglanti: 'Bağlantı e-postayla gönderildi',
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

/** The sums of an attempt that decide its open rest. */
export interface AlinanPara {
  readonly saglayici: SaglayiciAdi;
  readonly tutar: number;
  /** Null: money was taken, but the amount is unknown. */
  readonly alinan: number | null;
  readonly iade: number;
}
/** True when the taken sum is the asked one, or more where the payer bears the cost of instalments. */
export const alinanTamam = (d: AlinanPara): boolean =>
  d.alinan !== null && (vadeFarkliMi(d.saglayici) ? d.alinan >= d.tutar : d.alinan === d.tutar);
/**
 * Taken money that was neither refunded nor written to an invoice. Nobody has a claim to the cost of instalments, so it
 * is refunded last.
 * @param yazilan sum written to invoices and not taken back
 */
export const acikKalan = (d: AlinanPara, yazilan: number): number =>
  Math.max(0, (alinanTamam(d) ? d.tutar : (d.alinan ?? 0)) - d.iade - yazilan);
/** Warning about the open rest of an attempt; null: nothing is open. */
export const acigininUyarisi = (d: AlinanPara, yazilan: number): Uyari | null =>
  d.alinan === null || acikKalan(d, yazilan) > 0 ? (alinanTamam(d) ? 'mukerrer' : 'tutar') : null;

/** Questions that only a look at the bank's own screen can answer, with their answers. */
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
/** Open question about an attempt; null: there is none. */
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

/** Conditions that a payer accepts. Increase `surum` with every change of the text. */
export const ODEME_KOSULLARI = {
  surum: 1,
  metin:
    'Kart bilgileriniz bankanın kendi sayfasında girilir; bize gelmez ve bizde saklanmaz. Ödediğiniz tutar yukarıdaki faturaya sayılır. Yanlış ya da iki kez alınan tutar, ödediğiniz karta geri gönderilir.',
} as const;

/** Fixed messages for the payer. They never contain text that was sent to us. */
const ODEME_MESAJLARI: Readonly<Record<OdemeDurumu, string>> = {
  BASARILI: 'Ödemeniz alındı. Teşekkür ederiz.',
  BASARISIZ:
    'Ödeme tamamlanmadı; kartınızdan para çekilmedi. Ödeme bağlantınızı açıp yeniden deneyebilir, başka bir kart kullanabilirsiniz. Nedenini bankanızdan öğrenebilirsiniz.',
  BEKLIYOR: 'Bankanın yanıtı bekleniyor. Bu sayfa kendiliğinden güncellenir; yeniden ödemeyiniz.',
};

const SURESI_DOLDU =
  'Ödemenin süresi doldu; bankadan para alındığına dair haber gelmedi. Kartınızdan para çekildiyse yeniden ödemeyiniz, bize ulaşınız.';
/** Message for the payer of an attempt in this state. */
export const odemeMesaji = (d: DenemeDurumu): string =>
  d === 'SURESI_DOLDU' ? SURESI_DOLDU : ODEME_MESAJLARI[odemeDurumu(d)];

/** Minutes until an attempt expires (`DENEME_DAKIKA`), and until we ask the bank about it (`SORGU_DAKIKA`). */
export const DENEME_DAKIKA = 30;
export const SORGU_DAKIKA = 10;
/** Refused messages that are recorded for one attempt. More of them say nothing new. */
export const EN_COK_RED = 10;

/** Instalment choices up to the limit; below 2 only the single payment. */
export const taksitSecenekleri = (enCok: number): readonly number[] =>
  [1, 2, 3, 6, 9, 12].filter((n) => n <= Math.max(1, enCok));

/** Text of an instalment choice. The monthly sum is called approximate where the last month differs by some kuruş. */
export const taksitYaz = (n: number, tutar: Kurus): string =>
  n === 1
    ? `Tek çekim, ${paraYaz(tutar, 'TRY')}`
    : `${n} taksit, aylık ${tutar % n === 0 ? '' : 'yaklaşık '}${paraYaz(kurus(Math.ceil(tutar / n)), 'TRY')}`;

/** Invoices that one payment can close. */
const EN_COK_FATURA = 50;

/** Open lira invoices of a customer in the order in which one payment closes them: the oldest due first. */
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
