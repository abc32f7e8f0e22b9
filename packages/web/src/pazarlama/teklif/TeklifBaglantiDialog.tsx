import { teklifNo } from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { teklif as oda } from '../../calls/teklif.ts';
import { useAction } from '../../platform/call/api.ts';
import { kopyala } from '../../platform/clipboard/kopyala.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** The address of the customer's page. Each request for it is logged. */
export default function TeklifBaglantiDialog({
  t,
  onClose,
}: {
  readonly t: TeklifKarti;
  readonly onClose: () => void;
}) {
  const [adres, setAdres] = useState<string | null>(null);
  const ver = useAction(oda.teklifBaglanti, {
    onSuccess: ({ Adres }) => setAdres(Adres.startsWith('/') ? `${location.origin}${Adres}` : Adres),
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Bağlantı: ${teklifNo(t.No, t.Revizyon)}`}
      width={560}
      readOnly
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Kapat
          </Button>
          {adres === null ? (
            <Button loading={ver.isPending} onClick={() => ver.mutate({ Id: t.Id, Surum: t.Surum })}>
              Bağlantıyı Göster
            </Button>
          ) : (
            <Button onClick={() => void kopyala(adres, 'Bağlantı')}>Kopyala</Button>
          )}
        </>
      }
    >
      <p style={{ marginTop: 0 }}>
        Bağlantıyı bilen herkes teklifi okur ve yanıtlar. Yalnız müşteriye iletiniz; kimin aldığı geçmişe yazılır.
      </p>
      {adres !== null && <TextField label="Müşterinin sayfası" value={adres} onChange={() => undefined} />}
    </Dialog>
  );
}
