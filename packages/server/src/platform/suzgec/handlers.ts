import { listeler } from '@masabasi/core/contract';
import { anlasilmayan, saklananSozler } from '@masabasi/core/platform/list/listeAdresi';
import type { suzgec as suzgecContract } from '@masabasi/core/platform/suzgec/contract';
import { type Handlers, red } from '../http/context.ts';
import { HttpError, kayitYok, found } from '../http/errors.ts';
import * as q from './queries.ts';

const EN_COK_SUZGEC = 100;

/**
 * Stored form of a list view: its address, parsed by the list's declaration and written again.
 * @throws 400 when the list does not know a value
 */
function sade(ad: string, sorgu: string): string {
  const { liste } = listeler.get(ad)!;
  const adres = new URLSearchParams(sorgu);
  const yabanci = anlasilmayan(liste, adres);
  if (yabanci !== null) throw new HttpError(400, `'Sorgu' alanı: bu listede '${yabanci}' böyle süzülmüyor.`);
  return String(new URLSearchParams(saklananSozler(liste, adres)));
}

export const suzgec: Handlers<typeof suzgecContract> = {
  async suzgecList({ db, ben, kept }, { Sayfa }) {
    const suzgecler = await kept({ of: ['suzgecler', Sayfa], tables: ['suzgec', 'suzgec_varsayilan', 'kisi'] }, () =>
      q.suzgecler(db, ben, Sayfa),
    );
    return { durum: true, suzgecler };
  },

  async suzgecKaydet(ctx, { Id, Surum, Sayfa, Ad: ham, Sorgu, Paylasilan }) {
    const { db, ben } = ctx;
    const Ad = ham.trim();
    const sorgu = sade(Sayfa, Sorgu);
    const eski = Id === 0 ? null : found(await q.kilitle(db, ben, Id, Sayfa), 'Süzgeç', Surum);
    if (await q.adVar(db, ben, Sayfa, Ad, Id)) return red('Bu adda bir süzgeciniz var. Başka bir ad yazınız.');
    if (eski === null && (await q.suzgecler(db, ben, Sayfa)).filter((s) => s.Benim).length >= EN_COK_SUZGEC)
      return red(`En fazla ${EN_COK_SUZGEC} süzgeç saklanabilir. Kullanmadıklarınızı siliniz.`);
    const yeni = { sayfa: Sayfa, ad: Ad, sorgu, departman_id: Paylasilan === 1 ? ben.departmanId : null };
    const satir = eski === null ? await q.ekle(db, ben, yeni) : await q.degistir(db, Id, yeni);
    if (Paylasilan === 0) await q.paylasimBitti(db, satir.Id, ben);
    await ctx.denetle({ eylem: 'suzgecKaydet', nesne: 'suzgec', nesneId: satir.Id, yeni: { Ad, Paylasilan } });
    return { durum: true, ...satir };
  },

  async suzgecSil(ctx, { Sayfa, Id, Surum }) {
    const eski = found(await q.kilitle(ctx.db, ctx.ben, Id, Sayfa), 'Süzgeç', Surum);
    await q.sil(ctx.db, Id);
    await ctx.denetle({ eylem: 'suzgecSil', nesne: 'suzgec', nesneId: Id, eski: { Ad: eski.Ad } });
    return { durum: true };
  },

  async suzgecVarsayilanSec(ctx, { Sayfa, Id }) {
    const { db, ben } = ctx;
    if (Id !== null && (await q.suzgec(db, ben, Id, Sayfa)) === null) throw kayitYok('Süzgeç');
    await q.varsayilanYaz(db, ben, Sayfa, Id);
    await ctx.denetle({ eylem: 'suzgecVarsayilanSec', nesne: 'suzgec', nesneId: Id, yeni: { Sayfa } });
    return { durum: true };
  },
};
