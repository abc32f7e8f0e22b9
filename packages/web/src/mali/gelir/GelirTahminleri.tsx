import { Text } from '@mantine/core';
import type { GelirTahmini } from '@masabasi/core/mali/gelir/contract';
import { EN_AZ_BITEN } from '@masabasi/core/mali/gelir/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { ayYaz } from '@masabasi/core/platform/time/tarih';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';

export interface GelirTahminleriProps {
  readonly tahmin: readonly GelirTahmini[];
  readonly temel: { readonly Biten: number; readonly Yenilenen: number };
}

/** Expected income of renewals, with its probability and its basis. */
export function GelirTahminleri({ tahmin, temel }: GelirTahminleriProps) {
  return (
    <Panel title="Yenilemelerden Beklenen" padded>
      <Text mb={8} c="dimmed">
        {temel.Biten < EN_AZ_BITEN
          ? `Son iki yılda dönemi biten ${sayiYaz(temel.Biten)} lisans var; tahmin için en az ${EN_AZ_BITEN} gerekir.`
          : `Son iki yılda dönemi biten ${sayiYaz(temel.Biten)} lisansın ${sayiYaz(temel.Yenilenen)} tanesi yenilendi (%${sayiYaz(Math.round((100 * temel.Yenilenen) / temel.Biten))}). Aralık, on aydan sekizinin içinde kalması beklenen tutardır; KDV hariç.`}
      </Text>
      {tahmin.length > 0 && (
        <Table
          label="Yenilemelerden beklenen"
          rows={tahmin}
          rowKey={(t) => `${t.Ay} ${t.Birim}`}
          empty=""
          columns={[
            { key: 'Ay', header: 'Ay', width: '132px', renderCell: (t) => ayYaz(t.Ay) },
            {
              key: 'Adet',
              header: 'Biten lisans',
              width: '112px',
              align: 'right',
              renderCell: (t) => sayiYaz(t.Adet),
            },
            {
              key: 'Beklenen',
              header: 'Beklenen',
              align: 'right',
              nowrap: true,
              renderCell: (t) => paraYaz(kurus(t.Beklenen), t.Birim),
            },
            {
              key: 'Aralik',
              header: 'Aralık',
              width: '42%',
              align: 'right',
              nowrap: true,
              renderCell: (t) => `${paraYaz(kurus(t.Alt), t.Birim)} – ${paraYaz(kurus(t.Ust), t.Birim)}`,
            },
          ]}
        />
      )}
    </Panel>
  );
}
