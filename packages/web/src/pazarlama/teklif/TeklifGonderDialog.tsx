import { epostaMi } from '@masabasi/core/platform/posta/rules';
import { teklifNo } from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { teklif as oda } from '../../calls/teklif.ts';
import { useForm } from '../../platform/form/form.ts';
import { usePostaSozu } from '../../platform/posta/postaSozu.ts';
import { useYetki } from '../../platform/session/oturum.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** Sends a quote to its customer. From then on it cannot change. */
export default function TeklifGonderDialog({ t, onClose }: { readonly t: TeklifKarti; readonly onClose: () => void }) {
  const { DisAdres } = useYetki();
  const postaSozu = usePostaSozu();
  const form = useForm(oda.teklifGonder, {
    draft: { name: `teklif.gonder.${t.Id}`, version: t.Surum },
    initial: () => ({ Eposta: DisAdres ? t.Eposta : '', Mesaj: '' }),
    errors: (f) => ({
      Eposta: f.Eposta.trim() !== '' && !epostaMi(f.Eposta.trim()) && 'E-posta adresini ad@firma.com gibi yazınız.',
    }),
    request: (f) => ({ Id: t.Id, Surum: t.Surum, Eposta: f.Eposta.trim(), Mesaj: f.Mesaj.trim() }),
    onSuccess: (_c, { Eposta }) => {
      bildir(
        Eposta === ''
          ? {
              baslik: 'Teklif müşteriye açıldı',
              metin: 'E-posta gitmedi; bağlantısını ‘Bağlantı’dan alıp müşteriye iletiniz.',
              tur: 'success',
            }
          : postaSozu('Teklif'),
      );
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Gönder: ${teklifNo(t.No, t.Revizyon)}`}
      width={560}
      form={form}
      onClose={onClose}
      submit="Gönder"
    >
      <p style={{ margin: 0 }}>
        {`Gönderilen teklif değişmez; değişiklik için revize edilir. ${tarihYaz(t.Gecerlilik_Tarihi)} gününe kadar geçerlidir.`}
      </p>
      <TextField
        {...form.field('Eposta')}
        label="E-posta"
        type="email"
        first={DisAdres}
        maxLength={200}
        disabled={!DisAdres}
        description={
          DisAdres
            ? 'Boş bırakırsanız e-posta gitmez; bağlantıyı siz iletirsiniz.'
            : 'Sunucunun dış adresi ayarlanmadığı için e-posta gitmez; bağlantıyı siz iletirsiniz.'
        }
      />
      {DisAdres && <TextAreaField {...form.field('Mesaj')} label="Mesaj" maxLength={2000} />}
    </FormDialog>
  );
}
