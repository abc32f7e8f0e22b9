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
} from '../kimlik.ts';
import { hareketSozlugu, type HareketTuru } from '../hareket/rules.ts';
import { aramaParcalari } from '../aramaParcalari.ts';
import { buyuk, kucuk, dolu, duzgun, gorunenUzunluk, katla } from '../metin.ts';
import type { Gun } from '../tarih.ts';
import { bosKayit } from '../alanlar.ts';
import { EFATURA_SENARYO_ADLARI, MUSTERI_ALANLARI, type MusteriAlanlari } from './alanlar.ts';

/** A card on which nothing is written yet. */
export const BOS_MUSTERI: MusteriAlanlari = bosKayit(MUSTERI_ALANLARI);

/** A number as the card of somebody new has it: a mobile one is that, any other is a telephone. */
export function numaraYeri(no: string | null): Pick<MusteriAlanlari, 'GSM' | 'Telefon'> {
  // A number that was not typed to its end goes on in the form.
  const sade = dolu(no) === null ? null : telefonOku(no!) ? telefonSade(no!) : rakamSuz(no!);
  return sade?.startsWith('05') ? { GSM: sade, Telefon: null } : { GSM: null, Telefon: sade };
}

const KURUM_SOZU =
  /\b(ltd|limited|anonim|sti|tic|ticaret|san|sanayi|holding|eczane\w*|hastane\w*|klinig?\w*|poliklinik\w*|tip merkezi|merkezi|belediye\w*|universite\w*|okulu?|lisesi|koleji|market|otel\w*|veteriner\w*|laboratuvar\w*|muhasebe\w*|musavirlik|dernegi|vakfi|pastane\w*|lokanta\w*|restoran\w*|kuafor\w*|firin\w*|kirtasiye\w*|bilisim|danismanlik|muhendislik|otomotiv|tekstil|turizm|sigorta|nakliyat|medikal|elektronik|klinik|odasi|kooperatifi?|magaza\w*|insaat|gida|lojistik|yazilim)\b|\sa\.? ?s\.?$/;
/** Whether a name is a company's by the words in it, or by a figure. */
export const kurumAdiMi = (ad: string): boolean => KURUM_SOZU.test(katla(ad)) || /[\d&]/.test(ad);
const ADRES_SOZU = /[^\s<>,;"]+@[^\s<>,;"]+/;
const NUMARA_SOZU = /\+?\d[\d\s()./-]{5,}\d(?:[\s,]*(?:dahili|dah|dh|ext|x)[\s.:]*\d{1,6}\b)?/i;
const NO_SOZU = /^m\d+$/;

/** A name as it was typed into a search, with capitals where it has none. */
const adYaz = (ad: string): string =>
  ad === kucuk(ad) ? ad.replaceAll(/(^|[\s-])(\p{L})/gu, (_, once: string, harf: string) => once + buyuk(harf)) : ad;

