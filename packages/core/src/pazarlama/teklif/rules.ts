import { hareketSozlugu } from '../../platform/hareket/rules.ts';
import { gorunenUzunluk } from '../../platform/text/metin.ts';
import type { Kurus } from '../../platform/money/para.ts';
import type { Surec } from '../../platform/process/surec.ts';
import { type Gun, gecerliGun, gunEkle } from '../../platform/time/tarih.ts';

export const TEKLIF_DURUM_ADLARI = {
  taslak: 'Taslak',
  onay_bekliyor: 'Onay Bekliyor',
  onaylandi: 'Onaylandı',
  gonderildi: 'Gönderildi',
  goruldu: 'Görüldü',
  kabul: 'Kabul',
  red: 'Red',
  suresi_doldu: 'Süresi Doldu',
  revize: 'Revize Edildi',
} as const;
/** States of one revision of a quote. */
export type TeklifDurumu = keyof typeof TEKLIF_DURUM_ADLARI;
export const TEKLIF_DURUMLARI = Object.keys(TEKLIF_DURUM_ADLARI) as TeklifDurumu[];

/** Tabs of the list, in their order. */
export const TEKLIF_SEKMELERI = {
  hepsi: 'Hepsi',
  acik: 'Açık',
  benim: 'Benim',
  onay: 'Onay Bekleyen',
  onayim: 'Onayımı Bekleyen',
  musteride: 'Müşteride',
  dolacak: '7 Günde Dolacak',
  kapanan: 'Kapanan',
} as const;
export type TeklifSekmesi = keyof typeof TEKLIF_SEKMELERI;

/** Tabs of the list of talks, in their order. */
export const TEKLIF_GORUSME_SEKMELERI = {
  hepsi: 'Hepsi',
  takip: 'Takipte',
  geciken: 'Geciken',
  benim: 'Takip Ettiklerim',
} as const;

/** States in which the customer can answer. */
export const MUSTERIDE: readonly TeklifDurumu[] = ['gonderildi', 'goruldu'];
/** States of a quote that may still be won. */
export const ACIK_DURUMLAR: readonly TeklifDurumu[] = ['taslak', 'onay_bekliyor', 'onaylandi', ...MUSTERIDE];

/** Data of a quote that its state changes depend on. */
export interface TeklifHali {
  readonly DurumAnahtar: TeklifDurumu;
  readonly Kalem: number;
  /** Highest discount of a line, in hundredths of a per cent. */
  readonly IskontoOrani: number;
  /** The last day of its validity is over. */
  readonly Gecti: boolean;
  /** The quote takes its dealer over the agreed limit, by more than was approved (`riskAsar`). */
  readonly RiskAsimi: boolean;
  /** Everybody who worked on the quote. None of them may approve it. */
  readonly Yazanlar: readonly number[];
}
export interface TeklifCagirani {
  readonly Id: number;
  /** The customer (through the link), the clock, or a colleague. */
  readonly kim: 'kisi' | 'musteri' | 'saat';
  /** Rights 1021 and 1020. */
  readonly yazar: boolean;
  readonly onaylar: boolean;
  /** Discount that this person may give without approval, in hundredths of a per cent. */
  readonly sinir: number;
}

/** The customer, with the secret of a link. */
export const MUSTERI: TeklifCagirani = { Id: 0, kim: 'musteri', yazar: false, onaylar: false, sinir: 0 };
/** The product itself, once a day. */
export const SAAT: TeklifCagirani = { ...MUSTERI, kim: 'saat' };

const yazar = (c: TeklifCagirani): boolean => c.kim === 'kisi' && c.yazar;
const GECMIS = 'Teklifin geçerlilik tarihi geçmiş; kabul edilemez.';

