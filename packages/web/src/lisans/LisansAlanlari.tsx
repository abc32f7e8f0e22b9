import type { Basari, Girdi } from '@masabasi/core/endpoint';
import type { lisans, LisansKarti } from '@masabasi/core/lisans/contract';
import { PARA_BIRIMLERI } from '@masabasi/core/lisans/rules';
import type { Kurus } from '@masabasi/core/para';
import type { tanim } from '@masabasi/core/tanim/contract';
import type { Form } from '../form.ts';
import type { SecilenMusteri } from '../musteri/MusteriSecimi.tsx';
import { CheckField } from '../ui/CheckField.tsx';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { DateField } from '../ui/DateField.tsx';
import { FormRow } from '../ui/FormSection.tsx';
import { MoneyField } from '../ui/MoneyField.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { chosen, type Option, SelectField } from '../ui/SelectField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';

type Istek = Girdi<typeof lisans.lisansKaydet>['lisans'];
/** What a licence needs and a form may still lack. */
export type LisansGerekleri =
  | 'MusteriId'
  | 'ProjeId'
  | 'LisansTurId'
  | 'KullaniciSayisi'
  | 'BaslamaTarihi'
  | 'YillikBedel'
  | 'YenilemeAy';
export type LisansFormu = Omit<Istek, LisansGerekleri> & { [K in LisansGerekleri]: Istek[K] | null } & {
  YillikBedel: Kurus | null;
};

/** A new licence says whose it becomes, where its page does not. */
export type SecilenLisans = LisansFormu & { readonly musteri: SecilenMusteri | null };

export interface LisansAlanlariProps {
  readonly form: Form<SecilenLisans, typeof lisans.lisansKaydet>;
  readonly kart: LisansKarti | null;
  readonly listeler: Basari<typeof tanim.lisansGerekli>;
  readonly bayiler: readonly Option[];
  readonly urunler: readonly Option[];
}

/** The fields of a licence, but for its customer. */
export function LisansAlanlari({ form, kart, listeler, bayiler, urunler }: LisansAlanlariProps) {
  const { ProjeId, OtomatikYenile } = form.values;
  const altTurler = listeler.altLisansTur.filter((t) => t.ProjeId === null || t.ProjeId === ProjeId);
  return (
    <>
      <FormRow>
        <SelectField
          {...form.field('ProjeId')}
          label="Ürün"
          required
          disabled={kart !== null}
          options={urunler}
          current={chosen(kart?.ProjeId, kart?.Proje)}
        />
        <SelectField
          {...form.field('LisansTurId')}
          label="Lisans Türü"
          required
          options={listeler.lisansTur}
          current={chosen(kart?.LisansTurId, kart?.LisansTur)}
        />
      </FormRow>
      <FormRow>
        <SelectField
          {...form.field('AltLisansTurId')}
          label="Alt Lisans Türü"
          options={altTurler}
          current={chosen(kart?.AltLisansTurId, kart?.AltLisansTur)}
        />
        <NumberField {...form.field('KullaniciSayisi')} label="Kullanıcı Sayısı" max={100_000} />
      </FormRow>
      <FormRow>
        <DateField {...form.field('BaslamaTarihi')} label="Başlama Tarihi" required />
        <DateField {...form.field('BitisTarihi')} label="Bitiş Tarihi" />
      </FormRow>
      <FormRow>
        <MoneyField {...form.field('YillikBedel')} label="Yıllık Bedel" currency={form.values.ParaBirimi} />
        <ChoiceField
          {...form.field('ParaBirimi')}
          label="Para Birimi"
          options={PARA_BIRIMLERI.map((p) => ({ value: p, label: p }))}
        />
      </FormRow>
      <FormRow>
        <SelectField
          {...form.field('SozlesmeId')}
          label="Sözleşme"
          options={listeler.sozlesmeler}
          current={chosen(kart?.SozlesmeId, kart?.Sozlesme)}
        />
        <SelectField
          {...form.field('BayiId')}
          label="Bayi"
          options={bayiler}
          current={chosen(kart?.BayiId, kart?.Bayi)}
        />
      </FormRow>
      <CheckField {...form.field('OtomatikYenile')} label="Son gününde kendiliğinden yenilensin" />
      {OtomatikYenile && <NumberField {...form.field('YenilemeAy')} label="Yenileme Süresi (ay)" max={60} />}
      <CheckField {...form.field('MusteriyeUyari')} label="Bitişi yaklaşınca müşteriye de e-posta gönderilsin" />
      <TextAreaField {...form.field('Notlar')} label="Notlar" rows={2} maxLength={2000} />
    </>
  );
}
