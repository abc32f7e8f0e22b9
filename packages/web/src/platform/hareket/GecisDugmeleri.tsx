import { type Surec, sunulanlar } from '@masabasi/core/platform/process/surec';
import { Button } from '@mantine/core';
import { Tooltip } from '../../ui/Tooltip.tsx';

export interface GecisDugmeleriProps<D extends string, K, C> {
  readonly surec: Surec<D, K, C>;
  readonly kayit: K;
  readonly cagiran: C;
  readonly onSec: (nereye: D) => void;
  /** The main move, highlighted. The others stay plain. */
  readonly asil?: D;
  /** A move that cannot be undone. */
  readonly tehlikeli?: D;
  readonly mesgul?: boolean;
  /** Name of the record, if buttons of several records are on one screen. */
  readonly kime?: string;
  readonly size?: 'compact-sm';
}

/** The moves of a record as buttons. A blocked move stays in place, with the reason as a tooltip. */
export function GecisDugmeleri<D extends string, K, C>({
  surec,
  kayit,
  cagiran,
  onSec,
  asil,
  tehlikeli,
  mesgul,
  kime,
  size,
}: GecisDugmeleriProps<D, K, C>) {
  return sunulanlar(surec, kayit, cagiran).map(({ nereye, ad, engel }) => (
    <Tooltip key={nereye} label={engel} disabled={engel === null}>
      <Button
        variant={nereye === asil ? 'filled' : 'default'}
        color={nereye === tehlikeli ? 'danger' : undefined}
        size={size}
        loading={mesgul}
        aria-label={kime === undefined ? undefined : `${ad}: ${kime}`}
        // Remains focusable, so that a screen reader reads the reason.
        aria-disabled={engel !== null || undefined}
        data-disabled={engel !== null || undefined}
        aria-description={engel ?? undefined}
        onClick={() => engel === null && onSec(nereye)}
      >
        {ad}
      </Button>
    </Tooltip>
  ));
}
