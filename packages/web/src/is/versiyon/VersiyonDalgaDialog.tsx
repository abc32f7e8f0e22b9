import { Text } from '@mantine/core';
import type { VersiyonKarti } from '@masabasi/core/is/versiyon/contract';
import { EN_COK_DALGA } from '@masabasi/core/is/versiyon/rules';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { versiyon as oda } from '../../calls/versiyon.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { bildir } from '../../ui/Toast.tsx';

const BEKLE_MS = 250;

export interface VersiyonDalgaDialogProps {
  readonly v: Pick<VersiyonKarti, 'Id' | 'No'>;
  readonly onClose: () => void;
}

/** Records that a group of customers has installed the version. */
export default function VersiyonDalgaDialog({ v, onClose }: VersiyonDalgaDialogProps) {
  const [yazilan, setYazilan] = useState('');
  const [ara] = useDebouncedValue(yazilan.trim(), BEKLE_MS);
  const lisanslar = useEndpoint(oda.versiyonKullananlari, { Id: v.Id, ara });
  const form = useForm(oda.versiyonMusteriKaydet, {
    draft: null,
    initial: () => ({ secilen: [] as readonly string[] }),
    request: ({ secilen }) => {
      if (secilen.length === 0) return 'Güncellenen lisansları seçiniz.';
      return secilen.length > EN_COK_DALGA
        ? `Bir seferde en çok ${EN_COK_DALGA} lisans yazılır.`
        : { Id: v.Id, Lisanslar: secilen.map(Number) };
    },
    onSuccess: ({ Adet }) => {
      bildir({ baslik: `${Adet} lisans ${v.No} versiyonunda`, tur: 'success', sure: 3000 });
      onClose();
    },
  });
  const { value, onChange } = form.field('secilen');
  const bulunan = lisanslar.data?.digerleri ?? [];
  return (
    <FormDialog
      title={`Güncellenen Müşteriler: ${v.No}`}
      width={560}
      form={form}
      onClose={onClose}
      submit="Güncellendi Olarak Yaz"
      ready={lisanslar.data !== undefined}
    >
      <Text>{value.length === 0 ? 'Bu versiyona geçen lisansları seçiniz.' : `${value.length} lisans seçildi.`}</Text>
      <Read of={lisanslar} rows={ara === '' ? 6 : 0} />
      {(lisanslar.data !== undefined || ara !== '') && (
        <CheckList
          label="Lisanslar"
          options={bulunan.map((l) => ({
            value: String(l.LisansId),
            label: `${l.Musteri} (${l.LisansNo}), ${l.Versiyon ?? 'versiyonu bilinmiyor'}`,
          }))}
          checked={value}
          onChange={onChange}
          onSearch={setYazilan}
        />
      )}
    </FormDialog>
  );
}
