import { Flex } from '@mantine/core';
import { RevealButton } from './RevealButton.tsx';
import { type Reveal, useReveal } from './useReveal.ts';

export interface MaskedValueProps {
  readonly name: string;
  readonly masked: string;
  readonly reveal: Reveal;
}

/** A masked value. A person with permission reveals it until they leave the page. */
export function MaskedValue({ name, masked, reveal }: MaskedValueProps) {
  const state = useReveal(reveal);
  return (
    <Flex component="span" display="inline-flex" gap="0 14px" wrap="wrap" align="center" className="nowrap">
      <span className="tnum" aria-live="polite">
        {state.open ?? masked}
      </span>
      {/* When the button wraps, its icon aligns with the value, and the line keeps its height. */}
      {reveal && <RevealButton name={name} state={state} m="-2px -8px" />}
    </Flex>
  );
}
