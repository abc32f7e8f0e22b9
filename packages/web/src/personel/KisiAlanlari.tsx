import type { PersonelKarti } from '@masabasi/core/personel/contract';
import { istanbulGunu } from '@masabasi/core/tarih';
import { Button, Checkbox, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { simdi } from '../sunucuSaati.ts';
import { DateField } from '../ui/DateField.tsx';
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
  readonly DogumTarihi: string | null;
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
  const kayitliTc = kart?.TCKimlikNo ?? null;
  const tcSilinecek = form.TCKimlikNo === null;
  return (
    <>
      <fieldset className={css.bolum}>
        <legend className={css.ad}>Kimlik ve İletişim</legend>
        <div className={css.alanlar}>
          <TextInput {...metin('Ad', 'Ad', 60)} required data-autofocus />
          <TextInput {...metin('Soyad', 'Soyad', 60)} required />
          <DateField
            label="Doğum Tarihi"
            min="1900-01-01"
            max={istanbulGunu(simdi())}
            disabled={kapali('DogumTarihi')}
            value={form.DogumTarihi}
            error={hatalar.DogumTarihi}
            onChange={(DogumTarihi) => yaz({ DogumTarihi })}
          />
          <TextInput {...metin('Telefon', 'Telefon', 30)} type="tel" placeholder="0(532) 123 45 67" />
          <TextInput {...metin('Eposta', 'E-posta', 254)} type="email" />
          <div>
            <TextInput
              label="T.C. Kimlik No"
              inputMode="numeric"
              autoComplete="off"
              maxLength={11}
              className="tnum"
              disabled={tcSilinecek}
              placeholder={kayitliTc !== null && !tcSilinecek ? kayitliTc : undefined}
              description={
                kayitliTc !== null && !tcSilinecek
                  ? 'Değiştirmek için yenisini yazınız; boş kalırsa değişmez.'
                  : undefined
              }
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={form.TCKimlikNo ?? ''}
              error={hatalar.TCKimlikNo}
              onChange={(e) => {
                const rakamlar = e.currentTarget.value.replace(/\D/g, '');
                yaz({ TCKimlikNo: rakamlar === '' ? undefined : rakamlar });
              }}
            />
            {kayitliTc !== null && (
              <Button
                className={css.kucuk}
                variant="subtle"
                onClick={() => yaz({ TCKimlikNo: tcSilinecek ? undefined : null })}
              >
                {tcSilinecek ? 'Silmekten vazgeç' : 'Kayıtlı numarayı sil'}
              </Button>
            )}
          </div>
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
