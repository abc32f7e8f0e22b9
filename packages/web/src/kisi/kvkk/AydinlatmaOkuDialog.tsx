import { istanbulGunu, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Text } from '@mantine/core';
import { kvkk as oda } from '../../calls/kvkk.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { RecordDialog } from '../../ui/RecordDialog.tsx';
import { AydinlatmaMetni } from './AydinlatmaMetni.tsx';

/** A version of the notice to read again. By default the newest. */
export default function AydinlatmaOkuDialog({ surum, onClose }: { surum?: number; onClose: () => void }) {
  const sorgu = useEndpoint(oda.aydinlatma, surum === undefined ? {} : { Surum: surum });
  return (
    <RecordDialog of={sorgu} kind="Aydınlatma Metni" width={820} gap={0} onClose={onClose}>
      {({ aydinlatma: a }) => (
        <>
          <Text mb={16} fz={13} c="dimmed">
            Versiyon {a.Surum} · {tarihYaz(istanbulGunu(a.Zaman))}
            {a.Goruldu !== null && ` · ${zamanYaz(a.Goruldu)} tarihinde okudunuz`}
          </Text>
          <AydinlatmaMetni metin={a.Metin} />
        </>
      )}
    </RecordDialog>
  );
}
