import type { Gun } from '@masabasi/core/platform/time/tarih';
import { dosyaOkuyan } from '../../platform/worker/isci.ts';
import type { OkunanFatura, OkunanListe } from './gelenInceleme.ts';

/** Reads invoices of others and registration lists in separate threads, within limits of memory and time. */

const MODUL = new URL('./gelenInceleme.ts', import.meta.url);
const faturaOkuyan = dosyaOkuyan<OkunanFatura>(MODUL, 'Fatura bu sürede okunamadı; dosya çok büyük ya da bozuk.');
const listeOkuyan = dosyaOkuyan<OkunanListe>(MODUL, 'Liste bu sürede okunamadı; bölerek yükleyiniz.');

const hatali = <T>(o: T | string): T | { readonly hata: string } => (typeof o === 'string' ? { hata: o } : o);

/** The invoice in a file, with the broken rules as of this day. */
export const gelenCoz = async (xml: string, bugun: Gun): Promise<OkunanFatura> =>
  hatali(await faturaOkuyan({ ne: 'fatura', xml, bugun }));

/** Reads the registered companies of a list. */
export const listeCoz = async (metin: string): Promise<OkunanListe> =>
  hatali(await listeOkuyan({ ne: 'liste', metin }));
