import { projetakip } from '@masabasi/core/is/projetakip/contract';
import { BOS_PLAN, BOS_PRJ } from '../../../packages/server/src/is/projetakip/testing.ts';
import { type World, type Write, writesOf } from '../world.ts';

const adim = { Aciklama: '', SorumluId: null, Sure: null, Tamamlandi: false, X: 0 };

/** A plan without a drawn flow, and a flow for it. */
async function blank(w: World) {
  const prj = await w.ask(projetakip.prjKaydet, { proje: { ...BOS_PRJ, Ad: w.word() } });
  const konu = { Id: 0, Surum: 0, ProjeId: prj.Id, UstId: null, Ad: w.word(), Sira: 0, SorumluId: null };
  const { Id: KonuId } = await w.ask(projetakip.projeKonuKaydet, { konu });
  const { Id, Surum } = await w.ask(projetakip.projePlanKaydet, {
    plan: { ...BOS_PLAN, ProjeId: prj.Id, KonuId, Ad: w.word(), Bagimliliklar: [] },
  });
  const akislar = [
    { ...adim, Id: -1, Ad: w.word(), Tur: 'baslangic' as const, Sonraki: [{ AkisId: -2, Etiket: '' }], Y: 0 },
    { ...adim, Id: -2, Ad: w.word(), Tur: 'bitis' as const, Sonraki: [], Y: 120 },
  ];
  return { plan: { Id, Surum }, akislar, silinenler: [] };
}
const drawn = async (w: World) => w.ask(projetakip.projeplanakiskaydet, await blank(w));
const step = async (w: World) => (await drawn(w)).akislist[0]!.Id;

const inFlows = writesOf('projetakip', projetakip);

/** Writing calls of the flows of plans. */
export const writes: readonly Write[] = [
  inFlows('projeplanakiskaydet', 'draw', async (w) => ({ request: await blank(w) })),
  inFlows('projeplanakiskaydet', 'draw over', async (w) => {
    const { plan, akislist } = await drawn(w);
    const [ilk, son] = akislist;
    return {
      request: { plan, akislar: [{ ...ilk!, Ad: w.word(), Sonraki: [] }], silinenler: [son!.Id] },
    };
  }),
  inFlows('projeAkisYeri', 'stop reading', async (w) => {
    const { plan, akislist } = await drawn(w);
    return { request: { PlanId: plan.Id, AkisId: akislist[1]!.Id } };
  }),
  inFlows('projePlanAkisImgKaydet', 'picture', async (w) => ({ request: { AkisId: String(await step(w)) } })),
  inFlows('addplanAkisImgList', 'hang', async (w) => {
    const { images } = await w.ask(projetakip.projePlanAkisImgKaydet, {});
    return { request: { AkisId: await step(w), images: [images[0]!.Id] } };
  }),
  inFlows('removeplanAkisImgList', 'take away', async (w) => {
    const AkisId = await step(w);
    const { images } = await w.ask(projetakip.projePlanAkisImgKaydet, { AkisId: String(AkisId) });
    return { request: { AkisId, Id: images[0]!.Id } };
  }),
];
