import type { EgitimKarti, EgitimKatilimciSatiri } from '@masabasi/core/masa/egitim/contract';
import { egitimDurumHatalari, type EgitimDurumu, EN_COK_PUAN } from '@masabasi/core/masa/egitim/rules';
import { istanbulAni, istanbulGunu, istanbulSaati } from '@masabasi/core/platform/time/tarih';
import { egitim as oda } from '../../calls/egitim.ts';
import { useAction } from '../../platform/call/api.ts';
import { type Form, type FormErrors, useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow, FormSection } from '../../ui/FormSection.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface EgitimDurumDialogProps {
  readonly egitim: EgitimKarti;
  readonly katilimcilar: readonly EgitimKatilimciSatiri[];
  readonly durum: EgitimDurumu;
  /** Opens the window of a training. */
  readonly onAc: (Id: number) => void;
  readonly onClose: () => void;
}

const EYLEMLER: Partial<
  Record<EgitimDurumu, { readonly baslik: string; readonly eylem: string; readonly neden?: string }>
> = {
  yapildi: { baslik: 'Eğitim Yapıldı', eylem: 'Yapıldı' },
  ertelendi: { baslik: 'Eğitimi Ertele', eylem: 'Ertele', neden: 'Erteleme Nedeni' },
  gelmedi: { baslik: 'Kimse Gelmedi', eylem: 'Gelmedi' },
  tekrar: { baslik: 'Tekrar Gerekli', eylem: 'Tekrar Eğitimi Aç' },
  iptal: { baslik: 'Eğitimi İptal Et', eylem: 'İptal Et', neden: 'İptal Nedeni' },
};

interface Katilan {
  readonly KatilimciId: number;
  readonly Ad: string;
  readonly Katildi: boolean;
  readonly Puan: number | null;
}
interface DurumFormu {
  readonly Aciklama: string;
  readonly gun: string | null;
  readonly bas: string | null;
  readonly bit: string | null;
  readonly katilanlar: readonly Katilan[];
  /** Indexes of the finished topics. */
  readonly konular: readonly string[];
}

const ani = (gun: string | null, saat: string | null) =>
  gun !== null && saat !== null ? new Date(istanbulAni(gun, saat)).toISOString() : null;
const zamanlari = (f: DurumFormu) => ({ Baslama_Zamani: ani(f.gun, f.bas), Bitis_Zamani: ani(f.gun, f.bit) });

function hatalari(f: DurumFormu, { egitim: e, durum }: EgitimDurumDialogProps): FormErrors<DurumFormu> {
  const katilanlar = f.katilanlar.filter((k) => k.Katildi).length;
  const { Aciklama, ...h } = egitimDurumHatalari(
    { Durum: durum, Aciklama: f.Aciklama, ...zamanlari(f), katilanlar },
    e.Planlanan_Baslama,
    simdi(),
  );
  return {
    Aciklama: Aciklama ?? h.Durum,
    gun: h.Baslama_Zamani && f.gun === null ? 'Günü yazınız.' : undefined,
    bas: f.gun === null ? undefined : h.Baslama_Zamani,
    bit: f.gun === null ? undefined : h.Bitis_Zamani,
    katilanlar: h.katilanlar,
  };
}

/** The record of a finished training: its time, its participants, its topics. */
function Yapilan({
  form,
  konular,
}: {
  form: Form<DurumFormu, typeof oda.egitimDurumGuncelle>;
  konular: EgitimKarti['Konular'];
}) {
  const { value: katilanlar, onChange, error } = form.field('katilanlar');
  const degistir = (Id: number, degisen: Partial<Katilan>) =>
    onChange(katilanlar.map((k) => (k.KatilimciId === Id ? { ...k, ...degisen } : k)));
  return (
    <>
      <FormRow>
        <DateField {...form.field('gun')} label="Yapıldığı Gün" required />
        <TimeField {...form.field('bas')} label="Başladı" required />
        <TimeField {...form.field('bit')} label="Bitti" required />
      </FormRow>
      <FormSection name="Katılanlar">
        {katilanlar.length === 0 && <p style={{ margin: 0 }}>Katılımcı yazılmamış; önce ‘Düzenle’ ile yazınız.</p>}
        {katilanlar.map((k) => (
          <FormRow key={k.KatilimciId}>
            <CheckField
              name={`katildi${k.KatilimciId}`}
              label={k.Ad}
              value={k.Katildi}
              onChange={(Katildi) => degistir(k.KatilimciId, { Katildi })}
            />
            <NumberField
              label={`Puan: ${k.Ad}`}
              placeholder={`0–${EN_COK_PUAN}`}
              max={EN_COK_PUAN}
              disabled={!k.Katildi}
              value={k.Puan}
              onChange={(Puan) => degistir(k.KatilimciId, { Puan })}
            />
          </FormRow>
        ))}
        {error && (
          <p role="alert" style={{ margin: 0, color: 'var(--danger)' }}>
            {error}
          </p>
        )}
      </FormSection>
      {konular.length > 0 && (
        <FormSection name="İşlenen Konular">
          <CheckList
            label="İşlenen konular"
            options={konular.map((k, i) => ({ value: String(i), label: k.Metin }))}
            checked={form.values.konular}
            onChange={(secilen) => form.set({ konular: secilen })}
          />
        </FormSection>
      )}
    </>
  );
}

