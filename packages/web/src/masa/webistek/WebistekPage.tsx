import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { WEBISTEK_LISTESI } from '@masabasi/core/masa/webistek/liste';
import { WEBISTEK_SEKMELERI, type WebistekSekmesi } from '@masabasi/core/masa/webistek/rules';
import { Button } from '@mantine/core';
import IconExternalLink from '~icons/tabler/external-link';
import { lazy, Suspense } from 'react';
import { webistek as oda } from '../../calls/webistek.ts';
import { useListedenKayit } from '../../platform/list/adresteki.ts';
import { useListe } from '../../platform/list/liste.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { WebistekTablosu } from './WebistekTablosu.tsx';

const WebistekKaydi = lazy(() => import('./WebistekKaydi.tsx'));

/** Web requests from outside. Every view has its own address. */
export default function WebistekPage() {
  const liste = useListe(oda.getWebistekList, WEBISTEK_LISTESI);
  const adetler = liste.veri?.ozet.adetler;
  const { acik, ac, gec, peek } = useListedenKayit('istek', liste.tablo.rows);
  return (
    <>
      <PageHeader
        title="Web İstekleri"
        text="Müşterilerin web formundan bıraktığı, e-posta ile yazdığı istekler."
        actions={
          <Button
            component="a"
            href="/webistek"
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            Formu Aç
          </Button>
        }
      />
      <Tabs
        label="İstek bölümleri"
        value={liste.gorunum.sekme}
        onChange={(sekme) => liste.suz({ sekme: sekme as WebistekSekmesi })}
        tabs={Object.entries(WEBISTEK_SEKMELERI).map(([value, label]) => ({
          value,
          label,
          quantity: adetler && sayiYaz(adetler[value as WebistekSekmesi]),
          content: <WebistekTablosu liste={liste} onAc={ac} />,
        }))}
      />
      <Suspense fallback={null}>
        {acik !== null && <WebistekKaydi key={acik} Id={acik} onAc={gec} peek={peek} />}
      </Suspense>
    </>
  );
}
