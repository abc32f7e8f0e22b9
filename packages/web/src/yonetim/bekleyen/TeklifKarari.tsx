import { Button, Text } from '@mantine/core';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { oranYaz, teklifNo } from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { useState } from 'react';
import { teklif as oda } from '../../calls/teklif.ts';
import { useForm } from '../../platform/form/form.ts';
import { Decision } from '../../ui/Decision.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const TeklifKaydi = onDemand(() => import('../../pazarlama/teklif/TeklifKaydi.tsx'));

export interface TeklifKarariProps {
  readonly teklif: TeklifKarti;
  /** Reason for the approval besides the discount. Empty: there is no other. */
  readonly neden: string;
  /** Called after the decision. */
  readonly onBitti: () => void;
  /** Null: a part of the page instead of a dialog. */
  readonly onClose: (() => void) | null;
}

/** A second person approves a quote, or gives it back to its writer. */
export function TeklifKarari({ teklif: t, neden, onBitti, onClose }: TeklifKarariProps) {
  const [acik, setAcik] = useState<number | null>(null);
  const form = useForm(oda.teklifDurumGuncelle, {
    draft: null,
    initial: () => ({}),
    request: () => ({ Id: t.Id, Surum: t.Surum, Durum: 'onaylandi' as const }),
    onSuccess: (_, { Durum }) => {
      bildir({
        baslik: Durum === 'onaylandi' ? 'Teklif onaylandı' : 'Teklif taslağa alındı',
        metin: teklifNo(t.No, t.Revizyon),
        tur: 'success',
      });
      onBitti();
    },
  });
  return (
    <Decision
      title="Teklif Onayı"
      form={form}
      refusal="Taslağa Al"
      refuse={() => form.submitWith({ Durum: 'taslak' })}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={() => setAcik(t.Id)}>
          Teklifi Aç
        </Button>
      }
      facts={
        <Facts labels="max-content" gap="6px 20px">
          <dt>Teklif</dt>
          <dd>
            <b>{teklifNo(t.No, t.Revizyon)}</b>, {t.Baslik}
          </dd>
          <dt>Müşteri</dt>
          <dd>
            {t.Musteri}
            {t.Bayi !== null && `, bayi ${t.Bayi}`}
          </dd>
          <dt>Hazırlayan</dt>
          <dd>{t.Sahip}</dd>
          <dt>Toplam</dt>
          <dd className="tnum">{paraYaz(t.GenelToplam, t.ParaBirimi)}</dd>
          <dt>İskonto</dt>
          <dd className="tnum">
            {paraYaz(t.Iskonto, t.ParaBirimi)}, en yükseği %{oranYaz(t.IskontoOrani)}
          </dd>
          <dt>Geçerlilik</dt>
          <dd className="tnum">{tarihYaz(t.Gecerlilik_Tarihi)}</dd>
        </Facts>
      }
    >
      {neden !== '' && <Text c="var(--warn)">{neden}</Text>}
      {acik !== null && (
        <TeklifKaydi Id={acik} onAc={setAcik} peek={{ onOpen: setAcik, onClose: () => setAcik(null) }} />
      )}
    </Decision>
  );
}
