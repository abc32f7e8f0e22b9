import type { VersiyonKarti } from '@masabasi/core/is/versiyon/contract';
import { Button } from '@mantine/core';
import { versiyon as oda } from '../../calls/versiyon.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface VersiyonNotDialogProps {
  readonly kart: VersiyonKarti;
  /** Suggested text, made from its tasks. */
  readonly oneri: string;
  readonly onClose: () => void;
}

/** The release note of a version for customers. */
export default function VersiyonNotDialog({ kart, oneri, onClose }: VersiyonNotDialogProps) {
  const { Id, Surum, ProjeId, No, Planlanan_Tarih, Zorunlu } = kart;
  const form = useForm(oda.versiyonKaydet, {
    draft: { name: `versiyon.not.${Id}`, version: Surum },
    initial: () => ({ SurumNotu: kart.SurumNotu || oneri }),
    request: ({ SurumNotu }) => ({ versiyon: { Id, Surum, ProjeId, No, Planlanan_Tarih, Zorunlu, SurumNotu } }),
    onSuccess: () => {
      bildir({ baslik: 'Versiyon notu kaydedildi', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Versiyon Notu: ${No}`}
      width={640}
      form={form}
      onClose={onClose}
      actions={
        <Button
          variant="default"
          disabled={oneri === '' || form.values.SurumNotu === oneri}
          onClick={() => form.set({ SurumNotu: oneri })}
        >
          İşlerden Yaz
        </Button>
      }
    >
      <TextAreaField
        {...form.field('SurumNotu')}
        label="Müşterilere Not"
        description="Müşteriler bu metni olduğu gibi görür; ‘İşlerden Yaz’, işlerin başlıklarından yeniden yazar."
        first
        rows={14}
        maxLength={10_000}
      />
    </FormDialog>
  );
}
