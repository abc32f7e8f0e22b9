import { musteriAranir } from '@masabasi/core/musteri/musteri/rules';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { musteri as oda } from '../../calls/musteri.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { offered, type Option } from '../../ui/SelectField.tsx';

export type SecilenMusteri = Option;

export interface MusteriSecimiProps {
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  /** First field of a dialog: the focus starts here. */
  readonly first?: boolean;
  readonly error?: string | false | undefined;
  readonly secili: SecilenMusteri | null;
  readonly onSec: (musteri: SecilenMusteri | null) => void;
  /** Receives the typed text, which the field forgets when it loses the focus. */
  readonly onYazilan?: (yazilan: string) => void;
}

const BEKLE_MS = 250;

/** A customer, searched on the server by name, number or telephone in any spelling. */
export function MusteriSecimi({
  label,
  description,
  required,
  first,
  error,
  secili,
  onSec,
  onYazilan,
}: MusteriSecimiProps) {
  const [yazilan, setYazilan] = useState(secili?.Ad ?? '');
  const [ara] = useDebouncedValue(yazilan.trim(), BEKLE_MS);
  const aranir = musteriAranir(ara) && ara !== secili?.Ad;
  const sorgu = useEndpoint(oda.musteriSecenekleri, { ara }, { enabled: aranir, keepPrevious: true });
  const bulunan = aranir ? (sorgu.data?.musteriler ?? []) : [];
  const bos = aranir ? (sorgu.error?.message ?? (sorgu.data ? 'Bulunamadı' : 'Aranıyor...')) : 'En az üç harf yazınız.';
  return (
    <SearchSelect
      label={label}
      required={required}
      data-autofocus={first || undefined}
      error={error}
      placeholder="Ad, telefon ya da müşteri no"
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={offered(bulunan, secili ? [secili] : [])}
      found
      renderOption={({ option }) => {
        const m = bulunan.find((b) => String(b.Id) === option.value);
        const yer = [m?.Il, m?.Ilce].filter(Boolean).join(' / ');
        return [option.label, m?.MusteriNo, yer].filter(Boolean).join(' · ');
      }}
      value={secili === null ? null : String(secili.Id)}
      searchValue={yazilan}
      onSearchChange={setYazilan}
      onInput={(e) => onYazilan?.(e.currentTarget.value)}
      onChange={(v) => onSec(bulunan.find((b) => String(b.Id) === v) ?? null)}
      nothingFoundMessage={bos}
      openOnFocus={!first && !error}
      clearable
      clearButtonProps={{ 'aria-label': `${label}: seçimi kaldır` }}
    />
  );
}
