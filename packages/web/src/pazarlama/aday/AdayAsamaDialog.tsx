import {
  ADAY_ASAMA_ADLARI,
  ADAY_ASAMALARI,
  ADAY_METNI,
  ADAY_SURECI,
  type AdayAsamasi,
  adayAsamaHatalari,
} from '@masabasi/core/pazarlama/aday/rules';
import type { AdaySatiri } from '@masabasi/core/pazarlama/aday/satirlar';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { aday as oda } from '../../calls/aday.ts';
import { ziyaret } from '../../calls/ziyaret.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface AdayAsamaDialogProps {
  readonly aday: AdaySatiri;
  /** The target stage that is preselected. */
  readonly ilk?: AdayAsamasi;
  readonly onClose: () => void;
}

interface AsamaFormu {
  /** Number of the stage, counted from 1. */
  readonly asama: number | null;
  readonly KayipNedenId: number | null;
  readonly DigerProgramId: number | null;
  readonly Aciklama: string;
}
const asamasi = (f: AsamaFormu): AdayAsamasi | null => ADAY_ASAMALARI[(f.asama ?? 0) - 1] ?? null;

/** Moves a prospect to another stage. A lost prospect needs a reason. */
export default function AdayAsamaDialog({ aday: a, ilk, onClose }: AdayAsamaDialogProps) {
  const { data: gerekli } = useEndpoint(ziyaret.ziyaretGerekli, {});
  const baskaProgram = gerekli?.baskaProgramId ?? null;
  const form = useForm(oda.adayAsamaGuncelle, {
    draft: { name: `aday.asama.${a.Id}`, version: a.Surum },
    initial: (): AsamaFormu => ({
      asama: ilk === undefined ? null : ADAY_ASAMALARI.indexOf(ilk) + 1,
      KayipNedenId: null,
      DigerProgramId: null,
      Aciklama: '',
    }),
    errors: (f) => {
      const Asama = asamasi(f);
      return {
        asama: Asama === null && 'Aşamayı seçiniz.',
        ...(Asama && adayAsamaHatalari({ ...f, Asama }, baskaProgram)),
      };
    },
    request: ({ asama: _asama, ...f }) => {
      const Asama = asamasi({ ...f, asama: _asama });
      return Asama === null ? null : { Id: a.Id, Surum: a.Surum, ...f, Asama, Aciklama: f.Aciklama.trim() };
    },
    onSuccess: () => {
      bildir({ baslik: 'Adayın aşaması değişti', tur: 'success' });
      onClose();
    },
  });
  const secilen = asamasi(form.values);
  return (
    <FormDialog
      title="Aşamayı Değiştir"
      width={520}
      form={form}
      onClose={onClose}
      color={secilen === 'kaybedildi' ? 'danger' : undefined}
    >
      <p style={{ margin: 0 }}>
        {a.Musteri}, {a.Proje}. Şimdiki aşama: {a.Asama}.
      </p>
      <SelectField
        {...form.field('asama')}
        label="Yeni Aşama"
        required
        options={ADAY_ASAMALARI.map((asama, i) => ({ Id: i + 1, Ad: ADAY_ASAMA_ADLARI[asama] })).filter(
          (s) => gecisEngeli(ADAY_SURECI, a, ADAY_ASAMALARI[s.Id - 1]!, { kapatir: a.Kapatir }) === null,
        )}
      />
      {!a.Kapatir && <p style={{ margin: 0 }}>{ADAY_METNI.kapatmaz}</p>}
      {secilen === 'kazanildi' && <p style={{ margin: 0 }}>Müşterinin kartı ‘Aktif’ olur; bu aşama geri alınmaz.</p>}
      {secilen === 'kaybedildi' && (
        <FormRow>
          <SelectField
            {...form.field('KayipNedenId')}
            label="Neden"
            required
            options={gerekli?.ayrilmaNedenleri ?? []}
          />
          <SelectField
            {...form.field('DigerProgramId')}
            label="Diğer Program"
            required={baskaProgram !== null && form.values.KayipNedenId === baskaProgram}
            options={gerekli?.digerProgramlar ?? []}
          />
        </FormRow>
      )}
      <TextAreaField {...form.field('Aciklama')} label="Açıklama" maxLength={2000} />
    </FormDialog>
  );
}
