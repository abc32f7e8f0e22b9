import { Box } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useBen } from '../platform/session/oturum.ts';
import { findRoute, pagesUnder } from '../routes.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Columns } from '../ui/Columns.tsx';

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
          <Columns component="ul" of="repeat(auto-fill, minmax(min(100%, 240px), 1fr))" gap={4} p={8}>
            {sayfalar.map((r) => (
              <li key={r.path}>
                <Box component={Link} display="block" p={12} fw={500} bdrs={6} className="hover" to={r.path}>
                  {r.name}
                </Box>
              </li>
            ))}
          </Columns>
        )}
      </Panel>
    </>
  );
}
