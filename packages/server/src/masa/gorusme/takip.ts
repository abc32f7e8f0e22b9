import type { GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import type { takipUclari as contract } from '@masabasi/core/masa/takip/contract';
import { anilanlari, EN_COK_ANILAN } from '@masabasi/core/masa/takip/rules';
import type { Db } from '../../platform/db/connect.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { takibiYaz, type Anilan, adlari, gorenler } from '../takip/api.ts';
import * as q from './queries.ts';
import { found } from '../../platform/http/errors.ts';

/**
 * People that a note calls: chosen in the browser or typed by name; the text must name each. Refuses with a sentence if
 * one of them does not see the ticket, as nobody is told of a hidden ticket.
 */
export async function anilacaklar(
  db: Db,
  g: GorusmeKarti,
  idler: readonly number[],
  metin: string,
): Promise<readonly Anilan[] | string> {
  if (!metin.includes('@')) return [];
  const [adlar, gorebilen] = await Promise.all([idler.length === 0 ? [] : adlari(db, idler), gorenler(db, g.ProjeId)]);
  const kisiler = [...adlar, ...gorebilen.filter((k) => !idler.includes(k.Id))];
  const anilan = anilanlari(metin, kisiler, idler).slice(0, EN_COK_ANILAN);
  const goremeyen = anilan.filter((k) => !gorebilen.some((o) => o.Id === k.Id)).map((k) => k.Ad);
  return goremeyen.length === 0
    ? anilan
    : `${goremeyen.join(', ')} bu görüşmeyi göremiyor; notta anamazsınız. Adını çıkarıp yeniden kaydediniz.`;
}

export const takipUclari: Handlers<typeof contract> = {
  async takipGuncelle(ctx, { Id, Hal }) {
    const { db, ben, simdi, urunler } = ctx;
    const g = found(await q.kilitle(db, Id, urunler, simdi), 'Görüşme');
    if (Hal !== 'yok' && g.DurumAnahtar === 'birlesti')
      return red(`Bu görüşme ${g.UstNo ?? 'başka bir görüşme'} ile birleştirilmiş; onu takip ediniz.`);
    await takibiYaz(db, Id, ben.Id, Hal, simdi);
    await ctx.denetle({ eylem: 'takipGuncelle', nesne: 'gorusme', nesneId: Id, yeni: { Takip: Hal } });
    ctx.yayinla({ tur: 'gorusme', kisiId: ben.Id });
    return { durum: true };
  },

  async anilabilecekler({ db, ben, urunler, simdi }, { Id }) {
    const g = found(await q.kart(db, Id, urunler, simdi), 'Görüşme');
    return { durum: true, kisiler: (await gorenler(db, g.ProjeId)).filter((k) => k.Id !== ben.Id) };
  },
};
