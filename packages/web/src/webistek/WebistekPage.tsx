import { sayiYaz } from '@masabasi/core/metin';
import { webistek as oda } from '@masabasi/core/webistek/contract';
import { WEBISTEK_LISTESI } from '@masabasi/core/webistek/liste';
import { WEBISTEK_SEKMELERI, type WebistekSekmesi } from '@masabasi/core/webistek/rules';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useListe } from '../liste.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { WebistekTablosu } from './WebistekTablosu.tsx';

const WebistekDialog = lazy(() => import('./WebistekDialog.tsx'));

/** The inbox as its menu entry opens it: on what waits. */
const ILK_GORUNUM = 'sekme=bekleyen';
/** The number of the request whose window the address opens; null: none. */
const acikOku = (yazi: string | null): number | null =>
  yazi !== null && /^[1-9]\d{0,8}$/.test(yazi) ? Number(yazi) : null;

/** What people outside ask for over the web; every view has an address of its own. */
export default function WebistekPage() {
  const [adres, setAdres] = useSearchParams();
  const { pathname } = useLocation();
  const [acildi, setAcildi] = useState(adres.size > 0);
  if (!acildi && adres.size > 0) setAcildi(true);
  useEffect(() => {
    // Who has gone on meanwhile is not called back.
    if (!acildi && window.location.pathname === pathname) setAdres(ILK_GORUNUM, { replace: true });
  }, [acildi, pathname, setAdres]);
  return acildi ? <WebIstekleri /> : <SkeletonRows rows={8} />;
}

function WebIstekleri() {
  const [adres, setAdres] = useSearchParams();
  const liste = useListe(oda.getWebistekList, WEBISTEK_LISTESI);
  const adetler = liste.veri?.ozet.adetler;
  const ac = useCallback(
    (Id: number | null) =>
      setAdres(
        (once) => {
          const sozler = new URLSearchParams(once);
          if (Id === null) sozler.delete('istek');
          else sozler.set('istek', String(Id));
          return sozler;
        },
        { replace: true },
      ),
    [setAdres],
  );
  const acik = acikOku(adres.get('istek'));
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
        {acik !== null && <WebistekDialog key={acik} Id={acik} onAc={ac} onClose={() => ac(null)} />}
      </Suspense>
    </>
  );
}
