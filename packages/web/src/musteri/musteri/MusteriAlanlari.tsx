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
import { Button } from '@mantine/core';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconChevronRight from '~icons/tabler/chevron-right';
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
  /** True: a new customer shows all fields, not only the first five. */
  readonly ayrintili: boolean;
  readonly onAyrinti: (ayrintili: boolean) => void;
}

const TIPLER = ([1, 2] as const).map((value) => ({ value, label: MUSTERI_TIPLERI[value] }));
const DURUMLAR = MUSTERI_DURUMLARI.map((value) => ({ value, label: value }));
const SENARYOLAR = EFATURA_SENARYOLARI.map((value) => ({ value, label: EFATURA_SENARYO_ADLARI[value] }));

/** Fields that a new customer shows at once, and fields that no person fills in. */
const ILK_ALANLAR: ReadonlySet<string> = new Set<keyof MusteriFormu>([
  'Id',
  'Surum',
  'Tip',
  'Ad',
  'Soyad',
  'Unvan',
  'GSM',
  'Telefon',
  'Eposta',
  'IlId',
  'ProjeIdler',
]);

/** True if one of these fields is among the details. */
export const ayrintida = (adlar: readonly string[]): boolean => adlar.some((ad) => !ILK_ALANLAR.has(ad));

/** A mobile number, even an unfinished one. */
const CEP = /^\s*(?:\+?90|0)?[\s(]*5/;

/** The fields of a customer. A new customer needs five; the rest waits under a heading. */
export function MusteriAlanlari({ form, kart, listeler, gerekli, ayrintili, onAyrinti }: MusteriAlanlariProps) {
  const { values: m, set } = form;
  const alan = declaredFields(form, MUSTERI_ALANLARI);
  const sunulan = { ...listeler, ...gerekli, ilce: gerekli.ilce.filter((i) => i.IlId === m.IlId) };
  const secim = declaredChoices(form, MUSTERI_ALANLARI, kart, sunulan);
  const gizliMetin = (ad: 'TCKimlikNo' | 'Iban', ek: Partial<MaskedTextFieldProps> = {}) => (
    <MaskedTextField {...alan(ad)} {...ek} name={GIZLI_ALAN_ADLARI[ad]} masked={kart?.[ad] ?? null} />
  );
  const yeni = kart === null;
  const hepsi = !yeni || ayrintili;
  const adi = (
    <>
      <ChoiceField {...alan('Tip')} options={TIPLER} />
      {m.Tip === 1 ? (
        <FormRow>
          <TextField {...alan('Ad')} required first />
          <TextField {...alan('Soyad')} required />
        </FormRow>
      ) : (
        <TextField {...alan('Unvan')} required first />
      )}
    </>
  );
  const numaralari =
    hepsi || (m.GSM && m.Telefon) ? (
      <FormRow>
        <TextField {...alan('GSM')} />
        <TextField {...alan('Telefon')} />
      </FormRow>
    ) : (
      <TextField
        {...alan('Telefon')}
        type="tel"
        value={m.GSM ?? m.Telefon}
        error={alan('GSM').error ?? alan('Telefon').error}
        onChange={(no) => set(CEP.test(no) ? { GSM: no, Telefon: null } : { GSM: null, Telefon: no || null })}
      />
    );
  const ili = <SelectField {...secim('IlId')} onChange={(IlId) => set({ IlId, IlceId: null })} />;
  const ilcesi = <SelectField {...secim('IlceId')} current={m.IlId === kart?.IlId ? secim('IlceId').current : null} />;
  const urunleri = <MultiSelectField {...alan('ProjeIdler')} options={gerekli.proje} current={kart?.Projeler} />;
  const Ok = ayrintili ? IconChevronDown : IconChevronRight;
  return (
    <>
      {yeni && (
        <>
          {adi}
          {numaralari}
          <TextField {...alan('Eposta')} />
          <FormRow>
            {ili}
            {urunleri}
          </FormRow>
          <Button
            variant="subtle"
            ml={-8}
            px={8}
            w="fit-content"
            leftSection={<Ok size={16} aria-hidden />}
            aria-expanded={ayrintili}
            onClick={() => onAyrinti(!ayrintili)}
          >
            Ayrıntılar
          </Button>
        </>
      )}
      {hepsi && (
        <>
          <FormSection name="Kimlik">
            {!yeni && adi}
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
            {!yeni && (
              <>
                {numaralari}
                <TextField {...alan('Eposta')} />
              </>
            )}
            {yeni ? (
              ilcesi
            ) : (
              <FormRow>
                {ili}
                {ilcesi}
              </FormRow>
            )}
            <TextAreaField {...alan('Adres')} rows={2} />
            <KonumAlani
              konum={{ Enlem: m.Enlem ?? null, Boylam: m.Boylam ?? null }}
              onChange={set}
              error={alan('Enlem').error ?? alan('Boylam').error}
            />
            <SelectField {...secim('UlkeId')} />
          </FormSection>
          <FormSection name="Hesap">
            {!yeni && urunleri}
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
      )}
    </>
  );
}