/** The next state of a training, with its fields. */
export default function EgitimDurumDialog(props: EgitimDurumDialogProps) {
  const { egitim: e, katilimcilar, durum, onAc, onClose } = props;
  const { baslik, eylem, neden } = EYLEMLER[durum] ?? { baslik: 'Durum Değiştir', eylem: 'Kaydet' };
  // The toast stays longer than the dialog.
  const geriAl = useAction(oda.egitimDurumGeriAl, {
    onSuccess: () => bildir({ baslik: 'Durum geri alındı', tur: 'success' }),
  });
  const yapildi = durum === 'yapildi';
  const form = useForm(oda.egitimDurumGuncelle, {
    draft: { name: `egitim.durum.${durum}.${e.Id}`, version: e.Surum },
    initial: (): DurumFormu => ({
      Aciklama: '',
      gun: e.Planlanan_Baslama && istanbulGunu(e.Planlanan_Baslama),
      bas: e.Planlanan_Baslama && istanbulSaati(e.Planlanan_Baslama),
      bit: e.Planlanan_Bitis && istanbulSaati(e.Planlanan_Bitis),
      katilanlar: katilimcilar.map(({ KatilimciId, Ad, Puan }) => ({ KatilimciId, Ad, Katildi: true, Puan })),
      konular: e.Konular.map((_, i) => String(i)),
    }),
    errors: (f) => hatalari(f, props),
    request: (f) => ({
      Id: e.Id,
      Surum: e.Surum,
      Durum: durum,
      Aciklama: f.Aciklama.trim(),
      ...(yapildi && {
        ...zamanlari(f),
        katilimcilar: f.katilanlar.map(({ KatilimciId, Katildi, Puan }) => ({
          KatilimciId,
          Katildi,
          Puan: Katildi ? Puan : null,
        })),
        Konular: e.Konular.map((k, i) => ({ Metin: k.Metin, Tamam: f.konular.includes(String(i)) })),
      }),
    }),
    onSuccess: ({ Id, Surum, TekrarId }) => {
      if (TekrarId !== undefined)
        bildir({
          baslik: 'Tekrar eğitimi açıldı',
          tur: 'success',
          eylem: { etiket: 'Aç', calistir: () => onAc(TekrarId) },
        });
      else
        bildir({
          baslik: 'Eğitimin durumu değişti',
          tur: 'success',
          eylem: { etiket: 'Geri Al', calistir: () => geriAl.mutate({ Id, Surum }) },
        });
      onClose();
    },
  });
  return (
    <FormDialog
      title={baslik}
      width={yapildi ? 640 : 520}
      form={form}
      onClose={onClose}
      submit={eylem}
      color={durum === 'iptal' ? 'danger' : undefined}
    >
      <p style={{ margin: 0 }}>
        {e.Musteri}, {e.Proje}.
        {durum === 'tekrar' && ' Aynı katılımcı ve konularla yeni bir eğitim istenir; bu eğitim olduğu gibi kalır.'}
      </p>
      {yapildi && <Yapilan form={form} konular={e.Konular} />}
      <TextAreaField
        {...form.field('Aciklama')}
        label={neden ?? 'Açıklama'}
        required={neden !== undefined}
        maxLength={2000}
      />
    </FormDialog>
  );
}
