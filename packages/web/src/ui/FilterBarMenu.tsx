import { arananlar } from '@masabasi/core/platform/search/arananlar';
import { karsilastir } from '@masabasi/core/platform/text/metin';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import IconChevronLeft from '~icons/tabler/chevron-left';
import IconPlus from '~icons/tabler/plus';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { CheckList } from './CheckList.tsx';
import css from './FilterBar.module.css';
import { arrowTo, type ListOption, OptionList, optionId } from './OptionList.tsx';
import { Popup } from './Popup.tsx';
import { onDemand } from './onDemand.tsx';
import { takeFocus } from './takeFocus.ts';

const DateField = onDemand(() => import('./DateField.tsx').then((m) => ({ default: m.DateField })));

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A filter of a list: one of some choices, several texts of a column, a part of a text, or a day. */
export type BarFilter = { readonly id: string; readonly label: string } & (
  | {
      readonly kind: 'one';
      readonly options: readonly Choice[];
      /** Text of the choice that filters nothing. */
      readonly all: string;
      readonly value: string;
      readonly set: (value: string) => void;
    }
  | {
      readonly kind: 'several';
      /** The texts of the column in any order, some of them several times. */
      readonly texts: () => readonly string[];
      readonly value: readonly string[];
      readonly set: (value: readonly string[]) => void;
    }
  | { readonly kind: 'text'; readonly value: string; readonly set: (value: string) => void }
  | {
      readonly kind: 'day';
      /** The day as the screen writes it. */
      readonly shown: string;
      readonly value: string;
      readonly set: (value: string) => void;
    }
);
type Of<K extends BarFilter['kind']> = BarFilter & { readonly kind: K };

/** The chosen value of a filter as a text; empty while it filters nothing. */
export function shownValue(f: BarFilter): string {
  if (f.kind === 'several') return f.value.join(', ');
  if (f.kind === 'day') return f.value && f.shown;
  if (f.kind === 'text') return f.value;
  return f.value && (f.options.find((o) => o.value === f.value)?.label ?? f.value);
}

export const clearFilter = (f: BarFilter): void => (f.kind === 'several' ? f.set([]) : f.set(''));

/** Place of the menu: its list of all filters, the days, or one filter by its id. */
export const ALL = '';
const DAYS = '#days';
const DAYS_LABEL = 'Tarih';
/** Place of a filter in the menu. All days stand on one panel. */
export const placeOf = (f: BarFilter): string => (f.kind === 'day' ? DAYS : f.id);

const MOST_SHOWN = 200;

interface Entry extends ListOption {
  readonly take: () => void;
  /** The text that is searched. */
  readonly text: string;
  /** True: shown only for a typed text. */
  readonly typed?: boolean;
}

