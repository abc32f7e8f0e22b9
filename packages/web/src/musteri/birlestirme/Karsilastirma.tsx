import { Box, Flex, Text } from '@mantine/core';
import {
  BIRLESTIRME_ALAN_ADLARI,
  BIRLESTIRME_ALANLARI,
  type BirlestirmeAlani,
  bos,
  type Taraf,
  TARAFLAR,
} from '@masabasi/core/musteri/birlestirme/rules';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { MUSTERI_ALANLARI } from '@masabasi/core/musteri/musteri/alanlar';
import type { MusteriKarti } from '@masabasi/core/musteri/musteri/contract';
import { eFaturaYaz, konumYaz } from '@masabasi/core/musteri/musteri/rules';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { useId } from 'react';
import css from './Karsilastirma.module.css';

const yanYana = (ayrac: string, ...parcalar: readonly (string | null)[]) => parcalar.filter(Boolean).join(ayrac);

/** Values that combine several fields or need their own format. */
const YAZILAR: Partial<Record<BirlestirmeAlani, (m: MusteriKarti) => string | null>> = {
  Ad: (m) => yanYana(' · ', m.GorunenAd, m.Tip === 2 ? 'Kurum' : null),
  VKN: (m) => yanYana(', ', m.VKN, m.VergiDairesi),
  Telefon: (m) => m.Telefon && telefonYaz(m.Telefon),
  GSM: (m) => m.GSM && telefonYaz(m.GSM),
  IlId: (m) => yanYana(' / ', m.Il, m.Ilce),
  Enlem: konumYaz,
  EFaturaMukellef: (m) => yanYana(', ', eFaturaYaz(m), m.PkEtiket),
  Iban: (m) => yanYana(', ', m.Banka, m.HesapTur, m.Iban),
  Durum: (m) => yanYana(', ', m.Durum, m.AyrilmaTarihi && tarihYaz(m.AyrilmaTarihi), m.AyrilmaNedeni, m.DigerProgram),
};
function yazisi(m: MusteriKarti, alan: BirlestirmeAlani): string | null {
  const a = MUSTERI_ALANLARI[alan];
  const yaz = YAZILAR[alan];
  if (yaz) return yaz(m);
  return a.tur === 'secim' ? m[a.gosteren] : String(m[alan] ?? '');
}
const TARAF_ADLARI: Record<Taraf, string> = { kalan: 'Kalan kart', giden: 'Birleştirilen kart' };

export type Secim = Readonly<Record<BirlestirmeAlani, Taraf>>;
type Kartlar = Readonly<Record<Taraf, MusteriKarti>> & {
  /** Fields that differ. Needed because two masked values look alike. */
  readonly farklar: readonly BirlestirmeAlani[];
};

/** The initial choice: the value of the remaining card, or the other card's value if that is empty. */
export const ilkSecim = ({ kalan, giden }: Kartlar): Secim =>
  Object.fromEntries(
    BIRLESTIRME_ALAN_ADLARI.map((alan) => [alan, bos(kalan, alan) && !bos(giden, alan) ? 'giden' : 'kalan']),
  ) as Record<BirlestirmeAlani, Taraf>;

interface SatirProps {
  readonly kartlar: Kartlar;
  readonly alan: BirlestirmeAlani;
  readonly secili: Taraf;
  readonly onSec: (taraf: Taraf) => void;
}

function Satir({ kartlar, alan, secili, onSec }: SatirProps) {
  const id = useId();
  const { ad } = BIRLESTIRME_ALANLARI[alan];
  const yazi = (taraf: Taraf) => yazisi(kartlar[taraf], alan) || null;
  if (!kartlar.farklar.includes(alan)) {
    const ortak = yazi('kalan');
    return (
      ortak && (
        <div className={css.satir}>
          <span className={css.alan}>{ad}</span>
          <span className={`lines ${css.ortak}`}>{ortak}</span>
        </div>
      )
    );
  }
  return (
    <div className={css.satir} role="radiogroup" aria-labelledby={id} data-farkli>
      <span className={css.alan} id={id}>
        {ad}
      </span>
      {TARAFLAR.map((taraf) => (
        <label key={taraf} className={`hover ${css.secenek}`}>
          <input type="radio" className="tick" name={id} checked={secili === taraf} onChange={() => onSec(taraf)} />
          <span className="visually-hidden">{TARAF_ADLARI[taraf]}: </span>
          <Text span miw={0} className="tnum lines">
            {yazi(taraf) ?? (
              <Text span c="dimmed">
                boş
              </Text>
            )}
          </Text>
        </label>
      ))}
    </div>
  );
}

export interface KarsilastirmaProps {
  readonly kartlar: Kartlar;
  readonly secim: Secim;
  readonly onSec: (alan: BirlestirmeAlani, taraf: Taraf) => void;
}

/** Two cards side by side. In fields that differ, the person chooses the right value. */
export const Karsilastirma = ({ kartlar, secim, onSec }: KarsilastirmaProps) => (
  <Box bd="1px solid var(--line)" bdrs={8} style={{ overflow: 'hidden' }}>
    <div className={css.satir} data-bas>
      <span className={css.alan} />
      {TARAFLAR.map((taraf) => (
        <Flex key={taraf} component="span" direction="column" className={`anywhere ${css.baslik}`}>
          <Text span fz={12} c="dimmed">
            {TARAF_ADLARI[taraf]}
          </Text>
          <b>{kartlar[taraf].GorunenAd}</b>
          <span className={css.alan}>{kartlar[taraf].MusteriNo}</span>
        </Flex>
      ))}
    </div>
    {BIRLESTIRME_ALAN_ADLARI.map((alan) => (
      <Satir key={alan} kartlar={kartlar} alan={alan} secili={secim[alan]} onSec={(taraf) => onSec(alan, taraf)} />
    ))}
  </Box>
);
