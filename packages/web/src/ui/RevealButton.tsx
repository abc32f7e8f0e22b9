import { Button } from '@mantine/core';
import IconEye from '~icons/tabler/eye';
import IconEyeOff from '~icons/tabler/eye-off';
import css from './RevealButton.module.css';
import type { useReveal } from './useReveal.ts';

/** Shows a masked value, or hides it again. */
export function RevealButton({ name, state }: { readonly name: string; readonly state: ReturnType<typeof useReveal> }) {
  const shown = state.open !== null;
  return (
    <Button
      className={css.button}
      variant="subtle"
      aria-label={`${shown ? 'Gizle' : 'Göster'}: ${name}`}
      loading={state.pending}
      leftSection={shown ? <IconEyeOff size={14} aria-hidden /> : <IconEye size={14} aria-hidden />}
      onClick={state.toggle}
    >
      {shown ? 'Gizle' : 'Göster'}
    </Button>
  );
}
