import type { Istek } from '@masabasi/core/platform/call/endpoint';
import type { PlanFormu, projetakip as contract } from '@masabasi/core/is/projetakip/contract';
import { kaymalar } from '@masabasi/core/is/projetakip/kayma';
import { calismaTakvimi, EN_COK_PLAN, gunHatasi } from '@masabasi/core/is/projetakip/rules';
import type { KayanPlan, PlanSatiri, PrjKarti } from '@masabasi/core/is/projetakip/satirlar';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { bildir } from '../../platform/bildirim/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import { red, type ProductAct } from '../../platform/http/context.ts';
import { PLAN_KAYMASI } from './bildirim.ts';
import { bugunu, kilitliProje, okunanPlan, okuyan, planDegisti, planlamaEngeli } from './degisim.ts';
import { secimHatasi } from './kayit.ts';
import * as q from './queries.ts';
import { found } from '../../platform/http/errors.ts';

/** The acts on the days of plans, and the moves that follow. */

interface Planlanan {
  readonly prj: PrjKarti;
  readonly planlar: readonly PlanSatiri[];
  readonly tatiller: readonly string[];
}

/** The moves that a written plan causes, or the sentence that refuses it. */
async function sonucu(
  db: Db,
  { prj, planlar, tatiller }: Planlanan,
  form: PlanFormu,
): Promise<{ readonly engel: string } | { readonly kayanlar: readonly KayanPlan[] }> {
  const eski = planlar.find((p) => p.Id === form.Id);
  const calisir = calismaTakvimi(tatiller);
  const gunu = gunHatasi(form, calisir);
  if (gunu !== null) return { engel: gunu };
  if (!(await q.konulari(db, prj.Id)).some((k) => k.Id === form.KonuId))
    return { engel: 'Seçtiğiniz konu bu projede yok.' };
  const oncekiler = new Set(form.Bagimliliklar.map((b) => b.PlanId));
  if (oncekiler.size < form.Bagimliliklar.length) return { engel: 'Bir plana iki kez bağlanmış.' };
  if (oncekiler.has(form.Id)) return { engel: 'Bir plan kendisine bağlanamaz.' };
  if (form.Bagimliliklar.some((b) => !planlar.some((p) => p.Id === b.PlanId)))
    return { engel: 'Bağlandığı plan bu projede yok.' };
  const yeni = { ...form, Basladi: eski !== undefined && q.basladi(eski) };
  const k = kaymalar(planlar.map(q.gunleri), yeni, calisir);
  if ('engel' in k) return k;
  const durumlari = new Map(planlar.map((p) => [p.Id, p.DurumAnahtar]));
  return { kayanlar: k.kayanlar.map((p) => ({ ...p, DurumAnahtar: durumlari.get(p.Id)! })) };
}

/** Previews the moves of a plan and writes nothing. */
export async function onizle(ctx: ProductAct, { plan }: Istek<typeof contract.projePlanOnizle>) {
  const { db } = ctx;
  const prj = found(await q.prjKarti(db, plan.ProjeId, okuyan(ctx)), 'Proje');
  const s = await sonucu(db, { prj, ...(await q.planlari(db, prj.Id, bugunu(ctx))) }, plan);
  return 'engel' in s
    ? { durum: true as const, Engel: s.engel, kayanlar: [] }
    : { durum: true as const, Engel: null, kayanlar: [...s.kayanlar] };
}

const baglariYaz = async (db: Db, prjId: number, id: number, baglar: PlanFormu['Bagimliliklar']) => {
  await db.deleteFrom('proje_plan_bag').where('sonraki_id', '=', id).execute();
  if (baglar.length > 0)
    await db
      .insertInto('proje_plan_bag')
      .values(
        baglar.map((b) => ({ prj_id: prjId, onceki_id: b.PlanId, sonraki_id: id, tur: b.Tur, gecikme: b.Gecikme })),
      )
      .execute();
};

/**
 * Moves a plan to its new days. An approved or waiting plan becomes a draft with these days, an approved one as its
 * next version.
 */
async function kaydir(ctx: ProductAct, k: KayanPlan, planlar: readonly PlanSatiri[], neden: string) {
  const { db, ben, simdi } = ctx;
  const eski = planlar.find((p) => p.Id === k.Id)!;
  if (k.DurumAnahtar === 'onaybekliyor') await istegiKapat(ctx, k.Id, 'iade', `‘${neden}’ planıyla kaydı.`);
  const satir = await q.planKayitlari.degistir(db, k.Id, {
    baslama: k.YeniBaslama,
    bitis: k.YeniBitis,
    durum: 'taslak',
    onay_isteyen_id: null,
    plan_surum: eski.PlanSurum + (k.DurumAnahtar === 'onayli' ? 1 : 0),
    degistiren_id: ben.Id,
    degisme_zamani: simdi,
  });
  const gunler = `${tarihYaz(k.EskiBaslama)}–${tarihYaz(k.EskiBitis)} → ${tarihYaz(k.YeniBaslama)}–${tarihYaz(k.YeniBitis)}`;
  await planDegisti(ctx, satir, {
    eylem: 'projePlanKaydet',
    tur: 'kaydi',
    aciklama: `‘${neden}’ planıyla: ${gunler}`,
    eski: { Baslama_Tarihi: k.EskiBaslama, Bitis_Tarihi: k.EskiBitis },
    yeni: { Baslama_Tarihi: k.YeniBaslama, Bitis_Tarihi: k.YeniBitis },
  });
  if (satir.sorumlu_id !== null && satir.sorumlu_id !== ben.Id)
    await bildir(ctx, PLAN_KAYMASI, {
      kisiler: [satir.sorumlu_id],
      baslik: `Planınız kaydı: ${k.Ad}`,
      metin: gunler,
      yol: `${PLAN_KAYMASI.yol}?proje=${eski.ProjeId}&plan=${k.Id}`,
    });
}

