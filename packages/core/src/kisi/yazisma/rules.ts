import { cekimDallari, type Dal, yazilanDallari } from './cekim.ts';
import { gorunenUzunluk, katla, kucuk } from '../../platform/text/metin.ts';
import { type Gun, gunFarki, tarihYaz, uzunTarihYaz } from '../../platform/time/tarih.ts';

/** Internal messages: rights of writers, and sentences about absent people. */

export const EN_UZUN_MESAJ = 4000;
export const EN_UZUN_KONUSMA_ADI = 80;
/** People in one group, at most. */
export const EN_COK_UYE = 100;
/** Messages of one page. */
export const MESAJ_SAYFASI = 50;
/** Messages of a thread or after a given number, at most. The newest ones count. */
export const EN_COK_OKUNAN = 500;
/** Conversations in the list, at most. The last written ones count. */
export const EN_COK_KONUSMA = 200;
/** Pinned messages of one conversation, at most. */
export const EN_COK_SABIT = 20;
/** Hours in which a writer may change or take back a message. */
const DEGISTIRME_SAATI = 24;

export const KONUSMA_TURLERI = ['ikili', 'grup', 'departman'] as const;
export type KonusmaTuru = (typeof KONUSMA_TURLERI)[number];

/**
 * Records that a group can be about, by their names in the global search. A group stores only kind and id. The record's
 * own room tells its name to readers who may see it.
 */
export const KONUSMA_NESNELERI = {
  gorusme: { ad: 'Görüşme' },
  webistek: { ad: 'Web isteği' },
  egitim: { ad: 'Eğitim' },
  analiz: { ad: 'Analiz' },
  lisans: { ad: 'Lisans' },
  gorev: { ad: 'İş' },
  versiyon: { ad: 'Versiyon' },
  fatura: { ad: 'Fatura' },
  prj: { ad: 'Proje' },
  toplanti: { ad: 'Toplantı' },
  bayi: { ad: 'Bayi' },
  ziyaret: { ad: 'Ziyaret' },
  aday: { ad: 'Aday' },
  teklif: { ad: 'Teklif' },
  musteri: { ad: 'Müşteri' },
} as const;
export type KonusmaNesnesi = keyof typeof KONUSMA_NESNELERI;

/** Reactions to a message. */
export const TEPKILER = {
  tamam: { isaret: '👍', ad: 'Tamam' },
  tesekkur: { isaret: '🙏', ad: 'Teşekkürler' },
  sevindim: { isaret: '🎉', ad: 'Sevindim' },
  bakiyorum: { isaret: '👀', ad: 'Bakıyorum' },
  soru: { isaret: '❓', ad: 'Sorum var' },
} as const;
export type Tepki = keyof typeof TEPKILER;

export const METIN = {
  bos: 'Bir şeyler yazınız ya da dosya ekleyiniz.',
  kendine: 'Kendinizle konuşma açamazsınız; birini seçiniz.',
  kisiYok: 'Seçtiğiniz kişilerden biri artık çalışmıyor. Listeyi yeniden yükleyip seçiniz.',
  adYok: 'Konuşmaya bir ad veriniz.',
  kisisiz: 'En az bir kişi seçiniz.',
  yerAyri: 'Bu mesaj başka bir konuşmaya yazılmış. Sayfayı yeniden yükleyip yazınız.',
  gec: `Mesaj yazıldıktan sonra en çok ${DEGISTIRME_SAATI} saat değiştirilebilir ya da geri alınabilir.`,
  baskasinin: 'Yalnız kendi mesajınızı değiştirebilir ya da geri alabilirsiniz.',
  geriAlinmis: 'Bu mesaj geri alınmış.',
  cokSabit: `Bir konuşmada en çok ${EN_COK_SABIT} mesaj sabitlenir; önce birini çözünüz.`,
  gruptan: 'Yalnız gruplardan ayrılabilirsiniz.',
  acan: 'Grubun adını ve kişilerini grubu kuran değiştirir; kuran ayrıldıysa gruptaki en eski kişi.',
  acilKime: 'Acil mesaj ikili konuşmada ya da anılan kişilere yazılır; kime acil olduğunu @ ile yazınız.',
} as const;

/** Mistake of a message, or null. */
export const mesajHatasi = (metin: string, dosyaSayisi: number): string | null =>
  gorunenUzunluk(metin) === 0 && dosyaSayisi === 0 ? METIN.bos : null;

/** Reason why a person cannot change or take back a message, or null. */
export function degismezNedeni(
  m: { readonly YazanId: number; readonly zaman: number; readonly geriAlindi: boolean },
  kisi: number,
  simdi: number,
): string | null {
  if (m.YazanId !== kisi) return METIN.baskasinin;
  if (m.geriAlindi) return METIN.geriAlinmis;
  return simdi - m.zaman > DEGISTIRME_SAATI * 3_600_000 ? METIN.gec : null;
}

/** Reasons why a person does not read messages now; `yerinde` means that they do. */
export const HAL_TURLERI = ['yerinde', 'mola', 'yemek', 'toplanti', 'disarida', 'izinli', 'mesaiDisi'] as const;
export type HalTuru = (typeof HAL_TURLERI)[number];
/** Reasons without any alert: messages wait until the person is back. */
const UZAKTAKILER: ReadonlySet<HalTuru> = new Set(['mola', 'yemek', 'izinli', 'mesaiDisi']);
/** True for people who are away for longer than some minutes: urgent messages go to their deputy. */
export const yokMu = (tur: HalTuru): boolean => tur === 'izinli' || tur === 'mesaiDisi';
export const uzaktaMi = (tur: HalTuru): boolean => UZAKTAKILER.has(tur);

