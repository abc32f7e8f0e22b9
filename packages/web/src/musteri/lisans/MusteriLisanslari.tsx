import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconCertificate from '~icons/tabler/certificate';
import IconPlus from '~icons/tabler/plus';
import { useState } from 'react';
import { useMusteriLisanslari } from './musteriLisanslari.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { AzLisans } from './LisansTablosu.tsx';

const LisansDialog = onDemand(() => import('./LisansDialog.tsx'));

export function MusteriLisanslari({ musteriId }: { musteriId: number }) {
  const yonetir = useYetkiVar(YETKI.lisansYonet);
  const [yeni, setYeni] = useState(false);
  const rapor = useMusteriLisanslari(musteriId);
  return (
    <Panel
      title="Lisanslar"
      icon={<IconCertificate />}
      wide
      actions={
        yonetir && (
          <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
            Yeni Lisans
          </Button>
        )
      }
    >
      <AzLisans
        label="Müşterinin lisansları"
        tekMusteri
        rows={rapor.data?.lisanslist}
        error={rapor.error}
        onRetry={() => void rapor.refetch()}
        empty={<EmptyState compact title="Lisansı yok." />}
      />
      {yeni && <LisansDialog kart={null} musteriId={musteriId} onClose={() => setYeni(false)} />}
    </Panel>
  );
}
