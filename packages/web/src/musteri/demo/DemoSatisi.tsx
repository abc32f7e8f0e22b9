import { SATIS_KARTI, SATIS_LISANSI } from '@masabasi/core/musteri/demo/alanlar';
import type { demo } from '@masabasi/core/musteri/demo/contract';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { PARA_BIRIMLERI } from '@masabasi/core/musteri/lisans/alanlar';
import { donemBitisi } from '@masabasi/core/musteri/lisans/rules';
import { MUSTERI_TIPLERI } from '@masabasi/core/musteri/musteri/alanlar';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { declaredFields } from '../../platform/form/alanlar.ts';
import type { Form } from '../../platform/form/form.ts';
import { MusteriSecimi } from '../musteri/MusteriSecimi.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormRow, FormSection } from '../../ui/FormSection.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { DurumFormu, SatilanDemo } from './DemoDurumFormu.tsx';

export interface DemoSatisiProps {
  readonly form: Form<DurumFormu, typeof demo.demoDurumGuncelle>;
  readonly listeler: Basari<typeof demo.demoGerekli>;
  readonly satilan: SatilanDemo;
}

/** The buyer: the demo's own customer, an existing customer, or a new card. */
function Alici({ form, satilan: { kart } }: DemoSatisiProps) {
  const alan = declaredFields(form, SATIS_KARTI);
  const { musteri, Tip } = form.values;
  if (kart.MusteriId !== null) return <p style={{ margin: 0 }}>{kart.AdSoyad}</p>;
  return (
    <>
      <MusteriSecimi
        label="Kayıtlı Müşteri"
        description="Boş bırakırsanız demodaki telefon, il ve ilçeyle yeni kart açılır."
        secili={musteri}
        onSec={(secilen) => form.set({ musteri: secilen })}
      />
      {musteri === null && (
        <>
          <FormRow>
            <ChoiceField
              {...alan('Tip')}
              options={[
                { value: 1, label: MUSTERI_TIPLERI[1] },
                { value: 2, label: MUSTERI_TIPLERI[2] },
              ]}
            />
            <TextField {...alan('Eposta')} />
          </FormRow>
          {Tip === 1 ? (
            <FormRow>
              <TextField {...alan('Ad')} required />
              <TextField {...alan('Soyad')} required />
            </FormRow>
          ) : (
            <TextField {...alan('Unvan')} required />
          )}
        </>
      )}
    </>
  );
}

/** The fields of a sale: the buyer, and the licence. */
export function DemoSatisi(props: DemoSatisiProps) {
  const { form, listeler, satilan } = props;
  const alan = declaredFields(form, SATIS_LISANSI);
  const { lisansAc, LisansTurId, BaslamaTarihi, Ay, ParaBirimi } = form.values;
  const suresiz = LisansTurId !== null && LisansTurId === listeler.SuresizTurId;
  const bitis = !suresiz && BaslamaTarihi && Ay ? donemBitisi(BaslamaTarihi, Ay) : null;
  return (
    <>
      <CheckField {...form.field('lisansAc')} label="Müşterinin lisansını da aç" />
      {lisansAc && (
        <>
          <FormSection name="Müşteri">
            <Alici {...props} />
          </FormSection>
          <FormSection name="Lisans">
            <FormRow>
              <SelectField {...alan('ProjeId')} placeholder="" options={satilan.urunler} />
              <SelectField
                {...alan('LisansTurId')}
                placeholder=""
                options={listeler.lisansTur.filter((t) => t.Id !== listeler.DemoTurId)}
              />
            </FormRow>
            <FormRow>
              <DateField {...alan('BaslamaTarihi')} />
              {!suresiz && (
                <NumberField
                  {...form.field('Ay')}
                  label="Süre (ay)"
                  required
                  max={60}
                  description={bitis ? `Son gün: ${tarihYaz(bitis)}` : undefined}
                />
              )}
              <NumberField {...alan('KullaniciSayisi')} />
            </FormRow>
            <FormRow>
              <MoneyField {...alan('YillikBedel')} currency={ParaBirimi} />
              <ChoiceField {...alan('ParaBirimi')} options={PARA_BIRIMLERI.map((p) => ({ value: p, label: p }))} />
            </FormRow>
          </FormSection>
        </>
      )}
    </>
  );
}
