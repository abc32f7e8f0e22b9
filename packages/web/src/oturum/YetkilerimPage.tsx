import { YETKI, yetkiDegeri } from '@masabasi/core/yetki/rules';
import { IconCheck, IconMinus, IconShieldCheck } from '@tabler/icons-react';
import { useYetki } from '../oturum.ts';
import { Chip } from '../ui/Chip.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Table } from '../ui/Table.tsx';

/** The permissions of the signed-in person, with their names. */
export default function YetkilerimPage() {
  const { yetkiList } = useYetki();
  const tamYetkili =
    yetkiDegeri(
      yetkiList.filter((y) => y.YetkiId === YETKI.ayricalikli),
      YETKI.ayricalikli,
    ) === 1;
  return (
    <>
      <PageHeader
        title="Yetkilerim"
        text={
          tamYetkili
            ? 'Tam yetkili kullanıcısınız; aşağıdaki bütün işlemleri yapabilirsiniz.'
            : 'Size verilmiş yetkiler.'
        }
      />
      <Panel>
        <Table
          label="Yetkilerim"
          rows={yetkiList}
          rowKey={(y) => y.YetkiId}
          columns={[
            { key: 'Alan', header: 'Alan', width: '160px', renderCell: (y) => y.Alan },
            { key: 'Ad', header: 'Yetki', renderCell: (y) => y.Ad },
            {
              key: 'Deger',
              header: 'Durum',
              width: '140px',
              renderCell: (y) =>
                yetkiDegeri(yetkiList, y.YetkiId) === 1 ? (
                  <Chip tone="ok" icon={<IconCheck />}>
                    Var
                  </Chip>
                ) : (
                  <Chip icon={<IconMinus />}>Yok</Chip>
                ),
            },
          ]}
          empty={
            <EmptyState
              icon={<IconShieldCheck size={28} stroke={1.5} />}
              title="Size tanımlı özel bir yetki yok."
              text="Yetki gerekiyorsa yöneticinizden isteyebilirsiniz."
            />
          }
        />
      </Panel>
    </>
  );
}
