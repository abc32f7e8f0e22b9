import { Box, Text } from '@mantine/core';
import { demo as oda } from '../../calls/demo.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { Gecmis, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';

/** History of a demo, newest first. */
export function DemoGecmisi({ demoId }: { demoId: number }) {
  const { data, error, refetch } = useEndpoint(oda.demoDetay, { Id: demoId }, { refetchOnMount: 'always' });
  return (
    <Box component="section" mt={20} pt={16} className="line-above" aria-label="Geçmiş">
      <Text component="h3" mb={8} fz={14} fw={600}>
        Geçmiş
      </Text>
      <Gecmis
        label="Demonun geçmişi"
        rows={data?.hareketlist.map((h) => ({
          ...hareketSatiri(h),
          kisi: h.Atanan !== null && h.Atanan !== h.Kisi ? `${h.Kisi} → ${h.Atanan}` : h.Kisi,
        }))}
        error={error}
        onRetry={() => void refetch()}
        empty="Henüz bir şey olmadı."
      />
    </Box>
  );
}
