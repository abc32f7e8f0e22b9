import { Box, Button, Flex, Stack, Text } from '@mantine/core';
import IconArrowsDiagonal from '~icons/tabler/arrows-diagonal';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconChevronUp from '~icons/tabler/chevron-up';
import IconDots from '~icons/tabler/dots';
import IconX from '~icons/tabler/x';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Columns } from './Columns.tsx';
import { Dialog } from './Dialog.tsx';
import { Field, Fields } from './Fields.tsx';
import { IconButton } from './IconButton.tsx';
import { LinkButton } from './LinkButton.tsx';
import { Menu } from './Menu.tsx';
import { Panel } from './Panel.tsx';
import { Read, type Reading } from './Read.tsx';
import css from './RecordView.module.css';
import { HeadingLevel, Section } from './Section.tsx';
import { Tooltip } from './Tooltip.tsx';
import { useListener } from './useListener.ts';

/** An act on a record. */
export interface RecordAct {
  readonly label: string;
  readonly onClick: () => void;
  readonly icon?: ReactNode;
  /** Reason that prevents the act now. Null or absent: it is possible. */
  readonly barrier?: string | null;
  readonly busy?: boolean;
  /** True for an act that takes something away: it stands last, apart from the others. */
  readonly danger?: boolean;
}

/** One of the two or three figures that matter. */
export interface RecordFigure {
  readonly label: string;
  readonly value: ReactNode;
  /** A control beside the figure. */
  readonly act?: ReactNode;
}

/** A name and its value. An empty value is hidden until the reader asks for it. */
export type RecordFact = readonly [name: string, value: ReactNode];

/** The record as a sheet over its list. */
export interface RecordPeek {
  readonly onClose: () => void;
  /** Records of the list in its order, for the keys J and K. */
  readonly order?: readonly number[];
  readonly onOpen: (Id: number) => void;
}

export interface RecordViewProps<T> {
  readonly id: number;
  readonly of: Reading<T>;
  /** Name of this kind of record, and its title until it arrives. */
  readonly kind: string;
  readonly title: (record: T) => string;
  /** Address of its page. Null: the reader has no such page. */
  readonly address: string | null;
  /** Absent: the record is the page. */
  readonly peek?: RecordPeek | undefined;
  /** Grey lines until the record arrives, and a visible text above them. */
  readonly rows?: number;
  readonly label?: string;
  readonly renderState?: (record: T) => ReactNode;
  readonly figures?: (record: T) => readonly RecordFigure[];
  /** The usual next act, as the only coloured button. Null: the record waits for nobody here. */
  readonly next?: (record: T) => RecordAct | null;
  /** All acts; the next one may be among them. */
  readonly acts?: (record: T) => readonly RecordAct[];
  /** The work: open matters, texts, what was written. */
  readonly children: (record: T) => ReactNode;
  readonly facts?: (record: T) => readonly RecordFact[];
  /** The work needs the whole width, as a table does. The facts stand above it on the sheet, below it on the page. */
  readonly wide?: boolean;
  readonly files?: ReactNode;
  readonly renderHistory?: (record: T) => ReactNode;
  /** Windows that open above the record. */
  readonly renderWindows?: (record: T) => ReactNode;
}

/** Width of the sheet. */
const SHEET = 920;

const isEmpty = (value: ReactNode): boolean => value === null || value === undefined || value === '' || value === false;

