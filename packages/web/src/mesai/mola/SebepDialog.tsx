import { Flex } from '@mantine/core';
import {
  METIN,
  molaAdi,
  SEBEP_EN_AZ,
  SEBEP_EN_FAZLA,
  sebepDuzenle,
  sebepHatasi,
} from '@masabasi/core/mesai/mola/rules';
import { mola } from '../../calls/mola.ts';
import { useForm } from '../../platform/form/form.ts';
import type { MolaDegisimi } from './molaDegistir.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface SebepDialogProps {
  readonly durum: number;
  readonly degisim: MolaDegisimi;
  readonly onVazgec: () => void;
}

/** Asks for the reason of a status (specification 2.4, 5.2). The typed text stays until the status has changed. */
export default function SebepDialog({ durum, degisim, onVazgec }: SebepDialogProps) {
  const form = useForm(mola.moladurumGuncelle, {
    draft: `molaSebep.${durum}`,
    initial: () => ({ aciklama: '' }),
    errors: ({ aciklama }) => ({ aciklama: sebepHatasi(aciklama) ?? undefined }),
    onWrong: ({ aciklama }) => bildir({ baslik: METIN.yetersiz, metin: aciklama || '', tur: 'warning' }),
    request: ({ aciklama }) => degisim.istek(durum, sebepDuzenle(aciklama)),
    onSuccess: degisim.onSuccess,
    onRefusal: (ret) => {
      degisim.onRefusal(ret);
      return true;
    },
    onError: degisim.onError,
  });
  return (
    <FormDialog title={molaAdi(durum)} width={400} form={form} onClose={onVazgec} submit="Onayla">
      <TextAreaField
        {...form.field('aciklama')}
        label="Açıklama"
        placeholder={METIN.sebepYerTutucu}
        rows={4}
        maxLength={SEBEP_EN_FAZLA}
        required
        first
      />
      <Flex component="p" justify="space-between" mt={6} mb={0} mx={0} fz={12} c="dimmed">
        En az {SEBEP_EN_AZ} karakter
        <span className="tnum">
          {form.values.aciklama.length} / {SEBEP_EN_FAZLA}
        </span>
      </Flex>
    </FormDialog>
  );
}
