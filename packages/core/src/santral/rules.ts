import { DIGER_MOLALAR, MASA_BASI, mesaiBittiMi, type PanoGorunumu, YEMEK_MOLALARI } from '../mola/rules.ts';
import { type An, ms } from '../tarih.ts';

/** Calls that the telephone exchange tells of: at whom they ring, and what became of them. */

/** What an exchange says of a call. */
export const CAGRI_OLAYLARI = ['caliyor', 'acildi', 'bitti'] as const;
export type CagriOlayi = (typeof CAGRI_OLAYLARI)[number];

/** A call rings so long at most; of one whose end nobody told it is known afterwards. */
export const CALMA_SN = 180;
/** Nobody talks longer: of such a call the end was not told. */
export const KONUSMA_SN = 4 * 3600;
/** So long calls are kept. */
export const SAKLAMA_GUN = 90;
/** Calls that were missed in so many last days wait to be called back. */
export const GERI_ARAMA_GUN = 7;

/** Digits, star and hash, as they are dialled. */
const DAHILI = /^[\d*#]{1,10}$/;
/** What is wrong with an extension, or null. */
export const dahiliHatasi = (dahili: string): string | null =>
  DAHILI.test(dahili) ? null : 'Dahili numara en çok 10 rakamdan oluşur; * ve # da yazılabilir.';

export const CAGRI_DURUMLARI = {
  caliyor: 'Çalıyor',
  konusuluyor: 'Görüşülüyor',
  konusuldu: 'Yanıtlandı',
  cevapsiz: 'Cevapsız',
  arandi: 'Geri arandı',
} as const;
export type CagriDurumu = keyof typeof CAGRI_DURUMLARI;

/** A call as far as it has come. */
export interface CagriHali {
  readonly Baslama: An;
  readonly Acilma: An | null;
  readonly Bitis: An | null;
  readonly GeriArama: An | null;
}

/** How it stands with a call at `simdi`. */
export function cagriDurumu(c: CagriHali, simdi: An): CagriDurumu {
  const gecen = (an: An) => (ms(simdi) - ms(an)) / 1000;
  if (c.Acilma !== null) return c.Bitis === null && gecen(c.Acilma) < KONUSMA_SN ? 'konusuluyor' : 'konusuldu';
  if (c.Bitis === null && gecen(c.Baslama) < CALMA_SN) return 'caliyor';
  return c.GeriArama === null ? 'cevapsiz' : 'arandi';
}

/** Minutes that a break takes as a rule, where nothing says when it ends. */
const OLAGAN_DK = { diger: 15, yemek: 60 } as const;

/** When somebody who is not at the desk is likely to be back there; null: nobody can tell. Never before `simdi`. */
export function donusTahmini(m: PanoGorunumu, simdi: An): number | null {
  const enErken = (an: number) => Math.max(an, ms(simdi));
  if (m.Baslama === null) return m.Beklenen === null || m.izinTur !== null ? null : enErken(ms(m.Beklenen));
  if (mesaiBittiMi(m, simdi) || m.Baslama_Zamani === null || m.Mola_Durum_Id === null) return null;
  const dk = YEMEK_MOLALARI.includes(m.Mola_Durum_Id)
    ? OLAGAN_DK.yemek
    : DIGER_MOLALAR.includes(m.Mola_Durum_Id)
      ? OLAGAN_DK.diger
      : null;
  return dk === null ? null : enErken(ms(m.Baslama_Zamani) + dk * 60_000);
}

/** Whether somebody sits at the desk: the only ones at whom a call appears. */
export const masada = (m: PanoGorunumu, simdi: An): boolean =>
  m.Baslama !== null && m.Mola_Durum_Id === MASA_BASI && !mesaiBittiMi(m, simdi);

/** Somebody with a telephone at the desk. */
export interface CagriAdayi {
  readonly Id: number;
  readonly Dahili: string;
  readonly masada: boolean;
  /** When they are likely to be back; null: they are, or nobody can tell. */
  readonly donus: number | null;
  /** 2: has an open contact of the caller; 1: looks after the caller; 0: neither. */
  readonly ilgi: 0 | 1 | 2;
}

export interface Yonlendirme {
  readonly calanlar: readonly CagriAdayi[];
  /** When nobody is at the desk: who is back first, those who know the caller before others of the same minute. */
  readonly donecek: CagriAdayi | null;
}

/**
 * At whom a call appears. Where the exchange says which telephones ring, at those of them who are at their desk; where it
 * asks, at those who know the caller best: who has an open contact of theirs, who looks after them, else everybody.
 */
export function yonlendir(adaylar: readonly CagriAdayi[], dahililer: readonly string[]): Yonlendirme {
  const istenen = dahililer.length === 0 ? adaylar : adaylar.filter((a) => dahililer.includes(a.Dahili));
  const buradakiler = istenen.filter((a) => a.masada);
  if (buradakiler.length === 0) {
    const sirali = istenen
      .filter((a) => a.donus !== null)
      .toSorted((a, b) => a.donus! - b.donus! || b.ilgi - a.ilgi || a.Id - b.Id);
    return { calanlar: [], donecek: sirali[0] ?? null };
  }
  const enIlgili = Math.max(...buradakiler.map((a) => a.ilgi));
  return {
    calanlar: dahililer.length > 0 ? buradakiler : buradakiler.filter((a) => a.ilgi === enIlgili),
    donecek: null,
  };
}
