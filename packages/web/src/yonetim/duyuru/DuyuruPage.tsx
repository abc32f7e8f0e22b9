import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCalendarOff from '~icons/tabler/calendar-off';
import IconCalendarTime from '~icons/tabler/calendar-time';
import IconPlus from '~icons/tabler/plus';
import IconSpeakerphone from '~icons/tabler/speakerphone';
import { useState } from 'react';
import { duyuru as oda } from '../../calls/duyuru.ts';
import { mola } from '../../calls/mola.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import DeniedPage from '../../layout/DeniedPage.tsx';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Chip } from '../../ui/Chip.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const DuyuruDuzenleDialog = onDemand(() => import('./DuyuruDuzenleDialog.tsx'));
type Satir = Basari<typeof oda.duyuruList>['duyurular'][number];

function Donem({ d, bugun }: { d: Satir; bugun: string }) {
  if (d.Bitis < bugun) return <Chip icon={<IconCalendarOff />}>Süresi doldu</Chip>;
  if (d.Baslangic > bugun)
    return (
      <Chip tone="info" icon={<IconCalendarTime />}>
        Bekliyor
      </Chip>
    );
  return 'Yayında';
}

export default function DuyuruPage() {
  const liste = useEndpoint(oda.duyuruList, {});
  const departmanlar = useEndpoint(mola.personelgerekli, {}, { staleTime: 300_000 }).data?.departman;
  const [duzenlenen, setDuzenlenen] = useState<Satir | 'yeni' | null>(null);
  const geriAl = useAction(oda.duyuruSilGeriAl, {
    onSuccess: () => bildir({ baslik: 'Duyuru yeniden yayında', tur: 'success' }),
  });
  const sil = useAction(oda.duyuruSil, {
    onSuccess: (_, { Id }) =>
      bildir({
        baslik: 'Duyuru yayından kaldırıldı',
        tur: 'success',
        eylem: { etiket: 'Geri Al', calistir: () => geriAl.mutate({ Id }) },
      }),
  });
  if (liste.error?.status === 403) return <DeniedPage />;

  const bugun = istanbulGunu(simdi());
  const kimler = (d: Satir) =>
    d.Departmanlar.length === 0
      ? 'Herkes'
      : d.Departmanlar.map((id) => departmanlar?.find((x) => x.Id === id)?.Ad ?? `#${id}`).join(', ');
  const silSor = async (d: Satir) => {
    const evet = await onayla({
      baslik: 'Duyuruyu Sil',
      metin: `‘${d.Baslik}’ yayından kaldırılacak. Silmek istediğinize emin misiniz?`,
      onay: 'Sil',
      tehlikeli: true,
    });
    if (evet) sil.mutate({ Id: d.Id });
  };
  const yeni = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setDuzenlenen('yeni')}>
      Yeni Duyuru
    </Button>
  );

  return (
    <>
      <PageHeader
        title="Duyurular"
        text="Çalışanların ana sayfasında görünür; önemli olanlar bir kez kendiliğinden açılır."
        actions={yeni}
      />
      <Panel>
        <Table
          label="Duyurular"
          rows={liste.data?.duyurular}
          rowKey={(d) => d.Id}
          error={liste.error}
          onRetry={() => void liste.refetch()}
          empty={
            <EmptyState
              icon={<IconSpeakerphone size={28} stroke={1.5} />}
              title="Henüz duyuru yok."
              text="Yazacağınız ilk duyuru burada listelenecek."
              action={yeni}
            />
          }
          columns={[
            {
              key: 'Baslik',
              header: 'Duyuru',
              renderCell: (d) => (
                <div>
                  <Text span display="block" fw={500}>
                    {d.Baslik}
                  </Text>
                  <Text span lineClamp={1} maw="72ch" c="dimmed">
                    {d.Metin}
                  </Text>
                </div>
              ),
            },
            {
              key: 'Donem',
              header: 'Dönem',
              width: '200px',
              renderCell: (d) => (
                <span className="tnum">
                  {tarihYaz(d.Baslangic)} – {tarihYaz(d.Bitis)}
                </span>
              ),
            },
            { key: 'Kimler', header: 'Kimler', width: '160px', renderCell: kimler },
            {
              key: 'Durum',
              header: 'Durum',
              width: '210px',
              renderCell: (d) => (
                <Flex component="span" display="inline-flex" gap={4} wrap="wrap">
                  <Donem d={d} bugun={bugun} />
                  {d.Onemli === 1 && (
                    <Chip tone="warn" icon={<IconAlertTriangle />}>
                      Önemli
                    </Chip>
                  )}
                </Flex>
              ),
            },
            { key: 'Goren', header: 'Gören', width: '72px', align: 'right', renderCell: (d) => d.Goren },
            {
              key: 'eylem',
              header: 'İşlemler',
              width: '96px',
              actions: true,
              renderCell: (d) => (
                <RowActions name={d.Baslik} onEdit={() => setDuzenlenen(d)} onDelete={() => void silSor(d)} />
              ),
            },
          ]}
        />
      </Panel>
      {duzenlenen !== null && (
        <DuyuruDuzenleDialog satir={duzenlenen === 'yeni' ? null : duzenlenen} onClose={() => setDuzenlenen(null)} />
      )}
    </>
  );
}
