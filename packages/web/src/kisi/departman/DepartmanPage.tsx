import type { DepartmanSatiri } from '@masabasi/core/kisi/departman/contract';
import { Button, Text } from '@mantine/core';
import IconBuilding from '~icons/tabler/building';
import IconEyeOff from '~icons/tabler/eye-off';
import IconPlus from '~icons/tabler/plus';
import { useMemo, useState } from 'react';
import { departman as oda } from '../../calls/departman.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';
import DeniedPage from '../../layout/DeniedPage.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { actionColumn } from '../../ui/RowActions.tsx';
import { bildir } from '../../ui/Toast.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { weekDaysText } from '../../ui/WeekDays.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const DepartmanDialog = onDemand(() => import('./DepartmanDialog.tsx'));

const saatler = (d: DepartmanSatiri): string =>
  d.VardiyaDakika === null
    ? `${d.MesaiBaslangic} – ${d.MesaiBitis}`
    : `7/24, ${String(d.VardiyaDakika / 60).replace('.', ',')} saat`;

const sinir = (id: 'DigerLimit' | 'YemekLimit', header: string): GridColumn<DepartmanSatiri> => ({
  id,
  header,
  value: (d) => d[id],
  text: (d) => (d[id] === null ? 'Sınırsız' : String(d[id])),
  align: 'right',
});

const SUTUNLAR: readonly GridColumn<DepartmanSatiri>[] = [
  {
    id: 'Ad',
    header: 'Departman',
    card: 'title',
    value: (d) => d.Ad,
    // Text in the line of the cell, so that a long name ends in an ellipsis.
    renderCell: (d) => (
      <Text span fw={500}>
        {d.Ad} {d.Goster === 0 && <Chip icon={<IconEyeOff />}>Panoda gizli</Chip>}
      </Text>
    ),
    filter: 'text',
  },
  { id: 'Sorumlu', header: 'Sorumlu', card: 'line', value: (d) => d.Sorumlu, filter: 'text' },
  { id: 'Vekil', header: 'Vekil', value: (d) => d.Vekil, filter: 'text', spare: 'wide' },
  { id: 'KisiSayisi', header: 'Çalışan', card: 'named', value: (d) => d.KisiSayisi, align: 'right' },
  { id: 'Saatler', header: 'Mesai', card: 'line', value: saatler, nowrap: true },
  { id: 'Gunler', header: 'Günler', value: (d) => weekDaysText(d.CalismaGunleri), nowrap: true },
  sinir('DigerLimit', 'Diğer Mola Yeri'),
  sinir('YemekLimit', 'Yemek Yeri'),
];
const SIRA = [{ id: 'Ad', desc: false }];

/** Departments: heads, hours, break limits. */
export default function DepartmanPage() {
  const liste = useEndpoint(oda.departmanListesi, {}, { refetchOnMount: 'always' });
  const [duzenlenen, setDuzenlenen] = useState<DepartmanSatiri | 'yeni' | null>(null);
  // The first hour asks for the head of the first department: a department without one comes before a new one.
  const [istendi, setIstendi] = useState(false);
  useYeniIstegi(() => setIstendi(true));
  const istenen = istendi && liste.data ? (liste.data.departmanlar.find((d) => d.SorumluId === null) ?? 'yeni') : null;
  const acik = duzenlenen ?? istenen;
  const kapat = () => {
    setDuzenlenen(null);
    setIstendi(false);
  };
  const { mutate: silGonder } = useAction(oda.departmanSil, {
    onSuccess: () => bildir({ baslik: 'Departman silindi', tur: 'success' }),
  });
  const sutunlar = useMemo(() => {
    const silSor = async (d: DepartmanSatiri) => {
      const evet = await onayla({
        baslik: 'Departmanı Sil',
        metin: `${d.Ad} departmanı listelerden kalkacak; eski kayıtlarda adı kalır. Silmek istediğinize emin misiniz?`,
        onay: 'Sil',
        tehlikeli: true,
      });
      if (evet) silGonder({ Id: d.Id });
    };
    return [
      ...SUTUNLAR,
      actionColumn<DepartmanSatiri>((d) => ({
        name: d.Ad,
        onEdit: () => setDuzenlenen(d),
        onDelete: () => void silSor(d),
      })),
    ];
  }, [silGonder]);
  if (liste.error?.status === 403) return <DeniedPage />;
  const yeni = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setDuzenlenen('yeni')}>
      Yeni Departman
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Departmanlar"
        text="Sorumlular, mesai saatleri ve aynı anda molaya çıkabilecek kişi sayıları."
        actions={yeni}
      />
      <Panel>
        <DataGrid
          name="departman"
          label="Departmanlar"
          columns={sutunlar}
          rows={liste.data?.departmanlar}
          rowKey={(d) => d.Id}
          error={liste.error}
          onRetry={() => void liste.refetch()}
          initialSort={SIRA}
          empty={{
            title: 'Henüz departman yok.',
            text: '‘Yeni Departman’ ile ekleyebilirsiniz.',
            icon: <IconBuilding size={32} stroke={1.5} />,
          }}
        />
      </Panel>
      {acik !== null && (
        <DepartmanDialog
          satir={acik === 'yeni' ? null : acik}
          kisiler={liste.data?.kisiler ?? []}
          sorumluSecebilir={liste.data?.SorumluSecebilir === true}
          onClose={kapat}
        />
      )}
    </>
  );
}
