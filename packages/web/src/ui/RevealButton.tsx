import { Button } from '@mantine/core';
import IconEye from '~icons/tabler/eye';
import IconEyeOff from '~icons/tabler/eye-off';
import type { useReveal } from './useReveal.ts';

interface RevealButtonProps {
  readonly name: string;
  readonly state: ReturnType<typeof useReveal>;
  readonly m?: string;
}

/** Shows a masked value, or hides it again. */
export function RevealButton({ name, state, m }: RevealButtonProps) {
  const shown = state.open !== null;
  return (
    <Button
      variant="subtle"
      h={24}
      px={8}
      fz={13}
      m={m}
      aria-label={`${shown ? 'Gizle' : 'Göster'}: ${name}`}
      loading={state.pending}
      leftSection={shown ? <IconEyeOff size={14} aria-hidden /> : <IconEye size={14} aria-hidden />}
      onClick={state.toggle}
    >
      {shown ? 'Gizle' : 'Göster'}
    </Button>
  );
}
