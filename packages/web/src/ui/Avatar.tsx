import { basHarfler } from '@masabasi/core/metin';
import css from './Avatar.module.css';

/** A person's initials in a circle; decoration beside the name. */
export const Avatar = ({ name, size = 28 }: { name: string; size?: number }) => (
  <span className={css.daire} style={{ width: size, height: size, fontSize: Math.round(size * 0.4) }} aria-hidden>
    {basHarfler(name)}
  </span>
);
