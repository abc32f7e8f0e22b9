import { MUSTERI_ALANLARI, type MusteriAlanlari } from '@masabasi/core/musteri/musteri/alanlar';
import type { MusteriKarti } from '@masabasi/core/musteri/musteri/contract';
import { MUSTERI_HAREKETLERI, numaraKayitli } from '@masabasi/core/musteri/musteri/rules';
import { sunulmayan, sutunlari } from '../../platform/field/alanlar.ts';
import { type Author, hareketYaz, type Hareket } from '../../platform/hareket/api.ts';
import type { ProductAct } from '../../platform/http/context.ts';
import * as q from './queries.ts';

/**
 * An error sentence for a choice that is not on offer, or null. The card's present values stay valid, retired or not.
 */
async function secimHatasi(
  { db, urunler }: ProductAct,
  m: MusteriAlanlari,
  eski: MusteriKarti | null,
): Promise<string | null> {
  const yok = await sunulmayan(db, urunler, MUSTERI_ALANLARI, m, eski);
  if (yok !== null) return yok;
  if (m.IlId !== null && !(await q.ilVar(db, m.IlId))) return 'İl: böyle bir il yok.';
  if (m.IlId !== null && m.IlceId !== null && !(await q.ilceIlde(db, m.IlceId, m.IlId)))
    return 'İlçe seçtiğiniz ilde değil.';
  if (m.SorumluId !== null && m.SorumluId !== eski?.SorumluId && !(await q.calisiyor(db, m.SorumluId)))
    return 'Sorumlu olarak seçtiğiniz kişi artık çalışmıyor. Başka birini seçiniz.';
  return null;
}

type Numarali = Pick<MusteriAlanlari, 'TCKimlikNo' | 'VKN'>;
/** A sentence about another owner of one of these numbers; null: none, and from here on nobody else takes them. */
export async function numaraEngeli({ db, urunler }: Pick<ProductAct, 'db' | 'urunler'>, haric: number, m: Numarali) {
  await q.numaralariKilitle(db, m.TCKimlikNo, m.VKN);
  const [sahip] = await q.numaraSahipleri(db, haric, m, urunler);
  return sahip ? numaraKayitli(sahip.ayniTc, sahip.No) : null;
}

/**
 * Reason to refuse a card, or null. From here on nobody else takes its numbers.
 * @param eski null: a new card
 */
export async function kartEngeli(
  ctx: ProductAct,
  m: MusteriAlanlari,
  eski: MusteriKarti | null,
): Promise<string | null> {
  const { urunler } = ctx;
  const yanlis = await secimHatasi(ctx, m, eski);
  if (yanlis !== null) return yanlis;
  if (!m.ProjeIdler.every((p) => urunler.includes(p))) return 'Seçtiğiniz ürün, ürünleriniz arasında yok.';
  return numaraEngeli(ctx, eski?.Id ?? 0, m);
}

/** The refusal that shows similar customers; null: there are none. */
export async function benzeyenler({ db, urunler }: ProductAct, Id: number, m: MusteriAlanlari) {
  const GorunenAd = m.Tip === 1 ? `${m.Ad} ${m.Soyad}` : m.Unvan;
  const numaralar = [m.Telefon, m.GSM].filter((t) => t !== null);
  const benzerler = await q.benzerler(db, { ...m, Id, GorunenAd, numaralar }, urunler);
  if (benzerler.length === 0) return null;
  const msg = 'Benzer bir müşteri kayıtlı. Aynı müşteri değilse yine de kaydedebilirsiniz.';
  return { durum: false as const, msg, benzerler };
}

/** Writes a new, checked card. */
export async function kartAc(ctx: ProductAct, m: MusteriAlanlari): Promise<{ Id: number; Surum: number }> {
  const { db, ben, simdi, urunler } = ctx;
  const satir = await q.ekle(db, sutunlari(MUSTERI_ALANLARI, m), ben.Id, simdi);
  await q.urunleriYaz(db, satir.Id, m.ProjeIdler, urunler);
  await hareketYaz(ctx, MUSTERI_HAREKETLERI, { id: satir.Id, tur: 'kart', baslik: 'Kart açıldı' });
  await ctx.denetle({ eylem: 'musteriKaydet', nesne: 'musteri', nesneId: satir.Id, yeni: 'Yeni kart' });
  return satir;
}

/**
 * Takes a customer to another state because of an act in another room, and writes it down.
 * @param o the possible old states and the new one; only in this version, if one is given
 */
export async function durumaTasi(
  ctx: ProductAct,
  id: number,
  o: Parameters<typeof q.durumTasi>[2],
  neden: string,
): ReturnType<typeof q.durumTasi> {
  const { db, ben, simdi } = ctx;
  const tasinan = await q.durumTasi(db, id, o, ben.Id, simdi);
  if (tasinan === undefined) return undefined;
  const baslik = `Durum: ${tasinan.Onceki} → ${o.nereye}`;
  await hareketYaz(ctx, MUSTERI_HAREKETLERI, { id, tur: 'kart', baslik, aciklama: neden });
  const [eski, yeni] = [{ Durum: tasinan.Onceki }, { Durum: o.nereye }];
  await ctx.denetle({ eylem: 'musteriKaydet', nesne: 'musteri', nesneId: id, eski, yeni });
  return tasinan;
}

/** A line on a customer's timeline about a record of another room. Without a customer nothing is written. */
export async function musterininkineYaz(
  is: Author,
  id: number | null,
  h: Pick<Hareket<typeof MUSTERI_HAREKETLERI>, 'tur' | 'baslik' | 'aciklama'> & {
    readonly kayitId: number;
    readonly projeId?: number | null | undefined;
  },
): Promise<void> {
  if (id === null) return;
  const { kayitId, projeId, ...satir } = h;
  await hareketYaz(is, MUSTERI_HAREKETLERI, {
    id,
    ...satir,
    projeId: projeId ?? undefined,
    yeni: { KayitId: kayitId },
  });
}
