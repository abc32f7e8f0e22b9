import { Box } from '@mantine/core';
import { hakDuzeltmeEngeli } from '@masabasi/core/izin/hakedis/rules';
import { gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { hakedis as oda } from '../../calls/hakedis.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Table } from '../../ui/Table.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { Columns } from '../../ui/Columns.tsx';

const isaretli = (n: number) => (n > 0 ? `+${gunSayisiYaz(n)}` : gunSayisiYaz(n));

export interface HakDuzeltmeDialogProps {
  readonly userId: number;
  readonly ad: string;
  readonly onClose: () => void;
}

interface DuzeltmeFormu {
  readonly Gun: number | null;
  readonly Sebep: string;
}

/**
 * Days added to a person's balance or deducted, each with a reason. An entry is never removed, only reversed by
 * another.
 */
export default function HakDuzeltmeDialog({ userId, ad, onClose }: HakDuzeltmeDialogProps) {
  const form = useForm(oda.hakDuzeltmeEkle, {
    draft: `hakDuzeltme.0.0.${userId}`,
    initial: (): DuzeltmeFormu => ({ Gun: null, Sebep: '' }),
    request: ({ Gun, Sebep }) => {
      if (Gun === null) return 'Eklenecek ya da düşülecek günü yazınız.';
      return hakDuzeltmeEngeli(Gun, Sebep) ?? { UserId: userId, Gun, Sebep };
    },
    next: ['Gun', 'Sebep'],
    onSuccess: () => bildir({ baslik: 'Bakiye düzeltildi', tur: 'success' }),
  });
  return (
    <FormDialog
      title={`${ad}: Bakiye Düzeltmeleri`}
      width={860}
      form={form}
      onClose={onClose}
      cancel="Kapat"
      submit="Ekle"
      below={<Duzeltmeler userId={userId} />}
    >
      <Columns of="168px 1fr" below={640}>
        <DecimalField
          {...form.field('Gun')}
          label="Gün"
          required
          signed
          description="Düşmek için eksi yazınız: −1,50"
        />
        <TextAreaField {...form.field('Sebep')} label="Sebep" required rows={2} maxRows={5} maxLength={500} />
      </Columns>
    </FormDialog>
  );
}

function Duzeltmeler({ userId }: { userId: number }) {
  const liste = useEndpoint(oda.hakDuzeltmeleri, { UserId: userId }, { refetchOnMount: 'always' });
  return (
    <Box mt={20}>
      <Table
        label="Bakiye düzeltmeleri"
        rows={liste.data?.duzeltmeler}
        rowKey={(d) => d.Id}
        error={liste.error}
        onRetry={() => void liste.refetch()}
        empty="Bu kişinin bakiyesi elle düzeltilmemiş."
        columns={[
          {
            key: 'Gun',
            header: 'Gün',
            width: '88px',
            align: 'right',
            renderCell: (d) => <b className="tnum">{isaretli(d.Gun)}</b>,
          },
          { key: 'Sebep', header: 'Sebep', renderCell: (d) => d.Sebep },
          { key: 'Yazan', header: 'Yazan', width: '150px', renderCell: (d) => d.Yazan },
          { key: 'Zaman', header: 'Zaman', width: '140px', nowrap: true, renderCell: (d) => zamanYaz(d.Zaman) },
        ]}
      />
    </Box>
  );
}
