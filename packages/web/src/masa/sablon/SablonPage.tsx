import type { SablonSatiri } from '@masabasi/core/masa/sablon/contract';
import { SABLON_TURLERI } from '@masabasi/core/masa/sablon/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import IconTemplate from '~icons/tabler/template';
import { useMemo, useState } from 'react';
import { sablon as oda } from '../../calls/sablon.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import DeniedPage from '../../layout/DeniedPage.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Chip } from '../../ui/Chip.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { actionColumn } from '../../ui/RowActions.tsx';
import { bildir } from '../../ui/Toast.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const SablonDialog = onDemand(() => import('./SablonDialog.tsx'));

const SUTUNLAR: readonly GridColumn<SablonSatiri>[] = [
  { id: 'Ad', header: 'Şablon', value: (s) => s.Ad, filter: 'text', card: 'title' },
  {
    id: 'Kisayol',
    header: 'Kısayol',
    value: (s) => s.Kisayol,
    text: (s) => (s.Kisayol === null ? '' : `/${s.Kisayol}`),
    width: '150px',
    card: 'chip',
  },
  {
    id: 'Metin',
    header: 'Metin',
    value: (s) => s.Metin,
    text: (s) => s.Metin.replace(/\s+/g, ' '),
    spare: 'wide',
  },
  {
    id: 'Tur',
    header: 'Ne İçin',
    value: (s) => SABLON_TURLERI[s.Tur],
    width: '140px',
    filter: 'choice',
    card: 'line',
  },
  {
    id: 'Proje',
    header: 'Ürün',
    value: (s) => s.Proje,
    text: (s) => s.Proje ?? 'Bütün ürünler',
    filter: 'choice',
    spare: true,
  },
  {
    id: 'Konu',
    header: 'Konu',
    value: (s) => s.Konu,
    text: (s) => s.Konu ?? 'Bütün konular',
    card: 'line',
    filter: 'choice',
    spare: true,
  },
  {
    id: 'Kisisel',
    header: 'Kimin',
    value: (s) => (s.Kisisel === 1 ? 'Kişisel' : 'Herkesin'),
    renderCell: (s) => (s.Kisisel === 1 ? <Chip tone="info">Kişisel</Chip> : 'Herkesin'),
    width: '110px',
    filter: 'choice',
  },
  {
    id: 'Aktif',
    header: 'Durum',
    value: (s) => (s.Aktif === 1 ? 'Kullanımda' : 'Kaldırılmış'),
    renderCell: (s) => (s.Aktif === 1 ? 'Kullanımda' : <Chip tone="warn">Kaldırılmış</Chip>),
    width: '120px',
    filter: 'choice',
    initiallyHidden: true,
  },
  { id: 'Kullanim', header: 'Kullanım', value: (s) => s.Kullanim, align: 'right', width: '105px' },
];
const SIRA = [{ id: 'Kullanim', desc: true }];

/** Text templates: shared ones, and the person's own. */
export default function SablonPage() {
  const liste = useEndpoint(oda.sablonListesi, {}, { refetchOnMount: 'always' });
  const yonetir = useYetkiVar(YETKI.sablonYonet);
  const [duzenlenen, setDuzenlenen] = useState<SablonSatiri | 'yeni' | null>(null);
  const geriAl = useAction(oda.sablonSilGeriAl, {
    onSuccess: () => bildir({ baslik: 'Şablon geri geldi', tur: 'success' }),
  });
  const { mutate: geriAlGonder } = geriAl;
  const { mutate: silGonder } = useAction(oda.sablonSil, {
    onSuccess: (_, { Id }) =>
      bildir({
        baslik: 'Şablon silindi',
        tur: 'success',
        eylem: { etiket: 'Geri Al', calistir: () => geriAlGonder({ Id }) },
      }),
  });
  const sutunlar = useMemo(() => {
    const silSor = async (s: SablonSatiri) => {
      const evet = await onayla({
        baslik: 'Şablonu Sil',
        metin: `‘${s.Ad}’ silinecek. Silmek istediğinize emin misiniz?`,
        onay: 'Sil',
        tehlikeli: true,
      });
      if (evet) silGonder({ Id: s.Id, Surum: s.Surum });
    };
    return [
      ...SUTUNLAR,
      actionColumn<SablonSatiri>((s) => ({
        name: s.Ad,
        onEdit: () => setDuzenlenen(s),
        onDelete: s.Kisisel === 1 || yonetir ? () => void silSor(s) : undefined,
      })),
    ];
  }, [silGonder, yonetir]);
  if (liste.error?.status === 403) return <DeniedPage />;
  const yeni = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setDuzenlenen('yeni')}>
      Yeni Şablon
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Yanıt Şablonları"
        text="Görüşmelerde sık yazılan yanıtlar ve notlar. Yazarken / ile çağrılır."
        actions={yeni}
      />
      <Panel>
        <DataGrid
          name="sablon"
          label="Yanıt şablonları"
          columns={sutunlar}
          rows={liste.data?.sablonlar}
          rowKey={(s) => s.Id}
          rowName={(s) => s.Ad}
          rowTone={(s) => (s.Aktif === 1 ? undefined : 'muted')}
          error={liste.error}
          onRetry={() => void liste.refetch()}
          initialSort={SIRA}
          onOpen={setDuzenlenen}
          empty={{
            title: 'Henüz şablon yok.',
            text: 'Sık yazdığınız bir yanıtı şablon yapınız; yazarken / ile çağırırsınız.',
            action: yeni,
            icon: <IconTemplate size={32} stroke={1.5} />,
          }}
        />
      </Panel>
      {duzenlenen !== null && (
        <SablonDialog
          satir={duzenlenen === 'yeni' ? null : duzenlenen}
          yonetir={yonetir}
          onClose={() => setDuzenlenen(null)}
        />
      )}
    </>
  );
}
