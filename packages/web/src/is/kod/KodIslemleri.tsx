import type { KodIslemiSatiri } from '@masabasi/core/is/kod/contract';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { kod as oda } from '../../calls/kod.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Section } from '../../ui/Section.tsx';
import { type Column, Table } from '../../ui/Table.tsx';

const SUTUNLAR: readonly Column<KodIslemiSatiri>[] = [
  { key: 'Zaman', header: 'Zaman', width: '140px', nowrap: true, renderCell: (k) => zamanYaz(k.Zaman) },
  {
    key: 'Mesaj',
    header: 'Kod',
    renderCell: (k) => (
      <>
        {k.Adres === null ? (
          <code>{k.Sha.slice(0, 8)}</code>
        ) : (
          <a href={k.Adres} target="_blank" rel="noopener noreferrer">
            <code>{k.Sha.slice(0, 8)}</code>
            <span className="visually-hidden"> (yeni sekmede açılır)</span>
          </a>
        )}{' '}
        {k.Mesaj}
      </>
    ),
  },
  { key: 'Yazan', header: 'Yazan', width: '150px', renderCell: (k) => k.Yazan },
  {
    key: 'Dal',
    header: 'Dal',
    width: '150px',
    renderCell: (k) => (k.Tur === 'birlestirme' ? `${k.Dal} dalına birleşti` : k.Dal),
  },
];

/** Code pushes and merges of a task. Without any, nothing is shown. */
export function KodIslemleri({ GorevId }: { readonly GorevId: number }) {
  const { data } = useEndpoint(oda.kodListe, { GorevId });
  if (!data || data.kodlist.length === 0) return null;
  return (
    <Section title="Kod">
      <Table label="Kod" rows={data.kodlist} rowKey={(k) => k.Id} columns={SUTUNLAR} empty="" />
    </Section>
  );
}
