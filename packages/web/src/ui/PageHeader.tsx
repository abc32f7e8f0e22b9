import { Box, Flex, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  /** True: less space below, where the first rows of the page matter more. */
  readonly tight?: boolean;
}

/** Title of a page, a line of text, and buttons. */
export function PageHeader({ title, text, actions, tight = false }: PageHeaderProps) {
  return (
    <Flex
      component="header"
      rowGap={12}
      columnGap={24}
      wrap="wrap"
      align="flex-start"
      justify="space-between"
      mb={tight ? 8 : 20}
    >
      {/* A long line breaks before it pushes the buttons down. */}
      <Box flex={text ? '1 1 320px' : undefined} miw={0} className="anywhere">
        <Text component="h1" fz={20} fw={600} lh="28px" lts="-0.01em">
          {title}
        </Text>
        {text && (
          <Text mt={2} c="dimmed">
            {text}
          </Text>
        )}
      </Box>
      {actions && (
        <Flex gap={8} wrap="wrap">
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
