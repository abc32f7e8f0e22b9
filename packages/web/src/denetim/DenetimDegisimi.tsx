import { degisimYaz } from '@masabasi/core/denetim/rules';
import css from './DenetimDegisimi.module.css';

/** What an audited action changed: before and after, as stored: JSON texts. */
export function DenetimDegisimi({ eski, yeni }: { eski: string | null; yeni: string | null }) {
  if (eski === null && yeni === null) return <span className={css.etiket}>–</span>;
  return (
    <dl className={css.degisim}>
      {eski !== null && (
        <div>
          <dt>Önce</dt>
          <dd>{degisimYaz(JSON.parse(eski))}</dd>
        </div>
      )}
      {yeni !== null && (
        <div>
          <dt>{eski === null ? 'Bilgi' : 'Sonra'}</dt>
          <dd>{degisimYaz(JSON.parse(yeni))}</dd>
        </div>
      )}
    </dl>
  );
}
