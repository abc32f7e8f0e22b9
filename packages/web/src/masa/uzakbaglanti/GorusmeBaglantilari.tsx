import { istanbulGunu, istanbulSaati, tarihYaz } from '@masabasi/core/platform/time/tarih';
import type { BaglantiSatiri } from '@masabasi/core/masa/uzakbaglanti/contract';
import { Button } from '@mantine/core';
import IconPlugConnected from '~icons/tabler/plug-connected';
import { lazy, Suspense, useState } from 'react';
import { uzakbaglanti as oda } from '../../calls/uzakbaglanti.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import type { SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { BaglananGorusme } from './BaglantiBaslatDialog.tsx';
import { BaglantiIslemleri } from './BaglantiIslemleri.tsx';
import { BaglantiSuresi } from './BaglantiSuresi.tsx';
import css from './GorusmeBaglantilari.module.css';

const BaglantiBaslatDialog = lazy(() => import('./BaglantiBaslatDialog.tsx'));

export interface GorusmeBaglantilariProps {
  readonly gorusme: BaglananGorusme;
  readonly musteri: SecilenMusteri;
  /** The ticket is still open. */
  readonly acik: boolean;
}

const EN_COK = 30;

/** The period in one line: `20.11.2026 10:00 – 10:30`. */
const zamani = ({ Baslama_Zamani: bas, Bitis_Zamani: bit }: BaglantiSatiri) =>
  `${tarihYaz(istanbulGunu(bas))} ${istanbulSaati(bas)} – ${bit === null ? 'sürüyor' : istanbulSaati(bit)}`;

/** The connections of a ticket, with a button that starts another one. */
export function GorusmeBaglantilari({ gorusme, musteri, acik }: GorusmeBaglantilariProps) {
  const [yeni, setYeni] = useState(false);
  const liste = useEndpoint(oda.getBaglantiList, { GorusmeId: gorusme.Id, adet: EN_COK }, { refetchOnMount: 'always' });
  if (!acik && liste.data?.baglantilist.length === 0) return null;
  return (
    <Panel
      title="Bağlantıları"
      icon={<IconPlugConnected />}
      actions={
        acik && (
          <Button
            variant="default"
            leftSection={<IconPlugConnected size={16} aria-hidden />}
            onClick={() => setYeni(true)}
          >
            Bağlantı Başlat
          </Button>
        )
      }
    >
      <Read of={liste} rows={2}>
        {({ baglantilist }) =>
          baglantilist.length === 0 ? (
            <EmptyState compact title="Bağlantı yapılmamış." />
          ) : (
            <BaglantiIslemleri>
              {(dugmeler) => (
                <ul className={css.liste} aria-label="Görüşmenin bağlantıları">
                  {baglantilist.map((b) => (
                    <li key={b.Id}>
                      <span className={css.ust}>
                        <KisiYuzu id={b.PersonelId} ad={b.Personel} size={24} />
                        <span className={css.ad}>{b.Personel}</span>
                        <BaglantiSuresi b={b} />
                      </span>
                      <span className={css.alt}>
                        <span>{`${zamani(b)} · ${b.BaglantiTur}`}</span>
                        <span className={css.eylem}>{dugmeler(b)}</span>
                      </span>
                      <span className={css.is}>{b.Yapilan || b.Amac}</span>
                    </li>
                  ))}
                </ul>
              )}
            </BaglantiIslemleri>
          )
        }
      </Read>
      <Suspense fallback={null}>
        {yeni && <BaglantiBaslatDialog musteri={musteri} gorusme={gorusme} onClose={() => setYeni(false)} />}
      </Suspense>
    </Panel>
  );
}
