import { Link, useLocation } from 'react-router';
import { useBen } from '../oturum.ts';
import { findRoute, pagesUnder } from '../routes.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Panel } from '../ui/Panel.tsx';
import css from './BolumPage.module.css';

/** A part of the product by its own address: the pages of it that this person opens. */
export default function BolumPage() {
  const { pathname } = useLocation();
  const ben = useBen();
  const acilan = pagesUnder(pathname).filter((r) => ben.acar(r.path));
  // What has two addresses stands here once.
  const sayfalar = acilan.filter((r, i) => acilan.findIndex((o) => o.load === r.load) === i);
  return (
    <>
      <PageHeader title={findRoute(pathname)?.name ?? 'Bölüm'} text="Bu bölümde açabildiğiniz sayfalar." />
      <Panel>
        {sayfalar.length === 0 ? (
          <EmptyState title="Bu bölümde açabildiğiniz sayfa yok." />
        ) : (
          <ul className={css.sayfalar}>
            {sayfalar.map((r) => (
              <li key={r.path}>
                <Link className={css.sayfa} to={r.path}>
                  {r.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}
