import type { MusteriSuzgeci } from '@masabasi/core/musteri/contract';
import { MUSTERI_DURUMLARI } from '@masabasi/core/musteri/rules';
import { tanim } from '@masabasi/core/tanim/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEndpoint } from '../api.ts';
import { secilenId } from '../secenek.ts';
import css from './MusteriArama.module.css';

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
  const secenek = (bos: string, satirlar: readonly { Id: number; Ad: string }[]) => [
    { value: '', label: bos },
    ...satirlar.map((s) => ({ value: String(s.Id), label: s.Ad })),
  ];
  const { Durum, IlId, ProjeId, sirala } = suzgec;
  return (
    <div className={css.suzgec}>
      <TextInput
        type="search"
        className={css.ara}
        aria-label="Müşteri ara"
        placeholder="Ara..."
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={100}
        value={ara}
        onChange={(e) => onSearch(e.currentTarget.value)}
      />
      {children}
      <NativeSelect
        aria-label="Durum"
        data={[{ value: '', label: 'Bütün durumlar' }, ...MUSTERI_DURUMLARI]}
        value={Durum ?? ''}
        onChange={(e) => onChange({ Durum: MUSTERI_DURUMLARI.find((d) => d === e.currentTarget.value) ?? null })}
      />
      <NativeSelect
        aria-label="İl"
        data={secenek('Bütün iller', il)}
        value={IlId === null ? '' : String(IlId)}
        onChange={(e) => onChange({ IlId: secilenId(e.currentTarget.value) })}
      />
      <NativeSelect
        aria-label="Ürün"
        data={secenek('Bütün ürünler', proje)}
        value={ProjeId === null ? '' : String(ProjeId)}
        onChange={(e) => onChange({ ProjeId: secilenId(e.currentTarget.value) })}
      />
      <NativeSelect
        aria-label="Sıra"
        data={[
          { value: 'Ad', label: 'Ada göre' },
          { value: 'Yeni', label: 'Önce yeni açılan' },
        ]}
        value={sirala}
        onChange={(e) => onChange({ sirala: e.currentTarget.value === 'Yeni' ? 'Yeni' : 'Ad' })}
      />
    </div>
  );
}
