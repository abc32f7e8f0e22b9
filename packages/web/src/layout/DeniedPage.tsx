import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { FullPage } from './FullPage.tsx';

/** Texts of specification 2.2, to the letter. */
export default function DeniedPage() {
  return (
    <FullPage code="403" title="Denied" text="You do not have the necessary privileges.">
      <Button component={Link} to="/">
        Go To Dashboard
      </Button>
    </FullPage>
  );
}
