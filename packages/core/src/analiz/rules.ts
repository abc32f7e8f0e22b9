import { alanAdi, saklananSozlugu } from '../alanlar.ts';
import { GERI_ALMA_DK, geriAlinmaz, type SonHareket } from '../geriAlma.ts';
import { hareketSozlugu } from '../hareket/rules.ts';
import { duzgun, gorunenUzunluk } from '../metin.ts';
import type { Surec } from '../surec.ts';
import type { Gun } from '../tarih.ts';
import { ANALIZ_ALANLARI, type AnalizAlanlari } from './alanlar.ts';

/**
 * The states of an analysis: of the way by the key of their row in the list `surecDurum`, of the decision by that of
 * `kabulDurum` (customers.md 2.7).
 */
export const ANALIZ_DURUMLARI = [
  'analizbekliyor',
  'analizde',
  'kabulbekliyor',
  'kabul',
  'sartli',
  'revize',
  'ertelendi',
  'red',
  'planlandi',
  'iptal',
] as const;
export type AnalizDurumu = (typeof ANALIZ_DURUMLARI)[number];

/** As the product calls them; an installation may call them otherwise. */
export const ANALIZ_DURUM_ADLARI: Readonly<Record<AnalizDurumu, string>> = {
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
};

/** What may be decided about an analysis. */
export const KARARLAR = ['kabul', 'sartli', 'revize', 'ertelendi', 'red'] as const;
export type Karar = (typeof KARARLAR)[number];
export const kararMi = (durum: AnalizDurumu): durum is Karar => (KARARLAR as readonly AnalizDurumu[]).includes(durum);

/** In which somebody still has something to do with it. */
const ACIK: readonly AnalizDurumu[] = [
  'analizbekliyor',
  'analizde',
  'kabulbekliyor',
  'kabul',
  'sartli',
  'revize',
  'ertelendi',
];
/** Whether its words may still be written: what is decided about stays as it was decided. */
export const analizYazilir = (durum: AnalizDurumu): boolean =>
  durum === 'analizbekliyor' || durum === 'analizde' || durum === 'revize';

/** A reason, and what is to be built, say something with at least so many characters. */
export const EN_AZ_SEBEP = 10;
export const EN_COK_KRITER = 50;
export const EN_COK_EFOR = 9999;

/** Something that has to hold when it is done. Its number stays: evidence of tests speaks of it. */
export interface KabulKriteri {
  readonly Id: number;
  readonly Metin: string;
}

/** What the machine looks at. */
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
  /** Right 1030. */
  readonly kabulVerir: boolean;
  /** Right 1032. */
  readonly isYonetir: boolean;
}

/** What an analysis lacks before it can be decided about, in the words of its fields; empty: nothing. */
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

