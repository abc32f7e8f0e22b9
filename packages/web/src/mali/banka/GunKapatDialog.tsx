import type { BankaGunu } from '@masabasi/core/mali/banka/contract';
import type { BankaHesabi } from '@masabasi/core/mali/banka/secenekler';
import type { Kurus } from '@masabasi/core/platform/money/para';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { banka as oda } from '../../calls/banka.ts';
import { type FormErrors, useForm } from '../../platform/form/form.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { bildir } from '../../ui/Toast.tsx';

interface Girilen {
  readonly Bakiye: Kurus | null;
  readonly Eksi: boolean;
}

/** Closes a day whose file names no closing balance: a person enters it from the bank. */
export default function GunKapatDialog(props: { hesap: BankaHesabi; gun: BankaGunu; onClose: () => void }) {
  const { hesap, gun, onClose } = props;
  const form = useForm(oda.gunSonuKapat, {
    draft: null,
    initial: (): Girilen => ({ Bakiye: null, Eksi: false }),
    errors: (f): FormErrors<Girilen> => ({ Bakiye: f.Bakiye === null && 'Bakiyeyi 12.500,50 gibi yazınız.' }),
    request: (f) => ({ HesapId: hesap.Id, Gun: gun.Gun, ...f }),
    onSuccess: () => {
      bildir({ baslik: 'Gün kapandı', metin: tarihYaz(gun.Gun), tur: 'success', sure: 2000 });
      onClose();
    },
  });
  return (
    <FormDialog title={`Günü Kapat: ${tarihYaz(gun.Gun)}`} form={form} onClose={onClose} submit="Günü Kapat">
      <MoneyField
        {...form.field('Bakiye')}
        label="Bankadaki Gün Sonu Bakiyesi"
        description="İnternet şubesinde o günün sonunda görünen bakiye"
        required
        first
        currency={hesap.Birim}
      />
      <CheckField {...form.field('Eksi')} label="Bakiye eksi" />
    </FormDialog>
  );
}
