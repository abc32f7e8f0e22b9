import { degisenler, degisimYaz } from '@masabasi/core/denetim/rules';
import css from './DenetimDegisimi.module.css';

const oku = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

/** What an audited action changed, from JSON texts: of before only what has changed, and all of after. */
export function DenetimDegisimi({ eski, yeni }: { eski: string | null; yeni: string | null }) {
  const sonra = oku(yeni);
  const once = degisenler(oku(eski), sonra);
  if (once === null && sonra === null) return <span className={css.etiket}>–</span>;
  return (
    <dl className={css.degisim}>
      {once !== null && (
        <div>
          <dt>Önce</dt>
          <dd>{degisimYaz(once)}</dd>
        </div>
      )}
      {sonra !== null && (
        <div>
          <dt>{once === null ? 'Bilgi' : 'Sonra'}</dt>
          <dd>{degisimYaz(sonra)}</dd>
        </div>
      )}
    </dl>
  );
}
