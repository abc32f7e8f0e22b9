import type { DenetimSatiri } from '@masabasi/core/denetim/contract';
import css from './DenetimDegisimi.module.css';

/** What an audited action changed: of before only what is otherwise now, and all of after. */
export function DenetimDegisimi({ kayit: { Once, Sonra } }: { kayit: DenetimSatiri }) {
  if (Once === null && Sonra === null) return <span className={css.etiket}>–</span>;
  return (
    <dl className={css.degisim}>
      {Once !== null && (
        <div>
          <dt>Önce</dt>
          <dd>{Once}</dd>
        </div>
      )}
      {Sonra !== null && (
        <div>
          <dt>{Once === null ? 'Bilgi' : 'Sonra'}</dt>
          <dd>{Sonra}</dd>
        </div>
      )}
    </dl>
  );
}
