import { Button, Flex } from '@mantine/core';
import IconHistory from '~icons/tabler/history';
import { Notice } from './Notice.tsx';
import { focusingForm } from './Form.tsx';

/** Tells that the fields hold an earlier draft. */
export const RestoredNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <Notice tone="info" icon={<IconHistory />}>
    <Flex component="span" rowGap={4} columnGap={12} wrap="wrap" align="center" justify="space-between">
      Daha önce yazıp kaydetmedikleriniz geri yüklendi.
      <Button variant="subtle" h={28} onClick={focusingForm(onDiscard)}>
        Baştan Başla
      </Button>
    </Flex>
  </Notice>
);
