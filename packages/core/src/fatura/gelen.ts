import { gorunenUzunluk } from '../metin.ts';
import { type Gun, gunEkle, gunFarki } from '../tarih.ts';
import { EN_AZ_NEDEN } from './rules.ts';

/** Invoices that others send: read, shown and, of the commercial kind, answered in time. */

export const GELEN_YANITLARI = [
  'yok',
  'bekliyor',
  'kabulEdilecek',
  'reddedilecek',
  'kabul',
  'ret',
  'suresiDoldu',
] as const;
export type GelenYaniti = (typeof GELEN_YANITLARI)[number];
export const GELEN_YANIT_ADLARI: Readonly<Record<GelenYaniti, string>> = {
  yok: 'Yanıt Gerekmez',
  bekliyor: 'Yanıt Bekliyor',
  kabulEdilecek: 'Kabul Gönderilecek',
  reddedilecek: 'Ret Gönderilecek',
  kabul: 'Kabul Ettik',
  ret: 'Reddettik',
  suresiDoldu: 'Süresi Doldu, Kabul',
};

/** What came is looked at by. */
export const GELEN_SEKMELERI = {
  hepsi: 'Hepsi',
  bekleyen: 'Yanıt Bekleyenler',
  aykiri: 'Kurallara Uymayanlar',
} as const;

/** Of one file, or of an archive of them. */
export const GELEN_DOSYA_SINIRI = 4 * 1024 * 1024;

/** So many days what could not be kept is shown. */
export const ALINAMAYAN_GUN = 30;

/** So many days at the most may be left for an answer; the database holds it, too. */
export const EN_COK_YANIT_GUNU = 30;

/** The last day on which an invoice that came on a day may be answered. */
export const sonYanitGunu = (gelis: Gun, yanitGun: number): Gun => gunEkle(gelis, yanitGun);

/** How many days are left for an answer, in words; null: none is waited for. */
export function kalanYanitGunu({ Yanit, SonGun }: Yanitlanan, bugun: Gun): string | null {
  if (Yanit !== 'bekliyor' || SonGun === null || bugun > SonGun) return null;
  return bugun === SonGun ? 'Son gün bugün' : `${gunFarki(bugun, SonGun)} gün kaldı`;
}

interface Yanitlanan {
  readonly Yanit: GelenYaniti;
  readonly SonGun: Gun | null;
}
/** Why an invoice that came is not answered so; null: it is. @param neden why it is refused */
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
