import css from './Skeleton.module.css';

/** A grey line where text will be. */
export const Skeleton = ({ width = '100%', height = 14 }: { width?: number | string; height?: number }) => (
  <span className={css.cizgi} style={{ width, height }} aria-hidden />
);

/** Rows of grey lines, announced once as loading; a label of its own stands above them, too. */
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
