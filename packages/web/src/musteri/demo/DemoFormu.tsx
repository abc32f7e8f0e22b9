import { alanlari, bosKayit, eksikler, tamam } from '@masabasi/core/platform/field/alanlar';
import { DEMO_ALANLARI, type YazilanDemo } from '@masabasi/core/musteri/demo/alanlar';
import type { DemoKarti } from '@masabasi/core/musteri/demo/contract';
import { demoHatalari, demoSade } from '@masabasi/core/musteri/demo/rules';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { GIZLI_ALAN_ADLARI, rakamSuz } from '@masabasi/core/platform/identity/kimlik';
import type { tanim } from '@masabasi/core/platform/tanim/contract';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { demo as oda } from '../../calls/demo.ts';
import { declaredChoices, declaredFields } from '../../platform/form/alanlar.ts';
import { read } from '../../platform/call/cagri.ts';
import { type FormErrors, useForm } from '../../platform/form/form.ts';
import { MusteriSecimi, type SecilenMusteri } from '../musteri/MusteriSecimi.tsx';
import { yeniUrun } from '../proje/yeniUrun.tsx';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { MaskedTextField } from '../../ui/MaskedTextField.tsx';
import { type Option, SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** The customer of a new demo, and the probable product. */
export interface DemoMusterisi extends SecilenMusteri {
  readonly ProjeId: number | null;
  /** The ticket that led to the demo, and its description. */
  readonly gorusme?: { readonly Id: number; readonly Aciklama: string };
}

export interface DemoFormuProps {
  readonly kart: DemoKarti | null;
  readonly musteri: DemoMusterisi | undefined;
  readonly listeler: Basari<typeof oda.demoGerekli>;
  readonly gerekli: Basari<typeof tanim.baseGerekliList>;
  readonly onClose: () => void;
}

interface Girilen extends YazilanDemo {
  readonly musteri: SecilenMusteri | null;
}

const tekse = (liste: readonly Option[]) => (liste.length === 1 ? liste[0]!.Id : null);
/** The values of an existing demo, or the usual values of a new one. */
const ilkForm = ({ kart, musteri, listeler, gerekli }: DemoFormuProps): Girilen => ({
  ...bosKayit(DEMO_ALANLARI),
  IslemId: listeler.islemler[0]?.Id ?? null,
  Tarih: istanbulGunu(simdi()),
  LisansTurId: listeler.lisansTur[0]?.Id ?? null,
  ProjeId: gerekli.proje.find((p) => p.Id === musteri?.ProjeId)?.Id ?? tekse(gerekli.proje),
  ...(musteri?.gorusme && { Aciklama: musteri.gorusme.Aciklama }),
  ...(kart && alanlari(DEMO_ALANLARI, demoSade(kart))),
  // A prospect's own number arrives masked, and is left unchanged.
  TCKimlikNo: kart?.MusteriId === null ? undefined : null,
  musteri: musteri ?? (kart?.MusteriId == null ? null : { Id: kart.MusteriId, Ad: kart.AdSoyad }),
});

const kimlikAc = async (Id: number) => (await read(oda.demoKimlikAc, { Id, Alan: 'TCKimlikNo' })).Deger;

const SAKLANMAYAN = ['TCKimlikNo'] as const;
/** The typed values in the server's form, without the required lists. */
const girilen = ({ musteri, ...d }: Girilen) => ({ ...d, MusteriId: musteri?.Id ?? null });
const formHatalari = (d: Girilen): FormErrors<Girilen> => ({
  ...eksikler(DEMO_ALANLARI, d),
  ...demoHatalari(demoSade({ ...girilen(d), TCKimlikNo: d.TCKimlikNo ?? null })),
});

/** The form of a demo. A customer's name and numbers are on the customer card, and are not asked again. */
export function DemoFormu(props: DemoFormuProps) {
  const { kart, listeler, gerekli, onClose } = props;
  const gorusme = props.musteri?.gorusme;
  const ben = useKullanici();
  const dagitir = useYetkiVar(YETKI.atanmamisDemolar);
  const kimlikGorur = useYetkiVar(YETKI.musteriKimlikGor);
  const { Id = 0, Surum = 0 } = kart ?? {};
  const form = useForm(oda.demoKaydet, {
    draft: { name: `demo.${Id}.${props.musteri?.Id ?? 0}${gorusme ? `.${gorusme.Id}` : ''}`, version: Surum },
    secret: SAKLANMAYAN,
    initial: () => ilkForm(props),
    errors: formHatalari,
    request: (d) => {
      const demo = girilen(d);
      return tamam(DEMO_ALANLARI, demo) ? { demo: { ...demo, Id, Surum }, GorusmeId: gorusme?.Id ?? null } : null;
    },
    onSuccess: () => {
      bildir({ baslik: 'Demo kaydedildi', tur: 'success' });
      onClose();
    },
  });
  const { musteri, IlId } = form.values;
  const alan = declaredFields(form, DEMO_ALANLARI);
  const secim = declaredChoices(form, DEMO_ALANLARI, kart, {
    ...listeler,
    ...gerekli,
    ilce: gerekli.ilce.filter((i) => i.IlId === IlId),
    personel: dagitir ? gerekli.personel : [{ Id: ben.Id, Ad: ben.Ad }],
  });
  return (
    <FormDialog title={kart ? 'Demoyu Düzenle' : 'Yeni Demo'} width={640} form={form} onClose={onClose}>
      <MusteriSecimi
        label="Müşteri"
        description="Kayıtlı değilse boş bırakıp bilgilerini aşağıya yazınız."
        secili={musteri}
        onSec={(secilen) => form.set({ musteri: secilen })}
      />
      {musteri === null && (
        <>
          <FormRow>
            <TextField {...alan('AdSoyad')} required />
            <MaskedTextField
              {...alan('TCKimlikNo')}
              name={GIZLI_ALAN_ADLARI.TCKimlikNo}
              inputMode="numeric"
              className="tnum"
              read={rakamSuz}
              reveal={kart && kimlikGorur ? () => kimlikAc(kart.Id) : undefined}
              masked={kart?.MusteriId === null ? kart.TCKimlikNo : null}
            />
          </FormRow>
          <FormRow>
            <TextField {...alan('GSM')} />
            <TextField {...alan('Telefon')} />
          </FormRow>
          <FormRow>
            <SelectField {...secim('IlId')} onChange={(secilen) => form.set({ IlId: secilen, IlceId: null })} />
            <SelectField {...secim('IlceId')} current={IlId === kart?.IlId ? secim('IlceId').current : null} />
          </FormRow>
        </>
      )}
      <FormRow>
        <SelectField {...secim('IslemId')} />
        <SelectField {...secim('ProjeId')} create={yeniUrun((ProjeId) => form.set({ ProjeId }))} />
      </FormRow>
      <FormRow>
        <SelectField {...secim('LisansTurId')} />
        <DateField {...alan('Tarih')} />
      </FormRow>
      <FormRow>
        <SelectField {...secim('BayiId')} />
        {kart === null && <SelectField {...secim('AtananId')} placeholder="Atanmadı" />}
      </FormRow>
      <TextAreaField {...alan('Aciklama')} />
    </FormDialog>
  );
}
