import { tasinanYaz } from '@masabasi/core/musteri/birlestirme/rules';
import { GERI_ALMA_GUNU } from '@masabasi/core/musteri/musteri/rules';
import type { MusteriKarti } from '@masabasi/core/musteri/musteri/contract';
import { Box, Button } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconArrowLeft from '~icons/tabler/arrow-left';
import IconArrowMerge from '~icons/tabler/arrow-merge';
import { useState } from 'react';
import { birlestirme as oda } from '../../calls/birlestirme.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { Read } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { ilkSecim, Karsilastirma, type Secim } from './Karsilastirma.tsx';
import { BirlestirilecekSecimi } from './BirlestirilecekSecimi.tsx';

export interface BirlestirDialogProps {
  readonly kart: MusteriKarti;
  readonly onClose: () => void;
}

/** Merges another customer into this one: first the choice of the customer, then of each field's value. */
export default function BirlestirDialog({ kart, onClose }: BirlestirDialogProps) {
  const [DigerId, setDigerId] = useState<number | null>(null);
  const karsilastirma = useEndpoint(
    oda.musteriKarsilastir,
    { Id: kart.Id, DigerId: DigerId ?? 0 },
    { enabled: DigerId !== null, refetchOnMount: 'always', gcTime: 0 },
  );
  const kartlar = DigerId === null ? undefined : karsilastirma.data;
  const form = useForm(oda.musteriBirlestir, {
    draft: null,
    initial: (): { readonly secilenler: Partial<Secim> } => ({ secilenler: {} }),
    request: ({ secilenler }) =>
      kartlar
        ? {
            Id: kartlar.kalan.Id,
            Surum: kartlar.kalan.Surum,
            DigerId: kartlar.giden.Id,
            DigerSurum: kartlar.giden.Surum,
            alanlar: { ...ilkSecim(kartlar), ...secilenler },
          }
        : null,
    onSuccess: () => {
      bildir({ baslik: 'Müşteriler birleştirildi', tur: 'success', sure: 3000 });
      onClose();
    },
    conflict: 'Müşteriyi yeniden seçerek güncel kartlara bakınız.',
  });
  const { secilenler } = form.values;
  const sec = (Id: number | null) => {
    setDigerId(Id);
    form.reset();
  };
  return (
    <FormDialog
      title="Müşteriyi Birleştir"
      width={760}
      form={form}
      onClose={onClose}
      submit="Birleştir"
      ready={kartlar?.engel === null}
    >
      {DigerId === null ? (
        <BirlestirilecekSecimi musteriId={kart.Id} onSec={sec} />
      ) : (
        <>
          <div>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconArrowLeft size={16} aria-hidden />}
              onClick={() => sec(null)}
            >
              Başka müşteri seç
            </Button>
          </div>
          <Read of={karsilastirma} rows={8} label="Kartlar hazırlanıyor...">
            {(okunan) => (
              <>
                <Karsilastirma
                  kartlar={okunan}
                  secim={{ ...ilkSecim(okunan), ...secilenler }}
                  onSec={(alan, taraf) => form.set({ secilenler: { ...secilenler, [alan]: taraf } })}
                />
                <Sonuc {...okunan} />
              </>
            )}
          </Read>
        </>
      )}
    </FormDialog>
  );
}

interface SonucProps {
  readonly kalan: MusteriKarti;
  readonly giden: MusteriKarti;
  readonly tasinanlar: readonly { readonly Ad: string; readonly Adet: number }[];
  readonly engel: string | null;
}

/** The effect of the merge, or the reason against it. */
const Sonuc = ({ kalan, giden, tasinanlar, engel }: SonucProps) => (
  // The notice has a space below, the form has its own.
  <Box mb={-16}>
    {engel === null ? (
      <Notice tone="info" icon={<IconArrowMerge />}>
        <b>{giden.GorunenAd}</b> listelerden kalkacak, {giden.MusteriNo} numarası <b>{kalan.GorunenAd}</b> kartına
        götürecek.
        {tasinanlar.length > 0 && ` Bu karta geçecekler: ${tasinanYaz(tasinanlar)}.`} Kartta kalmayan telefon ve e-posta
        yetkili kişi olarak saklanır. Birleştirme {GERI_ALMA_GUNU} gün içinde geri alınabilir.
      </Notice>
    ) : (
      <Notice tone="warn" icon={<IconAlertTriangle />}>
        {engel}
      </Notice>
    )}
  </Box>
);
