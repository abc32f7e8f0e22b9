import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { faturaHesapla, type FaturaKalemi } from '@masabasi/core/mali/fatura/olustur';
import {
  EFATURA_SENARYO_SECENEKLERI,
  FATURA_TIPLERI,
  FATURA_TUR_ADLARI,
  type FaturaSenaryosu,
  type FaturaTipi,
  kalemHatasi,
  ondalikGirdisi,
  ondalikYaz,
  SENARYO_ADLARI,
  TIP_ADLARI,
} from '@masabasi/core/mali/fatura/rules';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { gunEkle, gunFarki, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconChecklist from '~icons/tabler/checklist';
import IconFileText from '~icons/tabler/file-text';
import IconInvoice from '~icons/tabler/invoice';
import IconListDetails from '~icons/tabler/list-details';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { fatura as oda } from '../../calls/fatura.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useAcildi } from '../../platform/list/sonAcilan.ts';
import { useHakkindaYaz } from '../../kisi/yazisma/useHakkindaYaz.tsx';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type RecordAct, RecordHead } from '../../ui/RecordView.tsx';
import { RestoredNotice } from '../../ui/RestoredNotice.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { useFocusKept } from '../../ui/useFocusKept.ts';
import { FaturaDenetimi } from './FaturaDenetimi.tsx';
import { FaturaDurumEtiketi } from './FaturaDurumEtiketi.tsx';
import type { FaturaDetayi } from './FaturaDetayPage.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { bosSatir, FaturaSatirlari, type Satir } from './FaturaSatirlari.tsx';
import { FaturaTaraflari } from './FaturaTaraflari.tsx';
import { FaturaToplamlari } from './FaturaToplamlari.tsx';

interface Alanlar {
  readonly Senaryo: FaturaSenaryosu;
  readonly Tip: FaturaTipi;
  readonly Tarih: string | null;
  readonly Vade: string | null;
  readonly ParaBirimi: string;
  readonly Kur: string;
  readonly Aciklama: string;
  readonly satirlar: readonly Satir[];
}
type Istek = Girdi<typeof oda.faturaKaydet>['fatura'];

const ONCE_KAYDET = 'Önce taslağı kaydediniz.';
const BEKLE_MS = 500;
const PARALAR = ['TRY', 'USD', 'EUR'].map((p) => ({ value: p, label: p }));

const ilkHali = ({ fatura: f, kalemler }: FaturaDetayi): Alanlar => ({
  Senaryo: f.Senaryo,
  Tip: f.Tip,
  Tarih: f.Tarih,
  Vade: f.Vade,
  ParaBirimi: f.ParaBirimi,
  Kur: f.Kur === null ? '' : ondalikYaz(f.Kur),
  Aciklama: f.Aciklama,
  satirlar:
    kalemler.length === 0
      ? [bosSatir(1)]
      : kalemler.map((k, i) => ({
          ...k,
          no: i + 1,
          Miktar: ondalikYaz(k.Miktar),
          BirimFiyat: ondalikYaz(k.BirimFiyat),
          IskontoOran: k.IskontoOran === null ? '' : ondalikYaz(String(k.IskontoOran / 100)),
        })),
});

/** Reads a typed discount in per cent as hundredths; null for none. */
function oran(metin: string): number | null {
  const n = Math.round(Number(ondalikGirdisi(metin)) * 100);
  return Number.isSafeInteger(n) && n > 0 ? n : null;
}
const bos = (s: Satir) => s.Ad.trim() === '' && s.BirimFiyat.trim() === '';
const kalemi = (s: Satir): FaturaKalemi => ({
  Ad: s.Ad.trim(),
  BirimKodu: s.BirimKodu,
  IskontoTutar: s.IskontoTutar,
  KdvOran: s.KdvOran,
  MuafiyetKodu: s.MuafiyetKodu,
  TevkifatKodu: s.TevkifatKodu,
  Miktar: ondalikGirdisi(s.Miktar),
  BirimFiyat: ondalikGirdisi(s.BirimFiyat),
  IskontoOran: oran(s.IskontoOran),
});

/** The lines, or a sentence about the first incomplete line. */
function kalemleri(satirlar: readonly Satir[]): string | FaturaKalemi[] {
  const kalemler = satirlar.filter((s) => !bos(s)).map(kalemi);
  return kalemler.map(kalemHatasi).find((h) => h !== null) ?? kalemler;
}
function hesabi(satirlar: readonly Satir[]) {
  const kalemler = kalemleri(satirlar);
  if (typeof kalemler === 'string') return null;
  try {
    return faturaHesapla(kalemler);
  } catch (e) {
    if (e instanceof RangeError) return null;
    throw e;
  }
}

