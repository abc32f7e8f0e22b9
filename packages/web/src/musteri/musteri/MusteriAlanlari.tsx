import type { Basari, Girdi } from '@masabasi/core/platform/call/endpoint';
import { GIZLI_ALAN_ADLARI, rakamSuz } from '@masabasi/core/platform/identity/kimlik';
import {
  EFATURA_SENARYO_ADLARI,
  EFATURA_SENARYOLARI,
  MUSTERI_ALANLARI,
  MUSTERI_DURUMLARI,
  MUSTERI_TIPLERI,
} from '@masabasi/core/musteri/musteri/alanlar';
import type { musteri, MusteriKarti } from '@masabasi/core/musteri/musteri/contract';
import type { tanim } from '@masabasi/core/platform/tanim/contract';
import { declaredChoices, declaredFields } from '../../platform/form/alanlar.ts';
import type { Form } from '../../platform/form/form.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormRow, FormSection } from '../../ui/FormSection.tsx';
import { MaskedInput } from '../../ui/MaskedInput.tsx';
import { MaskedTextField, type MaskedTextFieldProps } from '../../ui/MaskedTextField.tsx';
import { MultiSelectField } from '../../ui/MultiSelectField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { KonumAlani } from './KonumAlani.tsx';

/** The form values, in the form of the request. */
export type MusteriFormu = Girdi<typeof musteri.musteriKaydet>['musteri'];

export interface MusteriAlanlariProps {
  readonly form: Form<MusteriFormu, typeof musteri.musteriKaydet>;
  readonly kart: MusteriKarti | null;
  readonly listeler: Basari<typeof tanim.musterigerekli>;
  readonly gerekli: Basari<typeof tanim.baseGerekliList>;
}

const TIPLER = ([1, 2] as const).map((value) => ({ value, label: MUSTERI_TIPLERI[value] }));
const DURUMLAR = MUSTERI_DURUMLARI.map((value) => ({ value, label: value }));
const SENARYOLAR = EFATURA_SENARYOLARI.map((value) => ({ value, label: EFATURA_SENARYO_ADLARI[value] }));

export function MusteriAlanlari({ form, kart, listeler, gerekli }: MusteriAlanlariProps) {
  const { values: m, set } = form;
  const alan = declaredFields(form, MUSTERI_ALANLARI);
  const sunulan = { ...listeler, ...gerekli, ilce: gerekli.ilce.filter((i) => i.IlId === m.IlId) };
  const secim = declaredChoices(form, MUSTERI_ALANLARI, kart, sunulan);
  const gizliMetin = (ad: 'TCKimlikNo' | 'Iban', ek: Partial<MaskedTextFieldProps> = {}) => (
    <MaskedTextField {...alan(ad)} {...ek} name={GIZLI_ALAN_ADLARI[ad]} masked={kart?.[ad] ?? null} />
  );
  return (
    <>
      <FormSection name="Kimlik">
        <ChoiceField {...alan('Tip')} options={TIPLER} />
        {m.Tip === 1 ? (
          <FormRow>
            <TextField {...alan('Ad')} required first />
            <TextField {...alan('Soyad')} required />
          </FormRow>
        ) : (
          <TextField {...alan('Unvan')} required first />
        )}
        <FormRow>
          {gizliMetin('TCKimlikNo', { inputMode: 'numeric', className: 'tnum', read: rakamSuz })}
          <TextField
            {...alan('VKN')}
            inputMode="numeric"
            className="tnum"
            onChange={(VKN) => set({ VKN: rakamSuz(VKN) || null })}
          />
        </FormRow>
        <FormRow>
          <TextField {...alan('VergiDairesi')} />
          <SelectField {...secim('KurumId')} />
        </FormRow>
        {m.Tip === 1 && (
          <>
            <FormRow>
              <SelectField {...secim('BransId')} />
              <MaskedInput
                {...alan('DogumTarihi')}
                name={GIZLI_ALAN_ADLARI.DogumTarihi}
                masked={kart?.DogumTarihi ?? null}
              >
                {(hal) => (
                  <DateField
                    {...alan('DogumTarihi')}
                    {...hal}
                    min="1900-01-01"
                    value={m.DogumTarihi ?? null}
                    onChange={(gun) => set({ DogumTarihi: gun ?? undefined })}
                  />
                )}
              </MaskedInput>
            </FormRow>
            <FormRow>
              <SelectField {...secim('CinsiyetId')} />
              <SelectField {...secim('KanGrubuId')} />
            </FormRow>
          </>
        )}
      </FormSection>
      <FormSection name="İletişim">
        <FormRow>
          <TextField {...alan('GSM')} />
          <TextField {...alan('Telefon')} />
        </FormRow>
        <TextField {...alan('Eposta')} />
        <FormRow>
          <SelectField {...secim('IlId')} onChange={(IlId) => set({ IlId, IlceId: null })} />
          <SelectField {...secim('IlceId')} current={m.IlId === kart?.IlId ? secim('IlceId').current : null} />
        </FormRow>
        <TextAreaField {...alan('Adres')} rows={2} />
        <KonumAlani
          konum={{ Enlem: m.Enlem ?? null, Boylam: m.Boylam ?? null }}
          onChange={set}
          error={alan('Enlem').error ?? alan('Boylam').error}
        />
        <SelectField {...secim('UlkeId')} />
      </FormSection>
      <FormSection name="Hesap">
        <MultiSelectField {...alan('ProjeIdler')} options={gerekli.proje} current={kart?.Projeler} />
        <FormRow>
          <SelectField {...secim('SorumluId')} />
          <SelectField {...secim('BayiId')} />
        </FormRow>
        <FormRow>
          <SelectField {...secim('BankaId')} />
          <SelectField {...secim('HesapTurId')} value={m.HesapTurId ?? null} />
        </FormRow>
        {gizliMetin('Iban')}
        <CheckField {...alan('EFaturaMukellef')} value={m.EFaturaMukellef ?? false} />
        {m.EFaturaMukellef && (
          <>
            <TextField {...alan('PkEtiket')} placeholder="urn:mail:defaultpk@firma.com" />
            <ChoiceField {...alan('EFaturaSenaryo')} value={m.EFaturaSenaryo ?? ''} options={SENARYOLAR} />
          </>
        )}
        <ChoiceField {...alan('Durum')} options={DURUMLAR} />
        {m.Durum === 'Ayrıldı' && (
          <>
            <FormRow>
              <SelectField {...secim('AyrilmaNedenId')} />
              <DateField {...alan('AyrilmaTarihi')} />
            </FormRow>
            <SelectField {...secim('DigerProgramId')} />
          </>
        )}
        <TextAreaField {...alan('Notlar')} />
      </FormSection>
    </>
  );
}
