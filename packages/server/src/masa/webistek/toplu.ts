import { cikislar } from '@masabasi/core/platform/process/surec';
import type { WebistekKarti } from '@masabasi/core/masa/webistek/contract';
import {
  baskasiInceler,
  baskasininIncelemesi,
  type TopluDurum,
  WEBISTEK_DURUM_ADLARI,
  WEBISTEK_SURECI,
  type WebistekDurumFormu,
  webistekDurumHatalari,
} from '@masabasi/core/masa/webistek/rules';
import { red, type ProductAct } from '../../platform/http/context.ts';
import { herBirine } from '../../platform/list/toplu.ts';
import { degisti, durumDegistir, engeli } from './kayit.ts';
import * as q from './queries.ts';
import { found, type Seen } from '../../platform/http/errors.ts';

/** Taking and sorting requests: the same rules for one and for several at once. */

/** A request that this person sees, locked, in the version that the person read. */
export async function degistirilecek({ db, urunler }: ProductAct, { Id, Surum }: Seen) {
  return found(await q.kilitle(db, Id, urunler), 'Web isteği', Surum);
}

/** An error sentence for the original of a repetition: the caller must see it, and it is no repetition itself. */
async function asilHatasi({ db, urunler }: ProductAct, w: WebistekKarti, asilId: number): Promise<string | null> {
  const asil = asilId === w.Id ? null : await q.kart(db, asilId, urunler);
  if (asil === null) return 'Yinelenen istek bulunamadı. Listeden yeniden seçiniz.';
  return asil.DurumAnahtar === 'mukerrer' || asil.DurumAnahtar === 'spam'
    ? `${asil.No} de elenmiş bir istek; yinelenen asıl isteği seçiniz.`
    : null;
}

/** Takes a locked request, also from another reviewer. */
async function al(ctx: ProductAct, w: WebistekKarti) {
  const { db, ben } = ctx;
  if (baskasiInceler(w, ben)) {
    // A reviewer who is away for long does not keep it.
    const degisen = await q.degistir(db, w.Id, { atanan_id: ben.Id });
    const aciklama = `${w.Atanan} inceliyordu.`;
    return degisti(ctx, degisen, { eylem: 'webistekUstlen', tur: 'ustlenildi', aciklama });
  }
  const engel = engeli(ctx, w, 'incelemede');
  if (engel !== null) return red(w.AtananId === ben.Id ? 'Bu isteği zaten siz inceliyorsunuz.' : engel);
  if (w.DurumAnahtar !== 'yeni') return red('Bu istek elenmiş; incelemeye ‘Yeniden İncele’ ile alınır.');
  return durumDegistir(ctx, w, 'incelemede', { atanan_id: ben.Id }, { eylem: 'webistekUstlen', tur: 'ustlenildi' });
}

/** Takes a waiting request. Only the first of several simultaneous requests succeeds. */
export async function ustlen(ctx: ProductAct, { Id }: { readonly Id: number }) {
  const w = found(await q.kilitle(ctx.db, Id, ctx.urunler), 'Web isteği');
  return al(ctx, w);
}

/** Takes a request to another state, with the fields that this state needs. */
export async function durumGuncelle(ctx: ProductAct, { Id, Surum, ...form }: Seen & WebistekDurumFormu) {
  const w = await degistirilecek(ctx, { Id, Surum });
  const yolu = cikislar(WEBISTEK_SURECI, w.DurumAnahtar).find((c) => c.nereye === form.Durum);
  if (yolu?.dolayli) return red(`‘${WEBISTEK_DURUM_ADLARI[form.Durum]}’ durumuna ‘${yolu.ad}’ işlemiyle geçilir.`);
  const engel = engeli(ctx, w, form.Durum);
  if (engel !== null) return red(engel);
  const [hata] = Object.values(webistekDurumHatalari(form));
  if (hata !== undefined) return red(hata);
  const asil = form.Durum === 'mukerrer' ? await asilHatasi(ctx, w, form.AsilId!) : null;
  if (asil !== null) return red(asil);
  const geri = form.Durum === 'incelemede';
  const aciklama = form.Aciklama.trim();
  const degisen = {
    red_neden: form.Durum === 'reddedildi' ? aciklama : null,
    asil_id: form.Durum === 'mukerrer' ? form.AsilId : null,
    // The person who takes it up again becomes its reviewer.
    ...(geri && { atanan_id: ctx.ben.Id }),
  };
  const baslik = geri ? 'Yeniden incelemeye alındı' : WEBISTEK_DURUM_ADLARI[form.Durum];
  return durumDegistir(ctx, w, form.Durum, degisen, {
    eylem: 'webistekDurumGuncelle',
    tur: 'durum',
    baslik,
    aciklama,
    // The requester reads the reason of a refusal.
    ...(form.Durum === 'reddedildi' && { musteriye: true }),
  });
}

const NE = 'istek';

/**
 * Takes several requests, each in the version that the person saw. A faster colleague keeps a request, and so does its
 * reviewer.
 */
export const topluUstlen = (ctx: ProductAct, istekler: readonly Seen[]) =>
  herBirine(NE, istekler, async (secilen) => {
    const w = await degistirilecek(ctx, secilen);
    return baskasiInceler(w, ctx.ben) ? red(baskasininIncelemesi(w.Atanan)) : al(ctx, w);
  });

/** Takes several requests to one state, with one reason for all. */
export const topluDurum = (
  ctx: ProductAct,
  istekler: readonly Seen[],
  form: { readonly Durum: TopluDurum; readonly Aciklama: string },
) => herBirine(NE, istekler, (w) => durumGuncelle(ctx, { ...w, ...form, AsilId: null }));
