import { Box, Flex, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read, type Reading } from '../../ui/Read.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import css from './Liste.module.css';

export interface ListeProps<T> {
  readonly of: Reading<unknown>;
  /** The rows in the read's answer. */
  readonly satirlar: readonly T[] | undefined;
  readonly anahtar: (satir: T) => number;
  readonly bos: string;
  readonly children: (satir: T) => ReactNode;
}

/** The rows of a home page card, or its state: loading, empty, error. */
export function Liste<T>({ of, satirlar, anahtar, bos, children }: ListeProps<T>) {
  let icerik: ReactNode;
  if (satirlar === undefined) icerik = <Read of={of} rows={3} compact />;
  else if (satirlar.length === 0) icerik = <EmptyState compact title={bos} />;
  else
    icerik = (
      <PlainList className="ruled">
        {satirlar.map((s) => (
          <li key={anahtar(s)}>{children(s)}</li>
        ))}
      </PlainList>
    );
  return (
    <Box pt={0} pb={8} px={16}>
      {icerik}
    </Box>
  );
}

/** A person with their department, and extra content at the right. */
export const KisiSatiri = ({
  id,
  ad,
  departman,
  children,
}: {
  id: number;
  ad: string;
  departman: string;
  children: ReactNode;
}) => (
  <Flex gap={12} align="center" py={8} className={css.kisi}>
    <KisiYuzu id={id} ad={ad} />
    <Flex component="span" direction="column" flex={1} miw={0}>
      <Text span truncate>
        {ad}
      </Text>
      <Text component="small" fz={12} c="dimmed">
        {departman}
      </Text>
    </Flex>
    {children}
  </Flex>
);

/** Two short lines at the right of a row. */
export const Yan = ({ ust, alt }: { ust: string; alt?: string }) => (
  <Flex component="span" direction="column" ta="right" className="tnum">
    <span>{ust}</span>
    {alt !== undefined && (
      <Text component="small" fz={12} c="dimmed">
        {alt}
      </Text>
    )}
  </Flex>
);
