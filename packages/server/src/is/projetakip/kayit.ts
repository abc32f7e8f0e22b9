import type { Istek } from '@masabasi/core/platform/call/endpoint';
import type { projetakip as contract } from '@masabasi/core/is/projetakip/contract';
import {
  EN_COK_KONU,
  konuDongusu,
  nedenHatasi,
  PRJ_DURUM_ADLARI,
  PRJ_SURECI,
  prjNedenli,
} from '@masabasi/core/is/projetakip/rules';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { yetkiVar } from '../../platform/http/access.ts';
import { red, type ProductAct } from '../../platform/http/context.ts';
import { surumEski, found } from '../../platform/http/errors.ts';
import { gorur as musteriGorur } from '../../musteri/musteri/api.ts';
import { calisanlar, proje as urunu } from '../../musteri/proje/api.ts';
import { secenekler } from '../../platform/list/secenekler.ts';
import { gecir } from '../../platform/process/surec.ts';
import { cagirani, kilitliProje, planlamaEngeli, PLANLAYAN, prjDegisti } from './degisim.ts';
import * as q from './queries.ts';

/** The acts on a project and its topics. */

/**
 * The sentence that says why people or a team cannot be chosen for a product, or null. Unchanged values are not
 * checked again.
 */
export async function secimHatasi(
  { db, urunler }: ProductAct,
  urunId: number,
  { kisi, ekip }: { readonly kisi: number | null; readonly ekip: number | null },
): Promise<string | null> {
  if (kisi !== null && !(await calisanlar(db, urunId)).some((k) => k.Id === kisi))
    return 'Seçtiğiniz sorumlu bu ürünle çalışmıyor.';
  if (ekip !== null && !(await secenekler(db, urunler, 'projeEkip')).projeEkip.some((e) => e.Id === ekip))
    return 'Seçtiğiniz ekip artık yok. Başka birini seçiniz.';
  return null;
}

/** Opens a project, or writes a checked form over a locked one. */
export async function projeKaydet(ctx: ProductAct, { proje: form }: Istek<typeof contract.prjKaydet>) {
  const { db, ben, urunler, simdi } = ctx;
  const p = { ...form, Ad: form.Ad.trim(), Aciklama: form.Aciklama.trim() };
  const eski = p.Id === 0 ? null : await kilitliProje(ctx, p.Id);
  if (eski === null ? !yetkiVar(ben, YETKI.projePlanla) : !eski.Planlar) return red(PLANLAYAN);
  if (eski !== null && eski.Surum !== p.Surum) throw surumEski(eski);
  if (eski !== null && eski.UrunId !== p.UrunId)
    return red('Projenin ürünü değişmez; başka ürün için yeni bir proje açınız.');
  if (p.Bitis_Tarihi < p.Baslama_Tarihi) return red('Bitiş, başlamadan önce olamaz.');
  if (eski === null && (await urunu(db, p.UrunId, urunler))?.Aktif !== 1)
    return red('Seçtiğiniz ürün, ürünleriniz arasında yok.');
  if (p.MusteriId !== null && p.MusteriId !== eski?.MusteriId && !(await musteriGorur(db, p.MusteriId, urunler)))
    return red('Seçtiğiniz müşteri, müşterileriniz arasında yok.');
  const hata = await secimHatasi(ctx, p.UrunId, {
    kisi: p.SorumluId === eski?.SorumluId ? null : p.SorumluId,
    ekip: p.EkipId === eski?.EkipId ? null : p.EkipId,
  });
  if (hata !== null) return red(hata);
  const sutunlar = {
    ad: p.Ad,
    aciklama: p.Aciklama,
    musteri_id: p.MusteriId,
    sorumlu_id: p.SorumluId,
    ekip_id: p.EkipId,
    baslama: p.Baslama_Tarihi,
    bitis: p.Bitis_Tarihi,
  };
  const satir =
    eski === null
      ? await q.prjKayitlari.ekle(db, { ...sutunlar, proje_id: p.UrunId, acan_id: ben.Id, acilis_zamani: simdi })
      : await q.prjKayitlari.degistir(db, p.Id, sutunlar);
  const tur = eski === null ? 'acildi' : 'duzenlendi';
  await prjDegisti(ctx, satir, { eylem: 'prjKaydet', tur, aciklama: p.Ad });
  return { durum: true as const, Id: satir.id, Surum: satir.surum };
}

