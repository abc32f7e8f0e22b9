import { type Etkilenen, tatil as oda, type TatilSatiri } from '@masabasi/core/tatil/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormAction } from '../api.ts';
import { DateField } from '../ui/DateField.tsx';
import form from '../ui/Form.module.css';
import { FormDialog } from '../ui/FormDialog.tsx';
import { bildir } from '../ui/Toast.tsx';

export interface TatilDialogProps {
  readonly satir: TatilSatiri | null;
  readonly onSaved: (etkilenenler: readonly Etkilenen[]) => void;
  readonly onClose: () => void;
}

/** New or edited holiday. */
export default function TatilDialog({ satir, onSaved, onClose }: TatilDialogProps) {
  const [Tarih, setTarih] = useState<string | null>(satir?.Tarih ?? null);
  const [Ad, setAd] = useState(satir?.Ad ?? '');
  const [GunSayi, setGunSayi] = useState<'0,5' | '1'>(satir?.GunSayi === '0,5' ? '0,5' : '1');
  const [denendi, setDenendi] = useState(false);
  const kaydet = useFormAction(oda.tatilKaydet, {
    onSuccess: ({ etkilenenler }) => {
      bildir({ baslik: 'Tatil kaydedildi', tur: 'success', sure: 2000 });
      onClose();
      onSaved(etkilenenler);
    },
  });
  return (
    <FormDialog
      title={satir ? 'Tatili Düzenle' : 'Yeni Tatil'}
      width={480}
      onClose={onClose}
      onSubmit={() => {
        setDenendi(true);
        kaydet.setMessage(null);
        if (Tarih === null || Ad.trim() === '') return;
        kaydet.mutate({ Id: satir?.Id ?? 0, Surum: satir?.Surum ?? 0, Tarih, Ad: Ad.trim(), GunSayi });
      }}
      action={kaydet}
    >
      <TextInput
        label="Tatil"
        required
        data-autofocus
        maxLength={120}
        value={Ad}
        error={denendi && Ad.trim() === '' && 'Tatilin adını yazınız.'}
        onChange={(e) => setAd(e.currentTarget.value)}
      />
      <div className={form.ikili}>
        <DateField
          label="Tarih"
          required
          value={Tarih}
          onChange={setTarih}
          error={denendi && Tarih === null && 'Tarihi seçiniz.'}
        />
        <NativeSelect
          label="Gün Sayısı"
          required
          value={GunSayi}
          data={[
            { value: '1', label: 'Tam gün (1)' },
            { value: '0,5', label: 'Yarım gün (0,5)' },
          ]}
          onChange={(e) => setGunSayi(e.currentTarget.value === '0,5' ? '0,5' : '1')}
        />
      </div>
    </FormDialog>
  );
}
