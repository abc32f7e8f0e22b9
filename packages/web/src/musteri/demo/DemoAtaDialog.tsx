import type { DemoSatiri } from '@masabasi/core/musteri/demo/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { demo as oda } from '../../calls/demo.ts';
import { tanim } from '../../calls/tanim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { chosen, SelectField } from '../../ui/SelectField.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** Assigns a demo to a person, or moves it from one person to another. */
export default function DemoAtaDialog({ satir, onClose }: { satir: DemoSatiri; onClose: () => void }) {
  const gerekli = useEndpoint(tanim.baseGerekliList, {});
  const [gorulenUyari, setUyari] = useState<string | null>(null);
  const form = useForm(oda.demoAta, {
    draft: null,
    initial: () => ({ AtananId: satir.AtananId }),
    request: ({ AtananId }) => {
      setUyari(null);
      return AtananId === null ? 'Demonun atanacağı kişiyi seçiniz.' : { Id: satir.Id, Surum: satir.Surum, AtananId };
    },
    onRefusal: (ret) => {
      if ('uyari' in ret) setUyari(ret.uyari);
      return false;
    },
    onSuccess: () => {
      bildir({ baslik: 'Demo atandı', tur: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Demo Ata: ${satir.AdSoyad}`}
      width={440}
      form={form}
      onClose={onClose}
      submit="Ata"
      message={gerekli.error?.message}
      actions={
        gorulenUyari !== null && (
          <Button variant="default" loading={form.isPending} onClick={() => form.submitWith({ gorulenUyari })}>
            Yine de Ata
          </Button>
        )
      }
    >
      <SelectField
        {...form.field('AtananId')}
        label="Atanan"
        placeholder=""
        description={`${satir.Proje} ile çalışan birini seçiniz.`}
        first
        options={gerekli.data?.personel ?? []}
        current={chosen(satir.AtananId, satir.Atanan)}
      />
    </FormDialog>
  );
}
