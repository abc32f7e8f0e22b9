import type { MolaKaydi } from '@masabasi/core/mesai/mola/contract';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { Box, Button, Flex, Text } from '@mantine/core';
import IconBeach from '~icons/tabler/beach';
import IconRefresh from '~icons/tabler/refresh';
import IconX from '~icons/tabler/x';
import { lazy, Suspense, useState } from 'react';
import { mola } from '../../calls/mola.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { MolaDetayTablosu } from './MolaDetayTablosu.tsx';

const IzinDetayDialog = lazy(() => import('../../izin/izin/IzinDetayDialog.tsx'));
const MolaDuzeltmeDialog = lazy(() => import('./MolaDuzeltmeDialog.tsx'));

export interface MolaDetayDialogProps {
  readonly userId: number;
  readonly ad: string;
  /**
   * The day of the person's shift, from which the records are shown. A night shift counts to the day of its start.
   * Null: today.
   */
  readonly gun: string | null;
  readonly onClose: () => void;
}

/** A person's break records (specification 2.6): full screen, without header, not closed by Escape. */
export default function MolaDetayDialog({ userId, ad, gun: mesaiGunu, onClose }: MolaDetayDialogProps) {
  const kullanici = useKullanici();
  const [tarih, setTarih] = useState(() => mesaiGunu ?? istanbulGunu(simdi()));
  const [tarih2, setTarih2] = useState(tarih);
  const [izinler, setIzinler] = useState(false);
  const [duzeltilen, setDuzeltilen] = useState<MolaKaydi | null>(null);
  const detay = useEndpoint(
    mola.moladetay,
    { tarih, tarih2, userId },
    { keepPrevious: true, refetchOnMount: 'always' },
  );
  const baslik = `${ad}: Mola Detayları`;
  return (
    <Dialog opened onClose={onClose} title={baslik} fullScreen hideHeader closeOnEscape={false}>
      <Box maw={1200} my={0} mx="auto">
        <Flex rowGap={12} columnGap={24} wrap="wrap" align="flex-end" justify="space-between" mb={20}>
          <Text component="h2" fz={20} lh="28px" lts="-0.01em" fw={600}>
            {ad}
            <Text span display="block" fz={14} fw={400} lh="20px" c="dimmed" lts="0">
              Mola Detayları
            </Text>
          </Text>
          <Flex gap={8} wrap="wrap" align="flex-end">
            <Box w={148}>
              <DateField
                label="Son Gün"
                value={tarih}
                onChange={(gun) => {
                  if (gun === null) return;
                  setTarih(gun);
                  if (gun < tarih2) setTarih2(gun);
                }}
              />
            </Box>
            <Box w={148}>
              <DateField
                label="İlk Gün"
                value={tarih2}
                max={tarih}
                onChange={(gun) => gun !== null && setTarih2(gun)}
              />
            </Box>
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} aria-hidden />}
              onClick={() => void detay.refetch()}
              aria-busy={detay.isFetching}
            >
              Güncelle
            </Button>
            <Button
              variant="default"
              leftSection={<IconBeach size={16} aria-hidden />}
              onClick={() => setIzinler(true)}
            >
              İzinler
            </Button>
            <Button variant="default" leftSection={<IconX size={16} aria-hidden />} onClick={onClose} data-autofocus>
              Kapat
            </Button>
          </Flex>
        </Flex>
        <Read of={detay} rows={10} label="Kayıtlar hazırlanıyor...">
          {({ molalist }) => (
            <MolaDetayTablosu
              key={`${tarih} ${tarih2}`}
              ad={baslik}
              kayitlar={molalist}
              eski={detay.isPlaceholderData}
              onDuzeltme={userId === kullanici.Id ? setDuzeltilen : undefined}
            />
          )}
        </Read>
      </Box>
      {izinler && (
        <Suspense fallback={null}>
          <IzinDetayDialog userId={userId} ad={ad} nerden onClose={() => setIzinler(false)} />
        </Suspense>
      )}
      {duzeltilen && (
        <Suspense fallback={null}>
          <MolaDuzeltmeDialog kayit={duzeltilen} onClose={() => setDuzeltilen(null)} />
        </Suspense>
      )}
    </Dialog>
  );
}