/** The facts that are filled in, with a button for the rest. */
function FactList({ facts }: { readonly facts: readonly RecordFact[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? facts : facts.filter(([, value]) => !isEmpty(value));
  return (
    <Stack gap={12}>
      <Fields>
        {shown.map(([name, value]) => (
          <Field key={name} name={name}>
            {isEmpty(value) ? null : value}
          </Field>
        ))}
      </Fields>
      {facts.some(([, value]) => isEmpty(value)) && (
        <div>
          <LinkButton fz={13} onClick={() => setAll(!all)}>
            {all ? 'Boş alanları gizle' : 'Boş alanları göster'}
          </LinkButton>
        </div>
      )}
    </Stack>
  );
}

/** The next act. A prevented one stays, with its reason as a tooltip. */
function NextButton({ label, onClick, icon, barrier = null, busy }: RecordAct) {
  return (
    <Tooltip label={barrier} disabled={barrier === null}>
      <Button
        leftSection={icon}
        loading={busy}
        // Remains focusable, so that a screen reader reads the reason.
        aria-disabled={barrier !== null || undefined}
        data-disabled={barrier !== null || undefined}
        aria-description={barrier ?? undefined}
        onClick={() => barrier === null && onClick()}
      >
        {label}
      </Button>
    </Tooltip>
  );
}

function Acts({ next, acts }: { readonly next: RecordAct | null; readonly acts: readonly RecordAct[] }) {
  const rest = acts.filter((a) => a.label !== next?.label);
  const ordered = [...rest.filter((a) => !a.danger), ...rest.filter((a) => a.danger)];
  if (next === null && rest.length === 0) return null;
  return (
    <Flex gap={8} align="center" ml="auto">
      {next && <NextButton {...next} />}
      {ordered.length > 0 && (
        <Menu
          label="Diğer işlemler"
          button={<IconDots size={18} aria-hidden />}
          look="framed"
          disabled={acts.some((a) => a.busy === true)}
          items={ordered.map((a, i) => ({
            label: a.label,
            icon: a.icon,
            note: a.barrier ?? undefined,
            disabled: a.barrier != null,
            danger: a.danger === true,
            separated: a.danger === true && ordered[i - 1]?.danger !== true,
            onClick: a.onClick,
          }))}
        />
      )}
    </Flex>
  );
}

/** Goes to the next or the former record of the list. */
function stepOf({ order = [], onOpen }: RecordPeek, id: number) {
  const place = order.indexOf(id);
  const to = (by: 1 | -1) => (place < 0 ? undefined : order[place + by]);
  return { place, count: order.length, to, go: (by: 1 | -1) => to(by) !== undefined && onOpen(to(by)!) };
}

/** J and K go through the list while the sheet is the topmost window and nobody types. */
function useStepKeys(head: RefObject<HTMLElement | null>, go: ((by: 1 | -1) => void) | null): void {
  useListener(
    'document',
    'keydown',
    (e) => {
      if ((e.key !== 'j' && e.key !== 'k') || e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented) return;
      if (e.target instanceof Element && e.target.closest('input, textarea, select, [contenteditable], [role=menu]'))
        return;
      const top = [...document.querySelectorAll('[role="dialog"][aria-modal]')].at(-1);
      if (top === undefined || top !== head.current?.closest('[role="dialog"]')) return;
      e.preventDefault();
      go?.(e.key === 'j' ? 1 : -1);
    },
    { active: go !== null },
  );
}

/** After the sheet closes, the row or card of the record that was read last has the focus. */
function useRowFocus(id: number, active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    return () =>
      void setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (!lost || document.querySelector('[role="dialog"][aria-modal]')) return;
        const row = document.querySelector<HTMLElement>(`main [data-key="${id}"]`);
        const target = row?.hasAttribute('tabindex') ? row : row?.querySelector<HTMLElement>('a[href], button');
        target?.focus();
      });
  }, [id, active]);
}

/** The bar of the sheet: its place in the list, its own page, and the cross. */
function SheetBar({ kind, id, peek, address }: { kind: string; id: number; peek: RecordPeek; address: string | null }) {
  const bar = useRef<HTMLDivElement>(null);
  const { place, count, to, go } = stepOf(peek, id);
  useStepKeys(bar, place < 0 ? null : go);
  return (
    <Flex ref={bar} gap={4} flex="none" align="center" mih={44} py={4} px={12} pl={20} className="line-below">
      <Text span fz={13} c="dimmed">
        {kind}
      </Text>
      {place >= 0 && (
        <>
          <IconButton aria-label="Önceki" title="Önceki (K)" disabled={to(-1) === undefined} onClick={() => go(-1)}>
            <IconChevronUp size={17} aria-hidden />
          </IconButton>
          <IconButton aria-label="Sonraki" title="Sonraki (J)" disabled={to(1) === undefined} onClick={() => go(1)}>
            <IconChevronDown size={17} aria-hidden />
          </IconButton>
          <Text span fz={12} c="dimmed" className="tnum">
            {place + 1} / {count}
          </Text>
        </>
      )}
      <Box ml="auto">
        {address !== null && (
          <Button
            component={Link}
            to={address}
            variant="subtle"
            leftSection={<IconArrowsDiagonal size={15} aria-hidden />}
          >
            Sayfada Aç
          </Button>
        )}
      </Box>
      <IconButton touch aria-label="Kapat" onClick={peek.onClose}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </Flex>
  );
}

