import { METIN, molaAdi, SEBEP_EN_AZ, SEBEP_EN_FAZLA, sebepDuzenle, sebepHatasi } from '@masabasi/core/mola/rules';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { bildir } from '../ui/Toast.tsx';
import css from './SebepDialog.module.css';

export interface SebepDialogProps {
  readonly durum: number;
  readonly gonderiliyor: boolean;
  readonly onOnay: (aciklama: string) => void;
  readonly onVazgec: () => void;
}

/** Asks for the reason of a status (specification 2.4, 5.2). What was typed stays until the change has happened. */
export default function SebepDialog({ durum, gonderiliyor, onOnay, onVazgec }: SebepDialogProps) {
  const [metin, setMetin] = useState('');
  const [hata, setHata] = useState<string | null>(null);
  const onayla = () => {
    const eksik = sebepHatasi(metin);
    setHata(eksik);
    if (eksik) bildir({ baslik: METIN.yetersiz, metin: eksik, tur: 'warning' });
    else onOnay(sebepDuzenle(metin));
  };
  return (
    <Dialog
      opened
      onClose={onVazgec}
      title={molaAdi(durum)}
      width={400}
      footer={
        <>
          <Button variant="default" onClick={onVazgec}>
            Vazgeç
          </Button>
          <Button onClick={onayla} loading={gonderiliyor}>
            Onayla
          </Button>
        </>
      }
    >
      <TextAreaField
        label="Açıklama"
        placeholder={METIN.sebepYerTutucu}
        rows={4}
        maxLength={SEBEP_EN_FAZLA}
        required
        first
        value={metin}
        error={hata ?? undefined}
        onChange={(yazilan) => {
          setMetin(yazilan);
          if (hata) setHata(sebepHatasi(yazilan));
        }}
        onKeyDown={(e) => {
          if (e.key === 'Enter' && (e.ctrlKey || e.metaKey)) onayla();
        }}
      />
      <p className={css.sayac}>
        En az {SEBEP_EN_AZ} karakter
        <span className="tnum">
          {metin.length} / {SEBEP_EN_FAZLA}
        </span>
      </p>
    </Dialog>
  );
}
