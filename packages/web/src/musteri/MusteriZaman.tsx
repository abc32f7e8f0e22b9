import { musteri as oda } from '@masabasi/core/musteri/contract';
import { zamanYaz } from '@masabasi/core/tarih';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint } from '../api.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Table } from '../ui/Table.tsx';
import css from './MusteriZaman.module.css';

/** What happened to a customer, newest first. */
export function MusteriZaman({ musteriId }: { musteriId: number }) {
  const [sayfa, setSayfa] = useState(1);
  const zaman = useEndpoint(
    oda.musteriZaman,
    { Id: musteriId, sayfa },
    { refetchOnMount: 'always', keepPrevious: true },
  );
  return (
    <>
      <Table
        label="Zaman çizelgesi"
        rows={zaman.data?.zamanlist}
        rowKey={(o) => o.Id}
        error={zaman.error}
        onRetry={() => void zaman.refetch()}
        empty={<EmptyState title="Henüz bir şey olmadı." />}
        columns={[
          { key: 'Zaman', header: 'Zaman', width: '150px', nowrap: true, renderCell: (o) => zamanYaz(o.Zaman) },
          {
            key: 'Olay',
            header: 'Olay',
            renderCell: (o) => (
              <span className={css.olay}>
                {o.Baslik}
                {o.Aciklama !== '' && <span className={css.aciklama}>{o.Aciklama}</span>}
              </span>
            ),
          },
          { key: 'Proje', header: 'Ürün', width: '220px', renderCell: (o) => o.Proje ?? '' },
          { key: 'Kisi', header: 'Kişi', width: '180px', renderCell: (o) => o.Kisi ?? 'Sistem' },
        ]}
      />
      {(sayfa > 1 || zaman.data?.devami) && (
        <div className={css.sayfalar}>
          <Button variant="default" disabled={sayfa === 1} onClick={() => setSayfa(sayfa - 1)}>
            Daha Yeni
          </Button>
          <Button variant="default" disabled={!zaman.data?.devami} onClick={() => setSayfa(sayfa + 1)}>
            Daha Eski
          </Button>
        </div>
      )}
    </>
  );
}
