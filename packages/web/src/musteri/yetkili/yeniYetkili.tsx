import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { bilinenBen } from '../../platform/session/oturum.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { type CreateLine, createLabel } from '../../ui/searchedOptions.ts';

const YetkiliDialog = onDemand(() => import('./YetkiliDialog.tsx'));

/** The line of a choice that adds a contact person to a customer, for people who may. */
export function yeniYetkili(musteriId: number | null, onSaved: (Id: number) => void): CreateLine | undefined {
  const ben = bilinenBen();
  if (musteriId === null || ![...SAYFA.musteri, ...SAYFA.ziyaret].some((yol) => ben?.acar(yol))) return undefined;
  return {
    label: createLabel('kişi'),
    form: (yazilan, onClose) => (
      <YetkiliDialog
        musteriId={musteriId}
        satir={null}
        ilk={false}
        yazilan={yazilan}
        onClose={onClose}
        onSaved={onSaved}
      />
    ),
  };
}
