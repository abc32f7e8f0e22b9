import { hareketSozlugu } from '../hareket/rules.ts';
import type { Surec } from '../surec.ts';
import { type Gun, gunEkle } from '../tarih.ts';

/** The stages of a prospect: a customer who may buy a product, until they do or do not. */
export const ADAY_ASAMALARI = ['yeni', 'ilgili', 'demo', 'teklif', 'kazanildi', 'kaybedildi'] as const;
export type AdayAsamasi = (typeof ADAY_ASAMALARI)[number];
/** Those in which it is open, in the order of the columns. */
export const ACIK_ASAMALAR = ['yeni', 'ilgili', 'demo', 'teklif'] as const satisfies readonly AdayAsamasi[];
export type AcikAsama = (typeof ACIK_ASAMALAR)[number];
/** The stage in which a prospect that was lost begins again. */
const YENIDEN_ACILAN = 'ilgili' satisfies AcikAsama;

export const ADAY_ASAMA_ADLARI: Readonly<Record<AdayAsamasi, string>> = {
  yeni: 'Yeni',
  ilgili: 'İlgili',
  demo: 'Demo',
  teklif: 'Teklif',
  kazanildi: 'Müşteri Oldu',
  kaybedildi: 'Kaybedildi',
};

/** How likely it is, in per cent, that one of a stage buys: what its sum is weighted by. */
export const ADAY_OLASILIKLARI: Readonly<Record<AdayAsamasi, number>> = {
  yeni: 10,
  ilgili: 25,
  demo: 50,
  teklif: 70,
  kazanildi: 100,
  kaybedildi: 0,
};

/** A sum in kuruş by how likely it is; half a kuruş away from zero. */
export const agirlikli = (tutar: number, asama: AdayAsamasi): number =>
  Number((BigInt(tutar) * BigInt(ADAY_OLASILIKLARI[asama]) + 50n) / 100n);

export const adayAcik = (asama: AdayAsamasi): asama is AcikAsama => ACIK_ASAMALAR.some((a) => a === asama);

export interface AdayHali {
  readonly AsamaAnahtar: AdayAsamasi;
}
/** The person who acts on a prospect. */
export interface AdayCagirani {
  /** Whether they may close it, and open it again. */
  readonly kapatir: boolean;
}

const KAPATANLAR = 'ilgilenen kişi, departmanının sorumlusu ya da satış bölgelerini düzenleme yetkisi olan';
/** Why somebody may not close a prospect, open one, or give it to another person. */
export const ADAY_METNI = {
  acikVar: 'Bu müşterinin bu ürün için açık bir adayı var.',
  kapatmaz: `Bu adayı, ${KAPATANLAR} kapatır.`,
  acmaz: `Kaybedilen adayı, ${KAPATANLAR} yeniden açar.`,
  vermez: `İlgilenen kişiyi, ${KAPATANLAR} değiştirir. Adayı yönlendirebilirsiniz.`,
} as const;

/**
 * The way of a prospect: forwards and backwards for whoever sees it. Whose it is closes it; what was lost may come back to
 * them, what was won has become a customer.
 */
export const ADAY_SURECI: Surec<AdayAsamasi, AdayHali, AdayCagirani> = {
  durumlar: ADAY_ASAMALARI,
  ilk: 'yeni',
  hali: (a) => a.AsamaAnahtar,
  gecisler: [
    ...ACIK_ASAMALAR.map((nereye) => ({
      nereden: ACIK_ASAMALAR.filter((a) => a !== nereye),
      nereye,
      ad: ADAY_ASAMA_ADLARI[nereye],
    })),
    ...(['kazanildi', 'kaybedildi'] as const).map((nereye) => ({
      nereden: ACIK_ASAMALAR,
      nereye,
      ad: ADAY_ASAMA_ADLARI[nereye],
      kosul: (_a: AdayHali, c: AdayCagirani) => c.kapatir,
      cumle: ADAY_METNI.kapatmaz,
    })),
    {
      nereden: ['kaybedildi'],
      nereye: YENIDEN_ACILAN,
      ad: 'Yeniden Aç',
      kosul: (_a: AdayHali, c: AdayCagirani) => c.kapatir,
      cumle: ADAY_METNI.acmaz,
    },
  ],
  kapali: (durum) => `‘${durum}’ aşamasındaki bir aday kapanmıştır, aşaması değişmez.`,
};

/** The stage that a visit leaves a prospect in; null: where it is. */
export const ziyarettenAsama = (sonuc: string, asama: AdayAsamasi): AdayAsamasi | null => {
  if (!adayAcik(asama)) return null;
  if (sonuc === 'olumsuz') return 'kaybedildi';
  const yeri = ACIK_ASAMALAR.findIndex((a) => a === sonuc);
  return yeri > ACIK_ASAMALAR.indexOf(asama) ? ACIK_ASAMALAR[yeri]! : null;
};

/** Nobody foresees later than in so many days. */
const EN_UZAK_GUN = 3 * 365;

/** What is wrong with each field of a prospect that is whole. */
export function adayHatalari(
  a: { readonly Beklenen_Kapanis: Gun | null },
  bugun: Gun,
): { readonly Beklenen_Kapanis?: string } {
  if (a.Beklenen_Kapanis === null || a.Beklenen_Kapanis <= gunEkle(bugun, EN_UZAK_GUN)) return {};
  return { Beklenen_Kapanis: 'Beklenen kapanış en çok üç yıl sonra olabilir.' };
}

/** What is written with a move. */
export interface AdayAsamaFormu {
  readonly Asama: AdayAsamasi;
  readonly KayipNedenId: number | null;
  readonly DigerProgramId: number | null;
}
export type AdayAsamaHatalari = Partial<Record<keyof AdayAsamaFormu, string>>;

/**
 * What is wrong with each field of a move.
 * @param baskaProgram the id of the reason that says that the customer goes to another program; null: there is none
 */
export function adayAsamaHatalari(f: AdayAsamaFormu, baskaProgram: number | null): AdayAsamaHatalari {
  if (f.Asama !== 'kaybedildi') return {};
  if (f.KayipNedenId === null) return { KayipNedenId: 'Neden kaybedildiğini seçiniz.' };
  return f.KayipNedenId === baskaProgram && f.DigerProgramId === null
    ? { DigerProgramId: 'Hangi programa geçtiğini seçiniz.' }
    : {};
}

/** What happens to a prospect; each line is a version of it. */
export const ADAY_HAREKETLERI = hareketSozlugu({
  nesne: 'aday',
  ad: 'Aday',
  turler: {
    acildi: 'Aday açıldı',
    duzenlendi: 'Aday düzenlendi',
    asama: 'Aşama değişti',
    yonlendirme: 'Aday yönlendirildi',
  },
  alanlar: { Asama: 'Aşama', SahipId: 'İlgilenen no', TahminiTutar: 'Tahmini tutar' },
});
