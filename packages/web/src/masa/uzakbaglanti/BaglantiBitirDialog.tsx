import { BAGLANTI_ALANLARI } from '@masabasi/core/masa/uzakbaglanti/alanlar';
import type { BaglantiSatiri } from '@masabasi/core/masa/uzakbaglanti/contract';
import { saatDakikaYaz, uzunBaglanti, yapilanHatasi, zamanHatalari } from '@masabasi/core/masa/uzakbaglanti/rules';
import { istanbulAni, istanbulGunu, zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconClockExclamation from '~icons/tabler/clock-exclamation';
import { useState } from 'react';
import { uzakbaglanti as oda } from '../../calls/uzakbaglanti.ts';
import { type FormErrors, useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { GorusmeBagi } from './GorusmeBagi.tsx';

export interface BaglantiBitirDialogProps {
  readonly satir: BaglantiSatiri;
  readonly onClose: () => void;
}

interface BitisFormu {
  readonly Yapilan: string;
  readonly gun: string | null;
  readonly saat: string | null;
}

const bitisi = ({ gun, saat }: BitisFormu) =>
  gun === null || saat === null ? null : new Date(istanbulAni(gun, saat)).toISOString();

/** The work done. For a probably forgotten connection, also its end. */
export default function BaglantiBitirDialog({ satir, onClose }: BaglantiBitirDialogProps) {
  const { Id, Surum, Baslama_Zamani } = satir;
  const [uzun] = useState(() => uzunBaglanti(Baslama_Zamani, simdi()));
  const form = useForm(oda.baglantiBitir, {
    draft: `baglanti.bitir.${Id}`,
    initial: (): BitisFormu => ({ Yapilan: satir.Yapilan, gun: istanbulGunu(Baslama_Zamani), saat: null }),
    errors: (f): FormErrors<BitisFormu> => {
      const bitis = bitisi(f);
      return {
        Yapilan: yapilanHatasi(f.Yapilan) ?? undefined,
        ...(uzun &&
          bitis !== null && { saat: zamanHatalari({ Baslama_Zamani, Bitis_Zamani: bitis }, simdi()).Bitis_Zamani }),
      };
    },
    request: (f) => ({ Id, Surum, Yapilan: f.Yapilan, Bitis_Zamani: uzun ? bitisi(f) : null }),
    onSuccess: ({ Sure }) => {
      bildir({ baslik: 'Bağlantı bitti', metin: `Süre ${saatDakikaYaz(Sure)}`, tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={`Bağlantıyı Bitir: ${satir.Musteri}`} width={520} form={form} onClose={onClose} submit="Bitir">
      <GorusmeBagi b={satir} onGit={onClose} />
      {uzun && (
        <>
          <Notice tone="warn" icon={<IconClockExclamation />}>
            {`Bağlantı ${zamanYaz(Baslama_Zamani)} tarihinden beri açık, 12 saati aştı. Bitirmeyi unuttuysanız ne zaman bittiğini yazınız; boş bırakılırsa şimdi biter.`}
          </Notice>
          <FormRow>
            <DateField {...form.field('gun')} label="Bitiş Günü" max={istanbulGunu(simdi())} />
            <TimeField {...form.field('saat')} label="Bitiş Saati" />
          </FormRow>
        </>
      )}
      <TextAreaField
        {...form.field('Yapilan')}
        label={BAGLANTI_ALANLARI.Yapilan.baslik}
        description="En az 10 karakter"
        required
        first
        rows={4}
        maxLength={BAGLANTI_ALANLARI.Yapilan.enCok}
      />
    </FormDialog>
  );
}
