import { degisenAlanlar, alanlari, alanAdi } from '@masabasi/core/platform/field/alanlar';
import { BAYI_ALANLARI } from '@masabasi/core/pazarlama/bayi/alanlar';
import { BAYI_HAREKETLERI, type BayiFormu } from '@masabasi/core/pazarlama/bayi/rules';
import type { BayiKarti } from '@masabasi/core/pazarlama/bayi/satirlar';
import { LISANS_HAREKETLERI } from '@masabasi/core/musteri/lisans/rules';
import { katla } from '@masabasi/core/platform/text/metin';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import { sql } from 'kysely';
import { sunulmayan } from '../../platform/field/alanlar.ts';
import type { Db } from '../../platform/db/connect.ts';
import { type Change, type EskiHareket, hareketleriYaz, hareketYaz } from '../../platform/hareket/api.ts';
import type { KisiId } from '../../platform/http/access.ts';
import type { ProductAct } from '../../platform/http/context.ts';
import { lisanslar } from '../../musteri/lisans/api.ts';
import { calisiyor, ilceIlde, ilVar, kapsam } from '../../musteri/musteri/api.ts';
import { adlar, listeyiKilitle } from '../../platform/tanim/api.ts';
import * as q from './queries.ts';

interface BayiDegisikligi extends Omit<
  Change<typeof BAYI_HAREKETLERI, 'bayiKaydet' | 'bayiSil' | 'bayiGeriAl' | 'bayiKosulKaydet' | 'bayiKosulSil'>,
  'baslik' | 'yeni'
> {
  /** Values for the audit only. The history does not show them. */
  readonly denetim?: { readonly eski?: object | undefined; readonly yeni?: object | undefined };
}

/** Records a change of a dealer in its history and in the audit. */
export async function degisti(ctx: ProductAct, Id: number, { eylem, tur, aciklama, eski, denetim }: BayiDegisikligi) {
  await hareketYaz(ctx, BAYI_HAREKETLERI, {
    id: Id,
    tur,
    baslik: BAYI_HAREKETLERI.turler[tur],
    aciklama,
    eski,
  });
  await ctx.denetle({ eylem, nesne: 'bayi', nesneId: Id, eski: denetim?.eski ?? eski, yeni: denetim?.yeni });
}

/** The names of the card fields that a form changes. Empty when nothing changes. */
export function degisenler(eski: BayiKarti, yeni: BayiFormu & { readonly Aktif: boolean }): string[] {
  const alanlar = degisenAlanlar(BAYI_ALANLARI, alanlari(BAYI_ALANLARI, eski), alanlari(BAYI_ALANLARI, yeni));
  return [
    ...(eski.Ad === yeni.Ad ? [] : ['Ad']),
    ...(eski.Aktif === yeni.Aktif ? [] : ['Kullanımda']),
    ...alanlar.map((alan) => alanAdi(BAYI_ALANLARI, alan)),
  ];
}

/**
 * The sentence that refuses this name for the dealer, or null. A free name stays reserved until the transaction
 * ends.
 */
async function adEngeli(db: Db, id: number, ad: string): Promise<string | null> {
  await listeyiKilitle(db, 'bayiler');
  const ayni = (await adlar(db, 'bayiler')).find((k) => k.id !== id && katla(k.ad) === katla(ad));
  if (ayni === undefined) return null;
  return `‘${ayni.ad}’ adında bir bayi var${ayni.aktif ? '' : '; kullanımdan kaldırılmış ya da silinmiş'}. Adı ayırt edecek biçimde yazınız.`;
}

/** The sentence about a part of the territory that does not exist or is named twice, or null. */
async function bolgeEngeli(db: Db, b: BayiFormu): Promise<string | null> {
  const { iller, ilceler } = await q.bolgesi(db, b.BolgeIlIdler, b.BolgeIlceIdler);
  if (iller.length < b.BolgeIlIdler.length || ilceler.length < b.BolgeIlceIdler.length)
    return 'Bölgede olmayan bir il ya da ilçe seçildi. Listeden yeniden seçiniz.';
  const icinde = ilceler.find((c) => b.BolgeIlIdler.includes(c.il_id));
  return icinde ? `${icinde.ad} ilçesinin ili zaten bölgede; ilçeyi ayrıca seçmeyiniz.` : null;
}

/** The sentence that refuses a form, or null. */
export async function kartEngeli(
  ctx: ProductAct,
  b: BayiFormu,
  Id: number,
  eski: BayiKarti | null,
): Promise<string | null> {
  const { db, urunler } = ctx;
  const yok = await sunulmayan(db, urunler, BAYI_ALANLARI, b, eski);
  if (yok !== null) return yok;
  if (b.IlId !== null && !(await ilVar(db, b.IlId))) return 'İl: böyle bir il yok.';
  if (b.IlId !== null && b.IlceId !== null && !(await ilceIlde(db, b.IlceId, b.IlId)))
    return 'İlçe seçtiğiniz ilde değil.';
  if (b.SorumluId !== null && b.SorumluId !== eski?.SorumluId && !(await calisiyor(db, b.SorumluId)))
    return 'Sorumlu olarak seçtiğiniz kişi artık çalışmıyor. Başka birini seçiniz.';
  if (!b.ProjeIdler.every((p) => urunler.includes(p))) return 'Seçtiğiniz ürün, ürünleriniz arasında yok.';
  const bolge = await bolgeEngeli(db, b);
  if (bolge !== null) return bolge;
  const ad = await adEngeli(db, Id, b.Ad);
  if (ad !== null) return ad;
  const sahip = b.VKN === null ? undefined : await q.vknSahibi(db, b.VKN, Id);
  return sahip ? `Bu vergi numarası ‘${sahip.Ad}’ bayisinde kayıtlı.` : null;
}

