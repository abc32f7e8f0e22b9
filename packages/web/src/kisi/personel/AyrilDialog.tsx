import type { PersonelKarti } from '@masabasi/core/kisi/personel/contract';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { useState } from 'react';
import { personel as oda } from '../../calls/personel.ts';
import { useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

interface CikisFormu {
  readonly CikisTarihi: string | null;
  readonly AyrilmaNedeni: string;
}

/** Ends a person's employment: today, or on a future day. */
export default function AyrilDialog({ kisi, onClose }: { kisi: PersonelKarti; onClose: () => void }) {
  const [bugun] = useState(() => istanbulGunu(simdi()));
  const ad = `${kisi.Ad} ${kisi.Soyad}`;
  const form = useForm(oda.personelAyril, {
    draft: { name: `personel.ayril.${kisi.Id}`, version: kisi.Surum },
    initial: (): CikisFormu => ({ CikisTarihi: bugun, AyrilmaNedeni: '' }),
    errors: ({ CikisTarihi, AyrilmaNedeni }) => ({
      CikisTarihi: CikisTarihi === null && 'Çıkış tarihini seçiniz.',
      AyrilmaNedeni: AyrilmaNedeni.trim() === '' && 'Ayrılma nedenini yazınız.',
    }),
    request: ({ CikisTarihi, AyrilmaNedeni }) =>
      CikisTarihi === null ? null : { Id: kisi.Id, CikisTarihi, AyrilmaNedeni: AyrilmaNedeni.trim() },
    onSuccess: ({ Aktif }) => {
      bildir({ baslik: Aktif ? `${ad} için çıkış yazıldı` : `${ad} işten ayrıldı`, tur: 'success', sure: 3000 });
      onClose();
    },
  });
  const { CikisTarihi } = form.values;
  const hemen = CikisTarihi !== null && CikisTarihi <= bugun;
  return (
    <FormDialog title={`İşten Çıkış: ${ad}`} form={form} onClose={onClose} submit="Çıkışı Yaz" color="danger">
      <DateField
        {...form.field('CikisTarihi')}
        label="Çıkış Tarihi"
        required
        description="Kişinin artık çalışmadığı ilk gün."
      />
      <TextField {...form.field('AyrilmaNedeni')} label="Ayrılma Nedeni" required maxLength={200} />
      <p style={{ margin: 0, color: 'var(--text-2)' }}>
        {hemen || CikisTarihi === null
          ? 'Kişi hemen ayrılır: oturumları, açık molası ve mesaisi kapanır, bekleyen izin istekleri geri çekilir. Kayıtları silinmez.'
          : `Kişi ${tarihYaz(CikisTarihi)} gününe kadar çalışmaya devam eder; o gün girişi kapanır, bekleyen izin istekleri geri çekilir.`}
      </p>
    </FormDialog>
  );
}
