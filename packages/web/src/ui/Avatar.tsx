import { basHarfler } from '@masabasi/core/platform/text/metin';
import css from './Avatar.module.css';

/** The soft tints of the eight themes: an avatar keeps its colour in every theme. */
const TINTS = ['blue', 'green', 'cyan', 'purple', 'indigo', 'yellow', 'orange', 'pink'] as const;
/** The same name always has the same tint. */
const tintOf = (name: string) =>
  TINTS[Array.from(name).reduce((n, c) => (n * 31 + c.codePointAt(0)!) % 9973, 7) % TINTS.length];

/** A person's initials in a circle with their own tint; decoration beside the name. */
export const Avatar = ({ name, size = 28 }: { name: string; size?: number }) => (
  <span
    className={css.daire}
    data-tema={tintOf(name)}
    style={{ width: size, height: size, fontSize: Math.round(size * 0.4) }}
    aria-hidden
  >
    {basHarfler(name)}
  </span>
);
