import { Button } from '@mantine/core';
import { IconHammer } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { findRoute } from '../routes.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

/** A page whose turn has not come yet. */
export default function HazirlanmaktaPage() {
  const { pathname } = useLocation();
  const ad = findRoute(pathname)?.name ?? 'Bu sayfa';
  return (
    <>
      <PageHeader title={ad} />
      <EmptyState
        icon={<IconHammer size={32} stroke={1.4} />}
        title={`‘${ad}’ alanı bu sürümde henüz hazır değil.`}
        text="Hazır olduğunda bu sayfada açılacaktır."
        action={
          <Button component={Link} to="/" variant="default">
            Ana Sayfaya Dön
          </Button>
        }
      />
    </>
  );
}
