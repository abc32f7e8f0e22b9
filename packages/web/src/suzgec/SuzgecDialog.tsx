import { suzgec as oda, type SuzgecSatiri } from '@masabasi/core/suzgec/contract';
import { gorunenUzunluk } from '@masabasi/core/metin';
import { Button, Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { useState } from 'react';
import { useFormAction } from '../api.ts';
import type { ListeGorunumleri } from '../liste.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Form } from '../ui/Form.tsx';
import { FormError } from '../ui/FormError.tsx';
import { bildir } from '../ui/Toast.tsx';

export interface SuzgecDialogProps {
  readonly suzgec: SuzgecSatiri | null;
  readonly gorunumler: ListeGorunumleri;
  readonly onClose: () => void;
}

/** A filter's name, and whether the department has it too. */
export default function SuzgecDialog({ suzgec, gorunumler, onClose }: SuzgecDialogProps) {
  const [Ad, setAd] = useState(suzgec?.Ad ?? '');
  const [paylas, setPaylas] = useState(suzgec?.Paylasilan ?? false);
  const [yenile, setYenile] = useState(false);
  const [denendi, setDenendi] = useState(false);
  const kaydet = useFormAction(oda.suzgecKaydet, {
    onSuccess: () => {
      bildir({ baslik: 'Süzgeç kaydedildi', tur: 'success', sure: 2000 });
      onClose();
    },
  });
  const bos = gorunenUzunluk(Ad) === 0;
  const gonder = () => {
    setDenendi(true);
    kaydet.setMessage(null);
    if (bos) return;
    const { Id = 0, Surum = 0 } = suzgec ?? {};
    const Sorgu = suzgec && !yenile ? suzgec.Sorgu : gorunumler.sorgu;
    kaydet.mutate({ Id, Surum, Sayfa: gorunumler.ad, Ad, Sorgu, Paylasilan: paylas ? 1 : 0 });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={suzgec ? 'Süzgeci Düzenle' : 'Aramayı Kaydet'}
      width={440}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form="suzgec-formu" loading={kaydet.isPending}>
            Kaydet
          </Button>
        </>
      }
    >
      <Form id="suzgec-formu" onSubmit={gonder}>
        <TextInput
          label="Ad"
          required
          data-autofocus
          maxLength={60}
          autoComplete="off"
          value={Ad}
          error={denendi && bos ? 'Süzgecin adını yazınız.' : undefined}
          onChange={(e) => setAd(e.currentTarget.value)}
        />
        <Checkbox label="Departmanımla paylaş" checked={paylas} onChange={(e) => setPaylas(e.currentTarget.checked)} />
        {suzgec && (
          <Checkbox
            label="Listede şu anda seçili olan aramayla değiştir"
            checked={yenile}
            onChange={(e) => setYenile(e.currentTarget.checked)}
          />
        )}
        <FormError message={kaydet.message} />
      </Form>
    </Dialog>
  );
}
