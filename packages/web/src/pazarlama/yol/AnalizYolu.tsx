import { Flex, Text } from '@mantine/core';
import type { AnalizDurumu } from '@masabasi/core/is/analiz/rules';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import type { YolIsi } from '@masabasi/core/pazarlama/yol/contract';
import { type AdimHali, YOL_ADIMLARI, type YolAdimi, yolHalleri } from '@masabasi/core/pazarlama/yol/rules';
import IconCheck from '~icons/tabler/check';
import IconMinus from '~icons/tabler/minus';
import IconPlayerPlay from '~icons/tabler/player-play';
import { type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { yol as oda } from '../../calls/yol.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useBen } from '../../platform/session/oturum.ts';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import css from './AnalizYolu.module.css';
import { HeadingLevel } from '../../ui/Section.tsx';

export interface AnalizYoluProps {
  readonly a: {
    readonly Id: number;
    readonly DurumAnahtar: AnalizDurumu;
    readonly Durum: string;
    readonly KabulEden: string | null;
    readonly KabulZamani: string | null;
  };
}

const HAL_ADLARI: Readonly<Record<AdimHali, string>> = {
  bitti: 'tamam',
  suruyor: 'sürüyor',
  bekliyor: 'sırada',
  durdu: 'durdu',
};
const HAL_SIMGELERI: Readonly<Record<AdimHali, ReactNode>> = {
  bitti: <IconCheck size={14} stroke={2.4} aria-hidden />,
  suruyor: <IconPlayerPlay size={12} stroke={2.4} aria-hidden />,
  bekliyor: null,
  durdu: <IconMinus size={14} stroke={2.4} aria-hidden />,
};

const gunu = (an: string): string => tarihYaz(an.slice(0, 10));
const kac = (n: number, ad: string): string | false => n > 0 && `${n} ${ad}`;
const yan = (...sozler: readonly (string | false | null)[]): string => sozler.filter(Boolean).join(', ');

/** The steps of a wish: request, acceptance, work, test, release, notice to the customer. */
export function AnalizYolu({ a }: AnalizYoluProps) {
  const { acar } = useBen();
  const { data } = useEndpoint(oda.analizYolu, { Id: a.Id });
  if (!data) return null;
  const { isler } = data;
  const haller = yolHalleri({
    durum: a.DurumAnahtar,
    kaynak: data.Gorusme + data.Webistek,
    isler: isler.map((i) => ({ durum: i.DurumAnahtar })),
    haberli: data.Yazilan + data.Yazilmayan,
  });
  const toplam = (say: (i: YolIsi) => number): number => isler.reduce((n, i) => n + say(i), 0);
  const cikan = new Map(isler.flatMap((i) => (i.Versiyon !== null ? [[i.Versiyon, i.YayinZamani] as const] : [])));
  const sozler: Readonly<Record<YolAdimi, string>> = {
    istek:
      yan(kac(data.Musteri, 'müşteri'), data.IlkIstek !== null && `ilk ${gunu(data.IlkIstek)}`) ||
      'Kaynağı bağlı değil',
    kabul: yan(a.KabulEden, a.KabulZamani !== null && gunu(a.KabulZamani)) || a.Durum,
    yapim:
      yan(
        kac(isler.length, 'iş'),
        kac(
          toplam((i) => i.Kod),
          'kod kaydı',
        ),
      ) || 'İşe dönüşmedi',
    test:
      yan(
        kac(
          toplam((i) => i.Kanit),
          'geçen test',
        ),
        kac(
          toplam((i) => i.RedSayisi),
          'dönüş',
        ),
      ) || 'Henüz denenmedi',
    versiyon:
      yan(...[...cikan].map(([no, zaman]) => (zaman === null ? `${no} (hazırlanıyor)` : `${no}, ${gunu(zaman)}`))) ||
      'Versiyonu belli değil',
    haber:
      yan(kac(data.Yazilan, 'kişiye yazıldı'), kac(data.Yazilmayan, 'kişiye yazılamadı')) || 'Çıkınca isteyene yazılır',
  };
  const isAcilir = SAYFA.isler.some((y) => acar(y));
  return (
    <Flex aria-label="İsteğin yolu" component="section" direction="column" gap={12}>
      <Text component={`h${use(HeadingLevel)}`} fz={14} fw={600}>
        İsteğin Yolu
      </Text>
      <PlainList ordered className={css.adimlar}>
        {(Object.keys(YOL_ADIMLARI) as YolAdimi[]).map((adim) => (
          <li key={adim} className={css.adim} data-hal={haller[adim]}>
            <span className={css.isaret}>{HAL_SIMGELERI[haller[adim]]}</span>
            <Text span fw={500} c={haller[adim] === 'bekliyor' ? 'dimmed' : undefined}>
              {YOL_ADIMLARI[adim]}
              <span className="visually-hidden">: {HAL_ADLARI[haller[adim]]}</span>
            </Text>
            <Text span fz={12} c="dimmed">
              {sozler[adim]}
            </Text>
          </li>
        ))}
      </PlainList>
      {isler.length > 0 && (
        <PlainList gap={6} aria-label="Dönüştüğü işler">
          {isler.map((i) => (
            <Flex key={i.Id} component="li" rowGap={4} columnGap={10} wrap="wrap" align="center">
              {isAcilir ? <Link to={`${SAYFA.isler[0]}/${i.Id}`}>{i.No}</Link> : i.No}
              <Text span flex={1} miw={160}>
                {i.Baslik}
              </Text>
              <Text span fz={12} c="dimmed">
                {yan(i.Atanan, i.Testci !== null && `test ${i.Testci}`, i.Versiyon)}
              </Text>
              <RenkliAd renk={i.DurumRenk} ad={i.Durum} />
            </Flex>
          ))}
        </PlainList>
      )}
    </Flex>
  );
}
