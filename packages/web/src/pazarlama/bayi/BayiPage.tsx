import { BAYI_LISTESI } from '@masabasi/core/pazarlama/bayi/liste';
import { BAYI_SEKMELERI, type BayiSekmesi } from '@masabasi/core/pazarlama/bayi/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconBuildingStore from '~icons/tabler/building-store';
import IconPlus from '~icons/tabler/plus';
import { lazy, Suspense, useMemo, useState } from 'react';
import { bayi as oda } from '../../calls/bayi.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useAdrestekiKayit } from '../../platform/list/adresteki.ts';
import { useAction } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useListe } from '../../platform/list/liste.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';
import { bayiSutunlari } from './BayiSutunlari.tsx';

const BayiDialog = lazy(() => import('./BayiDialog.tsx'));
const BayiHaritasi = lazy(() => import('./BayiHaritasi.tsx'));
const BayiKarti = lazy(() => import('./BayiKarti.tsx'));

/** The map, as a tab beside the tabs of the list. */
const HARITA = 'harita';

/** Page of dealers: territories, contracts, figures. The address names the open dealer. */
export default function BayiPage() {
  const [acik, ac] = useAdrestekiKayit('bayi');
  return acik === null ? (
    <Liste onAc={ac} />
  ) : (
    <Suspense fallback={null}>
      <BayiKarti key={acik} Id={acik} onKapat={() => ac(null)} />
    </Suspense>
  );
}

function Liste({ onAc }: { readonly onAc: (Id: number) => void }) {
  const [adres, setAdres] = useAdres();
  const [yeni, setYeni] = useState(false);
  const yonetir = useYetkiVar(YETKI.bayiYonet);
  const aktarir = useYetkiVar(YETKI.musteriDisaAktar);
  useYeniIstegi(() => setYeni(yonetir));
  const liste = useListe(oda.getBayiList, BAYI_LISTESI);
  const { gorunum } = liste;
  const aktar = useAction(oda.bayiAktar, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  const adetler = liste.veri?.adetler;
  const columns = useMemo(() => bayiSutunlari(onAc), [onAc]);
  const tablo = (
    <Panel>
      <DataGrid
        name="bayi"
        label="Bayiler"
        columns={columns}
        list={liste.tablo}
        rowKey={(b) => b.Id}
        rowName={(b) => b.Ad}
        views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
        onExport={aktarir ? () => aktar.mutate(gorunum) : undefined}
        exporting={aktar.isPending}
        empty={{
          icon: <IconBuildingStore size={32} stroke={1.5} />,
          title: 'Kayıt Bulunamadı.',
          text: 'Bu bölümde bayi yok.',
        }}
      />
    </Panel>
  );
  return (
    <>
      <PageHeader
        title="Bayiler"
        actions={
          yonetir && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
              Yeni Bayi
            </Button>
          )
        }
      />
      <Tabs
        label="Bayiler"
        value={adres.get('sekme') === HARITA ? HARITA : gorunum.sekme}
        onChange={(s) =>
          s === HARITA ? setAdres({ sekme: s }, { replace: true }) : liste.suz({ sekme: s as BayiSekmesi })
        }
        tabs={[
          ...Object.entries(BAYI_SEKMELERI).map(([value, label]) => ({
            value,
            label,
            quantity: adetler && sayiYaz(adetler[value as BayiSekmesi]),
            content: tablo,
          })),
          {
            value: HARITA,
            label: 'Harita',
            content: (
              <Suspense fallback={null}>
                <BayiHaritasi onAc={onAc} />
              </Suspense>
            ),
          },
        ]}
      />
      <Suspense fallback={null}>
        {yeni && <BayiDialog kart={null} yetkililer={[]} onClose={() => setYeni(false)} onSaved={onAc} />}
      </Suspense>
    </>
  );
}
