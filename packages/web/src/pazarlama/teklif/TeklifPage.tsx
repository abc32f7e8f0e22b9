import { sayilanYaz } from '@masabasi/core/platform/list/liste';
import { TEKLIF_LISTESI } from '@masabasi/core/pazarlama/teklif/liste';
import { TEKLIF_SEKMELERI, type TeklifSekmesi } from '@masabasi/core/pazarlama/teklif/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconChartPie from '~icons/tabler/chart-pie';
import IconPercentage from '~icons/tabler/percentage';
import IconPlus from '~icons/tabler/plus';
import { lazy, Suspense, useState } from 'react';
import { teklif as oda } from '../../calls/teklif.ts';
import { useListedenKayit } from '../../platform/list/adresteki.ts';
import { useListe } from '../../platform/list/liste.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';
import { TeklifTablosu } from './TeklifTablosu.tsx';

const TeklifDialog = lazy(() => import('./TeklifDialog.tsx'));
const TeklifKaydi = lazy(() => import('./TeklifKaydi.tsx'));
const TeklifOranlariDialog = lazy(() => import('./TeklifOranlariDialog.tsx'));
const IskontoSinirlariDialog = lazy(() => import('./IskontoSinirlariDialog.tsx'));

/** Page of quotes: customers, offers, sums, results. */
export default function TeklifPage() {
  const [yeni, setYeni] = useState(false);
  const [sinirlar, setSinirlar] = useState(false);
  const [oranlar, setOranlar] = useState(false);
  const yazar = useYetkiVar(YETKI.teklifYaz);
  const onaylar = useYetkiVar(YETKI.iskontoOnay);
  useYeniIstegi(() => setYeni(yazar));
  const liste = useListe(oda.getTeklifList, TEKLIF_LISTESI);
  const { acik, ac, gec, peek } = useListedenKayit('teklif', liste.tablo.rows);
  const adetler = liste.veri?.adetler;
  const tablo = <TeklifTablosu liste={liste} onAc={ac} />;
  return (
    <>
      <PageHeader
        title="Teklifler"
        text="Teklifi hazırlayınız, gönderiniz; müşterinin ne dediğini ve sıradaki adımı izleyiniz."
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconChartPie size={16} aria-hidden />}
              onClick={() => setOranlar(true)}
            >
              Kazanma Oranı
            </Button>
            {onaylar && (
              <Button
                variant="default"
                leftSection={<IconPercentage size={16} aria-hidden />}
                onClick={() => setSinirlar(true)}
              >
                İskonto Sınırları
              </Button>
            )}
            {yazar && (
              <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
                Yeni Teklif
              </Button>
            )}
          </>
        }
      />
      <Tabs
        label="Teklif bölümleri"
        value={liste.gorunum.sekme}
        onChange={(sekme) => liste.suz({ sekme: sekme as TeklifSekmesi })}
        tabs={Object.entries(TEKLIF_SEKMELERI)
          .filter(([value]) => value !== 'onayim' || onaylar || liste.gorunum.sekme === 'onayim')
          .map(([value, label]) => ({
            value,
            label,
            quantity: adetler && sayilanYaz(adetler[value as TeklifSekmesi]),
            content: tablo,
          }))}
      />
      <Suspense fallback={null}>
        {acik !== null && <TeklifKaydi key={acik} Id={acik} onAc={gec} peek={peek} />}
        {yeni && <TeklifDialog onClose={() => setYeni(false)} onSaved={gec} />}
        {oranlar && <TeklifOranlariDialog onClose={() => setOranlar(false)} />}
        {sinirlar && <IskontoSinirlariDialog onClose={() => setSinirlar(false)} />}
      </Suspense>
    </>
  );
}
