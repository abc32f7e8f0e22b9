import { PARA_BIRIMLERI, type ParaBirimi } from '@masabasi/core/musteri/lisans/alanlar';
import { ONERI_YOK } from '@masabasi/core/pazarlama/teklif/bayi';
import {
  EN_COK_YIL,
  EN_UZUN_BASLIK,
  EN_UZUN_KOSUL,
  ilkGecerlilik,
  teklifHatalari,
  teklifNo,
} from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import { miktarYaz } from '@masabasi/core/pazarlama/teklif/fark';
import { kalemlerHatasi, ondalikCevir, type TeklifKalemi } from '@masabasi/core/pazarlama/teklif/toplam';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { useEffect, useRef } from 'react';
import { teklif as oda } from '../../calls/teklif.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { type FormErrors, useForm } from '../../platform/form/form.ts';
import { MusteriSecimi, type SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { useKullanici } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { chosen, SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { KalemAlani } from './KalemAlani.tsx';
import { bosKalem, okunanKalem, oneriyle, urunuyle, type YazilanKalem, yazilanKalem } from './teklifKalemi.ts';
import { TeklifToplami } from './TeklifToplami.tsx';

export interface TeklifDialogProps {
  /** Absent for a new quote. */
  readonly kart?: TeklifKarti;
  readonly kalemler?: readonly TeklifKalemi[];
  /** Customer of a new quote; without one the person chooses. */
  readonly musteri?: SecilenMusteri;
  readonly onClose: () => void;
  readonly onSaved?: (Id: number) => void;
}

interface TeklifFormu {
  readonly musteri: SecilenMusteri | null;
  readonly ProjeId: number | null;
  readonly BayiId: number | null;
  readonly SahipId: number | null;
  readonly Baslik: string;
  readonly Tarih: string | null;
  readonly Gecerlilik_Tarihi: string | null;
  readonly ParaBirimi: ParaBirimi;
  readonly Kur: string;
  readonly KurGunu: string | null;
  readonly Kosullar: string;
  readonly Olasilik: number | null;
  readonly Beklenen_Kapanis: string | null;
  readonly SozlesmeYil: number | null;
  readonly LisansTurId: number | null;
  readonly EgitimTurId: number | null;
  readonly DigerProgramId: number | null;
  readonly kalemler: readonly YazilanKalem[];
}

const HICBIRI: readonly never[] = [];

function ilkForm({ kart, kalemler = HICBIRI, musteri }: TeklifDialogProps, ben: number): TeklifFormu {
  const bugun = istanbulGunu(simdi());
  return {
    musteri: kart ? { Id: kart.MusteriId, Ad: kart.Musteri } : (musteri ?? null),
    ProjeId: kart?.ProjeId ?? null,
    BayiId: kart?.BayiId ?? null,
    SahipId: kart?.SahipId ?? ben,
    Baslik: kart?.Baslik ?? '',
    Tarih: kart?.Tarih ?? bugun,
    Gecerlilik_Tarihi: kart?.Gecerlilik_Tarihi ?? ilkGecerlilik(bugun),
    ParaBirimi: kart?.ParaBirimi ?? 'TRY',
    Kur: miktarYaz(kart?.Kur ?? '1'),
    KurGunu: kart?.KurGunu ?? null,
    Kosullar: kart?.Kosullar ?? '',
    Olasilik: kart?.Olasilik ?? 50,
    Beklenen_Kapanis: kart?.Beklenen_Kapanis ?? null,
    SozlesmeYil: kart?.SozlesmeYil ?? 1,
    LisansTurId: kart?.LisansTurId ?? null,
    EgitimTurId: kart?.EgitimTurId ?? null,
    DigerProgramId: kart?.DigerProgramId ?? null,
    kalemler:
      kalemler.length === 0 ? [bosKalem(1, kart?.ProjeId ?? null)] : kalemler.map((k, i) => yazilanKalem(k, i + 1)),
  };
}

/** The form values in the shape of the rules. */
const girilen = (f: TeklifFormu) => ({
  MusteriId: f.musteri?.Id ?? null,
  ProjeId: f.ProjeId,
  Baslik: f.Baslik,
  Tarih: f.Tarih ?? '',
  Gecerlilik_Tarihi: f.Gecerlilik_Tarihi ?? '',
  Beklenen_Kapanis: f.Beklenen_Kapanis,
  ParaBirimi: f.ParaBirimi,
  Kur: f.ParaBirimi === 'TRY' ? '1' : (ondalikCevir(f.Kur) ?? ''),
  KurGunu: f.ParaBirimi === 'TRY' ? null : f.KurGunu,
});

/** The complete lines, and the first error of the others. */
function okunanlar(f: TeklifFormu): { readonly kalemler: TeklifKalemi[]; readonly hata: string | null } {
  const okunan = f.kalemler.map(okunanKalem);
  const kalemler = okunan.filter((k) => typeof k !== 'string');
  const yanlis = okunan.findIndex((k) => typeof k === 'string');
  return {
    kalemler,
    hata: yanlis === -1 ? kalemlerHatasi(kalemler) : `${yanlis + 1}. kalem: ${okunan[yanlis] as string}`,
  };
}

function hatalari(f: TeklifFormu): FormErrors<TeklifFormu> {
  const { MusteriId, ...kalan } = teklifHatalari(girilen(f), istanbulGunu(simdi()));
  return {
    ...kalan,
    musteri: MusteriId,
    Olasilik: f.Olasilik === null && 'Olasılığı yüzde olarak yazınız.',
    SozlesmeYil: (f.SozlesmeYil ?? 0) < 1 && 'Sözleşmenin kaç yıllık olduğunu yazınız.',
    kalemler: okunanlar(f).hata ?? undefined,
  };
}

/** Form of a new or existing quote, a draft until it is sent. */
export default function TeklifDialog(props: TeklifDialogProps) {
  const { kart, onClose, onSaved } = props;
  const { Id = 0, Surum = 0 } = kart ?? {};
  const ben = useKullanici();
  const listeler = useEndpoint(oda.getTeklifGerekliList, {});
  const form = useForm(oda.teklifKaydet, {
    draft: { name: `teklif.${Id}.${props.musteri?.Id ?? 0}`, version: Surum },
    initial: () => ilkForm(props, ben.Id),
    errors: hatalari,
    request: (f) => {
      const g = girilen(f);
      if (g.MusteriId === null || g.ProjeId === null || f.Olasilik === null || f.SozlesmeYil === null) return null;
      const { BayiId, SahipId, Kosullar, LisansTurId, EgitimTurId, DigerProgramId, Olasilik, SozlesmeYil } = f;
      return {
        teklif: {
          ...g,
          MusteriId: g.MusteriId,
          ProjeId: g.ProjeId,
          Id,
          Surum,
          BayiId,
          SahipId,
          Kosullar,
          Olasilik,
          SozlesmeYil,
          LisansTurId,
          EgitimTurId,
          DigerProgramId,
        },
        kalemler: okunanlar(f).kalemler.map(({ Secildi: _s, ...k }) => k),
      };
    },
    onSuccess: (cevap) => {
      bildir({ baslik: 'Teklif kaydedildi', tur: 'success' });
      onClose();
      onSaved?.(cevap.Id);
    },
  });
  const f = form.values;
  const bayi = useEndpoint(
    oda.teklifBayiOnerisi,
    { BayiId: f.BayiId ?? 0, Tarih: f.Tarih ?? '' },
    { enabled: f.BayiId !== null && f.Tarih !== null },
  );
  const oneri = (f.BayiId === null ? undefined : bayi.data) ?? ONERI_YOK;
  // Once for each dealer and day: a proposed discount that a person removed does not return.
  const verilen = useRef<typeof oneri>(ONERI_YOK);
  useEffect(() => {
    if (verilen.current === oneri) return;
    verilen.current = oneri;
    form.set({ kalemler: oneriyle(f.kalemler, oneri) });
  }, [form, f.kalemler, oneri]);
  return (
    <FormDialog
      title={kart ? `Teklifi Düzenle: ${teklifNo(kart.No, kart.Revizyon)}` : 'Yeni Teklif'}
      width={1040}
      form={form}
      onClose={onClose}
      ready={listeler.data !== undefined}
      submit="Taslak Kaydet"
    >
      <Read of={listeler} rows={10}>
        {(l) => (
          <>
            {kart === undefined && (
              <FormRow>
                {props.musteri === undefined && (
                  <MusteriSecimi
                    label="Müşteri"
                    required
                    first
                    error={form.field('musteri').error}
                    secili={f.musteri}
                    onSec={(musteri) => form.set({ musteri })}
                  />
                )}
                <SelectField
                  {...form.field('ProjeId')}
                  label="Ürün"
                  required
                  options={l.proje}
                  onChange={(ProjeId) =>
                    form.set({
                      ProjeId,
                      // An empty line takes this product, too.
                      kalemler: f.kalemler.map((k) => (k.Ad === '' ? urunuyle(k, ProjeId, oneri) : k)),
                    })
                  }
                />
              </FormRow>
            )}
            <FormRow>
              <TextField {...form.field('Baslik')} label="Başlık" required maxLength={EN_UZUN_BASLIK} />
              <SelectField
                {...form.field('BayiId')}
                label="Bayi"
                options={l.bayiler}
                current={chosen(kart?.BayiId, kart?.Bayi)}
              />
            </FormRow>
            <FormRow>
              <DateField {...form.field('Tarih')} label="Teklif Tarihi" required />
              <DateField {...form.field('Gecerlilik_Tarihi')} label="Geçerlilik" required />
              <ChoiceField
                {...form.field('ParaBirimi')}
                label="Para Birimi"
                options={PARA_BIRIMLERI.map((value) => ({ value, label: value }))}
              />
            </FormRow>
            {f.ParaBirimi !== 'TRY' && (
              <FormRow>
                <TextField {...form.field('Kur')} label={`Kur (1 ${f.ParaBirimi} kaç lira)`} required maxLength={12} />
                <DateField {...form.field('KurGunu')} label="Kurun Günü" required />
              </FormRow>
            )}
            <KalemAlani
              {...form.field('kalemler')}
              urunler={l.proje}
              urun={f.ProjeId}
              birim={f.ParaBirimi}
              yil={f.SozlesmeYil ?? 1}
              oneri={oneri}
            />
            <TeklifToplami
              kalemler={okunanlar(f).kalemler}
              birim={f.ParaBirimi}
              yil={f.SozlesmeYil ?? 1}
              sinir={l.Sinir}
            />
            <TextAreaField {...form.field('Kosullar')} label="Koşullar" maxLength={EN_UZUN_KOSUL} />
            <FormRow>
              <NumberField {...form.field('SozlesmeYil')} label="Sözleşme (yıl)" max={EN_COK_YIL} required />
              <SelectField
                {...form.field('LisansTurId')}
                label="Kabulde Açılacak Lisans"
                placeholder="Lisans açılmaz"
                options={l.lisansTur}
                current={chosen(kart?.LisansTurId, kart?.LisansTur)}
              />
              <SelectField
                {...form.field('EgitimTurId')}
                label="Kabulde İstenecek Eğitim"
                placeholder="Eğitim istenmez"
                options={l.egitimTur}
                current={chosen(kart?.EgitimTurId, kart?.EgitimTur)}
              />
            </FormRow>
            <FormRow>
              <SelectField {...form.field('SahipId')} label="Hazırlayan" required options={l.personel} />
              <NumberField {...form.field('Olasilik')} label="Olasılık (%)" max={100} required />
              <DateField {...form.field('Beklenen_Kapanis')} label="Beklenen Kapanış" />
            </FormRow>
            <FormRow>
              <SelectField
                {...form.field('DigerProgramId')}
                label="Kullandığı Program"
                options={l.digerProgramlar}
                current={chosen(kart?.DigerProgramId, kart?.DigerProgram)}
              />
            </FormRow>
          </>
        )}
      </Read>
    </FormDialog>
  );
}