/** The way of an analysis, from the wish to what is planned (customers.md 2.7). */
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
    // By the task that is made of it.
    {
      nereden: ['kabul', 'sartli'],
      nereye: 'planlandi',
      ad: 'Göreve Dönüştür',
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

/** What is written with a change of state. */
export interface AnalizDurumFormu {
  readonly Durum: AnalizDurumu;
  readonly Aciklama: string;
  /** With 'ertelendi': until when. */
  readonly ErtelenenGun: Gun | null;
}
export type AnalizDurumHatalari = Partial<Record<keyof AnalizDurumFormu, string>>;

const NEDENI: Partial<Record<AnalizDurumu, string>> = {
  sartli: 'Şartı',
  revize: 'Neyin düzeltileceğini',
  ertelendi: 'Erteleme nedenini',
  red: 'Red nedenini',
  iptal: 'İptal nedenini',
};

/** What is wrong with each field of a change of state. @param bugun the day in Istanbul */
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

/** Why these cannot be the criteria of an analysis; null: they can. */
export function kriterHatasi(kriterler: readonly KabulKriteri[]): string | null {
  if (kriterler.length > EN_COK_KRITER) return `En çok ${EN_COK_KRITER} kabul kriteri yazılır.`;
  if (kriterler.some((k) => gorunenUzunluk(k.Metin) === 0)) return 'Boş kabul kriteri olmaz.';
  return new Set(kriterler.map((k) => k.Metin)).size < kriterler.length ? 'Aynı kabul kriteri iki kez yazılmış.' : null;
}

/**
 * The criteria as they are kept: each that is new (its number is not among the old ones) gets the next number; a number is
 * never given twice.
 * @param enBuyuk the greatest number that was ever given
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

/** The parts of the list. */
export const ANALIZ_SEKMELERI = {
  benim: 'Benim',
  kabul: 'Kabul Bekleyen',
  bekleyen: 'Analiz Bekleyen',
  ertelenen: 'Ertelenen',
  hepsi: 'Hepsi',
} as const;
export type AnalizSekmesi = keyof typeof ANALIZ_SEKMELERI;

/** Who may write its words while they may be written: its analyst, whoever plans work, and anybody as long as it is nobody's. */
export const analiziYazar = (a: Pick<AnalizHali, 'DurumAnahtar' | 'AnalistId'>, c: AnalizCagirani): boolean =>
  analizYazilir(a.DurumAnahtar) && (a.AnalistId === null || a.AnalistId === c.Id || c.isYonetir);

/** What a rule looks at of a form. */
export type AnalizFormu = Pick<AnalizAlanlari, 'Baslik' | 'Ihtiyac' | 'CozumOnerisi' | 'Efor'> & {
  readonly Kriterler: readonly KabulKriteri[];
};

/** A form as it is checked and stored: blanks at the ends taken off. */
export const analizSade = <T extends AnalizFormu>(a: T): T => ({
  ...a,
  Baslik: duzgun(a.Baslik),
  Ihtiyac: a.Ihtiyac.trim(),
  CozumOnerisi: a.CozumOnerisi.trim(),
  Kriterler: a.Kriterler.map((k) => ({ Id: k.Id, Metin: duzgun(k.Metin) })),
});

/** What is wrong with each field of an analysis, whose form is bare (`analizSade`). */
export function analizHatalari(a: AnalizFormu): Partial<Record<keyof AnalizFormu, string>> {
  const kriter = kriterHatasi(a.Kriterler);
  return {
    ...(gorunenUzunluk(a.Baslik) === 0 && { Baslik: 'Analizin başlığını yazınız.' }),
    ...(a.Efor !== null && a.Efor <= 0 && { Efor: 'Efor, sıfırdan büyük olmalı.' }),
    ...(kriter !== null && { Kriterler: kriter }),
  };
}

/** What happens to an analysis; each line is a version of it. */
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
    gorevlendi: 'Göreve dönüştü',
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

/** Why the last change of state cannot be taken back by this person, or null. */
export const analizGeriAlmaEngeli = (son: SonHareket | null, kisi: number): string | null =>
  son?.Tur === 'durum' || son?.Tur === 'karar'
    ? geriAlinmaz(son, kisi, DURUM_SOZU)
    : 'Analizin son işlemi geri alınacak bir durum değişikliği değil.';

/** A part of an analysis in two readings. */
export interface OkumaFarki {
  readonly Alan: 'Baslik' | 'Ihtiyac' | 'CozumOnerisi' | 'Kriterler';
  readonly Ad: string;
  readonly Eski: string;
  readonly Yeni: string;
}
/** What a reading holds: the words, as they stood after one save. */
export interface Okuma {
  readonly Baslik: string;
  readonly Ihtiyac: string;
  readonly CozumOnerisi: string;
  readonly Kriterler: readonly string[];
}

/** The parts in which two readings differ, in the order of the form. */
export const okumaFarklari = (eski: Okuma, yeni: Okuma): OkumaFarki[] =>
  (['Baslik', 'Ihtiyac', 'CozumOnerisi', 'Kriterler'] as const)
    .map((Alan) => {
      const metni = (o: Okuma) => (Alan === 'Kriterler' ? o.Kriterler.join('\n') : o[Alan]);
      const Ad = Alan === 'Kriterler' ? 'Kabul kriterleri' : alanAdi(ANALIZ_ALANLARI, Alan);
      return { Alan, Ad, Eski: metni(eski), Yeni: metni(yeni) };
    })
    .filter((f) => f.Eski !== f.Yeni);

/** So many of its words an analysis is compared by, and so many that are alike are shown. */
export const EN_COK_ARANAN_SOZ = 12;
export const EN_COK_BENZER = 5;
/** An analysis in which fewer of the words occur is not alike. */
export const EN_AZ_ORTAK_SOZ = 2;

/** Why an analysis is shown as like another: the words that both have. */
export function benzerNedeni(ayniKonu: boolean, sozler: readonly string[]): string {
  const [ilkler, kalan] = [sozler.slice(0, 3).map((s) => `‘${s}’`), sozler.length - 3];
  const adlar = kalan > 0 ? [...ilkler, `${kalan} söz daha`] : ilkler;
  const gecen = adlar.length < 2 ? adlar.join('') : `${adlar.slice(0, -1).join(', ')} ve ${adlar.at(-1)!}`;
  return [ayniKonu && 'aynı konu', gecen !== '' && `${gecen} geçiyor`].filter(Boolean).join(', ');
}
