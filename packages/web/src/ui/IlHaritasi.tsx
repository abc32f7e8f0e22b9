import { Button, Flex, Stack, Text } from '@mantine/core';
import IconArrowLeft from '~icons/tabler/arrow-left';
import IconMapPin from '~icons/tabler/map-pin';
import { type ReactNode, useMemo, useState } from 'react';
import { haritaHizmetiVar } from '../platform/map/harita.ts';
import { ilceSekilleri, ilGorunumu } from '../platform/map/ilceSekilleri.ts';
import { HARITA_BOY, HARITA_EN, haritadaYeri, IL_SEKILLERI } from '../platform/map/turkiyeHaritasi.ts';
import { DataGrid } from './DataGrid.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { OpenButton } from './OpenButton.tsx';
import { ProviderMap } from './ProviderMap.tsx';
import { Panel } from './Panel.tsx';
import { type MapMark, ShadedMap, type ShadedMapProps } from './ShadedMap.tsx';
import type { GridColumn, GridSort } from './useDataGrid.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import { PlainList } from './PlainList.tsx';

/** A place on the map: by its coordinates, else in the middle of its province. */
export interface MapPoint {
  readonly Id: number;
  readonly Enlem: number | null;
  readonly Boylam: number | null;
  readonly IlId: number | null;
  /** Name on the map of a service. */
  readonly Ad: string;
}

type Named = { readonly Ad: string };
type Il = { readonly IlId: number };
type Ilce = { readonly IlceId: number };

/** Figures of the districts of the chosen province. */
interface Districts<Figures> {
  readonly IlId: number;
  readonly Ad: string;
  readonly rows: readonly (Figures & Ilce)[];
  readonly points: readonly MapPoint[];
  /** A sentence below the district map. */
  readonly note?: ReactNode;
}

export interface IlHaritasiProps<Figures extends Named, Measure extends string> {
  /** Name for the stored settings of the table. */
  readonly name: string;
  /** Plural noun of the counted records, for the names of map and tables: "bayiler". */
  readonly counted: string;
  readonly rows: readonly (Figures & Il)[];
  /** Measures of the map. The first is shown at first, and the tables are sorted by the column with its name. */
  readonly measures: Readonly<Record<Measure, string>>;
  readonly value: (row: Figures, measure: Measure) => number;
  /** Columns beside the name. */
  readonly columns: readonly GridColumn<Figures>[];
  readonly describe: (row: Figures) => string;
  /** Text of a province without a row. */
  readonly none: string;
  readonly points: readonly MapPoint[];
  /** Opens the record of a point. */
  readonly onOpen?: (Id: number) => void;
  /** A sentence below the map. */
  readonly note?: ReactNode;
  /** The chosen province; null for the whole country. */
  readonly il: number | null;
  readonly onIl: (IlId: number | null) => void;
  /** The districts of the chosen province. While they load, those of the former one. */
  readonly districts: Districts<Figures> | undefined;
  /** Error of the read of districts. */
  readonly error: { readonly cause: Error; readonly onRetry: () => void } | null;
  /** Content below the figures of the chosen province or district. */
  readonly renderChosen: (row: Figures & (Il | Ilce)) => ReactNode;
}

const MAPS = [
  { value: 'ours', label: 'İl Haritası' },
  { value: 'service', label: 'Harita Hizmeti' },
] as const;
const COUNTRY = { x: -40, y: -40, width: HARITA_EN + 80, height: HARITA_BOY + 80 };

const marksOf = (points: readonly MapPoint[], middles: boolean): MapMark[] =>
  points.flatMap(({ Id, Enlem, Boylam, IlId }) => {
    if (Enlem !== null && Boylam !== null) {
      const [x, y] = haritadaYeri(Enlem, Boylam);
      return [{ Id, x, y }];
    }
    const il = middles && IL_SEKILLERI.find((s) => s.Id === IlId);
    return il ? [{ Id, x: il.x, y: il.y }] : [];
  });

interface LevelProps<Row extends Named> {
  readonly name: string;
  readonly label: string;
  readonly header: string;
  readonly measure: string;
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => number;
  readonly value: (row: Row) => number;
  readonly columns: readonly GridColumn<Row>[];
  readonly describe: (row: Row) => string;
  readonly none: string;
  readonly map: Pick<
    ShadedMapProps,
    'shapes' | 'view' | 'around' | 'marks' | 'start' | 'focusAtOnce' | 'onBack' | 'prompt'
  >;
  readonly tools: ReactNode;
  /** The map of a service, shown instead of ours on request. */
  readonly service: { readonly places: readonly MapPoint[]; readonly onOpen: ((Id: number) => void) | undefined };
  readonly below: ReactNode;
  readonly selected: number | null;
  readonly onSelect: (Id: number) => void;
  readonly chosen: ReactNode;
}

