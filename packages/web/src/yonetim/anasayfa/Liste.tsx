import type { ReactNode } from 'react';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read, type Reading } from '../../ui/Read.tsx';
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
      <ul className={css.liste}>
        {satirlar.map((s) => (
          <li key={anahtar(s)}>{children(s)}</li>
        ))}
      </ul>
    );
  return <div className={css.govde}>{icerik}</div>;
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
  <div className={css.kisi}>
    <KisiYuzu id={id} ad={ad} />
    <span className={css.kisiAd}>
      <span>{ad}</span>
      <small>{departman}</small>
    </span>
    {children}
  </div>
);

/** Two short lines at the right of a row. */
export const Yan = ({ ust, alt }: { ust: string; alt?: string }) => (
  <span className={css.yan}>
    <span>{ust}</span>
    {alt !== undefined && <small>{alt}</small>}
  </span>
);
