import { kvkk as oda, type SaklamaSatiri } from '@masabasi/core/kvkk/contract';
import { SAKLAMA, type SaklamaKonusu, ayYaz, saklamaHatasi } from '@masabasi/core/kvkk/rules';
import { tarihYaz } from '@masabasi/core/tarih';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError, read, useFormAction } from '../api.ts';
import { onayla } from '../ui/Confirm.tsx';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { bildir } from '../ui/Toast.tsx';

export interface SaklamaDialogProps {
  readonly satir: SaklamaSatiri;
  readonly hepsi: readonly SaklamaSatiri[];
  readonly onClose: () => void;
}

/** Another period for one kind of record; a shorter one asks first and says how many records will go. */
export default function SaklamaDialog({ satir, hepsi, onClose }: SaklamaDialogProps) {
  const { Ad, Aciklama, EnAz } = SAKLAMA[satir.konu];
  const [yazilan, setYazilan] = useState(String(satir.Ay));
  const [denendi, setDenendi] = useState(false);
  const [bakiyor, setBakiyor] = useState(false);
  const kaydet = useFormAction(oda.saklamaKaydet, {
    onSuccess: () => {
      bildir({ baslik: 'Saklama süresi kaydedildi', tur: 'success', sure: 2000 });
      onClose();
    },
  });

  const aylar = Object.fromEntries(hepsi.map((r) => [r.konu, r.Ay])) as Record<SaklamaKonusu, number>;
  const Ay = /^\d{1,4}$/.test(yazilan.trim()) ? Number(yazilan) : null;
  const alanHatasi =
    Ay === null ? 'Kaç ay saklanacağını tam sayı olarak yazınız.' : saklamaHatasi(satir.konu, Ay, aylar);

  const gonder = async () => {
    setDenendi(true);
    kaydet.setMessage(null);
    if (Ay === null || alanHatasi !== null) return;
    if (Ay < satir.Ay) {
      setBakiyor(true);
      try {
        const { Adet, Sinir } = await read(oda.saklamaOnizle, { konu: satir.konu, Ay });
        const evet = await onayla({
          baslik: 'Saklama Süresini Kısalt',
          metin: `${Ad}: süre ${ayYaz(satir.Ay)} yerine ${ayYaz(Ay)} olacak. ${tarihYaz(Sinir)} tarihinden önceki ${Adet} kayıt bir sonraki günlük işlemde imha edilecek ve geri getirilemeyecek. Sürdürülsün mü?`,
          onay: 'Kısalt',
          tehlikeli: true,
        });
        if (!evet) return;
      } catch (h) {
        if (!(h instanceof ApiError)) throw h;
        kaydet.setMessage(h.message);
        return;
      } finally {
        setBakiyor(false);
      }
    }
    kaydet.mutate({ konu: satir.konu, Ay, Surum: satir.Surum });
  };

  return (
    <ActionDialog title={Ad} width={480} onClose={onClose} onSubmit={gonder} action={kaydet} pending={bakiyor}>
      <p style={{ margin: 0 }}>{Aciklama}</p>
      <TextInput
        label="Saklama süresi (ay)"
        required
        data-autofocus
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        className="tnum"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={`${Ay !== null && Ay > 0 ? `${ayYaz(Ay)}. ` : ''}En az ${ayYaz(EnAz)}.`}
        value={yazilan}
        error={denendi && alanHatasi}
        onChange={(e) => setYazilan(e.currentTarget.value)}
      />
    </ActionDialog>
  );
}
