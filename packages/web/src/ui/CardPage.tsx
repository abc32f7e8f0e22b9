import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Columns } from './Columns.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Read, type Reading } from './Read.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Panel } from './Panel.tsx';

export interface CardPageProps {
  readonly title: string;
  /** Number of the record, as the address holds it. */
  readonly id: string | null | undefined;
  /** Texts for an address without a number, and the list to choose a record from. */
  readonly missing: { readonly title: string; readonly text: string; readonly list: string; readonly path: string };
  readonly children: (Id: number) => ReactNode;
}

/** The page of one record, which the address names. */
export function CardPage({ title, id, missing, children }: CardPageProps) {
  const Id = Number(id);
  const known = Number.isSafeInteger(Id) && Id > 0 && Id < 2 ** 31;
  if (known) return children(Id);
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={missing.title}
        text={missing.text}
        action={
          <Button component={Link} to={missing.path} variant="default">
            {missing.list}
          </Button>
        }
      />
    </>
  );
}

export interface CardLoadingProps {
  readonly title: string;
  readonly query: Omit<Reading<unknown>, 'data'>;
}

/** A record while it is read, or its error. */
export const CardLoading = ({ title, query }: CardLoadingProps) => (
  <>
    <PageHeader title={title} />
    <Panel>
      <Read
        of={{ data: undefined, error: query.error, refetch: query.refetch }}
        rows={8}
        label="Kayıtlar hazırlanıyor..."
      />
    </Panel>
  </>
);

/** The panels of a card, side by side where two have room. A `wide` panel takes the whole width. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <Columns of="repeat(auto-fit, minmax(min(420px, 100%), 1fr))">{children}</Columns>
);
