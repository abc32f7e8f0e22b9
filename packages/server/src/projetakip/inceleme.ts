import type { DisGorev } from '@masabasi/core/projetakip/aktarim';
import { isciyim } from '../isci.ts';
import { XmlHatasi } from '../xml.ts';
import { mspOku } from './msproject.ts';

/** The thread that reads plans of other programs (`isci.ts`). */

export type OkunanGorevler = { readonly gorevler: readonly DisGorev[] } | { readonly hata: string };

isciyim((dosya: string): OkunanGorevler => {
  try {
    return { gorevler: mspOku(dosya) };
  } catch (e) {
    if (e instanceof XmlHatasi) return { hata: e.message };
    throw e;
  }
});
