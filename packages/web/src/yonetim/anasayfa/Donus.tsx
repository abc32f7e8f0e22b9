import { Button, Flex, Text } from '@mantine/core';
import IconHistory from '~icons/tabler/history';
import { Link } from 'react-router';
import { olanlar } from '../../calls/olanlar.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { preloading } from '../../routes.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** For a person back after a day or more: missed events with their links, until the person closes the card. */
export function Donus() {
  const donus = useEndpoint(olanlar.donusOzeti, {}).data?.donus;
  const kaldir = useAction(olanlar.donusOzetiKaldir);
  if (!donus) return null;
  return (
    <Notice tone="info" icon={<IconHistory />}>
      <Flex gap="8px 24px" wrap="wrap" align="center" justify="space-between">
        <Text flex="1 1 320px">
          <b>{donus.Cumle}</b>
          {donus.Bekleyen > 0 && ` — ${donus.Bekleyen} tanesi sizi bekliyor.`}
        </Text>
        <Flex gap={8} wrap="wrap">
          <Button td="none" component={Link} to="/olanlar" {...preloading('/olanlar')}>
            Ne Olduğuna Bak
          </Button>
          <Button variant="default" loading={kaldir.isPending} onClick={() => kaldir.mutate({})}>
            Kaldır
          </Button>
        </Flex>
      </Flex>
    </Notice>
  );
}
