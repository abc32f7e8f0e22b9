import { IconHome } from '@tabler/icons-react';
import { Link } from 'react-router';
import css from './Breadcrumb.module.css';

/** Where the page lies in the menu; the home button leads to / (specification 2.2). */
export function Breadcrumb({ iz }: { iz: readonly string[] }) {
  return (
    <nav aria-label="Sayfa yolu" className={css.yol}>
      <ol className={css.liste}>
        <li>
          <Link to="/" className={css.ev}>
            <IconHome size={15} stroke={1.7} aria-hidden />
            Ana Sayfa
          </Link>
        </li>
        {iz.map((ad, i) => (
          <li key={iz.slice(0, i + 1).join('/')} aria-current={i === iz.length - 1 ? 'page' : undefined}>
            {ad}
          </li>
        ))}
      </ol>
    </nav>
  );
}
