import { gorunenUzunluk } from '../../platform/text/metin.ts';
import { type Gun, gunFarki } from '../../platform/time/tarih.ts';
import { EN_AZ_NEDEN } from './rules.ts';

/** Invoices from other senders: they are read, shown and, for commercial invoices, answered in time. */

export const GELEN_YANIT_ADLARI = {
  yok: 'Yanıt Gerekmez',
  bekliyor: 'Yanıt Bekliyor',
  kabulEdilecek: 'Kabul Gönderilecek',
  reddedilecek: 'Ret Gönderilecek',
  kabul: 'Kabul Ettik',
  ret: 'Reddettik',
  suresiDoldu: 'Süresi Doldu, Kabul',
} as const;
export type GelenYaniti = keyof typeof GELEN_YANIT_ADLARI;
export const GELEN_YANITLARI = Object.keys(GELEN_YANIT_ADLARI) as GelenYaniti[];

/** Filter tabs of incoming invoices. */
export const GELEN_SEKMELERI = {
  hepsi: 'Hepsi',
  bekleyen: 'Yanıt Bekleyenler',
  aykiri: 'Kurallara Uymayanlar',
} as const;

/** Maximum bytes of one file, or of an archive of files. */
export const GELEN_DOSYA_SINIRI = 4 * 1024 * 1024;

/** Days for which invoices that could not be stored are shown. */
export const ALINAMAYAN_GUN = 30;

/** Maximum days for an answer. The database checks it as well. */
export const EN_COK_YANIT_GUNU = 30;

/** Remaining days for an answer, in words. Null: no answer is expected. */
export function kalanYanitGunu({ Yanit, SonGun }: Yanitlanan, bugun: Gun): string | null {
  if (Yanit !== 'bekliyor' || SonGun === null || bugun > SonGun) return null;
  return bugun === SonGun ? 'Son gün bugün' : `${gunFarki(bugun, SonGun)} gün kaldı`;
}

interface Yanitlanan {
  readonly Yanit: GelenYaniti;
  readonly SonGun: Gun | null;
}
/**
 * Reason to refuse this answer to an incoming invoice, or null.
 * @param neden reason of the rejection
 */
export function gelenYanitEngeli(f: Yanitlanan, yanit: 'KABUL' | 'RED', neden: string, bugun: Gun): string | null {
  if (f.Yanit === 'yok')
    return 'Temel ve e-Arşiv faturaya sistemden yanıt verilmez; itirazınızı sistem dışında bildiriniz.';
  if (f.Yanit === 'suresiDoldu' || (f.SonGun !== null && bugun > f.SonGun))
    return 'Yanıt süresi doldu; fatura kabul edilmiş sayılır.';
  if (f.Yanit !== 'bekliyor') return 'Bu faturaya yanıt verilmiş.';
  return yanit === 'RED' && gorunenUzunluk(neden) < EN_AZ_NEDEN
    ? `Ret nedenini en az ${EN_AZ_NEDEN} karakterle yazınız.`
    : null;
}
