import { Text } from '@mantine/core';
import { saatleriYaz } from '@masabasi/core/mesai/duzeltme/rules';
import type { Duzeltme } from '@masabasi/core/mesai/mola/contract';
import { METIN, SEBEP_EN_FAZLA, sebepDuzenle, sebepHatasi } from '@masabasi/core/mesai/mola/rules';
import { istanbulGunu, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { useState } from 'react';
import { mola } from '../../calls/mola.ts';
import { useForm } from '../../platform/form/form.ts';
import { Decision } from '../../ui/Decision.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { bildir } from '../../ui/Toast.tsx';

export interface DuzeltmeKarariProps {
  readonly istek: Duzeltme;
  /** Called after the decision. */
  readonly onBitti: () => void;
  /** Null: a part of the page instead of a dialog. */
  readonly onClose: (() => void) | null;
}

/** The head approves a correction of a break record, or refuses it with a reason. */
export function DuzeltmeKarari({ istek, onBitti, onClose }: DuzeltmeKarariProps) {
  const [redDenendi, setRedDenendi] = useState(false);
  const form = useForm(mola.molaDuzeltmeKarar, {
    draft: `molaDuzeltmeKarar.${istek.Id}`,
    initial: () => ({ Aciklama: '' }),
    request: ({ Aciklama }) => ({ Id: istek.Id, Onay: true, Aciklama: sebepDuzenle(Aciklama) }),
    onSuccess: (_, { Onay }) => {
      bildir({ baslik: Onay ? 'Düzeltme onaylandı' : 'Düzeltme reddedildi', metin: istek.Kisi, tur: 'success' });
      onBitti();
    },
  });
  const eksik = sebepHatasi(form.values.Aciklama);
  const reddet = () => {
    setRedDenendi(true);
    if (eksik) bildir({ baslik: METIN.yetersiz, metin: eksik, tur: 'warning' });
    else form.submitWith({ Onay: false });
  };
  return (
    <Decision
      title="Mola Düzeltme İsteği"
      form={form}
      refuse={reddet}
      onClose={onClose}
      facts={
        <Facts labels="max-content" gap="6px 20px">
          <dt>İsteyen</dt>
          <dd>
            <b>{istek.Kisi}</b>, {istek.Departman}
          </dd>
          <dt>Kayıt</dt>
          <dd>
            {istek.mola}, <span className="tnum">{tarihYaz(istanbulGunu(istek.Eski_Baslama))}</span>
          </dd>
          <dt>Şimdi</dt>
          <dd className="tnum">{saatleriYaz(istek.Eski_Baslama, istek.Eski_Bitis)}</dd>
          <dt>İstenen</dt>
          <dd className="tnum">
            <b>{saatleriYaz(istek.Yeni_Baslama, istek.Yeni_Bitis)}</b>
          </dd>
          <dt>Sebep</dt>
          <dd>
            <Text className="lines">{istek.Sebep}</Text>
          </dd>
          <dt>İstek zamanı</dt>
          <dd className="tnum">{zamanYaz(istek.CreateDateTime)}</dd>
        </Facts>
      }
    >
      <TextAreaField
        {...form.field('Aciklama')}
        label="Karar açıklaması"
        description="Reddederken yazılması gerekir; isteyen kişi görür."
        rows={2}
        maxLength={SEBEP_EN_FAZLA}
        error={(redDenendi && eksik) || undefined}
      />
    </Decision>
  );
}