export interface YazilanHali {
  readonly Ad: string;
  readonly tur: HalTuru;
  /** Remaining minutes of a break, about; null: unknown. */
  readonly dakika: number | null;
  /** First day after a leave; null for other reasons. */
  readonly donus: Gun | null;
  /** Deputy for urgent matters; null: nobody is named. */
  readonly yerine: string | null;
}

/** Day of return: the weekday within a week, else the date. */
const donusGunu = (donus: Gun, bugun: Gun): string => {
  const gun = gunFarki(bugun, donus);
  if (gun <= 1) return 'yarın';
  return gun < 7 ? `${uzunTarihYaz(donus).split(' ').at(-1)!} günü` : tarihYaz(donus);
};

/** Sentence about a person before one writes to them; null: they read messages now. */
export function halCumlesi(h: YazilanHali, bugun: Gun): string | null {
  const yerine = h.yerine === null ? '' : ` Acil olanlar için: ${h.yerine}.`;
  switch (h.tur) {
    case 'yerinde':
      return null;
    case 'yemek':
      return `${h.Ad} yemekte${sonra(h.dakika)}.`;
    case 'mola':
      return `${h.Ad} molada${sonra(h.dakika)}.`;
    case 'toplanti':
      return `${h.Ad} toplantıda.`;
    case 'disarida':
      return `${h.Ad} dışarıda.`;
    case 'izinli':
      return `${h.Ad} izinli${h.donus === null ? '' : `; ${donusGunu(h.donus, bugun)} dönüyor`}.${yerine}`;
    case 'mesaiDisi':
      return `${h.Ad} şu anda mesaide değil; gelince okuyacak.${yerine}`;
  }
}
const sonra = (dakika: number | null): string => (dakika === null ? '' : `; yaklaşık ${dakika} dakikaya döner`);

const HAL_SOZU: Readonly<Record<Exclude<HalTuru, 'yerinde'>, string>> = {
  mesaiDisi: 'mesaide değil',
  izinli: 'izinli',
  yemek: 'yemekte',
  mola: 'molada',
  toplanti: 'toplantıda',
  disarida: 'dışarıda',
};
/** Up to this number, absent people are named. More are counted, in one line. */
export const EN_COK_HAL = 1;

/** Counts absent people in one line: `23 kişi mesaide değil, 1 izinli`. */
export function halOzeti(turler: readonly HalTuru[]): string {
  const adetler = Object.entries(HAL_SOZU)
    .map(([tur, soz]) => ({ soz, adet: turler.filter((t) => t === tur).length }))
    .filter((a) => a.adet > 0)
    .toSorted((a, b) => b.adet - a.adet);
  return adetler.map(({ soz, adet }, i) => `${adet}${i === 0 ? ' kişi' : ''} ${soz}`).join(', ');
}

/** Remaining minutes of a break: the median of earlier ones less the time so far; null: fewer than three are known. */
export function kalanDakika(gecenDk: number, surenler: readonly number[]): number | null {
  if (surenler.length < 3) return null;
  const sirali = surenler.toSorted((a, b) => a - b);
  return Math.max(1, Math.round(sirali[Math.floor(sirali.length / 2)]! - gecenDk));
}

/**
 * Sentences about an urgent message before sending it: people who are alerted, deputies, and people who read it later.
 */
export function acilCumlesi(
  kisiler: readonly { readonly Ad: string; readonly uzakta: boolean; readonly yerine: string | null }[],
): string {
  const orada = kisiler.filter((k) => !k.uzakta).map((k) => k.Ad);
  const yerine = kisiler.filter((k) => k.uzakta && k.yerine !== null).map((k) => `${k.Ad} yerine ${k.yerine}`);
  const sahipsiz = kisiler.filter((k) => k.uzakta && k.yerine === null).map((k) => k.Ad);
  return [
    ...(orada.length > 0 ? [`Hemen bildirilir: ${orada.join(', ')}.`] : []),
    ...(yerine.length > 0 ? [`Yerine bildirilir: ${yerine.join(', ')}.`] : []),
    ...(sahipsiz.length > 0 ? [`Yerine bakan yok, dönünce okur: ${sahipsiz.join(', ')}.`] : []),
  ].join(' ');
}

/** Words of a search, at most. */
const EN_COK_ARANAN = 8;
const EN_KISA_ARANAN = 2;

const aranan = (ara: string): string[] =>
  kucuk(ara)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((soz) => katla(soz).length >= EN_KISA_ARANAN)
    .slice(0, EN_COK_ARANAN);

/** Patterns of the searched words with their forms; empty: nothing to search. */
export const arananSozler = (ara: string): Dal[][] => aranan(ara).map(cekimDallari);

/** The same during typing, where short words also match as beginnings; null: this finds nothing more. */
export function baslayanSozler(ara: string): Dal[][] | null {
  const sozler = aranan(ara);
  const genis = sozler.map(yazilanDallari);
  return genis.every((d) => d === null) ? null : genis.map((d, i) => d ?? cekimDallari(sozler[i]!));
}
