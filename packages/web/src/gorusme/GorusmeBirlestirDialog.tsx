import { gorusme as oda, type GorusmeKarti, type KardesGorusme } from '@masabasi/core/gorusme/contract';
import { useNavigate } from 'react-router';
import { useAction } from '../api.ts';
import { useForm } from '../form.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { bildir } from '../ui/Toast.tsx';

export interface GorusmeBirlestirDialogProps {
  readonly g: GorusmeKarti;
  /** The open contacts of the same customer. */
  readonly digerleri: readonly KardesGorusme[];
  readonly onClose: () => void;
}

interface Form {
  readonly HedefId: number | null;
}

/** Makes a contact part of another one of the same customer, where it goes on. */
export default function GorusmeBirlestirDialog({ g, digerleri, onClose }: GorusmeBirlestirDialogProps) {
  const git = useNavigate();
  const geriAl = useAction(oda.gorusmeBirlestirGeriAl, {
    onSuccess: ({ Id }) => {
      bildir({ baslik: 'Görüşmeler ayrıldı', tur: 'success', sure: 2000 });
      void git(`/islemler/musterigorusme/detay?id=${Id}`);
    },
  });
  const form = useForm(oda.gorusmeBirlestir, {
    draft: { name: `gorusme.birlestir.${g.Id}`, version: g.Surum },
    initial: (): Form => ({ HedefId: digerleri.length === 1 ? digerleri[0]!.Id : null }),
    errors: ({ HedefId }) => ({ HedefId: HedefId === null && 'Görüşmenin birleşeceği görüşmeyi seçiniz.' }),
    request: ({ HedefId }) => (HedefId === null ? null : { Id: g.Id, Surum: g.Surum, HedefId }),
    onSuccess: () => {
      const hedef = form.values.HedefId;
      bildir({
        baslik: 'Görüşmeler birleştirildi',
        tur: 'success',
        eylem: { etiket: 'Geri Al', calistir: () => geriAl.mutate({ Id: g.Id }) },
      });
      onClose();
      void git(`/islemler/musterigorusme/detay?id=${hedef}`);
    },
  });
  return (
    <FormDialog title={`Birleştir: ${g.No}`} width={520} form={form} onClose={onClose} submit="Birleştir">
      <SelectField
        {...form.field('HedefId')}
        label="Hangi görüşmeyle"
        required
        first
        description={`${g.Musteri} ile açık olan görüşmelerden birini seçiniz. ${g.No} kapanır, konuşulanı seçtiğinizin geçmişine yazılır; iş orada sürer.`}
        options={digerleri.map((k) => ({ Id: k.Id, Ad: `${k.No} · ${k.Baslik}` }))}
      />
    </FormDialog>
  );
}
