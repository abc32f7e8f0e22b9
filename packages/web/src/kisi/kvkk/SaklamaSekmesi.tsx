import { Text } from '@mantine/core';
import type { SaklamaSatiri } from '@masabasi/core/kisi/kvkk/contract';
import { SAKLAMA, SAKLAMA_KONULARI, ayYaz } from '@masabasi/core/kisi/kvkk/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { useState } from 'react';
import { kvkk as oda } from '../../calls/kvkk.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { Table } from '../../ui/Table.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const SaklamaDialog = onDemand(() => import('./SaklamaDialog.tsx'));

/** The retention period of each kind of record, and the time of the last destruction. */
export function SaklamaSekmesi() {
  const sorgu = useEndpoint(oda.saklamaListesi, {}, { refetchOnMount: 'always' });
  const [duzenlenen, setDuzenlenen] = useState<SaklamaSatiri | null>(null);
  const satirlar = sorgu.data && SAKLAMA_KONULARI.flatMap((k) => sorgu.data.saklamalar.filter((r) => r.konu === k));
  const tarihsiz = sorgu.data?.tarihsizAyrilan ?? 0;
  return (
    <>
      {tarihsiz > 0 && (
        <Notice tone="warn" icon={<IconAlertTriangle size={18} />}>
          Ayrılmış ama ayrılış tarihi yazılmamış {tarihsiz} kişi var; saklama süreleri işlemiyor. Personel kartlarına
          ayrılış tarihini yazınız.
        </Notice>
      )}
      <Panel>
        <Table
          label="Saklama süreleri"
          rows={satirlar}
          rowKey={(r) => r.konu}
          error={sorgu.error}
          onRetry={() => void sorgu.refetch()}
          empty="Saklama süresi yok."
          columns={[
            {
              key: 'Konu',
              header: 'Kayıt Türü',
              renderCell: (r) => (
                <div>
                  <Text span display="block" fw={500}>
                    {SAKLAMA[r.konu].Ad}
                  </Text>
                  <Text span c="dimmed">
                    {SAKLAMA[r.konu].Aciklama}
                  </Text>
                </div>
              ),
            },
            { key: 'Ay', header: 'Saklama Süresi', width: '140px', nowrap: true, renderCell: (r) => ayYaz(r.Ay) },
            {
              key: 'SonImha',
              header: 'Son İmha',
              width: '240px',
              nowrap: true,
              renderCell: (r) =>
                r.SonImha === null ? (
                  <Text span c="dimmed">
                    Henüz yok
                  </Text>
                ) : (
                  <span className="tnum">{`${zamanYaz(r.SonImha)} · ${r.SonAdet} kayıt`}</span>
                ),
            },
            {
              key: 'eylem',
              header: 'İşlemler',
              width: '64px',
              actions: true,
              renderCell: (r) => <RowActions name={SAKLAMA[r.konu].Ad} onEdit={() => setDuzenlenen(r)} />,
            },
          ]}
        />
      </Panel>
      {duzenlenen && satirlar && (
        <SaklamaDialog satir={duzenlenen} hepsi={satirlar} onClose={() => setDuzenlenen(null)} />
      )}
    </>
  );
}
