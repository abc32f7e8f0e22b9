import type { SaklamaSatiri } from '@masabasi/core/kisi/kvkk/contract';
import { SAKLAMA, type SaklamaKonusu, ayYaz, saklamaHatasi } from '@masabasi/core/kisi/kvkk/rules';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { useState } from 'react';
import { kvkk as oda } from '../../calls/kvkk.ts';
import { read } from '../../platform/call/cagri.ts';
import { useForm } from '../../platform/form/form.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface SaklamaDialogProps {
  readonly satir: SaklamaSatiri;
  readonly hepsi: readonly SaklamaSatiri[];
  readonly onClose: () => void;
}

const okunan = (yazilan: string): number | null => (/^\d{1,4}$/.test(yazilan.trim()) ? Number(yazilan) : null);

/**
 * A new retention period for one kind of record. A shorter one first asks, with the number of records to be destroyed.
 */
export default function SaklamaDialog({ satir, hepsi, onClose }: SaklamaDialogProps) {
  const { Ad, Aciklama, EnAz } = SAKLAMA[satir.konu];
  const [bakiyor, setBakiyor] = useState(false);
  const aylar = Object.fromEntries(hepsi.map((r) => [r.konu, r.Ay])) as Record<SaklamaKonusu, number>;

  /** Asks before a shorter period destroys records. */
  const kisaltilsin = async (Ay: number) => {
    setBakiyor(true);
    try {
      const { Adet, Sinir } = await read(oda.saklamaOnizle, { konu: satir.konu, Ay });
      return await onayla({
        baslik: 'Saklama Süresini Kısalt',
        metin: `${Ad}: süre ${ayYaz(satir.Ay)} yerine ${ayYaz(Ay)} olacak. ${tarihYaz(Sinir)} tarihinden önceki ${Adet} kayıt bir sonraki günlük işlemde imha edilecek ve geri getirilemeyecek. Devam edilsin mi?`,
        onay: 'Kısalt',
        tehlikeli: true,
      });
    } finally {
      setBakiyor(false);
    }
  };
  const form = useForm(oda.saklamaKaydet, {
    draft: { name: `saklama.${satir.konu}`, version: satir.Surum },
    initial: () => ({ yazilan: String(satir.Ay) }),
    errors: ({ yazilan }) => {
      const Ay = okunan(yazilan);
      const hata = Ay === null ? 'Kaç ay saklanacağını tam sayı olarak yazınız.' : saklamaHatasi(satir.konu, Ay, aylar);
      return { yazilan: hata ?? undefined };
    },
    request: async ({ yazilan }) => {
      const Ay = okunan(yazilan);
      if (Ay === null || (Ay < satir.Ay && !(await kisaltilsin(Ay)))) return null;
      return { konu: satir.konu, Ay, Surum: satir.Surum };
    },
    onSuccess: () => {
      bildir({ baslik: 'Saklama süresi kaydedildi', tur: 'success' });
      onClose();
    },
  });
  const Ay = okunan(form.values.yazilan);
  return (
    <FormDialog title={Ad} form={form} onClose={onClose} pending={bakiyor}>
      <p style={{ margin: 0 }}>{Aciklama}</p>
      <TextField
        {...form.field('yazilan')}
        label="Saklama süresi (ay)"
        required
        first
        inputMode="numeric"
        maxLength={4}
        className="tnum"
        description={`${Ay !== null && Ay > 0 ? `${ayYaz(Ay)}. ` : ''}En az ${ayYaz(EnAz)}.`}
      />
    </FormDialog>
  );
}
