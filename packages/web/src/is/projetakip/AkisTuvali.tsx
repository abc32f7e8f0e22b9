import { AKIS_TURLERI, type AkisAdimi } from '@masabasi/core/is/projetakip/akis';
import { ADIM_BOYU, ADIM_ENI, bagla, bagiKopar, IZGARA, tasi } from '@masabasi/core/is/projetakip/akisDuzeni';
import { ActionIcon, Box } from '@mantine/core';
import IconMaximize from '~icons/tabler/maximize';
import IconMinus from '~icons/tabler/minus';
import IconPlus from '~icons/tabler/plus';
import {
  type AriaLabelConfig,
  Background,
  type Connection,
  MarkerType,
  type NodeChange,
  Panel as Kose,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  type Viewport,
} from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AkisDugumu, type AkisNode } from './AkisDugumu.tsx';
import { type AkisEdge, AkisYolCizgisi } from './AkisYolCizgisi.tsx';
import css from './AkisTuvali.module.css';

const DUGUMLER = { adim: AkisDugumu };
const YOLLAR = { yol: AkisYolCizgisi };
const ADLAR: Partial<AriaLabelConfig> = {
  'node.a11yDescription.default': 'Seçmek için Enter; seçiliyken oklar taşır, Enter açar, Delete siler.',
  'node.a11yDescription.keyboardDisabled': 'Seçmek için Enter; seçiliyken oklar taşır, Delete siler.',
  'node.a11yDescription.ariaLiveMessage': ({ direction, x, y }) =>
    `Adım ${{ up: 'yukarı', down: 'aşağı', left: 'sola', right: 'sağa' }[direction] ?? ''} taşındı. Yeri: ${x}, ${y}`,
  'edge.a11yDescription.default': 'Yolu seçmek için Enter; seçiliyken Delete koparır.',
  'minimap.ariaLabel': 'Küçük harita',
  'handle.ariaLabel': 'Bağlantı ucu',
};

export interface AkisSecimi {
  readonly adimlar: readonly number[];
  /** Pairs of source and target step. */
  readonly yollar: readonly (readonly [number, number])[];
}

export interface AkisTuvaliProps {
  readonly adimlar: readonly AkisAdimi[];
  readonly kusurlular: ReadonlySet<number>;
  readonly secim: AkisSecimi;
  readonly onSec: (secim: AkisSecimi) => void;
  /** Absent: read-only. */
  readonly onDegis?: ((adimlar: AkisAdimi[]) => void) | undefined;
  readonly onAc: (id: number) => void;
  /** The last view of the canvas, which is mounted again after each save. */
  readonly bakilan: Viewport | null;
  readonly onBak: (bakilan: Viewport) => void;
}

const yolu = (id: string): [number, number] => id.split('>').map(Number) as [number, number];

