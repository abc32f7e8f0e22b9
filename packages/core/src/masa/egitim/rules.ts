import { alanAdi } from '../../platform/field/alanlar.ts';
import { GERI_ALMA_DK, geriAlinmaz, type SonHareket } from '../../platform/undo/geriAlma.ts';
import { hareketSozlugu } from '../../platform/hareket/rules.ts';
import { dolu, duzgun, gorunenUzunluk } from '../../platform/text/metin.ts';
import { kurus } from '../../platform/money/para.ts';
import type { Surec } from '../../platform/process/surec.ts';
import { type An, ms } from '../../platform/time/tarih.ts';
import { EGITIM_ALANLARI, type EgitimAlanlari } from './alanlar.ts';

/** The states of a training, by the key of their row in the list `egitimDurum`. */
export const EGITIM_DURUMLARI = ['talep', 'planlandi', 'yapildi', 'ertelendi', 'gelmedi', 'tekrar', 'iptal'] as const;
export type EgitimDurumu = (typeof EGITIM_DURUMLARI)[number];

/** Their names in the filter. */
export const EGITIM_DURUM_ADLARI: Readonly<Record<EgitimDurumu, string>> = {
  talep: 'Talep',
  planlandi: 'Planlandı',
  yapildi: 'Yapıldı',
  ertelendi: 'Ertelendi',
  gelmedi: 'Gelmedi',
  tekrar: 'Tekrar Gerekli',
  iptal: 'İptal',
};

/** Filter tabs of the list, in their order. */
export const EGITIM_SEKMELERI = {
  hepsi: 'Hepsi',
  bugun: 'Bugün',
  planli: 'Planlı',
  bekleyen: 'Planlanacak',
  sonuc: 'Sonuç Bekleyen',
  yapilan: 'Yapılan',
  kapanan: 'Kapanan',
} as const;
export type EgitimSekmesi = keyof typeof EGITIM_SEKMELERI;

export interface EgitimHali {
  readonly DurumAnahtar: EgitimDurumu;
}

const ACIK: readonly EgitimDurumu[] = ['talep', 'planlandi', 'ertelendi'];

/**
 * State machine of a training, for people who work with its product. A done or missed training never changes. A
 * repetition is a new training.
 */
export const EGITIM_SURECI: Surec<EgitimDurumu, EgitimHali, object> = {
  durumlar: EGITIM_DURUMLARI,
  ilk: 'talep',
  hali: (e) => e.DurumAnahtar,
  gecisler: [
    // Happens when the form gets a time and a trainer.
    { nereden: ['talep', 'ertelendi'], nereye: 'planlandi', ad: 'Planla', dolayli: true },
    { nereden: ['planlandi'], nereye: 'yapildi', ad: 'Yapıldı' },
    { nereden: ['planlandi'], nereye: 'gelmedi', ad: 'Gelmedi' },
    { nereden: ['planlandi'], nereye: 'ertelendi', ad: 'Ertele' },
    { nereden: ['yapildi', 'gelmedi'], nereye: 'tekrar', ad: 'Tekrar Gerekli' },
    { nereden: ACIK, nereye: 'iptal', ad: 'İptal Et' },
  ],
  kapali: (durum) => `‘${durum}’ durumundaki bir eğitim kapanmıştır, durumu değişmez.`,
};
/** True while the training can be planned and edited. */
export const egitimAcik = (durum: EgitimDurumu): boolean => ACIK.includes(durum);

const EN_COK_EGITIM_SAATI = 12;
export const EN_COK_KONU = 50;
export const EN_COK_KATILIMCI = 100;
export const EN_COK_PUAN = 100;
/** Minimum number of characters of a reason (customers.md 1: at least ten characters). */
const EN_KISA_NEDEN = 10;

