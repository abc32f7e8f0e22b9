import { Button } from '@mantine/core';
import IconHistory from '~icons/tabler/history';
import { Notice } from './Notice.tsx';
import { focusingForm } from './Form.tsx';
import css from './RestoredNotice.module.css';

/** Tells that the fields hold an earlier draft. */
export const RestoredNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <Notice tone="info" icon={<IconHistory />}>
    <span className={css.line}>
      Daha önce yazıp kaydetmedikleriniz geri yüklendi.
      <Button variant="subtle" className={css.button} onClick={focusingForm(onDiscard)}>
        Baştan Başla
      </Button>
    </span>
  </Notice>
);
