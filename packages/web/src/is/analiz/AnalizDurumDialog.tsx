import { analizDurumHatalari, type AnalizDurumu, type Karar, kararMi } from '@masabasi/core/is/analiz/rules';
import type { AnalizKarti } from '@masabasi/core/is/analiz/satirlar';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { analiz as oda } from '../../calls/analiz.ts';
import { useAction } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

const EYLEMLER: Partial<Record<AnalizDurumu, { readonly eylem: string; readonly neden?: string }>> = {
  kabul: { eylem: 'Kabul Et' },
  sartli: { eylem: 'Şartlı Kabul Et', neden: 'Şartı' },
  revize: { eylem: 'Revize İste', neden: 'Düzeltilecekler' },
  ertelendi: { eylem: 'Ertele', neden: 'Erteleme Nedeni' },
  red: { eylem: 'Reddet', neden: 'Ret Nedeni' },
  iptal: { eylem: 'İptal Et', neden: 'İptal Nedeni' },
};

interface DurumFormu {
  readonly Aciklama: string;
  readonly ErtelenenGun: string | null;
}

export interface AnalizDurumDialogProps {
  readonly a: AnalizKarti;
  readonly nereye: AnalizDurumu;
  readonly onClose: () => void;
}

function useDegisti(onClose: () => void) {
  // The toast outlives the dialog.
  const geriAl = useAction(oda.analizDurumGeriAl, {
    onSuccess: () => bildir({ baslik: 'Durum geri alındı', tur: 'success' }),
  });
  return (baslik: string) =>
    ({ Id, Surum }: { readonly Id: number; readonly Surum: number }) => {
      bildir({
        baslik,
        tur: 'success',
        eylem: { etiket: 'Geri Al', calistir: () => geriAl.mutate({ Id, Surum }) },
      });
      onClose();
    };
}

/** Fields that both forms have. */
function ortak(a: AnalizKarti, nereye: AnalizDurumu) {
  return {
    draft: { name: `analiz.durum.${a.Id}.${nereye}`, version: a.Surum },
    initial: (): DurumFormu => ({ Aciklama: '', ErtelenenGun: null }),
    errors: (f: DurumFormu) => {
      const { Aciklama, ErtelenenGun } = analizDurumHatalari({ ...f, Durum: nereye }, istanbulGunu(simdi()));
      return { Aciklama, ErtelenenGun };
    },
  };
}

function KararDialog({ a, nereye, onClose }: AnalizDurumDialogProps & { readonly nereye: Karar }) {
  const degisti = useDegisti(onClose);
  const form = useForm(oda.kabulKaydet, {
    ...ortak(a, nereye),
    request: (f) => ({ AnalizId: a.Id, Surum: a.Surum, Karar: nereye, ...f, Aciklama: f.Aciklama.trim() }),
    onSuccess: degisti('Karar kaydedildi'),
  });
  const { eylem, neden } = EYLEMLER[nereye]!;
  return (
    <FormDialog
      title={`${a.No}: ${eylem}`}
      width={520}
      form={form}
      onClose={onClose}
      submit={eylem}
      color={nereye === 'red' ? 'danger' : undefined}
    >
      <p style={{ margin: 0 }}>{a.Baslik}</p>
      {nereye === 'ertelendi' && <DateField {...form.field('ErtelenenGun')} label="Ertelenen Gün" required />}
      <TextAreaField
        {...form.field('Aciklama')}
        label={neden ?? 'Açıklama'}
        required={neden !== undefined}
        maxLength={2000}
      />
    </FormDialog>
  );
}

function IptalDialog({ a, nereye, onClose }: AnalizDurumDialogProps) {
  const degisti = useDegisti(onClose);
  const form = useForm(oda.analizDurumGuncelle, {
    ...ortak(a, nereye),
    request: (f) => ({ Id: a.Id, Surum: a.Surum, YeniDurum: nereye, Aciklama: f.Aciklama.trim() }),
    onSuccess: degisti('Analizin durumu değişti'),
  });
  const { eylem, neden } = EYLEMLER[nereye] ?? { eylem: 'Kaydet' };
  return (
    <FormDialog title={`${a.No}: ${eylem}`} width={520} form={form} onClose={onClose} submit={eylem} color="danger">
      <p style={{ margin: 0 }}>{a.Baslik}</p>
      <TextAreaField {...form.field('Aciklama')} label={neden ?? 'Açıklama'} required maxLength={2000} />
    </FormDialog>
  );
}

/** Moves an analysis to a state that needs a text: a decision, or its end. */
export default function AnalizDurumDialog({ a, nereye, onClose }: AnalizDurumDialogProps) {
  return kararMi(nereye) ? (
    <KararDialog a={a} nereye={nereye} onClose={onClose} />
  ) : (
    <IptalDialog a={a} nereye={nereye} onClose={onClose} />
  );
}
