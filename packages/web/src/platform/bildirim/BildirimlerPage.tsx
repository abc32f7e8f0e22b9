import type { BildirimSatiri } from '@masabasi/core/platform/bildirim/contract';
import { Button } from '@mantine/core';
import IconBell from '~icons/tabler/bell';
import { useState } from 'react';
import { bildirim } from '../../calls/bildirim.ts';
import { useAdres } from '../list/adres.ts';
import { useAction, useEndpoint } from '../call/api.ts';
import { read } from '../call/cagri.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { BildirimSatirlari } from './BildirimSatirlari.tsx';
import { BildirimTercihleri } from './BildirimTercihleri.tsx';

function Gelenler() {
  const gelenler = useEndpoint(bildirim.bildirimler, {});
  const [eskiler, setEskiler] = useState<{ satirlar: readonly BildirimSatiri[]; devami: boolean } | null>(null);
  const [getiriliyor, setGetiriliyor] = useState(false);
  const oku = useAction(bildirim.bildirimOkundu, { onSuccess: () => setEskiler(null) });
  if (!gelenler.data) return <Read of={gelenler} rows={6} />;
  const { data } = gelenler;
  const satirlar = [...data.bildirimler, ...(eskiler?.satirlar ?? [])];
  const devami = eskiler?.devami ?? data.Devami;
  const getir = async () => {
    setGetiriliyor(true);
    try {
      const { bildirimler, Devami } = await read(bildirim.bildirimler, { oncekiId: satirlar.at(-1)?.Id });
      setEskiler({ satirlar: [...(eskiler?.satirlar ?? []), ...bildirimler], devami: Devami });
    } finally {
      setGetiriliyor(false);
    }
  };
  if (satirlar.length === 0)
    return (
      <EmptyState
        title="Henüz bildiriminiz yok."
        text="İsteklerinize verilen kararlar, kararınızı bekleyenler ve uyarılar burada toplanır."
      />
    );
  return (
    <Panel
      title={data.Okunmayan > 0 ? `${data.Okunmayan} okunmamış` : 'Hepsi okundu'}
      icon={<IconBell stroke={1.7} />}
      actions={
        data.Okunmayan > 0 && (
          <Button variant="subtle" loading={oku.isPending} onClick={() => oku.mutate({ sonId: satirlar[0]?.Id })}>
            Hepsini Okundu Say
          </Button>
        )
      }
      padded
    >
      <BildirimSatirlari satirlar={satirlar} />
      {devami && (
        <Button variant="default" loading={getiriliyor} onClick={() => void getir()}>
          Daha Eskiler
        </Button>
      )}
    </Panel>
  );
}

/** All notifications of the person, and their channels. */
export default function BildirimlerPage() {
  const [adres, setAdres] = useAdres();
  return (
    <>
      <PageHeader title="Bildirimler" />
      <Tabs
        label="Bildirimler"
        value={adres.get('sekme') === 'tercihler' ? 'tercihler' : 'gelenler'}
        onChange={(v) => setAdres(v === 'gelenler' ? {} : { sekme: v }, { replace: true })}
        tabs={[
          { value: 'gelenler', label: 'Gelenler', content: <Gelenler /> },
          { value: 'tercihler', label: 'Tercihler', content: <BildirimTercihleri /> },
        ]}
      />
    </>
  );
}
