import css from './Skeleton.module.css';

/** A grey line in place of a coming text. */
export const Skeleton = ({ width = '100%', height = 14 }: { width?: number | string; height?: number }) => (
  <span className={css.cizgi} style={{ width, height }} aria-hidden />
);

/** Grey lines, announced once as loading. A given label is also visible above them. */
export function SkeletonRows({ rows = 3, label }: { rows?: number; label?: string }) {
  return (
    <div className={css.satirlar} role="status" aria-label={label ?? 'Yükleniyor...'}>
      {label !== undefined && (
        <p className={css.yazi} aria-hidden>
          {label}
        </p>
      )}
      {Array.from({ length: rows }, (_, i) => (
        <Skeleton key={i} width={`${92 - ((i * 23) % 40)}%`} />
      ))}
    </div>
  );
}
