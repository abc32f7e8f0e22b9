import { Button, Flex } from '@mantine/core';
import IconPlugConnectedX from '~icons/tabler/plug-connected-x';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { Notice } from './Notice.tsx';
import { SkeletonRows } from './Skeleton.tsx';

/** A read of the server, as `useEndpoint` answers it. */
export interface Reading<T> {
  readonly data: T | undefined;
  readonly error: { readonly message: string } | null;
  readonly refetch: () => unknown;
}

/** Several reads as one: it has data when all of them have, and a retry asks all of them again. */
export function together<const T extends readonly unknown[]>(...reads: { [K in keyof T]: Reading<T[K]> }): Reading<T> {
  const all: readonly Reading<unknown>[] = reads;
  const data: readonly unknown[] = all.map((r) => r.data);
  return {
    // The array has one answer for each read, in the same order.
    data: data.includes(undefined) ? undefined : (data as T),
    error: all.find((r) => r.data === undefined && r.error)?.error ?? all.find((r) => r.error)?.error ?? null,
    refetch: () => Promise.all(all.map((r) => r.refetch())),
  };
}

export interface ReadProps<T> {
  readonly of: Reading<T>;
  /** Grey lines until the answer arrives. 0: nothing is shown. */
  readonly rows?: number;
  /** Visible text above the grey lines. */
  readonly label?: string | undefined;
  /** A small place: the error has no picture. */
  readonly compact?: boolean;
  /** The screen itself tells of a failed later read. */
  readonly quiet?: boolean;
  /** Absent where the data is shown elsewhere. */
  readonly children?: (data: NonNullable<T>) => ReactNode;
}

/**
 * A read as a user sees it: its data, else its error with a retry, else grey lines. A failed later read keeps the data
 * and says that it is old.
 */
export function Read<T>({
  of: { data, error, refetch },
  rows = 3,
  label,
  compact = false,
  quiet = false,
  children,
}: ReadProps<T>) {
  const retry = () => void refetch();
  if (data !== undefined && data !== null)
    // One shape with and without the notice, so that what is typed below it stays.
    return (
      <>
        {error && !quiet && (
          <Notice tone="warn" icon={<IconPlugConnectedX />}>
            <Flex
              component="span"
              rowGap={4}
              columnGap={12}
              wrap="wrap"
              align="center"
              justify="space-between"
              role="status"
            >
              Bilgiler güncellenemedi: {error.message}
              <Button variant="subtle" h={28} onClick={retry}>
                Yeniden dene
              </Button>
            </Flex>
          </Notice>
        )}
        {children?.(data)}
      </>
    );
  if (error) return <ErrorState error={error} compact={compact} onRetry={retry} />;
  return rows === 0 ? null : <SkeletonRows rows={rows} {...(label !== undefined && { label })} />;
}
