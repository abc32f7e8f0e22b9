import { lisans as oda, type LisansSatiri } from '@masabasi/core/lisans/contract';
import { yenilemeDonemi } from '@masabasi/core/lisans/rules';
import { type Kurus, TUTAR_METNI } from '@masabasi/core/para';
import { istanbulGunu, tarihYaz } from '@masabasi/core/tarih';
import { Textarea } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormAction } from '../api.ts';
import { simdi } from '../sunucuSaati.ts';
import form from '../ui/Form.module.css';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { MoneyField } from '../ui/MoneyField.tsx';
import { Notice } from '../ui/Notice.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { bildir } from '../ui/Toast.tsx';

export interface LisansYenileDialogProps {
  readonly lisans: LisansSatiri;
  /** The last day of the period that runs or ran. */
  readonly bitis: string;
  readonly onClose: () => void;
}

/** Renews a licence by one period; shows beforehand from when to when. */
export default function LisansYenileDialog({ lisans: l, bitis, onClose }: LisansYenileDialogProps) {
  const [ay, setAy] = useState<number | null>(12);
  const [tutar, setTutar] = useState<Kurus | null>(l.YillikBedel);
  const [aciklama, setAciklama] = useState('');
  const [denendi, setDenendi] = useState(false);
  const yenile = useFormAction(oda.lisansYenile, {
    onSuccess: ({ BitisTarihi }) => {
      bildir({ baslik: 'Lisans yenilendi', metin: `Yeni bitiş: ${tarihYaz(BitisTarihi)}`, tur: 'success' });
      onClose();
    },
  });
  const donem = ay ? yenilemeDonemi({ Bitis: bitis, CipaGun: l.CipaGun }, ay, istanbulGunu(simdi())) : null;
  return (
    <ActionDialog
      title={`${l.LisansNo} Lisansını Yenile`}
      width={480}
      onClose={onClose}
      onSubmit={() => {
        setDenendi(true);
        yenile.setMessage(null);
        if (!ay || tutar === null) return;
        yenile.mutate({ Id: l.Id, Surum: l.Surum, Ay: ay, Tutar: tutar, Aciklama: aciklama.trim() });
      }}
      action={yenile}
      submit="Yenile"
    >
      <p style={{ margin: 0 }}>
        {l.Musteri}, {l.Proje}. Şimdiki bitiş: {tarihYaz(bitis)}
      </p>
      <div className={form.ikili}>
        <NumberField
          label="Süre (ay)"
          max={60}
          value={ay}
          onChange={setAy}
          error={denendi && !ay && '1 ile 60 arasında bir ay sayısı yazınız.'}
        />
        <MoneyField
          label={`Tutar (${l.ParaBirimi})`}
          currency={l.ParaBirimi}
          value={tutar}
          onChange={setTutar}
          error={denendi && tutar === null && TUTAR_METNI}
        />
      </div>
      {donem && (
        <Notice tone="info" icon={<IconCalendarPlus />}>
          Yeni dönem: {tarihYaz(donem.Baslama)} – {tarihYaz(donem.Bitis)}
        </Notice>
      )}
      <Textarea
        label="Açıklama"
        rows={2}
        maxLength={500}
        value={aciklama}
        onChange={(e) => setAciklama(e.currentTarget.value)}
      />
    </ActionDialog>
  );
}
