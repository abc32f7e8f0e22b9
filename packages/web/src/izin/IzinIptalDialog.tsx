import { type IzinSatiri } from '@masabasi/core/izin/contract';
import { talep } from '@masabasi/core/talep/contract';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFormAction } from '../api.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Form } from '../ui/Form.tsx';
import { FormError } from '../ui/FormError.tsx';
import { bildir } from '../ui/Toast.tsx';
import { IzinKutusu } from './IzinKutusu.tsx';

/** Asks to cancel an approved leave that has not begun; the head decides. */
export default function IzinIptalDialog({ izin, onClose }: { izin: IzinSatiri; onClose: () => void }) {
  const [aciklama, setAciklama] = useState('');
  const [denendi, setDenendi] = useState(false);
  const iste = useFormAction(talep.izinIptalIste, {
    invalidates: [talep.izinTaleplerim, talep.izinTalepList],
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
    <Dialog
      opened
      onClose={onClose}
      title="İzin İptali İste"
      width={480}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form="izin-iptal" loading={iste.isPending}>
            Gönder
          </Button>
        </>
      }
    >
      <Form
        id="izin-iptal"
        onSubmit={() => {
          setDenendi(true);
          iste.setMessage(null);
          if (!bos) iste.mutate({ IzinId: izin.Id, Aciklama: aciklama.trim() });
        }}
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
        <FormError message={iste.message} />
      </Form>
    </Dialog>
  );
}
