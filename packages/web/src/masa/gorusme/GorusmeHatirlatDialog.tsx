import type { GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import type { HatirlatmaSatiri } from '@masabasi/core/masa/hatirlatma/contract';
import { type Gun, gunEkle, istanbulGunu, istanbulSaati, type Saat } from '@masabasi/core/platform/time/tarih';
import { Button, Flex } from '@mantine/core';
import { hatirlatma as oda } from '../../calls/hatirlatma.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { bildir } from '../../ui/Toast.tsx';

interface Form {
  readonly Gun: Gun | null;
  readonly Saat: Saat | null;
  readonly Aciklama: string;
}

export interface GorusmeHatirlatDialogProps {
  readonly g: GorusmeKarti;
  /** The present reminder. Null: none. */
  readonly eski: HatirlatmaSatiri | null;
  readonly onClose: () => void;
}

/** Asks for the time of a reminder about a ticket: a suggested time, or any other. */
export default function GorusmeHatirlatDialog({ g, eski, onClose }: GorusmeHatirlatDialogProps) {
  const secenekler = useEndpoint(oda.hatirlatmaSecenekleri, {}, { refetchOnMount: 'always' });
  const form = useForm(oda.hatirlatmaKaydet, {
    draft: null,
    initial: (): Form => ({
      Gun: eski && istanbulGunu(eski.Zaman),
      Saat: eski && istanbulSaati(eski.Zaman),
      Aciklama: eski?.Aciklama ?? '',
    }),
    errors: (f) => ({ Gun: f.Gun === null && 'Günü seçiniz.', Saat: f.Saat === null && 'Saati yazınız.' }),
    request: ({ Gun, Saat, Aciklama }) =>
      Gun === null || Saat === null ? null : { GorusmeId: g.Id, Gun, Saat, Aciklama },
    onSuccess: () => {
      bildir({ baslik: eski ? 'Hatırlatma taşındı' : 'Hatırlatma kuruldu', tur: 'success' });
      onClose();
    },
  });
  const bugun = istanbulGunu(simdi());
  return (
    <FormDialog title={`Bana Hatırlat: ${g.No}`} width={480} form={form} onClose={onClose} submit="Hatırlat">
      <Flex gap={8} wrap="wrap" role="group" aria-label="Sık seçilen zamanlar">
        {secenekler.data?.secenekler.map(({ Ad, Zaman }) => {
          const [Gun, Saat] = [istanbulGunu(Zaman), istanbulSaati(Zaman)];
          const secili = form.values.Gun === Gun && form.values.Saat === Saat;
          return (
            <Button
              key={Zaman}
              variant={secili ? 'filled' : 'default'}
              aria-pressed={secili}
              onClick={() => form.set({ Gun, Saat })}
            >
              {Ad}
            </Button>
          );
        })}
      </Flex>
      <FormRow>
        <DateField {...form.field('Gun')} label="Gün" required min={bugun} max={gunEkle(bugun, 365)} />
        <TimeField {...form.field('Saat')} label="Saat" required />
      </FormRow>
      <TextField
        {...form.field('Aciklama')}
        label="Not"
        description="Hatırlatma yalnız size gelir. Görüşme çözülür ya da kapanırsa kendiliğinden kalkar."
        maxLength={500}
      />
    </FormDialog>
  );
}
