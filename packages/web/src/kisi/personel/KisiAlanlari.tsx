import { GIZLI_ALAN_ADLARI, rakamSuz } from '@masabasi/core/platform/identity/kimlik';
import { PERSONEL_ALANLARI } from '@masabasi/core/kisi/personel/alanlar';
import type { personel, PersonelKarti } from '@masabasi/core/kisi/personel/contract';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { Text } from '@mantine/core';
import { declaredFields } from '../../platform/form/alanlar.ts';
import type { Form } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormRow, FormSection } from '../../ui/FormSection.tsx';
import { MaskedInput } from '../../ui/MaskedInput.tsx';
import { MultiSelectField } from '../../ui/MultiSelectField.tsx';
import type { Option } from '../../ui/SelectField.tsx';
import { MaskedTextField } from '../../ui/MaskedTextField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import css from './KisiAlanlari.module.css';

/** The role of a person to whom no other is given. */
const OLAGAN_ROL = 'Çalışan';

/** The form of a staff card. Texts are converted when they are sent. */
export interface PersonelFormu {
  readonly Ad: string;
  readonly Soyad: string;
  readonly UserName: string;
  /** Absent: the stored number is unchanged. */
  readonly TCKimlikNo: string | null | undefined;
  readonly DepartmanId: number | null;
  readonly Grup: string;
  readonly Eposta: string;
  readonly Telefon: string;
  readonly DogumTarihi: string | null | undefined;
  readonly IseBaslama: string | null;
  readonly IseGiris: string | null;
  readonly DevredenIzin: number | null;
  readonly KullanilanIzin: number | null;
  readonly IzinAcilisi: string | null;
  readonly OncekiHizmetGun: number | null;
  readonly SayilmayanGun: number | null;
  readonly TatilGunleri: number | null;
  readonly MesaiBaslangic: string | null;
  readonly MesaiBitis: string | null;
  readonly CalismaGunleri: readonly number[] | null;
  readonly GirisIzni: boolean;
  /** Roles of a new person. Null: the usual one. */
  readonly Roller: readonly number[] | null;
}
export interface AlanlarProps {
  readonly form: Form<PersonelFormu, typeof personel.personelKaydet>;
  readonly kart: PersonelKarti | null;
  /** True for a field that the caller may not change. */
  readonly kapali: (alan: keyof PersonelFormu) => boolean;
  /** Proposes a user name for a new person. */
  readonly oner: (ad: string, soyad: string) => string;
  /** Roles that may be given to a new person. Absent: the usual one is given. */
  readonly roller?: readonly Option[] | undefined;
}

/** The declared fields of the form. Disabled where the caller may not change them. */
export function personelAlani(form: AlanlarProps['form'], kapali: AlanlarProps['kapali']) {
  const alan = declaredFields(form, PERSONEL_ALANLARI);
  return <K extends keyof PersonelFormu & keyof typeof PERSONEL_ALANLARI>(ad: K) => ({
    ...alan(ad),
    disabled: kapali(ad),
  });
}

/** Identity, contact data and sign-in name of a person. */
export function KisiAlanlari({ form, kart, kapali, oner, roller }: AlanlarProps) {
  const { DogumTarihi, Ad, Soyad, UserName, Roller } = form.values;
  const alan = personelAlani(form, kapali);
  /** The proposed user name follows the names until another one is typed. */
  const adlandir = (yeni: Partial<Pick<PersonelFormu, 'Ad' | 'Soyad'>>) => {
    const onerilir = kart === null && UserName === oner(Ad, Soyad);
    form.set({ ...yeni, ...(onerilir && { UserName: oner(yeni.Ad ?? Ad, yeni.Soyad ?? Soyad) }) });
  };
  return (
    <>
      <FormSection name="Kimlik ve İletişim">
        <FormRow columns={3}>
          <TextField {...alan('Ad')} required first onChange={(yeni) => adlandir({ Ad: yeni })} />
          <TextField {...alan('Soyad')} required onChange={(yeni) => adlandir({ Soyad: yeni })} />
          <MaskedInput {...alan('DogumTarihi')} name={GIZLI_ALAN_ADLARI.DogumTarihi} masked={kart?.DogumTarihi ?? null}>
            {(hal) => (
              <DateField
                {...alan('DogumTarihi')}
                {...hal}
                disabled={hal.disabled || kapali('DogumTarihi')}
                min="1900-01-01"
                max={istanbulGunu(simdi())}
                value={DogumTarihi ?? null}
                onChange={(gun) => form.set({ DogumTarihi: gun ?? undefined })}
              />
            )}
          </MaskedInput>
          <TextField {...alan('Telefon')} type="tel" placeholder="0(532) 123 45 67" />
          <TextField {...alan('Eposta')} type="email" />
          <MaskedTextField
            {...alan('TCKimlikNo')}
            name={GIZLI_ALAN_ADLARI.TCKimlikNo}
            inputMode="numeric"
            className="tnum"
            masked={kart?.TCKimlikNo ?? null}
            read={rakamSuz}
          />
        </FormRow>
      </FormSection>
      <FormSection name="Giriş">
        <FormRow columns={3}>
          <TextField {...alan('UserName')} required />
          {roller && (
            <MultiSelectField
              {...form.field('Roller')}
              label="Roller"
              options={roller}
              value={Roller ?? roller.filter((r) => r.Ad === OLAGAN_ROL).map((r) => r.Id)}
            />
          )}
          <CheckField {...alan('GirisIzni')} className={css.kutu} label="Programa giriş yapabilir" />
        </FormRow>
        {kart === null && (
          <Text fz={13} c="dimmed">
            Kaydedince kartı açılır: oradan e-posta ile davet eder ya da geçici parola verirsiniz.
          </Text>
        )}
      </FormSection>
    </>
  );
}
