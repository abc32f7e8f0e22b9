import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Box, Button, Flex, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { odeme as oda } from '../../calls/odeme.ts';
import { useAction } from '../../platform/call/api.ts';
import QrKodu from '../../kisi/ikiAdim/QrKodu.tsx';
import { kopyala } from '../../platform/clipboard/kopyala.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { usePostaSozu } from '../../platform/posta/postaSozu.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { ViewSwitch } from '../../ui/ViewSwitch.tsx';
import type { Odemeler } from './KartlaTahsilat.tsx';

export interface OdemeBaglantiDialogProps {
  readonly f: Pick<FaturaKarti, 'Id' | 'No'>;
  readonly odemeler: Pick<Odemeler, 'baglanti' | 'bakiye' | 'eposta'>;
  readonly verir: boolean;
  readonly onClose: () => void;
}

/** The address of the customer's payment page for an invoice or for all open debts: copy, mail, close. */
export default function OdemeBaglantiDialog({ f, odemeler, verir, onClose }: OdemeBaglantiDialogProps) {
  const { bakiye, eposta } = odemeler;
  const [Bakiye, setBakiye] = useState(false);
  const secilen = Bakiye ? (bakiye?.baglanti ?? null) : odemeler.baglanti;
  const istek = { FaturaId: f.Id, Bakiye };
  const ver = useAction(oda.odemeBaglantiVer);
  const postaSozu = usePostaSozu();
  const gonder = useAction(oda.odemeBaglantiGonder, {
    onSuccess: ({ Alici }) => bildir(postaSozu('Bağlantı', Alici)),
  });
  const kapat = useAction(oda.odemeBaglantiKapat, {
    onSuccess: () => bildir({ baslik: 'Ödeme bağlantısı kapatıldı', tur: 'success' }),
  });
  const sor = async () => {
    const tamam = await onayla({
      baslik: 'Bağlantıyı Kapat',
      metin: 'Adresi bilen müşteri artık bu sayfadan ödeyemez. Yeniden verirseniz adres başka olur.',
      onay: 'Bağlantıyı Kapat',
      tehlikeli: true,
    });
    if (tamam) kapat.mutate(istek);
  };
  const tam = secilen?.adres.startsWith('/') ? `${location.origin}${secilen.adres}` : (secilen?.adres ?? '');
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Ödeme Bağlantısı: ${f.No ?? ''}`}
      width={600}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          {secilen === null
            ? verir && (
                <Button loading={ver.isPending} onClick={() => ver.mutate(istek)}>
                  Bağlantı Ver
                </Button>
              )
            : verir && (
                <>
                  <Button variant="default" loading={kapat.isPending} onClick={() => void sor()}>
                    Bağlantıyı Kapat
                  </Button>
                  <Button
                    variant="default"
                    loading={gonder.isPending}
                    disabled={eposta === null}
                    onClick={() => gonder.mutate(istek)}
                  >
                    E-posta Gönder
                  </Button>
                </>
              )}
          {secilen !== null && <Button onClick={() => void kopyala(tam, 'Bağlantı')}>Kopyala</Button>}
        </>
      }
    >
      {bakiye !== null && (
        <ViewSwitch
          label="Neyin ödeneceği"
          value={Bakiye ? 'bakiye' : 'fatura'}
          onChange={(x) => setBakiye(x === 'bakiye')}
          options={[
            { value: 'fatura', label: 'Bu fatura' },
            { value: 'bakiye', label: `Açık ${bakiye.Adet} fatura, ${paraYaz(bakiye.Toplam, 'TRY')}` },
          ]}
        />
      )}
      <Text my={12}>
        {Bakiye
          ? 'Müşteri bu sayfada bütün açık faturalarını görür, tümünü kartıyla bir kerede öder; en eski vadeliden başlanarak kapanır.'
          : 'Müşteri bu sayfada faturanın kalanını görür, kartıyla bankanın kendi sayfasında öder.'}{' '}
        Kart bilgisi bize hiç gelmez.
      </Text>
      {secilen !== null && (
        <Flex wrap="wrap" gap={16} align="flex-start">
          <Box w={160}>
            <QrKodu key={tam} metin={tam} ad="Ödeme sayfasının QR kodu" />
          </Box>
          <Stack gap={8} flex="1 1 240px">
            <TextField label="Müşterinin sayfası" value={tam} onChange={() => undefined} />
            <Text className="anywhere">
              {eposta === null
                ? 'Müşterinin e-posta adresi yok; bağlantıyı kopyalayıp iletiniz.'
                : `Fatura e-postası: ${eposta}`}
            </Text>
            {secilen.Gonderim_Zamani !== null && (
              <Text className="anywhere">
                {`Son gönderim: ${zamanYaz(secilen.Gonderim_Zamani)}${secilen.Gonderen === null ? '' : `, ${secilen.Gonderen}`}`}
              </Text>
            )}
          </Stack>
        </Flex>
      )}
    </Dialog>
  );
}
