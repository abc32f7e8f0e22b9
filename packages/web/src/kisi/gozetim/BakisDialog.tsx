import { Box, Text } from '@mantine/core';
import { BAKILAN_EN_COK } from '@masabasi/core/kisi/gozetim/rules';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { gozetim as oda } from '../../calls/gozetim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RecordDialog } from '../../ui/RecordDialog.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

/** The result of an inspection: the messages of its days, with earlier versions. */
export default function BakisDialog({ Id, onClose }: { readonly Id: number; readonly onClose: () => void }) {
  const bakis = useEndpoint(oda.bakisOku, { Id });
  return (
    <RecordDialog
      of={bakis}
      kind="Bakış"
      title={(data) => `Bakış: ${data.bakis.Konusma}`}
      width={720}
      rows={6}
      gap={0}
      closeButton={false}
      onClose={onClose}
    >
      {(data) => (
        <>
          <Text mb={12} c="dimmed">
            {tarihYaz(data.bakis.Baslangic)} – {tarihYaz(data.bakis.Bitis)}. {data.bakis.Sebep}
          </Text>
          {data.devami && (
            <Notice
              tone="warn"
              icon={<IconAlertTriangle size={18} />}
            >{`Bu günlerin ilk ${BAKILAN_EN_COK} mesajı gösteriliyor; aralığı daraltınız.`}</Notice>
          )}
          {data.mesajlar.length === 0 && <EmptyState compact title="Bu günlerde yazılmamış." text="" />}
          <PlainList ordered aria-label="Bakılan mesajlar">
            {data.mesajlar.map((m) => (
              <Box key={m.Id} component="li" py={8} className="line-above">
                <Text fz={12} c="dimmed">
                  <strong>{m.Yazan}</strong> <time dateTime={m.Zaman}>{zamanYaz(m.Zaman)}</time>
                  {m.GeriAlindi && ' geri alındı'}
                </Text>
                {m.Oncekiler.map((once, i) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the order of earlier versions never changes
                  <Text key={i} c="dimmed" className="typed">
                    <del>{once}</del>
                  </Text>
                ))}
                {!m.GeriAlindi && <Text className="typed">{m.Metin}</Text>}
              </Box>
            ))}
          </PlainList>
        </>
      )}
    </RecordDialog>
  );
}
