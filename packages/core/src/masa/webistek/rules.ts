import { hareketSozlugu } from '../../platform/hareket/rules.ts';
import { epostaGecerli, telefonHatasi, telefonSade } from '../../platform/identity/kimlik.ts';
import { dolu, duzgun, gorunenUzunluk, katla } from '../../platform/text/metin.ts';
import type { Surec } from '../../platform/process/surec.ts';

/** Requests of customers over the web, and their states. */

/** Names of the states for colleagues. */
export const WEBISTEK_DURUM_ADLARI = {
  yeni: 'Yeni',
  incelemede: 'İncelemede',
  aktarildi: 'Görüşmeye Aktarıldı',
  gelistirme: 'Geliştirmeye Aktarıldı',
  yanitlandi: 'Yanıtlandı',
  reddedildi: 'Reddedildi',
  mukerrer: 'Mükerrer',
  spam: 'Spam',
} as const;
export type WebistekDurumu = keyof typeof WEBISTEK_DURUM_ADLARI;
export const WEBISTEK_DURUMLARI = Object.keys(WEBISTEK_DURUM_ADLARI) as WebistekDurumu[];

/** Names of the states for the sender. A spammer is not told that the request counts as spam. */
export const TAKIP_DURUM_ADLARI: Readonly<Record<WebistekDurumu, string>> = {
  yeni: 'Alındı',
  incelemede: 'İnceleniyor',
  aktarildi: 'Destek ekibimizde',
  gelistirme: 'Geliştirme ekibimizde',
  yanitlandi: 'Yanıtlandı',
  reddedildi: 'Kapatıldı',
  mukerrer: 'Önceki isteğinizle birleştirildi',
  spam: 'Alındı',
};

const ACIK: ReadonlySet<WebistekDurumu> = new Set(['yeni', 'incelemede']);
const ELENEN: readonly WebistekDurumu[] = ['reddedildi', 'mukerrer', 'spam'];
export const webistekAcik = (durum: WebistekDurumu): boolean => ACIK.has(durum);

/** Sentences of our own mails to the sender. */
export const MEKTUP_SOZU = {
  alindi: 'İsteğiniz bize ulaştı; en kısa sürede ilgileneceğiz.',
  kod: 'Takip kodunuz:',
  adres: 'İsteğinizin durumuna bu adresten bakabilirsiniz:',
} as const;

/** Tabs of the inbox, each with a count. */
export const WEBISTEK_SEKMELERI = {
  hepsi: 'Hepsi',
  bekleyen: 'Bekleyen',
  benim: 'İncelediklerim',
  sonuclanan: 'Sonuçlanan',
  elenen: 'Elenen',
} as const;
export type WebistekSekmesi = keyof typeof WEBISTEK_SEKMELERI;

export interface WebistekHali {
  readonly DurumAnahtar: WebistekDurumu;
  readonly AtananId: number | null;
}
export interface WebistekCagirani {
  readonly Id: number;
}

const benim = (w: WebistekHali, c: WebistekCagirani): boolean => w.AtananId === c.Id;
const BASKASININ = 'Bu isteği siz incelemiyorsunuz; önce üstleniniz.';

/** State machine of a web request. Handed over and answered requests keep their state, rejected ones can come back. */
export const WEBISTEK_SURECI: Surec<WebistekDurumu, WebistekHali, WebistekCagirani> = {
  durumlar: WEBISTEK_DURUMLARI,
  ilk: 'yeni',
  hali: (w) => w.DurumAnahtar,
  gecisler: [
    // By taking the request.
    { nereden: ['yeni'], nereye: 'incelemede', ad: 'Üstlen', dolayli: true },
    // By opening a ticket from the request, and by answering.
    {
      nereden: ['incelemede'],
      nereye: 'aktarildi',
      ad: 'Görüşmeye Aktar',
      dolayli: true,
      kosul: benim,
      cumle: BASKASININ,
    },
    // By linking the request to an analysis. The wish goes on there, and the request can be reviewed again.
    {
      nereden: ['incelemede'],
      nereye: 'gelistirme',
      ad: 'Geliştirmeye Aktar',
      dolayli: true,
      kosul: benim,
      cumle: BASKASININ,
    },
    { nereden: ['incelemede'], nereye: 'yanitlandi', ad: 'Yanıtla', dolayli: true, kosul: benim, cumle: BASKASININ },
    { nereden: ['incelemede'], nereye: 'mukerrer', ad: 'Mükerrer', kosul: benim, cumle: BASKASININ },
    { nereden: ['incelemede'], nereye: 'reddedildi', ad: 'Reddet', kosul: benim, cumle: BASKASININ },
    { nereden: ['yeni'], nereye: 'spam', ad: 'Spam' },
    { nereden: ['incelemede'], nereye: 'spam', ad: 'Spam', kosul: benim, cumle: BASKASININ },
    { nereden: [...ELENEN, 'gelistirme'], nereye: 'incelemede', ad: 'Yeniden İncele' },
  ],
  kapali: (durum) => `‘${durum}’ durumundaki bir istek sonuçlanmıştır, durumu değişmez.`,
};

