import type { AkisAdimi, AkisYolu } from './akis.ts';

/** Merges two drawings of one flow: both people keep their changes, step by step and field by field. */

type Adimlar = readonly AkisAdimi[];

const ALANLAR = ['Ad', 'Aciklama', 'Tur', 'SorumluId', 'Sure', 'Tamamlandi'] as const;
const numarayla = (adimlar: Adimlar) => new Map(adimlar.map((a) => [a.Id, a]));
/** True when two steps have the same content. Position and arrows do not count. */
const ayni = (a: AkisAdimi, b: AkisAdimi): boolean => ALANLAR.every((x) => a[x] === b[x]);

/** Merges the arrows of a step: my version of each arrow that I changed, else the current one. */
function yollari(temel: readonly AkisYolu[], benim: readonly AkisYolu[], guncel: readonly AkisYolu[]): AkisYolu[] {
  const [t, b, g] = [temel, benim, guncel].map((y) => new Map(y.map((s) => [s.AkisId, s.Etiket]))) as [
    Map<number, string>,
    Map<number, string>,
    Map<number, string>,
  ];
  return [...new Set([...g.keys(), ...b.keys()])].flatMap((AkisId) => {
    const Etiket = b.get(AkisId) === t.get(AkisId) ? g.get(AkisId) : b.get(AkisId);
    return Etiket === undefined ? [] : [{ AkisId, Etiket }];
  });
}

function adimi(temel: AkisAdimi | undefined, benim: AkisAdimi, guncel: AkisAdimi): AkisAdimi {
  if (temel === undefined) return benim;
  const yerinde = benim.X === temel.X && benim.Y === temel.Y;
  return {
    ...guncel,
    ...Object.fromEntries(ALANLAR.flatMap((x) => (benim[x] === temel[x] ? [] : [[x, benim[x]]]))),
    ...(yerinde ? {} : { X: benim.X, Y: benim.Y }),
    Sonraki: yollari(temel.Sonraki, benim.Sonraki, guncel.Sonraki),
  };
}

/**
 * Merges my drawing into a flow that somebody else changed in the meantime. For each field of each step my value stays
 * if I changed it, else the current one. A step that one person deleted is gone, unless the other person changed it. If
 * the server has deleted that step, it gets a new number.
 *
 * @param temel the flow that I began with
 * @param benim my drawing; the server does not know numbers below 0
 * @param guncel the flow as it is now
 */
export function akisBirlestir(temel: Adimlar, benim: Adimlar, guncel: Adimlar): AkisAdimi[] {
  const [t, b, g] = [numarayla(temel), numarayla(benim), numarayla(guncel)];
  const yeniNo = new Map<number, number>();
  let enKucuk = Math.min(0, ...benim.map((a) => a.Id));
  const kalan: AkisAdimi[] = [];
  for (const onun of guncel) {
    const [once, cizilen] = [t.get(onun.Id), b.get(onun.Id)];
    if (cizilen !== undefined) kalan.push(adimi(once, cizilen, onun));
    else if (once === undefined || !ayni(once, onun)) kalan.push(onun);
  }
  for (const cizilen of benim) {
    if (g.has(cizilen.Id)) continue;
    const once = t.get(cizilen.Id);
    if (cizilen.Id > 0 && once !== undefined && ayni(once, cizilen)) continue;
    if (cizilen.Id > 0) yeniNo.set(cizilen.Id, --enKucuk);
    kalan.push({ ...cizilen, Id: yeniNo.get(cizilen.Id) ?? cizilen.Id });
  }
  const idler = new Set(kalan.map((a) => a.Id));
  return kalan.map((a) => ({
    ...a,
    Sonraki: a.Sonraki.map((s) => ({ ...s, AkisId: yeniNo.get(s.AkisId) ?? s.AkisId })).filter((s) =>
      idler.has(s.AkisId),
    ),
  }));
}
