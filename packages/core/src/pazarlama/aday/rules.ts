import { hareketSozlugu } from '../../platform/hareket/rules.ts';
import type { Surec } from '../../platform/process/surec.ts';
import { type Gun, gunEkle } from '../../platform/time/tarih.ts';

/** Stages of a prospect: a customer who may buy a product. The last two stages close it. */
export const ADAY_ASAMALARI = ['yeni', 'ilgili', 'demo', 'teklif', 'kazanildi', 'kaybedildi'] as const;
export type AdayAsamasi = (typeof ADAY_ASAMALARI)[number];
/** Stages in which a prospect is open, in the order of the columns. */
export const ACIK_ASAMALAR = ['yeni', 'ilgili', 'demo', 'teklif'] as const satisfies readonly AdayAsamasi[];
export type AcikAsama = (typeof ACIK_ASAMALAR)[number];
/** A lost prospect is reopened in this stage. */
const YENIDEN_ACILAN = 'ilgili' satisfies AcikAsama;

export const ADAY_ASAMA_ADLARI: Readonly<Record<AdayAsamasi, string>> = {
  yeni: 'Yeni',
  ilgili: 'İlgili',
  demo: 'Demo',
  teklif: 'Teklif',
  kazanildi: 'Müşteri Oldu',
  kaybedildi: 'Kaybedildi',
};

/** Probability of a sale by stage, in per cent. The pipeline weights amounts by it. */
export const ADAY_OLASILIKLARI: Readonly<Record<AdayAsamasi, number>> = {
  yeni: 10,
  ilgili: 25,
  demo: 50,
  teklif: 70,
  kazanildi: 100,
  kaybedildi: 0,
};

export const adayAcik = (asama: AdayAsamasi): asama is AcikAsama => ACIK_ASAMALAR.some((a) => a === asama);

export interface AdayHali {
  readonly AsamaAnahtar: AdayAsamasi;
}
export interface AdayCagirani {
  /** The person may close the prospect and reopen it. */
  readonly kapatir: boolean;
}

const KAPATANLAR = 'ilgilenen kişi, departmanının sorumlusu ya da satış bölgelerini düzenleme yetkisi olan';
/** Reasons to refuse to close, open or reassign a prospect. */
export const ADAY_METNI = {
  acikVar: 'Bu müşterinin bu ürün için açık bir adayı var.',
  kapatmaz: `Bu adayı, ${KAPATANLAR} kapatır.`,
  acmaz: `Kaybedilen adayı, ${KAPATANLAR} yeniden açar.`,
  vermez: `İlgilenen kişiyi, ${KAPATANLAR} değiştirir. Adayı yönlendirebilirsiniz.`,
} as const;

/**
 * State machine of a prospect. Everyone who sees a prospect may move it forwards and backwards. Closing it and
 * reopening a lost one needs `kapatir`. A won prospect is final: the customer has bought.
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

/** The stage of a prospect after a visit. Null: the stage does not change. */
export const ziyarettenAsama = (sonuc: string, asama: AdayAsamasi): AdayAsamasi | null => {
  if (!adayAcik(asama)) return null;
  if (sonuc === 'olumsuz') return 'kaybedildi';
  const yeri = ACIK_ASAMALAR.findIndex((a) => a === sonuc);
  return yeri > ACIK_ASAMALAR.indexOf(asama) ? ACIK_ASAMALAR[yeri]! : null;
};

/** An expected close date is at most this many days ahead. */
const EN_UZAK_GUN = 3 * 365;

/** Errors of a complete prospect form, by field. */
export function adayHatalari(
  a: { readonly Beklenen_Kapanis: Gun | null },
  bugun: Gun,
): { readonly Beklenen_Kapanis?: string } {
  if (a.Beklenen_Kapanis === null || a.Beklenen_Kapanis <= gunEkle(bugun, EN_UZAK_GUN)) return {};
  return { Beklenen_Kapanis: 'Beklenen kapanış en çok üç yıl sonra olabilir.' };
}

/** Fields that are written with a change of stage. */
export interface AdayAsamaFormu {
  readonly Asama: AdayAsamasi;
  readonly KayipNedenId: number | null;
  readonly DigerProgramId: number | null;
}
export type AdayAsamaHatalari = Partial<Record<keyof AdayAsamaFormu, string>>;

/**
 * Errors of a change of stage, by field.
 * @param baskaProgram id of the reason "customer moves to another program", null when there is no such reason
 */
export function adayAsamaHatalari(f: AdayAsamaFormu, baskaProgram: number | null): AdayAsamaHatalari {
  if (f.Asama !== 'kaybedildi') return {};
  if (f.KayipNedenId === null) return { KayipNedenId: 'Neden kaybedildiğini seçiniz.' };
  return f.KayipNedenId === baskaProgram && f.DigerProgramId === null
    ? { DigerProgramId: 'Hangi programa geçtiğini seçiniz.' }
    : {};
}

/** Events of a prospect. Each history line is one version of the prospect. */
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
