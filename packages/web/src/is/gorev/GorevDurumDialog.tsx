import { gorevDurumHatalari, type GorevDurumu } from '@masabasi/core/is/gorev/rules';
import type { GorevSatiri } from '@masabasi/core/is/gorev/satirlar';
import { gorev as oda } from '../../calls/gorev.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface GorevDurumDialogProps {
  readonly g: Pick<GorevSatiri, 'Id' | 'No' | 'Surum'>;
  readonly nereye: GorevDurumu;
  /** The label of its button. */
  readonly ad: string;
  /** The neighbours on the board between which the card was dropped. */
  readonly yeri?: { readonly oncekiId: number | null; readonly sonrakiId: number | null };
  readonly onClose: () => void;
}

const ETIKETLER: Partial<Record<GorevDurumu, string>> = {
  testbekliyor: 'Ne Yapıldı',
  testred: 'Neden Dönüyor',
  iptal: 'İptal Nedeni',
};

/** Moves a task to a state that needs more fields. */
export default function GorevDurumDialog({ g, nereye, ad, yeri, onClose }: GorevDurumDialogProps) {
  const form = useForm(oda.gorevDurumGuncelle, {
    draft: { name: `gorev.durum.${g.Id}.${nereye}`, version: g.Surum },
    initial: () => ({ Aciklama: '' }),
    errors: (f) => ({ Aciklama: gorevDurumHatalari({ Durum: nereye, Aciklama: f.Aciklama }).Aciklama }),
    request: (f) => ({
      Id: g.Id,
      Surum: g.Surum,
      YeniDurum: nereye,
      aciklama: f.Aciklama,
      ...(yeri && { oncekiId: yeri.oncekiId, sonrakiId: yeri.sonrakiId }),
    }),
    onSuccess: () => {
      bildir({ baslik: 'İşin durumu değişti', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${ad}: ${g.No}`}
      width={520}
      form={form}
      onClose={onClose}
      submit={ad}
      {...(nereye === 'iptal' && { color: 'danger' })}
    >
      <TextAreaField
        {...form.field('Aciklama')}
        label={ETIKETLER[nereye] ?? 'Açıklama'}
        required
        first
        rows={4}
        maxLength={2000}
      />
    </FormDialog>
  );
}
