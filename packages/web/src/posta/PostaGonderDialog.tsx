import { posta } from '@masabasi/core/posta/contract';
import { tanim } from '@masabasi/core/tanim/contract';
import { MultiSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ScrollArea.css';
import { useState } from 'react';
import { useFormAction, useEndpoint } from '../api.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { bildir } from '../ui/Toast.tsx';

/** Mail to colleagues; the addresses come from their records. */
export default function PostaGonderDialog({ onClose }: { onClose: () => void }) {
  const personel = useEndpoint(tanim.baseGerekliList, {}, { staleTime: 300_000 }).data?.personel;
  const [kisiler, setKisiler] = useState<string[]>([]);
  const [konu, setKonu] = useState('');
  const [metin, setMetin] = useState('');
  const [denendi, setDenendi] = useState(false);
  const gonder = useFormAction(posta.sendMail, {
    onSuccess: ({ adet }) => {
      bildir({ baslik: 'E-posta sıraya alındı', metin: `${adet} kişiye gönderilecek.`, tur: 'success' });
      onClose();
    },
  });
  const hatalar = {
    kisiler: kisiler.length === 0 && 'En az bir kişi seçiniz.',
    konu: konu.trim() === '' && 'Bir konu yazınız.',
    metin: metin.trim() === '' && 'E-postanın metnini yazınız.',
  };
  return (
    <ActionDialog
      title="E-posta Yaz"
      width={640}
      onClose={onClose}
      onSubmit={() => {
        setDenendi(true);
        gonder.setMessage(null);
        if (Object.values(hatalar).some(Boolean)) return;
        gonder.mutate({ kisiler: kisiler.map(Number), konu: konu.trim(), metin: metin.trim() });
      }}
      action={gonder}
      submit="Gönder"
    >
      <MultiSelect
        label="Kime"
        placeholder={kisiler.length === 0 ? 'Ad yazınız...' : undefined}
        data={(personel ?? []).map((p) => ({ value: String(p.Id), label: p.Ad }))}
        value={kisiler}
        onChange={setKisiler}
        maxValues={200}
        searchable
        nothingFoundMessage="Kişi bulunamadı"
        error={denendi && hatalar.kisiler}
      />
      <TextInput
        label="Konu"
        maxLength={200}
        value={konu}
        onChange={(e) => setKonu(e.currentTarget.value)}
        error={denendi && hatalar.konu}
      />
      <Textarea
        label="Metin"
        rows={10}
        maxLength={10_000}
        value={metin}
        onChange={(e) => setMetin(e.currentTarget.value)}
        error={denendi && hatalar.metin}
      />
    </ActionDialog>
  );
}
