import type { GorusmeSatiri } from '@masabasi/core/masa/gorusme/satirlar';
import type { TopluSonuc } from '@masabasi/core/platform/list/topluUcu';
import { Button } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { useState } from 'react';
import { gorusmeler as oda } from '../../calls/gorusmeler.ts';
import { useForm } from '../../platform/form/form.ts';
import { surumleri } from '../../platform/list/secim.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { KimeAlani } from './KimeAlani.tsx';

export interface GorusmeTopluDialogProps {
  readonly gorusmeler: readonly GorusmeSatiri[];
  readonly onDone: (sonuclar: readonly TopluSonuc[]) => void;
  readonly onClose: () => void;
}

/** Assigns several tickets to one person. Warns first if the person is absent. */
export default function GorusmeTopluAtaDialog({ gorusmeler, onDone, onClose }: GorusmeTopluDialogProps) {
  const [uyari, setUyari] = useState<string | null>(null);
  const form = useForm(oda.gorusmeTopluAta, {
    draft: 'gorusme.topluAta',
    initial: (): { AtananId: number | null; Aciklama: string } => ({ AtananId: null, Aciklama: '' }),
    errors: (f) => ({ AtananId: f.AtananId === null && 'Görüşmelerin atanacağı kişiyi seçiniz.' }),
    request: ({ AtananId, Aciklama }) => {
      setUyari(null);
      return AtananId === null ? null : { gorusmeler: surumleri(gorusmeler), AtananId, Aciklama };
    },
    onSuccess: ({ sonuclar }) => onDone(sonuclar),
    onRefusal: (ret) => {
      if (!('uyari' in ret)) return false;
      setUyari(ret.msg);
      return true;
    },
  });
  return (
    <FormDialog
      title={`${gorusmeler.length} Görüşmeyi Ata`}
      width={480}
      form={form}
      onClose={onClose}
      submit="Ata"
      actions={
        uyari !== null && (
          <Button variant="default" loading={form.isPending} onClick={() => form.submitWith({ yokGordum: true })}>
            Yine de Ata
          </Button>
        )
      }
    >
      <KimeAlani
        {...form.field('AtananId')}
        label="Kime"
        required
        first
        placeholder=""
        description="Ürünüyle çalışmadığı görüşmeler atanmaz, seçili kalır."
        projeler={gorusmeler.map((g) => g.ProjeId)}
      />
      <TextAreaField
        {...form.field('Aciklama')}
        label="Not"
        description="Her görüşmenin geçmişine yazılır."
        rows={3}
        maxLength={2000}
      />
      <div role="alert">
        {uyari !== null && (
          <Notice tone="warn" icon={<IconAlertTriangle size={18} />}>
            {uyari}
          </Notice>
        )}
      </div>
    </FormDialog>
  );
}
