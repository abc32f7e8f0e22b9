import IconHome from '~icons/tabler/home';
import { Link } from 'react-router';
import { preloading } from '../routes.tsx';
import css from './Breadcrumb.module.css';
import type { YolParcasi } from './yolIzi.ts';

/** The page's place in the menu, each part a link. The home button leads to / (specification 2.2). */
export function Breadcrumb({ iz }: { iz: readonly YolParcasi[] }) {
  return (
    <nav aria-label="Sayfa yolu" className={css.yol}>
      <ol className={css.liste}>
        <li>
          <Link to="/" className={css.baglanti}>
            <IconHome size={15} stroke={1.7} aria-hidden />
            <span className={css.evAdi}>Ana Sayfa</span>
          </Link>
        </li>
        {iz.map(({ ad, yol }, i) => {
          const son = i === iz.length - 1;
          return (
            <li
              key={iz
                .slice(0, i + 1)
                .map((p) => p.ad)
                .join('/')}
              aria-current={son ? 'page' : undefined}
            >
              {son || yol === null ? (
                <span className={css.ad} title={ad}>
                  {ad}
                </span>
              ) : (
                <Link to={yol} className={`${css.baglanti} ${css.parca}`} title={ad} {...preloading(yol)}>
                  {ad}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
