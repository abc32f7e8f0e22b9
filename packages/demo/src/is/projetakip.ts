import {
  calismaTakvimi,
  PLAN_DURUM_ADLARI,
  PLAN_HAREKETLERI,
  PRJ_DURUM_ADLARI,
  PRJ_HAREKETLERI,
} from '@masabasi/core/is/projetakip/rules';
import { type Gun, gunEkle, haftaGunu, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import { type EskiHareket, hareketleriYaz } from '@masabasi/server/platform/hareket/api';
import { calisanlar } from '@masabasi/server/musteri/proje/api';
import { tatilleri } from '@masabasi/server/is/projetakip/queries';
import type { OrnekOrtami, OrnekPayi } from '../founding/pay.ts';
import { type OrnekPlan, planlariKur } from './projetakip/planlar.ts';
import { type Adim, type OrnekProje, planAkisi, PROJELER } from './projetakip/projeler.ts';

/** The demo company's projects: all states, three of them late, with plans, versions, flows and entries. */

const an = (gun: Gun, saat: string): Date => new Date(istanbulAni(gun, saat));

async function kaynakOku(db: Db) {
  const [ekipler, bolumler, yonetici] = await Promise.all([
    db.selectFrom('tanim').select(['id', 'ad']).where('liste', '=', 'projeEkip').execute(),
    db.selectFrom('departman').select(['ad', 'sorumlu_id']).execute(),
    db.selectFrom('kisi').select('id').where('kullanici_anahtari', '=', 'yonetici').executeTakeFirstOrThrow(),
  ]);
  const urunler = [...new Set(PROJELER.map((p) => p.urun))];
  const [kisiler, musteriler] = await Promise.all([
    Promise.all(urunler.map((u) => calisanlar(db, u))),
    // Institutions, the oldest customers first.
    Promise.all(
      urunler.map((u) =>
        sql<{ id: number }>`select m.id from musteri m join musteri_proje mp on mp.musteri_id = m.id
          where mp.proje_id = ${u} and m.tip = 2 and m.silindi is null and m.durum <> 'Ayrıldı' order by m.id limit 20`.execute(
          db,
        ),
      ),
    ),
  ]);
  return {
    ekipler: new Map(ekipler.map((e) => [e.ad, e.id])),
    basi: new Map(bolumler.map((b) => [b.ad, b.sorumlu_id])),
    yonetici: yonetici.id,
    kisiler: new Map(urunler.map((u, i) => [u, kisiler[i]!])),
    musteriler: new Map(urunler.map((u, i) => [u, musteriler[i]!.rows.map((m) => m.id)])),
  };
}
type Kaynak = Awaited<ReturnType<typeof kaynakOku>>;

interface Yazilan {
  readonly p: OrnekProje;
  readonly id: number;
  readonly sorumlu: number;
  readonly ekip: Kaynak['kisiler'] extends ReadonlyMap<number, infer K> ? K : never;
  readonly acilis: Gun;
  readonly bugun: Gun;
}

/** The person for a plan: somebody of its department, the same person through a project if possible. */
const yapani = (y: Yazilan, plan: OrnekPlan, no: number) => {
  const bolumde = y.ekip.filter((k) => k.Departman === plan.sablon.bolum && k.Id !== y.sorumlu);
  return bolumde[(y.id * 3 + (no % 3)) % bolumde.length]!;
};

async function projeyiYaz(
  db: Db,
  k: Kaynak,
  p: OrnekProje,
  no: number,
  planlar: readonly OrnekPlan[],
  bugun: Gun,
): Promise<Yazilan> {
  const ilk = planlar.reduce((g, x) => (x.baslama < g ? x.baslama : g), planlar[0]!.baslama);
  const son = planlar.reduce((g, x) => (x.bitis > g ? x.bitis : g), planlar[0]!.bitis);
  const acilis = gunEkle(ilk < bugun ? ilk : bugun, -18);
  const sorumlu = k.basi.get(p.musterinin ? 'Kurulum' : 'Yazılım')!;
  const { id } = await db
    .insertInto('prj')
    .values({
      proje_id: p.urun,
      musteri_id: p.musterinin ? k.musteriler.get(p.urun)!.at(no)! : null,
      ad: p.ad,
      aciklama: p.musterinin
        ? 'Kurum, kullandığı programdan bizimkine geçiyor; kayıtlar aktarılacak, kullanıcılar eğitilecek.'
        : 'Kapsam, kabul kriterleriyle birlikte ilk konuda yazılı.',
      durum: p.durum,
      sorumlu_id: sorumlu,
      ekip_id: k.ekipler.get(planlar[3]!.sablon.ekip)!,
      baslama: ilk,
      bitis: son,
      acan_id: sorumlu,
      acilis_zamani: an(acilis, '09:30'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { p, id, sorumlu, ekip: k.kisiler.get(p.urun)!, acilis, bugun };
}

async function konulariYaz(db: Db, { id, p, sorumlu }: Yazilan): Promise<number[]> {
  const idler: number[] = [];
  for (const [sira, [ad, ust]] of p.sablon.konular.entries())
    idler.push(
      (
        await db
          .insertInto('proje_konu')
          .values({
            prj_id: id,
            ust_id: ust === null ? null : idler[ust]!,
            ad,
            sira,
            sorumlu_id: ust === null ? sorumlu : null,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
    );
  return idler;
}

const sonAn = (y: Yazilan, plan: OrnekPlan): Date => {
  const gun = plan.gercekBitis ?? plan.takipler.at(-1)?.gun;
  return gun === undefined ? an(gunEkle(y.acilis, 9), '16:00') : an(gun, '17:30');
};

async function planlariYaz(db: Db, k: Kaynak, y: Yazilan, planlar: readonly OrnekPlan[]): Promise<number[]> {
  const konular = await konulariYaz(db, y);
  const satirlar = planlar.map((plan, i) => ({
    prj_id: y.id,
    konu_id: konular[plan.sablon.konu]!,
    ad: plan.sablon.ad,
    baslama: plan.baslama,
    bitis: plan.bitis,
    gercek_baslama: plan.gercekBaslama,
    gercek_bitis: plan.gercekBitis,
    sorumlu_id: yapani(y, plan, i).Id,
    ekip_id: k.ekipler.get(plan.sablon.ekip)!,
    tahmini_sure: plan.saat,
    ilerleme: plan.durum === 'tamamlandi' ? 100 : (plan.takipler.at(-1)?.ilerleme ?? 0),
    kilometre_tasi: plan.sablon.gun === 0,
    durum: plan.durum,
    plan_surum: plan.ilkBitis === null ? 1 : 2,
    onay_isteyen_id: plan.durum === 'onaybekliyor' ? y.sorumlu : null,
    sira: i,
    degistiren_id: y.sorumlu,
    degisme_zamani: sonAn(y, plan),
  }));
  const idler = (await db.insertInto('proje_plan').values(satirlar).returning('id').execute()).map((r) => r.id);
  const baglar = planlar.flatMap((plan, i) =>
    plan.sablon.baglar.map(([onceki, tur, gecikme]) => ({
      prj_id: y.id,
      onceki_id: idler[onceki]!,
      sonraki_id: idler[i]!,
      tur,
      gecikme,
    })),
  );
  await db.insertInto('proje_plan_bag').values(baglar).execute();
  return idler;
}

/** The versions sent for approval: one of each plan beyond a draft, and two of a plan that got more days. */
async function surumleriYaz(db: Db, k: Kaynak, y: Yazilan, planlar: readonly OrnekPlan[], idler: readonly number[]) {
  const satirlar = planlar.flatMap((plan, i) => {
    if (plan.durum === 'taslak') return [];
    const akis = planAkisi(PROJELER.indexOf(y.p), i, plan.sablon);
    const bekler = plan.durum === 'onaybekliyor';
    const icerik = JSON.stringify({
      Ad: plan.sablon.ad,
      Aciklama: '',
      Tahmini_Sure: plan.saat,
      Sorumlu: yapani(y, plan, i).Ad,
      Adimlar: akis?.map(([ad]) => ad) ?? [],
      Oncekiler: plan.sablon.baglar.map(([o, tur, g]) => `${planlar[o]!.sablon.ad} (${tur}${g === 0 ? '' : ` ${g}`})`),
    });
    const surum = (no: number, bitis: Gun, gun: Gun) => ({
      plan_id: idler[i]!,
      no,
      icerik,
      baslama: plan.baslama,
      bitis,
      isteyen_id: y.sorumlu,
      istek_zamani: an(gun, '10:00'),
      karar: bekler ? null : ('onay' as const),
      karar_veren_id: bekler ? null : k.yonetici,
      karar_zamani: bekler ? null : an(gun, '15:00'),
    });
    const ilkGun = gunEkle(y.acilis, 8);
    return plan.ilkBitis === null || plan.gercekBaslama === null
      ? [surum(1, plan.bitis, ilkGun)]
      : [surum(1, plan.ilkBitis, ilkGun), surum(2, plan.bitis, gunEkle(plan.gercekBaslama, 1))];
  });
  if (satirlar.length > 0) await db.insertInto('proje_plan_surum').values(satirlar).execute();
}

/** Largest number of hours of a person in a week, over all projects. */
const HAFTADA = 40;
/** The written hours of each person by week. */
type Haftalar = Map<string, number>;

/** The hours of an entry that still fit into its week, at least half an hour, because the entry exists. */
function haftayaSigan(haftalar: Haftalar, kisi: number, { gun, saat }: OrnekPlan['takipler'][number]): number {
  const hafta = `${kisi}.${gunEkle(gun, 1 - haftaGunu(gun))}`;
  const yazilan = haftalar.get(hafta) ?? 0;
  const sigan = Math.max(0.5, Math.min(saat, HAFTADA - yazilan));
  haftalar.set(hafta, yazilan + sigan);
  return sigan;
}

async function takipleriYaz(
  db: Db,
  y: Yazilan,
  planlar: readonly OrnekPlan[],
  idler: readonly number[],
  haftalar: Haftalar,
) {
  const satirlar = planlar.flatMap((plan, i) => {
    const kisi = yapani(y, plan, i).Id;
    return plan.takipler.map((t) => ({
      plan_id: idler[i]!,
      kisi_id: kisi,
      tarih: t.gun,
      aciklama: t.aciklama,
      gerceklesen_sure: haftayaSigan(haftalar, kisi, t),
      ilerleme: t.ilerleme,
      zaman: an(t.gun, '17:00'),
    }));
  });
  if (satirlar.length > 0) await db.insertInto('prj_takip').values(satirlar).execute();
}

/** The history of the project and of each plan. */
async function gecmisiYaz(db: Db, k: Kaynak, y: Yazilan, planlar: readonly OrnekPlan[], idler: readonly number[]) {
  const { p, id, sorumlu, acilis } = y;
  const prj = { id, kisi: sorumlu, projeId: p.urun } as const;
  const durum = (yeni: OrnekProje['durum'], gun: Gun, aciklama: string = PRJ_DURUM_ADLARI[yeni]) =>
    ({
      ...prj,
      tur: 'durum',
      baslik: PRJ_HAREKETLERI.turler.durum,
      aciklama,
      zaman: an(gun, '11:00'),
      yeni: { PrjDurum: yeni },
    }) as const;
  const basladi = gunEkle(acilis, 17);
  const sonGun = planlar.reduce((g, x) => (x.gercekBitis !== null && x.gercekBitis > g ? x.gercekBitis : g), basladi);
  await hareketleriYaz(db, PRJ_HAREKETLERI, [
    { ...prj, tur: 'acildi', baslik: PRJ_HAREKETLERI.turler.acildi, aciklama: p.ad, zaman: an(acilis, '09:30') },
    ...(p.durum === 'planlaniyor' ? [] : [durum('suruyor', basladi)]),
    ...(p.duran === undefined ? [] : [durum(p.durum, gunEkle(y.bugun, -p.duran[0]), p.duran[1])]),
    ...(p.durum === 'tamamlandi' ? [durum('tamamlandi', sonGun)] : []),
  ]);
  const satirlar = planlar.flatMap((plan, i): EskiHareket<typeof PLAN_HAREKETLERI>[] => {
    const ortak = { id: idler[i]!, kisi: sorumlu };
    const hali = (d: OrnekPlan['durum'], kisi: number, zaman: Date) =>
      ({
        ...ortak,
        kisi,
        tur: 'durum',
        baslik: `Plan: ${PLAN_DURUM_ADLARI[d]}`,
        zaman,
        yeni: { PlanDurum: d },
      }) as const;
    const istek = gunEkle(acilis, 8);
    return [
      { ...ortak, tur: 'acildi', baslik: PLAN_HAREKETLERI.turler.acildi, zaman: an(gunEkle(acilis, 2), '10:00') },
      ...(plan.durum === 'taslak' ? [] : [hali('onaybekliyor', sorumlu, an(istek, '10:00'))]),
      ...(plan.durum === 'taslak' || plan.durum === 'onaybekliyor'
        ? []
        : [hali('onayli', k.yonetici, an(istek, '15:00'))]),
      ...plan.takipler.map((t) => ({
        ...ortak,
        kisi: yapani(y, plan, i).Id,
        tur: 'takip' as const,
        baslik: PLAN_HAREKETLERI.turler.takip,
        aciklama: `%${t.ilerleme}: ${t.aciklama}`,
        zaman: an(t.gun, '17:00'),
        yeni: { Ilerleme: t.ilerleme },
      })),
      ...(plan.gercekBitis === null ? [] : [hali('tamamlandi', sorumlu, an(plan.gercekBitis, '17:30'))]),
    ];
  });
  await hareketleriYaz(db, PLAN_HAREKETLERI, satirlar);
}

/** The steps of a flow. In a plan that has begun, the first steps are done. */
async function akisiYaz(db: Db, planId: number, adimlar: readonly Adim[], plan: OrnekPlan, kisi: number) {
  const biter = plan.durum === 'tamamlandi' ? adimlar.length : plan.gercekBaslama === null ? 0 : 2;
  const idler = (
    await db
      .insertInto('proje_plan_akis')
      .values(
        adimlar.map(([ad, tur, , x, y], i) => ({
          plan_id: planId,
          ad,
          tur,
          x,
          y,
          sonraki: '[]',
          sorumlu_id: tur === 'adim' ? kisi : null,
          sure: tur === 'adim' ? 2 : null,
          tamamlandi: tur === 'adim' && i < biter,
        })),
      )
      .returning('id')
      .execute()
  ).map((r) => r.id);
  const yollari = adimlar.map(([, , yollar]) =>
    JSON.stringify(yollar.map(([n, Etiket]) => ({ AkisId: idler[n]!, Etiket }))),
  );
  await sql`update proje_plan_akis a set sonraki = y.sonraki::jsonb
    from unnest(${idler}::int[], ${yollari}::text[]) y(id, sonraki) where a.id = y.id`.execute(db);
}

async function yaz({ db, bugun }: OrnekOrtami): Promise<void> {
  const k = await kaynakOku(db);
  const calisir = calismaTakvimi(await tatilleri(db, gunEkle(bugun, -400), gunEkle(bugun, 400)));
  const haftalar: Haftalar = new Map();
  for (const [no, p] of PROJELER.entries()) {
    const planlar = planlariKur(p, no, calisir, bugun);
    const y = await projeyiYaz(db, k, p, no, planlar, bugun);
    const idler = await planlariYaz(db, k, y, planlar);
    for (const [i, plan] of planlar.entries()) {
      const adimlar = planAkisi(no, i, plan.sablon);
      if (adimlar) await akisiYaz(db, idler[i]!, adimlar, plan, yapani(y, plan, i).Id);
    }
    await surumleriYaz(db, k, y, planlar, idler);
    await takipleriYaz(db, y, planlar, idler, haftalar);
    await gecmisiYaz(db, k, y, planlar, idler);
  }
}

export const paylar: readonly OrnekPayi[] = [
  { ad: 'projetakip', sonra: ['proje kartları', 'tanim', 'musteri'], buyuyen: ['hareket_prj'], yaz },
];
