import type { DuyuruSatiri } from '@masabasi/core/yonetim/duyuru/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { duyuru as oda } from '../../calls/duyuru.ts';
import { endpointQuery, queryClient, useAction } from '../../platform/call/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DuyuruMetni } from './DuyuruMetni.tsx';

/** An important announcement: opens automatically, once for each person. Closing it marks it as seen. */
export default function DuyuruDialog({ duyuru }: { duyuru: DuyuruSatiri }) {
  const [acik, setAcik] = useState(true);
  // If "seen" cannot be stored, the announcement opens again next time. The person needs no message.
  const goruldu = useAction(oda.duyuruGoruldu, {
    onSuccess: () => {
      queryClient.setQueryData(
        endpointQuery(oda.getDuyurular, {}).queryKey,
        (eski) =>
          eski && { ...eski, duyurular: eski.duyurular.map((d) => (d.Id === duyuru.Id ? { ...d, Goruldu: true } : d)) },
      );
    },
    onRefusal: () => undefined,
    onError: () => undefined,
  });
  const kapat = () => {
    setAcik(false);
    goruldu.mutate({ Id: duyuru.Id });
  };
  return (
    <Dialog
      opened={acik}
      onClose={kapat}
      title="Önemli Duyuru"
      width={520}
      footer={
        <Button onClick={kapat} data-autofocus>
          Okudum
        </Button>
      }
    >
      <h3 style={{ margin: '0 0 8px', fontSize: 16, lineHeight: '24px' }}>{duyuru.Baslik}</h3>
      <DuyuruMetni duyuru={duyuru} />
    </Dialog>
  );
}
