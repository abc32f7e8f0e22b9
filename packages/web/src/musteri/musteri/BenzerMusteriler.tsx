import { Flex } from '@mantine/core';
import type { MusteriSatiri } from '@masabasi/core/musteri/musteri/contract';
import IconUsersGroup from '~icons/tabler/users-group';
import { Notice } from '../../ui/Notice.tsx';

/** The server's warning about a new card that resembles others. */
export interface Benzerlik {
  readonly msg: string;
  readonly kisiler: readonly MusteriSatiri[];
}

/** Customers similar to the new one, each as a link to a new tab. */
export const BenzerMusteriler = ({ msg, kisiler }: Benzerlik) => (
  <Notice tone="warn" icon={<IconUsersGroup />}>
    {msg}
    <Flex component="ul" direction="column" gap={4} className="bullets">
      {kisiler.map((b) => (
        <li key={b.Id}>
          <a href={`/tanimlar/musteri/detay?id=${b.Id}`} target="_blank" rel="noreferrer">
            {b.Ad}
          </a>{' '}
          {[b.MusteriNo, b.Il, b.GSM ?? b.Telefon].filter(Boolean).join(' · ')}
        </li>
      ))}
    </Flex>
  </Notice>
);
