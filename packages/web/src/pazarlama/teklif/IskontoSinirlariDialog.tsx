import { EN_COK_ORAN, ILK_SINIR, oranYaz } from '@masabasi/core/pazarlama/teklif/rules';
import { Button, Flex } from '@mantine/core';
import { useState } from 'react';
import { teklif as oda } from '../../calls/teklif.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Table } from '../../ui/Table.tsx';
import { bildir } from '../../ui/Toast.tsx';

interface Sinir {
  readonly KisiId: number;
  readonly Kisi: string;
  readonly Oran: number;
  readonly Verilen: boolean;
  readonly Surum: number;
}

/** Discount limit of one person, set by another. */
function SinirAlani({ s }: { readonly s: Sinir }) {
  const [oran, setOran] = useState<number | null>(s.Oran / 100);
  const kaydet = useAction(oda.teklifSinirKaydet, {
    onSuccess: () => bildir({ baslik: `${s.Kisi}: iskonto sınırı kaydedildi`, tur: 'success' }),
  });
  const yeni = oran === null ? null : Math.round(oran * 100);
  const degisti = yeni !== null && yeni !== s.Oran && yeni <= EN_COK_ORAN;
  return (
    <Flex gap={8} align="end" wrap="wrap">
      <DecimalField
        label={`${s.Kisi}: sınır (%)`}
        value={oran}
        onChange={setOran}
        error={yeni !== null && yeni > EN_COK_ORAN && 'En çok 100.'}
      />
      <Button
        variant="default"
        disabled={!degisti}
        loading={kaydet.isPending}
        onClick={() => yeni !== null && kaydet.mutate({ KisiId: s.KisiId, Oran: yeni, Surum: s.Surum })}
      >
        Kaydet
      </Button>
    </Flex>
  );
}

/** Discount limits that people may give without approval. */
export default function IskontoSinirlariDialog({ onClose }: { readonly onClose: () => void }) {
  const ben = useKullanici();
  const liste = useEndpoint(oda.teklifSinirlar, {}, { refetchOnMount: 'always' });
  return (
    <Dialog
      opened
      onClose={onClose}
      title="İskonto Sınırları"
      width={640}
      readOnly
      footer={
        <Button variant="default" onClick={onClose}>
          Kapat
        </Button>
      }
    >
      <p style={{ marginTop: 0 }}>
        {`Bir kalemin iskontosu hazırlayanın sınırını aşarsa teklif, yetkili başka biri onaylayınca gönderilir. Sınırı yazılmamış olanlar %${oranYaz(ILK_SINIR)} verebilir. Kimse kendi sınırını yazmaz.`}
      </p>
      <Table<Sinir>
        label="İskonto sınırları"
        columns={[
          { key: 'Kisi', header: 'Kişi', renderCell: (s) => s.Kisi },
          {
            key: 'Oran',
            header: 'Sınır',
            width: '300px',
            renderCell: (s) =>
              s.KisiId === ben.Id ? (
                <span className="tnum">%{oranYaz(s.Oran)}</span>
              ) : (
                <SinirAlani key={s.Surum} s={s} />
              ),
          },
        ]}
        rows={liste.data?.sinirlar}
        rowKey={(s) => s.KisiId}
        error={liste.error}
        onRetry={() => void liste.refetch()}
        empty={<EmptyState compact title="Teklif hazırlayan kimse yok." />}
      />
    </Dialog>
  );
}
