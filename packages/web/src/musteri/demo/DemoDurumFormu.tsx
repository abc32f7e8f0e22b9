import { bosKayit, eksikler, tamam } from '@masabasi/core/platform/field/alanlar';
import { SATIS_KARTI, SATIS_LISANSI, type YazilanSatis } from '@masabasi/core/musteri/demo/alanlar';
import type { DemoKarti, DemoSatiri } from '@masabasi/core/musteri/demo/contract';
import {
  DEMO_SURECI,
  type DemoDurumu,
  demoDurumHatalari,
  EN_COK_DENEME,
  satisKarti,
  satisKartiHatalari,
} from '@masabasi/core/musteri/demo/rules';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { sunulanlar } from '@masabasi/core/platform/process/surec';
import { istanbulAni, istanbulGunu, istanbulSaati } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { demo as oda } from '../../calls/demo.ts';
import { useAction } from '../../platform/call/api.ts';
import { type FormErrors, useForm } from '../../platform/form/form.ts';
import { type Benzerlik, BenzerMusteriler } from '../musteri/BenzerMusteriler.tsx';
import type { SecilenMusteri } from '../musteri/MusteriSecimi.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { type Option, SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { DemoGecmisi } from './DemoGecmisi.tsx';
import { DemoSatisi } from './DemoSatisi.tsx';

type Listeler = Basari<typeof oda.demoGerekli>;

/** A demo that can be sold, and the products for a new licence. */
export interface SatilanDemo {
  readonly kart: DemoKarti;
  readonly urunler: readonly Option[];
}

export interface DurumFormu extends YazilanSatis {
  readonly Durum: DemoDurumu | null;
  readonly gun: string | null;
  readonly saat: string | null;
  readonly AyrilmaNedenId: number | null;
  readonly DigerProgramId: number | null;
  readonly Aciklama: string;
  /** True if the sale opens a licence. */
  readonly lisansAc: boolean;
  readonly musteri: SecilenMusteri | null;
}

export interface DemoDurumFormuProps {
  readonly satir: DemoSatiri;
  readonly listeler: Listeler;
  /** Null: the demo cannot be sold now, or not by this person. */
  readonly satilan: SatilanDemo | null;
  readonly onClose: () => void;
}

/** Prefills the probable licence of a demo that can be sold. */
const ilkForm = ({ satir, listeler, satilan }: DemoDurumFormuProps): DurumFormu => ({
  Durum: null,
  gun: satir.RandevuZamani && istanbulGunu(satir.RandevuZamani),
  saat: satir.RandevuZamani && istanbulSaati(satir.RandevuZamani),
  AyrilmaNedenId: null,
  DigerProgramId: null,
  Aciklama: '',
  lisansAc: satilan !== null,
  musteri: null,
  ...satisKarti(satir.AdSoyad),
  ...bosKayit(SATIS_LISANSI),
  BaslamaTarihi: istanbulGunu(simdi()),
  Ay: 12,
  ProjeId: satilan?.kart.ProjeId ?? null,
  LisansTurId:
    satilan && satilan.kart.LisansTurId !== listeler.DemoTurId ? satilan.kart.LisansTurId : listeler.YillikTurId,
});

/** True if the sale also creates a customer card. */
const kartAcilir = (f: DurumFormu, satir: DemoSatiri) => satir.MusteriId === null && f.musteri === null;

const satisHatalari = (f: DurumFormu, { satir, listeler }: DemoDurumFormuProps): FormErrors<DurumFormu> => ({
  ...eksikler(SATIS_LISANSI, f),
  ...(kartAcilir(f, satir) && satisKartiHatalari(f, istanbulGunu(simdi()))),
  Ay: f.LisansTurId !== listeler.SuresizTurId && !f.Ay && '1 ile 60 arasında bir ay sayısı yazınız.',
});

/** The sale in the server's form. Null: no sale. */
function satisi(f: DurumFormu, { satir, listeler }: DemoDurumFormuProps) {
  if (f.Durum !== 'satis' || !f.lisansAc) return null;
  const { Tip, Ad, Soyad, Unvan, Eposta, ProjeId, LisansTurId, KullaniciSayisi, BaslamaTarihi, YillikBedel } = f;
  const lisans = { ProjeId, LisansTurId, KullaniciSayisi, BaslamaTarihi, YillikBedel, ParaBirimi: f.ParaBirimi };
  const kart = { Tip, Ad, Soyad, Unvan, Eposta };
  if (!tamam(SATIS_LISANSI, lisans) || !tamam(SATIS_KARTI, kart)) return null;
  return {
    MusteriId: f.musteri?.Id ?? null,
    kart: kartAcilir(f, satir) ? kart : null,
    lisans: { ...lisans, Ay: LisansTurId === listeler.SuresizTurId ? null : f.Ay },
  };
}

const girilen = (
  { Durum, gun, saat, AyrilmaNedenId, DigerProgramId, Aciklama }: DurumFormu,
  baskaProgram: number | null,
) => ({
  Aciklama,
  RandevuZamani: Durum === 'randevulu' && gun && saat ? new Date(istanbulAni(gun, saat)).toISOString() : null,
  AyrilmaNedenId: Durum === 'vazgecti' ? AyrilmaNedenId : null,
  DigerProgramId: Durum === 'vazgecti' && AyrilmaNedenId === baskaProgram ? DigerProgramId : null,
});

