import { Stack, Text } from '@mantine/core';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import IconCheck from '~icons/tabler/check';
import IconMinus from '~icons/tabler/minus';
import IconShieldCheck from '~icons/tabler/shield-check';
import { Link } from 'react-router';
import { rol as oda } from '../../calls/rol.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Chip } from '../../ui/Chip.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';

type Sayfa = Basari<typeof oda.yetkilerim>['menuler'][number];
const SAYFA_SUTUNLARI: readonly GridColumn<Sayfa>[] = [
  { id: 'Bolum', header: 'Bölüm', value: (m) => m.Bolum || 'Menü', filter: 'choice', width: '200px' },
  {
    id: 'menuAd',
    header: 'Sayfa',
    value: (m) => m.menuAd,
    renderCell: (m) => <Link to={m.menuYol}>{m.menuAd}</Link>,
  },
  {
    id: 'Neden',
    header: 'Neden',
    value: (m) => m.Neden,
    renderCell: (m) => (
      <Text span c="dimmed">
        {m.Neden}
      </Text>
    ),
    width: '380px',
  },
];
const SAYFA_YOK = { title: 'Menünüzde sayfa yok.', text: 'Sayfa gerekiyorsa yöneticinizden isteyebilirsiniz.' };

/** Rights and pages of the signed-in person, with the reasons. */
export default function YetkilerimPage() {
  const benim = useEndpoint(oda.yetkilerim, {}, { refetchOnMount: 'always' });
  const { roller, yetkiler, sorumluluklar, menuler } = benim.data ?? {};
  const rolMetni = roller && (roller.length > 0 ? `Rolünüz: ${roller.join(', ')}.` : 'Size atanmış bir rol yok.');
  const yeniden = { error: benim.error, onRetry: () => void benim.refetch() };
  return (
    <>
      <PageHeader title="Yetkilerim" text={rolMetni ?? 'Yapabildikleriniz ve nedenleri.'} />
      {sorumluluklar?.map((s) => (
        <Notice key={s.DepartmanId} tone="info" icon={<IconShieldCheck />}>
          {s.Metin}
        </Notice>
      ))}
      <Stack gap={16}>
        <Panel title="Yetkiler">
          <Table
            label="Yetkilerim"
            rows={yetkiler}
            rowKey={(y) => y.YetkiId}
            {...yeniden}
            columns={[
              { key: 'Alan', header: 'Alan', width: '200px', renderCell: (y) => y.Alan },
              { key: 'Ad', header: 'Yetki', renderCell: (y) => y.Ad },
              {
                key: 'Deger',
                header: 'Durum',
                width: '88px',
                renderCell: (y) =>
                  y.Deger === 1 ? (
                    <Chip tone="ok" icon={<IconCheck />}>
                      Var
                    </Chip>
                  ) : (
                    <Chip icon={<IconMinus />}>Yok</Chip>
                  ),
              },
              {
                key: 'Neden',
                header: 'Neden',
                width: '380px',
                renderCell: (y) => (
                  <Text span c="dimmed">
                    {y.Neden}
                  </Text>
                ),
              },
            ]}
            empty="Kayıt Bulunamadı."
          />
        </Panel>
        <Panel title="Açabildiğim sayfalar">
          <DataGrid
            name="sayfalarim"
            label="Sayfalarım"
            columns={SAYFA_SUTUNLARI}
            rows={menuler}
            rowKey={(m) => m.Id}
            {...yeniden}
            empty={SAYFA_YOK}
          />
        </Panel>
      </Stack>
    </>
  );
}
