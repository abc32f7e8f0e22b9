import type { OnaySatiri } from '@masabasi/core/musteri/musteri/contract';
import {
  type ONAY_DURUMLARI,
  ONAY_KAYNAKLARI,
  onayHatasi,
  type OnayKanali,
} from '@masabasi/core/musteri/musteri/rules';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { musteri as oda } from '../../calls/musteri.ts';
import { useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface OnayDialogProps {
  readonly musteriId: number;
  readonly kanal: OnayKanali;
  /** The present consent. */
  readonly son: OnaySatiri | undefined;
  readonly onClose: () => void;
}

interface OnayFormu {
  readonly Durum: (typeof ONAY_DURUMLARI)[number];
  readonly Tarih: string | null;
  readonly Kaynak: (typeof ONAY_KAYNAKLARI)[number];
}
const DURUMLAR = [
  { value: 'Onay', label: 'Onay verdi' },
  { value: 'Ret', label: 'Reddetti' },
] as const satisfies readonly { value: (typeof ONAY_DURUMLARI)[number]; label: string }[];
const KAYNAKLAR = ONAY_KAYNAKLARI.map((value) => ({ value, label: value }));

/** A customer's consent for one channel. */
export default function OnayDialog({ musteriId, kanal, son, onClose }: OnayDialogProps) {
  const form = useForm(oda.musteriOnayKaydet, {
    draft: null,
    initial: (): OnayFormu => ({
      Durum: son?.Durum === 'Onay' ? 'Ret' : 'Onay',
      Tarih: istanbulGunu(simdi()),
      Kaynak: 'Islak imza',
    }),
    errors: ({ Tarih }) => ({
      Tarih: Tarih === null ? 'Tarihi seçiniz.' : (onayHatasi(Tarih, istanbulGunu(simdi())) ?? false),
    }),
    request: ({ Durum, Tarih, Kaynak }) =>
      Tarih === null ? null : { MusteriId: musteriId, Kanal: kanal, Durum, Tarih, Kaynak, SonId: son?.Id ?? 0 },
    onSuccess: () => {
      bildir({ baslik: 'İleti onayı yazıldı', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={`${kanal} Onayı`} width={440} form={form} onClose={onClose}>
      <ChoiceField {...form.field('Durum')} label="Müşteri" required options={DURUMLAR} />
      <DateField {...form.field('Tarih')} label="Tarih" required />
      <ChoiceField {...form.field('Kaynak')} label="Kaynak" required options={KAYNAKLAR} />
    </FormDialog>
  );
}
