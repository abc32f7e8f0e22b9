import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { kvkk as oda } from '../../calls/kvkk.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';

type Cevap = Basari<typeof oda.aydinlatmaOkuyanlar>;
type Okumayan = Cevap['okumayanlar'][number];
type Okuyan = Cevap['okuyanlar'][number];

const KISI: readonly GridColumn<Okumayan>[] = [
  { id: 'Ad', header: 'Kişi', value: (k) => k.Ad },
  { id: 'Departman', header: 'Departman', value: (k) => k.Departman, filter: 'choice' },
];
const OKUYAN: readonly GridColumn<Okuyan>[] = [
  ...KISI,
  { id: 'Zaman', header: 'Okuduğu Zaman', value: (k) => k.Zaman, text: (k) => zamanYaz(k.Zaman), nowrap: true },
  { id: 'Ip', header: 'Adres', value: (k) => k.Ip, nowrap: true },
];

/** Readers of a version of the notice with times, and people who have not read it. */
export default function OkuyanlarDialog({ surum, onClose }: { surum: number; onClose: () => void }) {
  const { data, error, refetch } = useEndpoint(oda.aydinlatmaOkuyanlar, { Surum: surum }, { refetchOnMount: 'always' });
  const [sekme, setSekme] = useState('okuyanlar');
  const ortak = { error, onRetry: () => void refetch(), rowKey: (k: Okumayan) => k.Id };
  const sayi = (n: number | undefined) => (n === undefined ? '' : ` (${n})`);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Aydınlatma Metni, Versiyon ${surum}: Okuyanlar`}
      width={820}
      footer={
        <Button variant="default" onClick={onClose}>
          Kapat
        </Button>
      }
    >
      <Tabs
        label="Okuyanlar ve okumayanlar"
        value={sekme}
        onChange={setSekme}
        tabs={[
          {
            value: 'okuyanlar',
            label: `Okuyanlar${sayi(data?.okuyanlar.length)}`,
            content: (
              <DataGrid
                {...ortak}
                name="aydinlatma-okuyan"
                label="Okuyanlar"
                columns={OKUYAN}
                rows={data?.okuyanlar}
                empty={{ title: 'Bu versiyonu henüz kimse okumadı.' }}
              />
            ),
          },
          {
            value: 'okumayanlar',
            label: `Okumayanlar${sayi(data?.okumayanlar.length)}`,
            content: (
              <DataGrid
                {...ortak}
                name="aydinlatma-okumayan"
                label="Okumayanlar"
                columns={KISI}
                rows={data?.okumayanlar}
                empty={{ title: 'Bu versiyonu okumayan kimse yok.' }}
              />
            ),
          },
        ]}
      />
    </Dialog>
  );
}
