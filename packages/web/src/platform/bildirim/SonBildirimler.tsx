import { Box, Button, Flex, Text } from '@mantine/core';
import { Link } from 'react-router';
import { bildirim } from '../../calls/bildirim.ts';
import { useAction, useEndpoint } from '../call/api.ts';
import { BildirimSatirlari } from './BildirimSatirlari.tsx';

/** Enough for a quick look. The page has the others. */
const EN_COK = 8;

/** The popup of the bell. */
export default function SonBildirimler() {
  const { data, error } = useEndpoint(bildirim.bildirimler, {});
  const oku = useAction(bildirim.bildirimOkundu);
  const satirlar = data?.bildirimler ?? [];
  return (
    <div style={{ whiteSpace: 'normal' }}>
      <Flex gap={8} align="center" justify="space-between" mih={36} p="0 4px 4px 12px">
        <Text component="h2" fz={16} fw={600}>
          Bildirimler
        </Text>
        {data && data.Okunmayan > 0 && (
          <Button variant="subtle" loading={oku.isPending} onClick={() => oku.mutate({ sonId: satirlar[0]?.Id })}>
            Hepsini Okundu Say
          </Button>
        )}
      </Flex>
      {error && !data && (
        <Text pt={8} pb={16} px={12} c="dimmed">
          {error.message}
        </Text>
      )}
      {data && satirlar.length === 0 && (
        <Text pt={8} pb={16} px={12} c="dimmed">
          Henüz bildiriminiz yok. İsteklerinize verilen kararlar ve sizi bekleyenler burada görünür.
        </Text>
      )}
      <BildirimSatirlari satirlar={satirlar.slice(0, EN_COK)} />
      <Box component={Link} to="/bildirimler" display="block" p="10px 12px" mt={4} className="line-above">
        Bütün bildirimler ve tercihler
      </Box>
    </div>
  );
}
