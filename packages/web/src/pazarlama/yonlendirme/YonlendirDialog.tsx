import type { AdayKarti } from '@masabasi/core/pazarlama/aday/satirlar';
import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { yonlendirmeHatalari } from '@masabasi/core/pazarlama/yonlendirme/rules';
import { yonlendirme as oda } from '../../calls/yonlendirme.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface YonlendirDialogProps {
  readonly aday: AdayKarti;
  readonly onClose: () => void;
}

interface Form {
  readonly HedefKisiId: number | null;
  readonly HedefDepartmanId: number | null;
  readonly Neden: string;
  readonly Termin: string | null;
}
/** Days for the decision, by default. */
const SURE_GUN = 2;

/** Refers a prospect to a colleague. The best candidate stands first, with the reasons. */
export default function YonlendirDialog({ aday: a, onClose }: YonlendirDialogProps) {
  const oneri = useEndpoint(oda.yonlendirmeOnerileri, { AdayId: a.Id }, { refetchOnMount: 'always', gcTime: 0 });
  const form = useForm(oda.yonlendirmeKaydet, {
    draft: { name: `yonlendirme.${a.Id}`, version: a.Surum },
    initial: (): Form => ({
      HedefKisiId: null,
      HedefDepartmanId: null,
      Neden: '',
      Termin: gunEkle(istanbulGunu(simdi()), SURE_GUN),
    }),
    errors: (f) => yonlendirmeHatalari(f, simdi()),
    request: ({ Termin, ...f }) => (Termin === null ? null : { AdayId: a.Id, Surum: a.Surum, ...f, Termin }),
    onSuccess: () => {
      bildir({ baslik: 'Aday yönlendirildi', tur: 'success' });
      onClose();
    },
  });
  const secilen = oneri.data?.oneriler.find((o) => o.KisiId === form.values.HedefKisiId);
  const sira = oneri.data?.oneriler.indexOf(secilen!) ?? -1;
  return (
    <FormDialog
      title="Adayı Yönlendir"
      width={560}
      form={form}
      onClose={onClose}
      submit="Yönlendir"
      ready={oneri.data !== undefined}
    >
      <Read of={oneri} rows={5}>
        {({ oneriler, departmanlar }) => (
          <>
            <p style={{ margin: 0 }}>
              {a.Musteri}, {a.Proje}. Kabul edilene kadar aday{' '}
              {a.Sahip === null ? 'kimsede değildir' : `${a.Sahip} üzerindedir`}.
            </p>
            <FormRow>
              <SelectField
                {...form.field('HedefKisiId')}
                onChange={(HedefKisiId) => form.set({ HedefKisiId, HedefDepartmanId: null })}
                label="Kişi"
                options={oneriler.map((o) => ({ Id: o.KisiId, Ad: o.Ad }))}
                description={secilen ? `${sira + 1}. öneri: ${secilen.Neden}.` : 'En uygunu başta.'}
              />
              <SelectField
                {...form.field('HedefDepartmanId')}
                onChange={(HedefDepartmanId) => form.set({ HedefDepartmanId, HedefKisiId: null })}
                label="ya da Departman"
                options={departmanlar}
                description="İlk kabul eden alır."
              />
            </FormRow>
            <DateField {...form.field('Termin')} label="Son Karar Günü" required />
            <TextAreaField {...form.field('Neden')} label="Neden" required maxLength={1000} />
          </>
        )}
      </Read>
    </FormDialog>
  );
}
