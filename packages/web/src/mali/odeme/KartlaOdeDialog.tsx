import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import { taksitYaz, DENEME_DAKIKA, type OdemeDurumu } from '@masabasi/core/mali/odeme/rules';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { Box, Button, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconLock from '~icons/tabler/lock';
import { useRef, useState } from 'react';
import { odeme as oda } from '../../calls/odeme.ts';
import { invalidate } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, Fields } from '../../ui/Fields.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { buSekmedeGit, type OdemePenceresi, pencereAc } from './odemePenceresi.ts';
import { odemeHatasi, useOdemeSonucu } from './odemeSonucu.ts';

/** An opened order: the reference for its result, and whether a window went to the bank with it. */
interface Siparis {
  readonly orderId: string;
  readonly ref: string;
  readonly action: string;
  readonly pencerede: boolean;
}

export interface KartlaOdeDialogProps {
  readonly f: Pick<FaturaKarti, 'Id' | 'No' | 'Kalan'>;
  readonly taksitler: readonly number[];
  /** Instalments of the open attempt; another number would be refused. */
  readonly taksit: number;
  readonly onClose: () => void;
}

/** Card payment beside the staff: the customer pays in a window of the bank, and the panel follows the result. */
export default function KartlaOdeDialog(props: KartlaOdeDialogProps) {
  const [siparis, setSiparis] = useState<Siparis | null>(null);
  return siparis === null ? (
    <OdemeAc {...props} onAcildi={setSiparis} />
  ) : (
    <OdemeTakibi {...props} siparis={siparis} onYeniden={() => setSiparis(null)} />
  );
}

const ENGELLENDI =
  'Tarayıcınız ödeme penceresini engelledi. Adres çubuğundan bu sayfanın pencere açmasına izin verip yeniden deneyiniz, bu sekmede açınız ya da müşteriye ödeme bağlantısını veriniz.';

function OdemeAc({
  f,
  taksitler,
  taksit,
  onClose,
  onAcildi,
}: KartlaOdeDialogProps & { readonly onAcildi: (s: Siparis) => void }) {
  const pencere = useRef<OdemePenceresi | null>(null);
  const [engellendi, setEngellendi] = useState(false);
  const sekmede = useRef(false);
  const vazgec = () => {
    pencere.current?.kapat();
    sekmede.current = false;
  };
  const form = useForm(oda.prepare, {
    draft: null,
    initial: () => ({ Taksit: taksit }),
    request: ({ Taksit }) => {
      if (!sekmede.current) {
        pencere.current = pencereAc();
        setEngellendi(pencere.current === null);
        if (pencere.current === null) return null;
      }
      return { FaturaId: f.Id, Taksit };
    },
    onRefusal: () => {
      vazgec();
      return false;
    },
    onError: (hata) => {
      vazgec();
      odemeHatasi(hata);
    },
    onSuccess: ({ orderId, ref, action }) => {
      const pencerede = !sekmede.current && pencere.current?.git(action) === true;
      onAcildi({ orderId, ref, action, pencerede });
      // The form is saved by now, so leaving the page asks nothing.
      if (sekmede.current) setTimeout(() => buSekmedeGit(action));
    },
  });
  return (
    <FormDialog
      title={`Kartla Öde: ${f.No ?? ''}`}
      width={480}
      form={form}
      onClose={onClose}
      submit="Ödeme Penceresini Aç"
    >
      <Text fz={24} fw={600} lh="32px" className="tnum">
        {paraYaz(f.Kalan, 'TRY')}
      </Text>
      <Text mt={8} mb={16} c="dimmed">
        <IconLock size={16} style={{ verticalAlign: -3 }} aria-hidden /> Kart bilgisini personel yazmaz ve sormaz:
        müşteri, bankanın açılan sayfasında kendisi yazar. Telefondaki müşteriye ödeme bağlantısını veriniz.
      </Text>
      <ChoiceField
        {...form.field('Taksit')}
        label="Ödeme"
        first
        options={taksitler.map((n) => ({
          value: n,
          label: taksitYaz(n, f.Kalan),
        }))}
      />
      {engellendi && (
        <Notice tone="warn" icon={<IconAlertTriangle size={18} />}>
          {ENGELLENDI}
          <Box mt={8}>
            <Button
              size="compact-sm"
              variant="default"
              loading={form.isPending}
              onClick={() => {
                sekmede.current = true;
                form.submit();
              }}
            >
              Bu Sekmede Aç
            </Button>
          </Box>
        </Notice>
      )}
    </FormDialog>
  );
}

