import { Box, Text } from '@mantine/core';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { yazisma as oda } from '../../calls/yazisma.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

/** Earlier texts of a message, the latest first. */
export default function MesajGecmisiDialog({ Id, onClose }: { readonly Id: number; readonly onClose: () => void }) {
  const sorgu = useEndpoint(oda.mesajGecmisi, { Id });
  return (
    <Dialog opened onClose={onClose} title="Mesajın Önceki Hâlleri" width={520}>
      <Read of={sorgu} rows={3}>
        {({ gecmis }) => (
          <PlainList ordered>
            {gecmis.map((g) => (
              <Box key={g.Zaman} component="li" py={8} className="line-above">
                <Text span fz={12} c="dimmed">
                  {zamanYaz(g.Zaman)} değiştirildi; önce şöyleydi:
                </Text>
                <Text mt={4} className="typed">
                  {g.Metin}
                </Text>
              </Box>
            ))}
          </PlainList>
        )}
      </Read>
    </Dialog>
  );
}
