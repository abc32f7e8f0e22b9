import type { LisansSatiri } from '@masabasi/core/musteri/lisans/contract';
import { yenilemeDonemi } from '@masabasi/core/musteri/lisans/rules';
import { type Kurus, TUTAR_METNI } from '@masabasi/core/platform/money/para';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import IconCalendarPlus from '~icons/tabler/calendar-plus';
import { lisans as oda } from '../../calls/lisans.ts';
import { useAction } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface LisansYenileDialogProps {
  readonly lisans: LisansSatiri;
  /** The last day of the present or last period. */
  readonly bitis: string;
  readonly onClose: () => void;
}

interface YenilemeFormu {
  readonly Ay: number | null;
  readonly Tutar: Kurus | null;
  readonly Aciklama: string;
}

/** Renews a licence by one period. Shows the new dates first. */
export default function LisansYenileDialog({ lisans: l, bitis, onClose }: LisansYenileDialogProps) {
  // The toast stays longer than the dialog, so the undo has its own message and its own reload.
  const geriAl = useAction(oda.lisansYenilemeGeriAl, {
    onSuccess: ({ BitisTarihi }) =>
      bildir({
        baslik: 'Yenileme geri alındı',
        metin: `${l.LisansNo}, bitiş: ${tarihYaz(BitisTarihi)}`,
        tur: 'success',
      }),
  });
  const form = useForm(oda.lisansYenile, {
    draft: { name: `lisans.yenile.${l.Id}`, version: l.Surum },
    initial: (): YenilemeFormu => ({ Ay: 12, Tutar: l.YillikBedel, Aciklama: '' }),
    errors: ({ Ay, Tutar }) => ({
      Ay: !Ay && '1 ile 60 arasında bir ay sayısı yazınız.',
      Tutar: Tutar === null && TUTAR_METNI,
    }),
    request: ({ Ay, Tutar, Aciklama }) =>
      Ay === null || Tutar === null ? null : { Id: l.Id, Surum: l.Surum, Ay, Tutar, Aciklama: Aciklama.trim() },
    onSuccess: ({ BitisTarihi, Surum }) => {
      bildir({
        baslik: 'Lisans yenilendi',
        metin: `${l.LisansNo}, yeni bitiş: ${tarihYaz(BitisTarihi)}`,
        tur: 'success',
        eylem: { etiket: 'Geri Al', calistir: () => geriAl.mutate({ Id: l.Id, Surum }) },
      });
      onClose();
    },
  });
  const { Ay } = form.values;
  const donem = Ay ? yenilemeDonemi({ Bitis: bitis, CipaGun: l.CipaGun }, Ay, istanbulGunu(simdi())) : null;
  return (
    <FormDialog title={`${l.LisansNo} Lisansını Yenile`} form={form} onClose={onClose} submit="Yenile">
      <p style={{ margin: 0 }}>
        {l.Musteri}, {l.Proje}. Şimdiki bitiş: {tarihYaz(bitis)}
      </p>
      <FormRow>
        <NumberField {...form.field('Ay')} label="Süre (ay)" first max={60} />
        <MoneyField {...form.field('Tutar')} label={`Tutar (${l.ParaBirimi})`} currency={l.ParaBirimi} />
      </FormRow>
      {donem && (
        <Notice tone="info" icon={<IconCalendarPlus />}>
          Yeni dönem: {tarihYaz(donem.Baslama)} – {tarihYaz(donem.Bitis)}
        </Notice>
      )}
      <TextAreaField {...form.field('Aciklama')} label="Açıklama" rows={2} maxLength={500} />
    </FormDialog>
  );
}
