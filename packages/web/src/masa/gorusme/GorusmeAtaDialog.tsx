import { type GorusmeSatiri } from '@masabasi/core/masa/gorusme/satirlar';
import { Button } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { useState } from 'react';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { KimeAlani } from './KimeAlani.tsx';

export interface GorusmeAtaDialogProps {
  readonly g: Pick<GorusmeSatiri, 'Id' | 'No' | 'Surum' | 'AtananId' | 'Proje' | 'ProjeId'>;
  readonly onClose: () => void;
}

/** Assigns a ticket with a note. Warns first if the receiving person is absent. */
export default function GorusmeAtaDialog({ g, onClose }: GorusmeAtaDialogProps) {
  const [uyari, setUyari] = useState<string | null>(null);
  const form = useForm(oda.gorusmeAta, {
    draft: { name: `gorusme.ata.${g.Id}`, version: g.Surum },
    // No default: the present owner is the person to take it from.
    initial: (): { AtananId: number | null; Aciklama: string } => ({ AtananId: null, Aciklama: '' }),
    errors: (f) => ({ AtananId: f.AtananId === null && 'Görüşmenin atanacağı kişiyi seçiniz.' }),
    request: ({ AtananId, Aciklama }) => {
      setUyari(null);
      return AtananId === null ? null : { Id: g.Id, Surum: g.Surum, AtananId, Aciklama };
    },
    onSuccess: () => {
      bildir({ baslik: 'Görüşme atandı', tur: 'success' });
      onClose();
    },
    onRefusal: (ret) => {
      if (!('uyari' in ret)) return false;
      setUyari(ret.msg);
      return true;
    },
  });
  return (
    <FormDialog
      title={`Görüşmeyi Ata: ${g.No}`}
      width={480}
      form={form}
      onClose={onClose}
      submit="Ata"
      actions={
        uyari !== null && (
          <Button variant="default" loading={form.isPending} onClick={() => form.submitWith({ gordum: ['yok'] })}>
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
        description={`${g.Proje} ile çalışanlar; masasında olanlar önde.`}
        projeler={[g.ProjeId]}
        haric={g.AtananId}
      />
      <TextAreaField
        {...form.field('Aciklama')}
        label="Not"
        description="Neyin yapıldığını ve neyin kaldığını yazınız; görüşmenin geçmişinde durur."
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
