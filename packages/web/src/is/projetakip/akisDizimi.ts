import { graphlib, layout } from '@dagrejs/dagre';
import type { AkisAdimi } from '@masabasi/core/is/projetakip/akis';
import { ADIM_BOYU, ADIM_ENI, tasi } from '@masabasi/core/is/projetakip/akisDuzeni';

/** Lays out a flow from top to bottom. */
export function akisiDiz(adimlar: readonly AkisAdimi[]): AkisAdimi[] {
  const cizge = new graphlib.Graph();
  cizge.setGraph({ rankdir: 'TB', nodesep: 48, ranksep: 64 });
  for (const a of adimlar) cizge.setNode(String(a.Id), { width: ADIM_ENI, height: ADIM_BOYU });
  for (const a of adimlar) for (const s of a.Sonraki) cizge.setEdge(String(a.Id), String(s.AkisId), {});
  layout(cizge);
  return tasi(
    adimlar,
    new Map(
      adimlar.map((a) => {
        const { x, y } = cizge.node(String(a.Id));
        return [a.Id, { X: x, Y: y }];
      }),
    ),
  );
}