/** The canvas of a flow. The pointer moves and connects steps. Keys select, move and open them, too. */
function Tuval({ adimlar, kusurlular, secim, onSec, onDegis, onAc, bakilan, onBak }: AkisTuvaliProps) {
  /** Positions of steps during a drag. The flow changes only at the drop. */
  const [suren, setSuren] = useState<ReadonlyMap<string, { x: number; y: number }>>(new Map());
  const { fitView, zoomIn, zoomOut } = useReactFlow();
  const [ilkBakis] = useState(bakilan);
  const adet = useRef(adimlar.length);
  // Fits the view when an empty canvas gets its first steps. Later changes leave the view as it is.
  useEffect(() => {
    if (adet.current === 0 && adimlar.length > 0) void fitView({ maxZoom: 1, padding: 0.15 });
    adet.current = adimlar.length;
  }, [adimlar.length, fitView]);
  const nodes = useMemo(
    () =>
      adimlar.map((adim): AkisNode => {
        const id = String(adim.Id);
        return {
          id,
          type: 'adim',
          position: suren.get(id) ?? { x: adim.X - ADIM_ENI / 2, y: adim.Y - ADIM_BOYU / 2 },
          width: ADIM_ENI,
          height: ADIM_BOYU,
          data: { adim, kusurlu: kusurlular.has(adim.Id) },
          selected: secim.adimlar.includes(adim.Id),
          ariaLabel: `${AKIS_TURLERI[adim.Tur]}: ${adim.Ad}${adim.Tamamlandi ? ', tamamlandı' : ''}`,
          ariaRole: 'button',
        };
      }),
    [adimlar, kusurlular, secim.adimlar, suren],
  );
  const edges = useMemo(() => {
    const adlar = new Map(adimlar.map((a) => [a.Id, a.Ad]));
    return adimlar.flatMap((a) =>
      a.Sonraki.map((s): AkisEdge => ({
        id: `${a.Id}>${s.AkisId}`,
        source: String(a.Id),
        target: String(s.AkisId),
        type: 'yol',
        data: { etiket: s.Etiket },
        selected: secim.yollar.some(([x, y]) => x === a.Id && y === s.AkisId),
        markerEnd: { type: MarkerType.ArrowClosed, width: 16, height: 16, color: 'var(--control-line)' },
        ariaLabel: `${a.Ad} adımından ${adlar.get(s.AkisId) ?? ''} adımına${s.Etiket ? `: ${s.Etiket}` : ''}`,
      })),
    );
  }, [adimlar, secim.yollar]);

  const degisti = (degisimler: NodeChange<AkisNode>[]) => {
    const secilen = new Set(secim.adimlar);
    let secildi = false;
    const yerler = new Map(suren);
    let birakildi = false;
    for (const d of degisimler)
      if (d.type === 'select') {
        secildi = true;
        if (d.selected) secilen.add(Number(d.id));
        else secilen.delete(Number(d.id));
      } else if (d.type === 'position' && d.position && onDegis) {
        yerler.set(d.id, d.position);
        if (!d.dragging) birakildi = true;
      }
    if (secildi) onSec({ ...secim, adimlar: [...secilen] });
    if (birakildi && onDegis) {
      setSuren(new Map());
      const yeni = [...yerler].map(
        ([id, { x, y }]) => [Number(id), { X: x + ADIM_ENI / 2, Y: y + ADIM_BOYU / 2 }] as const,
      );
      onDegis(tasi(adimlar, new Map(yeni)));
    } else if (yerler.size > 0) setSuren(yerler);
  };
  const baglandi = useCallback(
    ({ source, target }: Connection) => {
      const once = adimlar.find((a) => a.Id === Number(source));
      if (once && once.Tur !== 'bitis') onDegis?.(bagla(adimlar, once.Id, Number(target), ''));
    },
    [adimlar, onDegis],
  );
  return (
    <ReactFlow<AkisNode, AkisEdge>
      className={css.tuval}
      nodes={nodes}
      edges={edges}
      nodeTypes={DUGUMLER}
      edgeTypes={YOLLAR}
      onNodesChange={degisti}
      onEdgesChange={(degisimler) => {
        const secilen = new Set(secim.yollar.map(([a, b]) => `${a}>${b}`));
        for (const d of degisimler)
          if (d.type === 'select') {
            if (d.selected) secilen.add(d.id);
            else secilen.delete(d.id);
          }
        onSec({ ...secim, yollar: [...secilen].map(yolu) });
      }}
      onConnect={baglandi}
      onReconnect={(eski, yeni) => {
        const [a, b] = yolu(eski.id);
        const etiket = eski.data?.etiket ?? '';
        onDegis?.(bagla(bagiKopar(adimlar, a, b), Number(yeni.source), Number(yeni.target), etiket));
      }}
      onNodeDoubleClick={(_, n) => onAc(Number(n.id))}
      nodesDraggable={onDegis !== undefined}
      nodesConnectable={onDegis !== undefined}
      edgesReconnectable={onDegis !== undefined}
      snapToGrid
      snapGrid={[IZGARA, IZGARA]}
      // The page removes steps itself, so that undo works.
      deleteKeyCode={null}
      zoomOnDoubleClick={false}
      fitView={ilkBakis === null}
      {...(ilkBakis && { defaultViewport: ilkBakis })}
      onMoveEnd={(_, yeni) => onBak(yeni)}
      fitViewOptions={{ maxZoom: 1, padding: 0.15 }}
      minZoom={0.2}
      ariaLabelConfig={ADLAR}
      onlyRenderVisibleElements={adimlar.length > 100}
      proOptions={{ hideAttribution: true }}
    >
      <Background gap={IZGARA * 3} size={1} color="var(--line-strong)" />
      <Kose position="bottom-left" style={{ display: 'grid', gap: 4 }}>
        {(
          [
            ['Yakınlaştır', IconPlus, zoomIn],
            ['Uzaklaştır', IconMinus, zoomOut],
            ['Tümünü göster', IconMaximize, () => fitView({ maxZoom: 1, padding: 0.15 })],
          ] as const
        ).map(([ad, Simge, yap]) => (
          <ActionIcon key={ad} variant="default" aria-label={ad} title={ad} onClick={() => void yap()}>
            <Simge size={16} aria-hidden />
          </ActionIcon>
        ))}
      </Kose>
    </ReactFlow>
  );
}

export default function AkisTuvali(props: AkisTuvaliProps) {
  return (
    <Box
      component="section"
      h="max(420px, calc(100dvh - 320px))"
      className="line-above line-below"
      aria-label="Akış çizimi"
    >
      <ReactFlowProvider>
        <Tuval {...props} />
      </ReactFlowProvider>
    </Box>
  );
}