const Figures = ({ figures }: { readonly figures: readonly RecordFigure[] }) => (
  <Flex component="dl" gap="8px 32px" wrap="wrap" m={0}>
    {figures.map(({ label, value, act }) => (
      <Box key={label}>
        <Text component="dt" fz={12} lh="18px" c="dimmed">
          {label}
        </Text>
        <Flex component="dd" gap={8} align="center" m={0} mih={24} fz={16} lh="24px" fw={600} className="tnum">
          {value}
          {act}
        </Flex>
      </Box>
    ))}
  </Flex>
);

export interface RecordHeadProps {
  readonly title: string;
  readonly state?: ReactNode;
  readonly figures?: readonly RecordFigure[];
  readonly next: RecordAct | null;
  readonly acts: readonly RecordAct[];
  readonly peek?: boolean;
}

/** The head of a record: its name and state, its figures, its next act as the only coloured button, the rest in `…`. */
export const RecordHead = ({ title, state, figures, next, acts, peek = false }: RecordHeadProps) => (
  // In a dialog a header would be another banner of the page.
  <Stack component={peek ? 'div' : 'header'} gap={12} className={css.head} data-peek={peek || undefined}>
    <Flex gap="8px 16px" wrap="wrap" align="flex-start">
      <Flex gap="4px 10px" wrap="wrap" align="center" flex="1 1 260px" miw={0} mih={32}>
        <Text component={peek ? 'h2' : 'h1'} fz={peek ? 18 : 20} lh="28px" fw={600} className="anywhere">
          {title}
        </Text>
        {state}
      </Flex>
      <Acts next={next} acts={acts} />
    </Flex>
    {figures !== undefined && figures.length > 0 && <Figures figures={figures} />}
  </Stack>
);

/**
 * One record, the same over its list and on its own page: below its head the work in the wide column, the facts in a
 * narrow one.
 */
export function RecordView<T extends object>({
  id,
  of,
  kind,
  title,
  address,
  peek,
  rows = 8,
  label,
  renderState,
  figures,
  next,
  acts,
  children,
  facts,
  wide = false,
  files,
  renderHistory,
  renderWindows,
}: RecordViewProps<T>) {
  const record = of.data;
  const name = record ? title(record) : kind;
  useRowFocus(id, peek !== undefined);
  const head = (
    <RecordHead
      title={name}
      state={record && renderState?.(record)}
      figures={record && figures?.(record)}
      next={(record && next?.(record)) ?? null}
      acts={(record && acts?.(record)) ?? []}
      peek={peek !== undefined}
    />
  );
  const work = (read: T) => (
    <>
      {children(read)}
      {files}
      {renderHistory && <Section title="Geçmiş">{renderHistory(read)}</Section>}
    </>
  );
  if (peek)
    return (
      <>
        <Dialog
          opened
          side
          readOnly
          closeOnClickOutside
          onClose={peek.onClose}
          title={name}
          width={SHEET}
          head={
            <>
              <SheetBar kind={kind} id={id} peek={peek} address={address} />
              {head}
            </>
          }
        >
          <Read of={of} rows={rows} label={label}>
            {(read) =>
              wide ? (
                <Stack gap={24} miw={0}>
                  {facts && <FactList facts={facts(read)} />}
                  {work(read)}
                </Stack>
              ) : (
                <Columns of="minmax(0, 1fr) 232px" below={900} gap={24} align="start">
                  <Stack gap={24} miw={0}>
                    {work(read)}
                  </Stack>
                  {facts && <FactList facts={facts(read)} />}
                </Columns>
              )
            }
          </Read>
        </Dialog>
        {record && renderWindows?.(record)}
      </>
    );
  return (
    <>
      {head}
      <HeadingLevel value={2}>
        <Read of={of} rows={rows} label={label}>
          {(read) => (
            <Columns of={wide ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 320px'} below={1100} align="start">
              <Panel>
                <Stack gap={24} p={20}>
                  {work(read)}
                </Stack>
              </Panel>
              {facts && (
                <Panel title="Bilgiler" padded>
                  <FactList facts={facts(read)} />
                </Panel>
              )}
            </Columns>
          )}
        </Read>
      </HeadingLevel>
      {record && renderWindows?.(record)}
    </>
  );
}
