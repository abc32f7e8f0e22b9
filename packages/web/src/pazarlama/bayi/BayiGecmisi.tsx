import { Stack } from '@mantine/core';
import type { BayiAtamasi } from '@masabasi/core/pazarlama/bayi/satirlar';
import type { Cikti } from '@masabasi/core/platform/call/endpoint';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconArrowsExchange from '~icons/tabler/arrows-exchange';
import IconHistory from '~icons/tabler/history';
import { bayi as oda } from '../../calls/bayi.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Gecmis, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type Column, Table } from '../../ui/Table.tsx';

type Hareketler = Extract<Cikti<typeof oda.getBayiDetay>, { durum: true }>['hareketlist'];

const SUTUNLAR: readonly Column<BayiAtamasi>[] = [
  { key: 'Nesne', header: 'Ne', width: '90px', renderCell: (a) => (a.Nesne === 'musteri' ? 'Müşteri' : 'Lisans') },
  { key: 'Ad', header: 'Ad', renderCell: (a) => <MusteriBagi Id={a.MusteriId} ad={a.Ad} /> },
  { key: 'Baslama', header: 'Bayiye Geçti', width: '160px', nowrap: true, renderCell: (a) => zamanYaz(a.Baslama) },
  {
    key: 'Bitis',
    header: 'Bayiden Çıktı',
    width: '160px',
    nowrap: true,
    renderCell: (a) => (a.Bitis === null ? 'Hâlâ bayide' : zamanYaz(a.Bitis)),
  },
  { key: 'Yeni', header: 'Şimdiki Bayisi', width: '20%', spare: true, renderCell: (a) => a.Yeni ?? '–' },
];

/** History of a dealer, with the periods of its customers and licences. */
export function BayiGecmisi({ bayiId, hareketler }: { readonly bayiId: number; readonly hareketler: Hareketler }) {
  const atamalar = useEndpoint(oda.bayiAtamalari, { BayiId: bayiId }, { refetchOnMount: 'always' });
  return (
    <Stack gap={16}>
      <Panel title="Müşteri ve Lisanslar" icon={<IconArrowsExchange />}>
        <Table
          label="Bayinin olduğu günler"
          rows={atamalar.data?.atamalar}
          rowKey={(a) => `${a.Nesne} ${a.NesneId} ${a.Baslama}`}
          columns={SUTUNLAR}
          error={atamalar.error}
          onRetry={() => void atamalar.refetch()}
          empty={<EmptyState compact title="Bayiye müşteri ya da lisans atanmamış." />}
        />
      </Panel>
      <Panel title="Geçmiş" icon={<IconHistory />} padded>
        <Gecmis rows={hareketler.map(hareketSatiri)} />
      </Panel>
    </Stack>
  );
}
