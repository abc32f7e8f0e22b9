import { musteri as oda } from '@masabasi/core/musteri/contract';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useEndpoint } from '../api.ts';
import { secilenId } from '../secenek.ts';

const BEKLE_MS = 250;
const SUNULAN = 20;

export interface MusteriSecimiProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (Id: number | null) => void;
  readonly error?: string | false | undefined;
}

/** Chooses a customer: found as on the customers' list, by name, number, telephone or e-mail. */
export function MusteriSecimi({ label, value, onChange, error }: MusteriSecimiProps) {
  const [yazilan, setYazilan] = useState('');
  const [secilenAd, setSecilenAd] = useState<string | null>(null);
  const [ara] = useDebouncedValue(yazilan.trim(), BEKLE_MS);
  const bulunan = useEndpoint(
    oda.musterilist,
    { ara: ara === secilenAd ? '' : ara, adet: SUNULAN },
    { keepPrevious: true },
  );
  const satirlar = (bulunan.data?.musterilist ?? []).map((m) => ({
    value: String(m.Id),
    label: [m.Ad, m.MusteriNo, m.Il].filter(Boolean).join(' · '),
  }));
  const secili =
    value !== null && secilenAd !== null && !satirlar.some((s) => s.value === String(value))
      ? [{ value: String(value), label: secilenAd }]
      : [];
  return (
    <Select
      label={label}
      required
      data-autofocus
      placeholder="Ad, müşteri no, kimlik no ya da telefon"
      data={[...secili, ...satirlar]}
      value={value === null ? null : String(value)}
      error={error}
      onChange={(v, secenek) => {
        setSecilenAd(secenek?.label ?? null);
        onChange(secilenId(v));
      }}
      onSearchChange={setYazilan}
      // The server has searched already, in its own Turkish way.
      filter={({ options }) => options}
      nothingFoundMessage={bulunan.error ? bulunan.error.message : bulunan.isFetching ? 'Aranıyor...' : 'Bulunamadı'}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `${label}: seçimi kaldır` }}
    />
  );
}
