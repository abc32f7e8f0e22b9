import { type AnilanKisi, anmaParcalari } from '@masabasi/core/takip/rules';
import css from './AnmaMetni.module.css';

export interface AnmaMetniProps {
  readonly metin: string;
  readonly anilanlar: readonly AnilanKisi[];
}

/** A note, in which those who are called stand out. */
export const AnmaMetni = ({ metin, anilanlar }: AnmaMetniProps) =>
  anmaParcalari(metin, anilanlar).map(({ yer, soz, kisi }) =>
    kisi === null ? (
      soz
    ) : (
      <mark key={yer} className={css.anilan}>
        {soz}
      </mark>
    ),
  );
