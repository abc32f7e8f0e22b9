import type { AnketSurumOzeti } from '@masabasi/core/masa/anket/contract';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const SurumDialog = onDemand(() => import('./SurumDialog.tsx'));

export interface AnketSurumleriProps {
  readonly Id: number;
  readonly surumler: readonly AnketSurumOzeti[];
}

/** Published versions with time and person. Each can be opened, with its changes. */
export function AnketSurumleri({ Id, surumler }: AnketSurumleriProps) {
  const [acik, setAcik] = useState<number | null>(null);
  const sonNo = surumler[0]?.No;
  const sutunlar: readonly Column<AnketSurumOzeti>[] = [
    {
      key: 'No',
      header: 'Versiyon',
      renderCell: (s) => (
        <span>
          {s.No}. versiyon {s.No === sonNo && <Chip tone="ok">Yayında</Chip>}
        </span>
      ),
    },
    { key: 'Zaman', header: 'Yayınlandı', renderCell: (s) => zamanYaz(s.Zaman), width: '160px', nowrap: true },
    { key: 'Kisi', header: 'Yayınlayan', renderCell: (s) => s.Kisi ?? 'Ürünle geldi', width: '200px' },
    { key: 'Soru', header: 'Soru', renderCell: (s) => sayiYaz(s.SoruSayisi), align: 'right', width: '80px' },
    { key: 'Yanit', header: 'Yanıt', renderCell: (s) => sayiYaz(s.Yanit), align: 'right', width: '90px' },
    {
      key: 'eylem',
      header: 'İşlemler',
      actions: true,
      width: '110px',
      renderCell: (s) => (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Göster: ${s.No}. versiyon`}
          onClick={() => setAcik(s.No)}
        >
          Göster
        </Button>
      ),
    },
  ];
  return (
    <>
      <Table
        label="Anketin versiyonları"
        columns={sutunlar}
        rows={surumler}
        rowKey={(s) => s.No}
        empty="Bu anket henüz yayınlanmadı."
      />
      {acik !== null && <SurumDialog Id={Id} No={acik} surumler={surumler} onClose={() => setAcik(null)} />}
    </>
  );
}
