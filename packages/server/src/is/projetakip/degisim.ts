import { PLAN_HAREKETLERI, PRJ_HAREKETLERI, type PrjCagirani, prjAcik } from '@masabasi/core/is/projetakip/rules';
import type { PlanSatiri, PrjKarti } from '@masabasi/core/is/projetakip/satirlar';
import { istanbulGunu, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { type Change, writing } from '../../platform/hareket/api.ts';
import type { Temel, ProductAct } from '../../platform/http/context.ts';
import { surumEski, found, type Seen } from '../../platform/http/errors.ts';
import * as q from './queries.ts';

/** The locks of project records, and the record of their changes. */

export const bugunu = ({ simdi }: Pick<Temel, 'simdi'>) => istanbulGunu(simdi);
export const okuyan = (ctx: ProductAct): q.Okuyan => ({ ben: ctx.ben, urunler: ctx.urunler, bugun: bugunu(ctx) });
export const cagirani = ({ ben }: ProductAct, p: Pick<PrjKarti, 'Planlar' | 'Onaylar'>): PrjCagirani => ({
  Id: ben.Id,
  planlar: p.Planlar,
  onaylar: p.Onaylar,
});

export const PLANLAYAN = 'Projeyi, sorumlusu ya da projeleri planlayan biri değiştirir.';
export const KAPALI = 'Bu proje kapanmış; planları artık değişmez.';

/** A project within the person's scope, locked with all its plans. */
export async function kilitliProje(ctx: ProductAct, id: number): Promise<PrjKarti> {
  await q.kilitle(ctx.db, id);
  return found(await q.prjKarti(ctx.db, id, okuyan(ctx)), 'Proje');
}

/** The sentence that says why this person may not change the plans, or null. */
export const planlamaEngeli = (p: PrjKarti): string | null =>
  p.Planlar ? (prjAcik(p.DurumAnahtar) ? null : KAPALI) : PLANLAYAN;

export interface KilitliPlan {
  readonly prj: PrjKarti;
  readonly plan: PlanSatiri;
  readonly planlar: readonly PlanSatiri[];
  readonly tatiller: readonly string[];
}

/** A plan with its project, locked. */
export async function kilitliPlan(ctx: ProductAct, id: number): Promise<KilitliPlan> {
  const prjId = found(await q.planinProjesi(ctx.db, id), 'Plan');
  const prj = await kilitliProje(ctx, prjId);
  const { planlar, tatiller } = await q.planlari(ctx.db, prjId, bugunu(ctx));
  const plan = found(
    planlar.find((p) => p.Id === id),
    'Plan',
  );
  return { prj, plan, planlar, tatiller };
}

/**
 * The same, in the version that the person read. Otherwise a conflict that names the person and the time of the
 * change.
 */
export async function okunanPlan(ctx: ProductAct, { Id, Surum }: Seen): Promise<KilitliPlan> {
  const k = await kilitliPlan(ctx, Id);
  if (k.plan.Surum === Surum) return k;
  const son = await q.sonDegisen(ctx.db, Id);
  throw surumEski(
    k.plan,
    `Bu planı siz açtıktan sonra ${son!.Kisi} değiştirdi (${zamanYaz(son!.Zaman)}). Yazdıklarınız duruyor; güncel hâlini açıp tekrar deneyiniz.`,
  );
}

type PlanDegisikligi = Change<
  typeof PLAN_HAREKETLERI,
  'projePlanKaydet' | 'projePlanSil' | 'projePlanOnayla' | 'prjtakipkaydet' | 'projeplanakiskaydet' | 'projeXmlAl'
>;

/** Records a change of a plan. */
export const planDegisti = writing<
  typeof PLAN_HAREKETLERI,
  { readonly id: number; readonly surum: number },
  PlanDegisikligi,
  ProductAct
>({
  sozluk: PLAN_HAREKETLERI,
  denetim: (_p, { baslik, eski }, yeni) => ({ eski, yeni: { baslik, ...yeni } }),
});

type PrjDegisikligi = Change<
  typeof PRJ_HAREKETLERI,
  'prjKaydet' | 'projeDurumGuncelle' | 'projeKonuKaydet' | 'projeKonuSil' | 'projeXmlAl'
>;

/** Records a change of a project. */
export const prjDegisti = writing<
  typeof PRJ_HAREKETLERI,
  { readonly id: number; readonly surum: number; readonly proje_id: number },
  PrjDegisikligi,
  ProductAct
>({ sozluk: PRJ_HAREKETLERI, urunu: (p) => p.proje_id });
