import { gorunmezsiz, katla, mbYaz, sayiYaz, yazilabilir } from '../metin.ts';
import { SAYFA, type Sayfa } from '../sayfa.ts';
import { type An, zamanYaz } from '../tarih.ts';

/** What files may be kept, and on which records they hang. */

/** Records that files hang on, by their word on the wire, with the pages on which they are seen. */
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
  /** Of no record yet: it waits with whoever brought it, for a day. Its pages are those that bring such files. */
  bekleyen: {
    ad: 'Bekleyen dosya',
    sayfalar: [...SAYFA.gorusme, ...SAYFA.webistek, ...SAYFA.isler, ...SAYFA.projetakip, ...SAYFA.yazisma],
  },
} as const satisfies Readonly<Record<string, { readonly ad: string; readonly sayfalar: readonly Sayfa[] }>>;
export type DosyaNesnesi = keyof typeof DOSYA_NESNELERI;

export const nesneMi = (ad: string): ad is DosyaNesnesi => Object.hasOwn(DOSYA_NESNELERI, ad);

export const EN_COK_DOSYA_BAYTI = 10 * 1024 * 1024;
/** So many in one form. */
export const EN_COK_DOSYA = 10;
/** So many on one record, and so many that wait with one person. */
export const EN_COK_KAYIT_DOSYASI = 200;
export const EN_COK_AD = 150;

/** A picture of more pixels is not opened: a few kB of it can stand for gigabytes. */
export const EN_COK_PIKSEL = 50_000_000;
/** The longer side of each form in which a picture is kept. */
export const RESIM_BOYLARI = { asil: 4096, orta: 1600, kucuk: 320 } as const;
export type ResimBoyu = keyof typeof RESIM_BOYLARI;

/** The kinds that are kept: what a browser is told they are, how their names end, how a person calls them. */
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
/** Whether a kind is kept in several sizes and shown. */
export const resimMi = (tip: string): boolean => tipMi(tip) && DOSYA_TURLERI[tip].resim;

const UZANTILAR: ReadonlySet<string> = new Set(Object.values(DOSYA_TURLERI).flatMap((t) => t.uzantilar));

/** Said of what is of no kind that is kept. */
export const TURU_SAKLANMAZ =
  'Bu tür dosyalar yüklenemez; JPG, PNG, WebP, GIF, PDF, XLSX, DOCX, TXT ya da ZIP seçiniz.';

/** How a file's name ends, in small letters; empty without an ending. */
export const uzantisi = (ad: string): string => {
  const nokta = ad.lastIndexOf('.');
  return nokta > 0 ? katla(ad.slice(nokta + 1)) : '';
};

/** A file's name as it is kept: without what cannot be seen, blanks at its ends taken off. */
export const dosyaAdiSade = (ad: string): string => gorunmezsiz(ad).trim();

/** What is wrong with the name of a file (`dosyaAdiSade`); null: nothing. */
export function dosyaAdiHatasi(ad: string): string | null {
  if (ad === '') return 'Dosyanın adı yok.';
  if (!yazilabilir(ad) || /\p{Cc}/u.test(ad)) return 'Dosyanın adında yazılamayan bir karakter var.';
  if (/[/\\]/.test(ad) || ad === '.' || ad === '..') return 'Dosyanın adında klasör olamaz.';
  if (Array.from(ad).length > EN_COK_AD) return `Dosyanın adı en çok ${EN_COK_AD} karakter olabilir.`;
  return UZANTILAR.has(uzantisi(ad)) ? null : TURU_SAKLANMAZ;
}

/** Why a file whose bytes are of this kind cannot have this name; null: it can. */
export function uzantiHatasi(ad: string, tip: DosyaTipi): string | null {
  const { ad: tur, uzantilar } = DOSYA_TURLERI[tip];
  return uzantilar.some((u) => u === uzantisi(ad))
    ? null
    : `'${ad}' adına uymuyor: içi bir ${tur}. Dosyayı doğru uzantısıyla (.${uzantilar[0]}) kaydedip yeniden yükleyiniz.`;
}

/** Said of a file that is longer than a file may be. */
export const cokBuyuk = (bayt: number): string => `Dosya çok büyük; bir dosya en çok ${mbYaz(bayt)} olabilir.`;

/** What can be said of a file before it is sent; null: it may try. */
export function gonderilmez(ad: string, bayt: number): string | null {
  const hata = dosyaAdiHatasi(dosyaAdiSade(ad));
  if (hata !== null) return hata;
  if (bayt === 0) return `'${ad}' boş.`;
  return bayt > EN_COK_DOSYA_BAYTI ? cokBuyuk(EN_COK_DOSYA_BAYTI) : null;
}

/** What a person calls a file of this kind. */
export const turAdi = (tip: string): string => (tipMi(tip) ? DOSYA_TURLERI[tip].ad : 'Dosya');

/** The name of a picture that came from the clipboard, which has none. */
export const yapistirilanAd = (an: An): string => `Ekran görüntüsü ${zamanYaz(an).replace(':', '.')}.png`;

const ISARETLI = ' (işaretli)';
/** The name of a picture once it is marked; a name that is too long loses its end, not how it ends. */
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

/** Where a file is read: what is shown of it, and the whole. */
export const dosyaAdresi = (nesne: DosyaNesnesi, id: number, boy: ResimBoyu = 'asil'): string =>
  `/api/dosya/dosyaIndir?Nesne=${nesne}&Id=${id}&Boy=${boy}`;

/** How much of the store, and of what one person may upload on a day, is used; all in bytes. */
export interface DosyaKotasi {
  readonly depo: number;
  readonly depoSiniri: number;
  readonly bugun: number;
  readonly gunlukSinir: number;
}
/** A bound as a person reads it: it is given in whole MB. */
const sinirYaz = (bayt: number): string => `${sayiYaz(Math.floor(bayt / 1_000_000))} MB`;

/** Why no more bytes are taken of this person today; null: so many are. */
export function kotaHatasi(k: DosyaKotasi, eklenen = 1): string | null {
  if (k.depo + eklenen > k.depoSiniri)
    return `Dosyalara ayrılan yer (${sinirYaz(k.depoSiniri)}) doldu; yeni dosya alınamıyor. Sistem yöneticinize bildiriniz.`;
  if (k.bugun + eklenen <= k.gunlukSinir) return null;
  const sinir = `Bir günde en çok ${sinirYaz(k.gunlukSinir)} dosya yükleyebilirsiniz`;
  return k.bugun >= k.gunlukSinir || k.gunlukSinir - k.bugun < 1_000_000
    ? `${sinir}; bugünkü payınız doldu. Yarın yeniden deneyiniz.`
    : `${sinir}; bugün ${sinirYaz(k.gunlukSinir - k.bugun)} kaldı. Daha küçük bir dosya seçiniz ya da yarın deneyiniz.`;
}

/** A refused upload, as the specification has it: no images, no address. */
export const yuklemeReddi = (msg: string) => ({
  durum: false as const,
  msg,
  images: [],
  url: '' as const,
  href: '' as const,
});
