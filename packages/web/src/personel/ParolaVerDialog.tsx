import { yeniParolaHatasi } from '@masabasi/core/oturum/rules';
import { personel as oda } from '@masabasi/core/personel/contract';
import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useFormAction } from '../api.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { bildir } from '../ui/Toast.tsx';

const GOSTER = { 'aria-label': 'Parolayı göster veya gizle' };

/** A first or temporary password for somebody. */
export default function ParolaVerDialog({ kisiId, ad, onClose }: { kisiId: number; ad: string; onClose: () => void }) {
  const [Parola, setParola] = useState('');
  const [Tekrar, setTekrar] = useState('');
  const ver = useFormAction(oda.personelParolaVer, {
    onSuccess: () => {
      bildir({ baslik: 'Geçici parola verildi', metin: `${ad} ilk girişinde değiştirecek.`, tur: 'success' });
      onClose();
    },
  });
  return (
    <ActionDialog
      title={`Parola Ver: ${ad}`}
      width={480}
      onClose={onClose}
      onSubmit={() => {
        const yanlis = yeniParolaHatasi(Parola, Tekrar);
        ver.setMessage(yanlis);
        if (yanlis === null) ver.mutate({ Id: kisiId, Parola, Tekrar });
      }}
      action={ver}
      submit="Parolayı Ver"
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
    </ActionDialog>
  );
}
