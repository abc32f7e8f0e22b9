import { type ONAY_DURUMLARI, ONAY_KANALLARI, ONAY_KAYNAKLARI, onayHatasi } from '@masabasi/core/musteri/musteri/rules';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { yetkili as oda } from '../../calls/yetkili.ts';
import { useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface YetkiliIzinDialogProps {
  readonly kisi: { readonly Id: number; readonly Ad: string };
  readonly onClose: () => void;
}

interface IzinFormu {
  readonly Kanal: (typeof ONAY_KANALLARI)[number];
  readonly Durum: (typeof ONAY_DURUMLARI)[number];
  readonly Kaynak: (typeof ONAY_KAYNAKLARI)[number];
  readonly Tarih: string | null;
}
const secenekleri = <T extends string>(degerler: readonly T[]) => degerler.map((value) => ({ value, label: value }));
const DURUMLAR = [
  { value: 'Onay', label: 'Onay verdi' },
  { value: 'Ret', label: 'Reddetti' },
] as const satisfies readonly { value: (typeof ONAY_DURUMLARI)[number]; label: string }[];

/** A contact person's consent to calls and mail. */
export default function YetkiliIzinDialog({ kisi, onClose }: YetkiliIzinDialogProps) {
  const form = useForm(oda.yetkiliIzinKaydet, {
    draft: null,
    initial: (): IzinFormu => ({
      Kanal: 'Arama',
      Durum: 'Onay',
      Kaynak: 'Fiziksel ortam',
      Tarih: istanbulGunu(simdi()),
    }),
    errors: ({ Tarih }) => ({
      Tarih: Tarih === null ? 'Tarihi seçiniz.' : (onayHatasi(Tarih, istanbulGunu(simdi())) ?? false),
    }),
    request: ({ Tarih, ...f }) => (Tarih === null ? null : { ...f, Id: kisi.Id, Tarih }),
    onSuccess: () => {
      bildir({ baslik: 'İleti izni yazıldı', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={`İleti İzni: ${kisi.Ad}`} width={440} form={form} onClose={onClose}>
      <ChoiceField {...form.field('Kanal')} label="Kanal" required options={secenekleri(ONAY_KANALLARI)} />
      <ChoiceField {...form.field('Durum')} label="Kişi" required options={DURUMLAR} />
      <DateField {...form.field('Tarih')} label="Tarih" required />
      <ChoiceField {...form.field('Kaynak')} label="Kaynak" required options={secenekleri(ONAY_KAYNAKLARI)} />
    </FormDialog>
  );
}
