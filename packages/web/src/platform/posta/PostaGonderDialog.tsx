import { posta } from '../../calls/posta.ts';
import { useEndpoint } from '../call/api.ts';
import { useForm } from '../form/form.ts';
import { usePostaSozu } from './postaSozu.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { MultiSelectField } from '../../ui/MultiSelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

interface PostaFormu {
  readonly kisiler: readonly number[];
  readonly konu: string;
  readonly metin: string;
}

/** Mail to colleagues. The addresses come from their staff cards. */
export default function PostaGonderDialog({ onClose }: { onClose: () => void }) {
  const secenekler = useEndpoint(posta.postaKisileri, {}, { staleTime: 300_000 }).data?.kisiler;
  const postaSozu = usePostaSozu();
  const form = useForm(posta.sendMail, {
    draft: 'posta',
    initial: (): PostaFormu => ({ kisiler: [], konu: '', metin: '' }),
    errors: ({ kisiler, konu, metin }) => ({
      kisiler: kisiler.length === 0 && 'En az bir kişi seçiniz.',
      konu: konu.trim() === '' && 'Bir konu yazınız.',
      metin: metin.trim() === '' && 'E-postanın metnini yazınız.',
    }),
    request: ({ kisiler, konu, metin }) => ({ kisiler: [...kisiler], konu: konu.trim(), metin: metin.trim() }),
    onSuccess: ({ adet }) => {
      bildir(postaSozu(`${adet} kişiye e-posta`));
      onClose();
    },
  });
  return (
    <FormDialog title="E-posta Yaz" width={640} form={form} onClose={onClose} submit="Gönder">
      <MultiSelectField
        {...form.field('kisiler')}
        label="Kime"
        required
        placeholder="Ad yazınız..."
        options={secenekler ?? []}
        maxValues={200}
        nothingFound="Kişi bulunamadı"
      />
      <TextField {...form.field('konu')} label="Konu" required maxLength={200} />
      <TextAreaField {...form.field('metin')} label="Metin" required rows={10} maxLength={10_000} />
    </FormDialog>
  );
}
