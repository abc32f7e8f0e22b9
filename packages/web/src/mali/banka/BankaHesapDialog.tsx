import type { BankaHesabi } from '@masabasi/core/mali/banka/secenekler';
import { ibanGecerli } from '@masabasi/core/platform/identity/kimlik';
import { type Kurus, kurus } from '@masabasi/core/platform/money/para';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { banka as oda } from '../../calls/banka.ts';
import { type FormErrors, useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

interface Girilen {
  readonly Ad: string;
  readonly Banka: string;
  readonly Iban: string;
  readonly Birim: string;
  readonly AcilisGun: string | null;
  readonly AcilisBakiye: Kurus | null;
  readonly AcilisEksi: boolean;
  readonly Aktif: boolean;
}

const BIRIMLER = ['TRY', 'USD', 'EUR', 'GBP'];

/** Form of an account with its opening balance. */
export default function BankaHesapDialog({ hesap, onClose }: { hesap: BankaHesabi | null; onClose: () => void }) {
  const { Id = 0, Surum = 0 } = hesap ?? {};
  const form = useForm(oda.bankaHesapKaydet, {
    draft: { name: `bankaHesap.${Id}`, version: Surum },
    initial: (): Girilen => ({
      Ad: hesap?.Ad ?? '',
      Banka: hesap?.Banka ?? '',
      Iban: hesap?.Iban ?? '',
      Birim: hesap?.Birim ?? 'TRY',
      AcilisGun: hesap?.AcilisGun ?? istanbulGunu(simdi()),
      AcilisBakiye: kurus(Math.abs(hesap?.AcilisBakiye ?? 0)),
      AcilisEksi: (hesap?.AcilisBakiye ?? 0) < 0,
      Aktif: hesap?.Aktif ?? true,
    }),
    errors: (f): FormErrors<Girilen> => ({
      Ad: f.Ad.trim() === '' && 'Hesabın adını yazınız.',
      Iban: f.Iban.trim() !== '' && !ibanGecerli(f.Iban) && 'IBAN geçerli değil. Rakamları kontrol ediniz...',
      AcilisGun: f.AcilisGun === null && 'Açılış gününü seçiniz.',
      AcilisBakiye: f.AcilisBakiye === null && 'Açılış bakiyesini 12.500,50 gibi yazınız.',
    }),
    request: (f) =>
      f.AcilisGun === null || f.AcilisBakiye === null
        ? null
        : {
            hesap: {
              Id,
              Surum,
              Ad: f.Ad,
              Banka: f.Banka,
              Iban: f.Iban.trim() || null,
              Birim: f.Birim,
              AcilisGun: f.AcilisGun,
              AcilisBakiye: f.AcilisBakiye,
              AcilisEksi: f.AcilisEksi,
              Aktif: f.Aktif,
            },
          },
    onSuccess: () => {
      bildir({ baslik: 'Hesap kaydedildi', tur: 'success' });
      onClose();
    },
  });
  const yeni = hesap === null;
  return (
    <FormDialog title={yeni ? 'Yeni Banka Hesabı' : 'Banka Hesabı'} width={560} form={form} onClose={onClose}>
      <TextField {...form.field('Ad')} label="Hesabın Adı" placeholder="Ziraat TL" required first maxLength={100} />
      <FormRow>
        <TextField {...form.field('Banka')} label="Banka" maxLength={100} />
        <ChoiceField
          {...form.field('Birim')}
          label="Para Birimi"
          disabled={!yeni}
          options={[...new Set([form.values.Birim, ...BIRIMLER])].map((value) => ({ value, label: value }))}
        />
      </FormRow>
      <TextField {...form.field('Iban')} label="IBAN" maxLength={40} />
      <FormRow>
        <DateField
          {...form.field('AcilisGun')}
          label="Açılış Günü"
          required
          disabled={!yeni}
          max={istanbulGunu(simdi())}
        />
        <MoneyField
          {...form.field('AcilisBakiye')}
          label="Açılış Bakiyesi"
          description="O günün ilk hareketinden önceki bakiye; sonra değişmez"
          required
          disabled={!yeni}
          currency={form.values.Birim}
        />
      </FormRow>
      {yeni && <CheckField {...form.field('AcilisEksi')} label="Hesap eksi bakiyede açılıyor" />}
      {!yeni && <CheckField {...form.field('Aktif')} label="Kullanımda" />}
    </FormDialog>
  );
}
