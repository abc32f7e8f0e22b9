import { Button } from '@mantine/core';
import IconHistory from '~icons/tabler/history';
import { focusingForm } from './Form.tsx';
import { Notice } from './Notice.tsx';
import css from './RestoredNotice.module.css';

/** Offers the draft typed over an earlier version of the record. */
export const OlderNotice = ({ restore, discard }: { readonly restore: () => void; readonly discard: () => void }) => (
  <Notice tone="info" icon={<IconHistory />}>
    <span className={css.line}>
      Yarım kalan metniniz var; kayıt bu arada değişti.
      <Button variant="subtle" className={css.button} onClick={focusingForm(restore)}>
        Geri Getir
      </Button>
      <Button variant="subtle" className={css.button} onClick={focusingForm(discard)}>
        Bırak
      </Button>
    </span>
  </Notice>
);
