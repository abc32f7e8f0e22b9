import { IconMapPin } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { DataGrid } from './DataGrid.tsx';
import { EmptyState } from './EmptyState.tsx';
import css from './IlHaritasi.module.css';
import { OpenButton } from './OpenButton.tsx';
import { Panel } from './Panel.tsx';
import { type MapPoint, TurkiyeHaritasi } from './TurkiyeHaritasi.tsx';
import type { GridColumn, GridSort } from './useDataGrid.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** A province with its figures. */
interface IlRow {
  readonly IlId: number;
  readonly Ad: string;
}

export interface IlHaritasiProps<Il extends IlRow, Measure extends string> {
  /** Names the table's saved settings. */
  readonly name: string;
  /** Names the table for a screen reader. */
  readonly label: string;
  readonly rows: readonly Il[];
  /** What the map can show. The first is shown at the beginning, and the table is sorted by the column of its name. */
  readonly measures: Readonly<Record<Measure, string>>;
  readonly value: (il: Il, measure: Measure) => number;
  /** Columns beside the province's name. */
  readonly columns: readonly GridColumn<Il>[];
  readonly describe: (il: Il) => string;
  /** What is said of a province without a row. */
  readonly none: string;
  readonly points: readonly MapPoint[];
  /** A sentence below the map. */
  readonly note?: ReactNode;
  /** What is shown of the chosen province, below its figures. */
  readonly renderChosen: (il: Il) => ReactNode;
}

/** Figures of provinces as a map and as a table; the one that is chosen in either is opened between them. */
export function IlHaritasi<Il extends IlRow, Measure extends string>({
  name,
  label,
  rows,
  measures,
  value,
  columns,
  describe,
  none,
  points,
  note,
  renderChosen,
}: IlHaritasiProps<Il, Measure>) {
  const options = (Object.keys(measures) as Measure[]).map((m) => ({ value: m, label: measures[m] }));
  const [measure, setMeasure] = useState(options[0]!.value);
  const [initialSort] = useState<GridSort>([{ id: measure, desc: true }]);
  const [selected, setSelected] = useState<number | null>(null);
  const allColumns = useMemo(
    (): readonly GridColumn<Il>[] => [
      {
        id: 'Ad',
        header: 'İl',
        width: '20%',
        card: 'title',
        value: (il) => il.Ad,
        renderCell: (il) => <OpenButton onClick={() => setSelected(il.IlId)}>{il.Ad}</OpenButton>,
      },
      ...columns,
    ],
    [columns],
  );
  const byId = new Map(rows.map((il) => [il.IlId, il]));
  const il = selected === null ? undefined : byId.get(selected);
  return (
    <div className={css.stack}>
      <Panel padded>
        <div className={css.tools}>
          <ViewSwitch label="Haritada gösterilen" value={measure} onChange={setMeasure} options={options} />
        </div>
        <TurkiyeHaritasi
          label={`İllere göre: ${measures[measure]}`}
          values={new Map(rows.map((i) => [i.IlId, value(i, measure)]))}
          describe={(IlId) => {
            const i = byId.get(IlId);
            return i === undefined ? none : describe(i);
          }}
          points={points}
          selected={selected}
          onSelect={setSelected}
        />
        {note && <p className={css.note}>{note}</p>}
      </Panel>
      {il && (
        <Panel title={il.Ad} icon={<IconMapPin />} padded>
          <p className={css.said}>{describe(il)}</p>
          {renderChosen(il)}
        </Panel>
      )}
      <Panel>
        <DataGrid
          name={name}
          label={label}
          columns={allColumns}
          rows={rows}
          rowKey={(i) => i.IlId}
          initialSort={initialSort}
        />
      </Panel>
    </div>
  );
}

/** The records of a chosen province, each to be opened, with what is said of it. */
export function IldekiListe({
  rows,
  none,
  onOpen,
}: {
  readonly rows: readonly { readonly Id: number; readonly Ad: string; readonly ek: string }[];
  readonly none: string;
  readonly onOpen: (Id: number) => void;
}) {
  if (rows.length === 0) return <EmptyState compact title={none} />;
  return (
    <ul className={css.list}>
      {rows.map(({ Id, Ad, ek }) => (
        <li key={Id}>
          <OpenButton onClick={() => onOpen(Id)}>{Ad}</OpenButton> <span className={css.more}>{ek}</span>
        </li>
      ))}
    </ul>
  );
}
