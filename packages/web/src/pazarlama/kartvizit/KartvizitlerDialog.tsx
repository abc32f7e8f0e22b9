import type { KartvizitSatiri } from '@masabasi/core/pazarlama/kartvizit/contract';
import { izinYaz } from '@masabasi/core/musteri/yetkili/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Box, Button, Flex, Text } from '@mantine/core';
import IconCamera from '~icons/tabler/camera';
import { useState } from 'react';
import { kartvizit as oda } from '../../calls/kartvizit.ts';
import { invalidate, useAction, useEndpoint } from '../../platform/call/api.ts';
import { anahtarUret, ApiError, upload } from '../../platform/call/cagri.ts';
import { useDosya } from '../../platform/call/dosyaOku.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const YetkiliIzinDialog = onDemand(() => import('../../musteri/yetkili/YetkiliIzinDialog.tsx'));
const KartvizitOnayDialog = onDemand(() => import('./KartvizitOnayDialog.tsx'));

const RESIM = { w: 200, h: 120, bg: 'var(--surface-2)', bdrs: 4, style: { objectFit: 'contain' } } as const;

export interface KartvizitlerDialogProps {
  /** Null: the caller's own cards without a customer. */
  readonly musteri: { readonly Id: number; readonly Ad: string } | null;
  readonly onClose: () => void;
}

const adi = (k: KartvizitSatiri): string => k.Kisi?.trim() ?? `${zamanYaz(k.Zaman)} kartviziti`;

function Kart({
  k,
  onOku,
  onIzin,
  onSil,
}: {
  k: KartvizitSatiri;
  onOku: () => void;
  onIzin: () => void;
  onSil: () => void;
}) {
  const { adres } = useDosya({ Nesne: 'kartvizit', Id: k.DosyaId }, 'kucuk', true);
  return (
    <Flex component="li" gap={16} wrap="wrap" p={12} bd="1px solid var(--line)" bdrs={8}>
      {adres === undefined ? (
        <Box component="span" {...RESIM} />
      ) : (
        <Box component="img" {...RESIM} src={adres} alt={adi(k)} />
      )}
      <Box flex="1 1 240px" miw={0}>
        <Flex component="p" gap={8} wrap="wrap" align="center" mt={0} mb={4} mx={0} fw={600}>
          {adi(k)}
          <Chip tone={k.YetkiliId === null ? 'warn' : 'ok'}>
            {k.YetkiliId === null ? 'Okunmayı bekliyor' : 'Kişi kaydedildi'}
          </Chip>
        </Flex>
        <Text mb={2} c="dimmed">
          {[k.Yukleyen, zamanYaz(k.Zaman)].filter(Boolean).join(', ')}
        </Text>
        {k.izinler.map((i) => (
          <Text key={i.Kanal} mb={2} c="dimmed">
            {izinYaz(i)}
          </Text>
        ))}
        <Flex component="span" gap={8} wrap="wrap" mt={8}>
          {k.YetkiliId === null ? (
            <Button variant="default" onClick={onOku} aria-label={`Oku ve onayla: ${adi(k)}`}>
              Oku ve Onayla
            </Button>
          ) : (
            <Button variant="default" onClick={onIzin} aria-label={`İzin yaz: ${adi(k)}`}>
              İzin Yaz
            </Button>
          )}
          <Button variant="subtle" color="red" onClick={onSil} aria-label={`Kaldır: ${adi(k)}`}>
            Kaldır
          </Button>
        </Flex>
      </Box>
    </Flex>
  );
}

/**
 * Business cards of a customer, or the caller's own cards without a customer: photographed, read and confirmed here.
 */
export default function KartvizitlerDialog({ musteri, onClose }: KartvizitlerDialogProps) {
  const liste = useEndpoint(oda.getMusteriKartList, musteri ? { Id: musteri.Id } : {}, { refetchOnMount: 'always' });
  const [gidiyor, setGidiyor] = useState(false);
  const [acik, setAcik] = useState<{ readonly ne: 'onay' | 'izin'; readonly Id: number } | null>(null);
  const geriAl = useAction(oda.kartvizitGeriAl, {
    onSuccess: () => bildir({ baslik: 'Kartvizit geri alındı', tur: 'success' }),
  });
  const sil = useAction(oda.removeKartvizit, {
    onSuccess: (_, { Id }) =>
      bildir({
        baslik: 'Kartvizit kaldırıldı',
        tur: 'success',
        eylem: { etiket: 'Geri Al', calistir: () => geriAl.mutate({ Id }) },
      }),
  });
  const gonder = async (dosya: File) => {
    setGidiyor(true);
    try {
      const secim = { idempotencyKey: anahtarUret(), onProgress: () => undefined };
      const cevap = await upload(oda.musteriKartvizitKaydet, musteri ? { Id: musteri.Id } : {}, dosya, secim);
      if (!cevap.durum) bildir({ baslik: cevap.msg, tur: 'error' });
      else {
        await invalidate('kartvizit', 'musteri');
        setAcik({ ne: 'onay', Id: cevap.KartId });
      }
    } catch (hata) {
      if (!(hata instanceof ApiError)) throw hata;
      bildir({ baslik: hata.message, tur: 'error' });
    } finally {
      setGidiyor(false);
    }
  };
  const acikKart = liste.data?.kartlist.find((k) => k.Id === acik?.Id);
  return (
    <>
      <Dialog
        opened
        onClose={onClose}
        title={musteri ? `Kartvizitler: ${musteri.Ad}` : 'Kartvizitlerim'}
        width={640}
        readOnly
        footer={
          <>
            <Button variant="default" onClick={onClose}>
              Kapat
            </Button>
            <FileButton
              label="Kartvizit fotoğrafı"
              accept="image/jpeg,image/png,image/webp"
              loading={gidiyor}
              icon={<IconCamera size={16} aria-hidden />}
              onFile={(f) => void gonder(f)}
            >
              Kartvizit Ekle
            </FileButton>
          </>
        }
      >
        <Read of={liste} rows={4}>
          {({ kartlist }) =>
            kartlist.length === 0 ? (
              <EmptyState
                compact
                title="Kartvizit yok."
                text="Kartın fotoğrafını ekleyiniz; alanları bu sunucuda okunur, siz onaylamadan hiçbiri yazılmaz."
              />
            ) : (
              <PlainList gap={12} aria-label="Kartvizitler">
                {kartlist.map((k) => (
                  <Kart
                    key={k.Id}
                    k={k}
                    onOku={() => setAcik({ ne: 'onay', Id: k.Id })}
                    onIzin={() => setAcik({ ne: 'izin', Id: k.Id })}
                    onSil={() => sil.mutate({ Id: k.Id })}
                  />
                ))}
              </PlainList>
            )
          }
        </Read>
      </Dialog>
      {acikKart && acik?.ne === 'onay' && acikKart.YetkiliId === null && (
        <KartvizitOnayDialog key={acikKart.Id} kart={acikKart} musteri={musteri} onClose={() => setAcik(null)} />
      )}
      {acik?.ne === 'izin' && acikKart?.YetkiliId != null && (
        <YetkiliIzinDialog kisi={{ Id: acikKart.YetkiliId, Ad: acikKart.Kisi ?? '' }} onClose={() => setAcik(null)} />
      )}
    </>
  );
}