/** State machine of a revision. A sent revision never changes, and a lost one never becomes an expired one. */
export const TEKLIF_SURECI: Surec<TeklifDurumu, TeklifHali, TeklifCagirani> = {
  durumlar: TEKLIF_DURUMLARI,
  ilk: 'taslak',
  hali: (t) => t.DurumAnahtar,
  gecisler: [
    {
      nereden: ['taslak'],
      nereye: 'onay_bekliyor',
      ad: 'Onaya Gönder',
      kim: yazar,
      kosul: (t, c) => t.Kalem > 0 && (t.IskontoOrani > c.sinir || t.RiskAsimi),
      cumle: 'İskonto sınırınızı, tutar bayinin risk limitini aşmıyor; onay istemeden gönderebilirsiniz.',
    },
    {
      nereden: ['onay_bekliyor'],
      nereye: 'onaylandi',
      ad: 'Onayla',
      kim: (c) => c.kim === 'kisi' && c.onaylar,
      kosul: (t, c) => !t.Yazanlar.includes(c.Id),
      cumle: 'Teklifi, hazırlanmasında payı olmayan yetkili biri onaylar.',
    },
    {
      nereden: ['onay_bekliyor', 'onaylandi'],
      nereye: 'taslak',
      ad: 'Taslağa Al',
      kim: (c) => c.kim === 'kisi' && (c.yazar || c.onaylar),
    },
    {
      nereden: ['taslak'],
      nereye: 'gonderildi',
      ad: 'Gönder',
      kim: yazar,
      kosul: (t, c) => t.Kalem > 0 && !t.Gecti && t.IskontoOrani <= c.sinir && !t.RiskAsimi,
      cumle:
        'Gönderilecek teklifin kalemi olmalı, geçerlilik tarihi geçmemiş olmalı; iskontosu sınırınızı, tutarı bayinin risk limitini aşmamalı.',
      dolayli: true,
    },
    {
      nereden: ['onaylandi'],
      nereye: 'gonderildi',
      ad: 'Gönder',
      kim: yazar,
      kosul: (t) => !t.Gecti && !t.RiskAsimi,
      cumle:
        'Teklifin geçerlilik tarihi geçmiş ya da bayinin riski onaydan sonra artmış; taslağa alıp düzeltiniz ya da yeniden onaya gönderiniz.',
      dolayli: true,
    },
    { nereden: ['gonderildi'], nereye: 'goruldu', ad: 'Görüldü', kim: (c) => c.kim === 'musteri', dolayli: true },
    {
      nereden: MUSTERIDE,
      nereye: 'kabul',
      ad: 'Kabul',
      kim: (c) => c.kim === 'musteri' || yazar(c),
      kosul: (t) => !t.Gecti,
      cumle: GECMIS,
    },
    { nereden: MUSTERIDE, nereye: 'red', ad: 'Kaybedildi', kim: (c) => c.kim === 'musteri' || yazar(c) },
    { nereden: ['taslak', 'onaylandi'], nereye: 'red', ad: 'Kaybedildi', kim: yazar },
    {
      nereden: MUSTERIDE,
      nereye: 'suresi_doldu',
      ad: 'Süresi Doldu',
      kim: (c) => c.kim === 'saat',
      kosul: (t) => t.Gecti,
      cumle: 'Teklifin süresi henüz dolmadı.',
      dolayli: true,
    },
    {
      nereden: [...MUSTERIDE, 'suresi_doldu', 'red'],
      nereye: 'revize',
      ad: 'Revize Et',
      kim: yazar,
      dolayli: true,
    },
  ],
  kapali: (durum) => `‘${durum}’ durumundaki bir teklif değişmez.`,
};

/** Discount limit of a person without a limit of their own: 10 %. */
export const ILK_SINIR = 1000;
export const EN_COK_ORAN = 10_000;
export const EN_UZUN_BASLIK = 200;
export const EN_UZUN_KOSUL = 10_000;
export const EN_COK_KALEM = 200;
export const EN_COK_YIL = 10;
/** Characters of a reason, at least. */
export const EN_KISA_NEDEN = 10;
export const EN_UZUN_SORU = 2000;
/** Questions of the customer about one quote, at most. */
export const EN_COK_SORU = 20;
const EN_KISA_AD = 3;
export const EN_UZUN_AD = 200;
export const EN_COK_REVIZYON = 99;
/** Days before the end of validity at which the customer is reminded. */
export const HATIRLATMA_GUNU = 3;
/** Days without an answer after which the sender is reminded. */
export const TAKIP_GUNU = 5;
/** Validity of a new quote in days. */
const ILK_GECERLILIK = 30;

