import { basHarfler } from '@masabasi/core/platform/text/metin';
import css from './Avatar.module.css';

const TONES = 8;
/** Index of a soft tint: the same name always has the same one. */
const toneOf = (name: string): number =>
  Array.from(name).reduce((n, c) => (n * 31 + c.codePointAt(0)!) % 9973, 7) % TONES;

/** A person's initials in a circle with their own tint; decoration beside the name. */
export const Avatar = ({ name, size = 28 }: { name: string; size?: number }) => (
  <span
    className={css.daire}
    data-ton={toneOf(name)}
    style={{ width: size, height: size, fontSize: Math.round(size * 0.4) }}
    aria-hidden
  >
    {basHarfler(name)}
  </span>
);
