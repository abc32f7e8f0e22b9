import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './MaskedInput.module.css';
import { RevealButton } from './RevealButton.tsx';
import { type Reveal, useReveal } from './useReveal.ts';

export interface MaskedInputProps {
  readonly name: string;
  /** What stands there, masked; null: nothing. */
  readonly masked: string | null;
  /** Absent: it stays; null: it is taken away. */
  readonly value: string | null | undefined;
  readonly onChange: (value: null | undefined) => void;
  readonly reveal?: Reveal;
  readonly children: (field: { description: string | undefined; disabled: boolean }) => ReactNode;
}

/** A field whose value is not read: empty it stays as it is, and what stands there can be taken away. */
export function MaskedInput({ name, masked, value, onChange, reveal, children }: MaskedInputProps) {
  const state = useReveal(reveal);
  const removed = masked !== null && value === null;
  const kept = masked !== null && value === undefined;
  return (
    <div>
      {children({
        description: kept ? `Kayıtlı: ${state.open ?? masked}. Boş kalırsa değişmez.` : undefined,
        disabled: removed,
      })}
      {masked !== null && (
        <span className={css.buttons}>
          {kept && reveal && <RevealButton name={name} state={state} />}
          <Button
            className={css.button}
            variant="subtle"
            aria-label={`${removed ? 'Silmekten vazgeç' : 'Kayıtlıyı sil'}: ${name}`}
            onClick={() => onChange(removed ? undefined : null)}
          >
            {removed ? 'Silmekten vazgeç' : 'Kayıtlıyı sil'}
          </Button>
        </span>
      )}
    </div>
  );
}
