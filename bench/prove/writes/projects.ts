import { projetakip } from '@masabasi/core/is/projetakip/contract';
import { BOS_PLAN, BOS_PRJ, PROJE_DOSYASI } from '../../../packages/server/src/is/projetakip/testing.ts';
import { type World, type Write, writesOf } from '../world.ts';

const form = (w: World, o: object = {}) => ({ proje: { ...BOS_PRJ, Ad: w.word(), ...o } });
const opened = (w: World) => w.ask(projetakip.prjKaydet, form(w));
const topic = (ProjeId: number, o: object = {}) => ({
  konu: { Id: 0, Surum: 0, ProjeId, UstId: null, Ad: 'Konu', Sira: 0, SorumluId: null, ...o },
});
/** A project with a topic. */
async function begun(w: World) {
  const { Id: ProjeId } = await opened(w);
  const { Id: KonuId, Surum } = await w.ask(projetakip.projeKonuKaydet, topic(ProjeId));
  return { ProjeId, KonuId, Surum };
}
async function planned(w: World) {
  const { ProjeId, KonuId } = await begun(w);
  const plan = { ...BOS_PLAN, ProjeId, KonuId, Bagimliliklar: [] };
  return { plan, ...(await w.ask(projetakip.projePlanKaydet, { plan })) };
}

/** A report about an approved plan, by another person than the requester: nobody approves their own request. */
async function report(w: World) {
  const { Id: PlanId } = await planned(w);
  await w.sql(
    `with v as (insert into proje_plan_surum (plan_id, no, baslama, bitis, icerik, isteyen_id, istek_zamani, karar, karar_veren_id, karar_zamani)
       select p.id, 1, p.baslama, p.bitis, '{}', 1, now(), 'onay', k.id, now()
       from proje_plan p, (select min(id) as id from kisi where id <> 1) k where p.id = $1)
     update proje_plan set durum = 'onayli' where id = $1`,
    [PlanId],
  );
  const did = { Tarih: '2026-01-05', Aciklama: 'Ölçüldü', Gerceklesen_Sure: 2, Ilerleme: 20 };
  return { prjtakip: { Id: 0, Surum: 0, PlanId, ...did } };
}

/** An uploaded file that no record uses yet. */
const waiting = async (w: World) => (await w.ask(projetakip.projePlanImgKaydet, {})).images[0]!;

const inProjects = writesOf('projetakip', projetakip);

/** Writing calls of projects, their topics and plans. */
export const writes: readonly Write[] = [
  inProjects('prjKaydet', 'open', async (w) => ({ request: form(w) })),
  inProjects('prjKaydet', 'edit', async (w) => {
    const { Id, Surum } = await opened(w);
    return { request: form(w, { Id, Surum }) };
  }),
  inProjects('projeDurumGuncelle', 'cancel', async (w) => {
    const { Id, Surum } = await opened(w);
    return { request: { Id, Surum, Durum: 'iptal', aciklama: 'Müşteri vazgeçti, yürümüyor' } };
  }),
  inProjects('projeKonuKaydet', 'add', async (w) => ({ request: topic((await opened(w)).Id) })),
  inProjects('projeKonuKaydet', 'rename', async (w) => {
    const { ProjeId, KonuId: Id, Surum } = await begun(w);
    return { request: topic(ProjeId, { Id, Surum, Ad: w.word() }) };
  }),
  inProjects('projeKonuSil', 'remove', async (w) => {
    const { KonuId, Surum } = await begun(w);
    return { request: { Id: KonuId, Surum } };
  }),
  inProjects('projePlanKaydet', 'open', async (w) => {
    const { ProjeId, KonuId } = await begun(w);
    return { request: { plan: { ...BOS_PLAN, ProjeId, KonuId, Bagimliliklar: [] } } };
  }),
  inProjects('projePlanKaydet', 'edit', async (w) => {
    const { plan, Id, Surum } = await planned(w);
    return { request: { plan: { ...plan, Id, Surum, Ad: w.word() } } };
  }),
  inProjects('projePlanSil', 'remove', async (w) => {
    const { Id, Surum } = await planned(w);
    return { request: { Id, Surum } };
  }),
  inProjects('projePlanOnayla', 'ask', async (w) => {
    const { Id, Surum } = await planned(w);
    return { request: { Id, Surum, Durum: 'onaybekliyor' } };
  }),
  inProjects('prjtakipkaydet', 'report', async (w) => ({ request: await report(w) })),
  inProjects('prjtakipkaydet', 'report otherwise', async (w) => {
    const asked = await report(w);
    const { prjtakip } = await w.ask(projetakip.prjtakipkaydet, asked);
    const { Id, Surum } = prjtakip;
    // Only its writer may change it.
    return { request: { prjtakip: { ...asked.prjtakip, Id, Surum, Aciklama: w.word() } }, token: w.boss.token };
  }),
  inProjects('projeXmlAl', 'take in', async (w) => ({ request: { ...PROJE_DOSYASI, ProjeId: (await opened(w)).Id } })),
  inProjects('projePlanImgKaydet', 'picture', async (w) => ({ request: { PlanId: String((await planned(w)).Id) } })),
  inProjects('addplanImgList', 'hang', async (w) => ({
    request: { PlanId: (await planned(w)).Id, images: [(await waiting(w)).Id] },
  })),
  inProjects('removeplanImgList', 'take away', async (w) => {
    const PlanId = (await planned(w)).Id;
    const { images } = await w.ask(projetakip.projePlanImgKaydet, { PlanId: String(PlanId) });
    return { request: { PlanId, Id: images[0]!.Id } };
  }),
];
