import { cekimDallari, type Dal, yazilanDallari } from '../cekim.ts';
import { gorunenUzunluk, katla, kucuk } from '../metin.ts';
import { type Gun, gunFarki, tarihYaz, uzunTarihYaz } from '../tarih.ts';

/** Messages inside the house: who may say what, and what is said of those who are not there. */

export const EN_UZUN_MESAJ = 4000;
export const EN_UZUN_KONUSMA_ADI = 80;
/** So many people in one group. */
export const EN_COK_UYE = 100;
/** So many messages are read at once. */
export const MESAJ_SAYFASI = 50;
/** Of those that go on from a number, or are one thread, so many of the newest. */
export const EN_COK_OKUNAN = 500;
/** So many conversations stand in the list; of more the ones that were written in last. */
export const EN_COK_KONUSMA = 200;
/** So many are pinned in one conversation. */
export const EN_COK_SABIT = 20;
/** A message may be changed and taken back by its writer for so long. */
export const DEGISTIRME_SAATI = 24;

export const KONUSMA_TURLERI = ['ikili', 'grup', 'departman'] as const;
export type KonusmaTuru = (typeof KONUSMA_TURLERI)[number];

/**
 * Records that a group can speak about, by their words in the search over everything. A group keeps kind and number alone; what
 * the record is called its own room tells each reader who may see it, and nobody else.
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

/** What can be said to a message without words. */
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

/** What is wrong with a message; null: nothing. */
export const mesajHatasi = (metin: string, dosyaSayisi: number): string | null =>
  gorunenUzunluk(metin) === 0 && dosyaSayisi === 0 ? METIN.bos : null;

/** Why a message is not changed or taken back any more by somebody; null: it is. */
export function degismezNedeni(
  m: { readonly YazanId: number; readonly zaman: number; readonly geriAlindi: boolean },
  kisi: number,
  simdi: number,
): string | null {
  if (m.YazanId !== kisi) return METIN.baskasinin;
  if (m.geriAlindi) return METIN.geriAlinmis;
  return simdi - m.zaman > DEGISTIRME_SAATI * 3_600_000 ? METIN.gec : null;
}

/** Why somebody does not read now. `yerinde` says that they do. */
export const HAL_TURLERI = ['yerinde', 'mola', 'yemek', 'toplanti', 'disarida', 'izinli', 'mesaiDisi'] as const;
export type HalTuru = (typeof HAL_TURLERI)[number];
/** Where those are whom nothing calls: it waits for them until they are back. */
const UZAKTAKILER: ReadonlySet<HalTuru> = new Set(['mola', 'yemek', 'izinli', 'mesaiDisi']);
/** Those who do not come back in minutes: what is urgent goes to whoever takes it in their stead. */
export const yokMu = (tur: HalTuru): boolean => tur === 'izinli' || tur === 'mesaiDisi';
export const uzaktaMi = (tur: HalTuru): boolean => UZAKTAKILER.has(tur);

export interface YazilanHali {
  readonly Ad: string;
  readonly tur: HalTuru;
  /** Of a break: about so many minutes more; null: nobody knows. */
  readonly dakika: number | null;
  /** Of leave: the first day that they are back. */
  readonly donus: Gun | null;
  /** Who takes what cannot wait; null: nobody is named. */
  readonly yerine: string | null;
}

/** On which day somebody is back: the day of the week within a week, its date after that. */
const donusGunu = (donus: Gun, bugun: Gun): string => {
  const gun = gunFarki(bugun, donus);
  if (gun <= 1) return 'yarın';
  return gun < 7 ? `${uzunTarihYaz(donus).split(' ').at(-1)!} günü` : tarihYaz(donus);
};

/** What is said of somebody before one writes to them; null: they read it. */
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
/** Up to this number people are named one by one; more are counted. */
export const EN_COK_HAL = 2;

/** Counts the people who do not read now in one line: `23 kişi mesaide değil, 1 izinli`. */
export function halOzeti(turler: readonly HalTuru[]): string {
  const adetler = Object.entries(HAL_SOZU)
    .map(([tur, soz]) => ({ soz, adet: turler.filter((t) => t === tur).length }))
    .filter((a) => a.adet > 0)
    .toSorted((a, b) => b.adet - a.adet);
  return adetler.map(({ soz, adet }, i) => `${adet}${i === 0 ? ' kişi' : ''} ${soz}`).join(', ');
}

/** About how many minutes a break goes on: what such breaks mostly take, less what has gone by; null: nobody knows. */
export function kalanDakika(gecenDk: number, surenler: readonly number[]): number | null {
  if (surenler.length < 3) return null;
  const sirali = surenler.toSorted((a, b) => a - b);
  return Math.max(1, Math.round(sirali[Math.floor(sirali.length / 2)]! - gecenDk));
}

/** What an urgent message says before it goes: whom it calls, and who is told in whose stead. */
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

/** So many words of a search are looked for. */
const EN_COK_ARANAN = 8;
const EN_KISA_ARANAN = 2;

const aranan = (ara: string): string[] =>
  kucuk(ara)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((soz) => katla(soz).length >= EN_KISA_ARANAN)
    .slice(0, EN_COK_ARANAN);

/** What is looked for in a search: each word by what its forms look like; empty: nothing that can be found. */
export const arananSozler = (ara: string): Dal[][] => aranan(ara).map(cekimDallari);

/** The same while it is being written: short words find what begins so, too; null: that finds nothing more. */
export function baslayanSozler(ara: string): Dal[][] | null {
  const sozler = aranan(ara);
  const genis = sozler.map(yazilanDallari);
  return genis.every((d) => d === null) ? null : genis.map((d, i) => d ?? cekimDallari(sozler[i]!));
}
