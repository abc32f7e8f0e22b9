import { Text } from '@mantine/core';
import type { PanoSatiri } from '@masabasi/core/mesai/mola/contract';
import { izinNotu, METIN, molaDurumu, type PanoStili } from '@masabasi/core/mesai/mola/rules';
import { istanbulSaati } from '@masabasi/core/platform/time/tarih';
import IconListDetails from '~icons/tabler/list-details';
import { memo } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { DurumEtiketi } from './DurumEtiketi.tsx';
import renk from './DurumEtiketi.module.css';
import css from './MolaKarti.module.css';
import { GecenSure, ToplamDakika } from './Sayac.tsx';

/** The data of a card or a row of the board. Small and flat, so that an unchanged person is not drawn again. */
export interface PanoKisisi {
  readonly satir: PanoSatiri;
  readonly etiket: string;
  readonly stil: PanoStili;
  /** Name of the department, on a board of several departments. */
  readonly departman: string | null;
  /** The viewer may open this person's details. */
  readonly detayli: boolean;
  readonly onDetay: (satir: PanoSatiri) => void;
}

/** The name on the board, with the group in brackets. */
export const panoAdi = (s: PanoSatiri): string => (s.Grup ? `${s.Ad} (${s.Grup})` : s.Ad);

/** True if the timer of the open status runs. */
export const sayacIsler = (s: PanoSatiri, stil: PanoStili): s is PanoSatiri & { Baslama_Zamani: string } =>
  s.Baslama_Zamani !== null && (stil === 'mola' || stil === 'uyari') && molaDurumu(s.Mola_Durum_Id)?.sayac === true;

/** Type of leave and shortened note. Null for a person who is not on leave. */
export const izinYazisi = (s: PanoSatiri): string | null =>
  s.izinTur === null ? null : [s.izinTur, izinNotu(s.izinAcik)].filter(Boolean).join(' · ');

/** The button that opens a person's break details. */
export const DetayDugmesi = ({ satir, onDetay }: Pick<PanoKisisi, 'satir' | 'onDetay'>) => (
  <button
    type="button"
    className={`bare ${css.detay}`}
    aria-label={`${satir.Ad}: mola detayları`}
    onClick={() => onDetay(satir)}
  >
    <IconListDetails size={16} stroke={1.75} aria-hidden />
  </button>
);

/**
 * A person on the board (specification 2.5). Far from the screen, a card has only its words: they can be searched and
 * read, and a thousand people do not need a thousand drawn cards.
 */
export const MolaKarti = memo(function MolaKarti({
  satir,
  etiket,
  stil,
  departman,
  detayli,
  onDetay,
  yakin,
}: PanoKisisi & { yakin: boolean }) {
  if (!yakin)
    return (
      <li className={css.kart} data-kisi={satir.Id}>
        {panoAdi(satir)} {etiket}
      </li>
    );
  const izin = izinYazisi(satir);
  const sayac = sayacIsler(satir, stil);
  return (
    <li
      className={`${renk.renkli} ${css.kart}`}
      data-stil={stil}
      data-kisi={satir.Id}
      tabIndex={detayli ? undefined : 0}
    >
      <Avatar name={satir.Ad} size={22} />
      <p className={css.ad}>
        <span>{satir.Ad}</span>
        {satir.Grup && (
          <Text span fz={13} c="dimmed" truncate title={panoAdi(satir)}>
            {' '}
            ({satir.Grup})
          </Text>
        )}
      </p>
      {detayli && <DetayDugmesi satir={satir} onDetay={onDetay} />}
      <div className={css.alt} data-sayac={sayac || undefined}>
        <DurumEtiketi id={satir.Mola_Durum_Id} stil={stil} etiket={etiket} />
        {sayac && <GecenSure baslangic={satir.Baslama_Zamani} className={css.sayac} />}
        <p className={`tnum ${css.bilgi}`}>
          {departman !== null && <span>{departman}</span>}
          {satir.Baslama !== null && (
            <>
              <span>
                <span className="visually-hidden">Mesai başlama </span>
                {istanbulSaati(satir.Baslama)}
              </span>
              <span>
                <span className="visually-hidden">Toplam mola </span>
                <ToplamDakika {...satir} /> dk
              </span>
            </>
          )}
          {stil === 'izinli' && <span>{izinNotu(satir.izinAcik) || METIN.girisYok}</span>}
          {stil !== 'izinli' && izin !== null && <span className={css.izin}>{izin}</span>}
        </p>
      </div>
    </li>
  );
});
