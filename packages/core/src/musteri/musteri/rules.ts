import {
  epostaGecerli,
  ibanGecerli,
  ibanSade,
  kisiAdiGecerli,
  tcKimlikHatasi,
  telefonHatasi,
  telefonOku,
  telefonSade,
  rakamSuz,
  vknGecerli,
} from '../../platform/identity/kimlik.ts';
import { hareketSozlugu, type HareketTuru } from '../../platform/hareket/rules.ts';
import { aramaParcalari } from '../../platform/search/aramaParcalari.ts';
import { buyuk, kucuk, dolu, duzgun, gorunenUzunluk, katla } from '../../platform/text/metin.ts';
import type { Gun } from '../../platform/time/tarih.ts';
import { bosKayit } from '../../platform/field/alanlar.ts';
import { EFATURA_SENARYO_ADLARI, MUSTERI_ALANLARI, type MusteriAlanlari } from './alanlar.ts';

export const BOS_MUSTERI: MusteriAlanlari = bosKayit(MUSTERI_ALANLARI);

/** Puts the number of a new customer into its field: GSM for a mobile number, otherwise Telefon. */
export function numaraYeri(no: string | null): Pick<MusteriAlanlari, 'GSM' | 'Telefon'> {
  // The person completes an unfinished number in the form.
  const sade = dolu(no) === null ? null : telefonOku(no!) ? telefonSade(no!) : rakamSuz(no!);
  return sade?.startsWith('05') ? { GSM: sade, Telefon: null } : { GSM: null, Telefon: sade };
}

const KURUM_SOZU =
  /\b(ltd|limited|anonim|sti|tic|ticaret|san|sanayi|holding|eczane\w*|hastane\w*|klinig?\w*|poliklinik\w*|tip merkezi|merkezi|belediye\w*|universite\w*|okulu?|lisesi|koleji|market|otel\w*|veteriner\w*|laboratuvar\w*|muhasebe\w*|musavirlik|dernegi|vakfi|pastane\w*|lokanta\w*|restoran\w*|kuafor\w*|firin\w*|kirtasiye\w*|bilisim|danismanlik|muhendislik|otomotiv|tekstil|turizm|sigorta|nakliyat|medikal|elektronik|klinik|odasi|kooperatifi?|magaza\w*|insaat|gida|lojistik|yazilim)\b|\sa\.? ?s\.?$/;
/** True if a name has a company word or a digit. */
export const kurumAdiMi = (ad: string): boolean => KURUM_SOZU.test(katla(ad)) || /[\d&]/.test(ad);
const ADRES_SOZU = /[^\s<>,;"]+@[^\s<>,;"]+/;
const NUMARA_SOZU = /\+?\d[\d\s()./-]{5,}\d(?:[\s,]*(?:dahili|dah|dh|ext|x)[\s.:]*\d{1,6}\b)?/i;
const NO_SOZU = /^m\d+$/;

/** A name from a search, with capitals if it has none. */
const adYaz = (ad: string): string =>
  ad === kucuk(ad) ? ad.replaceAll(/(^|[\s-])(\p{L})/gu, (_, once: string, harf: string) => once + buyuk(harf)) : ad;

