import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { KOVA_ADLARI } from '@masabasi/core/mali/gelir/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Link } from 'react-router';
import { gelir as oda } from '../../calls/gelir.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Table } from '../../ui/Table.tsx';

type Istek = Girdi<typeof oda.gelirSatirlari>;
const ADLAR: Readonly<Record<Istek['Ne'], string>> = {
  kesilen: 'Kesilen Faturalar (KDV hariç)',
  odenecek: 'Kesilen Faturalar (KDV’li)',
  tahsil: 'Tahsilatlar',
  acik: 'Açık Faturalar',
  gecikmis: 'Gecikmiş Faturalar',
};

/** The rows behind a figure. */
export default function GelirSatirlariDialog({
  istek,
  onClose,
}: {
  readonly istek: Istek;
  readonly onClose: () => void;
}) {
  const { data, error, refetch } = useEndpoint(oda.gelirSatirlari, istek);
  const donemi =
    istek.Ne !== 'acik' && istek.Ne !== 'gecikmis'
      ? `${tarihYaz(istek.Baslangic!)} – ${tarihYaz(istek.Bitis!)}`
      : istek.Kova
        ? KOVA_ADLARI[istek.Kova]
        : 'Bugün';
  return (
    <Dialog opened title={ADLAR[istek.Ne]} width={760} onClose={onClose} readOnly>
      {data && (
        <p>
          {`${donemi}: ${sayiYaz(data.Adet)} satır, toplam `}
          <strong className="tnum">{paraYaz(kurus(data.Toplam), istek.Birim)}</strong>
          {data.satirlar.length < data.Adet ? `. İlk ${sayiYaz(data.satirlar.length)} satır gösteriliyor.` : ''}
        </p>
      )}
      <Table
        label={ADLAR[istek.Ne]}
        rows={data?.satirlar.map((s, n) => ({ ...s, n }))}
        rowKey={(s) => s.n}
        error={error}
        onRetry={() => void refetch()}
        empty="Bu tutarı oluşturan satır yok."
        columns={[
          { key: 'Tarih', header: 'Tarih', width: '112px', nowrap: true, renderCell: (s) => tarihYaz(s.Tarih) },
          {
            key: 'No',
            header: 'Fatura',
            width: '176px',
            nowrap: true,
            renderCell: (s) => (
              <Link to={`/mali/${s.Tur === 'efatura' ? 'efatura' : 'afatura'}/${s.FaturaId}`}>{s.No}</Link>
            ),
          },
          { key: 'Musteri', header: 'Müşteri', renderCell: (s) => s.Musteri },
          {
            key: 'Tutar',
            header: 'Tutar',
            width: '144px',
            align: 'right',
            nowrap: true,
            renderCell: (s) => paraYaz(kurus(s.Tutar), s.Birim),
          },
        ]}
      />
    </Dialog>
  );
}