/** States that can be set for several requests at once. A duplicate needs its own original, so it is not among them. */
export const TOPLU_DURUMLAR = ['spam', 'reddedildi', 'incelemede'] as const satisfies readonly WebistekDurumu[];
export type TopluDurum = (typeof TOPLU_DURUMLAR)[number];

/**
 * True while a colleague reviews the request. It can be taken over only in its own window, not together with others.
 */
export const baskasiInceler = (w: WebistekHali, cagiran: WebistekCagirani): boolean =>
  w.DurumAnahtar === 'incelemede' && !benim(w, cagiran);

/** Reason why a request under review is left out of an act on several. */
export const baskasininIncelemesi = (atanan: string | null): string =>
  `Bu isteği ${atanan ?? 'bir başkası'} inceliyor; kendi penceresinden üstlenebilirsiniz.`;

const EN_AZ_SEBEP = 10;
const EN_AZ_ISTEK = 10;
/** Change of state: the reason that the customer reads, and the original of a duplicate. */
export interface WebistekDurumFormu {
  readonly Durum: WebistekDurumu;
  readonly Aciklama: string;
  readonly AsilId: number | null;
}

/** Mistakes of a change of state, by field. */
export const webistekDurumHatalari = ({
  Durum,
  Aciklama,
  AsilId,
}: WebistekDurumFormu): Partial<Record<keyof WebistekDurumFormu, string>> => ({
  ...(Durum === 'reddedildi' &&
    gorunenUzunluk(Aciklama) < EN_AZ_SEBEP && {
      Aciklama: `Müşterinin okuyacağı nedeni en az ${EN_AZ_SEBEP} karakterle yazınız.`,
    }),
  ...(Durum === 'mukerrer' && AsilId === null && { AsilId: 'Hangi isteğin yinelendiğini seçiniz.' }),
});

/** Web form of a person from outside. */
export interface WebistekFormu {
  readonly AdSoyad: string;
  readonly Kurum: string;
  readonly MusteriNo: string;
  readonly Telefon: string;
  readonly Eposta: string;
  readonly ProjeId: number | null;
  readonly Aciklama: string;
}
export type WebistekHatalari = Partial<Record<keyof WebistekFormu, string>>;

/** A form in the shape in which it is checked and saved; unwritten fields are empty. */
export const webistekSade = <T extends WebistekFormu>(f: T): T => ({
  ...f,
  AdSoyad: duzgun(f.AdSoyad),
  Kurum: duzgun(f.Kurum),
  MusteriNo: duzgun(f.MusteriNo),
  Telefon: dolu(f.Telefon) === null ? '' : telefonSade(f.Telefon),
  Eposta: f.Eposta.trim(),
  Aciklama: f.Aciklama.trim(),
});

/** Mistakes of a request, by field. `webistekSade` must have cleaned the form before. */
export function webistekHatalari(f: WebistekFormu): WebistekHatalari {
  const telefon = f.Telefon === '' ? null : telefonHatasi(f.Telefon);
  const ulasilmaz = f.Telefon === '' && f.Eposta === '';
  return {
    ...(gorunenUzunluk(f.AdSoyad) < 2 && { AdSoyad: 'Adınızı ve soyadınızı yazınız.' }),
    ...(ulasilmaz && { Telefon: 'Size ulaşabilmemiz için telefonunuzu ya da e-posta adresinizi yazınız.' }),
    ...(telefon && { Telefon: telefon }),
    ...(f.Eposta !== '' && !epostaGecerli(f.Eposta) && { Eposta: 'E-posta adresi geçerli değil.' }),
    ...(f.ProjeId === null && { ProjeId: 'Hangi ürün için yazdığınızı seçiniz.' }),
    ...(gorunenUzunluk(f.Aciklama) < EN_AZ_ISTEK && {
      Aciklama: `İsteğinizi en az ${EN_AZ_ISTEK} karakterle anlatınız.`,
    }),
  };
}