/** Form of a draft: its lines, with live totals and the reasons that still keep it from being issued. */
export function FaturaDuzenle({ detay }: { readonly detay: FaturaDetayi }) {
  const { fatura: f } = detay;
  const git = useNavigate();
  const yaz = useHakkindaYaz('fatura', f.Id);
  useAcildi('fatura', f.Id);
  const keser = useYetkiVar(YETKI.faturaKes);
  const istegi = (a: Alanlar): Istek | string => {
    const Kalemler = kalemleri(a.satirlar);
    if (typeof Kalemler === 'string') return Kalemler;
    if (a.Tarih === null) return 'Fatura tarihini yazınız.';
    const Kur = a.ParaBirimi === 'TRY' || a.Kur.trim() === '' ? null : ondalikGirdisi(a.Kur);
    const { Id, Surum, MusteriId, ProjeId } = f;
    const { Senaryo, Tip, Tarih, Vade, ParaBirimi, Aciklama } = a;
    return { Id, Surum, MusteriId, ProjeId, Senaryo, Tip, Tarih, Vade, ParaBirimi, Kur, Aciklama, Kalemler };
  };
  const form = useForm(oda.faturaKaydet, {
    draft: { name: `fatura.${f.Id}`, version: f.Surum },
    initial: () => ilkHali(detay),
    errors: (a) => ({ Tarih: a.Tarih === null && 'Fatura tarihini yazınız.' }),
    request: (a) => {
      const fatura = istegi(a);
      return typeof fatura === 'string' ? fatura : { fatura };
    },
    onSuccess: () => bildir({ baslik: 'Taslak kaydedildi', tur: 'success' }),
  });
  const sayfa = useRef<HTMLDivElement>(null);
  useFocusKept(sayfa, form.held);
  const { values } = form;
  const hesap = useMemo(() => hesabi(values.satirlar), [values.satirlar]);
  const [yazilan] = useDebouncedValue(values, BEKLE_MS);
  const sorulan = istegi(yazilan);
  const denetim = useEndpoint(
    oda.faturaHesapla,
    { fatura: typeof sorulan === 'string' ? (istegi(ilkHali(detay)) as Istek) : sorulan },
    { enabled: form.dirty && typeof sorulan !== 'string', keepPrevious: true },
  );
  const engeller = form.dirty
    ? typeof sorulan === 'string'
      ? [{ Kural: 'satir', Cumle: sorulan }]
      : denetim.data?.aykiriliklar
    : detay.aykiriliklar;
  const uyarilar = form.dirty ? (denetim.data?.uyarilar ?? []) : detay.uyarilar;
  /** Sets today's date. A due date that would come before today keeps its distance to the date. */
  const bugune = () => {
    const Tarih = istanbulGunu(simdi());
    const { Tarih: eski, Vade } = values;
    const gecmis = eski !== null && Vade !== null && Vade < Tarih;
    form.set({ Tarih, Vade: gecmis ? gunEkle(Vade, gunFarki(eski, Tarih)) : Vade });
  };
  const kes = useAction(oda.faturaKes, {
    onSuccess: (cevap) => bildir({ baslik: `Fatura kesildi: ${cevap.No}`, tur: 'success', sure: 3000 }),
  });
  const vazgec = useAction(oda.faturaVazgec, {
    onSuccess: () => void git(f.Tur === 'efatura' ? '/mali/efatura' : '/mali/afatura'),
  });
  const onizle = useAction(oda.print_fatura, { onSuccess: (cevap) => dosyayiIndir(cevap, 'pdf') });
  const kesilsin = async () => {
    const evet = await onayla({
      baslik: 'Fatura kesilsin mi?',
      metin: [
        `${f.Musteri}, ${paraYaz(f.Odenecek, f.ParaBirimi)}, ${tarihYaz(f.Tarih)}.`,
        'Numara verilir ve fatura bundan sonra değişmez; yanlışsa iptal ya da iade edilir.',
        ...uyarilar,
      ].join('\n'),
      onay: 'Faturayı Kes',
    });
    if (evet) kes.mutate({ Id: f.Id, Surum: f.Surum });
  };
  const birakilsin = async () => {
    const evet = await onayla({
      baslik: 'Taslaktan vazgeçilsin mi?',
      metin: 'Taslak bir daha açılmaz.',
      onay: 'Taslaktan Vazgeç',
      vazgec: 'Taslağa Dön',
      tehlikeli: true,
    });
    if (evet) vazgec.mutate({ Id: f.Id, Surum: f.Surum });
  };
  const iade = f.Tip === 'IADE';
  const kaydet: RecordAct = { label: 'Kaydet', busy: form.isPending, onClick: form.submit };
  const kesilir: RecordAct = {
    label: 'Faturayı Kes',
    icon: <IconInvoice size={16} aria-hidden />,
    barrier: form.dirty ? ONCE_KAYDET : engeller === undefined ? 'Denetim sürüyor.' : (engeller[0]?.Cumle ?? null),
    busy: kes.isPending,
    onClick: () => void kesilsin(),
  };
  const islemler: readonly RecordAct[] = [
    ...(keser ? [kaydet, kesilir] : []),
    {
      label: 'PDF Önizle',
      icon: <IconFileText size={16} />,
      barrier: form.dirty ? ONCE_KAYDET : null,
      busy: onizle.isPending,
      onClick: () => onizle.mutate({ Id: f.Id }),
    },
    ...yaz,
    ...(keser ? [{ label: 'Taslaktan Vazgeç', danger: true, onClick: () => void birakilsin() }] : []),
  ];
  return (
    <>
      <RecordHead
        title={`${FATURA_TUR_ADLARI[f.Tur]} Taslağı`}
        state={<FaturaDurumEtiketi durum={f.DurumAnahtar} ad={f.Durum} />}
        figures={[
          { label: 'Müşteri', value: <MusteriBagi Id={f.MusteriId} ad={f.Musteri} /> },
          { label: 'Ürün', value: f.Proje },
        ]}
        next={keser ? (form.dirty ? kaydet : kesilir) : null}
        acts={islemler}
      />
      <div ref={sayfa} inert={form.held}>
        <Columns below={1100}>
          <Stack gap={16} miw={0}>
            <Panel title="Fatura" icon={<IconInvoice />} padded>
              <Form onSubmit={form.submit} refusals={form.refusals}>
                {form.restored && <RestoredNotice onDiscard={form.reset} />}
                <FormRow columns={3}>
                  <ChoiceField
                    {...form.field('Tip')}
                    label="Tip"
                    disabled={iade}
                    options={FATURA_TIPLERI.filter((t) => iade || t !== 'IADE').map((t) => ({
                      value: t,
                      label: TIP_ADLARI[t],
                    }))}
                  />
                  {f.Tur === 'efatura' && (
                    <ChoiceField
                      {...form.field('Senaryo')}
                      label="Senaryo"
                      options={EFATURA_SENARYO_SECENEKLERI.map((s) => ({ value: s, label: SENARYO_ADLARI[s] }))}
                    />
                  )}
                  <DateField {...form.field('Tarih')} label="Fatura Tarihi" required />
                  <DateField {...form.field('Vade')} label="Vade" />
                  <ChoiceField {...form.field('ParaBirimi')} label="Para Birimi" options={PARALAR} />
                  {values.ParaBirimi !== 'TRY' && (
                    <TextField {...form.field('Kur')} label="Döviz Kuru (TRY)" required maxLength={16} />
                  )}
                </FormRow>
              </Form>
            </Panel>
            <Panel title="Satırlar" icon={<IconListDetails />} padded>
              <FaturaSatirlari
                key={form.round}
                satirlar={values.satirlar}
                tutarlar={hesap === null || values.satirlar.some(bos) ? null : hesap.kalemler.map((k) => k.Tutar)}
                birim={values.ParaBirimi}
                tip={values.Tip}
                tarih={values.Tarih ?? f.Tarih}
                onChange={(satirlar) => form.set({ satirlar })}
              />
            </Panel>
            <Panel title="Açıklama" padded>
              <TextAreaField
                {...form.field('Aciklama')}
                label="Faturaya yazılacak açıklama"
                rows={3}
                maxLength={2000}
              />
            </Panel>
          </Stack>
          <Stack gap={16} miw={0}>
            <FormError message={form.message} />
            <Panel title="Toplamlar" padded>
              <FaturaToplamlari
                hesap={hesap}
                birim={values.ParaBirimi}
                kur={values.ParaBirimi === 'TRY' ? null : ondalikGirdisi(values.Kur)}
              />
            </Panel>
            <Panel title="Denetim" icon={<IconChecklist />} padded>
              <FaturaDenetimi
                aykiriliklar={engeller}
                uyarilar={uyarilar}
                onToday={bugune}
                bakiliyor={denetim.isFetching}
              />
            </Panel>
            <FaturaTaraflari detay={detay} />
          </Stack>
        </Columns>
      </div>
    </>
  );
}
