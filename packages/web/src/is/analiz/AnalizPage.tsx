import { ANALIZ_LISTESI } from '@masabasi/core/is/analiz/liste';
import { ANALIZ_SEKMELERI, type AnalizSekmesi } from '@masabasi/core/is/analiz/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import IconReport from '~icons/tabler/report';
import { lazy, Suspense, useState } from 'react';
import { analiz as oda } from '../../calls/analiz.ts';
import { useListedenKayit } from '../../platform/list/adresteki.ts';
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
import { analizSutunlari } from './AnalizSutunlari.tsx';

const AnalizDialog = lazy(() => import('./AnalizDialog.tsx'));
const AnalizKaydi = lazy(() => import('./AnalizKaydi.tsx'));

/** Page of analyses: needs of customers and colleagues, from writing down to the decision and the work. */
export default function AnalizPage() {
  const [yeni, setYeni] = useState(false);
  useYeniIstegi(() => setYeni(true));
  const aktarir = useYetkiVar(YETKI.musteriDisaAktar);
  const liste = useListe(oda.analizListe, ANALIZ_LISTESI);
  const { gorunum } = liste;
  const aktar = useAction(oda.analizAktar, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  const adetler = liste.veri?.adetler;
  const { acik, ac, gec, peek } = useListedenKayit('analiz', liste.tablo.rows);
  const tablo = (
    <Panel>
      <DataGrid
        name="analiz"
        label="Analizler"
        columns={analizSutunlari(ac)}
        list={liste.tablo}
        rowKey={(a) => a.Id}
        rowName={(a) => `${a.No} ${a.Baslik}`}
        views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
        onExport={aktarir ? () => aktar.mutate(gorunum) : undefined}
        exporting={aktar.isPending}
        empty={{
          icon: <IconReport size={32} stroke={1.5} />,
          title: 'Kayıt Bulunamadı.',
          text: 'Bu bölümde analiz yok.',
        }}
      />
    </Panel>
  );
  return (
    <>
      <PageHeader
        title="İş Analizi"
        text="Müşterilerin ve ekibin istedikleri: yazılır, kabul edilir, işe dönüşür."
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
            Yeni Analiz
          </Button>
        }
      />
      <Tabs
        label="Analizler"
        value={gorunum.sekme}
        onChange={(sekme) => liste.suz({ sekme: sekme as AnalizSekmesi })}
        tabs={Object.entries(ANALIZ_SEKMELERI).map(([value, label]) => ({
          value,
          label,
          quantity: adetler && sayiYaz(adetler[value as AnalizSekmesi]),
          content: tablo,
        }))}
      />
      <Suspense fallback={null}>
        {yeni && <AnalizDialog onClose={() => setYeni(false)} onSaved={gec} />}
        {acik !== null && <AnalizKaydi key={acik} Id={acik} onAc={gec} peek={peek} />}
      </Suspense>
    </>
  );
}
