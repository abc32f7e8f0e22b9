import type { WebistekKarti } from '@masabasi/core/masa/webistek/contract';
import IconMail from '~icons/tabler/mail';
import { webistek as oda } from '../../calls/webistek.ts';
import { EkSecimi } from '../../platform/dosya/EkSecimi.tsx';
import { useYaziDosyalari, type YaziDosyasi } from '../../platform/dosya/YaziDosyalari.tsx';
import { useForm } from '../../platform/form/form.ts';
import { usePostaSozu } from '../../platform/posta/postaSozu.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface WebistekYanitDialogProps {
  readonly w: WebistekKarti;
  readonly onClose: () => void;
}

interface YanitFormu {
  readonly Metin: string;
  /** Files of the request to attach. */
  readonly Ekler: readonly number[];
  /** Files added during writing. */
  readonly dosyalar: readonly YaziDosyasi[];
}

export default function WebistekYanitDialog({ w, onClose }: WebistekYanitDialogProps) {
  const postayla = w.Eposta !== '';
  const postaSozu = usePostaSozu();
  const form = useForm(oda.webistekYanitla, {
    draft: `webistek.yanit.${w.Id}`,
    initial: (): YanitFormu => ({ Metin: '', Ekler: [], dosyalar: [] }),
    errors: (f) => ({ Metin: f.Metin.trim() === '' && 'Yanıtı yazınız.' }),
    request: ({ Metin, Ekler, dosyalar }) => ({
      Id: w.Id,
      Surum: w.Surum,
      Metin,
      Ekler: postayla ? [...Ekler] : [],
      dosyalar: dosyalar.map((d) => d.Id),
    }),
    onSuccess: () => {
      bildir(postayla ? postaSozu('Yanıt') : { baslik: 'Yanıt kaydedildi', tur: 'success' });
      onClose();
    },
  });
  const { dosyalar } = form.values;
  const gonderilen = useYaziDosyalari(`webistek.${w.Id}`, dosyalar, (yeni) => form.set({ dosyalar: yeni }));
  return (
    <FormDialog title={`Yanıtla: ${w.No}`} width={560} form={form} onClose={onClose} submit="Yanıtı Gönder">
      <Notice tone="info" icon={<IconMail />}>
        {postayla
          ? `${[w.Eposta, ...w.DigerAdresler].join(', ')} adresine gider ve takip sayfasında görünür.`
          : 'E-posta adresi yok: yanıt yalnız takip sayfasında görünür.'}
      </Notice>
      <EkSecimi
        yer={{ Nesne: 'webistek', NesneId: w.Id }}
        alan={form.field('Ekler')}
        dosyalar={dosyalar}
        gonderilen={gonderilen}
        postayla={postayla}
      >
        <TextAreaField {...form.field('Metin')} label="Yanıt" required first rows={7} maxLength={8000} />
      </EkSecimi>
    </FormDialog>
  );
}
