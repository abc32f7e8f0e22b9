import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { TanimListeAdi } from '@masabasi/core/platform/tanim/rules';
import { kucuk } from '@masabasi/core/platform/text/metin';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { onDemand } from '../../ui/onDemand.tsx';
import { type CreateLine, createLabel } from '../../ui/searchedOptions.ts';
import { bilinenBen } from '../session/oturum.ts';

const YeniTanimDialog = onDemand(() => import('./YeniTanimDialog.tsx'));

/**
 * The line of a choice that adds a row to its reference list, for people who keep these lists.
 * @param ad the name of one row, as the field says it
 */
export function yeniTanim(liste: TanimListeAdi, ad: string, onSaved: (Id: number) => void): CreateLine | undefined {
  const ben = bilinenBen();
  if (!ben?.yetkisi(YETKI.tanimYonet) || !SAYFA.tanim.some((yol) => ben.acar(yol))) return undefined;
  return {
    label: createLabel(kucuk(ad)),
    form: (typed, onClose) => <YeniTanimDialog liste={liste} ad={typed} onClose={onClose} onSaved={onSaved} />,
  };
}
