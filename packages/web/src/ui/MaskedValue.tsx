import css from './MaskedValue.module.css';
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
    <span className={css.masked}>
      <span className="tnum" aria-live="polite">
        {state.open ?? masked}
      </span>
      {reveal && <RevealButton name={name} state={state} />}
    </span>
  );
}
