import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { WebistekKarti } from '@masabasi/core/masa/webistek/contract';
import { type WebistekDurumu, webistekDurumHatalari } from '@masabasi/core/masa/webistek/rules';
import { webistek as oda } from '../../calls/webistek.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface WebistekDurumDialogProps {
  readonly w: WebistekKarti;
  readonly nereye: WebistekDurumu;
  /** Requests that this one may duplicate. */
  readonly benzerler: Basari<typeof oda.getWebistekDetay>['benzerler'];
  readonly onClose: () => void;
}

interface Form {
  readonly Aciklama: string;
  readonly AsilId: number | null;
}

/** Refuses a request with a reason, or marks it as a duplicate. */
export default function WebistekDurumDialog({ w, nereye, benzerler, onClose }: WebistekDurumDialogProps) {
  const mukerrer = nereye === 'mukerrer';
  const form = useForm(oda.webistekDurumGuncelle, {
    draft: `webistek.durum.${w.Id}.${nereye}`,
    initial: (): Form => ({ Aciklama: '', AsilId: benzerler.length === 1 ? benzerler[0]!.Id : null }),
    errors: (f) => webistekDurumHatalari({ ...f, Durum: nereye }),
    request: (f) => ({ Id: w.Id, Surum: w.Surum, Durum: nereye, ...f }),
    onSuccess: () => {
      bildir({ baslik: 'İsteğin durumu değişti', tur: 'success' });
      onClose();
    },
  });
  const ad = mukerrer ? 'Mükerrer' : 'Reddet';
  return (
    <FormDialog title={`${ad}: ${w.No}`} width={520} form={form} onClose={onClose} submit={ad}>
      {mukerrer ? (
        <SelectField
          {...form.field('AsilId')}
          label="Yinelenen istek"
          required
          options={benzerler.map((b) => ({ Id: b.Id, Ad: `${b.No} · ${b.Metin}` }))}
          nothingFound="Aynı kişiden, aynı ürün için yakın bir istek yok."
        />
      ) : (
        <TextAreaField
          {...form.field('Aciklama')}
          label="Neden"
          required
          first
          description="İsteyen, takip sayfasında bunu okur."
          rows={4}
          maxLength={2000}
        />
      )}
    </FormDialog>
  );
}
