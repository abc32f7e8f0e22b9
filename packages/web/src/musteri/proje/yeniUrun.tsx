import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { bilinenBen } from '../../platform/session/oturum.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { type CreateLine, createLabel } from '../../ui/searchedOptions.ts';

const ProjeDialog = onDemand(() => import('./ProjeDialog.tsx'));

/** The line of a choice that adds a product, for people who keep them. */
export function yeniUrun(onSaved: (Id: number) => void): CreateLine | undefined {
  const ben = bilinenBen();
  if (!ben?.yetkisi(YETKI.projeYonet) || !SAYFA.proje.some((yol) => ben.acar(yol))) return undefined;
  return {
    label: createLabel('ürün'),
    form: (yazilan, onClose) => <ProjeDialog satir={null} ad={yazilan} onClose={onClose} onSaved={onSaved} />,
  };
}