/** Turns a search without results into the first fields of a new card: a number, an address or a name. */
export function arananMusteri(
  yazilan: string,
): Partial<Pick<MusteriAlanlari, 'Tip' | 'Ad' | 'Soyad' | 'Unvan' | 'VKN' | 'GSM' | 'Telefon' | 'Eposta'>> {
  const soz = duzgun(yazilan);
  if (soz === '' || NO_SOZU.test(katla(soz))) return {};
  const [adres] = ADRES_SOZU.exec(soz) ?? [];
  const adressiz = duzgun(adres === undefined ? soz : soz.replace(adres, ' '));
  const [numara] = NUMARA_SOZU.exec(adressiz) ?? [];
  const rakamlar = adressiz.replaceAll(/\s/g, '');
  // An identity number is no telephone number, and has its own masked field.
  if (tcKimlikHatasi(rakamlar) === null) return adres === undefined ? {} : { Eposta: adres };
  if (/^[16-9]\d{9}$/.test(rakamlar) && vknGecerli(rakamlar)) return { Tip: 2, VKN: rakamlar };
  // A short run of digits is an unfinished number.
  const no = numara ?? (/^[+\d][\d\s()./-]*$/.test(adressiz) ? adressiz : undefined);
  const ad = adYaz(duzgun((no === undefined ? adressiz : adressiz.replace(no, ' ')).replaceAll(/[<>,;"]/g, ' ')));
  const kelimeler = ad === '' ? [] : ad.split(' ');
  const kurum = kurumAdiMi(ad);
  return {
    ...(adres !== undefined && { Eposta: adres }),
    ...(no !== undefined && numaraYeri(no)),
    ...(ad !== '' &&
      (kurum
        ? { Tip: 2 as const, Unvan: ad }
        : kelimeler.length === 1
          ? { Ad: ad }
          : { Ad: kelimeler.slice(0, -1).join(' '), Soyad: kelimeler.at(-1)! })),
  };
}

/** Upper limit of customers in a form's choice. */
export const SUNULAN_MUSTERI = 20;

/** True if the text is long enough for a search. Fewer than three letters would find everybody. */
export const musteriAranir = (ara: string): boolean => aramaParcalari(ara).join('').replaceAll(' ', '').length >= 3;

/** Days in which an import or a merge can be undone. */
export const GERI_ALMA_GUNU = 30;

/** The fields that the rules check. */
export type MusteriFormu = Pick<
  MusteriAlanlari,
  | 'Tip'
  | 'Ad'
  | 'Soyad'
  | 'Unvan'
  | 'TCKimlikNo'
  | 'VKN'
  | 'DogumTarihi'
  | 'IlId'
  | 'IlceId'
  | 'Telefon'
  | 'GSM'
  | 'Eposta'
  | 'Iban'
  | 'Durum'
  | 'AyrilmaNedenId'
  | 'AyrilmaTarihi'
  | 'Enlem'
  | 'Boylam'
  | 'EFaturaMukellef'
  | 'PkEtiket'
  | 'EFaturaSenaryo'
>;
export type MusteriHatalari = Partial<Record<keyof MusteriFormu, string>>;

const bosluksuz = (s: string | null): string | null => (s === null ? null : s.replace(/\s/g, '') || null);

/** Degrees as they are stored: to a tenth of a metre. */
const derece = (n: number): number => Math.round(n * 1e6) / 1e6;

/** `41.015137, 28.979530`, in the form that people copy from maps. Null: no place. */
export function konumOku(yazi: string): { readonly Enlem: number; readonly Boylam: number } | null {
  const sayi = String.raw`(-?\d{1,3}(?:[.,]\d{1,15})?)`;
  const bulunan = new RegExp(String.raw`^\s*${sayi}\s*(?:[,;/]\s+|[;/]|\s+|,(?=-?\d+\.))\s*${sayi}\s*$`).exec(yazi);
  if (!bulunan) return null;
  const [Enlem, Boylam] = [bulunan[1]!, bulunan[2]!].map((s) => derece(Number(s.replace(',', '.'))));
  return Math.abs(Enlem!) <= 90 && Math.abs(Boylam!) <= 180 ? { Enlem: Enlem!, Boylam: Boylam! } : null;
}

/** A place in the form of maps, or an empty text. */
export const konumYaz = ({ Enlem, Boylam }: Pick<MusteriAlanlari, 'Enlem' | 'Boylam'>): string =>
  Enlem === null || Boylam === null ? '' : `${Enlem.toFixed(6)}, ${Boylam.toFixed(6)}`;

/** The e-invoice scenario in words. Empty: the customer takes no e-invoices. */
export function eFaturaYaz(m: Pick<MusteriAlanlari, 'EFaturaMukellef' | 'EFaturaSenaryo'>): string {
  if (!m.EFaturaMukellef) return '';
  return m.EFaturaSenaryo === '' ? 'Mükellef' : `Mükellef, ${kucuk(EFATURA_SENARYO_ADLARI[m.EFaturaSenaryo])} fatura`;
}

/** The form as it is checked and stored: trimmed, plain numbers, no fields of the other kind of customer. */
export function musteriSade<T extends MusteriFormu>(m: T): T {
  const ayrildi = m.Durum === 'Ayrıldı';
  const telefon = (s: string | null) => (dolu(s) === null ? null : telefonSade(s!));
  return {
    ...m,
    Ad: m.Tip === 1 ? duzgun(m.Ad) : '',
    Soyad: m.Tip === 1 ? duzgun(m.Soyad) : '',
    Unvan: m.Tip === 2 ? duzgun(m.Unvan) : '',
    TCKimlikNo: bosluksuz(m.TCKimlikNo),
    VKN: bosluksuz(m.VKN),
    DogumTarihi: m.Tip === 1 ? m.DogumTarihi : null,
    Telefon: telefon(m.Telefon),
    GSM: telefon(m.GSM),
    Eposta: dolu(m.Eposta),
    Iban: m.Iban === null ? null : ibanSade(m.Iban) || null,
    IlceId: m.IlId === null ? null : m.IlceId,
    AyrilmaNedenId: ayrildi ? m.AyrilmaNedenId : null,
    AyrilmaTarihi: ayrildi ? m.AyrilmaTarihi : null,
    Enlem: m.Enlem === null ? null : derece(m.Enlem),
    Boylam: m.Boylam === null ? null : derece(m.Boylam),
    PkEtiket: m.EFaturaMukellef ? dolu(m.PkEtiket) : null,
    EFaturaSenaryo: m.EFaturaMukellef ? m.EFaturaSenaryo : '',
  };
}

/**
 * Errors of a customer, by field. Expects the output of `musteriSade`.
 * @param bugun the day in Istanbul. No birthday and no leaving date lies after it
 */
export function musteriHatalari(m: MusteriFormu, bugun: Gun): MusteriHatalari {
  const tc = m.TCKimlikNo === null ? null : tcKimlikHatasi(m.TCKimlikNo);
  const adHatasi = (s: string, ne: string) =>
    gorunenUzunluk(s) === 0 ? `Müşterinin ${ne} yazınız.` : kisiAdiGecerli(s) ? null : 'Yalnız harf yazınız.';
  const ad = m.Tip === 1 ? adHatasi(m.Ad, 'adını') : null;
  const soyad = m.Tip === 1 ? adHatasi(m.Soyad, 'soyadını') : null;
  const telefon = m.Telefon === null ? null : telefonHatasi(m.Telefon);
  const gsm = m.GSM === null ? null : telefonHatasi(m.GSM);
  return {
    ...(ad && { Ad: ad }),
    ...(soyad && { Soyad: soyad }),
    ...(m.Tip === 2 && gorunenUzunluk(m.Unvan) === 0 && { Unvan: 'Kurumun unvanını yazınız.' }),
    ...(tc && { TCKimlikNo: tc }),
    ...(m.VKN !== null && !vknGecerli(m.VKN) && { VKN: 'Vergi numarası geçerli değil. Rakamları kontrol ediniz...' }),
    ...(m.DogumTarihi !== null && m.DogumTarihi > bugun && { DogumTarihi: 'Doğum tarihi ileri bir gün olamaz.' }),
    ...(telefon && { Telefon: telefon }),
    ...(gsm && { GSM: gsm }),
    ...(m.Eposta !== null && !epostaGecerli(m.Eposta) && { Eposta: 'E-posta adresi geçerli değil.' }),
    ...(m.Iban !== null && !ibanGecerli(m.Iban) && { Iban: 'IBAN geçerli değil. Rakamları kontrol ediniz...' }),
    ...((m.Enlem === null) !== (m.Boylam === null) && {
      [m.Enlem === null ? 'Enlem' : 'Boylam']: 'Enlem ve boylamı birlikte yazınız.',
    }),
    ...(m.PkEtiket !== null &&
      !/^urn:mail:[^\s@]+@[^\s@]+$/i.test(m.PkEtiket) && {
        PkEtiket: 'Posta kutusu etiketi ‘urn:mail:ad@firma.com’ biçiminde olmalıdır.',
      }),
    ...(m.Durum === 'Ayrıldı' && m.AyrilmaNedenId === null && { AyrilmaNedenId: 'Ayrılma nedenini seçiniz.' }),
    ...(m.Durum === 'Ayrıldı' &&
      (m.AyrilmaTarihi === null || m.AyrilmaTarihi > bugun) && {
        AyrilmaTarihi: 'Ayrılma tarihi bugün ya da daha önce bir gün olmalıdır.',
      }),
  };
}

/** The channels to a customer, each with its own consent (İYS). */
export const ONAY_KANALLARI = ['Arama', 'SMS', 'E-posta'] as const;
export type OnayKanali = (typeof ONAY_KANALLARI)[number];
export const ONAY_DURUMLARI = ['Onay', 'Ret'] as const;
/** Source of a consent or its withdrawal, in the words of İYS. */
export const ONAY_KAYNAKLARI = [
  'Islak imza',
  'Fiziksel ortam',
  'Web sitesi',
  'Çağrı merkezi',
  'E-posta',
  'Kısa mesaj',
  'Mobil uygulama',
  'Etkinlik',
] as const;

/** Error of a consent, or null. */
export const onayHatasi = (tarih: Gun, bugun: Gun): string | null =>
  tarih > bugun ? 'Onay tarihi ileri bir gün olamaz.' : null;

/** Message: a product with a licence cannot be removed from the customer. */
export const lisansliUrun = (urun: string): string => `${urun}: bu ürünün lisansı var; ürün müşteriden kaldırılmaz.`;

/**
 * Message: the number belongs to another customer.
 * @param musteriNo number of that customer, or null if the caller may not see the customer
 */
export const numaraKayitli = (tcMi: boolean, musteriNo: string | null): string =>
  `Bu ${tcMi ? 'T.C. kimlik' : 'vergi'} numarası ${musteriNo === null ? 'başka bir' : `${musteriNo} numaralı`} müşteride kayıtlı.`;

/** Upper limit of tags of a customer. */
export const EN_COK_ETIKET = 20;

interface Etiketlenen {
  readonly Id: number;
  readonly Ad: string;
}
/** A change of tags in words: added and removed ones. Empty: no change. */
export function etiketFarki(eski: readonly Etiketlenen[], yeni: readonly Etiketlenen[]): string {
  const eksik = (a: readonly Etiketlenen[], b: readonly Etiketlenen[]) =>
    a.filter((e) => !b.some((x) => x.Id === e.Id)).map((e) => e.Ad);
  const [gelen, giden] = [eksik(yeni, eski), eksik(eski, yeni)];
  return [gelen.length > 0 && `Eklenen: ${gelen.join(', ')}`, giden.length > 0 && `Kaldırılan: ${giden.join(', ')}`]
    .filter((s) => s !== false)
    .join('. ');
}

/** A customer's timeline. All rooms that concern customers write to it. */
export const MUSTERI_HAREKETLERI = hareketSozlugu({
  nesne: 'musteri',
  ad: 'Müşteri',
  turler: {
    kart: 'Kart',
    yetkili: 'Yetkili kişi',
    onay: 'İleti onayı',
    etiket: 'Etiketler',
    dosya: 'Dosya',
    lisans: 'Lisans',
    demo: 'Demo',
    gorusme: 'Görüşme',
    baglanti: 'Bağlantı',
    egitim: 'Eğitim',
    webistek: 'Web isteği',
    ziyaret: 'Ziyaret',
    aday: 'Aday',
    teklif: 'Teklif',
    // Lines from the histories of invoices, only for readers with access to invoices.
    fatura: 'Fatura',
    tahsilat: 'Tahsilat',
    birlestirme: 'Birleştirme',
    aktarim: 'Aktarım',
  },
  // The record of a line, by its kind.
  alanlar: { KayitId: 'Kayıt no' },
});
export const ZAMAN_TURLERI = Object.keys(MUSTERI_HAREKETLERI.turler) as HareketTuru<typeof MUSTERI_HAREKETLERI>[];
