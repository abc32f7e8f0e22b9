import type { FaizOraniSatiri } from '@masabasi/core/mali/gelir/contract';
import { gorunenUzunluk, sayiYaz } from '@masabasi/core/platform/text/metin';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import { gelir as oda } from '../../calls/gelir.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { Table } from '../../ui/Table.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

interface Alanlar {
  readonly Gecerlilik: string | null;
  readonly Oran: number | null;
  readonly Aciklama: string;
}

function Oranlar({ degistirir }: { readonly degistirir: boolean }) {
  const { data, error, refetch } = useEndpoint(oda.faizOranlari, {});
  const sil = useAction(oda.faizOraniSil);
  return (
    <Table
      label="Gecikme faizi oranları"
      rows={data?.oranlar}
      rowKey={(o) => o.Gecerlilik}
      error={error}
      onRetry={() => void refetch()}
      empty="Henüz oran yazılmadı; gecikme faizi hesaplanmaz."
      columns={[
        {
          key: 'Gecerlilik',
          header: 'Geçerlilik',
          width: '112px',
          nowrap: true,
          renderCell: (o: FaizOraniSatiri) => tarihYaz(o.Gecerlilik),
        },
        {
          key: 'Oran',
          header: 'Yıllık',
          width: '96px',
          align: 'right',
          nowrap: true,
          renderCell: (o) => `%${sayiYaz(o.Oran / 100)}`,
        },
        { key: 'Aciklama', header: 'Dayanağı', renderCell: (o) => o.Aciklama },
        {
          key: 'sil',
          header: 'İşlem',
          width: '80px',
          actions: true,
          renderCell: (o) =>
            degistirir && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={`Sil: ${tarihYaz(o.Gecerlilik)}`}
                onClick={() => sil.mutate({ Gecerlilik: o.Gecerlilik })}
              >
                Sil
              </Button>
            ),
        },
      ]}
    />
  );
}

function Yaz({ onClose }: { readonly onClose: () => void }) {
  const form = useForm(oda.faizOraniKaydet, {
    draft: null,
    initial: (): Alanlar => ({ Gecerlilik: istanbulGunu(simdi()), Oran: null, Aciklama: '' }),
    errors: (f) => ({
      Gecerlilik: f.Gecerlilik === null && 'Oranın geçerli olduğu ilk günü yazınız.',
      Oran: (f.Oran === null || f.Oran > 200) && 'Yıllık oranı 44,25 gibi yazınız; en çok 200 olabilir.',
      Aciklama: gorunenUzunluk(f.Aciklama) === 0 && 'Oranın dayanağını yazınız.',
    }),
    request: ({ Gecerlilik, Oran, Aciklama }) =>
      Gecerlilik === null || Oran === null ? null : { Gecerlilik, Oran, Aciklama },
    next: ['Gecerlilik', 'Oran', 'Aciklama'],
    onSuccess: () => bildir({ baslik: 'Oran yazıldı', tur: 'success' }),
  });
  return (
    <FormDialog
      title="Faiz Oranları"
      width={640}
      form={form}
      onClose={onClose}
      cancel="Kapat"
      submit="Oranı Yaz"
      below={<Oranlar degistirir />}
    >
      <p>
        Gecikme faizi, vadeden sonraki her gün için o gün geçerli orandan, 365 gün üzerinden hesaplanır. Oranları
        yayımlandıkça siz yazarsınız; ürünle birlikte oran gelmez.
      </p>
      <FormRow>
        <DateField {...form.field('Gecerlilik')} label="Geçerlilik" required />
        <DecimalField {...form.field('Oran')} label="Yıllık Oran (%)" required />
      </FormRow>
      <TextField
        {...form.field('Aciklama')}
        label="Dayanağı"
        description="Tebliğin tarihi ve sayısı gibi."
        required
        maxLength={200}
      />
    </FormDialog>
  );
}

/** Interest rates for late payment, by the day from which they are valid. */
export default function FaizOranlariDialog({ onClose }: { readonly onClose: () => void }) {
  const yazar = useYetkiVar(YETKI.faturaAyarla);
  if (yazar) return <Yaz onClose={onClose} />;
  return (
    <Dialog opened title="Faiz Oranları" width={640} onClose={onClose} readOnly>
      <Oranlar degistirir={false} />
    </Dialog>
  );
}