/** Letters and digits that people do not confuse when they read them aloud. */
const KOD_HARFLERI = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const KOD_BOYU = 12;

/** Makes a tracking code of random bytes, one byte for each sign: 60 bits. */
export const takipKodu = (baytlar: Uint8Array): string =>
  Array.from(baytlar.subarray(0, KOD_BOYU), (b) => KOD_HARFLERI[b % KOD_HARFLERI.length]).join('');
export const KOD_BAYTI = KOD_BOYU;

const KOD_HARFI: ReadonlyMap<string, string> = new Map(Array.from(KOD_HARFLERI, (h) => [katla(h), h]));
/** Reads a typed tracking code; null: not one. */
export function takipKoduOku(s: string): string | null {
  const harfler = Array.from(katla(s.replaceAll(/[\s-]/g, '')), (h) => KOD_HARFI.get(h) ?? '');
  return harfler.length === KOD_BOYU && !harfler.includes('') ? harfler.join('') : null;
}
/** A tracking code in groups of four, for people. */
export const takipKoduYaz = (kod: string): string => kod.match(/.{1,4}/g)?.join('-') ?? '';

/**
 * Work of the browser before a request is accepted: leading zero bits of SHA-256. A phone needs a second or two, and
 * ten thousand requests need hours.
 */
export const IS_BITI = 15;
/** Seconds for which the task of an opened form is valid. */
export const SORU_SURESI_S = 2 * 3600;

/** Files for one request (`EN_COK_EK`), and seconds after it in which they may come (`EK_SURESI_S`). */
export const EN_COK_EK = 10;
export const EK_SURESI_S = 3600;

/** Leading zero bits of a digest. */
export function sifirBitleri(ozet: Uint8Array): number {
  const ilk = ozet.findIndex((b) => b !== 0);
  return ilk === -1 ? ozet.length * 8 : ilk * 8 + Math.clz32(ozet[ilk]!) - 24;
}

/** Fields in which a customer equals the request. */
export interface Benzerlik {
  readonly no: boolean;
  readonly telefon: boolean;
  readonly eposta: boolean;
  readonly ad: boolean;
}

/** Probability in percent that the customer is the sender, with the reason. */
export function eslesme({ no, telefon, eposta, ad }: Benzerlik): { readonly puan: number; readonly neden: string } {
  const olan = [no && 'müşteri no', telefon && 'telefon', eposta && 'e-posta', ad && 'ad'].filter((s) => s !== false);
  const kat = (tutar: boolean, pay: number) => (tutar ? 1 - pay : 1);
  // Each equal field leaves this part of the doubt. Our customer number leaves least, a name most.
  const kusku = kat(no, 0.9) * kat(telefon, 0.8) * kat(eposta, 0.75) * kat(ad, 0.4);
  return { puan: Math.round((1 - kusku) * 100), neden: olan.length === 0 ? '' : `${olan.join(', ')} aynı` };
}

/** History words of a web request. */
export const WEBISTEK_HAREKETLERI = hareketSozlugu({
  nesne: 'webistek',
  ad: 'Web isteği',
  turler: {
    geldi: 'İstek geldi',
    ustlenildi: 'İncelemeye alındı',
    eslesti: 'Müşterisi belirlendi',
    aktarildi: 'Görüşmeye aktarıldı',
    gelistirme: 'Geliştirmeye aktarıldı',
    yanit: 'Yanıtlandı',
    durum: 'Durum değişti',
    dosya: 'Dosya',
    gelen: 'E-posta geldi',
    ulasmadi: 'E-posta ulaşmadı',
    gecikti: 'E-posta gecikiyor',
    surum: 'Versiyon bildirildi',
  },
  alanlar: {
    DurumAnahtar: 'Durum',
    AtananId: 'Atanan no',
    MusteriId: 'Müşteri no',
    GorusmeId: 'Görüşme no',
    AnalizId: 'Analiz no',
    PostaId: 'E-posta no',
  },
});
