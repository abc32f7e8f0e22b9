import { gorev as oda } from '@masabasi/core/gorev/contract';
import { Button } from '@mantine/core';
import { EkSecimi } from '../dosya/EkSecimi.tsx';
import { useYaziDosyalari, type YaziDosyasi } from '../dosya/YaziDosyalari.tsx';
import { useForm } from '../form.ts';
import { Form } from '../ui/Form.tsx';
import { FormError } from '../ui/FormError.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { bildir } from '../ui/Toast.tsx';
import css from './GorevDetayDialog.module.css';

interface YaziFormu {
  readonly Aciklama: string;
  readonly ekler: readonly number[];
  /** What was pasted into it, and waits to be hung on the task. */
  readonly dosyalar: readonly YaziDosyasi[];
}

/** A note in a task. */
export function GorevYazisi({ Id }: { readonly Id: number }) {
  const form = useForm(oda.gorevNotKaydet, {
    draft: `gorev.yazi.${Id}`,
    initial: (): YaziFormu => ({ Aciklama: '', ekler: [], dosyalar: [] }),
    errors: ({ Aciklama }) => ({ Aciklama: Aciklama.trim() === '' && 'Bir şeyler yazınız.' }),
    request: ({ Aciklama, dosyalar }) => ({ Id, Aciklama, dosyalar: dosyalar.map((d) => d.Id) }),
    onSuccess: () => {
      bildir({ baslik: 'Not yazıldı', tur: 'success', sure: 2000 });
      form.reset();
    },
  });
  const { dosyalar } = form.values;
  const gonderilen = useYaziDosyalari(`gorev.${Id}`, dosyalar, (yeni) => form.set({ dosyalar: yeni }));
  return (
    <Form onSubmit={form.submit}>
      <div className={css.yazi}>
        <EkSecimi
          yer={{ Nesne: 'gorev', NesneId: Id }}
          alan={form.field('ekler')}
          dosyalar={dosyalar}
          gonderilen={gonderilen}
          postayla={false}
        >
          <TextAreaField {...form.field('Aciklama')} label="Not" rows={3} maxLength={8000} />
        </EkSecimi>
        <FormError message={form.message} />
        <div>
          <Button type="submit" variant="default" loading={form.isPending} disabled={gonderilen.suruyor}>
            Notu Kaydet
          </Button>
        </div>
      </div>
    </Form>
  );
}
