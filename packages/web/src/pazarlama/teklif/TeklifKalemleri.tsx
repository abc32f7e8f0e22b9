import { paraYaz } from '@masabasi/core/platform/money/para';
import { fiyatYaz, iskontoYaz, miktarYaz } from '@masabasi/core/pazarlama/teklif/fark';
import type { TeklifKalemSatiri } from '@masabasi/core/pazarlama/teklif/satirlar';
import { BIRIMLER, PERIYOTLAR } from '@masabasi/core/pazarlama/teklif/toplam';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';

const kalemSutunlari = (birim: string): readonly Column<TeklifKalemSatiri>[] => [
  {
    key: 'Ad',
    header: 'Kalem',
    renderCell: (k) => (
      <TwoLines
        top={k.Ad}
        bottom={
          [
            k.Periyot === 'tek' ? null : PERIYOTLAR[k.Periyot],
            k.Opsiyonel && (k.Secildi ? 'Müşteri seçti' : 'Seçmeli, toplamda değil'),
          ]
            .filter(Boolean)
            .join(' · ') || null
        }
      />
    ),
  },
  {
    key: 'Miktar',
    header: 'Miktar',
    width: '96px',
    align: 'right',
    nowrap: true,
    renderCell: (k) => <span className="tnum">{`${miktarYaz(k.Miktar)} ${BIRIMLER[k.Birim]}`}</span>,
  },
  {
    key: 'BirimFiyat',
    header: 'Birim Fiyat',
    width: '120px',
    align: 'right',
    nowrap: true,
    renderCell: (k) => <span className="tnum">{fiyatYaz(k.BirimFiyat, birim)}</span>,
  },
  {
    key: 'Iskonto',
    header: 'İskonto',
    width: '96px',
    align: 'right',
    spare: true,
    renderCell: (k) => <span className="tnum">{iskontoYaz(k, birim) || '–'}</span>,
  },
  {
    key: 'Kdv',
    header: 'KDV',
    width: '64px',
    align: 'right',
    spare: true,
    renderCell: (k) => <span className="tnum">%{k.KdvOran}</span>,
  },
  {
    key: 'Tutar',
    header: 'Tutar',
    width: '130px',
    align: 'right',
    nowrap: true,
    renderCell: (k) => <span className="tnum">{paraYaz(k.Tutar, birim)}</span>,
  },
];

/** The lines of a quote, read only. */
export const TeklifKalemleri = ({
  kalemler,
  birim,
}: {
  readonly kalemler: readonly TeklifKalemSatiri[];
  readonly birim: string;
}) => (
  <Table
    label="Kalemler"
    columns={kalemSutunlari(birim)}
    rows={kalemler}
    rowKey={(k) => kalemler.indexOf(k)}
    empty={<EmptyState compact title="Kalem yok." />}
  />
);
