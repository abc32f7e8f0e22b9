import type { LisansSatiri } from '@masabasi/core/musteri/lisans/contract';
import { EN_KISA_NEDEN } from '@masabasi/core/musteri/lisans/rules';
import { gorunenUzunluk } from '@masabasi/core/platform/text/metin';
import { lisans as oda } from '../../calls/lisans.ts';
import { useForm } from '../../platform/form/form.ts';
import { MusteriSecimi, type SecilenMusteri } from '../musteri/MusteriSecimi.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

interface DevirFormu {
  readonly musteri: SecilenMusteri | null;
  readonly Aciklama: string;
}

export default function LisansDevretDialog({ lisans: l, onClose }: { lisans: LisansSatiri; onClose: () => void }) {
  const form = useForm(oda.lisansDevret, {
    draft: { name: `lisans.devir.${l.Id}`, version: l.Surum },
    initial: (): DevirFormu => ({ musteri: null, Aciklama: '' }),
    errors: ({ musteri, Aciklama }) => ({
      musteri: musteri === null && 'Müşteriyi seçiniz.',
      Aciklama:
        gorunenUzunluk(Aciklama.trim()) < EN_KISA_NEDEN && `Nedeni en az ${EN_KISA_NEDEN} karakterle açıklayınız.`,
    }),
    request: ({ musteri, Aciklama }) =>
      musteri && { Id: l.Id, Surum: l.Surum, MusteriId: musteri.Id, Aciklama: Aciklama.trim() },
    onSuccess: () => {
      bildir({ baslik: 'Lisans devredildi', tur: 'success', sure: 3000 });
      onClose();
    },
  });
  const { value, onChange, error } = form.field('musteri');
  return (
    <FormDialog title={`${l.LisansNo} Lisansını Devret`} form={form} onClose={onClose} submit="Devret">
      <p style={{ margin: 0 }}>
        {l.Musteri} müşterisinin {l.Proje} lisansı, süresi ve geçmişiyle birlikte seçtiğiniz müşteriye geçer.
      </p>
      <MusteriSecimi label="Yeni müşteri" required secili={value} onSec={onChange} error={error} />
      <TextAreaField {...form.field('Aciklama')} label="Neden" required maxLength={500} />
    </FormDialog>
  );
}
