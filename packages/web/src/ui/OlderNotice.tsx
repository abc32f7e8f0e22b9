import { Button, Flex } from '@mantine/core';
import IconHistory from '~icons/tabler/history';
import { focusingForm } from './Form.tsx';
import { Notice } from './Notice.tsx';

/** Offers the draft typed over an earlier version of the record. */
export const OlderNotice = ({ restore, discard }: { readonly restore: () => void; readonly discard: () => void }) => (
  <Notice tone="info" icon={<IconHistory />}>
    <Flex component="span" rowGap={4} columnGap={12} wrap="wrap" align="center" justify="space-between">
      Yarım kalan metniniz var; kayıt bu arada değişti.
      <Button variant="subtle" h={28} onClick={focusingForm(restore)}>
        Geri Getir
      </Button>
      <Button variant="subtle" h={28} onClick={focusingForm(discard)}>
        Bırak
      </Button>
    </Flex>
  </Notice>
);
