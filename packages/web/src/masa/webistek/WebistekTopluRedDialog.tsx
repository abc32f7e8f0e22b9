import type { TopluSonuc } from '@masabasi/core/platform/list/topluUcu';
import type { WebistekSatiri } from '@masabasi/core/masa/webistek/contract';
import { webistekDurumHatalari } from '@masabasi/core/masa/webistek/rules';
import IconInfoCircle from '~icons/tabler/info-circle';
import { webistek as oda } from '../../calls/webistek.ts';
import { useForm } from '../../platform/form/form.ts';
import { surumleri } from '../../platform/list/secim.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';

export interface WebistekTopluRedDialogProps {
  readonly istekler: readonly WebistekSatiri[];
  /** Number of requests that can be refused. */
  readonly reddedilir: number;
  readonly onDone: (sonuclar: readonly TopluSonuc[]) => void;
  readonly onClose: () => void;
}

/** Refuses several requests with one reason, which every sender reads. */
export default function WebistekTopluRedDialog({ istekler, reddedilir, onDone, onClose }: WebistekTopluRedDialogProps) {
  const form = useForm(oda.webistekTopluDurum, {
    draft: 'webistek.topluRed',
    initial: () => ({ Aciklama: '' }),
    errors: ({ Aciklama }) => webistekDurumHatalari({ Durum: 'reddedildi', Aciklama, AsilId: null }),
    request: ({ Aciklama }) => ({ istekler: surumleri(istekler), Durum: 'reddedildi' as const, Aciklama }),
    onSuccess: ({ sonuclar }) => onDone(sonuclar),
  });
  return (
    <FormDialog title={`${istekler.length} İsteği Reddet`} width={520} form={form} onClose={onClose} submit="Reddet">
      {reddedilir < istekler.length && (
        <Notice tone="info" icon={<IconInfoCircle size={18} />}>
          {istekler.length} isteğin {reddedilir} tanesi reddedilebilir; ötekiler olduğu gibi kalır.
        </Notice>
      )}
      <TextAreaField
        {...form.field('Aciklama')}
        label="Neden"
        required
        first
        description="İsteyenlerin her biri, takip sayfasında bunu okur."
        rows={4}
        maxLength={2000}
      />
    </FormDialog>
  );
}
