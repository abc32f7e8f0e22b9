import type { GorevSatiri } from '@masabasi/core/is/gorev/satirlar';
import type { TopluSonuc } from '@masabasi/core/platform/list/topluUcu';
import { gorev as oda } from '../../calls/gorev.ts';
import { tanim } from '../../calls/tanim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { TopluAlan } from './GorevTopluIslemleri.tsx';

export interface GorevTopluAlanDialogProps {
  readonly alan: TopluAlan;
  readonly gorevler: readonly GorevSatiri[];
  readonly onDone: (sonuclar: readonly (TopluSonuc & { readonly Surum: number | null })[]) => void;
  readonly onClose: () => void;
}

const SOZLER: Readonly<Record<TopluAlan, readonly [baslik: string, etiket: string, eksik: string]>> = {
  AtananId: ['İşi Ata', 'Kime', 'İşlerin atanacağı kişiyi seçiniz.'],
  AciliyetId: ['İşin Aciliyeti', 'Aciliyet', 'Aciliyeti seçiniz.'],
  VersiyonId: ['İşin Versiyonu', 'Hedef Versiyon', 'Versiyonu seçiniz.'],
};

/** Gives several tasks one person, one urgency or one version. */
export default function GorevTopluAlanDialog({ alan, gorevler, onDone, onClose }: GorevTopluAlanDialogProps) {
  const [baslik, etiket, eksik] = SOZLER[alan];
  const urunler = [...new Set(gorevler.map((g) => g.ProjeId))];
  const gerekli = useEndpoint(tanim.getGerekliList, {});
  const kisiler = useEndpoint(oda.gorevKisileri, { ProjeId: urunler[0]! }, { enabled: alan === 'AtananId' });
  const ortak = {
    draft: null,
    initial: (): { Secilen: number | null } => ({ Secilen: null }),
    errors: (f: { readonly Secilen: number | null }) => ({ Secilen: f.Secilen === null && eksik }),
    onSuccess: (cevap: { readonly sonuclar: Parameters<typeof onDone>[0] }) => onDone(cevap.sonuclar),
  };
  const hangisi = ({ Id, Surum }: GorevSatiri) => ({ Id, Surum });
  const ver = useForm(oda.gorevTopluAta, {
    ...ortak,
    request: ({ Secilen }) =>
      Secilen === null ? null : { gorevler: gorevler.map((g) => ({ ...hangisi(g), AtananId: Secilen })) },
  });
  const yaz = useForm(oda.gorevTopluAlan, {
    ...ortak,
    request: ({ Secilen }) =>
      Secilen === null ? null : { gorevler: gorevler.map((g) => ({ ...hangisi(g), [alan]: Secilen })) },
  });
  const form = alan === 'AtananId' ? ver : yaz;
  const secenekler = {
    AtananId: kisiler.data?.kisiler ?? [],
    AciliyetId: gerekli.data?.aciliyet ?? [],
    VersiyonId: (gerekli.data?.versiyonlar ?? []).filter((v) => v.Acik && urunler.includes(v.ProjeId)),
  }[alan];
  return (
    <FormDialog title={`${gorevler.length} ${baslik}`} width={440} form={form} onClose={onClose} submit="Değiştir">
      <SelectField
        {...form.field('Secilen')}
        label={etiket}
        required
        first
        placeholder=""
        options={secenekler}
        {...(urunler.length > 1 &&
          alan !== 'AciliyetId' && { description: 'Ürünü uymayan işler olduğu gibi kalır, seçili kalır.' })}
      />
    </FormDialog>
  );
}
