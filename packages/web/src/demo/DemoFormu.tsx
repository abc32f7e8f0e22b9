import { demo as oda, type DemoKarti } from '@masabasi/core/demo/contract';
import { demoHatalari, demoSade } from '@masabasi/core/demo/rules';
import type { Basari } from '@masabasi/core/endpoint';
import type { tanim } from '@masabasi/core/tanim/contract';
import { istanbulGunu } from '@masabasi/core/tarih';
import { YETKI } from '@masabasi/core/yetki/rules';
import { read } from '../cagri.ts';
import { type FormErrors, useForm } from '../form.ts';
import { MusteriSecimi, type SecilenMusteri } from '../musteri/MusteriSecimi.tsx';
import { useKullanici, useYetkiVar } from '../oturum.ts';
import { simdi } from '../sunucuSaati.ts';
import { DateField } from '../ui/DateField.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { FormRow } from '../ui/FormSection.tsx';
import { MaskedTextField } from '../ui/MaskedTextField.tsx';
import { type Option, SelectField } from '../ui/SelectField.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { bildir } from '../ui/Toast.tsx';

/** A customer for whom a demo is opened, and the product it is probably for. */
export interface DemoMusterisi extends SecilenMusteri {
  readonly ProjeId: number | null;
}

export interface DemoFormuProps {
  readonly kart: DemoKarti | null;
  readonly musteri: DemoMusterisi | undefined;
  readonly listeler: Basari<typeof oda.demoGerekli>;
  readonly gerekli: Basari<typeof tanim.baseGerekliList>;
  readonly onClose: () => void;
}

type SecimAlani = 'IslemId' | 'LisansTurId' | 'ProjeId' | 'BayiId' | 'IlId' | 'IlceId' | 'AtananId';

const tekse = (liste: readonly Option[]) => (liste.length === 1 ? liste[0]!.Id : null);
/** A demo that was read says what it is; of a new one only the usual is filled in. */
const ilkForm = ({ kart, musteri, listeler, gerekli }: DemoFormuProps) => ({
  musteri: musteri ?? (kart?.MusteriId == null ? null : { Id: kart.MusteriId, Ad: kart.AdSoyad }),
  IslemId: kart?.IslemId ?? listeler.islemler[0]?.Id ?? null,
  Tarih: (kart?.Tarih ?? istanbulGunu(simdi())) as string | null,
  LisansTurId: kart?.LisansTurId ?? listeler.lisansTur[0]?.Id ?? null,
  ProjeId: kart?.ProjeId ?? gerekli.proje.find((p) => p.Id === musteri?.ProjeId)?.Id ?? tekse(gerekli.proje),
  AdSoyad: kart?.MusteriId === null ? kart.AdSoyad : '',
  // The prospect's own number is masked: it stays as it is.
  TCKimlikNo: (kart?.MusteriId === null ? undefined : null) as string | null | undefined,
  IlId: kart?.IlId ?? null,
  IlceId: kart?.IlceId ?? null,
  Telefon: (kart?.MusteriId === null ? kart.Telefon : null) ?? '',
  GSM: (kart?.MusteriId === null ? kart.GSM : null) ?? '',
  BayiId: kart?.BayiId ?? null,
  Aciklama: kart?.Aciklama ?? '',
  AtananId: kart?.AtananId ?? null,
});
type Girilen = ReturnType<typeof ilkForm>;

const kimlikAc = async (Id: number) => (await read(oda.demoKimlikAc, { Id, Alan: 'TCKimlikNo' })).Deger;
const bosNull = (s: string) => (s.trim() === '' ? null : s);
const ZORUNLU = { IslemId: 'İşlemi seçiniz.', LisansTurId: 'Lisans türünü seçiniz.', ProjeId: 'Ürünü seçiniz.' };

