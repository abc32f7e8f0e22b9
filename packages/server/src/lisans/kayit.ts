import { randomInt } from 'node:crypto';
import { LISANS_ALANLARI, type LisansAlanlari } from '@masabasi/core/lisans/alanlar';
import type { LisansKarti } from '@masabasi/core/lisans/contract';
import {
  LISANS_HAREKETLERI,
  LISANS_SURECI,
  lisansHatalari,
  type LisansHali,
  yenilemeDonemi,
} from '@masabasi/core/lisans/rules';
import { type Kurus, paraYaz } from '@masabasi/core/para';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/rules';
import { type Gun, tarihYaz } from '@masabasi/core/tarih';
import { sunulmayan, sutunlari } from '../alanlar.ts';
import { type Hareket, hareketYaz, type Yapan } from '../hareket/kayit.ts';
import type { Ben, UrunKapsami } from '../http/access.ts';
import type { Temel } from '../http/context.ts';
import { kayitYok } from '../http/errors.ts';
import * as musteri from '../musteri/queries.ts';
import { gecir } from '../surec.ts';
import * as q from './queries.ts';

export { sirketAdi } from './gunluk.ts';

type Lisans = Pick<LisansKarti, 'Id' | 'LisansNo' | 'MusteriId' | 'ProjeId'>;
type LisansHareketi = Omit<Hareket<typeof LISANS_HAREKETLERI>, 'id'>;

/** Writes a movement, and the line of the customer's timeline that goes with it. */
export async function lisansHareketi(yapan: Yapan, l: Lisans, h: LisansHareketi, baslik: string): Promise<void> {
  await hareketYaz(yapan, LISANS_HAREKETLERI, { ...h, id: l.Id });
  await hareketYaz(yapan, MUSTERI_HAREKETLERI, {
    id: l.MusteriId,
    tur: 'lisans',
    baslik: `${l.LisansNo}: ${baslik}`,
    aciklama: h.aciklama,
    projeId: l.ProjeId,
    yeni: { KayitId: l.Id },
  });
}

/** Who opens and corrects licences, and of which products. */
type Yazan = Pick<Temel, 'db' | 'simdi' | 'denetle'> & {
  readonly ben: Pick<Ben, 'Id'>;
  readonly urunler: UrunKapsami;
};
type YazilanLisans = LisansAlanlari & { readonly Id: number; readonly MusteriId: number };

const aralik = (l: { BaslamaTarihi: string; BitisTarihi: string | null }): string =>
  `${tarihYaz(l.BaslamaTarihi)} – ${l.BitisTarihi === null ? 'süresiz' : tarihYaz(l.BitisTarihi)}`;

/** As the audit keeps it: the sum as people write it, which its older entries do in another unit. */
export const denetimi = <L extends Pick<LisansAlanlari, 'YillikBedel' | 'ParaBirimi'>>(l: L) => ({
  ...l,
  YillikBedel: paraYaz(l.YillikBedel, l.ParaBirimi),
});

/** The last day as a movement keeps it; of a licence without an end nothing. */
export const bitisi = ({ BitisTarihi }: { BitisTarihi: string | null }) =>
  BitisTarihi === null ? undefined : { BitisTarihi };

/** What is chosen that cannot be chosen; what the licence has already stays, retired or not. */
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

/** That the customer has such a licence on these days already, or null. */
export async function cakismaHatasi(
  ctx: Pick<Yazan, 'db'>,
  l: Parameters<typeof q.cakisan>[1],
): Promise<string | null> {
  const diger = await q.cakisan(ctx.db, l);
  return diger && `Müşterinin aynı türden bir lisansı bu günlerde var: ${diger.LisansNo}, ${aralik(diger)}.`;
}

/** The customer who is to have the licence, if the caller sees them: the product is then one of theirs. */
export async function musteriyeVer(ctx: Yazan, musteriId: number, projeId: number): Promise<void> {
  if (!(await musteri.gorur(ctx.db, musteriId, ctx.urunler))) throw kayitYok('Müşteri');
  await musteri.urunEkle(ctx.db, musteriId, projeId);
}

/**
 * Why a licence cannot be written as it is, or null.
 * @param eski null: a new one
 */
export async function lisansEngeli(ctx: Yazan, l: YazilanLisans, eski: LisansKarti | null): Promise<string | null> {
  if (!ctx.urunler.includes(l.ProjeId)) return 'Seçtiğiniz ürün, ürünleriniz arasında yok.';
  const [hata] = Object.values(lisansHatalari(l));
  return hata ?? (await secimHatasi(ctx, l, eski)) ?? (eski?.Hal === 'İptal' ? null : await cakismaHatasi(ctx, l));
}

/** Opens a licence that nothing stands against. */
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
      // What a person renewed can be taken back: the period before it is kept whole.
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

/** Takes the last renewal of a locked licence back; the history keeps both. */
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

/** Who decides of licences; also the product itself, where a customer leaves. */
export const YONETEN = { yonetir: true } as const;
const YER = { tablo: 'lisans', sutun: 'hal', surumlu: true } as const;

/** Takes a locked licence to another state and writes its movement. */
export const halDegistir = (
  yapan: Yapan,
  l: Lisans & { Hal: LisansHali },
  nereye: LisansHali,
  aciklama: string,
  degisen: { otomatik_yenile?: boolean } = {},
) =>
  gecir(yapan.db, LISANS_SURECI, YER, {
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

/** Ends what a customer who leaves still has. */
export async function lisanslariKapat(yapan: Yapan, musteriId: number): Promise<number> {
  const acik = await q.acikLisanslar(yapan.db, musteriId, true);
  for (const l of acik) await halDegistir(yapan, l, 'İptal', 'Müşteri ayrıldı', { otomatik_yenile: false });
  return acik.length;
}

/** Letters and digits that nobody takes for another. */
const HARFLER = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** A new licence key: five groups of five, about 122 bits. */
export const anahtarUret = (): string =>
  Array.from({ length: 5 }, () => Array.from({ length: 5 }, () => HARFLER[randomInt(HARFLER.length)]!).join('')).join(
    '-',
  );
