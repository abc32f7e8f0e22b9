import { type Surec, sunulanlar } from '@masabasi/core/surec';
import { Button } from '@mantine/core';
import { Tooltip } from '../ui/Tooltip.tsx';

export interface GecisDugmeleriProps<D extends string, K, C> {
  readonly surec: Surec<D, K, C>;
  readonly kayit: K;
  readonly cagiran: C;
  readonly onSec: (nereye: D) => void;
  /** The move that the eye is led to; the others stay quiet. */
  readonly asil?: D;
  /** Moves that are not taken back. */
  readonly tehlikeli?: D;
  readonly mesgul?: boolean;
  /** What the record is called, where buttons of several stand on one screen. */
  readonly kime?: string;
  readonly size?: 'compact-sm';
}

/** The moves of a record as buttons; what is in the way of one is its tooltip, and the button stays where it is. */
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
        // Stays in the order of the keyboard, so that its reason is read.
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
