import { Button } from '@mantine/core';
import IconHistory from '~icons/tabler/history';
import { Link } from 'react-router';
import { olanlar } from '../../calls/olanlar.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { preloading } from '../../routes.tsx';
import { Notice } from '../../ui/Notice.tsx';
import css from './Donus.module.css';

/** For a person back after a day or more: missed events with their links, until the person closes the card. */
export function Donus() {
  const donus = useEndpoint(olanlar.donusOzeti, {}).data?.donus;
  const kaldir = useAction(olanlar.donusOzetiKaldir);
  if (!donus) return null;
  return (
    <Notice tone="info" icon={<IconHistory />}>
      <div className={css.donus}>
        <p>
          <b>{donus.Cumle}</b>
          {donus.Bekleyen > 0 && ` — ${donus.Bekleyen} tanesi sizi bekliyor.`}
        </p>
        <div className={css.dugmeler}>
          <Button component={Link} to="/olanlar" {...preloading('/olanlar')}>
            Ne Olduğuna Bak
          </Button>
          <Button variant="default" loading={kaldir.isPending} onClick={() => kaldir.mutate({})}>
            Kaldır
          </Button>
        </div>
      </div>
    </Notice>
  );
}
