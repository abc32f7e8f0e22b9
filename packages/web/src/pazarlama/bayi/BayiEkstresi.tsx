import { Stack, Text } from '@mantine/core';
import { EKSTRE_UFKU_GUN } from '@masabasi/core/pazarlama/bayi/rules';
import { ayYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconInfoCircle from '~icons/tabler/info-circle';
import IconMail from '~icons/tabler/mail';
import { bayi as oda } from '../../calls/bayi.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';

/** The monthly statement of a dealer as it would go out now, and the statements that were sent. */
export function BayiEkstresi({ bayiId }: { readonly bayiId: number }) {
  const sonuc = useEndpoint(oda.bayiEkstreOnizle, { Id: bayiId }, { refetchOnMount: 'always' });
  const e = sonuc.data;
  if (!e)
    return (
      <Panel>
        <Read of={sonuc} rows={8} />
      </Panel>
    );
  return (
    <Stack gap={16}>
      <Notice tone={e.Acik ? 'ok' : 'info'} icon={e.Acik ? <IconMail /> : <IconInfoCircle />}>
        {e.Acik
          ? `Her ayın ilk günlerinde geçen ayın ekstresi ${e.Alici ?? ''} adresine gönderilir. Bildirilecek bir şey yoksa gönderilmez.`
          : 'Bu bayiye ekstre gönderilmiyor. ‘Düzenle’ ile ‘Aylık Ekstre’yi açınız; geçen ayın ekstresi aşağıdaki gibi olurdu.'}
      </Notice>
      {e.Eksik && (
        <Notice tone="warn" icon={<IconInfoCircle />}>
          Ekstrede ürünleriniz dışındaki ürünlerin satırları da vardır; burada gösterilmez.
        </Notice>
      )}
      <Panel title={e.Konu} icon={<IconMail />} padded>
        {e.Bos ? (
          <EmptyState
            compact
            title="Bildirilecek bir şey yok."
            text={`Geçen ay lisans hareketi, önümüzdeki ${EKSTRE_UFKU_GUN} günde biten lisans yok; ekstre gönderilmez.`}
          />
        ) : (
          <Text maw="80ch" className="lines">
            {e.Metin}
          </Text>
        )}
      </Panel>
      <Panel title="Gönderilenler">
        <Table
          label="Gönderilen ekstreler"
          rows={e.gonderilenler}
          rowKey={(g) => g.Donem}
          empty={<EmptyState compact title="Henüz ekstre gönderilmedi." />}
          columns={[
            { key: 'Donem', header: 'Dönem', width: '30%', renderCell: (g) => ayYaz(g.Donem.slice(0, 7)) },
            { key: 'Alici', header: 'Alıcı', renderCell: (g) => g.Alici },
            { key: 'Zaman', header: 'Gönderildi', width: '180px', nowrap: true, renderCell: (g) => zamanYaz(g.Zaman) },
          ]}
        />
      </Panel>
    </Stack>
  );
}