/** A list with a search above it. Arrows move in it, Enter takes, Backspace in the empty search goes back. */
function PickList({
  label,
  picks,
  first,
  onBack,
}: {
  readonly label: string;
  readonly picks: readonly Omit<Entry, 'key'>[];
  /** Index that is lit before anything is typed. */
  readonly first: number;
  readonly onBack: (() => void) | undefined;
}) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(first);
  const id = useId();
  const offered = typed.trim() === '' ? picks.filter((p) => !p.typed) : arananlar(typed, picks, (p) => p.text);
  const shown = offered.slice(0, MOST_SHOWN).map((p, key): Entry => ({ ...p, key }));
  const press = (e: KeyboardEvent) => {
    const to = arrowTo(e.key, active, shown.length);
    if (to !== null && shown.length > 0) setActive(to);
    else if (e.key === 'Enter') shown[active]?.take();
    else if (e.key === 'Backspace' && typed === '' && onBack) onBack();
    else return;
    e.preventDefault();
  };
  return (
    <>
      <TextInput
        ref={takeFocus}
        role="combobox"
        aria-label={`${label}: ara`}
        aria-expanded={shown.length > 0}
        aria-controls={shown.length > 0 ? id : undefined}
        aria-activedescendant={shown[active] && optionId(id, active)}
        placeholder="Ara..."
        value={typed}
        onChange={(e) => {
          setTyped(e.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      {shown.length > 0 ? (
        <OptionList id={id} label={label} options={shown} active={active} onTake={(p) => p.take()} />
      ) : (
        <Text c="dimmed">Seçenek bulunamadı</Text>
      )}
    </>
  );
}

/** The choices of a filter, the present one lit. */
function OneOf({ f, onBack, onDone }: { f: Of<'one'>; onBack: (() => void) | undefined; onDone: () => void }) {
  const all = [{ value: '', label: f.all }, ...f.options];
  return (
    <PickList
      label={f.label}
      first={Math.max(
        0,
        all.findIndex((o) => o.value === f.value),
      )}
      onBack={onBack}
      picks={all.map((o) => ({
        name: o.label,
        text: o.label,
        ...(o.value === f.value && { note: 'seçili' }),
        take: () => {
          f.set(o.value);
          onDone();
        },
      }))}
    />
  );
}

/** The texts of a column, each with a check box. */
function SeveralOf({ f }: { f: Of<'several'> }) {
  const { texts } = f;
  const options = useMemo(
    () =>
      [...new Set(texts())]
        .filter((t) => t !== '')
        .toSorted(karsilastir)
        .map((t) => ({ value: t, label: t })),
    [texts],
  );
  return <CheckList label={f.label} options={options} checked={f.value} onChange={f.set} />;
}

const Days = ({ days }: { days: readonly Of<'day'>[] }) =>
  days.map((f) => (
    <DateField
      key={f.id}
      label={f.label}
      value={f.value === '' ? null : f.value}
      onChange={(day) => f.set(day ?? '')}
    />
  ));

interface MenuProps {
  readonly filters: readonly BarFilter[];
  /** Place of the open menu; null while it is closed. */
  readonly at: string | null;
  readonly onAt: (place: string | null) => void;
  /** Called when a choice closes the menu. */
  readonly onDone: () => void;
}

/** The filters by name, or values by their text: a typed value is taken at once. */
function AllFilters({ filters, onAt, onDone }: Omit<MenuProps, 'at'>) {
  const days = filters.filter((f) => f.kind === 'day');
  const entries = [
    ...filters.filter((f) => f.kind !== 'day').map((f) => ({ place: f.id, name: f.label, note: shownValue(f) })),
    ...(days.length > 0
      ? [
          {
            place: DAYS,
            name: DAYS_LABEL,
            note: days
              .map(shownValue)
              .filter((d) => d !== '')
              .join(', '),
          },
        ]
      : []),
  ];
  const values = filters.flatMap((f) =>
    f.kind !== 'one'
      ? []
      : f.options.map((o) => ({
          name: `${f.label}: ${o.label}`,
          text: o.label,
          typed: true,
          take: () => {
            f.set(o.value);
            onDone();
          },
        })),
  );
  return (
    <PickList
      label="Süzgeçler"
      first={0}
      onBack={undefined}
      picks={[
        ...entries.map(({ place, name, note }) => ({
          name,
          text: name,
          ...(note && { note }),
          take: () => onAt(place),
        })),
        ...values,
      ]}
    />
  );
}

function Panel({ filters, at, onAt, onDone }: MenuProps & { at: string }) {
  const alone = new Set(filters.map(placeOf)).size === 1;
  const place = at === ALL && alone ? placeOf(filters[0]!) : at;
  if (place === ALL) return <AllFilters filters={filters} onAt={onAt} onDone={onDone} />;
  const days = filters.filter((f) => f.kind === 'day');
  const f = filters.find((x) => x.id === place);
  const onBack = alone ? undefined : () => onAt(ALL);
  const label = place === DAYS ? DAYS_LABEL : (f?.label ?? '');
  return (
    <>
      {onBack ? (
        <Button
          className={css.back}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconChevronLeft size={16} aria-hidden />}
          onClick={onBack}
        >
          {label}
          <span className="visually-hidden">: bütün süzgeçlere dön</span>
        </Button>
      ) : (
        <Text fz={13} fw={500}>
          {label}
        </Text>
      )}
      {place === DAYS && <Days days={days} />}
      {f?.kind === 'one' && <OneOf f={f} onBack={onBack} onDone={onDone} />}
      {f?.kind === 'several' && <SeveralOf f={f} />}
      {f?.kind === 'text' && (
        <TextInput
          ref={takeFocus}
          aria-label={f.label}
          placeholder="İçinde geçen..."
          value={f.value}
          onChange={(e) => f.set(e.currentTarget.value)}
          onKeyDown={(e) => {
            if (e.key === 'Enter') onDone();
          }}
        />
      )}
    </>
  );
}

/** The button "Süzgeç" with the one menu of all filters of a list. */
export const FilterMenu = (props: MenuProps) => (
  <Popup
    label="Süzgeçler"
    align="left"
    opened={props.at !== null}
    onOpened={(open) => props.onAt(open ? ALL : null)}
    button={
      <>
        <IconPlus size={16} aria-hidden /> Süzgeç
      </>
    }
  >
    {props.at !== null && (
      <Stack key={props.at} gap={8} w={264} maw="100%">
        <Panel {...props} at={props.at} />
      </Stack>
    )}
  </Popup>
);
