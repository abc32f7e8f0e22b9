import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { LISANS_ALANLARI, PARA_BIRIMLERI, type YazilanLisans } from '@masabasi/core/musteri/lisans/alanlar';
import type { lisans, LisansKarti } from '@masabasi/core/musteri/lisans/contract';
import type { tanim } from '@masabasi/core/platform/tanim/contract';
import { declaredChoices, declaredFields } from '../../platform/form/alanlar.ts';
import type { Form } from '../../platform/form/form.ts';
import type { SecilenMusteri } from '../musteri/MusteriSecimi.tsx';
import { yeniUrun } from '../proje/yeniUrun.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { type Option, SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';

/** The form of a licence. A new licence also has its customer, unless the page knows the customer. */
export interface LisansFormu extends YazilanLisans {
  readonly Id: number;
  readonly Surum: number;
  readonly MusteriId: number | null;
  readonly musteri: SecilenMusteri | null;
}

export interface LisansAlanlariProps {
  readonly form: Form<LisansFormu, typeof lisans.lisansKaydet>;
  readonly kart: LisansKarti | null;
  readonly listeler: Basari<typeof tanim.lisansGerekli>;
  readonly bayiler: readonly Option[];
  readonly urunler: readonly Option[];
}

/** The fields of a licence, except its customer. */
export function LisansAlanlari({ form, kart, listeler, bayiler, urunler }: LisansAlanlariProps) {
  const { ProjeId, OtomatikYenile } = form.values;
  const alan = declaredFields(form, LISANS_ALANLARI);
  const secim = declaredChoices(form, LISANS_ALANLARI, kart, {
    ...listeler,
    altLisansTur: listeler.altLisansTur.filter((t) => t.ProjeId === null || t.ProjeId === ProjeId),
    bayiler,
    proje: urunler,
  });
  return (
    <>
      <FormRow>
        <SelectField
          {...secim('ProjeId')}
          disabled={kart !== null}
          create={yeniUrun((Id) => form.set({ ProjeId: Id }))}
        />
        <SelectField {...secim('LisansTurId')} />
      </FormRow>
      <FormRow>
        <SelectField {...secim('AltLisansTurId')} />
        <NumberField {...alan('KullaniciSayisi')} />
      </FormRow>
      <FormRow>
        <DateField {...alan('BaslamaTarihi')} />
        <DateField {...alan('BitisTarihi')} />
      </FormRow>
      <FormRow>
        <MoneyField {...alan('YillikBedel')} currency={form.values.ParaBirimi} />
        <ChoiceField {...alan('ParaBirimi')} options={PARA_BIRIMLERI.map((p) => ({ value: p, label: p }))} />
      </FormRow>
      <FormRow>
        <SelectField {...secim('SozlesmeId')} />
        <SelectField {...secim('BayiId')} />
      </FormRow>
      <CheckField {...alan('OtomatikYenile')} label="Son gününde kendiliğinden yenilensin" />
      {OtomatikYenile && <NumberField {...alan('YenilemeAy')} />}
      <CheckField {...alan('MusteriyeUyari')} label="Bitişi yaklaşınca müşteriye de e-posta gönderilsin" />
      <TextAreaField {...alan('Notlar')} rows={2} />
    </>
  );
}
