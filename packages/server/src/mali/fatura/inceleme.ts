import { dirname, basename, join } from 'node:path';
import { ANA_SEMATRON } from '@masabasi/core/mali/fatura/kanit';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { type Hazir, hazirla, sematronAykiriliklari } from './sematron.ts';
import { SematronHatasi, sematronOku } from './sematronOku.ts';
import { isciyim } from '../../platform/worker/isciyim.ts';

/** Thread that checks invoices against the official rules. It reads the rules once. */

export interface SematronIsi {
  /** Folder of the official package. */
  readonly dizin: string;
  /** Null: only check that the rules can be understood. */
  readonly fatura: { readonly xml: string; readonly bugun: Gun } | null;
}
export type SematronSonucu = { readonly cumleler: string[] } | { readonly hata: string };

const okunan = new Map<string, Hazir>();

function tut({ dizin, fatura }: SematronIsi): SematronSonucu {
  try {
    const yol = join(dizin, ANA_SEMATRON);
    const kurallar = okunan.get(dizin) ?? hazirla(sematronOku(dirname(yol), basename(yol)));
    okunan.set(dizin, kurallar);
    return {
      cumleler:
        fatura === null ? [] : sematronAykiriliklari(kurallar, fatura.xml, fatura.bugun).map(({ cumle }) => cumle),
    };
  } catch (e) {
    if (e instanceof SematronHatasi) return { hata: e.message };
    throw e;
  }
}

isciyim(tut);
