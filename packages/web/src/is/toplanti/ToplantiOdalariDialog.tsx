import { odaHatalari } from '@masabasi/core/is/toplanti/rules';
import type { ToplantiOdasi } from '@masabasi/core/is/toplanti/satirlar';
import { ActionIcon, Button } from '@mantine/core';
import IconPencil from '~icons/tabler/pencil';
import IconPlus from '~icons/tabler/plus';
import { useState } from 'react';
import { toplanti as oda } from '../../calls/toplanti.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Table } from '../../ui/Table.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

function OdaDialog({ kart, onClose }: { kart: ToplantiOdasi | null; onClose: () => void }) {
  const form = useForm(oda.toplantiOdaKaydet, {
    draft: { name: `toplanti.oda.${kart?.Id ?? 0}`, version: kart?.Surum ?? 0 },
    initial: () => ({
      Ad: kart?.Ad ?? '',
      Kapasite: kart?.Kapasite ?? (null as number | null),
      Erisim: kart?.Erisim ?? '',
      Aktif: kart?.Aktif ?? true,
    }),
    errors: odaHatalari,
    request: ({ Kapasite, ...o }) =>
      Kapasite === null ? null : { oda: { ...o, Kapasite, Id: kart?.Id ?? 0, Surum: kart?.Surum ?? 0 } },
    onSuccess: () => {
      bildir({ baslik: 'Oda kaydedildi', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={kart ? `Oda: ${kart.Ad}` : 'Yeni Oda'} width={480} form={form} onClose={onClose}>
      <FormRow>
        <TextField {...form.field('Ad')} label="Ad" required first maxLength={80} />
        <NumberField {...form.field('Kapasite')} label="Kaç Kişilik" required max={1000} />
      </FormRow>
      <TextField {...form.field('Erisim')} label="Nasıl Ulaşılır" maxLength={300} placeholder="2. kat, dahili 214" />
      <CheckField {...form.field('Aktif')} label="Kullanımda" />
    </FormDialog>
  );
}

export default function ToplantiOdalariDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch } = useEndpoint(oda.toplantiOdaList, {});
  const [acik, setAcik] = useState<ToplantiOdasi | 'yeni' | null>(null);
  return (
    <>
      <Dialog
        opened
        onClose={onClose}
        title="Toplantı Odaları"
        width={640}
        footer={
          <>
            <Button variant="default" onClick={onClose}>
              Kapat
            </Button>
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAcik('yeni')}>
              Yeni Oda
            </Button>
          </>
        }
      >
        <Table
          label="Toplantı odaları"
          rows={data?.odalar}
          rowKey={(o) => o.Id}
          error={error}
          onRetry={() => void refetch()}
          empty="Oda yazılmamış."
          columns={[
            { key: 'Ad', header: 'Ad', renderCell: (o) => (o.Aktif ? o.Ad : `${o.Ad} (kullanılmıyor)`) },
            { key: 'Kapasite', header: 'Kişi', width: '80px', align: 'right', renderCell: (o) => o.Kapasite },
            { key: 'Erisim', header: 'Nasıl Ulaşılır', width: '40%', renderCell: (o) => o.Erisim || '–' },
            {
              key: 'Islem',
              header: 'İşlemler',
              width: '60px',
              actions: true,
              renderCell: (o) => (
                <ActionIcon aria-label={`Düzenle: ${o.Ad}`} onClick={() => setAcik(o)}>
                  <IconPencil size={17} aria-hidden />
                </ActionIcon>
              ),
            },
          ]}
        />
      </Dialog>
      {acik !== null && <OdaDialog kart={acik === 'yeni' ? null : acik} onClose={() => setAcik(null)} />}
    </>
  );
}