interface Atanan {
  readonly Id: number;
  readonly BayiId: number | null;
  readonly MusteriId: number;
  readonly ProjeId: number | null;
}

/** The rows among these that the caller may see, locked, with their present dealer. */
export async function atanacaklar(
  { db, urunler }: ProductAct,
  o: {
    readonly MusteriIdler: readonly number[];
    readonly LisansIdler: readonly number[];
    readonly Lisanslariyla: boolean;
  },
  bugun: string,
): Promise<{ musteriler: Atanan[]; lisanslar: Atanan[] }> {
  await sql`select id from musteri where id = any(${[...o.MusteriIdler]}::int[]) order by id for no key update`.execute(
    db,
  );
  const { rows: musteriler } = await sql<Atanan>`
    select m.id as "Id", m.bayi_id as "BayiId", m.id as "MusteriId", null::int as "ProjeId" from musteri m
    where m.id = any(${[...o.MusteriIdler]}::int[]) and ${kapsam(urunler)} order by m.id`.execute(db);
  const kendi = o.Lisanslariyla ? musteriler.map((m) => m.Id) : [];
  const hangileri = sql`(l.id = any(${[...o.LisansIdler]}::int[]) or l.musteri_id = any(${kendi}::int[]))`;
  await sql`select l.id from lisans l where ${hangileri} order by l.id for no key update`.execute(db);
  const { rows } = await sql<Atanan>`
    select l.id as "Id", l.bayi_id as "BayiId", l.musteri_id as "MusteriId", l.proje_id as "ProjeId"
    from ${lisanslar(urunler, bugun)} l where ${hangileri} and l.hal <> 'İptal' order by l.id`.execute(db);
  return { musteriler, lisanslar: rows };
}

/** Gives customers and licences to a dealer, or to none, and writes each timeline. */
export async function atamayiYaz(
  ctx: ProductAct,
  bayi: { readonly Id: number; readonly Ad: string } | null,
  { musteriler, lisanslar: secilen }: { readonly musteriler: readonly Atanan[]; readonly lisanslar: readonly Atanan[] },
): Promise<void> {
  const { db, ben, simdi } = ctx;
  const Id = bayi?.Id ?? null;
  const yazan: KisiId = ben.Id;
  const degisen = { bayi_id: Id, duzenleyen_id: yazan, duzenleme_zamani: simdi };
  for (const [tablo, idler] of [
    ['musteri', musteriler.map((m) => m.Id)],
    ['lisans', secilen.map((l) => l.Id)],
  ] as const)
    if (idler.length > 0)
      await db
        .updateTable(tablo)
        .set((eb) => ({ ...degisen, surum: eb('surum', '+', 1) }))
        .where('id', 'in', idler)
        .execute();
  const soz = bayi === null ? 'Bayiden alındı' : `Bayi: ${bayi.Ad}`;
  const ortak = { zaman: simdi, kisi: yazan };
  await hareketleriYaz(
    db,
    MUSTERI_HAREKETLERI,
    musteriler.map((m): EskiHareket<typeof MUSTERI_HAREKETLERI> => ({ ...ortak, id: m.Id, tur: 'kart', baslik: soz })),
  );
  await hareketleriYaz(
    db,
    LISANS_HAREKETLERI,
    secilen.map((l): EskiHareket<typeof LISANS_HAREKETLERI> => ({
      ...ortak,
      id: l.Id,
      tur: 'Düzeltme',
      baslik: soz,
      aciklama: soz,
    })),
  );
  // The new dealer and each earlier one.
  const bayiler = new Set([Id, ...[...musteriler, ...secilen].map((a) => a.BayiId)].filter((b) => b !== null));
  const sayisi = (satirlar: readonly Atanan[], b: number) =>
    satirlar.filter((s) => (b === Id ? true : s.BayiId === b)).length;
  for (const b of bayiler) {
    const [m, l] = [sayisi(musteriler, b), sayisi(secilen, b)];
    const ne = [m > 0 && `${m} müşteri`, l > 0 && `${l} lisans`].filter(Boolean).join(', ');
    await hareketYaz(ctx, BAYI_HAREKETLERI, {
      id: b,
      tur: 'atama',
      baslik: `${ne} ${b === Id ? 'bayiye atandı' : 'bayiden alındı'}`,
      yeni: { Adet: m + l },
    });
    await ctx.denetle({ eylem: 'bayiAta', nesne: 'bayi', nesneId: b, yeni: { Musteri: m, Lisans: l } });
  }
}
