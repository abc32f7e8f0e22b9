import { Box, Flex } from '@mantine/core';
import IconHome from '~icons/tabler/home';
import { Link } from 'react-router';
import { preloading } from '../routes.tsx';
import css from './Breadcrumb.module.css';
import type { YolParcasi } from './yolIzi.ts';
import { PlainList } from '../ui/PlainList.tsx';

/**
 * The page's place in the menu, each part a link. The home button leads to / (specification 2.2). A long way is
 * shortened in its middle.
 */
export function Breadcrumb({ iz }: { iz: readonly YolParcasi[] }) {
  return (
    <Box aria-label="Sayfa yolu" component="nav" miw={0} className={css.yol}>
      <PlainList ordered direction="row" fz={13} c="dimmed" className={`nowrap ${css.liste}`}>
        <li>
          <Flex component={Link} to="/" gap={6} align="center" className={css.baglanti}>
            <IconHome size={15} stroke={1.7} aria-hidden />
            <span className={css.evAdi}>Ana Sayfa</span>
          </Flex>
        </li>
        {iz.map(({ ad, yol }, i) => {
          const son = i === iz.length - 1;
          return (
            <li
              key={iz
                .slice(0, i + 1)
                .map((p) => p.ad)
                .join('/')}
              aria-current={son ? 'page' : undefined}
            >
              {son || yol === null ? (
                <span className="truncate" title={ad}>
                  {ad}
                </span>
              ) : (
                <Link to={yol} className={`truncate ${css.baglanti}`} title={ad} {...preloading(yol)}>
                  {ad}
                </Link>
              )}
            </li>
          );
        })}
      </PlainList>
    </Box>
  );
}
