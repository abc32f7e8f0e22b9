import { webistek as oda, type WebistekKarti } from '@masabasi/core/webistek/contract';
import { IconMail } from '@tabler/icons-react';
import { EK_YUKLENIYOR, EkSecimi, useYuklenenler } from '../dosya/EkSecimi.tsx';
import { useForm } from '../form.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { bildir } from '../ui/Toast.tsx';

export interface WebistekYanitDialogProps {
  readonly w: WebistekKarti;
  readonly onClose: () => void;
}

/** Answers whoever asked. */
export default function WebistekYanitDialog({ w, onClose }: WebistekYanitDialogProps) {
  const postayla = w.Eposta !== '';
  const yer = { Nesne: 'webistek', NesneId: w.Id } as const;
  const yuklenen = useYuklenenler(yer);
  const form = useForm(oda.webistekYanitla, {
    draft: `webistek.yanit.${w.Id}`,
    initial: (): { Metin: string; Ekler: readonly number[] } => ({ Metin: '', Ekler: [] }),
    errors: (f) => ({ Metin: f.Metin.trim() === '' && 'Yanıtı yazınız.' }),
    request: ({ Metin, Ekler }) =>
      yuklenen > 0 ? EK_YUKLENIYOR : { Id: w.Id, Surum: w.Surum, Metin, Ekler: postayla ? [...Ekler] : [] },
    onSuccess: () => {
      bildir({ baslik: postayla ? 'Yanıt gönderilecek' : 'Yanıt kaydedildi', tur: 'success', sure: 2000 });
      onClose();
    },
  });
  return (
    <FormDialog title={`Yanıtla: ${w.No}`} width={560} form={form} onClose={onClose} submit="Yanıtı Gönder">
      <Notice tone="info" icon={<IconMail />}>
        {postayla
          ? `${w.Eposta} adresine gider ve takip sayfasında görünür.`
          : 'E-posta adresi yok: yanıt yalnız takip sayfasında görünür.'}
      </Notice>
      <EkSecimi {...yer} alan={form.field('Ekler')} acik={postayla}>
        <TextAreaField {...form.field('Metin')} label="Yanıt" required first rows={7} maxLength={8000} />
      </EkSecimi>
    </FormDialog>
  );
}
