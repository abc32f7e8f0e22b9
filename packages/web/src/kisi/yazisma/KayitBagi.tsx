import { Flex, Text } from '@mantine/core';
import type { KayitSorusu } from '@masabasi/core/kisi/yazisma/baglar';
import { KONUSMA_NESNELERI } from '@masabasi/core/kisi/yazisma/rules';
import IconLink from '~icons/tabler/link';
import { Link } from 'react-router';
import { useEndpoint } from '../../platform/call/api.ts';
import { KAYNAKLAR } from '../../yonetim/arama/aranan.ts';
import { useBen } from '../../platform/session/oturum.ts';

/**
 * A record of a conversation, with the name that its room gives this reader. A reader without access learns nothing.
 */
export function KayitBagi({ Nesne, sorgu }: KayitSorusu) {
  const ben = useBen();
  const { uc, acik } = KAYNAKLAR[Nesne];
  const { data } = useEndpoint(uc, { ara: sorgu.ara, idler: [...sorgu.idler] }, { enabled: acik(ben) });
  const kayit = data?.bulunanlar[0];
  if (kayit === undefined) return null;
  return (
    <Flex
      component={Link}
      to={kayit.Yol}
      gap="4px 8px"
      wrap="wrap"
      align="center"
      px={16}
      py={8}
      className="line-above"
    >
      <IconLink size={16} aria-hidden />
      <span>
        {KONUSMA_NESNELERI[Nesne].ad}: {kayit.Ad}
      </span>
      <Text span fz={12} c="dimmed">
        {kayit.Ek}
      </Text>
    </Flex>
  );
}