/** Moves a project to another state. */
export async function projeDurumu(
  ctx: ProductAct,
  { Id, Surum, Durum, aciklama }: Istek<typeof contract.projeDurumGuncelle>,
) {
  const p = await kilitliProje(ctx, Id);
  if (p.Surum !== Surum) throw surumEski(p);
  const cagiran = cagirani(ctx, p);
  const engel =
    gecisEngeli(PRJ_SURECI, p, Durum, cagiran, (d) => PRJ_DURUM_ADLARI[d]) ?? nedenHatasi(prjNedenli(Durum), aciklama);
  if (engel !== null) return red(engel);
  return gecir(ctx.db, PRJ_SURECI, {
    tablo: 'prj',
    id: Id,
    kayit: p,
    nereye: Durum,
    cagiran,
    degisen: {},
    async yaz(satir) {
      await prjDegisti(ctx, satir, {
        eylem: 'projeDurumGuncelle',
        tur: 'durum',
        aciklama: [PRJ_DURUM_ADLARI[Durum], aciklama.trim()].filter(Boolean).join(': '),
        eski: { PrjDurum: p.DurumAnahtar },
        yeni: { PrjDurum: Durum },
      });
      return { durum: true as const, Id, Surum: satir.surum };
    },
  });
}

const yonu = (p: { readonly Id: number; readonly Surum: number; readonly UrunId: number }) => ({
  id: p.Id,
  surum: p.Surum,
  proje_id: p.UrunId,
});

/** Adds a topic to a project, or changes one. */
export async function konuKaydet(ctx: ProductAct, { konu: form }: Istek<typeof contract.projeKonuKaydet>) {
  const { db } = ctx;
  const k = { ...form, Ad: form.Ad.trim() };
  const p = await kilitliProje(ctx, k.ProjeId);
  const engel = planlamaEngeli(p);
  if (engel !== null) return red(engel);
  const konular = await q.konulari(db, p.Id);
  const eski =
    k.Id === 0
      ? null
      : found(
          konular.find((o) => o.Id === k.Id),
          'Konu',
        );
  if (eski !== null && eski.Surum !== k.Surum) throw surumEski(eski);
  if (eski === null && konular.length >= EN_COK_KONU) return red(`Bir projede en çok ${EN_COK_KONU} konu olur.`);
  if (k.UstId !== null && !konular.some((o) => o.Id === k.UstId)) return red('Seçtiğiniz üst konu artık yok.');
  if (eski !== null && konuDongusu(k.Id, k.UstId, konular))
    return red('Bir konu kendi altındaki bir konunun altına konamaz.');
  const kisi = k.SorumluId === (eski?.SorumluId ?? null) ? null : k.SorumluId;
  const hata = await secimHatasi(ctx, p.UrunId, { kisi, ekip: null });
  if (hata !== null) return red(hata);
  const sutunlar = { ad: k.Ad, ust_id: k.UstId, sira: k.Sira, sorumlu_id: k.SorumluId };
  const satir =
    eski === null
      ? await q.konuKayitlari.ekle(db, { ...sutunlar, prj_id: p.Id })
      : await q.konuKayitlari.degistir(db, k.Id, sutunlar);
  const ne = eski === null ? 'Eklendi' : 'Değişti';
  const degisen = { tur: 'konu', aciklama: `${ne}: ${k.Ad}`, yeni: { Konu: k.Ad } } as const;
  await prjDegisti(ctx, yonu(p), { eylem: 'projeKonuKaydet', ...degisen });
  return { durum: true as const, Id: satir.id, Surum: satir.surum };
}

export async function konuSil(ctx: ProductAct, { Id, Surum }: Istek<typeof contract.projeKonuSil>) {
  const { db, simdi } = ctx;
  const prjId = found(await q.konununProjesi(db, Id), 'Konu');
  const p = await kilitliProje(ctx, prjId);
  const engel = planlamaEngeli(p);
  if (engel !== null) return red(engel);
  const konular = await q.konulari(db, prjId);
  const konu = found(
    konular.find((k) => k.Id === Id),
    'Konu',
  );
  if (konu.Surum !== Surum) throw surumEski(konu);
  const plan = await db
    .selectFrom('proje_plan')
    .select('id')
    .where('konu_id', '=', Id)
    .where('silindi', 'is', null)
    .executeTakeFirst();
  if (plan !== undefined || konular.some((k) => k.UstId === Id))
    return red('Altında konu ya da plan olan konu kaldırılmaz; önce onları taşıyınız.');
  const satir = await q.konuKayitlari.degistir(db, Id, { silindi: simdi });
  const degisen = { tur: 'konu', aciklama: `Kaldırıldı: ${konu.Ad}`, eski: { Konu: konu.Ad } } as const;
  await prjDegisti(ctx, yonu(p), { eylem: 'projeKonuSil', ...degisen });
  return { durum: true as const, Id, Surum: satir.surum };
}
