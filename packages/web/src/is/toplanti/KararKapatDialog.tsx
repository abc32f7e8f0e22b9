import { kapanisHatasi, type KararDurumu } from '@masabasi/core/is/toplanti/rules';
import type { ToplantiKarari } from '@masabasi/core/is/toplanti/satirlar';
import { toplanti as oda } from '../../calls/toplanti.ts';
import { useForm } from '../../platform/form/form.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

interface KapanisFormu {
  readonly Durum: Exclude<KararDurumu, 'acik'>;
  readonly Kanit: string;
}

/** Closes a decision: with evidence that it was carried out, or with the reason for dropping it. */
export default function KararKapatDialog({ k, onClose }: { readonly k: ToplantiKarari; readonly onClose: () => void }) {
  const form = useForm(oda.toplantiKararKapat, {
    draft: `toplanti.karar.${k.KararId}`,
    initial: (): KapanisFormu => ({ Durum: 'bitti', Kanit: '' }),
    errors: (f) => ({ Kanit: kapanisHatasi(f.Durum, f.Kanit) ?? undefined }),
    request: (f) => ({ KararId: k.KararId, Durum: f.Durum, Kanit: f.Kanit.trim() }),
    onSuccess: () => {
      bildir({ baslik: 'Karar kapandı', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title="Kararı Kapat" width={520} form={form} onClose={onClose} submit="Kararı Kapat">
      <p style={{ margin: 0 }}>{k.Metin}</p>
      <ChoiceField
        {...form.field('Durum')}
        label="Sonuç"
        first
        options={[
          { value: 'bitti' as const, label: 'Yerine getirildi' },
          { value: 'vazgecildi' as const, label: 'Vazgeçildi' },
        ]}
      />
      <TextAreaField
        {...form.field('Kanit')}
        label={form.values.Durum === 'bitti' ? 'Ne yapıldı?' : 'Neden vazgeçildi?'}
        required
        maxLength={2000}
      />
    </FormDialog>
  );
}
