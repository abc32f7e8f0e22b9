import { hakedis as oda } from '@masabasi/core/hakedis/contract';
import { hakDuzeltmeEngeli } from '@masabasi/core/hakedis/rules';
import { gunSayisiYaz } from '@masabasi/core/izin/rules';
import { zamanYaz } from '@masabasi/core/tarih';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFormAction, useEndpoint } from '../api.ts';
import { DecimalField } from '../ui/DecimalField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Form } from '../ui/Form.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Table } from '../ui/Table.tsx';
import { bildir } from '../ui/Toast.tsx';
import css from './HakDuzeltmeDialog.module.css';

const isaretli = (n: number) => (n > 0 ? `+${gunSayisiYaz(n)}` : gunSayisiYaz(n));

export interface HakDuzeltmeDialogProps {
  readonly userId: number;
  readonly ad: string;
  readonly onClose: () => void;
}

/** Days added to a person's balance or taken off it, each with its reason. None is removed: the opposite is added. */
export default function HakDuzeltmeDialog({ userId, ad, onClose }: HakDuzeltmeDialogProps) {
  const liste = useEndpoint(oda.hakDuzeltmeleri, { UserId: userId }, { refetchOnMount: 'always' });
  const [gun, setGun] = useState<number | null>(null);
  const [sebep, setSebep] = useState('');
  const ekle = useFormAction(oda.hakDuzeltmeEkle, {
    onSuccess: () => {
      bildir({ baslik: 'Bakiye düzeltildi', tur: 'success', sure: 2000 });
      setGun(null);
      setSebep('');
    },
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`${ad}: Bakiye Düzeltmeleri`}
      width={860}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Kapat
          </Button>
          <Button type="submit" form="hak-duzeltme-formu" loading={ekle.isPending}>
            Ekle
          </Button>
        </>
      }
    >
      <Form
        id="hak-duzeltme-formu"
        onSubmit={() => {
          const engel = gun === null ? 'Eklenecek ya da düşülecek günü yazınız.' : hakDuzeltmeEngeli(gun, sebep);
          ekle.setMessage(engel);
          if (gun !== null && engel === null) ekle.mutate({ UserId: userId, Gun: gun, Sebep: sebep });
        }}
      >
        <div className={css.alanlar}>
          <DecimalField
            label="Gün"
            required
            signed
            value={gun}
            onChange={setGun}
            description="Düşmek için eksi yazınız: −1,50"
          />
          <Textarea
            label="Sebep"
            required
            autosize
            minRows={2}
            maxRows={5}
            maxLength={500}
            value={sebep}
            onChange={(e) => setSebep(e.currentTarget.value)}
          />
        </div>
        <FormError message={ekle.message} />
      </Form>
      <div className={css.liste}>
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
      </div>
    </Dialog>
  );
}
