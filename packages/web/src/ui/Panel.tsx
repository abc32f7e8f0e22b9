import { Box, Flex, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './Panel.module.css';

export interface PanelProps {
  readonly title?: string;
  readonly icon?: ReactNode;
  /** Beside the title, at the right. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly padded?: boolean;
  /** True: spans all columns of a grid. */
  readonly wide?: boolean;
  /** End of an address that leads here. */
  readonly id?: string;
}

/** A white area with a hairline, the only kind of box. Its title is a heading of the page. */
export function Panel({ title, icon, actions, children, padded = false, wide = false, id }: PanelProps) {
  return (
    <Box component="section" id={id} miw={0} className={wide ? 'card whole' : 'card'} aria-label={title}>
      {title && (
        <Flex component="header" gap="4px 8px" wrap="wrap" align="center" mih={44} px={16} py={4} className={css.ust}>
          {icon && (
            <span className={css.ikon} aria-hidden>
              {icon}
            </span>
          )}
          <Text component="h2" flex="1 1 auto" maw="100%" fz={14} fw={600} lh="20px">
            {title}
          </Text>
          {actions}
        </Flex>
      )}
      {/* Content without room beside the title goes below. */}
      <Box p={padded ? '0 16px 16px' : undefined}>{children}</Box>
    </Box>
  );
}
