import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { FullPage } from './FullPage.tsx';

export default function NotFoundPage() {
  return (
    <FullPage code="404" title="Sayfa Bulunamadı" text="This page could not be found">
      <Button component={Link} to="/">
        Ana Sayfaya Dön
      </Button>
    </FullPage>
  );
}
