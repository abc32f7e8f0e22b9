import { yeniParolaHatasi } from '@masabasi/core/oturum/rules';
import { personel as oda } from '@masabasi/core/personel/contract';
import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useFormAction } from '../api.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Form } from '../ui/Form.tsx';
import { FormError } from '../ui/FormError.tsx';
import { bildir } from '../ui/Toast.tsx';

const GOSTER = { 'aria-label': 'Parolayı göster veya gizle' };

/** A first or temporary password for somebody. */
export default function ParolaVerDialog({ kisiId, ad, onClose }: { kisiId: number; ad: string; onClose: () => void }) {
  const [Parola, setParola] = useState('');
  const [Tekrar, setTekrar] = useState('');
  const ver = useFormAction(oda.personelParolaVer, {
    invalidates: [oda.personelDetay, oda.personelGecmisi],
    onSuccess: () => {
      bildir({ baslik: 'Geçici parola verildi', metin: `${ad} ilk girişinde değiştirecek.`, tur: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Parola Ver: ${ad}`}
      width={480}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form="parola-ver-formu" loading={ver.isPending}>
            Parolayı Ver
          </Button>
        </>
      }
    >
      <Form
        id="parola-ver-formu"
        onSubmit={() => {
          const yanlis = yeniParolaHatasi(Parola, Tekrar);
          ver.setMessage(yanlis);
          if (yanlis === null) ver.mutate({ Id: kisiId, Parola, Tekrar });
        }}
      >
        <p style={{ margin: 0, color: 'var(--text-2)' }}>
          Verdiğiniz parola geçicidir: kişi ilk girişinde kendi şifresini belirler. Açık oturumları varsa hemen kapanır.
        </p>
        <PasswordInput
          label="Geçici Parola"
          autoComplete="new-password"
          data-autofocus
          value={Parola}
          onChange={(e) => setParola(e.currentTarget.value)}
          visibilityToggleButtonProps={GOSTER}
        />
        <PasswordInput
          label="Geçici Parola (Tekrar)"
          autoComplete="new-password"
          value={Tekrar}
          onChange={(e) => setTekrar(e.currentTarget.value)}
          visibilityToggleButtonProps={GOSTER}
        />
        <FormError message={ver.message} />
      </Form>
    </Dialog>
  );
}
