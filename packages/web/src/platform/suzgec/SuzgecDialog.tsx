import type { SuzgecSatiri } from '@masabasi/core/platform/suzgec/contract';
import { gorunenUzunluk } from '@masabasi/core/platform/text/metin';
import { suzgec as oda } from '../../calls/suzgec.ts';
import { useForm } from '../form/form.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ListeGorunumleri } from '../list/liste.ts';
import { bildir } from '../../ui/Toast.tsx';

export interface SuzgecDialogProps {
  readonly suzgec: SuzgecSatiri | null;
  readonly gorunumler: ListeGorunumleri;
  readonly onClose: () => void;
}

/** The name of a filter, and its share with the department. */
export default function SuzgecDialog({ suzgec, gorunumler, onClose }: SuzgecDialogProps) {
  const { Id = 0, Surum = 0 } = suzgec ?? {};
  const form = useForm(oda.suzgecKaydet, {
    draft: { name: `suzgec.${gorunumler.ad}.${Id}`, version: Surum },
    initial: () => ({ Ad: suzgec?.Ad ?? '', paylas: suzgec?.Paylasilan ?? false, yenile: false }),
    errors: ({ Ad }) => ({ Ad: gorunenUzunluk(Ad) === 0 && 'Süzgecin adını yazınız.' }),
    request: ({ Ad, paylas, yenile }) => ({
      Id,
      Surum,
      Sayfa: gorunumler.ad,
      Ad,
      Sorgu: suzgec && !yenile ? suzgec.Sorgu : gorunumler.sorgu,
      Paylasilan: paylas,
    }),
    onSuccess: () => {
      bildir({ baslik: 'Süzgeç kaydedildi', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={suzgec ? 'Süzgeci Düzenle' : 'Aramayı Kaydet'} width={440} form={form} onClose={onClose}>
      <TextField {...form.field('Ad')} label="Ad" required first maxLength={60} />
      <CheckField {...form.field('paylas')} label="Departmanımla paylaş" />
      {suzgec && <CheckField {...form.field('yenile')} label="Listede şu anda seçili olan aramayla değiştir" />}
    </FormDialog>
  );
}
