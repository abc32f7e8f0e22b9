import { Link, useLocation } from 'react-router';
import { useBen } from '../platform/session/oturum.ts';
import { findRoute, pagesUnder } from '../routes.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Panel } from '../ui/Panel.tsx';
import css from './BolumPage.module.css';

/** A section of the product at its own address: its pages that this person may open. */
export default function BolumPage() {
  const { pathname } = useLocation();
  const ben = useBen();
  const acilan = pagesUnder(pathname).filter((r) => ben.acar(r.path));
  // A page with two addresses is listed once.
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
