import { talep } from '../../calls/talep.ts';
import { useForm } from '../../platform/form/form.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { bildir } from '../../ui/Toast.tsx';

type Hangi = 'yok' | 'hepsi' | 'uzun';
const SECENEKLER: readonly { readonly value: Hangi; readonly label: string }[] = [
  { value: 'yok', label: 'Yok' },
  { value: 'hepsi', label: 'Her istek' },
  { value: 'uzun', label: 'Uzun istekler' },
];
const EN_COK_GUN = 365;

/** The number of days from which a leave request needs two approvals, or none. */
export default function OnayKuraliDialog({ gun, onClose }: { gun: number | null; onClose: () => void }) {
  const form = useForm(talep.izinOnayKuraliKaydet, {
    draft: null,
    initial: (): { hangi: Hangi; gun: number | null } => ({
      hangi: gun === null ? 'yok' : gun === 0 ? 'hepsi' : 'uzun',
      gun: gun || 5,
    }),
    errors: (d) => ({ gun: d.hangi === 'uzun' && !d.gun && 'Kaç günden uzun olduğunu yazınız.' }),
    request: (d) => ({ IkinciOnayGun: d.hangi === 'yok' ? null : d.hangi === 'hepsi' ? 0 : d.gun }),
    onSuccess: () => {
      bildir({ baslik: 'Onay kuralı kaydedildi', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title="İkinci Onay" width={440} form={form} onClose={onClose}>
      <ChoiceField {...form.field('hangi')} label="İkinci onay isteyen istekler" first options={SECENEKLER} />
      {form.values.hangi === 'uzun' && (
        <NumberField {...form.field('gun')} label="Kaç günden uzun" max={EN_COK_GUN} required />
      )}
      <p>Verilmiş kararlar ve ikinci onaydaki istekler olduğu gibi kalır.</p>
    </FormDialog>
  );
}
