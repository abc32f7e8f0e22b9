import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import css from './Gecmis.module.css';

export interface GecmisSatiri {
  readonly key: string | number;
  readonly zaman: string;
  readonly baslik: ReactNode;
  /** Null: the application itself. */
  readonly kisi: string | null;
  /** Extra words of the room about the line. */
  readonly ek?: ReactNode;
  readonly aciklama?: ReactNode;
  /** Acts on the line. */
  readonly islem?: ReactNode;
}

export interface GecmisProps {
  /** Names the history for a screen reader. */
  readonly label: string;
  readonly rows: readonly GecmisSatiri[] | undefined;
  readonly error?: { readonly message: string } | null;
  readonly onRetry?: () => void;
  readonly empty: string;
}

/** End of an address that points to one line. */
const capa = (key: string | number) => `#hareket-${key}`;

const ortala = (satir: HTMLElement | null): void => {
  satir?.scrollIntoView({ block: 'center' });
};

/** History of a record of any room, newest first. */
export function Gecmis({ label, rows, error, onRetry, empty }: GecmisProps) {
  const { hash } = useLocation();
  if (error && !rows) return <ErrorState compact error={error} onRetry={onRetry} />;
  if (!rows)
    return (
      <div className={css.bekle}>
        <SkeletonRows rows={4} />
      </div>
    );
  if (rows.length === 0) return <EmptyState compact title={empty} />;
  return (
    <ol className={css.gecmis} aria-label={label}>
      {rows.map((h) => (
        // A reader who comes for one line is taken to it, as soon as it is loaded.
        <li key={h.key} {...(hash === capa(h.key) && { ref: ortala, 'data-aranan': true })}>
          <time dateTime={h.zaman}>{zamanYaz(h.zaman)}</time>
          <div className={css.ne}>
            <span className={css.ust}>
              <strong>{h.baslik}</strong>
              <span className={css.kisi}>{h.kisi ?? 'Sistem'}</span>
            </span>
            {h.ek && <div>{h.ek}</div>}
            {h.aciklama && <span className={css.aciklama}>{h.aciklama}</span>}
            {h.islem && <div>{h.islem}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
