import { gecerliKosul } from '@masabasi/core/pazarlama/bayi/rules';
import type { BayiKosulu } from '@masabasi/core/pazarlama/bayi/satirlar';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { istanbulGunu, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import IconPercentage from '~icons/tabler/percentage';
import IconPlus from '~icons/tabler/plus';
import { useState } from 'react';
import { bayi as oda } from '../../calls/bayi.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Chip } from '../../ui/Chip.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const BayiKosulDialog = onDemand(() => import('./BayiKosulDialog.tsx'));

const oran = (n: number) => `%${sayiYaz(n)}`;

/** Terms of a dealer, each valid until the next one begins. */
export function BayiKosullari({ bayiId }: { readonly bayiId: number }) {
  const sonuc = useEndpoint(oda.bayiKosullari, { Id: bayiId }, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<BayiKosulu | 'yeni' | null>(null);
  const sil = useAction(oda.bayiKosulSil, {
    onSuccess: () => bildir({ baslik: 'Koşullar silindi', tur: 'success' }),
  });
  const kosullar = sonuc.data?.kosullar;
  const gecerli = kosullar && gecerliKosul(kosullar, istanbulGunu(simdi()));
  const silSor = async (k: BayiKosulu) => {
    const evet = await onayla({
      baslik: 'Koşulları Sil',
      metin: `${tarihYaz(k.Gecerlilik)} gününden başlayan koşullar silinecek; o günden sonra öncekiler geçerli olacak. Silmek istediğinize emin misiniz?`,
      onay: 'Sil',
      tehlikeli: true,
    });
    if (evet && sonuc.data) sil.mutate({ Id: bayiId, Surum: sonuc.data.Surum, KosulId: k.KosulId });
  };
  const sutunlar: readonly Column<BayiKosulu>[] = [
    {
      key: 'Gecerlilik',
      header: 'Geçerlilik',
      width: '190px',
      renderCell: (k) => (
        <>
          {tarihYaz(k.Gecerlilik)} {k.KosulId === gecerli?.KosulId && <Chip tone="ok">Geçerli</Chip>}
        </>
      ),
    },
    { key: 'Komisyon', header: 'Komisyon', width: '100px', align: 'right', renderCell: (k) => oran(k.KomisyonOran) },
    { key: 'Iskonto', header: 'İskonto', width: '100px', align: 'right', renderCell: (k) => oran(k.IskontoOran) },
    {
      key: 'Risk',
      header: 'Risk Limiti',
      width: '150px',
      align: 'right',
      nowrap: true,
      renderCell: (k) => (k.RiskLimiti === null ? 'Sınırsız' : paraYaz(k.RiskLimiti, 'TRY')),
    },
    { key: 'Aciklama', header: 'Açıklama', renderCell: (k) => k.Aciklama || '–' },
    {
      key: 'Yazan',
      header: 'Yazan',
      width: '190px',
      spare: true,
      renderCell: (k) => [k.Yazan, zamanYaz(k.Zaman)].filter(Boolean).join(', '),
    },
    {
      key: 'Islem',
      header: 'İşlemler',
      width: '96px',
      actions: true,
      renderCell: (k) => (
        <RowActions name={tarihYaz(k.Gecerlilik)} onEdit={() => setAcik(k)} onDelete={() => void silSor(k)} />
      ),
    },
  ];
  return (
    <Panel
      title="Koşullar"
      icon={<IconPercentage />}
      actions={
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAcik('yeni')}>
          Yeni Koşullar
        </Button>
      }
    >
      <Table
        label="Koşullar"
        rows={kosullar}
        rowKey={(k) => k.KosulId}
        columns={sutunlar}
        error={sonuc.error}
        onRetry={() => void sonuc.refetch()}
        empty={<EmptyState compact title="Komisyon, iskonto ve risk limiti yazılmamış." />}
      />
      {acik !== null && sonuc.data && (
        <BayiKosulDialog
          bayi={{ Id: bayiId, Surum: sonuc.data.Surum }}
          kosul={acik === 'yeni' ? null : acik}
          onClose={() => setAcik(null)}
        />
      )}
    </Panel>
  );
}