const SAAT_MS = 3_600_000;
const HTTPS = /^https:\/\/[^\s/?#<>"\\]+\.[^\s<>"\\]+$/i;

/** Errors of a time span, at its start or its end. */
function aralikHatasi(bas: string | null, bit: string | null): { bas?: string; bit?: string } {
  if (bas === null) return bit === null ? {} : { bas: 'Başlama gününü ve saatini yazınız.' };
  if (bit === null) return { bit: 'Bitiş saatini yazınız.' };
  if (ms(bit) <= ms(bas)) return { bit: 'Bitiş, başlamadan sonra olmalı.' };
  return ms(bit) - ms(bas) > EN_COK_EGITIM_SAATI * SAAT_MS
    ? { bit: `Bir eğitim en çok ${EN_COK_EGITIM_SAATI} saat sürer.` }
    : {};
}

/** A line of the check list. */
export interface EgitimKonusu {
  readonly Metin: string;
  readonly Tamam: boolean;
}

/** The topics of a text, one per line. A finished topic stays finished. */
export const konulari = (metin: string, eski: readonly EgitimKonusu[]): EgitimKonusu[] =>
  metin
    .split('\n')
    .map((satir) => duzgun(satir))
    .filter((satir, i, hepsi) => satir !== '' && hepsi.indexOf(satir) === i)
    .map((Metin) => ({ Metin, Tamam: eski.some((k) => k.Metin === Metin && k.Tamam) }));

/** Reason to refuse the topics, or null. */
export function konuHatasi(konular: readonly EgitimKonusu[]): string | null {
  if (konular.length > EN_COK_KONU) return `En çok ${EN_COK_KONU} konu yazılır.`;
  return new Set(konular.map((k) => k.Metin)).size < konular.length ? 'Aynı konu iki kez yazılmış.' : null;
}

/** The fields that the rules check. */
export type EgitimFormu = Pick<EgitimAlanlari, 'EgitmenId' | 'Link' | 'Ucretli' | 'Tutar'> & {
  readonly Planlanan_Baslama: string | null;
  readonly Planlanan_Bitis: string | null;
  readonly Konular: readonly EgitimKonusu[];
};
export type EgitimHatalari = Partial<Record<keyof EgitimFormu, string>>;

/** The form as it is checked and stored: a free training has no amount. */
export const egitimSade = <T extends Pick<EgitimAlanlari, 'Link' | 'Ucretli' | 'Tutar'>>(e: T): T => ({
  ...e,
  Link: dolu(e.Link),
  Tutar: e.Ucretli ? e.Tutar : kurus(0),
});

/** Errors of a training, by field. */
export function egitimHatalari(e: EgitimFormu): EgitimHatalari {
  const { bas, bit } = aralikHatasi(e.Planlanan_Baslama, e.Planlanan_Bitis);
  const planli = e.Planlanan_Baslama !== null && e.Planlanan_Bitis !== null;
  const konular = konuHatasi(e.Konular);
  return {
    ...(bas && { Planlanan_Baslama: bas }),
    ...(bit && { Planlanan_Bitis: bit }),
    ...(planli && e.EgitmenId === null && { EgitmenId: 'Günü belli olan eğitimin eğitmenini seçiniz.' }),
    ...(dolu(e.Link) !== null &&
      !HTTPS.test(e.Link!.trim()) && { Link: 'Bağlantı adresi https:// ile başlayan bir adres olmalı.' }),
    ...(e.Ucretli && e.Tutar === 0 && { Tutar: 'Ücretli eğitimin tutarını yazınız.' }),
    ...(konular && { Konular: konular }),
  };
}

/** A person who is expected, or who came. */
export interface EgitimKatilimcisi {
  readonly MusteriPersonelId: number | null;
  readonly Ad: string;
}

/** Reason to refuse the list of participants, or null. */
export function katilimciHatasi(katilimcilar: readonly EgitimKatilimcisi[]): string | null {
  if (katilimcilar.length > EN_COK_KATILIMCI) return `Bir eğitime en çok ${EN_COK_KATILIMCI} kişi yazılır.`;
  const yetkililer = katilimcilar.flatMap((k) => k.MusteriPersonelId ?? []);
  return new Set(yetkililer).size < yetkililer.length ? 'Aynı yetkili kişi iki kez yazılmış.' : null;
}

/** True if the training has a time and a trainer. */
export const planliMi = (e: Pick<EgitimFormu, 'Planlanan_Baslama' | 'Planlanan_Bitis' | 'EgitmenId'>): boolean =>
  e.Planlanan_Baslama !== null && e.Planlanan_Bitis !== null && e.EgitmenId !== null;

/** Facts that speak against a time of a trainer. */
export interface EgitimEngelleri {
  readonly gecmis: boolean;
  /** On leave for the whole time or for some hours. */
  readonly izinli: boolean;
  /** The day is a working day of the trainer. */
  readonly calisir: boolean;
  readonly demolu: boolean;
  /** Names of the holidays on these days. */
  readonly tatil: string | null;
}

/** Warnings before a training gets this time. Empty: no warning. */
export const egitimUyarilari = (e: EgitimEngelleri): string[] =>
  [
    e.gecmis && 'Yazdığınız zaman geçmişte.',
    e.izinli && 'Eğitmen bu saatlerde izinli.',
    !e.calisir && 'Eğitmen o gün çalışmıyor.',
    e.demolu && 'Eğitmenin bu saatlerde demo randevusu var.',
    e.tatil !== null && `O gün resmi tatil: ${e.tatil}.`,
  ].filter((u) => u !== false);

export interface EgitimDurumFormu {
  readonly Durum: EgitimDurumu;
  readonly Aciklama: string;
  readonly Baslama_Zamani: string | null;
  readonly Bitis_Zamani: string | null;
  readonly katilanlar: number;
}
export type EgitimDurumHatalari = Partial<Record<keyof EgitimDurumFormu, string>>;

const NEDEN_ISTEYEN: Partial<Record<EgitimDurumu, string>> = {
  ertelendi: `Erteleme nedenini en az ${EN_KISA_NEDEN} karakterle yazınız.`,
  iptal: `İptal nedenini en az ${EN_KISA_NEDEN} karakterle yazınız.`,
};

function yapildiHatalari(f: EgitimDurumFormu, simdi: An): EgitimDurumHatalari {
  const { bas, bit } = aralikHatasi(f.Baslama_Zamani, f.Bitis_Zamani);
  const baslama = f.Baslama_Zamani === null ? 'Eğitimin gerçekte başladığı zamanı yazınız.' : bas;
  const gelecek = f.Bitis_Zamani !== null && ms(f.Bitis_Zamani) > ms(simdi) && 'Eğitim henüz bitmemiş.';
  const bitis = f.Bitis_Zamani === null ? 'Eğitimin gerçekte bittiği zamanı yazınız.' : bit || gelecek;
  return {
    ...(baslama && { Baslama_Zamani: baslama }),
    ...(bitis && { Bitis_Zamani: bitis }),
    ...(f.katilanlar === 0 && { katilanlar: 'En az bir katılımcının katıldığını işaretleyiniz.' }),
  };
}

/**
 * Errors of a state change, by field.
 * @param planlanan the planned start
 */
export function egitimDurumHatalari(f: EgitimDurumFormu, planlanan: string | null, simdi: An): EgitimDurumHatalari {
  const neden = NEDEN_ISTEYEN[f.Durum];
  const erken = f.Durum === 'gelmedi' && planlanan !== null && ms(planlanan) > ms(simdi);
  return {
    ...(f.Durum === 'planlandi' && { Durum: 'Eğitim, günü ve eğitmeni yazılınca planlanmış olur.' }),
    ...(f.Durum === 'yapildi' && yapildiHatalari(f, simdi)),
    ...(erken && { Durum: 'Eğitimin saati gelmeden kimsenin gelmediği söylenemez.' }),
    ...(neden !== undefined && gorunenUzunluk(f.Aciklama) < EN_KISA_NEDEN && { Aciklama: neden }),
  };
}

/** The certificate number of a participant. It is unique. */
export const sertifikaNo = (katilimciId: number): string => `EGS-${String(katilimciId).padStart(6, '0')}`;

export { sureYazisi as egitimSuresi } from '../../platform/time/tarih.ts';

/** Kinds of history lines of a training. Each line is a version of it. */
export const EGITIM_HAREKETLERI = hareketSozlugu({
  nesne: 'egitim',
  ad: 'Eğitim',
  turler: {
    acildi: 'Eğitim istendi',
    planlandi: 'Eğitim planlandı',
    tasindi: 'Eğitimin zamanı değişti',
    duzenlendi: 'Eğitim düzenlendi',
    durum: 'Durum değişti',
    geriAlindi: 'Durum geri alındı',
  },
  alanlar: {
    Durum: 'Durum',
    EskiDurum: 'Önceki durum',
    EgitmenId: `${alanAdi(EGITIM_ALANLARI, 'EgitmenId')} no`,
    Planlanan_Baslama: 'Planlanan başlama',
    Planlanan_Bitis: 'Planlanan bitiş',
    TekrarId: 'Tekrar eğitimi no',
  },
});

const DURUM_SOZU = {
  baskasi: 'Bunu yalnız yapan kişi geri alabilir.',
  gec: `Bir durum ${GERI_ALMA_DK} dakika içinde geri alınır.`,
};

/** Reason to refuse this person the undo of the last state change, or null. A repeat training prevents it. */
export function durumGeriAlmaEngeli(son: SonHareket | null, durum: EgitimDurumu, kisi: number): string | null {
  if (son?.Tur !== 'durum' || durum === 'tekrar')
    return 'Eğitimin son işlemi geri alınacak bir durum değişikliği değil.';
  return geriAlinmaz(son, kisi, DURUM_SOZU);
}
