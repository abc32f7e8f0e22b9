import { Text } from '@mantine/core';
import { type AnilanKisi, anmaParcalari } from '@masabasi/core/masa/takip/rules';

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
      <Text key={yer} component="mark" py={1} px={6} c="var(--accent-text)" bg="var(--accent-soft)" bdrs={10}>
        {soz}
      </Text>
    ),
  );
