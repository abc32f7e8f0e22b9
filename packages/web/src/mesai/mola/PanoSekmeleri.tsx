import { Flex, Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import IconBuilding from '~icons/tabler/building';
import { useCallback, useMemo, useState } from 'react';
import { mola } from '../../calls/mola.ts';
import { endpointQuery, queryClient, readAhead, useEndpoint } from '../../platform/call/api.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { edgeFade, fadeAtEdges } from '../../ui/EdgeFade.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { showNearest } from '../../ui/showNearest.ts';
import { MolaPanosu } from './MolaPanosu.tsx';
import sekme from '../../ui/Tabs.module.css';
import { PanoSeridi } from './PanoSeridi.tsx';

/** All visible departments together. 0 is no department's Id. */
const HEPSI = { Id: 0, Ad: 'Tümü' } as const;

const SEKME = 'masabasi.pano.sekme';
/** The last open tab on this device. If it is no longer offered, the person starts with their own department. */
function hatirlanan(): number | null {
  const yazili = Number(localStorage.getItem(SEKME));
  return localStorage.getItem(SEKME) !== null && Number.isSafeInteger(yazili) ? yazili : null;
}

/** Loads a board while the pointer is on its tab. */
const onceden = (departmanId: number) =>
  void readAhead(queryClient.query(endpointQuery(mola.departmanMola, { departmanId })));

/** One tab for each department whose board the person may see, with their own department first (specification 2.5). */
export function PanoSekmeleri({ tamListe }: { tamListe?: boolean }) {
  const { DepartmanId } = useKullanici();
  const gerekli = useEndpoint(mola.personelgerekli, {}, { staleTime: 5 * 60_000 });
  const [secilen, setSecilen] = useState<number | null>(() => hatirlanan());
  const okunan = gerekli.data;
  const sekmeler = useMemo(() => okunan?.departman.filter((d) => okunan.pano.includes(d.Id)) ?? [], [okunan]);
  const acik =
    (secilen === HEPSI.Id && sekmeler.length > 1 ? HEPSI : undefined) ??
    sekmeler.find((d) => d.Id === secilen) ??
    sekmeler.find((d) => d.Id === DepartmanId) ??
    sekmeler[0];
  const acikId = acik?.Id;
  const adet = sekmeler.length;
  const soluk = useCallback((k: HTMLElement | null) => (k && adet > 0 ? fadeAtEdges(k) : undefined), [adet]);
  const gorunenler = useMemo(() => sekmeler.filter((d) => acikId === HEPSI.Id || d.Id === acikId), [sekmeler, acikId]);
  if (!gerekli.data) return <Read of={gerekli} rows={8} />;
  // With several departments, another tab shows all of them.
  const tumSekmeler = sekmeler.length > 1 ? [...sekmeler, HEPSI] : sekmeler;
  if (!acik)
    return (
      <EmptyState
        icon={<IconBuilding size={32} stroke={1.5} />}
        title="Görebileceğiniz bir departman yok"
        text="Bir departmana atandığınızda panosu burada açılır."
      />
    );
  return (
    <Tabs
      value={String(acik.Id)}
      onChange={(v) => {
        setSecilen(Number(v));
        if (v !== null) localStorage.setItem(SEKME, v);
      }}
      keepMounted={false}
      classNames={{ list: `${edgeFade} ${sekme.list}`, tab: sekme.tab! }}
      styles={{ list: { minWidth: 0, marginBottom: -1, borderBottom: 0 }, panel: { paddingTop: 12 } }}
    >
      <Flex gap="0 24px" wrap="wrap-reverse" align="center" className="line-below">
        <Tabs.List ref={soluk} aria-label="Departmanlar">
          {tumSekmeler.map((d) => (
            <Tabs.Tab
              key={d.Id}
              // If the tabs do not all fit, the open one is scrolled into view.
              ref={d.Id === acikId ? showNearest : undefined}
              value={String(d.Id)}
              onPointerEnter={() => d !== HEPSI && onceden(d.Id)}
            >
              {d.Ad}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <PanoSeridi departmanlar={gorunenler} />
      </Flex>
      {tumSekmeler.map((d) => (
        <Tabs.Panel key={d.Id} value={String(d.Id)}>
          {d.Id === acik.Id && <MolaPanosu key={d.Id} departmanlar={gorunenler} ad={d.Ad} tamListe={tamListe} />}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
