import type { GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { gorusmeAcik } from '@masabasi/core/masa/gorusme/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Stack } from '@mantine/core';
import IconBell from '~icons/tabler/bell';
import { useState } from 'react';
import { hatirlatma as oda } from '../../calls/hatirlatma.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { Panel } from '../../ui/Panel.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const GorusmeHatirlatDialog = onDemand(() => import('./GorusmeHatirlatDialog.tsx'));

/** The person's own reminder of an open ticket. */
export function GorusmeHatirlatma({ g }: { readonly g: GorusmeKarti }) {
  const { data } = useEndpoint(oda.hatirlatmalarim, {});
  const [acik, setAcik] = useState(false);
  const sil = useAction(oda.hatirlatmaSil, {
    onSuccess: () => bildir({ baslik: 'Hatırlatma kaldırıldı', tur: 'success' }),
  });
  if (!gorusmeAcik(g.DurumAnahtar)) return null;
  const benim = data?.hatirlatmalar.find((h) => h.GorusmeId === g.Id) ?? null;
  return (
    // Without a reminder the panel is its heading alone.
    <Panel
      title="Hatırlatma"
      icon={<IconBell />}
      padded={benim !== null}
      actions={
        benim === null && (
          <Button variant="default" size="compact-sm" onClick={() => setAcik(true)}>
            Bana Hatırlat
          </Button>
        )
      }
    >
      {benim && (
        <Stack gap={12}>
          <Flex component="p" direction="column" gap={4} m={0} className="anywhere">
            <b>{zamanYaz(benim.Zaman)}</b>
            {benim.Aciklama !== '' && <span>{benim.Aciklama}</span>}
          </Flex>
          <Flex gap={8} wrap="wrap">
            <Button variant="default" onClick={() => setAcik(true)}>
              Başka Zamana Al
            </Button>
            <Button variant="subtle" loading={sil.isPending} onClick={() => sil.mutate({ GorusmeId: g.Id })}>
              Kaldır
            </Button>
          </Flex>
        </Stack>
      )}
      {acik && <GorusmeHatirlatDialog g={g} eski={benim} onClose={() => setAcik(false)} />}
    </Panel>
  );
}
