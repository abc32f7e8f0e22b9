import { Box, Text } from '@mantine/core';
import IconMapOff from '~icons/tabler/map-off';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHaritaHizmeti } from '../platform/map/harita.ts';
import { EmptyState } from './EmptyState.tsx';
import { SkeletonRows } from './Skeleton.tsx';

export interface ServicePlace {
  readonly Id: number;
  readonly Ad: string;
  readonly Enlem: number | null;
  readonly Boylam: number | null;
  /** A short sign on its pin. */
  readonly sign?: string;
}

export interface ProviderMapProps {
  /** Name of the map for a screen reader. */
  readonly label: string;
  readonly places: readonly ServicePlace[];
  readonly onOpen?: (Id: number) => void;
}

const NEAR = 14;

/** Places on the map of the configured service. */
export function ProviderMap({ label, places, onOpen }: ProviderMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const service = useHaritaHizmeti();
  const [failed, setFailed] = useState(false);
  // The map is drawn again when its places change, not with each new array.
  const drawn = places.map((p) => `${p.Id} ${p.Enlem} ${p.Boylam}`).join();
  const latest = useEffectEvent(() => ({ places, onOpen }));
  useEffect(() => {
    if (service === null || service === 'hata' || drawn === '' || box.current === null) return undefined;
    const known = latest().places.flatMap(({ Enlem, Boylam, ...p }) =>
      Enlem === null || Boylam === null ? [] : [{ ...p, at: { lat: Enlem, lng: Boylam } }],
    );
    const first = known[0];
    if (first === undefined) return undefined;
    // The service's code may fail: then the page shows a message and goes on.
    try {
      const map = new service.Map(box.current, {
        center: first.at,
        zoom: NEAR,
        streetViewControl: false,
        mapTypeControl: false,
      });
      const bounds = new service.LatLngBounds();
      const pins = known.map(({ Id, Ad, at, sign }) => {
        bounds.extend(at);
        const pin = new service.Marker({ map, position: at, title: Ad, ...(sign !== undefined && { label: sign }) });
        if (latest().onOpen) pin.addListener('click', () => latest().onOpen?.(Id));
        return pin;
      });
      if (known.length > 1) map.fitBounds(bounds);
      return () => {
        for (const pin of pins) pin.setMap(null);
      };
    } catch {
      const timer = setTimeout(() => setFailed(true));
      return () => clearTimeout(timer);
    }
  }, [service, drawn]);
  if (service === 'hata' || failed)
    return (
      <EmptyState
        compact
        icon={<IconMapOff size={32} stroke={1.5} />}
        title="Harita hizmetine ulaşılamadı."
        text="Bağlantınızı denetleyip sayfayı yeniden yükleyiniz; ürünün kendi haritası bu arada çalışır."
      />
    );
  const unknown = places.filter((p) => p.Enlem === null || p.Boylam === null).length;
  return (
    <div>
      {service === null && <SkeletonRows rows={6} label="Harita hazırlanıyor..." />}
      {unknown === places.length ? (
        <EmptyState compact title="Konumu yazılmış kayıt yok." />
      ) : (
        <Box
          ref={box}
          h="min(48dvh, 460px)"
          mih={280}
          className="card"
          style={{ overflow: 'hidden' }}
          role="region"
          aria-label={label}
          hidden={service === null}
        />
      )}
      {unknown > 0 && unknown < places.length && (
        <Text mt={8} fz={13} c="dimmed">
          {unknown} kaydın konumu yazılmamış; bu haritada yok.
        </Text>
      )}
    </div>
  );
}
