import { ikiAdim as oda } from '../../calls/ikiAdim.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface IkiAdimKaldirDialogProps {
  readonly kisiId: number;
  readonly ad: string;
  readonly onClose: () => void;
}

/** Turns off the second step of a person who has lost telephone and recovery codes. */
export default function IkiAdimKaldirDialog({ kisiId, ad, onClose }: IkiAdimKaldirDialogProps) {
  const form = useForm(oda.ikiAdimKaldir, {
    draft: null,
    initial: () => ({ Sebep: '' }),
    errors: ({ Sebep }) => ({ Sebep: Sebep.trim() === '' && 'Sebebi yazınız.' }),
    request: ({ Sebep }) => ({ Id: kisiId, Sebep: Sebep.trim() }),
    onSuccess: () => {
      bildir({ baslik: 'İki adımlı giriş kaldırıldı', metin: `${ad} yalnız parolasıyla girebilir.`, tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={`İki Adımlı Girişi Kaldır: ${ad}`} form={form} onClose={onClose} submit="Kaldır" color="danger">
      <p style={{ margin: 0 }}>
        Telefonunu ve kurtarma kodlarını yitiren biri içindir. Sizden isteyenin gerçekten {ad} olduğundan emin olunuz:
        bütün oturumları kapanır, yalnız parolasıyla girebilir ve kendisine e-posta gider.
      </p>
      <TextField {...form.field('Sebep')} label="Sebep" required first maxLength={200} />
    </FormDialog>
  );
}
