import { gorusme as oda, type GorusmeKarti } from '@masabasi/core/gorusme/contract';
import { gorusmeAcik, gorusmeDurumHatalari, type GorusmeDurumu } from '@masabasi/core/gorusme/rules';
import { useForm } from '../form.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { bildir } from '../ui/Toast.tsx';

export interface GorusmeDurumDialogProps {
  readonly g: GorusmeKarti;
  readonly nereye: GorusmeDurumu;
  /** What its button says. */
  readonly ad: string;
  readonly onClose: () => void;
}

const ETIKETLER: Partial<Record<GorusmeDurumu, string>> = {
  musteri: 'Müşteriden Beklenen',
  yazilim: 'Yazılımdan Beklenen',
  iptal: 'İptal Nedeni',
  islemde: 'Neden Yeniden Açılıyor',
};

/** Takes a contact to another state, with what that state wants to know. */
export default function GorusmeDurumDialog({ g, nereye, ad, onClose }: GorusmeDurumDialogProps) {
  const yeniden = !gorusmeAcik(g.DurumAnahtar) && gorusmeAcik(nereye);
  const form = useForm(oda.gorusmeDurumGuncelle, {
    draft: `gorusme.durum.${g.Id}.${g.Surum}.${nereye}`,
    initial: () => ({ Aciklama: '', Cozum: nereye === 'cozuldu' ? g.Cozum : '' }),
    errors: (f) => gorusmeDurumHatalari({ ...f, Durum: nereye }, yeniden),
    request: (f) => ({ Id: g.Id, Surum: g.Surum, Durum: nereye, ...f }),
    onSuccess: () => {
      bildir({ baslik: 'Görüşmenin durumu değişti', tur: 'success', sure: 2000 });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`${ad}: ${g.No}`}
      width={520}
      form={form}
      onClose={onClose}
      submit={ad}
      {...(nereye === 'iptal' && { color: 'danger' })}
    >
      {nereye === 'cozuldu' ? (
        <TextAreaField
          {...form.field('Cozum')}
          label="Çözüm"
          required
          first
          description="Aynı sorunu yaşayan sonraki müşteride aranıp bulunur."
          rows={5}
          maxLength={8000}
        />
      ) : (
        <TextAreaField
          {...form.field('Aciklama')}
          label={ETIKETLER[nereye] ?? 'Açıklama'}
          required
          first
          rows={4}
          maxLength={2000}
        />
      )}
    </FormDialog>
  );
}
