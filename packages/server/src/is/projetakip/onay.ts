import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { akisKusurlari, akisSirasi } from '@masabasi/core/is/projetakip/akis';
import type { projetakip as contract } from '@masabasi/core/is/projetakip/contract';
import {
  nedenHatasi,
  PLAN_DURUM_ADLARI,
  PLAN_SURECI,
  planNedenli,
  prjAcik,
  type PlanHali,
  takipEngeli,
} from '@masabasi/core/is/projetakip/rules';
import type { PlanSatiri, PrjKarti } from '@masabasi/core/is/projetakip/satirlar';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { bildir, halledildi } from '../../platform/bildirim/api.ts';
import { red, type ProductAct } from '../../platform/http/context.ts';
import { kayitYok, surumEski } from '../../platform/http/errors.ts';
import { calisanlar } from '../../musteri/proje/api.ts';
import { gecir } from '../../platform/process/surec.ts';
import { PLAN_ONAYI } from './bildirim.ts';
import { bugunu, cagirani, KAPALI, kilitliPlan, okunanPlan, planDegisti } from './degisim.ts';
import { istegiKapat } from './planlar.ts';
import * as q from './queries.ts';

/** Approval, completion and reopening of plans, and entries of their progress. */

/** A plan in the form that its state machine needs. */
async function hali({ db }: ProductAct, plan: PlanSatiri): Promise<PlanHali> {
  const adimlar = await q.akislari(db, plan.Id);
  return {
    DurumAnahtar: plan.DurumAnahtar,
    OnayIsteyenId: plan.OnayIsteyenId,
    Kusur: akisKusurlari(adimlar)[0]?.Metin ?? null,
    AcikAdim: plan.Adim - plan.BitenAdim,
  };
}

/** Stores the version of a plan that approval is asked for. */
async function istegiYaz({ db, ben, simdi }: ProductAct, plan: PlanSatiri, planlar: readonly PlanSatiri[]) {
  const adlar = new Map(planlar.map((p) => [p.Id, p.Ad]));
  const icerik = {
    Ad: plan.Ad,
    Aciklama: plan.Aciklama,
    Tahmini_Sure: plan.Tahmini_Sure,
    Sorumlu: plan.Sorumlu,
    Adimlar: akisSirasi(await q.akislari(db, plan.Id)).map((a) => a.Ad),
    Oncekiler: plan.Bagimliliklar.map(
      (b) => `${adlar.get(b.PlanId)} (${b.Tur}${b.Gecikme === 0 ? '' : ` ${b.Gecikme}`})`,
    ),
  };
  await db
    .insertInto('proje_plan_surum')
    .values({
      plan_id: plan.Id,
      no: plan.PlanSurum,
      icerik: JSON.stringify(icerik),
      baslama: plan.Baslama_Tarihi,
      bitis: plan.Bitis_Tarihi,
      isteyen_id: ben.Id,
      istek_zamani: simdi,
    })
    .execute();
}

/** Notifies the approvers of a waiting plan, and the asker of the decision. */
async function haberVer(ctx: ProductAct, prj: PrjKarti, plan: PlanSatiri, Durum: PlanSatiri['DurumAnahtar']) {
  const { db, ben } = ctx;
  const yol = `${PLAN_ONAYI.yol}?proje=${prj.Id}&plan=${plan.Id}`;
  await halledildi(ctx, PLAN_ONAYI, { kayit: plan.Id });
  if (Durum === 'onaybekliyor') {
    const urunde = (await calisanlar(db, prj.UrunId)).map((k) => k.Id);
    const kisiler = await q.onaylayanlar(db, urunde, ben.Id);
    await bildir(ctx, PLAN_ONAYI, {
      kisiler,
      baslik: `Onayınızı bekliyor: ${plan.Ad}`,
      metin: prj.Ad,
      yol,
      kayit: plan.Id,
    });
  } else if (plan.OnayIsteyenId !== null && plan.OnayIsteyenId !== ben.Id)
    await bildir(ctx, PLAN_ONAYI, {
      kisiler: [plan.OnayIsteyenId],
      baslik: `${Durum === 'onayli' ? 'Planınız onaylandı' : 'Planınız geri döndü'}: ${plan.Ad}`,
      metin: prj.Ad,
      yol,
    });
}

