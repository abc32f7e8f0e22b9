import { SAGLAYICI_BASLIKLARI } from '@masabasi/core/mali/odeme/rules';
import { Button, Text } from '@mantine/core';
import IconCreditCard from '~icons/tabler/credit-card';
import { useState } from 'react';
import { odeme as oda } from '../../calls/odeme.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';

const hali = (tamam: boolean | null) =>
  tamam === null ? (
    <Chip>Bilinmiyor</Chip>
  ) : (
    <Chip tone={tamam ? 'ok' : 'danger'}>{tamam ? 'Çalışıyor' : 'Sorun var'}</Chip>
  );

/** Tests the settings of card payments on request. */
export function OdemeSinamasi() {
  const [soruldu, setSoruldu] = useState(false);
  const { data, error, isFetching, refetch } = useEndpoint(oda.odemeSinamasi, {}, { enabled: soruldu, staleTime: 0 });
  return (
    <Panel
      title="Kartla Ödeme"
      icon={<IconCreditCard />}
      wide
      actions={
        <Button
          size="compact-sm"
          variant="subtle"
          loading={isFetching}
          onClick={() => (soruldu ? void refetch() : setSoruldu(true))}
        >
          Ayarları Sına
        </Button>
      }
    >
      {!soruldu && (
        <Text py={8} px={16} c="dimmed">
          Bankanın ayarları müşteriden önce burada denenir; para istenmez.
        </Text>
      )}
      {data?.saglayici === null && (
        <Text py={8} px={16} c="dimmed">
          Kartla ödeme kurulmamış.
        </Text>
      )}
      {soruldu && data?.saglayici !== null && (
        <Table
          label={`${data ? SAGLAYICI_BASLIKLARI[data.saglayici] : 'Kartla ödeme'}: ayarların sınaması`}
          rows={data?.adimlar}
          rowKey={(a) => a.Ad}
          error={error}
          onRetry={() => void refetch()}
          empty="Sınanacak bir şey yok."
          columns={[
            { key: 'Ad', header: 'Ne', width: '208px', renderCell: (a) => a.Ad },
            { key: 'Aciklama', header: 'Sonuç', renderCell: (a) => a.Aciklama },
            { key: 'Tamam', header: 'Durum', width: '128px', renderCell: (a) => hali(a.Tamam) },
          ]}
        />
      )}
    </Panel>
  );
}
