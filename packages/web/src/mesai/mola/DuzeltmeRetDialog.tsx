import type { Duzeltme } from '@masabasi/core/mesai/mola/contract';
import { METIN, SEBEP_EN_FAZLA, sebepDuzenle, sebepHatasi } from '@masabasi/core/mesai/mola/rules';
import { mola } from '../../calls/mola.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface DuzeltmeRetDialogProps {
  readonly istek: Duzeltme;
  readonly onRet: () => void;
  readonly onClose: () => void;
}

export function DuzeltmeRetDialog({ istek, onRet, onClose }: DuzeltmeRetDialogProps) {
  const form = useForm(mola.molaDuzeltmeKarar, {
    draft: `molaDuzeltmeRet.${istek.Id}`,
    initial: () => ({ Aciklama: '' }),
    errors: ({ Aciklama }) => ({ Aciklama: sebepHatasi(Aciklama) ?? undefined }),
    onWrong: ({ Aciklama }) => bildir({ baslik: METIN.yetersiz, metin: Aciklama || '', tur: 'warning' }),
    request: ({ Aciklama }) => ({ Id: istek.Id, Onay: false, Aciklama: sebepDuzenle(Aciklama) }),
    onSuccess: onRet,
  });
  return (
    <FormDialog
      title={`Reddet: ${istek.Kisi}`}
      width={440}
      form={form}
      onClose={onClose}
      submit="Reddet"
      color="danger"
    >
      <TextAreaField
        {...form.field('Aciklama')}
        label="Ret Sebebi"
        placeholder={METIN.sebepYerTutucu}
        maxLength={SEBEP_EN_FAZLA}
        required
        first
      />
    </FormDialog>
  );
}
