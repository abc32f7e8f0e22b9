import type { MusteriSuzgeci } from '@masabasi/core/musteri/contract';
import { SUZGEC_SAYFASI, suzgec as oda, type SuzgecSatiri } from '@masabasi/core/suzgec/contract';
import { gorunenUzunluk } from '@masabasi/core/metin';
import { useForm } from '../form.ts';
import { CheckField } from '../ui/CheckField.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { bildir } from '../ui/Toast.tsx';

export interface SuzgecDialogProps {
  readonly suzgec: SuzgecSatiri | null;
  readonly alanlar: MusteriSuzgeci;
  readonly onClose: () => void;
}

/** A filter's name, and whether the department has it too. */
export default function SuzgecDialog({ suzgec, alanlar, onClose }: SuzgecDialogProps) {
  const { Id = 0, Surum = 0 } = suzgec ?? {};
  const form = useForm(oda.suzgecKaydet, {
    draft: `suzgec.${Id}.${Surum}`,
    initial: () => ({ Ad: suzgec?.Ad ?? '', paylas: suzgec?.Paylasilan ?? false, yenile: false }),
    errors: ({ Ad }) => ({ Ad: gorunenUzunluk(Ad) === 0 && 'Süzgecin adını yazınız.' }),
    request: ({ Ad, paylas, yenile }) => ({
      Id,
      Surum,
      Sayfa: SUZGEC_SAYFASI,
      Ad,
      Alanlar: suzgec && !yenile ? suzgec.Alanlar : alanlar,
      Paylasilan: paylas,
    }),
    onSuccess: () => {
      bildir({ baslik: 'Süzgeç kaydedildi', tur: 'success', sure: 2000 });
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
