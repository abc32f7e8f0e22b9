import type { AkisAdimi } from '@masabasi/core/is/projetakip/akis';
import { ADIM_BOYU, ADIM_ENI, yolCizgisi } from '@masabasi/core/is/projetakip/akisDuzeni';
import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps, useInternalNode } from '@xyflow/react';
import { memo } from 'react';
import css from './AkisYolCizgisi.module.css';

export type AkisEdge = Edge<{ readonly etiket: string }, 'yol'>;

const YOL = { stroke: 'var(--control-line)', strokeWidth: 1.5 };
const SECILI = { stroke: 'var(--accent-text)', strokeWidth: 2 };

/** The present position of a step, also during a drag. */
function useYer(id: string): Pick<AkisAdimi, 'X' | 'Y'> {
  const yer = useInternalNode(id)?.internals.positionAbsolute ?? { x: 0, y: 0 };
  return { X: yer.x + ADIM_ENI / 2, Y: yer.y + ADIM_BOYU / 2 };
}

/** A route between two steps, drawn as in the exported picture, with its condition as a label. */
export const AkisYolCizgisi = memo(function AkisYolCizgisi({
  source,
  target,
  data,
  selected,
  markerEnd,
}: EdgeProps<AkisEdge>) {
  const { noktalar, etiket } = yolCizgisi(useYer(source), useYer(target));
  const yol = noktalar.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <>
      <BaseEdge path={yol} {...(markerEnd === undefined ? {} : { markerEnd })} style={selected ? SECILI : YOL} />
      {data?.etiket && (
        <EdgeLabelRenderer>
          <span
            className={`truncate ${css.etiket}`}
            style={{ transform: `translate(-50%, -50%) translate(${etiket.x}px, ${etiket.y}px)` }}
          >
            {data.etiket}
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  );
});