/** Hundredths of a per cent in words: `12,5`. */
export const oranYaz = (oran: number): string =>
  `${Math.floor(oran / 100)}${
    oran % 100 === 0
      ? ''
      : `,${String(oran % 100)
          .padStart(2, '0')
          .replace(/0$/, '')}`
  }`;

/** Number of a quote for people. From the second revision on it contains the revision. */
export const teklifNo = (no: string, revizyon: number): string => (revizyon === 1 ? no : `${no}/R${revizyon}`);

export const ilkGecerlilik = (bugun: Gun): Gun => gunEkle(bugun, ILK_GECERLILIK);

export interface TeklifFormu {
  readonly MusteriId: number | null;
  readonly ProjeId: number | null;
  readonly Baslik: string;
  readonly Tarih: string;
  readonly Gecerlilik_Tarihi: string;
  readonly Beklenen_Kapanis: string | null;
  readonly ParaBirimi: string;
  readonly Kur: string;
  readonly KurGunu: string | null;
}
export type TeklifHatalari = Partial<Record<keyof TeklifFormu, string>>;

/** True for a rate that can be saved: liras for one unit, below 1,000, with at most six decimals. */
const kurOlur = (kur: string): boolean => /^\d{1,3}(\.\d{1,6})?$/.test(kur) && Number(kur) > 0;

/** Age in days at which a rate is still valid for a quote. */
const EN_ESKI_KUR = 30;

/** Reason to refuse the day of a rate, or null. Future days have no rate, and rates of long past days are too old. */
function kurGunuHatasi(gun: string | null, tarih: string, bugun: Gun): string | null {
  if (gun === null) return 'Kurun hangi günün kuru olduğunu seçiniz.';
  if (gun > bugun) return 'Kurun günü gelecekte olamaz.';
  return gecerliGun(tarih) && gun < gunEkle(tarih, -EN_ESKI_KUR)
    ? `Kurun günü, teklif tarihinden en çok ${EN_ESKI_KUR} gün önce olabilir; yeni bir kur yazınız.`
    : null;
}

/** Mistakes of a quote, by field. */
export function teklifHatalari(t: TeklifFormu, bugun: Gun): TeklifHatalari {
  const kurGunu = t.ParaBirimi === 'TRY' || !kurOlur(t.Kur) ? null : kurGunuHatasi(t.KurGunu, t.Tarih, bugun);
  return {
    ...(t.MusteriId === null && { MusteriId: 'Müşteriyi seçiniz.' }),
    ...(t.ProjeId === null && { ProjeId: 'Ürünü seçiniz.' }),
    ...(gorunenUzunluk(t.Baslik) === 0 && { Baslik: 'Teklifin başlığını yazınız.' }),
    ...(!gecerliGun(t.Tarih) && { Tarih: 'Teklif tarihini seçiniz.' }),
    ...(gecerliGun(t.Gecerlilik_Tarihi)
      ? t.Gecerlilik_Tarihi < t.Tarih && { Gecerlilik_Tarihi: 'Geçerlilik, teklif tarihinden önce bitemez.' }
      : { Gecerlilik_Tarihi: 'Geçerlilik tarihini seçiniz.' }),
    ...(t.ParaBirimi === 'TRY'
      ? (t.Kur !== '1' || t.KurGunu !== null) && { Kur: 'Türk lirasının kuru 1’dir.' }
      : !kurOlur(t.Kur)
        ? { Kur: 'Kuru 34,5012 gibi, en çok altı ondalıkla yazınız.' }
        : kurGunu !== null && { KurGunu: kurGunu }),
  };
}

/** Mistake in the reason of a lost quote, or null. */
export const kayipHatasi = (k: { readonly KayipNedenId: number | null; readonly Aciklama: string }): string | null =>
  k.KayipNedenId === null
    ? 'Kayıp nedenini seçiniz.'
    : gorunenUzunluk(k.Aciklama) < EN_KISA_NEDEN
      ? `Neden kaybedildiğini en az ${EN_KISA_NEDEN} karakterle yazınız.`
      : null;

