import type { dosya as contract } from '@masabasi/core/platform/dosya/contract';
import type { DosyaNesnesi } from '@masabasi/core/platform/dosya/rules';
import { inenAd, onaysizInmez, sorulur } from '@masabasi/core/platform/dosya/uyarilar';
import { geriAlinmaz } from '@masabasi/core/platform/undo/geriAlma';
import { type Handlers, red } from '../http/context.ts';
import { HttpError, kayitYok, found } from '../http/errors.ts';
import { icerikOku } from './depo.ts';
import { type Cagri, engel, gorulen, yukle, yuklemeEngeli } from './kayit.ts';
import * as q from './queries.ts';

/** A file that the caller sees, deleted or not as requested, with its record. A write locks the record. */
async function gorulenDosya(c: Cagri, nesne: DosyaNesnesi, id: number, silinmis: boolean, kilitle: boolean) {
  const bulunan = found(await q.dosyaBul(c.db, nesne, id), 'Dosya');
  const yer = { nesne, id: bulunan.yer };
  const sahip = await gorulen(c, yer, kilitle);
  // Read again after the lock, because the file may have changed before it.
  const dosya = kilitle ? await q.dosyaBul(c.db, nesne, id) : bulunan;
  if (!dosya || (dosya.silindi !== null) !== silinmis) throw kayitYok('Dosya');
  return { dosya, yer, sahip };
}

export const dosya: Handlers<typeof contract> = {
  async getDosyaList(ctx, { Nesne, NesneId }) {
    const yer = { nesne: Nesne, id: NesneId };
    await gorulen(ctx, yer);
    return { durum: true, dosyalist: await q.dosyalari(ctx.db, yer) };
  },

  dosyaKaydet: {
    once: (ctx, { Nesne, NesneId }) => yuklemeEngeli(ctx, { nesne: Nesne, id: NesneId }),
    yaz: (ctx, { Nesne, NesneId }) => yukle(ctx, { nesne: Nesne, id: NesneId }),
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

  async dosyaIndir(ctx, { Nesne, Id, Boy, Onayli }) {
    const { db, config } = ctx;
    const { dosya: d } = await gorulenDosya(ctx, Nesne, Id, false, false);
    const uyari = d.uyari && { Tur: d.uyari, Adlar: d.uyari_adlari };
    if (sorulur(uyari)) {
      if (Onayli === '0') throw new HttpError(409, onaysizInmez(d.ad, uyari!));
      await ctx.denetle({ eylem: 'supheliIndir', nesne: 'dosya', nesneId: Id, yeni: { Ad: d.ad } });
    }
    // A picture that is smaller than a size has no copy in that size.
    const kucugu = (Boy === 'kucuk' ? (d.kucuk_ozet ?? d.orta_ozet) : Boy === 'orta' ? d.orta_ozet : null) ?? null;
    const ozet = kucugu ?? d.ozet;
    return {
      ad: inenAd(d.ad, uyari),
      tip: kucugu === null ? d.tip : 'image/webp',
      boyut: await q.icerikBoyutu(db, ozet),
      ozet: ozet.toString('base64url'),
      parcalar: () => icerikOku(db, config.s3, ozet),
    };
  },
};
