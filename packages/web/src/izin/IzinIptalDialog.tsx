import { type IzinSatiri } from '@masabasi/core/izin/contract';
import { talep } from '@masabasi/core/talep/contract';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFormAction } from '../api.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { bildir } from '../ui/Toast.tsx';
import { IzinKutusu } from './IzinKutusu.tsx';

/** Asks to cancel an approved leave that has not begun; the head decides. */
export default function IzinIptalDialog({ izin, onClose }: { izin: IzinSatiri; onClose: () => void }) {
  const [aciklama, setAciklama] = useState('');
  const [denendi, setDenendi] = useState(false);
  const iste = useFormAction(talep.izinIptalIste, {
    onSuccess: () => {
      bildir({
        baslik: 'İptal isteğiniz gönderildi',
        metin: 'Sorumlunuz karar verince size haber verilir.',
        tur: 'success',
      });
      onClose();
    },
  });
  const bos = aciklama.trim() === '';
  return (
    <ActionDialog
      title="İzin İptali İste"
      width={480}
      onClose={onClose}
      onSubmit={() => {
        setDenendi(true);
        iste.setMessage(null);
        if (!bos) iste.mutate({ IzinId: izin.Id, Aciklama: aciklama.trim() });
      }}
      action={iste}
      submit="Gönder"
    >
      <IzinKutusu izin={izin} baslik="İptali istenen izin" />
      <Textarea
        label="Sebep"
        required
        data-autofocus
        rows={3}
        maxLength={500}
        value={aciklama}
        error={denendi && bos && 'İptal sebebini yazınız.'}
        onChange={(e) => setAciklama(e.currentTarget.value)}
      />
    </ActionDialog>
  );
}
