import { EN_COK_BAG } from '@masabasi/core/is/gorev/rules';
import type { BagliGorev, GorevKarti } from '@masabasi/core/is/gorev/satirlar';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { gorev as oda } from '../../calls/gorev.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { MultiSelectField } from '../../ui/MultiSelectField.tsx';
import type { Option } from '../../ui/SelectField.tsx';
import { bildir } from '../../ui/Toast.tsx';

const BEKLE_MS = 250;

export interface GorevBagDialogProps {
  readonly g: GorevKarti;
  readonly beklenenler: readonly BagliGorev[];
  readonly onClose: () => void;
}

/** Chooses the tasks that a task waits for. */
export default function GorevBagDialog({ g, beklenenler, onClose }: GorevBagDialogProps) {
  const [yazilan, setYazilan] = useState('');
  const [ara] = useDebouncedValue(yazilan.trim(), BEKLE_MS);
  const { data, isPlaceholderData } = useEndpoint(
    oda.gorevBul,
    { ara, yakin: true },
    { keepPrevious: true, enabled: ara !== '' },
  );
  /** Tasks found earlier stay in the options, so that a chosen task keeps its name. */
  const [gorulen, setGorulen] = useState<readonly Option[]>(
    beklenenler.map((b) => ({ Id: b.Id, Ad: `${b.No} ${b.Baslik}` })),
  );
  const bulunan = ara === '' ? [] : (data?.bulunanlar ?? []).filter((b) => b.Id !== g.Id);
  const form = useForm(oda.gorevBagKaydet, {
    draft: null,
    initial: () => ({ Beklenenler: beklenenler.map((b) => b.Id) }),
    errors: () => ({}),
    request: (f) => ({ Id: g.Id, Surum: g.Surum, ...f }),
    onSuccess: () => {
      bildir({ baslik: 'Bağlar kaydedildi', tur: 'success' });
      onClose();
    },
  });
  const alan = form.field('Beklenenler');
  return (
    <FormDialog title={`Beklediği İşler: ${g.No}`} width={560} form={form} onClose={onClose}>
      <MultiSelectField
        {...alan}
        value={alan.value}
        onChange={(secilen) => {
          setGorulen([...gorulen, ...bulunan.filter((b) => !gorulen.some((e) => e.Id === b.Id))]);
          alan.onChange(secilen);
        }}
        label="Beklediği İşler"
        first
        description="İşin numarasını ya da başlığından bir sözü yazınız. Bu işler bitmeden başlanırsa uyarılır."
        options={bulunan}
        current={gorulen.filter((o) => alan.value.includes(o.Id))}
        placeholder="No ya da başlık"
        nothingFound={ara === '' ? 'Aramak için yazınız' : 'Böyle bir iş yok'}
        maxValues={EN_COK_BAG}
        onSearch={setYazilan}
        searching={ara !== yazilan.trim() || isPlaceholderData}
      />
    </FormDialog>
  );
}
