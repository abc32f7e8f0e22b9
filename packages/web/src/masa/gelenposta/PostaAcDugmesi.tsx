import { Button } from '@mantine/core';
import IconMailOpened from '~icons/tabler/mail-opened';
import { useState } from 'react';
import { onDemand } from '../../ui/onDemand.tsx';

const GelenPostaDialog = onDemand(() => import('./GelenPostaDialog.tsx'));

/** Opens the mail of a history line. */
export function PostaAcDugmesi({ Id }: { readonly Id: number }) {
  const [acik, setAcik] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        leftSection={<IconMailOpened size={14} aria-hidden />}
        onClick={() => setAcik(true)}
      >
        E-postanın tamamı
      </Button>
      {acik && <GelenPostaDialog Id={Id} uc="kaydinPostasi" onClose={() => setAcik(false)} />}
    </>
  );
}