/** Stores the decision on a plan that waited for approval. */
export const istegiKapat = ({ db, ben, simdi }: ProductAct, planId: number, karar: 'onay' | 'iade', aciklama: string) =>
  db
    .updateTable('proje_plan_surum')
    .set({ karar, karar_veren_id: ben.Id, karar_zamani: simdi, aciklama })
    .where('plan_id', '=', planId)
    .where('karar', 'is', null)
    .execute();

/** Opens a plan, or writes a checked form over a draft. Moves the following plans when the caller chose it. */
export async function planKaydet(ctx: ProductAct, { plan: form, Kaydir }: Istek<typeof contract.projePlanKaydet>) {
  const { db, ben, simdi } = ctx;
  const f = { ...form, Ad: form.Ad.trim(), Aciklama: form.Aciklama.trim() };
  const okunan = f.Id === 0 ? null : await okunanPlan(ctx, f);
  const prj = okunan?.prj ?? (await kilitliProje(ctx, f.ProjeId));
  const eski = okunan?.plan ?? null;
  if (prj.Id !== f.ProjeId) return red('Planın projesi değişmez; öbür projede yeni bir plan açınız.');
  const yetkisiz = planlamaEngeli(prj);
  if (yetkisiz !== null) return red(yetkisiz);
  if (eski !== null && eski.DurumAnahtar !== 'taslak')
    return red('Onaya gönderilmiş ya da onaylı plan değişmez; önce yeni versiyonunu açınız.');
  const { planlar, tatiller } = okunan ?? (await q.planlari(db, prj.Id, bugunu(ctx)));
  if (eski === null && planlar.length >= EN_COK_PLAN) return red(`Bir projede en çok ${EN_COK_PLAN} plan olur.`);
  const secim = await secimHatasi(ctx, prj.UrunId, {
    kisi: f.SorumluId === (eski?.SorumluId ?? null) ? null : f.SorumluId,
    ekip: f.EkipId === (eski?.EkipId ?? null) ? null : f.EkipId,
  });
  if (secim !== null) return red(secim);
  const s = await sonucu(db, { prj, planlar, tatiller }, f);
  if ('engel' in s) return red(s.engel);
  const sutunlar = {
    konu_id: f.KonuId,
    ad: f.Ad,
    aciklama: f.Aciklama,
    baslama: f.Baslama_Tarihi,
    bitis: f.Bitis_Tarihi,
    sorumlu_id: f.SorumluId,
    ekip_id: f.EkipId,
    tahmini_sure: f.Tahmini_Sure,
    kilometre_tasi: f.KilometreTasi,
    degistiren_id: ben.Id,
    degisme_zamani: simdi,
  };
  const satir =
    eski === null
      ? await q.planKayitlari.ekle(db, { ...sutunlar, prj_id: prj.Id, sira: planlar.length })
      : await q.planKayitlari.degistir(db, f.Id, sutunlar);
  await baglariYaz(db, prj.Id, satir.id, f.Bagimliliklar);
  const kayanlar = Kaydir ? s.kayanlar : [];
  for (const k of kayanlar) await kaydir(ctx, k, planlar, f.Ad);
  const sonuc = await planDegisti(ctx, satir, {
    eylem: 'projePlanKaydet',
    tur: eski === null ? 'acildi' : 'duzenlendi',
    aciklama: `${tarihYaz(f.Baslama_Tarihi)}–${tarihYaz(f.Bitis_Tarihi)}`,
    eski: eski === null ? undefined : { Baslama_Tarihi: eski.Baslama_Tarihi, Bitis_Tarihi: eski.Bitis_Tarihi },
    yeni: { Baslama_Tarihi: f.Baslama_Tarihi, Bitis_Tarihi: f.Bitis_Tarihi },
  });
  return { ...sonuc, Kayan: kayanlar.length };
}

/** Deletes a draft without successors. */
export async function planSil(ctx: ProductAct, istek: Istek<typeof contract.projePlanSil>) {
  const { db, ben, simdi } = ctx;
  const { prj, plan, planlar } = await okunanPlan(ctx, istek);
  const yetkisiz = planlamaEngeli(prj);
  if (yetkisiz !== null) return red(yetkisiz);
  if (plan.DurumAnahtar !== 'taslak' || plan.PlanSurum > 1)
    return red('Yalnız hiç onaylanmamış taslak kaldırılır; onaylı plan tamamlanır ya da yeni versiyonu açılır.');
  const bagli = planlar.filter((p) => p.Bagimliliklar.some((b) => b.PlanId === plan.Id));
  if (bagli.length > 0)
    return red(
      `Kendisine bağlı plan olan plan kaldırılmaz: ${bagli
        .slice(0, 5)
        .map((p) => `‘${p.Ad}’`)
        .join(', ')}.`,
    );
  const takip = await db.selectFrom('prj_takip').select('id').where('plan_id', '=', plan.Id).executeTakeFirst();
  if (takip !== undefined) return red('İlerleme yazılmış plan kaldırılmaz.');
  await db.deleteFrom('proje_plan_bag').where('sonraki_id', '=', plan.Id).execute();
  const satir = await q.planKayitlari.degistir(db, plan.Id, {
    silindi: simdi,
    degistiren_id: ben.Id,
    degisme_zamani: simdi,
  });
  return planDegisti(ctx, satir, { eylem: 'projePlanSil', tur: 'silindi', aciklama: plan.Ad });
}
