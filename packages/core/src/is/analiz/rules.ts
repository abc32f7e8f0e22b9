import { alanAdi, saklananSozlugu } from '../../platform/field/alanlar.ts';
import { GERI_ALMA_DK, geriAlinmaz, type SonHareket } from '../../platform/undo/geriAlma.ts';
import { hareketSozlugu } from '../../platform/hareket/rules.ts';
import { duzgun, gorunenUzunluk } from '../../platform/text/metin.ts';
import type { Surec } from '../../platform/process/surec.ts';
import type { Gun } from '../../platform/time/tarih.ts';
import { ANALIZ_ALANLARI, type AnalizAlanlari } from './alanlar.ts';

/** Names in the product. An installation may use other names. */
export const ANALIZ_DURUM_ADLARI = {
  analizbekliyor: 'Analiz Bekliyor',
  analizde: 'Analizde',
  kabulbekliyor: 'Kabul Bekliyor',
  kabul: 'Kabul',
  sartli: 'Şartlı Kabul',
  revize: 'Revize',
  ertelendi: 'Ertelendi',
  red: 'Red',
  planlandi: 'Planlandı',
  iptal: 'İptal',
} as const;
/**
 * States of an analysis. The way uses the keys of the list `surecDurum`, the decision those of `kabulDurum`
 * (customers.md 2.7).
 */
export type AnalizDurumu = keyof typeof ANALIZ_DURUM_ADLARI;
export const ANALIZ_DURUMLARI = Object.keys(ANALIZ_DURUM_ADLARI) as AnalizDurumu[];

/** Possible decisions about an analysis. */
export const KARARLAR = ['kabul', 'sartli', 'revize', 'ertelendi', 'red'] as const;
export type Karar = (typeof KARARLAR)[number];
export const kararMi = (durum: AnalizDurumu): durum is Karar => (KARARLAR as readonly AnalizDurumu[]).includes(durum);

/** States in which the analysis still needs work or a decision. */
const ACIK: readonly AnalizDurumu[] = [
  'analizbekliyor',
  'analizde',
  'kabulbekliyor',
  'kabul',
  'sartli',
  'revize',
  'ertelendi',
];
/** True while the text may be edited. A decided analysis keeps its text. */
export const analizYazilir = (durum: AnalizDurumu): boolean =>
  durum === 'analizbekliyor' || durum === 'analizde' || durum === 'revize';

/** Minimum number of characters of a reason and of the text of an analysis. */
const EN_AZ_SEBEP = 10;
export const EN_COK_KRITER = 50;
export const EN_COK_EFOR = 9999;

/** A condition that the finished work must meet. Its number never changes, because test evidence refers to it. */
export interface KabulKriteri {
  readonly Id: number;
  readonly Metin: string;
}

/** The facts that the state machine reads. */
export interface AnalizHali {
  readonly DurumAnahtar: AnalizDurumu;
  readonly AnalistId: number | null;
  readonly Ihtiyac: string;
  readonly CozumOnerisi: string;
  readonly Kriterler: readonly KabulKriteri[];
  /** Hours. */
  readonly Efor: number | null;
}

export interface AnalizCagirani {
  readonly Id: number;
  /** Permission 1030. */
  readonly kabulVerir: boolean;
  /** Permission 1032. */
  readonly isYonetir: boolean;
}

/** Missing parts that prevent a decision, in the words of the form. Empty: the analysis is complete. */
export const eksikleri = (a: Pick<AnalizHali, 'Ihtiyac' | 'CozumOnerisi' | 'Kriterler' | 'Efor'>): string[] =>
  [
    gorunenUzunluk(a.Ihtiyac) < EN_AZ_SEBEP && 'ihtiyaç',
    gorunenUzunluk(a.CozumOnerisi) < EN_AZ_SEBEP && 'çözüm önerisi',
    a.Kriterler.length === 0 && 'en az bir kabul kriteri',
    a.Efor === null && 'efor',
  ].filter((e) => e !== false);