const DURUMLAR: Readonly<Record<OdemeDurumu, { readonly ad: string; readonly ton: ChipTone }>> = {
  BEKLIYOR: { ad: 'Bekliyor', ton: 'accent' },
  BASARILI: { ad: 'Ödendi', ton: 'ok' },
  BASARISIZ: { ad: 'Ödenmedi', ton: 'danger' },
};
const BEKLENIYOR = `Müşterinin bankanın penceresinde ödemesi bekleniyor; sonuç buraya kendiliğinden gelir. Pencere kapandıysa yeniden açınız: aynı ödeme, açıldıktan sonra ${DENEME_DAKIKA} dakika sürer ve iki kez alınmaz.`;
const ACILMADI = 'Ödeme açıldı, penceresi açık değil. Aşağıdaki düğmeyle açınız.';

function OdemeTakibi({
  f,
  siparis,
  onClose,
  onYeniden,
}: KartlaOdeDialogProps & { readonly siparis: Siparis; readonly onYeniden: () => void }) {
  // The bank makes the change, not a write of this browser, so the invoice and its attempts are read again.
  const sonuc = useOdemeSonucu(siparis.ref, () => void invalidate('fatura'));
  const [pencerede, setPencerede] = useState(siparis.pencerede);
  const odemeDurum = sonuc?.odemeDurum ?? 'BEKLIYOR';
  const { ad, ton } = DURUMLAR[odemeDurum];
  const yenidenAc = () => setPencerede(pencereAc()?.git(siparis.action) === true);
  const makbuz = sonuc?.makbuz ?? null;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Kartla Öde: ${f.No ?? ''}`}
      width={480}
      footer={
        <>
          {/* A running payment continues without this dialog. */}
          <Button variant={odemeDurum === 'BASARILI' ? 'filled' : 'default'} onClick={onClose}>
            Kapat
          </Button>
          {odemeDurum === 'BEKLIYOR' && (
            <>
              {!pencerede && (
                <Button variant="default" onClick={() => buSekmedeGit(siparis.action)}>
                  Bu Sekmede Aç
                </Button>
              )}
              <Button variant={pencerede ? 'default' : 'filled'} onClick={yenidenAc}>
                {pencerede ? 'Pencereyi Yeniden Aç' : 'Ödeme Penceresini Aç'}
              </Button>
            </>
          )}
          {odemeDurum === 'BASARISIZ' && <Button onClick={onYeniden}>Yeniden Dene</Button>}
        </>
      }
    >
      <div role="status">
        <Fields>
          <Field name="Durum">
            <Chip tone={ton}>{ad}</Chip>
          </Field>
          <Field name="Tutar">{paraYaz(sonuc?.tutar ?? f.Kalan, 'TRY')}</Field>
          <Field name="Sipariş No">{siparis.orderId}</Field>
          {makbuz !== null && <Field name="Kart">{makbuz.Kart}</Field>}
          {makbuz !== null && <Field name="Provizyon No">{makbuz.ProvNo}</Field>}
        </Fields>
        <Text mt={8} mb={16} c="dimmed">
          {odemeDurum === 'BEKLIYOR' ? (pencerede ? BEKLENIYOR : ACILMADI) : `Müşterinin okuduğu: ${sonuc?.mesaj}`}
        </Text>
      </div>
    </Dialog>
  );
}