const SAKLANMAYAN = ['TCKimlikNo'] as const;
/** What is typed as the server takes it, but for what it needs. */
const girilen = ({ musteri, IslemId: _i, LisansTurId: _l, ProjeId: _p, Tarih: _t, ...kalan }: Girilen) => ({
  ...kalan,
  MusteriId: musteri?.Id ?? null,
  Telefon: bosNull(kalan.Telefon),
  GSM: bosNull(kalan.GSM),
});
const formHatalari = (d: Girilen): FormErrors<Girilen> => ({
  ...Object.fromEntries(Object.entries(ZORUNLU).filter(([alan]) => d[alan as keyof typeof ZORUNLU] === null)),
  ...(d.Tarih === null && { Tarih: 'Tarihi yazınız.' }),
  ...demoHatalari(demoSade({ ...girilen(d), TCKimlikNo: d.TCKimlikNo ?? null })),
});

/** The form of a demo; a customer's own name and numbers stand on the card and are not asked for. */
export function DemoFormu(props: DemoFormuProps) {
  const { kart, listeler, gerekli, onClose } = props;
  const ben = useKullanici();
  const dagitir = useYetkiVar(YETKI.atanmamisDemolar);
  const kimlikGorur = useYetkiVar(YETKI.musteriKimlikGor);
  const { Id = 0, Surum = 0 } = kart ?? {};
  const form = useForm(oda.demoKaydet, {
    draft: `demo.${Id}.${Surum}.${props.musteri?.Id ?? 0}`,
    secret: SAKLANMAYAN,
    initial: () => ilkForm(props),
    errors: formHatalari,
    request: (d) => {
      const { IslemId, LisansTurId, ProjeId, Tarih } = d;
      if (IslemId === null || LisansTurId === null || ProjeId === null || Tarih === null) return null;
      return { demo: { ...girilen(d), Id, Surum, IslemId, LisansTurId, ProjeId, Tarih } };
    },
    onSuccess: () => {
      bildir({ baslik: 'Demo kaydedildi', tur: 'success', sure: 2000 });
      onClose();
    },
  });
  const { musteri, IlId } = form.values;
  const secim = (alan: SecimAlani, options: readonly Option[], Ad: string | null | undefined) => {
    const simdiki = kart?.[alan];
    return { ...form.field(alan), options, current: simdiki && Ad ? { Id: simdiki, Ad } : null };
  };
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
            <TextField {...form.field('AdSoyad')} label="Ad Soyad" required maxLength={200} />
            <MaskedTextField
              {...form.field('TCKimlikNo')}
              name="T.C. kimlik no"
              label="T.C. Kimlik No"
              maxLength={20}
              reveal={kart && kimlikGorur ? () => kimlikAc(kart.Id) : undefined}
              masked={kart?.MusteriId === null ? kart.TCKimlikNo : null}
            />
          </FormRow>
          <FormRow>
            <TextField {...form.field('GSM')} label="GSM" maxLength={30} />
            <TextField {...form.field('Telefon')} label="Telefon" maxLength={30} />
          </FormRow>
          <FormRow>
            <SelectField
              {...secim('IlId', gerekli.il, kart?.Ili)}
              label="İl"
              onChange={(secilen) => form.set({ IlId: secilen, IlceId: null })}
            />
            <SelectField
              {...secim(
                'IlceId',
                gerekli.ilce.filter((i) => i.IlId === IlId),
                IlId === kart?.IlId ? kart?.Ilcesi : null,
              )}
              label="İlçe"
            />
          </FormRow>
        </>
      )}
      <FormRow>
        <SelectField {...secim('IslemId', listeler.islemler, kart?.Islem)} label="İşlem" required />
        <SelectField {...secim('ProjeId', gerekli.proje, kart?.Proje)} label="Ürün" required />
      </FormRow>
      <FormRow>
        <SelectField {...secim('LisansTurId', listeler.lisansTur, kart?.LisansTur)} label="Lisans Türü" required />
        <DateField {...form.field('Tarih')} label="Tarih" required />
      </FormRow>
      <FormRow>
        <SelectField {...secim('BayiId', listeler.bayiler, kart?.Bayi)} label="Bayi" />
        {kart === null && (
          <SelectField
            {...secim('AtananId', dagitir ? gerekli.personel : [{ Id: ben.Id, Ad: ben.Ad }], null)}
            label="Atanan"
            placeholder="Atanmadı"
          />
        )}
      </FormRow>
      <TextAreaField {...form.field('Aciklama')} label="Açıklama" maxLength={2000} />
    </FormDialog>
  );
}
