import type { HakFarki } from '@masabasi/core/izin/hakedis/contract';
import { gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import { Table } from '../../ui/Table.tsx';
import css from './HakFarklari.module.css';

/** People whose entitlement or balance changes, shown before saving. */
export const HakFarklari = ({ farklar }: { farklar: readonly HakFarki[] }) => (
  <section aria-label="Değişecek haklar" className={css.farklar}>
    <p>
      {farklar.length === 0
        ? 'Hiçbir çalışanın bugünkü hakkı değişmiyor.'
        : `${farklar.length} çalışanın hakkı değişecek:`}
    </p>
    {farklar.length > 0 && (
      <div className={css.cerceve}>
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
      </div>
    )}
  </section>
);