const analisti = (a: AnalizHali, c: AnalizCagirani): boolean => a.AnalistId === c.Id;
const karar = (nereye: Karar, ad: string) => ({
  nereden: ['kabulbekliyor'] as const,
  nereye,
  ad,
  kim: (c: AnalizCagirani) => c.kabulVerir,
  kosul: (a: AnalizHali, c: AnalizCagirani) => !analisti(a, c),
  cumle: 'Kendi yazdığınız analize siz karar veremezsiniz; kabul yetkisi olan başka biri vermeli.',
});

/** State machine of an analysis, from the wish to the planned work (customers.md 2.7). */
export const ANALIZ_SURECI: Surec<AnalizDurumu, AnalizHali, AnalizCagirani> = {
  durumlar: ANALIZ_DURUMLARI,
  ilk: 'analizbekliyor',
  hali: (a) => a.DurumAnahtar,
  gecisler: [
    {
      nereden: ['analizbekliyor'],
      nereye: 'analizde',
      ad: 'Analize Başla',
      kosul: (a, c) => a.AnalistId === null || analisti(a, c),
      cumle: 'Bu analizin analisti başka biri.',
    },
    {
      nereden: ['revize'],
      nereye: 'analizde',
      ad: 'Düzeltmeye Başla',
      kosul: analisti,
      cumle: 'Analizi, analisti düzeltir.',
    },
    {
      nereden: ['analizde'],
      nereye: 'kabulbekliyor',
      ad: 'Kabule Gönder',
      kosul: (a, c) => analisti(a, c) && eksikleri(a).length === 0,
      cumle: 'Kabule analisti gönderir; ihtiyaç, çözüm önerisi, en az bir kabul kriteri ve efor yazılmış olmalı.',
    },
    karar('kabul', 'Kabul Et'),
    karar('sartli', 'Şartlı Kabul Et'),
    karar('revize', 'Revize İste'),
    karar('ertelendi', 'Ertele'),
    karar('red', 'Reddet'),
    {
      nereden: ['ertelendi'],
      nereye: 'kabulbekliyor',
      ad: 'Yeniden Değerlendir',
      kosul: (a, c) => c.kabulVerir || analisti(a, c),
      cumle: 'Ertelenen analizi, analisti ya da kabul yetkisi olan biri yeniden değerlendirmeye alır.',
    },
    // Happens when a task is made from the analysis.
    {
      nereden: ['kabul', 'sartli'],
      nereye: 'planlandi',
      ad: 'İşe Dönüştür',
      dolayli: true,
      kim: (c) => c.isYonetir,
    },
    {
      nereden: ACIK,
      nereye: 'iptal',
      ad: 'İptal Et',
      kosul: (a, c) => analisti(a, c) || c.kabulVerir || (a.AnalistId === null && c.isYonetir),
      cumle: 'Analizi, analisti ya da kabul yetkisi olan biri iptal eder.',
    },
  ],
  kapali: (durum) => `‘${durum}’ durumundaki bir analiz kapanmıştır, durumu değişmez.`,
};

export interface AnalizDurumFormu {
  readonly Durum: AnalizDurumu;
  readonly Aciklama: string;
  /** Last day of the delay, only with 'ertelendi'. */
  readonly ErtelenenGun: Gun | null;
}
export type AnalizDurumHatalari = Partial<Record<keyof AnalizDurumFormu, string>>;

const NEDENI: Partial<Record<AnalizDurumu, string>> = {
  sartli: 'Şartı',
  revize: 'Neyin düzeltileceğini',
  ertelendi: 'Erteleme nedenini',
  red: 'Ret nedenini',
  iptal: 'İptal nedenini',
};

