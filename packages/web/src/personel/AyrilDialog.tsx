import { personel as oda, type PersonelKarti } from '@masabasi/core/personel/contract';
import { istanbulGunu, tarihYaz } from '@masabasi/core/tarih';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormAction } from '../api.ts';
import { simdi } from '../sunucuSaati.ts';
import { DateField } from '../ui/DateField.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { bildir } from '../ui/Toast.tsx';

/** Somebody leaves: today, or on a day to come. */
export default function AyrilDialog({ kisi, onClose }: { kisi: PersonelKarti; onClose: () => void }) {
  const [bugun] = useState(() => istanbulGunu(simdi()));
  const [CikisTarihi, setTarih] = useState<string | null>(bugun);
  const [AyrilmaNedeni, setNeden] = useState('');
  const [denendi, setDenendi] = useState(false);
  const ad = `${kisi.Ad} ${kisi.Soyad}`;
  const ayril = useFormAction(oda.personelAyril, {
    onSuccess: ({ Aktif }) => {
      bildir({ baslik: Aktif ? `${ad} için çıkış yazıldı` : `${ad} işten ayrıldı`, tur: 'success' });
      onClose();
    },
  });
  const hemen = CikisTarihi !== null && CikisTarihi <= bugun;
  return (
    <ActionDialog
      title={`İşten Çıkış: ${ad}`}
      width={480}
      onClose={onClose}
      onSubmit={() => {
        setDenendi(true);
        ayril.setMessage(null);
        if (CikisTarihi === null || AyrilmaNedeni.trim() === '') return;
        ayril.mutate({ Id: kisi.Id, CikisTarihi, AyrilmaNedeni: AyrilmaNedeni.trim() });
      }}
      action={ayril}
      submit="Çıkışı Yaz"
      color="danger"
    >
      <DateField
        label="Çıkış Tarihi"
        required
        value={CikisTarihi}
        onChange={setTarih}
        description="Kişinin artık çalışmadığı ilk gün."
        error={denendi && CikisTarihi === null && 'Çıkış tarihini seçiniz.'}
      />
      <TextInput
        label="Ayrılma Nedeni"
        required
        maxLength={200}
        value={AyrilmaNedeni}
        error={denendi && AyrilmaNedeni.trim() === '' && 'Ayrılma nedenini yazınız.'}
        onChange={(e) => setNeden(e.currentTarget.value)}
      />
      <p style={{ margin: 0, color: 'var(--text-2)' }}>
        {hemen || CikisTarihi === null
          ? 'Kişi hemen ayrılır: oturumları, açık molası ve mesaisi kapanır, bekleyen izin istekleri geri çekilir. Kayıtları silinmez.'
          : `Kişi ${tarihYaz(CikisTarihi)} gününe kadar çalışmaya devam eder; o gün girişi kapanır, bekleyen izin istekleri geri çekilir.`}
      </p>
    </ActionDialog>
  );
}
