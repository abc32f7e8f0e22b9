import { gorunmezsiz, katla, mbYaz, sayiYaz, yazilabilir } from '../text/metin.ts';
import { SAYFA, type Sayfa } from '../screen/sayfa.ts';
import { type An, zamanYaz } from '../time/tarih.ts';

/** Allowed files, and the records that files belong to. */

/** Kinds of records with files, by their name on the wire, with the pages that show them. */
export const DOSYA_NESNELERI = {
  musteri: { ad: 'Müşteri', sayfalar: SAYFA.musteri },
  gorusme: { ad: 'Görüşme', sayfalar: SAYFA.gorusme },
  webistek: { ad: 'Web isteği', sayfalar: SAYFA.webistek },
  analiz: { ad: 'Analiz', sayfalar: SAYFA.istakibi },
  gorev: { ad: 'İş', sayfalar: SAYFA.isler },
  prjPlan: { ad: 'Proje planı', sayfalar: SAYFA.projetakip },
  prjAkis: { ad: 'Akış adımı', sayfalar: SAYFA.projetakip },
  toplanti: { ad: 'Toplantı', sayfalar: SAYFA.toplanti },
  bayi: { ad: 'Bayi', sayfalar: SAYFA.bayi },
  kartvizit: { ad: 'Kartvizit', sayfalar: [...SAYFA.musteri, ...SAYFA.ziyaret] },
  mesaj: { ad: 'Mesaj', sayfalar: SAYFA.yazisma },
  /**
   * A file without a record. It waits with the person who uploaded it, for a day. The pages are those that upload such
   * files.
   */
  bekleyen: {
    ad: 'Bekleyen dosya',
    sayfalar: [...SAYFA.gorusme, ...SAYFA.webistek, ...SAYFA.isler, ...SAYFA.projetakip, ...SAYFA.yazisma],
  },
} as const satisfies Readonly<Record<string, { readonly ad: string; readonly sayfalar: readonly Sayfa[] }>>;
export type DosyaNesnesi = keyof typeof DOSYA_NESNELERI;

export const nesneMi = (ad: string): ad is DosyaNesnesi => Object.hasOwn(DOSYA_NESNELERI, ad);

export const EN_COK_DOSYA_BAYTI = 10 * 1024 * 1024;
/** Maximum number of files in one form. */
export const EN_COK_DOSYA = 10;
/** Maximum number of files on one record, and of files that wait with one person. */
export const EN_COK_KAYIT_DOSYASI = 200;
export const EN_COK_AD = 150;

/** A picture with more pixels is not opened: a file of a few kB can expand to gigabytes. */
export const EN_COK_PIKSEL = 50_000_000;
/** The longer side of each stored size of a picture, in pixels. */
export const RESIM_BOYLARI = { asil: 4096, orta: 1600, kucuk: 320 } as const;
export type ResimBoyu = keyof typeof RESIM_BOYLARI;

/** Allowed file kinds: the content type for browsers, the extensions, and the name for people. */
export const DOSYA_TURLERI = {
  'image/jpeg': { ad: 'JPEG resmi', uzantilar: ['jpg', 'jpeg'], resim: true },
  'image/png': { ad: 'PNG resmi', uzantilar: ['png'], resim: true },
  'image/webp': { ad: 'WebP resmi', uzantilar: ['webp'], resim: true },
  'image/gif': { ad: 'GIF resmi', uzantilar: ['gif'], resim: true },
  'application/pdf': { ad: 'PDF', uzantilar: ['pdf'], resim: false },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    ad: 'Excel tablosu',
    uzantilar: ['xlsx'],
    resim: false,
  },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    ad: 'Word belgesi',
    uzantilar: ['docx'],
    resim: false,
  },
  'text/plain': { ad: 'düz metin', uzantilar: ['txt'], resim: false },
  'application/zip': { ad: 'ZIP arşivi', uzantilar: ['zip'], resim: false },
} as const;
export type DosyaTipi = keyof typeof DOSYA_TURLERI;

export const tipMi = (tip: string): tip is DosyaTipi => Object.hasOwn(DOSYA_TURLERI, tip);
/** True for a kind that is stored in several sizes and shown as a picture. */
export const resimMi = (tip: string): boolean => tipMi(tip) && DOSYA_TURLERI[tip].resim;

const UZANTILAR: ReadonlySet<string> = new Set(Object.values(DOSYA_TURLERI).flatMap((t) => t.uzantilar));

/** Message for a kind that is not allowed. */
export const TURU_SAKLANMAZ =
  'Bu tür dosyalar yüklenemez; JPG, PNG, WebP, GIF, PDF, XLSX, DOCX, TXT ya da ZIP seçiniz.';

/** The extension of a file name in lower case, or an empty text. */
export const uzantisi = (ad: string): string => {
  const nokta = ad.lastIndexOf('.');
  return nokta > 0 ? katla(ad.slice(nokta + 1)) : '';
};

