import { alanlari } from '@masabasi/core/platform/field/alanlar';
import { YETKILI_ALANLARI, type YetkiliAlanlari } from '@masabasi/core/musteri/yetkili/alanlar';
import type { YetkiliSatiri } from '@masabasi/core/musteri/yetkili/contract';
import { arananYetkili, BOS_YETKILI, yetkiliHatalari, yetkiliSade } from '@masabasi/core/musteri/yetkili/rules';
import { yetkili as oda } from '../../calls/yetkili.ts';
import { declaredFields } from '../../platform/form/alanlar.ts';
import { useForm } from '../../platform/form/form.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface YetkiliDialogProps {
  readonly musteriId: number;
  readonly satir: YetkiliSatiri | null;
  /** The customer has no main contact person yet. */
  readonly ilk: boolean;
  /** The typed text of a choice in which the person was not found: a name, a number or an address. */
  readonly yazilan?: string;
  readonly onClose: () => void;
  readonly onSaved?: (Id: number) => void;
}

interface YetkiliFormu extends YetkiliAlanlari {
  /** Null: not chosen. Then the server checks for a main contact person, because this list may be out of date. */
  readonly Ana: boolean | null;
}

/** New or edited contact person of a customer. */
export default function YetkiliDialog({ musteriId, satir, ilk, yazilan = '', onClose, onSaved }: YetkiliDialogProps) {
  const { Id = 0, Surum = 0 } = satir ?? {};
  const form = useForm(oda.musteriPersonelKaydet, {
    draft: { name: `yetkili.${musteriId}.${Id}`, version: Surum },
    initial: (): YetkiliFormu => ({
      ...BOS_YETKILI,
      ...arananYetkili(yazilan),
      ...(satir && alanlari(YETKILI_ALANLARI, satir)),
      Ana: satir?.Ana ?? null,
    }),
    errors: (y) => yetkiliHatalari(yetkiliSade(y)),
    request: ({ Ana, ...y }) => ({
      personel: { ...y, ...(Ana === null ? { AnaYoksa: true } : { Ana }), Id, Surum, MusteriId: musteriId },
    }),
    onSuccess: (cevap) => {
      bildir({ baslik: 'Yetkili kişi kaydedildi', tur: 'success' });
      onClose();
      onSaved?.(cevap.Id);
    },
  });
  const alan = declaredFields(form, YETKILI_ALANLARI);
  const ana = form.field('Ana');
  return (
    <FormDialog
      title={satir ? 'Yetkili Kişiyi Düzenle' : 'Yeni Yetkili Kişi'}
      width={520}
      form={form}
      onClose={onClose}
    >
      <FormRow>
        <TextField {...alan('Ad')} required first />
        <TextField {...alan('Soyad')} />
      </FormRow>
      <TextField {...alan('Unvan')} />
      <FormRow>
        <TextField {...alan('GSM')} />
        <TextField {...alan('Telefon')} />
      </FormRow>
      <TextField {...alan('Eposta')} />
      <TextAreaField {...alan('Aciklama')} rows={2} />
      <CheckField {...ana} value={ana.value ?? ilk} label="Önce bu kişi aranır" />
    </FormDialog>
  );
}
