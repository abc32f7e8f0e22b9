import { Text } from '@mantine/core';
import { createContext, type ReactNode, use } from 'react';

/** Level of the headings of sections. On the page of a record they stand directly below its name. */
export const HeadingLevel = createContext<2 | 3>(3);

export interface SectionProps {
  readonly title: string;
  /** Its name for a screen reader, if not the title. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A part of a dialog or card, below a small heading. */
export const Section = ({ title, label = title, children }: SectionProps) => (
  <section aria-label={label}>
    <Text component={`h${use(HeadingLevel)}`} mb={8} fz={14} fw={600}>
      {title}
    </Text>
    {children}
  </section>
);