/** A file name as it is stored: without invisible characters and outer blanks. */
export const dosyaAdiSade = (ad: string): string => gorunmezsiz(ad).trim();

/** Error of a file name (`dosyaAdiSade`), or null. */
export function dosyaAdiHatasi(ad: string): string | null {
  if (ad === '') return 'Dosyanın adı yok.';
  if (!yazilabilir(ad) || /\p{Cc}/u.test(ad)) return 'Dosyanın adında yazılamayan bir karakter var.';
  if (/[/\\]/.test(ad) || ad === '.' || ad === '..') return 'Dosyanın adında klasör olamaz.';
  if (Array.from(ad).length > EN_COK_AD) return `Dosyanın adı en çok ${EN_COK_AD} karakter olabilir.`;
  return UZANTILAR.has(uzantisi(ad)) ? null : TURU_SAKLANMAZ;
}

/** Reason to refuse a file name whose extension does not fit the kind of the bytes, or null. */
export function uzantiHatasi(ad: string, tip: DosyaTipi): string | null {
  const { ad: tur, uzantilar } = DOSYA_TURLERI[tip];
  return uzantilar.some((u) => u === uzantisi(ad))
    ? null
    : `'${ad}' adına uymuyor: içi bir ${tur}. Dosyayı doğru uzantısıyla (.${uzantilar[0]}) kaydedip yeniden yükleyiniz.`;
}

/** Message for a file that is too large. */
export const cokBuyuk = (bayt: number): string => `Dosya çok büyük; bir dosya en çok ${mbYaz(bayt)} olabilir.`;

/** Error that is known before the upload, or null. */
export function gonderilmez(ad: string, bayt: number): string | null {
  const hata = dosyaAdiHatasi(dosyaAdiSade(ad));
  if (hata !== null) return hata;
  if (bayt === 0) return `'${ad}' boş.`;
  return bayt > EN_COK_DOSYA_BAYTI ? cokBuyuk(EN_COK_DOSYA_BAYTI) : null;
}

/** The name of a file kind for people. */
export const turAdi = (tip: string): string => (tipMi(tip) ? DOSYA_TURLERI[tip].ad : 'Dosya');

/** Name for a picture from the clipboard, which has no name of its own. */
export const yapistirilanAd = (an: An): string => `Ekran görüntüsü ${zamanYaz(an).replace(':', '.')}.png`;

const ISARETLI = ' (işaretli)';
/** Name of a marked picture. A name that is too long is cut before its extension. */
export function isaretliAd(ad: string, uzanti: string): string {
  const nokta = ad.lastIndexOf('.');
  const govde = (nokta > 0 ? ad.slice(0, nokta) : ad).replace(ISARETLI, '');
  const son = `${ISARETLI}.${uzanti}`;
  return (
    Array.from(govde)
      .slice(0, EN_COK_AD - son.length)
      .join('') + son
  );
}

/** Address of a file. `boy` selects the stored size of a picture. */
export const dosyaAdresi = (nesne: DosyaNesnesi, id: number, boy: ResimBoyu = 'asil'): string =>
  `/api/dosya/dosyaIndir?Nesne=${nesne}&Id=${id}&Boy=${boy}`;

/** Usage of the file store, and of a person's daily upload limit, in bytes. */
export interface DosyaKotasi {
  readonly depo: number;
  readonly depoSiniri: number;
  readonly bugun: number;
  readonly gunlukSinir: number;
}
/** A limit in words, in whole MB. */
const sinirYaz = (bayt: number): string => `${sayiYaz(Math.floor(bayt / 1_000_000))} MB`;

/** Reason to refuse more bytes from this person today, or null. */
export function kotaHatasi(k: DosyaKotasi, eklenen = 1): string | null {
  if (k.depo + eklenen > k.depoSiniri)
    return `Dosyalara ayrılan yer (${sinirYaz(k.depoSiniri)}) doldu; yeni dosya alınamıyor. Sistem yöneticinize bildiriniz.`;
  if (k.bugun + eklenen <= k.gunlukSinir) return null;
  const sinir = `Bir günde en çok ${sinirYaz(k.gunlukSinir)} dosya yükleyebilirsiniz`;
  return k.bugun >= k.gunlukSinir || k.gunlukSinir - k.bugun < 1_000_000
    ? `${sinir}; bugünkü payınız doldu. Yarın yeniden deneyiniz.`
    : `${sinir}; bugün ${sinirYaz(k.gunlukSinir - k.bugun)} kaldı. Daha küçük bir dosya seçiniz ya da yarın deneyiniz.`;
}

/** Answer to a refused upload, as in the specification: no images, no address. */
export const yuklemeReddi = (msg: string) => ({
  durum: false as const,
  msg,
  images: [],
  url: '' as const,
  href: '' as const,
});
