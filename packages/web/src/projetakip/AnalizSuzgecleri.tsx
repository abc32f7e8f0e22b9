import { projetakip as oda } from '@masabasi/core/projetakip/contract';
import { istanbulGunu, tarihYaz } from '@masabasi/core/tarih';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { analizDonemleri, useAnalizAdresi } from '../analizAdresi.ts';
import { useEndpoint } from '../api.ts';
import { simdi } from '../sunucuSaati.ts';
import { ChoiceFilters } from '../ui/DataGridFilters.tsx';
import type { GridFilter } from '../ui/useListGrid.ts';
import css from './AnalizSuzgecleri.module.css';

const YOK = { value: '0', label: 'Olmayanlar' };
const secenekleri = (kayitlar: readonly { readonly Id: number; readonly Ad: string }[] = []) =>
  kayitlar.map((k) => ({ value: String(k.Id), label: k.Ad }));

/** What all figures and plans are cut down by: project, topic, team, owner, days; each in the address. */
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
    const shown = o?.options?.find((x) => x.value === value)?.label ?? (o === null && value ? tarihYaz(value) : value);
    const set = (v: string) => degistir({ ...ek, [adres]: v === '' ? null : v });
    return { id: adres, label, value, set, shown, behind: false, ...o };
  };
  const filters: GridFilter[] = [
    // Topics are those of one project.
    suzgec('proje', 'Proje', { all: 'Bütün projeler', options: secenekleri(projeler?.projeDetayList) }, { konu: null }),
    ...(s.ProjeId === null
      ? []
      : [suzgec('konu', 'Konu', { all: 'Bütün konular', options: secenekleri(konular?.projeKonuList) })]),
    suzgec('ekip', 'Ekip', { all: 'Bütün ekipler', options: [...secenekleri(gerekli?.projeEkip), YOK] }),
    suzgec('kisi', 'Sorumlu', { all: 'Bütün sorumlular', options: [...secenekleri(gerekli?.personel), YOK] }),
    suzgec('ilk', 'İlk gün', null),
    suzgec('son', 'Son gün', null),
  ];
  const cipler = filters.filter((f) => f.value !== '');
  return (
    <div className={css.suzgecler} role="group" aria-label="Süzgeçler">
      <div className={css.satir}>
        <ChoiceFilters filters={filters} />
      </div>
      <nav className={css.satir} aria-label="Dönem">
        {analizDonemleri(bugun).map(({ ad, ilk, son }) => (
          <Link
            key={ad}
            className={css.donem}
            replace
            aria-current={soz('ilk') === (ilk ?? '') && soz('son') === (son ?? '') ? 'true' : undefined}
            to={ile({ ilk, son })}
          >
            {ad}
          </Link>
        ))}
      </nav>
      {cipler.length > 0 && (
        <ul className={css.satir} aria-label="Seçilen süzgeçler">
          {cipler.map((f) => (
            <li key={f.id} className={css.cip}>
              {f.label}: {f.shown}
              <button type="button" aria-label={`Kaldır: ${f.label}: ${f.shown}`} onClick={() => f.set('')}>
                <IconX size={13} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
