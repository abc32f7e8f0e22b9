import { demo as oda, type DemoSatiri } from '@masabasi/core/demo/contract';
import { tanim } from '@masabasi/core/tanim/contract';
import { Button, Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { useState } from 'react';
import { useEndpoint, useFormAction } from '../api.ts';
import { secenekleri, secilenId } from '../secenek.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Form } from '../ui/Form.tsx';
import { FormError } from '../ui/FormError.tsx';
import { bildir } from '../ui/Toast.tsx';

/** Gives a demo to somebody, or from one person to another. */
export default function DemoAtaDialog({ satir, onClose }: { satir: DemoSatiri; onClose: () => void }) {
  const gerekli = useEndpoint(tanim.baseGerekliList, {});
  const [AtananId, setAtananId] = useState(satir.AtananId);
  const ata = useFormAction(oda.demoAta, {
    onSuccess: () => {
      bildir({ baslik: 'Demo atandı', tur: 'success', sure: 2000 });
      onClose();
    },
  });
  const gonder = () => {
    if (AtananId === null) ata.setMessage('Demonun atanacağı kişiyi seçiniz.');
    else ata.mutate({ Id: satir.Id, Surum: satir.Surum, AtananId });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Demo Ata: ${satir.AdSoyad}`}
      width={440}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form="demo-ata" loading={ata.isPending}>
            Ata
          </Button>
        </>
      }
    >
      <Form id="demo-ata" onSubmit={gonder}>
        <Select
          label="Atanan"
          description={`${satir.Proje} ile çalışan birini seçiniz.`}
          data-autofocus
          openOnFocus={false}
          data={secenekleri(gerekli.data?.personel ?? [], satir.AtananId, satir.Atanan)}
          value={AtananId === null ? null : String(AtananId)}
          onChange={(v) => setAtananId(secilenId(v))}
          nothingFoundMessage="Bulunamadı"
          searchable
        />
        <FormError message={ata.message ?? gerekli.error?.message ?? null} />
      </Form>
    </Dialog>
  );
}
