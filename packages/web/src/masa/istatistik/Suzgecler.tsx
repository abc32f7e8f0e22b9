import { ISTATISTIK_SUZGECLERI } from '@masabasi/core/masa/istatistik/liste';
import { sonOnIkiAy } from '@masabasi/core/masa/istatistik/rules';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { istatistik as oda } from '../../calls/istatistik.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useIstatistikAdresi } from './istatistikAdresi.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { listFilters } from '../../ui/gridFilters.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { hazirDonemler } from '../../platform/list/hazirDonemler.ts';
import type { GridFilter } from '../../ui/useListGrid.ts';

/**
 * The filters of all figures and answers: survey, period, product, channel, department, province. All are in the
 * address.
 */
export function Suzgecler() {
  const { anket, soz, ile, degistir } = useIstatistikAdresi();
  const git = useNavigate();
  const [bugun] = useState(() => istanbulGunu(simdi()));
  const { data } = useEndpoint(oda.istatistikGerekli, {});
  const suzgec = (
    id: string,
    adres: string,
    label: string,
    o: { all: string; options: GridFilter['options'] } | null,
  ) => {
    const value = soz(adres);
    // A change of the filter goes back to the first page of answers.
    const set = (v: string) => degistir({ [adres]: v === '' ? null : v, sayfa: null });
    return { id, label, value, set, shown: o === null && value ? tarihYaz(value) : value, ...o } satisfies GridFilter;
  };
  const secenekleri = (kayitlar: readonly { readonly Id: number; readonly Ad: string }[] = []) =>
    kayitlar.map((k) => ({ value: String(k.Id), label: k.Ad }));
  const kaynak = { ProjeId: data?.projeler, DepartmanId: data?.departmanlar, IlId: data?.iller };
  const filters: GridFilter[] = [
    ...Object.entries(ISTATISTIK_SUZGECLERI).map(([id, { adres, etiket, gosterim }]) => {
      if (gosterim.tur === 'secim')
        return suzgec(id, adres, etiket, {
          all: gosterim.bos,
          options: gosterim.secenekler.map((x) => ({ value: x.deger, label: x.ad })),
        });
      return gosterim.tur === 'kayit'
        ? suzgec(id, adres, etiket, { all: gosterim.bos, options: secenekleri(kaynak[id as keyof typeof kaynak]) })
        : suzgec(id, adres, etiket, null);
    }),
    suzgec('Ilk2', 'ilk2', 'Karşılaştırma: ilk gün', null),
    suzgec('Son2', 'son2', 'Karşılaştırma: son gün', null),
  ];
  return (
    <FilterBar
      label="Memnuniyet"
      flat
      filters={listFilters(filters)}
      scope={
        <SearchSelect
          aria-label="Anket"
          w={220}
          value={String(anket)}
          data={[{ value: '0', label: 'Bütün anketler' }, ...secenekleri(data?.anketler)]}
          onChange={(v) => v !== null && void git(ile({ sayfa: null, soru: null }, Number(v)))}
        />
      }
      periods={hazirDonemler(bugun).map(({ ad, Ilk, Son }) => ({
        name: ad,
        to: ile({ ilk: Ilk, son: Son, sayfa: null }),
        current: (soz('ilk') || sonOnIkiAy(bugun).Ilk) === Ilk && (soz('son') || bugun) === Son,
      }))}
    />
  );
}
