import { gunAyYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Text } from '@mantine/core';
import IconUserShare from '~icons/tabler/user-share';
import { lazy, Suspense, useState } from 'react';
import { devir } from '../../calls/devir.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Notice } from '../../ui/Notice.tsx';

const DevirDialog = lazy(() => import('../../masa/devir/DevirDialog.tsx'));

/**
 * For a person who goes on leave soon: their open tickets, and the handover window. A notification opens this window,
 * too.
 */
export function Devir() {
  const [adres, setAdres] = useAdres();
  const yakin = useEndpoint(devir.devirlerim, {}).data?.devir ?? null;
  const [acik, setAcik] = useState<number | null>(null);
  const adresteki = Number(adres.get('devir'));
  const izin = Number.isSafeInteger(adresteki) && adresteki > 0 ? adresteki : acik;
  const kapat = () => {
    setAcik(null);
    if (adres.has('devir')) setAdres({}, { replace: true });
  };
  return (
    <>
      {yakin && (
        <Notice tone={yakin.IzindeBiten > 0 ? 'warn' : 'info'} icon={<IconUserShare />}>
          <Flex gap="8px 24px" wrap="wrap" align="center" justify="space-between">
            <Text flex="1 1 320px">
              İzniniz <b>{gunAyYaz(yakin.Baslangic)}</b> günü başlıyor: üzerinizde {yakin.Adet} açık görüşme var
              {yakin.IzindeBiten > 0 && `, ${yakin.IzindeBiten} tanesinin süre sözü izninizde doluyor`}.
            </Text>
            <Button variant="default" onClick={() => setAcik(yakin.IzinId)}>
              Görüşmeleri Devret
            </Button>
          </Flex>
        </Notice>
      )}
      <Suspense fallback={null}>{izin !== null && <DevirDialog izinId={izin} onClose={kapat} />}</Suspense>
    </>
  );
}
