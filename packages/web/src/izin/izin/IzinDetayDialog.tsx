import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Box, Button, Flex, Text } from '@mantine/core';
import IconAdjustments from '~icons/tabler/adjustments';
import IconTrash from '~icons/tabler/trash';
import IconX from '~icons/tabler/x';
import { useState } from 'react';
import { izin as oda } from '../../calls/izin.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { IzinListesi } from './IzinListesi.tsx';
import { IzinOzeti } from './IzinOzeti.tsx';

const HakDuzeltmeDialog = onDemand(() => import('../hakedis/HakDuzeltmeDialog.tsx'));
const SilinenIzinlerDialog = onDemand(() => import('./SilinenIzinlerDialog.tsx'));

export interface IzinDetayDialogProps {
  readonly userId: number;
  readonly ad: string;
  /** Read-only, opened from another page: the toolbar is hidden. */
  readonly nerden?: boolean;
  readonly onClose: () => void;
}

/** The leaves of a person (izin_detay, specification 2.7). Full screen, loaded again at each opening. */
export default function IzinDetayDialog({ userId, ad, nerden, onClose }: IzinDetayDialogProps) {
  const detay = useEndpoint(oda.personelizinlist, { UserId: userId }, { refetchOnMount: 'always' });
  const yonetir = useYetkiVar(YETKI.izinYonet) && !nerden;
  const [acik, setAcik] = useState<'duzeltme' | 'silinen' | null>(null);
  return (
    <Dialog opened onClose={onClose} title={`${ad}: İzin Detayı`} fullScreen hideHeader>
      <Box maw={1440} my={0} mx="auto">
        <Flex rowGap={12} columnGap={16} wrap="wrap" align="center" justify="space-between" mb={16}>
          <Text component="h2" fz={20} lh="28px" lts="-0.01em" fw={600}>
            İzin Detayı
          </Text>
          <Flex gap={8} wrap="wrap">
            {yonetir && (
              <>
                <Button
                  variant="default"
                  leftSection={<IconAdjustments size={16} aria-hidden />}
                  onClick={() => setAcik('duzeltme')}
                >
                  Bakiye Düzeltmeleri
                </Button>
                <Button
                  variant="default"
                  leftSection={<IconTrash size={16} aria-hidden />}
                  onClick={() => setAcik('silinen')}
                >
                  Silinenler
                </Button>
              </>
            )}
            <Button variant="default" leftSection={<IconX size={16} aria-hidden />} onClick={onClose} data-autofocus>
              Kapat
            </Button>
          </Flex>
        </Flex>
        {detay.data && <IzinOzeti ozet={detay.data.personelizin} baslik="h3" />}
        <Panel>
          <IzinListesi
            userId={userId}
            detay={detay.data}
            error={detay.error}
            onRetry={() => void detay.refetch()}
            nerden={nerden}
          />
        </Panel>
      </Box>
      {acik === 'duzeltme' && <HakDuzeltmeDialog userId={userId} ad={ad} onClose={() => setAcik(null)} />}
      {acik === 'silinen' && <SilinenIzinlerDialog userId={userId} ad={ad} onClose={() => setAcik(null)} />}
    </Dialog>
  );
}
