import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { type Alinan, disPlaniAl } from '@masabasi/core/is/projetakip/aktarim';
import type { aktarim } from '@masabasi/core/is/projetakip/aktarimUcu';
import { calismaTakvimi } from '@masabasi/core/is/projetakip/rules';
import type { PrjKarti } from '@masabasi/core/is/projetakip/satirlar';
import { gunEkle, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { red, type ProductAct } from '../../platform/http/context.ts';
import { calisanlar } from '../../musteri/proje/api.ts';
import { bugunu, kilitliProje, okuyan, planDegisti, planlamaEngeli, prjDegisti } from './degisim.ts';
import { mspCoz } from './hazirla.ts';
import type { OkunanGorevler } from './inceleme.ts';
import { mspYaz } from './msproject.ts';
import * as q from './queries.ts';
import { planTakvimi } from './takvim.ts';
import { found } from '../../platform/http/errors.ts';

/** Import and export of the plans of a project. */

type Gelen = Istek<typeof aktarim.projeXmlAl>;

/** A project within the person's scope, with all its plans. */
async function butunu(ctx: ProductAct, prjId: number) {
  const proje = found(await q.prjKarti(ctx.db, prjId, okuyan(ctx)), 'Proje');
  const [{ planlar, tatiller }, ham] = await Promise.all([
    q.planlari(ctx.db, prjId, bugunu(ctx)),
    q.konulari(ctx.db, prjId),
  ]);
  return { proje, planlar, tatiller, konular: q.turetilmis(ham, planlar) };
}

const yazdi = (ctx: ProductAct, eylem: 'projeXml' | 'projeTakvimi', p: PrjKarti) =>
  ctx.denetle({ eylem, nesne: 'prj', nesneId: p.Id });

/** The plans of a project as Microsoft Project's XML. */
export async function projeXml(ctx: ProductAct, { ProjeId }: Istek<typeof aktarim.projeXml>) {
  const b = await butunu(ctx, ProjeId);
  await yazdi(ctx, 'projeXml', b.proje);
  const xml = mspYaz({ ...b, calisir: calismaTakvimi(b.tatiller) });
  return { durum: true as const, basefile: Buffer.from(xml).toString('base64'), dosyaAdi: `${b.proje.Ad}.xml` };
}

/** The plans of a project as a calendar. */
export async function projeTakvimi(ctx: ProductAct, { ProjeId }: Istek<typeof aktarim.projeTakvimi>) {
  const { proje, planlar } = await butunu(ctx, ProjeId);
  await yazdi(ctx, 'projeTakvimi', proje);
  const { publicUrl } = ctx.config;
  const ics = planTakvimi({
    proje: proje.Ad,
    planlar,
    simdi: ctx.simdi,
    adres: publicUrl && `${publicUrl}/islemler/projetakibi/projeplanpage?proje=${proje.Id}&plan=`,
  });
  return { durum: true as const, basefile: Buffer.from(ics).toString('base64'), dosyaAdi: `${proje.Ad}.ics` };
}

/** The plans of a file for a project. A sentence when the file is refused. */
async function okunan(
  ctx: ProductAct,
  proje: PrjKarti,
  dosya: OkunanGorevler,
): Promise<Alinan | { readonly engel: string }> {
  const yetkisiz = planlamaEngeli(proje);
  if (yetkisiz !== null) return { engel: yetkisiz };
  if ('hata' in dosya) return { engel: dosya.hata };
  const { gorevler, Baslama } = dosya;
  const gunler = [proje.Baslama_Tarihi, Baslama, ...gorevler.flatMap((g) => [g.Baslama, g.Bitis])].filter(
    (g) => g !== null,
  );
  const enIlk = gunler.reduce((a, b) => (a < b ? a : b));
  const enSon = gunler.reduce((a, b) => (a > b ? a : b));
  const [konular, { planlar }, kisiler, tatiller] = await Promise.all([
    q.konulari(ctx.db, proje.Id),
    q.planlari(ctx.db, proje.Id, bugunu(ctx)),
    calisanlar(ctx.db, proje.UrunId),
    // Links may move plans beyond the days in the file, and reach back before them.
    q.tatilleri(ctx.db, gunEkle(enIlk, -366), gunEkle(enSon, 3660)),
  ]);
  const { Ad, Baslama_Tarihi } = proje;
  const a = disPlaniAl(gorevler, { Ad, Baslama_Tarihi, konular, planlar, kisiler }, calismaTakvimi(tatiller), Baslama);
  return 'engel' in a ? a : { ...a, uyarilar: [...dosya.uyarilar, ...a.uyarilar] };
}

/** Previews a file and writes nothing. */
export async function projeXmlOku(ctx: ProductAct, { ProjeId, metin }: Gelen) {
  const proje = found(await q.prjKarti(ctx.db, ProjeId, okuyan(ctx)), 'Proje');
  const a = await okunan(ctx, proje, await mspCoz(metin));
  if ('engel' in a) return red(a.engel);
  const [konular, kisiler] = await Promise.all([q.konulari(ctx.db, ProjeId), calisanlar(ctx.db, proje.UrunId)]);
  const konuAdi = new Map([...konular, ...a.konular].map((k) => [k.Id, k.Ad]));
  const kisiAdi = new Map(kisiler.map((k) => [k.Id, k.Ad]));
  return {
    durum: true as const,
    konular: [...a.konular],
    planlar: a.planlar.map((p) => ({
      Id: p.Id,
      Konu: konuAdi.get(p.KonuId)!,
      Ad: p.Ad,
      Baslama_Tarihi: p.Baslama_Tarihi,
      Bitis_Tarihi: p.Bitis_Tarihi,
      KilometreTasi: p.KilometreTasi,
      Sorumlu: p.SorumluId === null ? null : kisiAdi.get(p.SorumluId)!,
      Tahmini_Sure: p.Tahmini_Sure,
      Bag: p.Bagimliliklar.length,
    })),
    Olan: a.Olan,
    uyarilar: [...a.uyarilar],
  };
}

/** Imports a file into a project: first topics, then plans as drafts, then their links. */
async function planlariAl(ctx: ProductAct, { ProjeId, Dosya }: Gelen, dosya: OkunanGorevler) {
  const { db, ben, simdi } = ctx;
  const proje = await kilitliProje(ctx, ProjeId);
  const a = await okunan(ctx, proje, dosya);
  if ('engel' in a) return red(a.engel);
  const konuNo = new Map<number, number>();
  const sira = (await q.konulari(db, ProjeId)).length;
  for (const [i, k] of a.konular.entries()) {
    const { id } = await db
      .insertInto('proje_konu')
      .values({
        prj_id: ProjeId,
        ad: k.Ad,
        ust_id: k.UstId === null ? null : (konuNo.get(k.UstId) ?? k.UstId),
        sira: sira + i,
        sorumlu_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    konuNo.set(k.Id, id);
  }
  const planNo = new Map<number, number>();
  const { planlar } = await q.planlari(db, ProjeId, bugunu(ctx));
  for (const [i, p] of a.planlar.entries()) {
    const satir = await db
      .insertInto('proje_plan')
      .values({
        prj_id: ProjeId,
        konu_id: konuNo.get(p.KonuId) ?? p.KonuId,
        ad: p.Ad,
        aciklama: p.Aciklama,
        baslama: p.Baslama_Tarihi,
        bitis: p.Bitis_Tarihi,
        sorumlu_id: p.SorumluId,
        ekip_id: null,
        tahmini_sure: p.Tahmini_Sure,
        kilometre_tasi: p.KilometreTasi,
        sira: planlar.length + i,
        degistiren_id: ben.Id,
        degisme_zamani: simdi,
      })
      .returning(['id', 'surum'])
      .executeTakeFirstOrThrow();
    planNo.set(p.Id, satir.id);
    await planDegisti(ctx, satir, {
      eylem: 'projeXmlAl',
      tur: 'acildi',
      aciklama: `${Dosya}: ${tarihYaz(p.Baslama_Tarihi)}–${tarihYaz(p.Bitis_Tarihi)}`,
      yeni: { Baslama_Tarihi: p.Baslama_Tarihi, Bitis_Tarihi: p.Bitis_Tarihi },
    });
  }
  const baglar = a.planlar.flatMap((p) =>
    p.Bagimliliklar.map((b) => ({
      prj_id: ProjeId,
      onceki_id: planNo.get(b.PlanId) ?? b.PlanId,
      sonraki_id: planNo.get(p.Id)!,
      tur: b.Tur,
      gecikme: b.Gecikme,
    })),
  );
  if (baglar.length > 0) await db.insertInto('proje_plan_bag').values(baglar).execute();
  const sonuc = { Konu: a.konular.length, Plan: a.planlar.length, Olan: a.Olan };
  await prjDegisti(
    ctx,
    { id: proje.Id, surum: proje.Surum, proje_id: proje.UrunId },
    {
      eylem: 'projeXmlAl',
      tur: 'konu',
      aciklama: `${Dosya}: ${sonuc.Konu} konu, ${sonuc.Plan} plan geldi`,
    },
  );
  return { durum: true as const, ...sonuc };
}

/** The same as a call. The file is read before the transaction begins, because a large one takes time. */
export const projeXmlAl = {
  async hazirla(_ctx: unknown, istek: Gelen) {
    const dosya = await mspCoz(istek.metin);
    return (ctx: ProductAct) => planlariAl(ctx, istek, dosya);
  },
};
