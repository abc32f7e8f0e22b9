import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { type AkisAdimi, akisEngeli } from '@masabasi/core/is/projetakip/akis';
import type { projetakip as contract } from '@masabasi/core/is/projetakip/contract';
import { prjAcik } from '@masabasi/core/is/projetakip/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { red, type ProductAct } from '../../platform/http/context.ts';
import { kayitYok } from '../../platform/http/errors.ts';
import { calisanlar } from '../../musteri/proje/api.ts';
import { KAPALI, okunanPlan, planDegisti, PLANLAYAN } from './degisim.ts';
import * as q from './queries.ts';

/** Saves the flow of a plan: all steps or none. */

/** The content of a step, without its progress. */
const icerigi = ({ Tamamlandi: _tamamlandi, ...a }: AkisAdimi): string =>
  JSON.stringify([
    a.Id,
    a.Ad,
    a.Aciklama,
    a.Tur,
    a.Sonraki.map((s) => [s.AkisId, s.Etiket]),
    a.SorumluId,
    a.Sure,
    a.X,
    a.Y,
  ]);

/** True when two flows differ in more than their done steps. */
const baska = (eski: readonly AkisAdimi[], yeni: readonly AkisAdimi[]): boolean => {
  const eskiler = new Map(eski.map((a) => [a.Id, icerigi(a)]));
  return eski.length !== yeni.length || yeni.some((a) => eskiler.get(a.Id) !== icerigi(a));
};

const sutunlari = (a: AkisAdimi, no: (id: number) => number) => ({
  ad: a.Ad.trim(),
  aciklama: a.Aciklama.trim(),
  tur: a.Tur,
  sonraki: JSON.stringify(a.Sonraki.map((s) => ({ AkisId: no(s.AkisId), Etiket: s.Etiket.trim() }))),
  sorumlu_id: a.SorumluId,
  sure: a.Sure,
  tamamlandi: a.Tamamlandi,
  x: a.X,
  y: a.Y,
});

/** Writes steps. New steps come first, because ways of other steps may lead to them. */
async function yaz(db: Db, planId: number, adimlar: readonly AkisAdimi[]) {
  const numaralar = new Map<number, number>();
  for (const a of adimlar.filter((x) => x.Id <= 0)) {
    const satir = await db
      .insertInto('proje_plan_akis')
      .values({ ...sutunlari({ ...a, Sonraki: [] }, (id) => id), plan_id: planId })
      .returning('id')
      .executeTakeFirstOrThrow();
    numaralar.set(a.Id, satir.id);
  }
  const no = (id: number) => numaralar.get(id) ?? id;
  for (const a of adimlar)
    await db.updateTable('proje_plan_akis').set(sutunlari(a, no)).where('id', '=', no(a.Id)).execute();
}

export async function akisKaydet(
  ctx: ProductAct,
  { plan: hangisi, akislar, silinenler }: Istek<typeof contract.projeplanakiskaydet>,
) {
  const { db, ben, simdi } = ctx;
  const { prj, plan } = await okunanPlan(ctx, hangisi);
  if (!prj.Planlar && plan.SorumluId !== ben.Id) return red(PLANLAYAN);
  if (!prjAcik(prj.DurumAnahtar)) return red(KAPALI);
  const eski = await q.akislari(db, plan.Id);
  const engel = akisEngeli(akislar);
  if (engel !== null) return red(engel);
  const eskiIdler = new Set(eski.map((a) => a.Id));
  if (akislar.some((a) => a.Id > 0 && !eskiIdler.has(a.Id)) || silinenler.some((id) => !eskiIdler.has(id)))
    throw kayitYok('Adım');
  const kalan = new Set(akislar.map((a) => a.Id));
  // Every stored step must be named, either among the saved ones or among the deleted ones. Otherwise the caller saw an
  // older flow.
  if (silinenler.some((id) => kalan.has(id)) || eski.some((a) => !kalan.has(a.Id) && !silinenler.includes(a.Id)))
    return red('Akış eksik gönderildi; sayfayı yeniden yükleyip tekrar deneyiniz.');
  const degisti = baska(eski, akislar);
  if (degisti && plan.DurumAnahtar !== 'taslak')
    return red('Onaya gönderilmiş ya da onaylı planın akışı değişmez; önce yeni versiyonunu açınız.');
  if (degisti && !prj.Planlar) return red(PLANLAYAN);
  if (plan.DurumAnahtar === 'tamamlandi')
    return red('Tamamlanmış planın adımları değişmez; önce planı yeniden açınız.');
  const eskiSorumlular = new Set(eski.map((a) => a.SorumluId));
  const yeniler = akislar.flatMap((a) =>
    a.SorumluId === null || eskiSorumlular.has(a.SorumluId) ? [] : [a.SorumluId],
  );
  if (yeniler.length > 0) {
    const urunde = new Set((await calisanlar(db, prj.UrunId)).map((k) => k.Id));
    if (yeniler.some((id) => !urunde.has(id))) return red('Bir adımın sorumlusu bu ürünle çalışmıyor.');
  }
  await yaz(db, plan.Id, akislar);
  if (silinenler.length > 0)
    await db
      .updateTable('proje_plan_akis')
      .set({ silindi: simdi })
      .where('plan_id', '=', plan.Id)
      .where('id', 'in', silinenler)
      .execute();
  const satir = await db
    .updateTable('proje_plan')
    .set({ surum: sql`surum + 1`, degistiren_id: ben.Id, degisme_zamani: simdi })
    .where('id', '=', plan.Id)
    .where('surum', '=', plan.Surum)
    .returning(['id', 'surum'])
    .executeTakeFirstOrThrow();
  const biten = akislar.filter((a) => a.Tamamlandi).length;
  await planDegisti(ctx, satir, {
    eylem: 'projeplanakiskaydet',
    tur: 'akis',
    aciklama: `${akislar.length} adım, ${biten} tamam${silinenler.length > 0 ? `, ${silinenler.length} silindi` : ''}`,
    eski: { AkisAdimi: eski.length },
    yeni: { AkisAdimi: akislar.length },
  });
  return { durum: true as const, plan: { Id: satir.id, Surum: satir.surum }, akislist: await q.akislari(db, plan.Id) };
}

/** Stores the step at which the caller stopped reading a flow. */
export async function akisYeri(
  { db, ben, urunler }: ProductAct,
  { PlanId, AkisId }: Istek<typeof contract.projeAkisYeri>,
) {
  if ((await q.akisinPlani(db, AkisId)) !== PlanId || !(await q.planGorur(db, PlanId, urunler))) throw kayitYok('Adım');
  await db
    .insertInto('proje_akis_yeri')
    .values({ kisi_id: ben.Id, plan_id: PlanId, akis_id: AkisId })
    .onConflict((c) => c.columns(['kisi_id', 'plan_id']).doUpdateSet({ akis_id: AkisId }))
    .execute();
  return { durum: true as const };
}
