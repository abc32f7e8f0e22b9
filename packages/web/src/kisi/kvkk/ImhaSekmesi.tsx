import type { ImhaKaydi } from '@masabasi/core/kisi/kvkk/contract';
import { SAKLAMA, SAKLAMA_KONULARI } from '@masabasi/core/kisi/kvkk/rules';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconTrashOff from '~icons/tabler/trash-off';
import { kvkk as oda } from '../../calls/kvkk.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';

const konuAdi = (konu: string): string => {
  const bilinen = SAKLAMA_KONULARI.find((k) => k === konu);
  return bilinen ? SAKLAMA[bilinen].Ad : konu;
};

const SUTUNLAR: readonly GridColumn<ImhaKaydi>[] = [
  {
    id: 'Zaman',
    header: 'İmha Zamanı',
    value: (r) => r.Zaman,
    text: (r) => zamanYaz(r.Zaman),
    nowrap: true,
    width: '180px',
  },
  { id: 'Konu', header: 'Kayıt Türü', value: (r) => konuAdi(r.konu), filter: 'choice' },
  {
    id: 'Sinir',
    header: 'Hangi Günden Öncesi',
    value: (r) => r.Sinir,
    text: (r) => tarihYaz(r.Sinir),
    nowrap: true,
    width: '200px',
  },
  { id: 'Adet', header: 'Kayıt Sayısı', value: (r) => r.Adet, align: 'right', width: '140px' },
];

/** The log of destroyed records. */
export function ImhaSekmesi() {
  const sorgu = useEndpoint(oda.imhaKayitlari, {}, { refetchOnMount: 'always' });
  return (
    <Panel>
      <DataGrid
        name="imha"
        label="İmha kayıtları"
        columns={SUTUNLAR}
        rows={sorgu.data?.kayitlar}
        rowKey={(r) => `${r.Zaman} ${r.konu}`}
        error={sorgu.error}
        onRetry={() => void sorgu.refetch()}
        empty={{
          title: 'Henüz imha edilen kayıt yok.',
          text: 'Saklama süresi dolan kayıtlar her gün kendiliğinden imha edilir ve burada listelenir.',
          icon: <IconTrashOff size={32} stroke={1.5} />,
        }}
      />
    </Panel>
  );
}
