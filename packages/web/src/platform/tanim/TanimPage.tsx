import type { TanimSatiri } from '@masabasi/core/platform/tanim/contract';
import {
  TANIM_GRUPLARI,
  TANIM_LISTE_ADLARI,
  TANIM_LISTELERI,
  type TanimListeAdi,
  tanimListesi,
} from '@masabasi/core/platform/tanim/rules';
import { Button } from '@mantine/core';
import IconClock from '~icons/tabler/clock';
import IconInfoCircle from '~icons/tabler/info-circle';
import IconPlus from '~icons/tabler/plus';
import { useState } from 'react';
import { Link } from 'react-router';
import { tanim as oda } from '../../calls/tanim.ts';
import { useAdres } from '../list/adres.ts';
import { useEndpoint } from '../call/api.ts';
import DeniedPage from '../../layout/DeniedPage.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SIDE_NAV, SideNav } from '../../ui/SideNav.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { TanimSatirlari } from './TanimSatirlari.tsx';
import { Columns } from '../../ui/Columns.tsx';

const SlaDialog = onDemand(() => import('../../masa/sla/SlaDialog.tsx'));
const TanimDialog = onDemand(() => import('./TanimDialog.tsx'));

const ILK: TanimListeAdi = 'kurumlar';

/** The reference lists: the options of all forms. */
export default function TanimPage() {
  const [ayar, setAyar] = useAdres();
  const Liste = TANIM_LISTE_ADLARI.find((ad) => ad === ayar.get('liste')) ?? ILK;
  const sayilar = useEndpoint(oda.tanimListeleri, {}, { refetchOnMount: 'always' });
  const liste = useEndpoint(oda.tanimList, { Liste }, { refetchOnMount: 'always' });
  const [sozler, setSozler] = useState(false);
  const [duzenlenen, setDuzenlenen] = useState<TanimSatiri | 'yeni' | null>(null);
  if (sayilar.error?.status === 403) return <DeniedPage />;
  const { yeri } = tanimListesi(Liste);
  const adet = new Map(sayilar.data?.listeler.map((l) => [l.Liste, l.Adet - l.Pasif]));
  const groups = TANIM_GRUPLARI.map((title) => ({
    title,
    items: TANIM_LISTE_ADLARI.filter((ad) => tanimListesi(ad).grup === title).map((ad) => ({
      value: ad,
      label: TANIM_LISTELERI[ad].ad,
      count: adet.get(ad),
    })),
  }));
  return (
    <>
      <PageHeader
        title="Tanım Listeleri"
        text="Formlarda seçilen değerler. Kullanılan bir satır silinmez, kullanımdan kaldırılır; eski kayıtlarda adı kalır."
        actions={
          <>
            <Button variant="default" leftSection={<IconClock size={16} aria-hidden />} onClick={() => setSozler(true)}>
              Süre Sözleri
            </Button>
            {yeri === undefined && (
              <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setDuzenlenen('yeni')}>
                Yeni Satır
              </Button>
            )}
          </>
        }
      />
      <Columns {...SIDE_NAV}>
        <SideNav
          label="Tanım listeleri"
          selectLabel="Liste"
          groups={groups}
          value={Liste}
          onChange={(ad) => setAyar(ad === ILK ? {} : { liste: ad }, { replace: true })}
        />
        <Panel title={TANIM_LISTELERI[Liste].ad}>
          {yeri !== undefined && (
            <Notice tone="info" icon={<IconInfoCircle />}>
              {Liste === 'bayiler' ? (
                <>
                  Bu liste bayi kartlarından gelir, burada yalnız okunur.{' '}
                  <Link to={yeri}>Bayiler sayfasında düzenleyiniz</Link>.
                </>
              ) : (
                <>
                  Bu liste anketlerden gelir, burada yalnız okunur.{' '}
                  <Link to={yeri}>Anket Tasarımı sayfasında düzenleyiniz</Link>.
                </>
              )}
            </Notice>
          )}
          <TanimSatirlari key={Liste} liste={Liste} sorgu={liste} onEdit={setDuzenlenen} />
        </Panel>
      </Columns>
      {sozler && <SlaDialog onClose={() => setSozler(false)} />}
      {duzenlenen !== null && (
        <TanimDialog
          liste={Liste}
          satir={duzenlenen === 'yeni' ? null : duzenlenen}
          ustler={liste.data?.ustler ?? []}
          projeler={liste.data?.projeler ?? []}
          onClose={() => setDuzenlenen(null)}
        />
      )}
    </>
  );
}
