import { ikiAdim as oda } from '@masabasi/core/ikiAdim/contract';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormAction } from '../api.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { bildir } from '../ui/Toast.tsx';

export interface IkiAdimKaldirDialogProps {
  readonly kisiId: number;
  readonly ad: string;
  readonly onClose: () => void;
}

/** For somebody who has lost telephone and recovery codes. */
export default function IkiAdimKaldirDialog({ kisiId, ad, onClose }: IkiAdimKaldirDialogProps) {
  const [Sebep, setSebep] = useState('');
  const [denendi, setDenendi] = useState(false);
  const kaldir = useFormAction(oda.ikiAdimKaldir, {
    onSuccess: () => {
      bildir({ baslik: 'İki adımlı giriş kaldırıldı', metin: `${ad} yalnız parolasıyla girebilir.`, tur: 'success' });
      onClose();
    },
  });
  return (
    <ActionDialog
      title={`İki Adımlı Girişi Kaldır: ${ad}`}
      onClose={onClose}
      onSubmit={() => {
        setDenendi(true);
        if (Sebep.trim() !== '') kaldir.mutate({ Id: kisiId, Sebep: Sebep.trim() });
      }}
      action={kaldir}
      submit="Kaldır"
      color="danger"
    >
      <p style={{ margin: 0 }}>
        Telefonunu ve kurtarma kodlarını yitiren biri içindir. Sizden isteyenin gerçekten {ad} olduğundan emin olunuz:
        bütün oturumları kapanır, yalnız parolasıyla girebilir ve kendisine e-posta gider.
      </p>
      <TextInput
        label="Sebep"
        required
        data-autofocus
        maxLength={200}
        value={Sebep}
        error={denendi && Sebep.trim() === '' && 'Sebebi yazınız.'}
        onChange={(e) => setSebep(e.currentTarget.value)}
      />
    </ActionDialog>
  );
}
