import { Text } from '@mantine/core';
import type { AnilanKisi } from '@masabasi/core/masa/takip/rules';
import { adrestekiKayit, adresParcalari } from '@masabasi/core/kisi/yazisma/baglar';
import { AnmaMetni } from '../../masa/gorusme/AnmaMetni.tsx';
import { KayitBagi } from './KayitBagi.tsx';

/** Linked records shown under one message. */
const EN_COK_KAYIT = 5;

export interface MesajMetniProps {
  readonly metin: string;
  readonly anilanlar: readonly AnilanKisi[];
}

/** The text of a message: mentioned people are highlighted, addresses are links, and linked records are named below. */
export function MesajMetni({ metin, anilanlar }: MesajMetniProps) {
  const parcalar = adresParcalari(metin);
  const kayitlar = new Map(
    parcalar
      .filter((p) => p.adres)
      .map((p) => adrestekiKayit(p.soz, window.location.origin))
      .filter((k) => k !== null)
      .map((k) => [`${k.Nesne}.${k.sorgu.ara}.${k.sorgu.idler.join()}`, k]),
  );
  return (
    <>
      <Text className="typed">
        {parcalar.map(({ yer, soz, adres }) =>
          adres ? (
            // No data of this installation goes to an external address: no opener, no referrer.
            <a key={yer} href={soz} target="_blank" rel="noopener noreferrer">
              {soz}
            </a>
          ) : (
            <AnmaMetni key={yer} metin={soz} anilanlar={anilanlar} />
          ),
        )}
      </Text>
      {[...kayitlar].slice(0, EN_COK_KAYIT).map(([anahtar, kayit]) => (
        <KayitBagi key={anahtar} {...kayit} />
      ))}
    </>
  );
}
