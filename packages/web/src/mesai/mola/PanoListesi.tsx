import { Text } from '@mantine/core';
import { izinNotu, METIN } from '@masabasi/core/mesai/mola/rules';
import { istanbulSaati } from '@masabasi/core/platform/time/tarih';
import { memo } from 'react';
import { DurumEtiketi } from './DurumEtiketi.tsx';
import renk from './DurumEtiketi.module.css';
import { DetayDugmesi, izinYazisi, type PanoKisisi, panoAdi, sayacIsler } from './MolaKarti.tsx';
import css from './PanoListesi.module.css';
import { GecenSure, SayacBolgesi, ToplamDakika } from './Sayac.tsx';

/** A person as a row. Like the card, only words while far from the screen. */
const Satir = memo(function Satir({ satir, etiket, stil, detayli, onDetay, yakin }: PanoKisisi & { yakin: boolean }) {
  if (!yakin)
    return (
      <tr className={css.satir} data-kisi={satir.Id}>
        <th scope="row">{panoAdi(satir)}</th>
        <td colSpan={6}>{etiket}</td>
      </tr>
    );
  const izin = stil === 'izinli' ? izinNotu(satir.izinAcik) : izinYazisi(satir);
  return (
    <tr
      className={`${renk.renkli} ${css.satir}`}
      data-stil={stil}
      data-kisi={satir.Id}
      tabIndex={detayli ? undefined : 0}
    >
      <th scope="row" className={css.ad}>
        {satir.Ad}
        {satir.Grup && (
          <Text span fw={400} c="dimmed">
            {' '}
            ({satir.Grup})
          </Text>
        )}
      </th>
      <td className={css.durum}>
        <DurumEtiketi id={satir.Mola_Durum_Id} stil={stil} etiket={etiket} />
      </td>
      <td className={css.sayac}>{sayacIsler(satir, stil) && <GecenSure baslangic={satir.Baslama_Zamani} />}</td>
      <td data-label="Toplam Mola" className={css.sayi}>
        {satir.Baslama !== null && (
          <>
            <ToplamDakika {...satir} /> dk
          </>
        )}
      </td>
      <td data-label="Mesai Başlama" className={css.sayi}>
        {satir.Baslama === null ? (
          <Text span c="dimmed">
            {METIN.girisYok}
          </Text>
        ) : (
          istanbulSaati(satir.Baslama)
        )}
      </td>
      <td className={css.izin}>{izin}</td>
      <td className={css.eylem}>{detayli && <DetayDugmesi satir={satir} onDetay={onDetay} />}</td>
    </tr>
  );
});

/** A group of neighbours on a long board. */
export interface PanoKumesi {
  readonly no: number;
  readonly kisiler: readonly PanoKisisi[];
}

/**
 * The board as a dense table. Columns that never wrap have a fixed share, and the leave column takes the rest. On a narrow screen each row is a card. A long board is several tables with equal columns.
 */
export function PanoListesi({ ad, kumeler }: { ad: string; kumeler: readonly PanoKumesi[] }) {
  return kumeler.map(({ no, kisiler }) => (
    <SayacBolgesi key={no} ilk={no === 0}>
      {(ref, yakin) => (
        <div ref={ref} className={`card ${css.kume}`} data-sonraki={no > 0 || undefined}>
          <table className={css.liste} aria-label={no === 0 ? ad : `${ad}, devamı`}>
            <thead style={no === 0 ? undefined : { visibility: 'collapse' }}>
              <tr>
                <th scope="col" style={{ width: '24%' }}>
                  Ad
                </th>
                <th scope="col" style={{ width: 150 }}>
                  Durum
                </th>
                <th scope="col" className={css.sayi} style={{ width: 84 }}>
                  Süre
                </th>
                <th scope="col" className={css.sayi} style={{ width: 100 }}>
                  Toplam Mola
                </th>
                <th scope="col" className={css.sayi} style={{ width: 120 }}>
                  Mesai Başlama
                </th>
                <th scope="col">İzin</th>
                <th scope="col" style={{ width: 44 }}>
                  <span className="visually-hidden">Detay</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {kisiler.map((k) => (
                <Satir key={k.satir.Id} {...k} yakin={yakin} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </SayacBolgesi>
  ));
}