/** Turns a search that found nobody into the first fields of a new customer's card: a number, an address or a name. */
export function arananMusteri(
  yazilan: string,
): Partial<Pick<MusteriAlanlari, 'Tip' | 'Ad' | 'Soyad' | 'Unvan' | 'VKN' | 'GSM' | 'Telefon' | 'Eposta'>> {
  const soz = duzgun(yazilan);
  if (soz === '' || NO_SOZU.test(katla(soz))) return {};
  const [adres] = ADRES_SOZU.exec(soz) ?? [];
  const adressiz = duzgun(adres === undefined ? soz : soz.replace(adres, ' '));
  const [numara] = NUMARA_SOZU.exec(adressiz) ?? [];
  const rakamlar = adressiz.replaceAll(/\s/g, '');
  // A number of identity is no telephone, and is typed into its own masked field.
  if (tcKimlikHatasi(rakamlar) === null) return adres === undefined ? {} : { Eposta: adres };
  if (/^[16-9]\d{9}$/.test(rakamlar) && vknGecerli(rakamlar)) return { Tip: 2, VKN: rakamlar };
  // A short run of figures alone is a number that was not typed to its end.
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

/** A form that chooses a customer offers so many of those that a search finds. */
export const SUNULAN_MUSTERI = 20;

/** Whether a form looks for customers yet: with fewer than three letters it would find everybody. */
export const musteriAranir = (ara: string): boolean => aramaParcalari(ara).join('').replaceAll(' ', '').length >= 3;

/** So many days an import or a merge can be undone. */
export const GERI_ALMA_GUNU = 30;

/** What a rule looks at of a customer. */
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

/** Degrees as they are stored: to the tenth of a metre. */
const derece = (n: number): number => Math.round(n * 1e6) / 1e6;

/** `41.015137, 28.979530`, as maps write a place and as it is copied from them; null: no place. */
export function konumOku(yazi: string): { readonly Enlem: number; readonly Boylam: number } | null {
  const sayi = String.raw`(-?\d{1,3}(?:[.,]\d{1,15})?)`;
  const bulunan = new RegExp(String.raw`^\s*${sayi}\s*(?:[,;/]\s+|[;/]|\s+|,(?=-?\d+\.))\s*${sayi}\s*$`).exec(yazi);
  if (!bulunan) return null;
  const [Enlem, Boylam] = [bulunan[1]!, bulunan[2]!].map((s) => derece(Number(s.replace(',', '.'))));
  return Math.abs(Enlem!) <= 90 && Math.abs(Boylam!) <= 180 ? { Enlem: Enlem!, Boylam: Boylam! } : null;
}

/** A place as maps read it; empty where there is none. */
export const konumYaz = ({ Enlem, Boylam }: Pick<MusteriAlanlari, 'Enlem' | 'Boylam'>): string =>
  Enlem === null || Boylam === null ? '' : `${Enlem.toFixed(6)}, ${Boylam.toFixed(6)}`;

/** Whether e-invoices go to a customer, and which; empty: they do not. */
export function eFaturaYaz(m: Pick<MusteriAlanlari, 'EFaturaMukellef' | 'EFaturaSenaryo'>): string {
  if (!m.EFaturaMukellef) return '';
  return m.EFaturaSenaryo === '' ? 'Mükellef' : `Mükellef, ${kucuk(EFATURA_SENARYO_ADLARI[m.EFaturaSenaryo])} fatura`;
}

/** A form as it is checked and stored: blanks trimmed, numbers bare, what belongs to the other kind of customer empty. */
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
 * What is wrong with each field of a customer, whose form is bare (`musteriSade`).
 * @param bugun the day of Istanbul, which no birthday and no leaving is after
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

/** The ways in which a company tells a customer something, each with its own consent (İYS). */
export const ONAY_KANALLARI = ['Arama', 'SMS', 'E-posta'] as const;
export type OnayKanali = (typeof ONAY_KANALLARI)[number];
export const ONAY_DURUMLARI = ['Onay', 'Ret'] as const;
/** Where a consent was given or taken back, in the words of İYS. */
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

/** What is wrong with a consent, or null. */
export const onayHatasi = (tarih: Gun, bugun: Gun): string | null =>
  tarih > bugun ? 'Onay tarihi ileri bir gün olamaz.' : null;

/** That a product with a licence stays the customer's. */
export const lisansliUrun = (urun: string): string => `${urun}: bu ürünün lisansı var; ürün müşteriden kaldırılmaz.`;

/**
 * That a number is another customer's; a number belongs to one.
 * @param musteriNo whose, where the caller may see that customer; else null
 */
export const numaraKayitli = (tcMi: boolean, musteriNo: string | null): string =>
  `Bu ${tcMi ? 'T.C. kimlik' : 'vergi'} numarası ${musteriNo === null ? 'başka bir' : `${musteriNo} numaralı`} müşteride kayıtlı.`;

/** So many tags a customer has at most. */
export const EN_COK_ETIKET = 20;

interface Etiketlenen {
  readonly Id: number;
  readonly Ad: string;
}
/** What a change of tags is called: what came and what went; empty: nothing did. */
export function etiketFarki(eski: readonly Etiketlenen[], yeni: readonly Etiketlenen[]): string {
  const eksik = (a: readonly Etiketlenen[], b: readonly Etiketlenen[]) =>
    a.filter((e) => !b.some((x) => x.Id === e.Id)).map((e) => e.Ad);
  const [gelen, giden] = [eksik(yeni, eski), eksik(eski, yeni)];
  return [gelen.length > 0 && `Eklenen: ${gelen.join(', ')}`, giden.length > 0 && `Kaldırılan: ${giden.join(', ')}`]
    .filter((s) => s !== false)
    .join('. ');
}

/** A customer's timeline: every room that has to do with customers writes to it. */
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
    // Lines of invoices' own histories, for readers who may see invoices.
    fatura: 'Fatura',
    tahsilat: 'Tahsilat',
    birlestirme: 'Birleştirme',
    aktarim: 'Aktarım',
  },
  // The record that a line tells of, by its kind.
  alanlar: { KayitId: 'Kayıt no' },
});
export const ZAMAN_TURLERI = Object.keys(MUSTERI_HAREKETLERI.turler) as HareketTuru<typeof MUSTERI_HAREKETLERI>[];
