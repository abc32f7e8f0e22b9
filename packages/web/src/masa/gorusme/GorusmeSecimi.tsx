import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { gorusmeler as oda } from '../../calls/gorusmeler.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import type { FieldProps } from '../../ui/Form.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { offered, type Option } from '../../ui/SelectField.tsx';

export interface GorusmeSecimiProps extends FieldProps {
  /** The ticket to merge into the chosen one. */
  readonly gorusmeId: number;
  readonly value: Option | null;
  readonly onChange: (hedef: Option | null) => void;
}

const BEKLE_MS = 250;

/** Another open ticket of the same customer: the first of them, or a search by number and text. */
export function GorusmeSecimi({ gorusmeId, value, onChange, first, ...props }: GorusmeSecimiProps) {
  const [yazilan, setYazilan] = useState(value?.Ad ?? '');
  const [ara] = useDebouncedValue(yazilan === value?.Ad ? '' : yazilan.trim(), BEKLE_MS);
  const { data, error, isPlaceholderData } = useEndpoint(
    oda.birlesilebilenler,
    { Id: gorusmeId, ara },
    { keepPrevious: true },
  );
  const bulunan = (data?.gorusmeler ?? []).map((k) => ({ Id: k.Id, Ad: `${k.No} · ${k.Baslik}` }));
  return (
    <SearchSelect
      {...props}
      data-autofocus={first || undefined}
      placeholder="No ya da konuşulan"
      data={offered(bulunan, value ? [value] : [])}
      found
      searching={ara !== yazilan.trim() || isPlaceholderData}
      value={value === null ? null : String(value.Id)}
      searchValue={yazilan}
      onSearchChange={setYazilan}
      onChange={(v) => onChange(bulunan.find((b) => String(b.Id) === v) ?? null)}
      nothingFoundMessage={error?.message ?? (data ? 'Müşterinin böyle açık bir görüşmesi yok' : 'Aranıyor...')}
      openOnFocus={!first}
    />
  );
}
