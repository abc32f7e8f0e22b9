import { type DosyaNesnesi, EN_COK_KAYIT_DOSYASI, kotaHatasi, yuklemeReddi } from '@masabasi/core/platform/dosya/rules';
import { istanbulAni, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { Ben, UrunKapsami } from '../http/access.ts';
import type { Temel } from '../http/context.ts';
import { kayitYok } from '../http/errors.ts';
import type { DosyaSahibi, HazirDosya } from '../../room.ts';
import * as q from './queries.ts';

export { icerikOku } from './depo.ts';
export { gelenDosyaHazirla } from './hazirla.ts';
export { bicim, resimDosyasi } from './resim.ts';

export type Cagri = Pick<Temel, 'db' | 'simdi' | 'odalar'> & { readonly ben: Ben; readonly urunler: UrunKapsami };

/** Room that owns these records. */
function sahibi({ odalar }: Cagri, nesne: DosyaNesnesi): DosyaSahibi {
  const sahip = odalar.flatMap((o) => o.dosyaSahipleri?.[nesne] ?? [])[0];
  if (!sahip) throw new Error(`no room has files of '${nesne}'`);
  return sahip;
}

/** @throws 404 when the caller does not see the record, or it does not exist */
export async function gorulen(c: Cagri, yer: q.DosyaYeri, kilitle = false): Promise<DosyaSahibi> {
  const sahip = sahibi(c, yer.nesne);
  if (!(await sahip.gorur(c, yer.id, kilitle))) throw kayitYok();
  return sahip;
}

const DOLU = `Bir kayda en çok ${EN_COK_KAYIT_DOSYASI} dosya eklenir.`;
const BEKLEYEN_DOLU = `Bir kayda eklenmeyi bekleyen ${EN_COK_KAYIT_DOSYASI} dosyanız var; önce onları kaydediniz ya da kaldırınız.`;
const BEKLEMEZ =
  'Eklediğiniz dosyalardan biri artık beklemiyor: süresi dolmuş ya da bir kayda eklenmiş. Yeniden yükleyiniz.';
/** Reason that a record takes no further files. */
export const engel = async (c: Cagri, yer: q.DosyaYeri, eklenen: number): Promise<string | null> =>
  (await sahibi(c, yer.nesne).almaz?.(c, yer.id)) ??
  ((await q.dosyaSayisi(c.db, yer)) + eklenen <= EN_COK_KAYIT_DOSYASI
    ? null
    : yer.nesne === 'bekleyen'
      ? BEKLEYEN_DOLU
      : DOLU);

type Gelen = Cagri & Pick<Temel, 'config'>;

/** Reason that the quota has no room for these additional bytes. */
async function kotaEngeli({ db, simdi, ben, config }: Gelen, eklenen: number): Promise<string | null> {
  const kullanilan = await q.kullanilan(db, ben.Id, new Date(istanbulAni(istanbulGunu(simdi.getTime()))));
  return kotaHatasi({ ...kullanilan, ...config.dosyaSinirlari }, eklenen);
}

/** Reason to refuse a file of this caller on a record. Null: allowed. Checked before any byte of the file is read. */
export async function yuklemeEngeli(c: Gelen, yer: q.DosyaYeri): Promise<string | null> {
  await gorulen(c, yer);
  return (await engel(c, yer, 1)) ?? kotaEngeli(c, 1);
}

/** Share of the store that stays reserved for uploads of staff. */
const ICERIYE_KALAN = 0.1;
/** True if the store has room for these additional bytes from outside. */
export const disaridanSigar = async ({ db, config }: Pick<Temel, 'db' | 'config'>, eklenen: number): Promise<boolean> =>
  (await q.depoBoyutu(db)) + eklenen <= config.dosyaSinirlari.depoSiniri * (1 - ICERIYE_KALAN);

/** Bytes of the files, with their smaller forms. */
export const baytlari = (dosyalar: readonly HazirDosya[]): number =>
  dosyalar.flatMap((d) => [d.asil, d.orta, d.kucuk]).reduce((toplam, b) => toplam + (b?.veri.length ?? 0), 0);

type Yazan = Cagri & Pick<Temel, 'denetle' | 'yayinla'>;
type Yukleyen = Gelen & Yazan & { readonly dosyalar: readonly HazirDosya[] };

/** Adds the files of a form to a record. */
export async function yukle(ctx: Yukleyen, yer: q.DosyaYeri) {
  const { db, simdi, ben, dosyalar } = ctx;
  if (dosyalar.length === 0) return yuklemeReddi('Dosya seçiniz.');
  const sahip = await gorulen(ctx, yer, true);
  const neden = (await engel(ctx, yer, dosyalar.length)) ?? (await kotaEngeli(ctx, baytlari(dosyalar)));
  if (neden !== null) return yuklemeReddi(neden);
  const images = await q.dosyaEkle(db, yer, dosyalar, ben.Id, simdi);
  await sahip.yazildi({ db, simdi, kisi: ben.Id }, yer.id, 'Dosya eklendi', images.map((d) => d.Ad).join(', '));
  for (const { Id, Ad } of images)
    await ctx.denetle({ eylem: 'dosyaKaydet', nesne: 'dosya', nesneId: Id, yeni: { Ad } });
  ctx.yayinla({ tur: 'dosya' });
  return { durum: true as const, images, url: images[0]!.url, href: images[0]!.href };
}

/**
 * Removes a file from a record. It can be restored.
 * @throws 404 when the caller does not see the record, or it has no such file
 */
export async function dosyaKaldir(ctx: Yazan, yer: q.DosyaYeri, id: number): Promise<void> {
  const { db, simdi, ben } = ctx;
  const sahip = await gorulen(ctx, yer, true);
  const d = await q.dosyaBul(db, yer.nesne, id);
  if (d === undefined || d.yer !== yer.id || d.silindi !== null) throw kayitYok();
  await q.kaldir(db, id, ben.Id, simdi);
  await sahip.yazildi({ db, simdi, kisi: ben.Id }, yer.id, 'Dosya kaldırıldı', d.ad);
  await ctx.denetle({ eylem: 'dosyaSil', nesne: 'dosya', nesneId: id, eski: { Ad: d.ad } });
  ctx.yayinla({ tur: 'dosya' });
}

/** Reason that these files cannot be attached: one of them no longer waits with the caller. Null: all of them wait. */
export async function beklemeyen(
  { db, ben }: Pick<Cagri, 'db' | 'ben'>,
  idler: readonly number[],
): Promise<string | null> {
  const istenen = new Set(idler);
  if (istenen.size === 0) return null;
  return (await q.bekleyenler(db, ben.Id, [...istenen])).length < istenen.size ? BEKLEMEZ : null;
}

/**
 * Attaches the caller's waiting files to a record, in the transaction that saves it: all of them, or none with a
 * sentence.
 * @throws 404 when the caller does not see the record
 */
export async function dosyaBagla(ctx: Yazan, yer: q.DosyaYeri, idler: readonly number[]): Promise<string | null> {
  const { db, simdi, ben } = ctx;
  const istenen = new Set(idler);
  if (istenen.size === 0) return null;
  const sahip = await gorulen(ctx, yer, true);
  const bulunan = await q.bekleyenler(db, ben.Id, [...istenen]);
  // Another person's file, a missing file and an attached file get the same answer, so nothing is revealed.
  if (bulunan.length < istenen.size) return BEKLEMEZ;
  const neden = await engel(ctx, yer, bulunan.length);
  if (neden !== null) return neden;
  await q.bagla(db, yer, [...istenen]);
  await sahip.yazildi({ db, simdi, kisi: ben.Id }, yer.id, 'Dosya eklendi', bulunan.map((d) => d.Ad).join(', '));
  for (const { Id, Ad } of bulunan)
    await ctx.denetle({ eylem: 'dosyaBagla', nesne: 'dosya', nesneId: Id, yeni: { Ad } });
  ctx.yayinla({ tur: 'dosya' });
  return null;
}
