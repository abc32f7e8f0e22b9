import { type AnilanKisi, anmaParcalari } from '@masabasi/core/takip/rules';
import css from './AnmaMetni.module.css';

export interface AnmaMetniProps {
  readonly metin: string;
  readonly anilanlar: readonly AnilanKisi[];
}

/** A note, in which those who are called stand out. */
export const AnmaMetni = ({ metin, anilanlar }: AnmaMetniProps) =>
  anmaParcalari(metin, anilanlar).map(({ soz, kisi }, i) =>
    kisi === null ? (
      soz
    ) : (
      // A text does not change, nor do its pieces.
      <mark key={i} className={css.anilan}>
        {soz}
      </mark>
    ),
  );
