import { PANO_SAYACI } from '@masabasi/core/mesai/mola/rules';
import { istanbulSaniyesi } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Text } from '@mantine/core';
import IconRefresh from '~icons/tabler/refresh';
import { useCallback } from 'react';
import { mola } from '../../calls/mola.ts';
import { useEndpoints } from '../../platform/call/api.ts';
import { useBaglanti } from '../../platform/call/olaylar.ts';
import css from './PanoSeridi.module.css';
import { Sayac } from './Sayac.tsx';

/** Freshness of a board: live mark, last update, counter to the next load, refresh button. */
export function PanoSeridi({ departmanlar }: { departmanlar: readonly { readonly Id: number }[] }) {
  const { data, dataUpdatedAt, errorUpdatedAt, isRefetchError, isFetching, refetch } = useEndpoints(
    mola.departmanMola,
    departmanlar.map(({ Id }) => ({ departmanId: Id })),
  );
  const canli = useBaglanti() === 'canli';
  const yuklendi = Math.max(dataUpdatedAt, errorUpdatedAt);
  const sayac = useCallback(
    () => String(Math.max(0, PANO_SAYACI - Math.floor((Date.now() - yuklendi) / 1000))),
    [yuklendi],
  );
  return (
    <Flex gap="4px 16px" wrap="wrap" align="center" py={4} ml="auto" fz={13} c="dimmed" className={css.serit}>
      <span className={css.canli} data-canli={canli || undefined} role="status">
        {canli ? 'Canlı' : 'Bağlantı koptu'}
      </span>
      {data?.[0] && (
        <span>
          <span className="visually-hidden-640">Son güncelleme </span>
          <time className="tnum">{istanbulSaniyesi(data[0].sunucuZamani)}</time>
        </span>
      )}
      {isRefetchError && (
        <Text span c="var(--danger)">
          Pano güncellenemedi
        </Text>
      )}
      {yuklendi > 0 && (
        <Text
          span
          miw="3ch"
          c="var(--text-3)"
          ta="right"
          className="tnum"
          title="Kendiliğinden güncellenmeye kalan saniye"
        >
          <span className="visually-hidden">Güncellenmeye kalan saniye </span>
          <Sayac yaz={sayac} sayacMi />
        </Text>
      )}
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden className={isFetching ? 'spin' : undefined} />}
        onClick={() => void refetch()}
        aria-busy={isFetching}
      >
        Güncelle
      </Button>
    </Flex>
  );
}