function hatalari(f: DurumFormu, props: DemoDurumFormuProps): FormErrors<DurumFormu> {
  if (f.Durum === null) return { Durum: 'Yeni durumu seçiniz.' };
  const { BaskaProgramId } = props.listeler;
  const { RandevuZamani, ...hatalar } = demoDurumHatalari(
    { ...girilen(f, BaskaProgramId), Durum: f.Durum },
    BaskaProgramId,
    simdi(),
  );
  const satista = f.Durum === 'satis' && f.lisansAc;
  return { ...hatalar, gun: RandevuZamani, ...(satista && satisHatalari(f, props)) };
}

/** The next state of a demo with its fields, and the demo's history. */
export function DemoDurumFormu(props: DemoDurumFormuProps) {
  const { satir, listeler, satilan, onClose } = props;
  const dagitir = useYetkiVar(YETKI.atanmamisDemolar);
  const gecisler = sunulanlar(DEMO_SURECI, satir, { dagitir }).filter((g) => g.engel === null);
  const [benzer, setBenzer] = useState<Benzerlik | null>(null);
  const [uyari, setUyari] = useState<string | null>(null);
  // The toast stays longer than the dialog.
  const geriAl = useAction(oda.demoSatisGeriAl, {
    onSuccess: ({ KartKaldi }) =>
      bildir({
        baslik: 'Satış geri alındı',
        metin: KartKaldi ? 'Müşteri kartı kaldı: başka kayıtları var.' : `${satir.AdSoyad} yeniden denemede.`,
        tur: 'success',
      }),
  });
  const form = useForm(oda.demoDurumGuncelle, {
    draft: { name: `demo.durum.${satir.Id}`, version: satir.Surum },
    initial: () => ilkForm(props),
    errors: (f) => hatalari(f, props),
    request: (f) => {
      setBenzer(null);
      setUyari(null);
      const { Id, Surum } = satir;
      if (f.Durum === null) return null;
      return { Id, Surum, Durum: f.Durum, ...girilen(f, listeler.BaskaProgramId), satis: satisi(f, props) };
    },
    onSuccess: ({ Id, Surum, LisansNo }) => {
      if (LisansNo === undefined) bildir({ baslik: 'Demonun durumu değişti', tur: 'success' });
      else
        bildir({
          baslik: 'Demo satışa döndü',
          metin: `Açılan lisans: ${LisansNo}`,
          tur: 'success',
          eylem: { etiket: 'Geri Al', calistir: () => geriAl.mutate({ Id, Surum }) },
        });
      onClose();
    },
    onRefusal: (ret) => {
      if ('uyari' in ret) setUyari(ret.uyari);
      if (!('benzerler' in ret)) return false;
      setBenzer({ msg: ret.msg, kisiler: ret.benzerler });
      return true;
    },
  });
  const gorulen = benzer ? { benzerleriGordum: true } : uyari !== null && { gorulenUyari: uyari };
  const { Durum, AyrilmaNedenId } = form.values;
  const { BaskaProgramId } = listeler;
  const ad = (durum: DemoDurumu) => listeler.demoDurum.find((d) => d.Anahtar === durum)?.Ad ?? durum;
  return (
    <FormDialog
      title={`Durum Değiştir: ${satir.AdSoyad}`}
      width={Durum === 'satis' && satilan ? 640 : 520}
      form={form}
      onClose={onClose}
      below={<DemoGecmisi demoId={satir.Id} />}
      actions={
        gorulen && (
          <Button variant="default" loading={form.isPending} onClick={() => form.submitWith(gorulen)}>
            Yine de Kaydet
          </Button>
        )
      }
    >
      <ChoiceField
        {...form.field('Durum')}
        label="Yeni Durum"
        required
        first
        description={
          satir.DurumAnahtar === 'ulasilamadi'
            ? `Şimdi: ${satir.Durum}, ${satir.Deneme}. deneme. En çok ${EN_COK_DENEME} kez denenir.`
            : `Şimdi: ${satir.Durum}`
        }
        options={[
          { value: null, label: 'Seçiniz' },
          ...gecisler.map((g) => ({ value: g.nereye, label: ad(g.nereye) })),
        ]}
      />
      {Durum === 'randevulu' && (
        <FormRow>
          <DateField {...form.field('gun')} label="Randevu Günü" required min={istanbulGunu(simdi())} />
          <TimeField {...form.field('saat')} label="Randevu Saati" />
        </FormRow>
      )}
      {Durum === 'vazgecti' && (
        <SelectField
          {...form.field('AyrilmaNedenId')}
          label="Ayrılma Nedeni"
          required
          placeholder=""
          options={listeler.ayrilmaNedenleri}
        />
      )}
      {Durum === 'vazgecti' && AyrilmaNedenId !== null && AyrilmaNedenId === BaskaProgramId && (
        <SelectField
          {...form.field('DigerProgramId')}
          label="Diğer Program"
          required
          placeholder=""
          options={listeler.digerProgramlar}
        />
      )}
      {Durum === 'satis' && satilan && <DemoSatisi form={form} listeler={listeler} satilan={satilan} />}
      <TextAreaField
        {...form.field('Aciklama')}
        label={Durum === 'iptal' ? 'İptal Nedeni' : 'Açıklama'}
        required={Durum === 'iptal'}
        maxLength={2000}
      />
      <div role="alert">{benzer && <BenzerMusteriler {...benzer} />}</div>
    </FormDialog>
  );
}