/** Mistake in the name of the person who accepted a quote, or null. */
export const kabulHatasi = (kim: string): string | null =>
  gorunenUzunluk(kim) < EN_KISA_AD
    ? 'Yanıtlayanın adını ve soyadını yazınız.'
    : kim.length > EN_UZUN_AD
      ? `Ad en çok ${EN_UZUN_AD} karakter olabilir.`
      : null;

/** States that a person sets directly. The others follow from sending, opening, revising, and from days that pass. */
export const ELLE: readonly TeklifDurumu[] = ['taslak', 'onay_bekliyor', 'onaylandi', 'kabul', 'red'];

/** True when an accepted quote has an invoice, drafted or issued. A discarded draft does not count. */
export const faturasiVar = (t: { readonly FaturaId: number | null; readonly FaturaDurum: string | null }): boolean =>
  t.FaturaId !== null && t.FaturaDurum !== 'vazgecildi';

/**
 * Records that follow from an acceptance (licence, training, invoice): some exist (`var`), some are missing (`eksik`).
 * Null: not accepted, or nothing follows.
 */
export function uretimi(t: {
  readonly DurumAnahtar: TeklifDurumu;
  readonly LisansTurId: number | null;
  readonly EgitimTurId: number | null;
  readonly LisansId: number | null;
  readonly EgitimId: number | null;
  readonly FaturaId: number | null;
  readonly FaturaDurum: string | null;
  readonly GenelToplam: Kurus;
}): { readonly var: boolean; readonly eksik: boolean } | null {
  const faturalanir = t.GenelToplam > 0;
  const faturali = faturasiVar(t);
  if (t.DurumAnahtar !== 'kabul' || (t.LisansTurId === null && t.EgitimTurId === null && !faturalanir)) return null;
  return {
    var: t.LisansId !== null || t.EgitimId !== null || faturali,
    eksik:
      (t.LisansTurId !== null && t.LisansId === null) ||
      (t.EgitimTurId !== null && t.EgitimId === null) ||
      (faturalanir && !faturali),
  };
}

/** Mistake of a talk about a quote, or null. */
export function gorusmeHatasi(
  g: { readonly Aciklama: string; readonly Tarih: string; readonly Sonraki_Tarih: string | null },
  bugun: Gun,
): string | null {
  if (gorunenUzunluk(g.Aciklama) === 0) return 'Ne görüşüldüğünü yazınız.';
  if (g.Tarih > bugun) return 'Görüşmenin günü gelecekte olamaz.';
  return g.Sonraki_Tarih !== null && g.Sonraki_Tarih < g.Tarih ? 'Sonraki adımın günü, görüşmeden önce olamaz.' : null;
}

/** History words of a quote. */
export const TEKLIF_HAREKETLERI = hareketSozlugu({
  nesne: 'teklif',
  ad: 'Teklif',
  turler: {
    acildi: 'Teklif hazırlandı',
    duzenlendi: 'Teklif düzenlendi',
    durum: 'Durum değişti',
    gonderildi: 'Müşteriye gönderildi',
    goruldu: 'Müşteri teklifi açtı',
    soru: 'Müşteri soru sordu',
    kabul: 'Teklif kabul edildi',
    red: 'Teklif kaybedildi',
    revize: 'Teklif revize edildi',
    gorusme: 'Teklif görüşmesi',
    hatirlatma: 'Müşteriye hatırlatıldı',
    uretim: 'Lisans, fatura ve eğitim',
    baglanti: 'Bağlantısı verildi',
  },
  alanlar: {
    Durum: 'Durum',
    GenelToplam: 'Genel toplam',
    Gecerlilik_Tarihi: 'Geçerlilik',
    Olasilik: 'Olasılık',
    Kabul: 'Kabul eden',
    LisansId: 'Açılan lisans',
    EgitimId: 'Eğitim isteği',
    FaturaId: 'Fatura taslağı',
  },
});
