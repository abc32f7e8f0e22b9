import { isciyim } from '../../platform/worker/isciyim.ts';
import { XmlHatasi } from '../../platform/xml/xml.ts';
import { type DisDosya, mspOku } from './mspOku.ts';

/** The thread that reads plans of other programs (`isci.ts`). */

export type OkunanGorevler = DisDosya | { readonly hata: string };

isciyim((dosya: string): OkunanGorevler => {
  try {
    return mspOku(dosya);
  } catch (e) {
    if (e instanceof XmlHatasi) return { hata: e.message };
    throw e;
  }
});
