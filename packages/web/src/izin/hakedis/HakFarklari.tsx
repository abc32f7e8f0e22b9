import { Box, Text } from '@mantine/core';
import type { HakFarki } from '@masabasi/core/izin/hakedis/contract';
import { gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import { Table } from '../../ui/Table.tsx';

/** People whose entitlement or balance changes, shown before saving. */
export const HakFarklari = ({ farklar }: { farklar: readonly HakFarki[] }) => (
  <section aria-label="Değişecek haklar">
    <Text mb={8} fw={500}>
      {farklar.length === 0
        ? 'Hiçbir çalışanın bugünkü hakkı değişmiyor.'
        : `${farklar.length} çalışanın hakkı değişecek:`}
    </Text>
    {farklar.length > 0 && (
      <Box bd="1px solid var(--line)" bdrs={8}>
        <Table
          label="Hakkı değişecek çalışanlar"
          rows={farklar}
          rowKey={(f) => f.UserId}
          empty=""
          columns={[
            { key: 'Ad', header: 'Personel', renderCell: (f) => f.Ad },
            { key: 'Departman', header: 'Departman', width: '150px', renderCell: (f) => f.Departman },
            { key: 'cyil', header: 'Yıl', width: '64px', align: 'right', renderCell: (f) => f.cyil },
            {
              key: 'Hak',
              header: 'Bu Yılki Hak',
              width: '130px',
              align: 'right',
              nowrap: true,
              renderCell: (f) => `${gunSayisiYaz(f.EskiHak)} → ${gunSayisiYaz(f.YeniHak)}`,
            },
            {
              key: 'Toplam',
              header: 'Toplam',
              width: '130px',
              align: 'right',
              nowrap: true,
              renderCell: (f) => `${gunSayisiYaz(f.EskiToplam)} → ${gunSayisiYaz(f.YeniToplam)}`,
            },
            {
              key: 'Kalan',
              header: 'Kalan',
              width: '130px',
              align: 'right',
              nowrap: true,
              renderCell: (f) => `${gunSayisiYaz(f.EskiKalan)} → ${gunSayisiYaz(f.YeniKalan)}`,
            },
          ]}
        />
      </Box>
    )}
  </section>
);
