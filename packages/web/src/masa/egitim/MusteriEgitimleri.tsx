import { Button } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import IconSchool from '~icons/tabler/school';
import { useState } from 'react';
import { egitim as oda } from '../../calls/egitim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useKarttanKayit } from '../../platform/list/adresteki.ts';
import type { SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { EgitimTablosu } from './EgitimTablosu.tsx';

const EgitimDialog = onDemand(() => import('./EgitimDialog.tsx'));

/** Trainings on a customer's card, at most. */
const EN_COK = 50;

export function MusteriEgitimleri({ musteri }: { readonly musteri: SecilenMusteri }) {
  const [yeni, setYeni] = useState(false);
  const liste = useEndpoint(oda.getEgitimList, { MusteriId: musteri.Id, adet: EN_COK }, { refetchOnMount: 'always' });
  const kayit = useKarttanKayit(liste.data?.egitimlist);
  return (
    <Panel
      title="Eğitimler"
      icon={<IconSchool />}
      wide
      actions={
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
          Yeni Eğitim
        </Button>
      }
    >
      <EgitimTablosu tekMusteri kayit={kayit}>
        {(columns) => (
          <Table
            label="Müşterinin eğitimleri"
            columns={columns.map(({ id, ...c }) => ({ ...c, key: id }))}
            rows={liste.data?.egitimlist}
            rowKey={(e) => e.Id}
            error={liste.error}
            onRetry={() => void liste.refetch()}
            empty={<EmptyState compact title="Eğitimi yok." />}
          />
        )}
      </EgitimTablosu>
      {yeni && <EgitimDialog musteri={musteri} onClose={() => setYeni(false)} />}
    </Panel>
  );
}
