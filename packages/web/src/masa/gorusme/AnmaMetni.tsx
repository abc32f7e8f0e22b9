import { type AnilanKisi, anmaParcalari } from '@masabasi/core/masa/takip/rules';
import css from './AnmaMetni.module.css';

export interface AnmaMetniProps {
  readonly metin: string;
  readonly anilanlar: readonly AnilanKisi[];
}

/** A note in which the mentioned people are highlighted. */
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
