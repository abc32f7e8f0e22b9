import { Text } from '@mantine/core';
import type { ProjeKisisi, ProjeSatiri } from '@masabasi/core/musteri/proje/contract';
import { proje as oda } from '../../calls/proje.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface ProjeKisileriDialogProps {
  readonly satir: ProjeSatiri;
  /** People who work with the product at present. */
  readonly kisiler: readonly ProjeKisisi[];
  readonly onClose: () => void;
}

/** Chooses the people who work with a product. */
export default function ProjeKisileriDialog({ satir, kisiler, onClose }: ProjeKisileriDialogProps) {
  const secenekler = useEndpoint(oda.projeSecenekleri, {});
  const tamYetkili = new Set(kisiler.filter((k) => k.Neden === 'Tam yetkili').map((k) => k.Id));
  const form = useForm(oda.projeKisileriSec, {
    draft: { name: `proje.kisileri.${satir.Id}`, version: satir.Surum },
    initial: (): { readonly secili: readonly string[] } => ({
      secili: kisiler.filter((k) => k.Neden === 'Verilmiş').map((k) => String(k.Id)),
    }),
    request: ({ secili }) => ({ Id: satir.Id, Surum: satir.Surum, KisiIdler: secili.map(Number) }),
    onSuccess: () => {
      bildir({ baslik: 'Kişiler kaydedildi', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog title={`${satir.Ad}: Kişiler`} form={form} onClose={onClose} ready={secenekler.data !== undefined}>
      <Text c="dimmed">
        Ürünü hiç verilmemiş kişi 2, 6 ve 14 numaralı ürünlerle çalışır; ilk kez bir ürün verilince bunlar da listesine
        yazılır. Tam yetkili kişiler her ürünü görür ve burada yer almaz.
      </Text>
      <Read of={secenekler} rows={6}>
        {(okunan) => (
          <CheckList
            label="Kişiler"
            options={okunan.kisiler
              .filter((k) => !tamYetkili.has(k.Id))
              .map((k) => ({ value: String(k.Id), label: `${k.Ad} (${k.Departman})` }))}
            checked={form.values.secili}
            onChange={(secili) => form.set({ secili })}
          />
        )}
      </Read>
    </FormDialog>
  );
}