/** Errors of a state change, by field. @param bugun the day in Istanbul */
export function analizDurumHatalari(f: AnalizDurumFormu, bugun: Gun): AnalizDurumHatalari {
  const neden = NEDENI[f.Durum];
  const gun =
    f.Durum !== 'ertelendi'
      ? null
      : f.ErtelenenGun === null
        ? 'Hangi güne kadar ertelendiğini seçiniz.'
        : f.ErtelenenGun <= bugun && 'Ertelenen gün, bugünden sonra olmalı.';
  return {
    ...(neden !== undefined &&
      gorunenUzunluk(f.Aciklama) < EN_AZ_SEBEP && {
        Aciklama: `${neden} en az ${EN_AZ_SEBEP} karakterle yazınız.`,
      }),
    ...(gun && { ErtelenenGun: gun }),
  };
}

/** Reason to refuse the criteria of an analysis, or null. */
export function kriterHatasi(kriterler: readonly KabulKriteri[]): string | null {
  if (kriterler.length > EN_COK_KRITER) return `En çok ${EN_COK_KRITER} kabul kriteri yazılır.`;
  if (kriterler.some((k) => gorunenUzunluk(k.Metin) === 0)) return 'Boş kabul kriteri olmaz.';
  return new Set(kriterler.map((k) => k.Metin)).size < kriterler.length ? 'Aynı kabul kriteri iki kez yazılmış.' : null;
}

/**
 * The criteria as they are stored. A new criterion (its number is not among the old ones) gets the next number, and no
 * number is used twice.
 * @param enBuyuk the greatest number ever used
 */
export function numarali(
  kriterler: readonly KabulKriteri[],
  eski: readonly KabulKriteri[],
  enBuyuk: number,
): KabulKriteri[] {
  const bilinen = new Set(eski.map((k) => k.Id));
  let son = Math.max(enBuyuk, 0, ...bilinen);
  const verilen = new Set<number>();
  return kriterler.map((k) => {
    const Id = bilinen.has(k.Id) && !verilen.has(k.Id) ? k.Id : ++son;
    verilen.add(Id);
    return { Id, Metin: k.Metin };
  });
}

/** Filter tabs of the list. */
export const ANALIZ_SEKMELERI = {
  benim: 'Benim',
  kabul: 'Kabul Bekleyen',
  bekleyen: 'Analiz Bekleyen',
  ertelenen: 'Ertelenen',
  hepsi: 'Hepsi',
} as const;
export type AnalizSekmesi = keyof typeof ANALIZ_SEKMELERI;

/** True for a person who may edit the open text: its analyst, a planner, or anybody if it has no analyst. */
export const analiziYazar = (a: Pick<AnalizHali, 'DurumAnahtar' | 'AnalistId'>, c: AnalizCagirani): boolean =>
  analizYazilir(a.DurumAnahtar) && (a.AnalistId === null || a.AnalistId === c.Id || c.isYonetir);

/** The fields that the rules check. */
export type AnalizFormu = Pick<AnalizAlanlari, 'Baslik' | 'Ihtiyac' | 'CozumOnerisi' | 'Efor'> & {
  readonly Kriterler: readonly KabulKriteri[];
};

/** The form as it is checked and stored, without blanks at the ends. */
export const analizSade = <T extends AnalizFormu>(a: T): T => ({
  ...a,
  Baslik: duzgun(a.Baslik),
  Ihtiyac: a.Ihtiyac.trim(),
  CozumOnerisi: a.CozumOnerisi.trim(),
  Kriterler: a.Kriterler.map((k) => ({ Id: k.Id, Metin: duzgun(k.Metin) })),
});

/** Errors of an analysis, by field. Expects the output of `analizSade`. */
export function analizHatalari(a: AnalizFormu): Partial<Record<keyof AnalizFormu, string>> {
  const kriter = kriterHatasi(a.Kriterler);
  return {
    ...(gorunenUzunluk(a.Baslik) === 0 && { Baslik: 'Analizin başlığını yazınız.' }),
    ...(a.Efor !== null && a.Efor <= 0 && { Efor: 'Efor, sıfırdan büyük olmalı.' }),
    ...(kriter !== null && { Kriterler: kriter }),
  };
}

