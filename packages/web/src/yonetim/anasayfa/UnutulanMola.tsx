import type { Basari } from '@masabasi/core/platform/call/endpoint';
import type { MolaKaydi } from '@masabasi/core/mesai/mola/contract';
import { gunAyYaz, istanbulGunu, istanbulSaati, ms } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Text } from '@mantine/core';
import IconClockQuestion from '~icons/tabler/clock-question';
import { useState } from 'react';
import { mola } from '../../calls/mola.ts';
import { useAction } from '../../platform/call/api.ts';
import { Notice } from '../../ui/Notice.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const MolaDuzeltmeDialog = onDemand(() => import('../../mesai/mola/MolaDuzeltmeDialog.tsx'));

type Unutulan = NonNullable<Basari<typeof mola.gunum>['unutulan']>;

/** The last shift ended during a break: asks if that is right (settled: breaks 2). */
export function UnutulanMola({ unutulan }: { unutulan: Unutulan }) {
  const [duzelt, setDuzelt] = useState(false);
  const onayla = useAction(mola.unutulanOnayla, {
    onSuccess: () => bildir({ baslik: 'Teşekkürler, kaydınız böyle kaldı.', tur: 'success' }),
  });
  const { MolaId, mola: ad, Baslama_Zamani, Bitis_Zamani } = unutulan;
  const kayit: MolaKaydi = {
    Id: MolaId,
    Ad: ad,
    Baslama_Zamani,
    Bitis_Zamani,
    Mola_Durum_Id: null,
    Sure: Math.floor((ms(Bitis_Zamani) - ms(Baslama_Zamani)) / 60_000),
    Aciklama: null,
    Otomatik: true,
    Duzeltme: null,
    DuzeltmeSebebi: null,
  };
  return (
    <Notice tone="warn" icon={<IconClockQuestion />}>
      <Flex gap="8px 24px" wrap="wrap" align="center" justify="space-between">
        <Text flex="1 1 320px">
          {gunAyYaz(istanbulGunu(Baslama_Zamani))} günü mesainiz <b>{ad}</b> sırasında bitti; molanız{' '}
          {istanbulSaati(Baslama_Zamani)} – {istanbulSaati(Bitis_Zamani)} olarak kapatıldı. Doğru mu?
        </Text>
        <Flex gap={8} wrap="wrap">
          <Button variant="default" onClick={() => onayla.mutate({ MolaId })} loading={onayla.isPending}>
            Evet, doğru
          </Button>
          <Button variant="default" onClick={() => setDuzelt(true)}>
            Düzeltme iste
          </Button>
        </Flex>
      </Flex>
      {duzelt && <MolaDuzeltmeDialog kayit={kayit} onClose={() => setDuzelt(false)} />}
    </Notice>
  );
}
