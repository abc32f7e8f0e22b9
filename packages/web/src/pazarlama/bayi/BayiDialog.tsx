import { alanlari } from '@masabasi/core/platform/field/alanlar';
import { BAYI_ALANLARI } from '@masabasi/core/pazarlama/bayi/alanlar';
import { bayiHatalari, bayiSade, bayiYetkilisiHatasi, BOS_BAYI } from '@masabasi/core/pazarlama/bayi/rules';
import type { BayiKarti, BayiYetkiliSatiri } from '@masabasi/core/pazarlama/bayi/satirlar';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { rakamSuz } from '@masabasi/core/platform/identity/kimlik';
import { yetkiliSade } from '@masabasi/core/musteri/yetkili/rules';
import { bayi as oda } from '../../calls/bayi.ts';
import { tanim } from '../../calls/tanim.ts';
import { declaredChoices, declaredFields } from '../../platform/form/alanlar.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { KonumAlani } from '../../musteri/musteri/KonumAlani.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Read, together } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow, FormSection } from '../../ui/FormSection.tsx';
import { MultiSelectField } from '../../ui/MultiSelectField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { BayiYetkilileri, type YazilanYetkili } from './BayiYetkilileri.tsx';

export interface BayiDialogProps {
  /** Null for a new dealer. */
  readonly kart: BayiKarti | null;
  readonly yetkililer: readonly BayiYetkiliSatiri[];
  readonly onClose: () => void;
  readonly onSaved?: (Id: number) => void;
}

type Bayi = Girdi<typeof oda.bayiKaydet>['bayi'];
interface BayiFormu extends Omit<Bayi, 'Id' | 'Surum'> {
  readonly yetkililer: readonly YazilanYetkili[];
}

const ilkForm = ({ kart, yetkililer }: BayiDialogProps): BayiFormu => ({
  ...BOS_BAYI,
  ...(kart && alanlari(BAYI_ALANLARI, kart)),
  Ad: kart?.Ad ?? '',
  Aktif: kart?.Aktif ?? true,
  yetkililer,
});

/** Form of a new or existing dealer: card, territory, contract, contact persons. */
export default function BayiDialog(props: BayiDialogProps) {
  const { kart, onClose, onSaved } = props;
  const { Id = 0, Surum = 0 } = kart ?? {};
  const gerekli = useEndpoint(tanim.baseGerekliList, {});
  const listeler = useEndpoint(tanim.lisansGerekli, {});
  const form = useForm(oda.bayiKaydet, {
    draft: { name: `bayi.${Id}`, version: Surum },
    initial: () => ilkForm(props),
    errors: (f: BayiFormu) => ({
      ...bayiHatalari(bayiSade(f)),
      yetkililer: f.yetkililer.map((y) => bayiYetkilisiHatasi(yetkiliSade(y))).find((h) => h !== null),
    }),
    request: ({ yetkililer, ...f }) => ({ bayi: { ...f, Id, Surum }, yetkililer: [...yetkililer] }),
    onSuccess: (cevap) => {
      bildir({ baslik: 'Bayi kaydedildi', tur: 'success' });
      onClose();
      onSaved?.(cevap.Id);
    },
  });
  const { values: b, set } = form;
  const alan = declaredFields(form, BAYI_ALANLARI);
  const il = gerekli.data?.il ?? [];
  const ilAdi = new Map(il.map((i) => [i.Id, i.Ad]));
  const ilceler = gerekli.data?.ilce ?? [];
  const secim = declaredChoices(form, BAYI_ALANLARI, kart, {
    il,
    ilce: ilceler.filter((i) => i.IlId === b.IlId),
    personel: gerekli.data?.personel ?? [],
    sozlesmeler: listeler.data?.sozlesmeler ?? [],
  });
  const okunan = together(gerekli, listeler);
  return (
    <FormDialog
      title={kart ? 'Bayiyi Düzenle' : 'Yeni Bayi'}
      width={680}
      form={form}
      onClose={onClose}
      ready={okunan.data !== undefined}
    >
      <Read of={okunan} rows={10}>
        {([{ proje }]) => (
          <>
            <FormSection name="Kimlik">
              <FormRow>
                <TextField {...form.field('Ad')} label="Ad" maxLength={200} required first />
                <TextField {...alan('Unvan')} />
              </FormRow>
              <FormRow>
                <TextField
                  {...alan('VKN')}
                  inputMode="numeric"
                  className="tnum"
                  onChange={(VKN) => set({ VKN: rakamSuz(VKN) || null })}
                />
                <TextField {...alan('VergiDairesi')} />
              </FormRow>
              <CheckField {...form.field('Aktif')} label="Kullanımda" />
            </FormSection>
            <FormSection name="İletişim">
              <FormRow>
                <TextField {...alan('Telefon')} />
                <TextField {...alan('GSM')} />
              </FormRow>
              <TextField {...alan('Eposta')} />
              <FormRow>
                <SelectField {...secim('IlId')} onChange={(IlId) => set({ IlId, IlceId: null })} />
                <SelectField {...secim('IlceId')} current={b.IlId === kart?.IlId ? secim('IlceId').current : null} />
              </FormRow>
              <TextAreaField {...alan('Adres')} rows={2} />
              <KonumAlani
                konum={{ Enlem: b.Enlem, Boylam: b.Boylam }}
                onChange={set}
                error={alan('Enlem').error ?? alan('Boylam').error}
              />
            </FormSection>
            <BayiYetkilileri {...form.field('yetkililer')} />
            <FormSection name="Bölge ve Ürünler">
              <MultiSelectField {...alan('BolgeIlIdler')} options={il} current={kart?.BolgeIller} />
              <MultiSelectField
                {...alan('BolgeIlceIdler')}
                description="Yalnız bir bölümü bayiye verilen iller için."
                options={ilceler
                  .filter((c) => !b.BolgeIlIdler.includes(c.IlId))
                  .map((c) => ({ Id: c.Id, Ad: `${c.Ad} (${ilAdi.get(c.IlId) ?? ''})` }))}
              />
              <MultiSelectField {...alan('ProjeIdler')} options={proje} current={kart?.Projeler} />
            </FormSection>
            <FormSection name="Sözleşme">
              <FormRow>
                <SelectField {...secim('SozlesmeId')} />
                <SelectField {...secim('SorumluId')} />
              </FormRow>
              <FormRow>
                <DateField {...alan('Sozlesme_Baslama')} />
                <DateField {...alan('Sozlesme_Bitis')} />
              </FormRow>
              <CheckField
                {...alan('Ekstre')}
                description="Her ayın başında geçen ayın yeni, yenilenen ve kaybedilen lisansları ile yaklaşan bitişler bayinin e-posta adresine gönderilir."
              />
              <TextAreaField {...alan('Notlar')} />
            </FormSection>
          </>
        )}
      </Read>
    </FormDialog>
  );
}
