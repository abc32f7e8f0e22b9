import { Box, Flex, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: string;
  /** A button for the act that the text advises. */
  readonly action?: ReactNode;
  /** True inside a card: less padding. */
  readonly compact?: boolean | undefined;
  readonly role?: 'alert';
}

export function EmptyState({ icon, title, text, action, compact, role }: EmptyStateProps) {
  return (
    <Flex
      direction="column"
      align="center"
      // A card with nothing but this may be folded by the page around it.
      data-empty={(compact && !action) || undefined}
      p={compact ? '16px 12px' : '48px 24px'}
      ta="center"
      role={role}
    >
      {icon && (
        <Flex component="span" mb={compact ? 6 : 12} c="var(--text-3)" aria-hidden>
          {icon}
        </Flex>
      )}
      <Text fw={compact ? 400 : 600} c={compact ? 'dimmed' : undefined}>
        {title}
      </Text>
      {text && (
        <Text maw="44ch" mt={4} c="dimmed">
          {text}
        </Text>
      )}
      {action && <Box mt={16}>{action}</Box>}
    </Flex>
  );
}
