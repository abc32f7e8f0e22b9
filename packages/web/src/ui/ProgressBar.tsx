import css from './ProgressBar.module.css';

/** Progress of long work in per cent, with a text. */
export const ProgressBar = ({ label, value }: { label: string; value: number }) => (
  <div className={css.kutu}>
    <div className={css.ust}>
      <span>{label}</span>
      <span className="tnum">%{value}</span>
    </div>
    <progress className={css.cubuk} aria-label={label} max={100} value={value} />
  </div>
);
