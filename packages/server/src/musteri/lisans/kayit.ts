import { randomInt } from 'node:crypto';
import { LISANS_ALANLARI, type LisansAlanlari } from '@masabasi/core/musteri/lisans/alanlar';
import type { LisansKarti } from '@masabasi/core/musteri/lisans/contract';
import {
  LISANS_HAREKETLERI,
  LISANS_SURECI,
  lisansHatalari,
  type LisansHali,
  yenilemeDonemi,
} from '@masabasi/core/musteri/lisans/rules';
import { type Kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { type Gun, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { sunulmayan, sutunlari } from '../../platform/field/alanlar.ts';
import { type Hareket, hareketYaz, type Yapan } from '../../platform/hareket/api.ts';
import type { Ben, UrunKapsami } from '../../platform/http/access.ts';
import type { Temel } from '../../platform/http/context.ts';
import { kayitYok } from '../../platform/http/errors.ts';
import * as musteri from '../musteri/api.ts';
import { gecir } from '../../platform/process/surec.ts';
import * as q from './queries.ts';

export { sirketAdi } from './gunluk.ts';

type Lisans = Pick<LisansKarti, 'Id' | 'LisansNo' | 'MusteriId' | 'ProjeId'>;
type LisansHareketi = Omit<Hareket<typeof LISANS_HAREKETLERI>, 'id'>;

/** Writes a movement, and its line in the customer's timeline. */
export async function lisansHareketi(yapan: Yapan, l: Lisans, h: LisansHareketi, baslik: string): Promise<void> {
  await hareketYaz(yapan, LISANS_HAREKETLERI, { ...h, id: l.Id });
  await musteri.musterininkineYaz(yapan, l.MusteriId, {
    tur: 'lisans',
    baslik: `${l.LisansNo}: ${baslik}`,
    aciklama: h.aciklama,
    kayitId: l.Id,
    projeId: l.ProjeId,
  });
}

/** The author of licences, with the products of this person. */
type Yazan = Pick<Temel, 'db' | 'simdi' | 'denetle'> & {
  readonly ben: Pick<Ben, 'Id'>;
  readonly urunler: UrunKapsami;
};
type YazilanLisans = LisansAlanlari & { readonly Id: number; readonly MusteriId: number };

const aralik = (l: { BaslamaTarihi: string; BitisTarihi: string | null }): string =>
  `${tarihYaz(l.BaslamaTarihi)} – ${l.BitisTarihi === null ? 'süresiz' : tarihYaz(l.BitisTarihi)}`;

/** The audit's form: the sum as people write it. Older entries have another unit. */
export const denetimi = <L extends Pick<LisansAlanlari, 'YillikBedel' | 'ParaBirimi'>>(l: L) => ({
  ...l,
  YillikBedel: paraYaz(l.YillikBedel, l.ParaBirimi),
});

/** The last day for a movement; nothing for a licence without an end. */
export const bitisi = ({ BitisTarihi }: { BitisTarihi: string | null }) =>
  BitisTarihi === null ? undefined : { BitisTarihi };

/**
 * An error sentence for a choice that is not on offer, or null. The licence's present values stay valid, retired or
 * not.
 */
async function secimHatasi(
  { db, urunler }: Yazan,
  l: LisansAlanlari,
  eski: LisansKarti | null,
): Promise<string | null> {
  const yok = await sunulmayan(db, urunler, LISANS_ALANLARI, l, eski, l.ProjeId);
  if (yok !== null) return yok;
  const tur = await q.turAnahtari(db, l.LisansTurId);
  if (tur?.anahtar === 'suresiz' && l.BitisTarihi !== null) return 'Süresiz lisansın bitiş tarihi olmaz.';
  if (tur?.anahtar === 'demo' && l.OtomatikYenile) return 'Demo lisansı kendiliğinden yenilenmez.';
  if (tur?.anahtar !== 'suresiz' && l.BitisTarihi === null)
    return 'Bitiş tarihini yazınız; yalnız süresiz lisansın bitişi olmaz.';
  return null;
}

/** An error sentence if the customer has such a licence on these days already, or null. */
export async function cakismaHatasi(
  ctx: Pick<Yazan, 'db'>,
  l: Parameters<typeof q.cakisan>[1],
): Promise<string | null> {
  const diger = await q.cakisan(ctx.db, l);
  return diger && `Müşterinin aynı türden bir lisansı bu günlerde var: ${diger.LisansNo}, ${aralik(diger)}.`;
}

/** Checks that the caller sees the customer of a licence, and gives this customer the product. */
export async function musteriyeVer(ctx: Yazan, musteriId: number, projeId: number): Promise<void> {
  if (!(await musteri.gorur(ctx.db, musteriId, ctx.urunler))) throw kayitYok('Müşteri');
  await musteri.urunEkle(ctx.db, musteriId, projeId);
}

/**
 * Reason to refuse a licence, or null.
 * @param eski null: a new one
 */
export async function lisansEngeli(ctx: Yazan, l: YazilanLisans, eski: LisansKarti | null): Promise<string | null> {
  if (!ctx.urunler.includes(l.ProjeId)) return 'Seçtiğiniz ürün, ürünleriniz arasında yok.';
  const [hata] = Object.values(lisansHatalari(l));
  return hata ?? (await secimHatasi(ctx, l, eski)) ?? (eski?.Hal === 'İptal' ? null : await cakismaHatasi(ctx, l));
}

/** Opens a checked licence. */
export async function lisansAc(ctx: Yazan, l: YazilanLisans) {
  const { db, ben, simdi } = ctx;
  await musteriyeVer(ctx, l.MusteriId, l.ProjeId);
  const satir = await q.ekle(
    db,
    {
      ...sutunlari(LISANS_ALANLARI, l),
      musteri_id: l.MusteriId,
      anahtar: anahtarUret(),
      cipa_gun: Number(l.BaslamaTarihi.slice(8)),
    },
    ben.Id,
    simdi,
  );
  await lisansHareketi(
    { db, simdi, kisi: ben.Id },
    { ...l, ...satir },
    { tur: 'Aktivasyon', yeni: { ...bitisi(l), Tutar: l.YillikBedel } },
    `açıldı, ${aralik(l)}`,
  );
  await ctx.denetle({ eylem: 'lisansKaydet', nesne: 'lisans', nesneId: satir.Id, yeni: denetimi(l) });
  return satir;
}

/** Moves the last day of a locked licence, as a correction of it. */
export async function bitisiTasi(
  yapan: Yapan & { readonly kisi: number },
  l: Lisans & { BitisTarihi: Gun | null },
  BitisTarihi: Gun | null,
  aciklama: string,
): Promise<number> {
  await lisansHareketi(
    yapan,
    l,
    { tur: 'Düzeltme', eski: bitisi(l), yeni: bitisi({ BitisTarihi }), aciklama },
    `bitiş ${BitisTarihi === null ? 'kaldırıldı' : tarihYaz(BitisTarihi)}`,
  );
  return q.degistir(yapan.db, l.Id, { bitis_tarihi: BitisTarihi }, yapan.kisi, yapan.simdi);
}

/** Renews a locked licence by one period. The database takes a period only once. */
export async function yenile(
  yapan: Yapan,
  l: Lisans & { BitisTarihi: Gun; CipaGun: number; DonemBaslama?: Gun },
  o: { ay: number; bugun: Gun; tutar: Kurus; aciklama: string },
): Promise<{ BitisTarihi: Gun; CipaGun: number; Surum: number }> {
  const GeriAlinan = await q.geriAlinan(yapan.db, l.Id);
  const { Baslama, Bitis, CipaGun } = yenilemeDonemi({ Bitis: l.BitisTarihi, CipaGun: l.CipaGun }, o.ay, o.bugun);
  await lisansHareketi(
    yapan,
    l,
    {
      tur: 'Yenileme',
      // A renewal by a person can be undone, so the whole period before it is kept.
      eski: {
        BitisTarihi: l.BitisTarihi,
        ...(l.DonemBaslama !== undefined && { Donem: l.DonemBaslama, CipaGun: l.CipaGun }),
      },
      yeni: { BitisTarihi: Bitis, Donem: Baslama, Tutar: o.tutar, ...(GeriAlinan > 0 && { GeriAlinan }) },
      aciklama: o.aciklama,
    },
    `${tarihYaz(Bitis)} gününe kadar yenilendi`,
  );
  const Surum = await q.degistir(
    yapan.db,
    l.Id,
    { donem_baslama: Baslama, bitis_tarihi: Bitis, cipa_gun: CipaGun },
    yapan.kisi,
    yapan.simdi,
  );
  return { BitisTarihi: Bitis, CipaGun, Surum };
}

/** Undoes the last renewal of a locked licence; the history keeps both. */
export async function yenilemeyiGeriAl(
  yapan: Yapan,
  l: Lisans & { BitisTarihi: Gun | null },
  once: { BitisTarihi: Gun; Donem: Gun; CipaGun: number },
): Promise<number> {
  await lisansHareketi(
    yapan,
    l,
    {
      tur: 'Yenileme Geri Alındı',
      ...(l.BitisTarihi !== null && { eski: { BitisTarihi: l.BitisTarihi } }),
      yeni: { BitisTarihi: once.BitisTarihi },
    },
    `yenileme geri alındı, bitiş ${tarihYaz(once.BitisTarihi)}`,
  );
  const donem = { donem_baslama: once.Donem, bitis_tarihi: once.BitisTarihi, cipa_gun: once.CipaGun };
  return q.degistir(yapan.db, l.Id, donem, yapan.kisi, yapan.simdi);
}

const HALLER = {
  Aktif: { tur: 'Askıdan Alma', baslik: 'askıdan indirildi' },
  Askıda: { tur: 'Askı', baslik: 'askıya alındı' },
  İptal: { tur: 'İptal', baslik: 'iptal edildi' },
} as const;

/** The rights of a person who manages licences; also of the program itself, when a customer leaves. */
export const YONETEN = { yonetir: true } as const;

/** Takes a locked licence to another state and writes its movement. */
export const halDegistir = (
  yapan: Yapan,
  l: Lisans & { Hal: LisansHali },
  nereye: LisansHali,
  aciklama: string,
  degisen: { otomatik_yenile?: boolean } = {},
) =>
  gecir(yapan.db, LISANS_SURECI, {
    tablo: 'lisans',
    sutun: 'hal',
    id: l.Id,
    kayit: l,
    nereye,
    cagiran: YONETEN,
    degisen: { ...degisen, duzenleyen_id: yapan.kisi, duzenleme_zamani: yapan.simdi },
    async yaz(satir) {
      const { tur, baslik } = HALLER[nereye];
      await lisansHareketi(yapan, l, { tur, aciklama }, baslik);
      return satir;
    },
  });

/** Ends the remaining licences of a customer who leaves. */
export async function lisanslariKapat(yapan: Yapan, musteriId: number): Promise<number> {
  const acik = await q.acikLisanslar(yapan.db, musteriId, true);
  for (const l of acik) await halDegistir(yapan, l, 'İptal', 'Müşteri ayrıldı', { otomatik_yenile: false });
  return acik.length;
}

/** Letters and digits that cannot be confused. */
const HARFLER = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A new licence key: five groups of five, about 122 bits. */
export const anahtarUret = (): string =>
  Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => HARFLER[randomInt(HARFLER.length)]!).join('')).join(
    '-',
  );
