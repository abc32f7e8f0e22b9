import { type Aykirilik, faturaAykiriliklari } from '@masabasi/core/mali/fatura/kontrol';
import type { FaturaBelgesi } from '@masabasi/core/mali/fatura/belge';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { isciyim } from '../../platform/worker/isciyim.ts';
import { XmlHatasi } from '../../platform/xml/xml.ts';
import { mukellefDilimleri, mukellefListesi } from './mukellefListe.ts';
import { faturaKoku, koktenOku } from './oku.ts';
import { yapiAykiriliklari } from './yapi.ts';

/** Thread that reads invoices of others and registration lists (`isci.ts`). */

export type GelenIsi =
  | { readonly ne: 'fatura'; readonly xml: string; readonly bugun: Gun }
  | { readonly ne: 'liste'; readonly metin: string };

/** An invoice with its broken rules, or a sentence with the reason to refuse it. */
export type OkunanFatura =
  | { readonly belge: FaturaBelgesi; readonly aykiriliklar: readonly Aykirilik[] }
  | { readonly hata: string };

/** Registered companies as JSON, in pieces for one SQL statement each. */
export type OkunanListe =
  | { readonly dilimler: readonly string[]; readonly Adet: number; readonly atlanan: number }
  | { readonly hata: string };

function fatura(xml: string, bugun: Gun): OkunanFatura {
  try {
    const kok = faturaKoku(xml);
    const belge = koktenOku(kok);
    return { belge, aykiriliklar: [...yapiAykiriliklari(kok, bugun), ...faturaAykiriliklari(belge, { bugun })] };
  } catch (e) {
    if (e instanceof XmlHatasi) return { hata: e.message };
    throw e;
  }
}

function liste(metin: string): OkunanListe {
  const okunan = mukellefListesi(metin);
  if (typeof okunan === 'string') return { hata: okunan };
  const { satirlar, atlanan } = okunan;
  return { dilimler: mukellefDilimleri(satirlar), Adet: satirlar.length, atlanan };
}

isciyim((is: GelenIsi) => (is.ne === 'fatura' ? fatura(is.xml, is.bugun) : liste(is.metin)));
