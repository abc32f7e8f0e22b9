import { Flex, type FlexProps, Stack, Text } from '@mantine/core';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import type { ReactNode, Ref } from 'react';

export interface TimedLineProps extends Omit<FlexProps, 'ref'> {
  readonly ref?: Ref<HTMLElement>;
  readonly time: string;
  readonly children: ReactNode;
}

/** An entry of a list with its time at the left, or above the text where the list is narrow. */
export const TimedLine = ({ time, children, ...rest }: TimedLineProps) => (
  <Flex component="li" gap="0 16px" wrap="wrap" lh="20px" {...(rest as object)}>
    <Text component="time" flex="none" w={128} fz={13} c="dimmed" className="tnum nowrap" dateTime={time}>
      {zamanYaz(time)}
    </Text>
    <Stack gap={0} flex="1 1 264px" miw={0} className="anywhere">
      {children}
    </Stack>
  </Flex>
);
