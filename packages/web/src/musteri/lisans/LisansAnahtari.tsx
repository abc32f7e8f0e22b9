import { Button } from '@mantine/core';
import IconEye from '~icons/tabler/eye';
import { useState } from 'react';
import { lisans as oda } from '../../calls/lisans.ts';
import { useAction } from '../../platform/call/api.ts';

/** A licence key, shown on request. Each request is logged. */
export function LisansAnahtari({ Id }: { Id: number }) {
  const [anahtar, setAnahtar] = useState<string | null>(null);
  const ac = useAction(oda.lisansAnahtari, { onSuccess: (cevap) => setAnahtar(cevap.Anahtar) });
  return anahtar === null ? (
    <Button
      variant="subtle"
      ml={-12}
      loading={ac.isPending}
      leftSection={<IconEye size={14} aria-hidden />}
      onClick={() => ac.mutate({ Id })}
    >
      Göster
    </Button>
  ) : (
    <code>{anahtar}</code>
  );
}
