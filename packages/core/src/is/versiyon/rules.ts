import { gorunenUzunluk } from '../../platform/text/metin.ts';
import { hareketSozlugu } from '../../platform/hareket/rules.ts';
import type { Surec } from '../../platform/process/surec.ts';
import { gecerliGun } from '../../platform/time/tarih.ts';

/** States of a version. */
export const VERSIYON_DURUMLARI = ['hazirlaniyor', 'donduruldu', 'yayinlandi', 'iptal'] as const;
export type VersiyonDurumu = (typeof VERSIYON_DURUMLARI)[number];
export const VERSIYON_DURUM_ADLARI: Readonly<Record<VersiyonDurumu, string>> = {
  hazirlaniyor: 'Hazırlanıyor',
  donduruldu: 'Donduruldu',
  yayinlandi: 'Yayınlandı',
  iptal: 'İptal',
};

export const EN_UZUN_NO = 30;
const NO = /^[0-9A-Za-z][0-9A-Za-z.+-]*$/;
/** Characters of a release note, at least. */
const EN_AZ_NOT = 10;

/** Data of a version that its state changes depend on. */
export interface VersiyonHali {
  readonly DurumAnahtar: VersiyonDurumu;
  /** Tasks taken into the version, then tasks planned for it but not taken. */
  readonly Alinan: number;
  readonly Disarida: number;
  readonly SurumNotu: string;
}
export interface VersiyonCagirani {
  /** Right 1032. */
  readonly isYonetir: boolean;
  /** Right 1031. */
  readonly yayinlar: boolean;
}

/**
 * State machine of a version. A frozen version takes no more tasks. A released one stays released, and the next version
 * corrects its mistakes.
 */
export const VERSIYON_SURECI: Surec<VersiyonDurumu, VersiyonHali, VersiyonCagirani> = {
  durumlar: VERSIYON_DURUMLARI,
  ilk: 'hazirlaniyor',
  hali: (v) => v.DurumAnahtar,
  gecisler: [
    { nereden: ['hazirlaniyor'], nereye: 'donduruldu', ad: 'Dondur', kim: (c) => c.isYonetir },
    { nereden: ['donduruldu'], nereye: 'hazirlaniyor', ad: 'Dondurmayı Kaldır', kim: (c) => c.isYonetir },
    // Shown although it is never allowed, so that the reader learns the condition.
    {
      nereden: ['hazirlaniyor'],
      nereye: 'yayinlandi',
      ad: 'Yayınla',
      kim: (c) => c.yayinlar,
      kosul: () => false,
      cumle: 'Versiyon, dondurulduktan sonra yayınlanır.',
    },
    {
      nereden: ['donduruldu'],
      nereye: 'yayinlandi',
      ad: 'Yayınla',
      kim: (c) => c.yayinlar,
      kosul: (v) => v.Alinan > 0 && gorunenUzunluk(v.SurumNotu) >= EN_AZ_NOT,
      cumle: 'Yayınlanacak versiyona en az bir iş alınmış ve versiyon notu yazılmış olmalı.',
    },
    {
      nereden: ['hazirlaniyor', 'donduruldu'],
      nereye: 'iptal',
      ad: 'İptal Et',
      kim: (c) => c.isYonetir,
      kosul: (v) => v.Alinan === 0 && v.Disarida === 0,
      cumle: 'İşi olan versiyon iptal edilmez; önce işlerini başka versiyona taşıyınız.',
    },
  ],
  kapali: (durum) => `‘${durum}’ durumundaki bir versiyon değişmez.`,
};

/** Place of a task of a version: taken into it, tested and ready to be taken, or not finished. */
export type IsYeri = 'icinde' | 'onayli' | 'disarida';
export function isYeri(durum: string): IsYeri {
  if (durum === 'versiyonda' || durum === 'yayinlandi' || durum === 'kapandi') return 'icinde';
  return durum === 'testonayli' ? 'onayli' : 'disarida';
}

/** A task for the check before a release. */
export interface YayinIsi {
  readonly No: string;
  readonly DurumAnahtar: string;
  readonly Engel: string | null;
  /** Criteria without a passed test in the last round. */
  readonly KalanKriter: number;
}

/** Tasks named in a sentence. Further ones are only counted. */
const ADLANAN_IS = 10;
const numaralari = (isler: readonly YayinIsi[]): string =>
  isler.length <= ADLANAN_IS
    ? isler.map((g) => g.No).join(', ')
    : `${isler
        .slice(0, ADLANAN_IS)
        .map((g) => g.No)
        .join(', ')} ve ${isler.length - ADLANAN_IS} iş daha`;

