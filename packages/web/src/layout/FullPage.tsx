import { Flex, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A page of its own in place of the content: access denied, not found, error. */
export function FullPage({
  code,
  title,
  text,
  children,
}: {
  code?: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Stack gap={0} align="center" justify="center" mih="80dvh" p={24} ta="center">
      {code && (
        <Text mb={8} fz={13} fw={500} c="var(--text-3)" lts="0.08em" className="tnum" aria-hidden>
          {code}
        </Text>
      )}
      <Text component="h1" fz={24} lh="32px" lts="-0.015em" fw={600}>
        {title}
      </Text>
      <Text maw="52ch" mt={8} c="dimmed">
        {text}
      </Text>
      <Flex gap={8} wrap="wrap" justify="center" mt={24}>
        {children}
      </Flex>
    </Stack>
  );
}
