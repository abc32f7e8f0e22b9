import type { Istatistik } from '@masabasi/core/masa/istatistik/contract';
import {
  bantYaz,
  farkYaz,
  OLCUM_ADLARI,
  type OlcumAdi,
  OLCUMLER,
  olcumYaz,
} from '@masabasi/core/masa/istatistik/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import IconArrowDownRight from '~icons/tabler/arrow-down-right';
import IconArrowUpRight from '~icons/tabler/arrow-up-right';
import IconTilde from '~icons/tabler/tilde';
import { Link } from 'react-router';
import type { DegisenSozler } from '../../platform/list/adres.ts';
import { useIstatistikAdresi } from './istatistikAdresi.ts';
import css from './Olcumler.module.css';

type Ozet = Istatistik['ozet'];
/** The sample size of each figure, and the filter of its answers. */
const ARDI: Readonly<Record<OlcumAdi, { sayi: (o: Ozet) => string; sozler: DegisenSozler }>> = {
  Yanit: { sayi: (o) => `${sayiYaz(o.Yanitlanan)} / ${sayiYaz(o.Sorulan)}`, sozler: { hangi: 'yanitlanan' } },
  Puan: { sayi: (o) => `${sayiYaz(o.Puanli)} puanlı yanıt`, sozler: { hangi: 'puanli' } },
  Csat: { sayi: (o) => `${sayiYaz(o.Memnun)} / ${sayiYaz(o.Csatli)} memnun`, sozler: { hangi: 'csatli' } },
  Nps: {
    sayi: (o) => `${sayiYaz(o.Destekleyen + o.Notr + o.Yeren)} yanıt`,
    sozler: { hangi: 'npsli' },
  },
};

/**
 * The figures of the period: each with its band, its difference from the previous period, and a link to its answers.
 */
export function Olcumler({ veri }: { readonly veri: Istatistik }) {
  const { yanitlar } = useIstatistikAdresi();
  const { ozet, farklar, Dusuk, Kapanan } = veri;
  const sayilar: readonly { ad: string; deger: number; sozler: DegisenSozler }[] = [
    { ad: 'Sorulan', deger: ozet.Sorulan, sozler: {} },
    { ad: 'Yanıtlanan', deger: ozet.Yanitlanan, sozler: { hangi: 'yanitlanan' } },
    { ad: 'Düşük puan', deger: Dusuk, sozler: { hangi: 'dusuk' } },
    { ad: 'Kapatılan düşük puan', deger: Kapanan, sozler: { hangi: 'kapanan' } },
  ];
  return (
    <dl className={css.olcumler} aria-label="Ölçümler">
      {OLCUMLER.map((ad) => {
        const bant = ozet[ad];
        const fark = farklar[ad];
        const Ok = fark === null || fark.Rastlanti ? IconTilde : fark.Fark > 0 ? IconArrowUpRight : IconArrowDownRight;
        return (
          <div key={ad} className={css.olcum}>
            <dt className={css.ad}>{OLCUM_ADLARI[ad]}</dt>
            <dd className={css.deger}>
              {bant === null ? '–' : <Link to={yanitlar(ARDI[ad].sozler)}>{olcumYaz(ad, bant.Deger)}</Link>}
            </dd>
            <dd className={css.alt}>{bant === null ? 'Yanıt yok' : `${bantYaz(ad, bant)} · ${ARDI[ad].sayi(ozet)}`}</dd>
            {fark && (
              <dd className={css.fark} data-rastlanti={fark.Rastlanti || undefined}>
                <Ok size={14} aria-hidden />
                <span>Önceki döneme göre {farkYaz(fark)}</span>
              </dd>
            )}
          </div>
        );
      })}
      {sayilar.map(({ ad, deger, sozler }) => (
        <div key={ad} className={css.olcum} data-kucuk>
          <dt className={css.ad}>{ad}</dt>
          <dd className={css.deger}>
            <Link to={yanitlar(sozler)}>{sayiYaz(deger)}</Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}
