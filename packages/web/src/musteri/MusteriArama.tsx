import { MUSTERI_DURUMLARI } from '@masabasi/core/musteri/alanlar';
import type { MusteriSuzgeci } from '@masabasi/core/musteri/contract';

import { tanim } from '@masabasi/core/tanim/contract';
import type { ReactNode } from 'react';
import { useEndpoint } from '../api.ts';
import { secilenId } from '../secenek.ts';
import { filterOptions, ListFilters } from '../ui/ListFilters.tsx';

export interface MusteriAramaProps {
  readonly suzgec: MusteriSuzgeci;
  /** As it is typed; the search follows a moment later. */
  readonly ara: string;
  readonly onSearch: (ara: string) => void;
  readonly onChange: (degisen: Partial<MusteriSuzgeci>) => void;
  /** Beside the search. */
  readonly children: ReactNode;
}

/** What customers are searched by. */
export function MusteriArama({ suzgec, ara, onSearch, onChange, children }: MusteriAramaProps) {
  const { il = [], proje = [] } = useEndpoint(tanim.baseGerekliList, {}).data ?? {};
  const { Durum, IlId, ProjeId, sirala } = suzgec;
  return (
    <ListFilters
      label="Müşteri ara"
      search={ara}
      onSearch={onSearch}
      filters={[
        {
          label: 'Durum',
          options: [{ value: '', label: 'Bütün durumlar' }, ...MUSTERI_DURUMLARI],
          value: Durum ?? '',
          onChange: (v) => onChange({ Durum: MUSTERI_DURUMLARI.find((d) => d === v) ?? null }),
        },
        {
          label: 'İl',
          options: filterOptions('Bütün iller', il),
          value: String(IlId ?? ''),
          onChange: (v) => onChange({ IlId: secilenId(v) }),
        },
        {
          label: 'Ürün',
          options: filterOptions('Bütün ürünler', proje),
          value: String(ProjeId ?? ''),
          onChange: (v) => onChange({ ProjeId: secilenId(v) }),
        },
        {
          label: 'Sıra',
          options: [
            { value: 'Ad', label: 'Ada göre' },
            { value: 'Yeni', label: 'Önce yeni açılan' },
          ],
          value: sirala,
          onChange: (v) => onChange({ sirala: v === 'Yeni' ? 'Yeni' : 'Ad' }),
        },
      ]}
    >
      {children}
    </ListFilters>
  );
}