/**
 * Reason why a version with these tasks cannot be released, or null.
 * @param tasinir true when the caller chose to move out the tasks that were not taken
 */
export function yayinEngeli(isler: readonly YayinIsi[], tasinir: boolean): string | null {
  const icinde = isler.filter((g) => isYeri(g.DurumAnahtar) === 'icinde');
  const engelli = icinde.filter((g) => g.Engel !== null);
  if (engelli.length > 0)
    return `Takılan iş yayınlanmaz: ${numaralari(engelli)}. Engeli kaldırınız ya da işi versiyondan çıkarınız.`;
  const kanitsiz = icinde.filter((g) => g.KalanKriter > 0);
  if (kanitsiz.length > 0)
    return `Testten geçtiği gösterilmemiş iş yayınlanmaz: ${numaralari(kanitsiz)}. İşi versiyondan çıkarıp testini yazınız.`;
  const kalan = isler.filter((g) => isYeri(g.DurumAnahtar) !== 'icinde');
  return kalan.length === 0 || tasinir
    ? null
    : `Versiyona alınmamış iş var: ${numaralari(kalan)}. Versiyona alınız ya da taşınmasını seçiniz.`;
}

/** Sentence before the wishes of a customer in the release mail. */
export const ISTENEN_CUMLE = 'İstediğiniz özellik bu versiyonda:';

export interface VersiyonFormu {
  readonly ProjeId: number | null;
  readonly No: string;
  readonly Planlanan_Tarih: string;
}
export type VersiyonHatalari = Partial<Record<keyof VersiyonFormu, string>>;

/** Mistakes of a version, by field. */
export const versiyonHatalari = (v: VersiyonFormu): VersiyonHatalari => ({
  ...(v.ProjeId === null && { ProjeId: 'Ürünü seçiniz.' }),
  ...((!NO.test(v.No) || v.No.length > EN_UZUN_NO) && {
    No: `Versiyon numarası harf ya da rakamla başlar; harf, rakam, nokta, tire ve artıdan oluşur, en çok ${EN_UZUN_NO} karakterdir (örnek: 5.2.1).`,
  }),
  ...(!gecerliGun(v.Planlanan_Tarih) && { Planlanan_Tarih: 'Planlanan tarihi seçiniz.' }),
});

/** Number of the next patch version; null: the given number does not tell the next one. */
export function duzeltmeNo(no: string): string | null {
  const parcalar = no.split('.');
  if (parcalar.length > 3 || parcalar.some((p) => !/^\d{1,6}$/.test(p))) return null;
  const [ana, ara = '0', duzeltme = '0'] = parcalar;
  return `${ana}.${ara}.${Number(duzeltme) + 1}`;
}

/** Licences that one call can set to a version, and that one list shows. */
export const EN_COK_DALGA = 200;

/** A task for the release note. */
export interface NotKalemi {
  readonly No: string;
  readonly Baslik: string;
  readonly IsTur: string;
}

/** Draft of a release note: the tasks by kind, in the order of the kinds, one a line. */
export function surumNotu(kalemler: readonly NotKalemi[], turler: readonly string[]): string {
  const sirali = Map.groupBy(kalemler, (k) => k.IsTur);
  const adlar = [...turler, ...[...sirali.keys()].filter((ad) => !turler.includes(ad))];
  return adlar
    .flatMap((ad) => {
      const bunlar = sirali.get(ad);
      return bunlar ? [[ad, ...bunlar.map((k) => `• ${k.Baslik} (${k.No})`)].join('\n')] : [];
    })
    .join('\n\n');
}

/** History words of a version. */
export const VERSIYON_HAREKETLERI = hareketSozlugu({
  nesne: 'versiyon',
  ad: 'Versiyon',
  turler: {
    acildi: 'Versiyon açıldı',
    duzenlendi: 'Versiyon düzenlendi',
    durum: 'Durum değişti',
    kapsam: 'Kapsam değişti',
    yayinlandi: 'Versiyon yayınlandı',
    musteri: 'Müşteriler güncellendi',
  },
  alanlar: {
    Durum: 'Durum',
    Planlanan_Tarih: 'Planlanan tarih',
    SurumNotu: 'Versiyon notu',
    Zorunlu: 'Zorunlu',
  },
});
