import { type DosyaNesnesi, EN_COK_KAYIT_DOSYASI, kotaHatasi, yuklemeReddi } from '@masabasi/core/dosya/rules';
import { istanbulAni, istanbulGunu } from '@masabasi/core/tarih';
import type { Ben, UrunKapsami } from '../http/access.ts';
import type { Temel } from '../http/context.ts';
import { kayitYok } from '../http/errors.ts';
import type { DosyaSahibi, HazirDosya } from '../room.ts';
import * as q from './queries.ts';

export type Cagri = Pick<Temel, 'db' | 'simdi' | 'odalar'> & { readonly ben: Ben; readonly urunler: UrunKapsami };

/** The room whose records these are. */
function sahibi({ odalar }: Cagri, nesne: DosyaNesnesi): DosyaSahibi {
  const sahip = odalar.flatMap((o) => o.dosyaSahipleri?.[nesne] ?? [])[0];
  if (!sahip) throw new Error(`no room has files of '${nesne}'`);
  return sahip;
}

/** @throws 404 where the caller does not see the record, or nobody does */
export async function gorulen(c: Cagri, yer: q.DosyaYeri, kilitle = false): Promise<DosyaSahibi> {
  const sahip = sahibi(c, yer.nesne);
  if (!(await sahip.gorur(c, yer.id, kilitle))) throw kayitYok();
  return sahip;
}

const DOLU = `Bir kayda en çok ${EN_COK_KAYIT_DOSYASI} dosya eklenir.`;
/** Why a record takes no further files. */
export const engel = async (c: Cagri, yer: q.DosyaYeri, eklenen: number): Promise<string | null> =>
  (await q.dosyaSayisi(c.db, yer)) + eklenen > EN_COK_KAYIT_DOSYASI ? DOLU : null;

type Gelen = Cagri & Pick<Temel, 'config'>;

/** Why there is no room for so many bytes more of this caller. */
async function kotaEngeli({ db, simdi, ben, config }: Gelen, eklenen: number): Promise<string | null> {
  const kullanilan = await q.kullanilan(db, ben.Id, new Date(istanbulAni(istanbulGunu(simdi.getTime()))));
  return kotaHatasi({ ...kullanilan, ...config.dosyaSinirlari }, eklenen);
}

/** Why a record takes no file of this caller; null: it does. Asked before anything of the files is read. */
export async function yuklemeEngeli(c: Gelen, yer: q.DosyaYeri): Promise<string | null> {
  await gorulen(c, yer);
  return (await engel(c, yer, 1)) ?? kotaEngeli(c, 1);
}

const baytlari = (dosyalar: readonly HazirDosya[]): number =>
  dosyalar.flatMap((d) => [d.asil, d.orta, d.kucuk]).reduce((toplam, b) => toplam + (b?.veri.length ?? 0), 0);

type Yukleyen = Gelen & Pick<Temel, 'denetle' | 'yayinla'> & { readonly dosyalar: readonly HazirDosya[] };

/** Keeps the files of a form on a record. */
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
