import type { AkisAdimi, AkisYolu } from './akis.ts';

/** How two people's drawings over one flow become one: each keeps what they changed, step by step and field by field. */

type Adimlar = readonly AkisAdimi[];

const ALANLAR = ['Ad', 'Aciklama', 'Tur', 'SorumluId', 'Sure', 'Tamamlandi'] as const;
const numarayla = (adimlar: Adimlar) => new Map(adimlar.map((a) => [a.Id, a]));
/** Whether a step says the same, wherever it lies and leads. */
const ayni = (a: AkisAdimi, b: AkisAdimi): boolean => ALANLAR.every((x) => a[x] === b[x]);

/** Where a step leads: of each way, whoever changed it has it as they left it. */
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
 * What somebody drew over a flow that was changed meanwhile, laid over what it is now. Of each field of each step, the one
 * that was drawn stands where it was changed, and otherwise the one that is there now. A step that one took out is gone,
 * unless the other changed it: then it stays, under a number of its own where the server has none for it any more.
 *
 * @param temel the flow that was drawn over
 * @param benim what was drawn; numbers below 0 are steps that the server does not know
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
