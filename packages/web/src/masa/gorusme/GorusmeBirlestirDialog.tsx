import { type GorusmeKarti, type KardesGorusme } from '@masabasi/core/masa/gorusme/satirlar';
import { useNavigate } from 'react-router';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import type { Option } from '../../ui/SelectField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { useBirlesmeGeriAl } from './GorusmeBirlesmesi.tsx';
import { GorusmeSecimi } from './GorusmeSecimi.tsx';

export interface GorusmeBirlestirDialogProps {
  readonly g: GorusmeKarti;
  /** Open tickets of the same customer, from those on the card. */
  readonly digerleri: readonly KardesGorusme[];
  readonly onClose: () => void;
}

interface Form {
  readonly hedef: Option | null;
}

/** Merges a ticket into another one of the same customer. */
export default function GorusmeBirlestirDialog({ g, digerleri, onClose }: GorusmeBirlestirDialogProps) {
  const git = useNavigate();
  const tek = digerleri.length === 1 ? digerleri[0]! : null;
  const geriAl = useBirlesmeGeriAl();
  const form = useForm(oda.gorusmeBirlestir, {
    draft: { name: `gorusme.birlestir.${g.Id}`, version: g.Surum },
    initial: (): Form => ({ hedef: tek && { Id: tek.Id, Ad: `${tek.No} · ${tek.Baslik}` } }),
    errors: ({ hedef }) => ({ hedef: hedef === null && 'Görüşmenin birleşeceği görüşmeyi seçiniz.' }),
    request: ({ hedef }) => (hedef === null ? null : { Id: g.Id, Surum: g.Surum, HedefId: hedef.Id }),
    onSuccess: () => {
      const hedef = form.values.hedef?.Id;
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
      <GorusmeSecimi
        {...form.field('hedef')}
        gorusmeId={g.Id}
        label="Hangi görüşmeyle"
        required
        first
        description={`${g.Musteri} ile açık olan görüşmelerden birini seçiniz ya da numarasıyla, konuşulanla arayınız. ${g.No} kapanır, konuşulanı seçtiğinizin geçmişine yazılır; iş orada sürer.`}
      />
    </FormDialog>
  );
}
