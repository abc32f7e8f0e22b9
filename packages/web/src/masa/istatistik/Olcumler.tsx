import { Flex } from '@mantine/core';
import type { Istatistik } from '@masabasi/core/masa/istatistik/contract';
import {
  bantYaz,
  farkSozu,
  OLCUM_ADLARI,
  type OlcumAdi,
  OLCUMLER,
  olcumYaz,
  sinamaSozu,
} from '@masabasi/core/masa/istatistik/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import IconArrowDownRight from '~icons/tabler/arrow-down-right';
import IconArrowUpRight from '~icons/tabler/arrow-up-right';
import IconTilde from '~icons/tabler/tilde';
import { Link } from 'react-router';
import type { DegisenSozler } from '../../platform/list/adres.ts';
import { useIstatistikAdresi } from './istatistikAdresi.ts';
import { Columns, fitting } from '../../ui/Columns.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';

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
    <Columns component="dl" of={fitting(250)} gap={12} aria-label="Ölçümler">
      {OLCUMLER.map((ad) => {
        const bant = ozet[ad];
        const fark = farklar[ad];
        const Ok = fark === null || fark.Rastlanti ? IconTilde : fark.Fark > 0 ? IconArrowUpRight : IconArrowDownRight;
        const note = (
          <>
            {bant === null ? 'Yanıt yok' : `${bantYaz(ad, bant)} · ${ARDI[ad].sayi(ozet)}`}
            {fark && (
              <Flex
                component="span"
                gap={6}
                mt={8}
                fs={fark.Rastlanti ? 'italic' : undefined}
                c={fark.Rastlanti ? undefined : 'var(--text)'}
              >
                <Ok size={14} style={{ marginTop: 2 }} aria-hidden />
                <Tooltip label={sinamaSozu(fark)}>
                  <span>Önceki döneme göre {farkSozu(fark)}</span>
                </Tooltip>
              </Flex>
            )}
          </>
        );
        return (
          <Figure key={ad} className="card" p={12} name={OLCUM_ADLARI[ad]} size={24} note={note}>
            {bant === null ? '–' : <Link to={yanitlar(ARDI[ad].sozler)}>{olcumYaz(ad, bant.Deger)}</Link>}
          </Figure>
        );
      })}
      {sayilar.map(({ ad, deger, sozler }) => (
        <Figure key={ad} className="card" p={12} name={ad}>
          <Link to={yanitlar(sozler)}>{sayiYaz(deger)}</Link>
        </Figure>
      ))}
    </Columns>
  );
}