/** Kinds of history lines of an analysis. Each line is a version of it. */
export const ANALIZ_HAREKETLERI = hareketSozlugu({
  nesne: 'analiz',
  ad: 'Analiz',
  turler: {
    acildi: 'Analiz açıldı',
    duzenlendi: 'Analiz düzenlendi',
    ustlenildi: 'Analiz üstlenildi',
    durum: 'Durum değişti',
    karar: 'Karar verildi',
    kaynak: 'Kaynak değişti',
    not: 'Not',
    dosya: 'Dosya',
    gorevlendi: 'İşe dönüştü',
    geriAlindi: 'Durum geri alındı',
  },
  alanlar: {
    ...saklananSozlugu(ANALIZ_ALANLARI),
    Kriterler: 'Kabul kriterleri',
    Durum: 'Durum',
    KabulEdenId: 'Karar veren no',
    KabulZamani: 'Karar zamanı',
    KabulAciklama: 'Karar açıklaması',
    ErtelenenGun: 'Ertelenen gün',
    GorusmeId: 'Görüşme no',
    WebistekId: 'Web isteği no',
    HedefVersiyonId: 'Hedef versiyon no',
  },
});

const DURUM_SOZU = {
  baskasi: 'Bunu yalnız yapan kişi geri alabilir.',
  gec: `Bir durum ${GERI_ALMA_DK} dakika içinde geri alınır.`,
};

/** Reason to refuse this person the undo of the last state change, or null. */
export const analizGeriAlmaEngeli = (son: SonHareket | null, kisi: number): string | null =>
  son?.Tur === 'durum' || son?.Tur === 'karar'
    ? geriAlinmaz(son, kisi, DURUM_SOZU)
    : 'Analizin son işlemi geri alınacak bir durum değişikliği değil.';

/** A part of an analysis that differs between two versions. */
export interface OkumaFarki {
  readonly Alan: 'Baslik' | 'Ihtiyac' | 'CozumOnerisi' | 'Kriterler';
  readonly Ad: string;
  readonly Eski: string;
  readonly Yeni: string;
}
/** A version: the text after one save. */
export interface Okuma {
  readonly Baslik: string;
  readonly Ihtiyac: string;
  readonly CozumOnerisi: string;
  readonly Kriterler: readonly string[];
}

/** The parts in which two versions differ, in the order of the form. */
export const okumaFarklari = (eski: Okuma, yeni: Okuma): OkumaFarki[] =>
  (['Baslik', 'Ihtiyac', 'CozumOnerisi', 'Kriterler'] as const)
    .map((Alan) => {
      const metni = (o: Okuma) => (Alan === 'Kriterler' ? o.Kriterler.join('\n') : o[Alan]);
      const Ad = Alan === 'Kriterler' ? 'Kabul kriterleri' : alanAdi(ANALIZ_ALANLARI, Alan);
      return { Alan, Ad, Eski: metni(eski), Yeni: metni(yeni) };
    })
    .filter((f) => f.Eski !== f.Yeni);

/** Number of words used to find similar analyses, and number of similar analyses on the screen. */
export const EN_COK_ARANAN_SOZ = 12;
export const EN_COK_BENZER = 5;
/** An analysis that shares fewer words is not similar. */
export const EN_AZ_ORTAK_SOZ = 2;

/** Reason to show an analysis as similar: the words that both share. */
export function benzerNedeni(ayniKonu: boolean, sozler: readonly string[]): string {
  const [ilkler, kalan] = [sozler.slice(0, 3).map((s) => `‘${s}’`), sozler.length - 3];
  const adlar = kalan > 0 ? [...ilkler, `${kalan} söz daha`] : ilkler;
  const gecen = adlar.length < 2 ? adlar.join('') : `${adlar.slice(0, -1).join(', ')} ve ${adlar.at(-1)!}`;
  return [ayniKonu && 'aynı konu', gecen !== '' && `${gecen} geçiyor`].filter(Boolean).join(', ');
}