/** Moves a plan to another state, with the effects of that state. */
export async function onayla(
  ctx: ProductAct,
  { Durum, aciklama: ham, ...hangisi }: Istek<typeof contract.projePlanOnayla>,
) {
  const { db, ben, simdi } = ctx;
  const { prj, plan, planlar } = await okunanPlan(ctx, hangisi);
  if (!prjAcik(prj.DurumAnahtar)) return red(KAPALI);
  const kayit = await hali(ctx, plan);
  const cagiran = cagirani(ctx, prj);
  const eski = plan.DurumAnahtar;
  const aciklama = ham.trim();
  const engel = gecisEngeli(PLAN_SURECI, kayit, Durum, cagiran, (d) => PLAN_DURUM_ADLARI[d]);
  if (engel !== null)
    return red(
      Durum === 'onaybekliyor' && eski === 'taslak' && kayit.Kusur !== null ? `${engel} ${kayit.Kusur}` : engel,
    );
  // The asker withdraws the request without a reason.
  const geriCeker = eski === 'onaybekliyor' && kayit.OnayIsteyenId === ben.Id;
  const neden = nedenHatasi(planNedenli(eski, Durum) && !geriCeker, aciklama);
  if (neden !== null) return red(neden);
  if (Durum === 'onaybekliyor') await istegiYaz(ctx, plan, planlar);
  if (eski === 'onaybekliyor') await istegiKapat(ctx, plan.Id, Durum === 'onayli' ? 'onay' : 'iade', aciklama);
  const yeniSurum = eski === 'onayli' && Durum === 'taslak';
  const PlanSurum = plan.PlanSurum + (yeniSurum ? 1 : 0);
  const bugun = bugunu(ctx);
  const biter = Durum === 'tamamlandi';
  const baslik = yeniSurum ? `${PlanSurum}. versiyonu açıldı` : `Plan: ${PLAN_DURUM_ADLARI[Durum]}`;
  const sonuc = await gecir(db, PLAN_SURECI, {
    tablo: 'proje_plan',
    id: plan.Id,
    kayit,
    nereye: Durum,
    cagiran,
    degisen: {
      onay_isteyen_id: Durum === 'onaybekliyor' ? ben.Id : null,
      plan_surum: PlanSurum,
      gercek_bitis: biter ? bugun : null,
      degistiren_id: ben.Id,
      degisme_zamani: simdi,
      ...(biter && {
        ilerleme: 100,
        gercek_baslama: plan.Gercek_Baslama ?? [plan.Baslama_Tarihi, bugun].toSorted()[0]!,
      }),
    },
    yaz: (satir) =>
      planDegisti(ctx, satir, {
        eylem: 'projePlanOnayla',
        tur: 'durum',
        baslik,
        aciklama,
        eski: { PlanDurum: eski, PlanSurum: plan.PlanSurum },
        yeni: { PlanDurum: Durum, PlanSurum },
      }),
  });
  await haberVer(ctx, prj, plan, Durum);
  return sonuc;
}

/** Stores an entry of progress and hours of a plan, or corrects the author's own entry. */
export async function takipKaydet(ctx: ProductAct, { prjtakip: t }: Istek<typeof contract.prjtakipkaydet>) {
  const { db, ben, simdi } = ctx;
  const { prj, plan } = await kilitliPlan(ctx, t.PlanId);
  const yazilmaz = takipEngeli(plan, cagirani(ctx, prj));
  if (yazilmaz !== null) return red(yazilmaz);
  if (!prjAcik(prj.DurumAnahtar)) return red(KAPALI);
  if (t.Tarih > bugunu(ctx)) return red('İlerleme, gelecek bir güne yazılmaz.');
  const eski = t.Id === 0 ? null : await q.takipKilitle(db, t.Id);
  if (t.Id !== 0 && eski?.PlanId !== plan.Id) throw kayitYok('İlerleme kaydı');
  if (eski !== null && eski.Surum !== t.Surum) throw surumEski(eski);
  if (eski !== null && eski.KisiId !== ben.Id && !prj.Planlar)
    return red('Başkasının yazdığı ilerlemeyi değiştiremezsiniz.');
  const sutunlar = {
    tarih: t.Tarih,
    aciklama: t.Aciklama.trim(),
    gerceklesen_sure: t.Gerceklesen_Sure,
    ilerleme: t.Ilerleme,
  };
  const { id } =
    eski === null
      ? await q.takipKayitlari.ekle(db, { ...sutunlar, plan_id: plan.Id, kisi_id: ben.Id, zaman: simdi })
      : await q.takipKayitlari.degistir(db, eski.Id, sutunlar);
  const takipler = await q.takipleri(db, plan.Id);
  const satir = await q.planKayitlari.degistir(db, plan.Id, {
    ilerleme: takipler[0]!.Ilerleme,
    gercek_baslama: takipler.at(-1)!.Tarih,
    degistiren_id: ben.Id,
    degisme_zamani: simdi,
  });
  await planDegisti(ctx, satir, {
    eylem: 'prjtakipkaydet',
    tur: 'takip',
    aciklama: `%${t.Ilerleme}: ${t.Aciklama.trim()}`,
    eski: { Ilerleme: plan.Ilerleme },
    yeni: { Ilerleme: takipler[0]!.Ilerleme },
  });
  return { durum: true as const, prjtakip: takipler.find((x) => x.Id === id)! };
}
