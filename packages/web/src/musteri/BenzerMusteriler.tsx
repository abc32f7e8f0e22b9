import type { MusteriSatiri } from '@masabasi/core/musteri/contract';
import IconUsersGroup from '~icons/tabler/users-group';
import { Notice } from '../ui/Notice.tsx';
import css from './BenzerMusteriler.module.css';

/** What the server says of a new card that resembles others. */
export interface Benzerlik {
  readonly msg: string;
  readonly kisiler: readonly MusteriSatiri[];
}

/** Who resembles the customer that is being written, each card in a tab of its own. */
export const BenzerMusteriler = ({ msg, kisiler }: Benzerlik) => (
  <Notice tone="warn" icon={<IconUsersGroup />}>
    {msg}
    <ul className={css.benzerler}>
      {kisiler.map((b) => (
        <li key={b.Id}>
          <a href={`/tanimlar/musteri/detay?id=${b.Id}`} target="_blank" rel="noreferrer">
            {b.Ad}
          </a>{' '}
          {[b.MusteriNo, b.Il, b.GSM ?? b.Telefon].filter(Boolean).join(' · ')}
        </li>
      ))}
    </ul>
  </Notice>
);
