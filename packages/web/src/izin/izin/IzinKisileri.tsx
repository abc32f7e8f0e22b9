import { Flex, Text } from '@mantine/core';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconUsers from '~icons/tabler/users';
import { useState } from 'react';
import { izin as oda } from '../../calls/izin.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Chip } from '../../ui/Chip.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import css from './IzinKisileri.module.css';

const IzinDetayDialog = onDemand(() => import('./IzinDetayDialog.tsx'));
type Kisi = Basari<typeof oda.izinKisileri>['kisiler'][number];

const gun = (id: 'Kumulatif_Toplam' | 'HakGun' | 'Kullanilan' | 'Bekleyen', header: string): GridColumn<Kisi> => ({
  id,
  header,
  value: (k) => k[id],
  text: (k) => gunSayisiYaz(k[id]),
  align: 'right',
});

const SUTUNLAR: readonly GridColumn<Kisi>[] = [
  {
    id: 'Ad',
    header: 'Personel',
    card: 'title',
    value: (k) => k.Ad,
    renderCell: (k) => (
      <Text span fw={500} className={css.ad} title={k.Ad}>
        {k.Ad}
      </Text>
    ),
    nowrap: true,
    filter: 'text',
  },
  {
    id: 'Departman',
    header: 'Departman',
    card: 'line',
    value: (k) => k.Departman,
    filter: 'choice',
  },
  {
    id: 'IseBaslama',
    header: 'İlk İşe Giriş',
    value: (k) => k.IseBaslama,
    text: (k) => (k.IseBaslama === null ? '' : tarihYaz(k.IseBaslama)),
    nowrap: true,
    initiallyHidden: true,
  },
  {
    id: 'IseGiris',
    header: 'Son İşe Giriş',
    value: (k) => k.IseGiris,
    text: (k) => (k.IseGiris === null ? '' : tarihYaz(k.IseGiris)),
    nowrap: true,
    spare: true,
  },
  { id: 'cyil', header: 'Çalışma Yılı', value: (k) => k.cyil, align: 'right', spare: 'wide' },
  gun('Kumulatif_Toplam', 'Toplam Hak'),
  gun('HakGun', 'Bu Yılki Hak'),
  gun('Kullanilan', 'Kullanılan'),
  {
    id: 'KalanGun',
    header: 'Kalan',
    card: 'named',
    value: (k) => k.KalanGun,
    text: (k) => gunSayisiYaz(k.KalanGun),
    renderCell: (k) => (
      <Flex
        component="span"
        display="inline-flex"
        gap={4}
        align="center"
        fw={600}
        c={k.KalanGun < 0 ? 'var(--danger)' : undefined}
      >
        {k.KalanGun < 0 && <IconAlertTriangle size={14} role="img" aria-label="Eksi bakiye" />}
        {gunSayisiYaz(k.KalanGun)}
      </Flex>
    ),
    align: 'right',
  },
  gun('Bekleyen', 'Bekleyen İstek'),
  { id: 'izneKalanGun', header: 'İzne Kalan Gün', value: (k) => k.izneKalanGun, align: 'right' },
  {
    id: 'izinTur',
    header: 'Bugün',
    card: 'chip',
    value: (k) => k.izinTur,
    renderCell: (k) => (k.izinTur === null ? null : <Chip tone="info">{k.izinTur}</Chip>),
    filter: 'choice',
  },
];
const SIRA = [{ id: 'Ad', desc: false }];
const BOS = {
  title: 'Kayıt Bulunamadı.',
  text: 'Sorumlusu olduğunuz departmanlarda çalışan yok.',
  icon: <IconUsers size={32} stroke={1.5} />,
};

/** All people whose leave this person manages, with a summary. A row opens the leaves. */
export function IzinKisileri() {
  const liste = useEndpoint(oda.izinKisileri, {}, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<Kisi | null>(null);
  return (
    <>
      <Panel>
        <DataGrid
          name="izinKisileri"
          label="Personel izinleri"
          columns={SUTUNLAR}
          rows={liste.data?.kisiler}
          rowKey={(k) => k.Id}
          error={liste.error}
          onRetry={() => void liste.refetch()}
          initialSort={SIRA}
          onOpen={setAcik}
          empty={BOS}
        />
      </Panel>
      {acik && <IzinDetayDialog userId={acik.Id} ad={acik.Ad} onClose={() => setAcik(null)} />}
    </>
  );
}
