import { DIGER_MOLALAR, MASA_BASI, mesaiBittiMi, type PanoGorunumu, YEMEK_MOLALARI } from '../../mesai/mola/rules.ts';
import { type An, ms } from '../../platform/time/tarih.ts';

/** Calls of the telephone exchange: the screens on which they appear, and their states. */

/** Events that an exchange reports about a call. */
export const CAGRI_OLAYLARI = ['caliyor', 'acildi', 'bitti'] as const;
export type CagriOlayi = (typeof CAGRI_OLAYLARI)[number];

/** Longest ringing in seconds. After it a call counts as missed, even if the exchange reported no end. */
export const CALMA_SN = 180;
/** Longest talk in seconds. After it the talk counts as over, even if the exchange reported no end. */
export const KONUSMA_SN = 4 * 3600;
/** Days for which calls are kept. */
export const SAKLAMA_GUN = 90;
/** Days in which a missed call waits to be called back. */
export const GERI_ARAMA_GUN = 7;

/** Digits, star and hash, as on a telephone. */
const DAHILI = /^[\d*#]{1,10}$/;
/** Mistake of an extension, or null. */
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

/** Times of a call so far. */
export interface CagriHali {
  readonly Baslama: An;
  readonly Acilma: An | null;
  readonly Bitis: An | null;
  readonly GeriArama: An | null;
}

/** State of a call at `simdi`. */
export function cagriDurumu(c: CagriHali, simdi: An): CagriDurumu {
  const gecen = (an: An) => (ms(simdi) - ms(an)) / 1000;
  if (c.Acilma !== null) return c.Bitis === null && gecen(c.Acilma) < KONUSMA_SN ? 'konusuluyor' : 'konusuldu';
  if (c.Bitis === null && gecen(c.Baslama) < CALMA_SN) return 'caliyor';
  return c.GeriArama === null ? 'cevapsiz' : 'arandi';
}

/** Usual minutes of a break whose end nobody knows. */
const OLAGAN_DK = { diger: 15, yemek: 60 } as const;

/** Expected return to the desk (epoch ms), never before `simdi`; null: unknown. */
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

/** True for a person at the desk. Calls appear only on the screens of these people. */
export const masada = (m: PanoGorunumu, simdi: An): boolean =>
  m.Baslama !== null && m.Mola_Durum_Id === MASA_BASI && !mesaiBittiMi(m, simdi);

/** A person with an extension. */
export interface CagriAdayi {
  readonly Id: number;
  readonly Dahili: string;
  readonly masada: boolean;
  /** Expected return (epoch ms); null: already there, or unknown. */
  readonly donus: number | null;
  /** 2: has an open ticket of the calling customer; 1: looks after that customer; 0: neither. */
  readonly ilgi: 0 | 1 | 2;
}

export interface Yonlendirme {
  readonly calanlar: readonly CagriAdayi[];
  /**
   * Only when nobody is at the desk: the person who is expected back first. In the same minute, people who know the
   * customer come first.
   */
  readonly donecek: CagriAdayi | null;
}

/**
 * Chooses the screens on which a call appears. If the exchange names extensions, those of its people at the desk. If it
 * asks, the people at the desk who know the customer best: with an open ticket, else looking after the customer, else
 * everybody.
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
