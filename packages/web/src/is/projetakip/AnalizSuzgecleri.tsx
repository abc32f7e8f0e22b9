import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { useState } from 'react';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { analizDonemleri, useAnalizAdresi } from './analizAdresi.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { listFilters } from '../../ui/gridFilters.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import type { GridFilter } from '../../ui/useListGrid.ts';

const YOK = { value: '0', label: 'Olmayanlar' };
const secenekleri = (kayitlar: readonly { readonly Id: number; readonly Ad: string }[] = []) =>
  kayitlar.map((k) => ({ value: String(k.Id), label: k.Ad }));

/** The filters of all figures and plans: project, topic, team, owner, days. All are in the address. */
export function AnalizSuzgecleri() {
  const { soz, degistir, ile, suzgec: s } = useAnalizAdresi();
  const [bugun] = useState(() => istanbulGunu(simdi()));
  const { data: gerekli } = useEndpoint(oda.getGerekliList, {});
  const { data: projeler } = useEndpoint(oda.getProjeDetayList, { adet: 200, sirala: [{ alan: 'Ad', yon: 'artan' }] });
  const { data: konular } = useEndpoint(
    oda.getprojeKonuList,
    { ProjeId: s.ProjeId ?? 1 },
    { enabled: s.ProjeId !== null },
  );
  const suzgec = (
    adres: string,
    label: string,
    o: { all: string; options: GridFilter['options'] } | null,
    ek: Readonly<Record<string, null>> = {},
  ): GridFilter => {
    const value = soz(adres);
    const set = (v: string) => degistir({ ...ek, [adres]: v === '' ? null : v });
    return { id: adres, label, value, set, shown: o === null && value ? tarihYaz(value) : value, ...o };
  };
  const filters: GridFilter[] = [
    // Topics belong to one project.
    suzgec('proje', 'Proje', { all: 'Bütün projeler', options: secenekleri(projeler?.projeDetayList) }, { konu: null }),
    ...(s.ProjeId === null
      ? []
      : [suzgec('konu', 'Konu', { all: 'Bütün konular', options: secenekleri(konular?.projeKonuList) })]),
    suzgec('ekip', 'Ekip', { all: 'Bütün ekipler', options: [...secenekleri(gerekli?.projeEkip), YOK] }),
    suzgec('kisi', 'Sorumlu', { all: 'Bütün sorumlular', options: [...secenekleri(gerekli?.personel), YOK] }),
    suzgec('ilk', 'İlk gün', null),
    suzgec('son', 'Son gün', null),
  ];
  return (
    <FilterBar
      label="Proje analizi"
      flat
      filters={listFilters(filters)}
      periods={analizDonemleri(bugun).map(({ ad, ilk, son }) => ({
        name: ad,
        to: ile({ ilk, son }),
        current: soz('ilk') === (ilk ?? '') && soz('son') === (son ?? ''),
      }))}
    />
  );
}
