import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface SectionProps {
  readonly title: string;
  /** Its name for a screen reader, if not the title. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A part of a dialog or card, below a small heading. */
export const Section = ({ title, label = title, children }: SectionProps) => (
  <section aria-label={label}>
    <Text component="h3" mb={8} fz={14} fw={600}>
      {title}
    </Text>
    {children}
  </section>
);
