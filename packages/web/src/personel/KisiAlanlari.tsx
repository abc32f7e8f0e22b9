import { rakamSuz } from '@masabasi/core/kimlik';
import type { personel, PersonelKarti } from '@masabasi/core/personel/contract';
import { istanbulGunu } from '@masabasi/core/tarih';
import type { Form } from '../form.ts';
import { simdi } from '../sunucuSaati.ts';
import { CheckField } from '../ui/CheckField.tsx';
import { DateField } from '../ui/DateField.tsx';
import { FormRow, FormSection } from '../ui/FormSection.tsx';
import { MaskedInput } from '../ui/MaskedInput.tsx';
import { MaskedTextField } from '../ui/MaskedTextField.tsx';
import { TextField } from '../ui/TextField.tsx';
import css from './PersonelDialog.module.css';

/** What is typed; texts stay texts until they are sent. */
export interface PersonelFormu {
  readonly Ad: string;
  readonly Soyad: string;
  readonly UserName: string;
  /** Absent: the number that is there stays. */
  readonly TCKimlikNo: string | null | undefined;
  readonly DepartmanId: number | null;
  readonly Grup: string;
  readonly Eposta: string;
  readonly Telefon: string;
  readonly DogumTarihi: string | null | undefined;
  readonly IseBaslama: string | null;
  readonly IseGiris: string | null;
  readonly OncekiHizmetGun: number | null;
  readonly SayilmayanGun: number | null;
  readonly TatilGunleri: number | null;
  readonly MesaiBaslangic: string | null;
  readonly MesaiBitis: string | null;
  readonly CalismaGunleri: readonly number[] | null;
  readonly GirisIzni: boolean;
}
export interface AlanlarProps {
  readonly form: Form<PersonelFormu, typeof personel.personelKaydet>;
  readonly kart: PersonelKarti | null;
  /** Whether a field is not the caller's to change. */
  readonly kapali: (alan: keyof PersonelFormu) => boolean;
}

/** Who somebody is, how to reach them, and how they sign in. */
export function KisiAlanlari({ form, kart, kapali }: AlanlarProps) {
  const { DogumTarihi } = form.values;
  const metin = (alan: 'Ad' | 'Soyad' | 'UserName' | 'Eposta' | 'Telefon', maxLength: number) => ({
    ...form.field(alan),
    maxLength,
    disabled: kapali(alan),
  });
  return (
    <>
      <FormSection name="Kimlik ve İletişim">
        <FormRow columns={3}>
          <TextField {...metin('Ad', 60)} label="Ad" required first />
          <TextField {...metin('Soyad', 60)} label="Soyad" required />
          <MaskedInput
            name="Doğum tarihi"
            masked={kart?.DogumTarihi ?? null}
            value={DogumTarihi}
            onChange={form.field('DogumTarihi').onChange}
          >
            {(alan) => (
              <DateField
                {...form.field('DogumTarihi')}
                {...alan}
                disabled={alan.disabled || kapali('DogumTarihi')}
                label="Doğum Tarihi"
                min="1900-01-01"
                max={istanbulGunu(simdi())}
                value={DogumTarihi ?? null}
                onChange={(gun) => form.set({ DogumTarihi: gun ?? undefined })}
              />
            )}
          </MaskedInput>
          <TextField {...metin('Telefon', 30)} label="Telefon" type="tel" placeholder="0(532) 123 45 67" />
          <TextField {...metin('Eposta', 254)} label="E-posta" type="email" />
          <MaskedTextField
            {...form.field('TCKimlikNo')}
            name="T.C. kimlik no"
            label="T.C. Kimlik No"
            inputMode="numeric"
            maxLength={11}
            className="tnum"
            masked={kart?.TCKimlikNo ?? null}
            read={rakamSuz}
          />
        </FormRow>
      </FormSection>
      <FormSection name="Giriş">
        <FormRow columns={3}>
          <TextField {...metin('UserName', 60)} label="Kullanıcı Adı" required />
          <CheckField
            {...form.field('GirisIzni')}
            className={css.kutu}
            label="Programa giriş yapabilir"
            disabled={kapali('GirisIzni')}
          />
        </FormRow>
      </FormSection>
    </>
  );
}
