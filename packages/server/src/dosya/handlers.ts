import type { dosya as contract } from '@masabasi/core/dosya/contract';
import { type DosyaNesnesi, EN_COK_KAYIT_DOSYASI, yuklemeReddi } from '@masabasi/core/dosya/rules';
import { geriAlinmaz } from '@masabasi/core/geriAlma';
import type { Ben, UrunKapsami } from '../http/access.ts';
import { type Handlers, red, type Temel } from '../http/context.ts';
import { kayitYok } from '../http/errors.ts';
import type { DosyaSahibi } from '../room.ts';
import { icerikOku } from './depo.ts';
import * as q from './queries.ts';

type Cagri = Pick<Temel, 'db' | 'simdi' | 'odalar'> & { readonly ben: Ben; readonly urunler: UrunKapsami };

/** The room whose records these are. */
function sahibi({ odalar }: Cagri, nesne: DosyaNesnesi): DosyaSahibi {
  const sahip = odalar.flatMap((o) => o.dosyaSahipleri?.[nesne] ?? [])[0];
  if (!sahip) throw new Error(`no room has files of '${nesne}'`);
  return sahip;
}

/** @throws 404 where the caller does not see the record, or nobody does */
async function gorulen(c: Cagri, yer: q.DosyaYeri, kilitle = false): Promise<DosyaSahibi> {
  const sahip = sahibi(c, yer.nesne);
  if (!(await sahip.gorur(c, yer.id, kilitle))) throw kayitYok();
  return sahip;
}

/** A file that the caller sees, deleted or not as asked, with its record; the record is locked in a write. */
async function gorulenDosya(c: Cagri, nesne: DosyaNesnesi, id: number, silinmis: boolean, kilitle: boolean) {
  const bulunan = await q.dosyaBul(c.db, nesne, id);
  if (!bulunan) throw kayitYok('Dosya');
  const yer = { nesne, id: bulunan.yer };
  const sahip = await gorulen(c, yer, kilitle);
  // Looked at once more, now that nobody else can change it.
  const dosya = kilitle ? await q.dosyaBul(c.db, nesne, id) : bulunan;
  if (!dosya || (dosya.silindi !== null) !== silinmis) throw kayitYok('Dosya');
  return { dosya, yer, sahip };
}

const DOLU = `Bir kayda en çok ${EN_COK_KAYIT_DOSYASI} dosya eklenir.`;
/** Why a record takes no further files. */
const engel = async (c: Cagri, yer: q.DosyaYeri, eklenen: number): Promise<string | null> =>
  (await q.dosyaSayisi(c.db, yer)) + eklenen > EN_COK_KAYIT_DOSYASI ? DOLU : null;

export const dosya: Handlers<typeof contract> = {
  async getDosyaList(ctx, { Nesne, NesneId }) {
    const yer = { nesne: Nesne, id: NesneId };
    await gorulen(ctx, yer);
    return { durum: true, dosyalist: await q.dosyalari(ctx.db, yer) };
  },

  dosyaKaydet: {
    async once(ctx, { Nesne, NesneId }) {
      const yer = { nesne: Nesne, id: NesneId };
      await gorulen(ctx, yer);
      return engel(ctx, yer, 1);
    },
    async yaz(ctx, { Nesne, NesneId }) {
      const { db, simdi, ben, dosyalar } = ctx;
      if (dosyalar.length === 0) return yuklemeReddi('Dosya seçiniz.');
      const yer = { nesne: Nesne, id: NesneId };
      const sahip = await gorulen(ctx, yer, true);
      const neden = await engel(ctx, yer, dosyalar.length);
      if (neden !== null) return yuklemeReddi(neden);
      const images = await q.dosyaEkle(db, yer, dosyalar, ben.Id, simdi);
      await sahip.yazildi({ db, simdi, kisi: ben.Id }, NesneId, 'Dosya eklendi', images.map((d) => d.Ad).join(', '));
      for (const { Id, Ad } of images)
        await ctx.denetle({ eylem: 'dosyaKaydet', nesne: 'dosya', nesneId: Id, yeni: { Ad } });
      ctx.yayinla({ tur: 'dosya' });
      return { durum: true, images, url: images[0]!.url, href: images[0]!.href };
    },
  },

  async dosyaSil(ctx, { Nesne, Id }) {
    const { db, simdi, ben } = ctx;
    const { dosya: d, yer, sahip } = await gorulenDosya(ctx, Nesne, Id, false, true);
    await q.kaldir(db, Id, ben.Id, simdi);
    await sahip.yazildi({ db, simdi, kisi: ben.Id }, yer.id, 'Dosya kaldırıldı', d.ad);
    await ctx.denetle({ eylem: 'dosyaSil', nesne: 'dosya', nesneId: Id, eski: { Ad: d.ad } });
    ctx.yayinla({ tur: 'dosya' });
    return { durum: true };
  },

  async dosyaGeriAl(ctx, { Nesne, Id }) {
    const { db, simdi, ben } = ctx;
    const { dosya: d, yer, sahip } = await gorulenDosya(ctx, Nesne, Id, true, true);
    const neden = geriAlinmaz((await q.silinmis(db, Id, simdi))!, ben.Id) ?? (await engel(ctx, yer, 1));
    if (neden !== null) return red(neden);
    await q.geriGetir(db, Id);
    await sahip.yazildi({ db, simdi, kisi: ben.Id }, yer.id, 'Kaldırılan dosya geri alındı', d.ad);
    await ctx.denetle({ eylem: 'dosyaGeriAl', nesne: 'dosya', nesneId: Id });
    ctx.yayinla({ tur: 'dosya' });
    return { durum: true };
  },

  async dosyaIndir(ctx, { Nesne, Id, Boy }) {
    const { db } = ctx;
    const { dosya: d } = await gorulenDosya(ctx, Nesne, Id, false, false);
    // What is smaller than a size has none of its own.
    const kucugu = (Boy === 'kucuk' ? (d.kucuk_ozet ?? d.orta_ozet) : Boy === 'orta' ? d.orta_ozet : null) ?? null;
    const ozet = kucugu ?? d.ozet;
    return {
      ad: d.ad,
      tip: kucugu === null ? d.tip : 'image/webp',
      boyut: await q.icerikBoyutu(db, ozet),
      ozet: ozet.toString('base64url'),
      parcalar: () => icerikOku(db, ozet),
    };
  },
};
