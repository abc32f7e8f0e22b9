import { hareketSozlugu } from '../hareket/rules.ts';
import { epostaGecerli, telefonHatasi, telefonSade } from '../kimlik.ts';
import { dolu, duzgun, gorunenUzunluk, katla } from '../metin.ts';
import type { Surec } from '../surec.ts';

/** What customers ask for over the web, and what becomes of it. */

export const WEBISTEK_DURUMLARI = [
  'yeni',
  'incelemede',
  'aktarildi',
  'gelistirme',
  'yanitlandi',
  'reddedildi',
  'mukerrer',
  'spam',
] as const;
export type WebistekDurumu = (typeof WEBISTEK_DURUMLARI)[number];

/** As the people of the house read them. */
export const WEBISTEK_DURUM_ADLARI: Readonly<Record<WebistekDurumu, string>> = {
  yeni: 'Yeni',
  incelemede: 'İncelemede',
  aktarildi: 'Görüşmeye Aktarıldı',
  gelistirme: 'Geliştirmeye Aktarıldı',
  yanitlandi: 'Yanıtlandı',
  reddedildi: 'Reddedildi',
  mukerrer: 'Mükerrer',
  spam: 'Spam',
};

/** As whoever asked reads them: what is taken for spam is told nothing of it. */
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

/** Sentences of our own mails to whoever asked. */
export const MEKTUP_SOZU = {
  alindi: 'İsteğiniz bize ulaştı; en kısa sürede ilgileneceğiz.',
  kod: 'Takip kodunuz:',
  adres: 'İsteğinizin durumuna bu adresten bakabilirsiniz:',
} as const;

/** The parts of the inbox, each with a count. */
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

/** The way of a request. What was handed over or answered stays so; what was sorted out comes back. */
export const WEBISTEK_SURECI: Surec<WebistekDurumu, WebistekHali, WebistekCagirani> = {
  durumlar: WEBISTEK_DURUMLARI,
  ilk: 'yeni',
  hali: (w) => w.DurumAnahtar,
  gecisler: [
    // By taking it.
    { nereden: ['yeni'], nereye: 'incelemede', ad: 'Üstlen', dolayli: true },
    // By opening a contact out of it, and by answering.
    {
      nereden: ['incelemede'],
      nereye: 'aktarildi',
      ad: 'Görüşmeye Aktar',
      dolayli: true,
      kosul: benim,
      cumle: BASKASININ,
    },
    // By linking it to an analysis: the wish goes on there, the request stays where it is found.
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

/** What several requests are taken to together; which one another repeats is said of each alone. */
export const TOPLU_DURUMLAR = ['spam', 'reddedildi', 'incelemede'] as const satisfies readonly WebistekDurumu[];
export type TopluDurum = (typeof TOPLU_DURUMLAR)[number];

/** Whether another looks into a request: it is taken from them in its own window, never with many at once. */
export const baskasiInceler = (w: WebistekHali, cagiran: WebistekCagirani): boolean =>
  w.DurumAnahtar === 'incelemede' && !benim(w, cagiran);

/** Why a request that another looks into is not taken with others. */
export const baskasininIncelemesi = (atanan: string | null): string =>
  `Bu isteği ${atanan ?? 'bir başkası'} inceliyor; kendi penceresinden üstlenebilirsiniz.`;

export const EN_AZ_SEBEP = 10;
export const EN_AZ_ISTEK = 10;
/** A reason that the customer reads, and the request that this one repeats. */
export interface WebistekDurumFormu {
  readonly Durum: WebistekDurumu;
  readonly Aciklama: string;
  readonly AsilId: number | null;
}

/** What is wrong with each field of a change of state. */
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

/** What somebody outside writes. */
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

/** A form as it is checked and stored; what is not written is empty. */
export const webistekSade = <T extends WebistekFormu>(f: T): T => ({
  ...f,
  AdSoyad: duzgun(f.AdSoyad),
  Kurum: duzgun(f.Kurum),
  MusteriNo: duzgun(f.MusteriNo),
  Telefon: dolu(f.Telefon) === null ? '' : telefonSade(f.Telefon),
  Eposta: f.Eposta.trim(),
  Aciklama: f.Aciklama.trim(),
});

/** What is wrong with each field of a request, whose form is bare. */
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

/** Letters and digits that are not taken for one another when they are read out. */
const KOD_HARFLERI = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const KOD_BOYU = 12;

/** A tracking code out of random bytes, one a sign: 60 bits. */
export const takipKodu = (baytlar: Uint8Array): string =>
  Array.from(baytlar.subarray(0, KOD_BOYU), (b) => KOD_HARFLERI[b % KOD_HARFLERI.length]).join('');
export const KOD_BAYTI = KOD_BOYU;

const KOD_HARFI: ReadonlyMap<string, string> = new Map(Array.from(KOD_HARFLERI, (h) => [katla(h), h]));
/** A tracking code as a person typed it; null: it is none. */
export function takipKoduOku(s: string): string | null {
  const harfler = Array.from(katla(s.replaceAll(/[\s-]/g, '')), (h) => KOD_HARFI.get(h) ?? '');
  return harfler.length === KOD_BOYU && !harfler.includes('') ? harfler.join('') : null;
}
/** The same as it is read out. */
export const takipKoduYaz = (kod: string): string => kod.match(/.{1,4}/g)?.join('-') ?? '';

/**
 * How hard the browser works before a request is taken: so many leading zero bits of SHA-256, a second or two of a phone
 * and nothing to a person; ten thousand of them are hours.
 */
export const IS_BITI = 15;
/** The task of a form that was opened holds so long. */
export const SORU_SURESI_S = 2 * 3600;

/** So many files may come with a request, and so long after it. */
export const EN_COK_EK = 10;
export const EK_SURESI_S = 3600;

/** Leading zero bits of a digest. */
export function sifirBitleri(ozet: Uint8Array): number {
  const ilk = ozet.findIndex((b) => b !== 0);
  return ilk === -1 ? ozet.length * 8 : ilk * 8 + Math.clz32(ozet[ilk]!) - 24;
}

/** What of a customer is what the request says of itself. */
export interface Benzerlik {
  readonly no: boolean;
  readonly telefon: boolean;
  readonly eposta: boolean;
  readonly ad: boolean;
}

/** How likely it is that a customer is the one who asked, in percent, and why. */
export function eslesme({ no, telefon, eposta, ad }: Benzerlik): { readonly puan: number; readonly neden: string } {
  const olan = [no && 'müşteri no', telefon && 'telefon', eposta && 'e-posta', ad && 'ad'].filter((s) => s !== false);
  const kat = (tutar: boolean, pay: number) => (tutar ? 1 - pay : 1);
  // Each sign leaves so much doubt; a number of ours leaves least, a name most.
  const kusku = kat(no, 0.9) * kat(telefon, 0.8) * kat(eposta, 0.75) * kat(ad, 0.4);
  return { puan: Math.round((1 - kusku) * 100), neden: olan.length === 0 ? '' : `${olan.join(', ')} aynı` };
}

/** What happens to a request. */
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
    surum: 'Sürüm bildirildi',
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
