import { kayipHatasi, teklifNo } from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import { teklif as oda } from '../../calls/teklif.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

interface KayipFormu {
  readonly KayipNedenId: number | null;
  readonly DigerProgramId: number | null;
  readonly Aciklama: string;
}

/** Closes a quote as lost, with its reason. */
export default function TeklifKayipDialog({ t, onClose }: { readonly t: TeklifKarti; readonly onClose: () => void }) {
  const listeler = useEndpoint(oda.getTeklifGerekliList, {});
  const form = useForm(oda.teklifDurumGuncelle, {
    draft: { name: `teklif.kayip.${t.Id}`, version: t.Surum },
    initial: (): KayipFormu => ({ KayipNedenId: null, DigerProgramId: t.DigerProgramId, Aciklama: '' }),
    errors: (f) => {
      const hata = kayipHatasi(f) ?? undefined;
      return f.KayipNedenId === null ? { KayipNedenId: hata } : { Aciklama: hata };
    },
    request: (f) => ({ Id: t.Id, Surum: t.Surum, Durum: 'red' as const, ...f, Aciklama: f.Aciklama.trim() }),
    onSuccess: () => {
      bildir({ baslik: 'Teklif kaybedildi olarak kapatıldı', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Kaybedildi: ${teklifNo(t.No, t.Revizyon)}`}
      width={520}
      form={form}
      onClose={onClose}
      submit="Kaybedildi"
      color="danger"
      ready={listeler.data !== undefined}
    >
      <SelectField
        {...form.field('KayipNedenId')}
        label="Kayıp Nedeni"
        required
        first
        options={listeler.data?.ayrilmaNedenleri ?? []}
      />
      <SelectField
        {...form.field('DigerProgramId')}
        label="Seçtiği Program"
        options={listeler.data?.digerProgramlar ?? []}
      />
      <TextAreaField {...form.field('Aciklama')} label="Açıklama" required maxLength={2000} />
    </FormDialog>
  );
}
