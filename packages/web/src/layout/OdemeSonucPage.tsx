import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { FullPage } from './FullPage.tsx';

/** The bridge a payment returns to, open without a session (specification 2.1). */
export default function OdemeSonucPage() {
  return (
    <FullPage title="Ödeme Sonucu" text="Ödeme sonucu ekranı bu sürümde henüz hazır değil.">
      <Button component={Link} to="/">
        Ana Sayfaya Dön
      </Button>
    </FullPage>
  );
}
