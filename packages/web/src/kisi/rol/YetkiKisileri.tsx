import { karsilastir } from '@masabasi/core/platform/text/metin';
import type { RolSatiri, YetkiKisisi } from '@masabasi/core/kisi/rol/contract';
import { Flex, Text } from '@mantine/core';
import IconShieldCheck from '~icons/tabler/shield-check';
import IconUsers from '~icons/tabler/users';
import { useMemo, useState } from 'react';
import { rol as oda } from '../../calls/rol.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Chip } from '../../ui/Chip.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const KisiYetkiDialog = onDemand(() => import('./KisiYetkiDialog.tsx'));
const SIRA = [{ id: 'Ad', desc: false }];
const HEPSI = '';
const ISTISNALI = 'istisnali';

const sutunlari = (rolAdi: (id: number) => string): readonly GridColumn<YetkiKisisi>[] => [
  {
    id: 'Ad',
    header: 'Personel',
    value: (k) => k.Ad,
    renderCell: (k) => (
      <Text span fw={500}>
        {k.Ad}
      </Text>
    ),
    nowrap: true,
    filter: 'text',
  },
  { id: 'Departman', header: 'Departman', value: (k) => k.Departman, filter: 'choice' },
  {
    id: 'Roller',
    header: 'Roller',
    value: (k) => k.Roller.map(rolAdi).toSorted(karsilastir).join(', ') || null,
    renderCell: (k) => (
      <Flex component="span" gap={4} wrap="wrap">
        {k.Roller.map(rolAdi)
          .toSorted(karsilastir)
          .map((ad) => (
            <Chip key={ad}>{ad}</Chip>
          ))}
        {k.TamYetkili && (
          <Chip tone="warn" icon={<IconShieldCheck />}>
            Tam yetkili
          </Chip>
        )}
      </Flex>
    ),
  },
  {
    id: 'Istisna',
    header: 'İstisna',
    value: (k) => k.IstisnaSayisi,
    text: (k) => (k.IstisnaSayisi === 0 ? '–' : String(k.IstisnaSayisi)),
    align: 'right',
    width: '96px',
  },
  {
    id: 'Durum',
    header: 'Durum',
    value: (k) => (k.Aktif ? 'Çalışıyor' : 'Ayrıldı'),
    filter: 'choice',
    initiallyHidden: true,
    width: '120px',
  },
];

/** All people with their roles. A row opens the person's rights. */
export function YetkiKisileri({ roller }: { roller: readonly RolSatiri[] | undefined }) {
  const liste = useEndpoint(oda.yetkiKisileri, {}, { refetchOnMount: 'always' });
  const [rolSecimi, setRolSecimi] = useState(HEPSI);
  const [acik, setAcik] = useState<YetkiKisisi | null>(null);
  const sutunlar = useMemo(() => {
    const adlar = new Map(roller?.map((r) => [r.Id, r.Ad]));
    return sutunlari((id) => adlar.get(id) ?? `#${id}`);
  }, [roller]);
  const kisiler = liste.data?.kisiler;
  const gorunen = useMemo(
    () =>
      kisiler?.filter((k) =>
        rolSecimi === ISTISNALI
          ? k.IstisnaSayisi > 0
          : rolSecimi === HEPSI || k.Roller.some((id) => String(id) === rolSecimi),
      ),
    [kisiler, rolSecimi],
  );
  return (
    <>
      <Panel>
        <DataGrid
          name="yetkiKisileri"
          label="Kişilerin yetkileri"
          columns={sutunlar}
          rows={gorunen}
          rowKey={(k) => k.Id}
          error={liste.error}
          onRetry={() => void liste.refetch()}
          initialSort={SIRA}
          onOpen={setAcik}
          rowTone={(k) => (k.Aktif ? undefined : 'muted')}
          pageFilters={[
            {
              id: 'Rol',
              label: 'Rol',
              all: 'Bütün roller',
              options: [
                ...(roller ?? []).map((r) => ({ value: String(r.Id), label: r.Ad })),
                { value: ISTISNALI, label: 'İstisnası olanlar' },
              ],
              value: rolSecimi,
              set: setRolSecimi,
            },
          ]}
          empty={{
            title: 'Kayıt Bulunamadı.',
            text: 'Bu seçime uyan kimse yok.',
            icon: <IconUsers size={32} stroke={1.5} />,
          }}
        />
      </Panel>
      {acik && <KisiYetkiDialog userId={acik.Id} ad={acik.Ad} onClose={() => setAcik(null)} />}
    </>
  );
}
