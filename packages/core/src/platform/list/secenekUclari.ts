import type { bankaHesaplari } from '../../mali/banka/secenekler.ts';
import type { denetimGerekli } from '../denetim/secenekler.ts';
import type { istatistikGerekli } from '../../masa/istatistik/secenekler.ts';
import type { tanim } from '../tanim/contract.ts';
import type { getTeklifGerekliList } from '../../pazarlama/teklif/secenekler.ts';
import type { getToplantiGerekliList } from '../../is/toplanti/secenekler.ts';
import type { baglantiGerekli } from '../../masa/uzakbaglanti/secenekler.ts';
import type { ziyaretGerekli } from '../../pazarlama/ziyaret/secenekler.ts';

/**
 * Calls that list filters read their choices from, by room and name. A list names a call instead of importing its
 * contract, because the browser reads the list and must not load schemas.
 */
export interface SecenekUclari {
  readonly 'banka.bankaHesaplari': typeof bankaHesaplari;
  readonly 'denetim.denetimGerekli': typeof denetimGerekli;
  readonly 'istatistik.istatistikGerekli': typeof istatistikGerekli;
  readonly 'tanim.baseGerekliList': typeof tanim.baseGerekliList;
  readonly 'tanim.getGerekli': typeof tanim.getGerekli;
  readonly 'tanim.getGerekliList': typeof tanim.getGerekliList;
  readonly 'tanim.lisansGerekli': typeof tanim.lisansGerekli;
  readonly 'tanim.musterigerekli': typeof tanim.musterigerekli;
  readonly 'teklif.getTeklifGerekliList': typeof getTeklifGerekliList;
  readonly 'toplanti.getToplantiGerekliList': typeof getToplantiGerekliList;
  readonly 'uzakbaglanti.baglantiGerekli': typeof baglantiGerekli;
  readonly 'ziyaret.ziyaretGerekli': typeof ziyaretGerekli;
}
export type SecenekUcu = keyof SecenekUclari;
