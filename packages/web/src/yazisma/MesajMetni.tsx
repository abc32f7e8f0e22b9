import type { AnilanKisi } from '@masabasi/core/takip/rules';
import { adrestekiKayit, adresParcalari } from '@masabasi/core/yazisma/baglar';
import { AnmaMetni } from '../gorusme/AnmaMetni.tsx';
import { KayitBagi } from './KayitBagi.tsx';
import css from './MesajMetni.module.css';

/** So many records are called by their names under one message. */
const EN_COK_KAYIT = 5;

export interface MesajMetniProps {
  readonly metin: string;
  readonly anilanlar: readonly AnilanKisi[];
}

/** What a message says: those who are called stand out, addresses are opened, and the records they lead to are named below. */
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
      <p className={css.metin}>
        {parcalar.map(({ yer, soz, adres }) =>
          adres ? (
            // Nothing of this house goes with whoever follows an address out of it.
            <a key={yer} href={soz} target="_blank" rel="noopener noreferrer">
              {soz}
            </a>
          ) : (
            <AnmaMetni key={yer} metin={soz} anilanlar={anilanlar} />
          ),
        )}
      </p>
      {[...kayitlar].slice(0, EN_COK_KAYIT).map(([anahtar, kayit]) => (
        <KayitBagi key={anahtar} {...kayit} />
      ))}
    </>
  );
}
