import type { HareketAlanlari, HareketTuru } from '@masabasi/core/platform/hareket/rules';
import { PLAN_HAREKETLERI, PRJ_HAREKETLERI, type PrjCagirani, prjAcik } from '@masabasi/core/is/projetakip/rules';
import type { PlanSatiri, PrjKarti } from '@masabasi/core/is/projetakip/satirlar';
import { istanbulGunu, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { hareketYaz } from '../../platform/hareket/api.ts';
import type { Temel, ProductAct } from '../../platform/http/context.ts';
import { kayitYok, surumEski, found } from '../../platform/http/errors.ts';
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
  const plan = planlar.find((p) => p.Id === id);
  if (plan === undefined) throw kayitYok('Plan');
  return { prj, plan, planlar, tatiller };
}

/**
 * The same, in the version that the person read. Otherwise a conflict that names the person and the time of the
 * change.
 */
export async function okunanPlan(ctx: ProductAct, { Id, Surum }: { Id: number; Surum: number }): Promise<KilitliPlan> {
  const k = await kilitliPlan(ctx, Id);
  if (k.plan.Surum === Surum) return k;
  const son = await q.sonDegisen(ctx.db, Id);
  throw surumEski(
    k.plan,
    `Bu planı siz açtıktan sonra ${son!.Kisi} değiştirdi (${zamanYaz(son!.Zaman)}). Yazdıklarınız duruyor; güncel hâlini açıp tekrar deneyiniz.`,
  );
}

interface PlanDegisikligi {
  readonly eylem:
    | 'projePlanKaydet'
    | 'projePlanSil'
    | 'projePlanOnayla'
    | 'prjtakipkaydet'
    | 'projeplanakiskaydet'
    | 'projeXmlAl';
  readonly tur: HareketTuru<typeof PLAN_HAREKETLERI>;
  readonly baslik?: string;
  readonly aciklama?: string;
  readonly eski?: HareketAlanlari<typeof PLAN_HAREKETLERI>;
  readonly yeni?: HareketAlanlari<typeof PLAN_HAREKETLERI>;
}

/** Records a change of a plan. */
export async function planDegisti(
  ctx: ProductAct,
  p: { readonly id: number; readonly surum: number },
  { eylem, tur, baslik = PLAN_HAREKETLERI.turler[tur], aciklama = '', eski, yeni }: PlanDegisikligi,
) {
  const { db, ben, simdi } = ctx;
  await hareketYaz({ db, simdi, kisi: ben.Id }, PLAN_HAREKETLERI, { id: p.id, tur, baslik, aciklama, eski, yeni });
  await ctx.denetle({ eylem, nesne: 'proje_plan', nesneId: p.id, eski, yeni: { baslik, ...yeni } });
  return { durum: true as const, Id: p.id, Surum: p.surum };
}

/** Records a change of a project. */
export async function prjDegisti(
  ctx: ProductAct,
  p: { readonly id: number; readonly surum: number; readonly proje_id: number },
  d: {
    readonly eylem: 'prjKaydet' | 'projeDurumGuncelle' | 'projeKonuKaydet' | 'projeKonuSil' | 'projeXmlAl';
    readonly tur: HareketTuru<typeof PRJ_HAREKETLERI>;
    readonly aciklama: string;
    readonly eski?: HareketAlanlari<typeof PRJ_HAREKETLERI>;
    readonly yeni?: HareketAlanlari<typeof PRJ_HAREKETLERI>;
  },
) {
  const { db, ben, simdi } = ctx;
  const baslik = PRJ_HAREKETLERI.turler[d.tur];
  const { tur, aciklama, eski, yeni } = d;
  const hareket = { id: p.id, tur, baslik, aciklama, projeId: p.proje_id, eski, yeni };
  await hareketYaz({ db, simdi, kisi: ben.Id }, PRJ_HAREKETLERI, hareket);
  await ctx.denetle({ eylem: d.eylem, nesne: 'prj', nesneId: p.id, eski, yeni });
}