/** A map, the chosen place on it, and the table of its figures. */
function Level<Row extends Named>(props: LevelProps<Row>) {
  const { name, label, header, measure, rows, idOf, value, columns, describe, none, map, selected, onSelect } = props;
  const [initialSort] = useState<GridSort>([{ id: measure, desc: true }]);
  const allColumns = useMemo(
    (): readonly GridColumn<Row>[] => [
      {
        id: 'Ad',
        header,
        width: '20%',
        card: 'title',
        value: (row) => row.Ad,
        renderCell: (row) => <OpenButton onClick={() => onSelect(idOf(row))}>{row.Ad}</OpenButton>,
      },
      ...columns,
    ],
    [columns, header, idOf, onSelect],
  );
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  const [shown, setShown] = useState<'ours' | 'service'>('ours');
  return (
    <Stack gap={16}>
      <Panel padded>
        <Flex gap={12} wrap="wrap" pt={16} mb={12}>
          {props.tools}
          {haritaHizmetiVar && <ViewSwitch label="Harita" value={shown} onChange={setShown} options={MAPS} />}
        </Flex>
        {shown === 'service' ? (
          <ProviderMap label={`${label}, harita hizmeti`} {...props.service} />
        ) : (
          <ShadedMap
            {...map}
            label={label}
            values={new Map(rows.map((row) => [idOf(row), value(row)]))}
            describe={(Id) => {
              const row = byId.get(Id);
              return row === undefined ? none : describe(row);
            }}
            selected={selected}
            onSelect={onSelect}
          />
        )}
        {props.below}
      </Panel>
      {props.chosen}
      <Panel>
        <DataGrid name={name} label={label} columns={allColumns} rows={rows} rowKey={idOf} initialSort={initialSort} />
      </Panel>
    </Stack>
  );
}

const ilNo = (row: Il) => row.IlId;
const ilceNo = (row: Ilce) => row.IlceId;

/**
 * Figures of provinces as a map and as a table. A province chosen in either opens larger, with its districts and the
 * same figures. A district can be chosen in the same way.
 */
export function IlHaritasi<Figures extends Named, Measure extends string>(props: IlHaritasiProps<Figures, Measure>) {
  const { counted, rows, measures, value, columns, describe, points, note, il, onIl, districts, error } = props;
  const options = (Object.keys(measures) as Measure[]).map((m) => ({ value: m, label: measures[m] }));
  const [measure, setMeasure] = useState(options[0]!.value);
  const [ilce, setIlce] = useState<number | null>(null);
  // The province just left, to focus it on the map of the country.
  const [left, setLeft] = useState<number | null>(null);
  const open = il !== null && districts?.IlId === il ? districts : null;
  const shapes = useMemo(() => (open === null ? [] : ilceSekilleri(open.IlId)), [open]);
  const chooseIl = (Id: number) => {
    setIlce(null);
    onIl(Id);
  };
  const back = () => {
    setLeft(il);
    setIlce(null);
    onIl(null);
  };
  const province = il === null ? undefined : rows.find((row) => row.IlId === il);
  const shared = { columns, describe, measure, value: (row: Figures) => value(row, measure) };
  const measureSwitch = (
    <ViewSwitch label="Haritada gösterilen" value={measure} onChange={setMeasure} options={options} />
  );
  const chosenPanel = (row: Figures & (Il | Ilce)) => (
    <Panel title={row.Ad} icon={<IconMapPin />} padded>
      <Text mb={8}>{describe(row)}</Text>
      {props.renderChosen(row)}
    </Panel>
  );
  if (open === null)
    return (
      <Level
        {...shared}
        name={props.name}
        label={`İllere göre ${counted}: ${measures[measure]}`}
        header="İl"
        rows={rows}
        idOf={ilNo}
        none={props.none}
        map={{
          shapes: IL_SEKILLERI,
          view: COUNTRY,
          marks: marksOf(points, true),
          start: left ?? 6,
          focusAtOnce: left !== null,
          prompt: 'Bir ilin üzerine geliniz ya da seçiniz.',
        }}
        tools={measureSwitch}
        service={{ places: points, onOpen: props.onOpen }}
        below={
          <>
            {note && <Text>{note}</Text>}
            {il !== null && error && <ErrorState error={error.cause} onRetry={error.onRetry} />}
          </>
        }
        selected={il}
        onSelect={chooseIl}
        chosen={null}
      />
    );
  const district = open.rows.find((row) => row.IlceId === ilce);
  return (
    <Level
      key={open.IlId}
      {...shared}
      name={`${props.name}.ilce`}
      label={`${open.Ad}, ilçelere göre ${counted}: ${measures[measure]}`}
      header="İlçe"
      rows={open.rows}
      idOf={ilceNo}
      none=""
      map={{
        shapes,
        view: ilGorunumu(open.IlId),
        around: IL_SEKILLERI.filter((s) => s.Id !== open.IlId),
        marks: marksOf(open.points, false),
        start: shapes[0]!.Id,
        focusAtOnce: true,
        onBack: back,
        prompt: province === undefined ? `${open.Ad}: ${props.none}` : describe(province),
      }}
      tools={
        <>
          <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={back}>
            Türkiye
          </Button>
          <Text component="h2" fz={16} lh="36px" fw={600}>
            {open.Ad}
          </Text>
          {measureSwitch}
        </>
      }
      service={{ places: open.points, onOpen: props.onOpen }}
      below={
        <>
          {open.note && <Text>{open.note}</Text>}
          <Text mt={4} fz={12} c="dimmed">
            İlçe sınırları resmî değildir: her yer, merkezi en yakın olan ilçeye boyanır. İlçe merkezleri: GeoNames (CC
            BY 4.0).
          </Text>
        </>
      }
      selected={ilce}
      onSelect={setIlce}
      chosen={district ? chosenPanel(district) : province && chosenPanel(province)}
    />
  );
}

/** The records of a chosen place, each with a note and a button to open it. */
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
    <PlainList gap={6}>
      {rows.map(({ Id, Ad, ek }) => (
        <li key={Id}>
          <OpenButton onClick={() => onOpen(Id)}>{Ad}</OpenButton>{' '}
          <Text span c="dimmed">
            {ek}
          </Text>
        </li>
      ))}
    </PlainList>
  );
}
