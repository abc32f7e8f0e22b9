import { rakamSuz } from '@masabasi/core/kimlik';
import type { PersonelKarti } from '@masabasi/core/personel/contract';
import { istanbulGunu } from '@masabasi/core/tarih';
import { Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { simdi } from '../sunucuSaati.ts';
import { DateField } from '../ui/DateField.tsx';
import { MaskedInput } from '../ui/MaskedInput.tsx';
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
export type FormHatalari = { readonly [K in keyof PersonelFormu]?: string | undefined };
export interface AlanlarProps {
  readonly form: PersonelFormu;
  readonly hatalar: FormHatalari;
  readonly kart: PersonelKarti | null;
  readonly yaz: (degisen: Partial<PersonelFormu>) => void;
  /** Whether a field is not the caller's to change. */
  readonly kapali: (alan: keyof PersonelFormu) => boolean;
}

/** Who somebody is, how to reach them, and how they sign in. */
export function KisiAlanlari({ form, hatalar, kart, yaz, kapali }: AlanlarProps) {
  const metin = (alan: 'Ad' | 'Soyad' | 'UserName' | 'Eposta' | 'Telefon', label: string, uzunluk: number) => ({
    label,
    maxLength: uzunluk,
    autoComplete: 'off',
    value: form[alan],
    error: hatalar[alan],
    disabled: kapali(alan),
    onChange: (e: { currentTarget: { value: string } }) => yaz({ [alan]: e.currentTarget.value }),
  });
  return (
    <>
      <fieldset className={css.bolum}>
        <legend className={css.ad}>Kimlik ve İletişim</legend>
        <div className={css.alanlar}>
          <TextInput {...metin('Ad', 'Ad', 60)} required data-autofocus />
          <TextInput {...metin('Soyad', 'Soyad', 60)} required />
          <MaskedInput
            name="Doğum tarihi"
            masked={kart?.DogumTarihi ?? null}
            value={form.DogumTarihi}
            onChange={(DogumTarihi) => yaz({ DogumTarihi })}
          >
            {(alan) => (
              <DateField
                {...alan}
                disabled={alan.disabled || kapali('DogumTarihi')}
                label="Doğum Tarihi"
                min="1900-01-01"
                max={istanbulGunu(simdi())}
                value={form.DogumTarihi ?? null}
                error={hatalar.DogumTarihi}
                onChange={(gun) => yaz({ DogumTarihi: gun ?? undefined })}
              />
            )}
          </MaskedInput>
          <TextInput {...metin('Telefon', 'Telefon', 30)} type="tel" placeholder="0(532) 123 45 67" />
          <TextInput {...metin('Eposta', 'E-posta', 254)} type="email" />
          <MaskedInput
            name="T.C. kimlik no"
            masked={kart?.TCKimlikNo ?? null}
            value={form.TCKimlikNo}
            onChange={(TCKimlikNo) => yaz({ TCKimlikNo })}
          >
            {(alan) => (
              <TextInput
                {...alan}
                label="T.C. Kimlik No"
                inputMode="numeric"
                autoComplete="off"
                maxLength={11}
                className="tnum"
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                value={form.TCKimlikNo ?? ''}
                error={hatalar.TCKimlikNo}
                onChange={(e) => yaz({ TCKimlikNo: rakamSuz(e.currentTarget.value) || undefined })}
              />
            )}
          </MaskedInput>
        </div>
      </fieldset>
      <fieldset className={css.bolum}>
        <legend className={css.ad}>Giriş</legend>
        <div className={css.alanlar}>
          <TextInput {...metin('UserName', 'Kullanıcı Adı', 60)} required />
          <Checkbox
            className={css.kutu}
            label="Programa giriş yapabilir"
            disabled={kapali('GirisIzni')}
            checked={form.GirisIzni}
            onChange={(e) => yaz({ GirisIzni: e.currentTarget.checked })}
          />
        </div>
      </fieldset>
    </>
  );
}
