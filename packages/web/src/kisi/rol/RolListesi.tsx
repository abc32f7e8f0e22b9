import { Text } from '@mantine/core';
import type { RolSatiri } from '@masabasi/core/kisi/rol/contract';
import IconKey from '~icons/tabler/key';
import { useMemo } from 'react';
import { rol as oda } from '../../calls/rol.ts';
import { useAction } from '../../platform/call/api.ts';
import type { ApiError } from '../../platform/call/cagri.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { actionColumn } from '../../ui/RowActions.tsx';
import { bildir } from '../../ui/Toast.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';

const SUTUNLAR: readonly GridColumn<RolSatiri>[] = [
  {
    id: 'Ad',
    header: 'Rol',
    value: (r) => r.Ad,
    renderCell: (r) => (
      <Text span fw={500}>
        {r.Ad}
      </Text>
    ),
    nowrap: true,
    width: '220px',
  },
  { id: 'Aciklama', header: 'Açıklama', value: (r) => r.Aciklama },
  { id: 'KisiSayisi', header: 'Kişi', value: (r) => r.KisiSayisi, align: 'right', width: '88px' },
  { id: 'Yetki', header: 'Yetki', value: (r) => r.Yetkiler.length, align: 'right', width: '88px' },
  { id: 'Menu', header: 'Menü', value: (r) => r.Menuler.length, align: 'right', width: '88px' },
];
const SIRA = [{ id: 'Ad', desc: false }];

export interface RolListesiProps {
  readonly roller: {
    readonly data?: { readonly roller: readonly RolSatiri[] };
    readonly error: ApiError | null;
    readonly refetch: () => unknown;
  };
  readonly onEdit: (id: number) => void;
}

/** The roles. A row opens its editor. */
export function RolListesi({ roller, onEdit }: RolListesiProps) {
  const { mutate: silGonder } = useAction(oda.rolSil, {
    onSuccess: () => bildir({ baslik: 'Rol silindi', tur: 'success' }),
  });
  const sutunlar = useMemo(() => {
    const silSor = async ({ Id, Surum, Ad }: RolSatiri) => {
      const evet = await onayla({
        baslik: 'Rolü Sil',
        metin: `‘${Ad}’ rolünü silmek istediğinize emin misiniz?`,
        onay: 'Sil',
        tehlikeli: true,
      });
      if (evet) silGonder({ Id, Surum });
    };
    return [
      ...SUTUNLAR,
      actionColumn<RolSatiri>((r) => ({ name: r.Ad, onEdit: () => onEdit(r.Id), onDelete: () => void silSor(r) })),
    ];
  }, [silGonder, onEdit]);
  return (
    <Panel>
      <DataGrid
        name="roller"
        label="Roller"
        columns={sutunlar}
        rows={roller.data?.roller}
        rowKey={(r) => r.Id}
        error={roller.error}
        onRetry={() => void roller.refetch()}
        initialSort={SIRA}
        onOpen={(r) => onEdit(r.Id)}
        empty={{
          title: 'Henüz rol yok.',
          text: '‘Yeni Rol’ ile ekleyebilirsiniz.',
          icon: <IconKey size={32} stroke={1.5} />,
        }}
      />
    </Panel>
  );
}
