import type { DenetimSatiri } from '@masabasi/core/platform/denetim/contract';
import css from './DenetimDegisimi.module.css';

/** The change of an audited action: old values only for changed fields, and all new values. */
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
