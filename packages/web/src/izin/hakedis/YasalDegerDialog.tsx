import type { HakFarki } from '@masabasi/core/izin/hakedis/contract';
import { gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import { type Gun, tarihYaz } from '@masabasi/core/platform/time/tarih';
import {
  YASAL_DEGERLER,
  type YasalAnahtar,
  type YasalDeger,
  yasalDegerEngeli,
} from '@masabasi/core/izin/hakedis/yasal';
import { useState } from 'react';
import { hakedis as oda } from '../../calls/hakedis.ts';
import { call } from '../../platform/call/cagri.ts';
import { useForm } from '../../platform/form/form.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { DecimalField } from '../../ui/DecimalField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormRow } from '../../ui/FormSection.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { HakFarklari } from './HakFarklari.tsx';

interface DegerFormu {
  /** The day of the row to replace. Null: a new row. */
  readonly satir: Gun | null;
  readonly tarih: Gun | null;
  readonly deger: number | null;
}

export interface YasalDegerDialogProps {
  readonly anahtar: YasalAnahtar;
  readonly satirlar: readonly YasalDeger[];
  readonly onClose: () => void;
}

/** A statutory number from a day on: first the affected people are shown, then it is saved. */
export default function YasalDegerDialog({ anahtar, satirlar, onClose }: YasalDegerDialogProps) {
  const { ad, birim } = YASAL_DEGERLER[anahtar];
  const [etki, setEtki] = useState<readonly HakFarki[] | null>(null);
  const [bakiliyor, setBakiliyor] = useState(false);
  const form = useForm(oda.yasalDegerKaydet, {
    draft: `yasalDeger.${anahtar}`,
    initial: (): DegerFormu => ({ satir: null, tarih: null, deger: null }),
    request: async ({ satir, tarih, deger }) => {
      if (tarih === null) return 'Geçerlilik tarihini seçiniz.';
      if (deger === null) return 'Değeri yazınız.';
      const yeni = { Anahtar: anahtar, GecerliBaslangic: tarih, Deger: deger };
      const istek = { deger: yeni, eski: satirlar.find((s) => s.GecerliBaslangic === satir) ?? null };
      const engel = yasalDegerEngeli(yeni);
      if (engel !== null) return engel;
      if (etki) return istek;
      setBakiliyor(true);
      try {
        const cevap = await call(oda.yasalDegerEtkisi, istek);
        if (!cevap.durum) return cevap.msg;
        setEtki(cevap.farklar);
        return null;
      } finally {
        setBakiliyor(false);
      }
    },
    onSuccess: () => {
      bildir({ baslik: 'Yasal değer kaydedildi', tur: 'success' });
      onClose();
    },
  });
  /** A change of the form makes the shown effect out of date. */
  const degistir = (degisen: Partial<DegerFormu>) => {
    form.set(degisen);
    setEtki(null);
  };
  const satirSec = (satir: Gun | null) => {
    const eski = satirlar.find((s) => s.GecerliBaslangic === satir);
    degistir({ satir, tarih: eski?.GecerliBaslangic ?? null, deger: eski?.Deger ?? null });
  };
  return (
    <FormDialog
      title={ad}
      width={860}
      form={form}
      onClose={onClose}
      submit={etki === null ? 'Değişecek Bakiyeleri Göster' : 'Kaydet'}
      pending={bakiliyor}
    >
      <ChoiceField
        label="Kayıt"
        value={form.values.satir}
        options={[
          { value: null, label: 'Yeni geçerlilik tarihi' },
          ...satirlar.map((s) => ({
            value: s.GecerliBaslangic,
            label: `${tarihYaz(s.GecerliBaslangic)} ve sonrası: ${gunSayisiYaz(s.Deger)} ${birim}`,
          })),
        ]}
        onChange={satirSec}
      />
      <FormRow>
        <DateField
          {...form.field('tarih')}
          label="Geçerlilik Tarihi"
          required
          min="1900-01-01"
          onChange={(tarih) => degistir({ tarih })}
        />
        <DecimalField
          {...form.field('deger')}
          label={`Değer (${birim})`}
          required
          onChange={(deger) => degistir({ deger })}
        />
      </FormRow>
      {etki && <HakFarklari farklar={etki} />}
    </FormDialog>
  );
}
