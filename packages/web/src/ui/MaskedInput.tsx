import { Button, Flex } from '@mantine/core';
import type { ReactNode } from 'react';
import { RevealButton } from './RevealButton.tsx';
import { type Reveal, useReveal } from './useReveal.ts';

export interface MaskedInputProps {
  readonly name: string;
  /** The masked stored value; null when there is none. */
  readonly masked: string | null;
  /** Undefined: the value stays. Null: the value is deleted. */
  readonly value: string | null | undefined;
  readonly onChange: (value: null | undefined) => void;
  readonly reveal?: Reveal;
  readonly children: (field: { description: string | undefined; disabled: boolean }) => ReactNode;
}

/** A field for a value that is not read. Left empty, the stored value stays; a button deletes it. */
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
        <Flex component="span" wrap="wrap" mt={2} mb={0} mr={0} ml={-6}>
          {kept && reveal && <RevealButton name={name} state={state} />}
          <Button
            variant="subtle"
            h={24}
            px={6}
            fz={13}
            aria-label={`${removed ? 'Silmekten vazgeç' : 'Kayıtlıyı sil'}: ${name}`}
            onClick={() => onChange(removed ? undefined : null)}
          >
            {removed ? 'Silmekten vazgeç' : 'Kayıtlıyı sil'}
          </Button>
        </Flex>
      )}
    </div>
  );
}
