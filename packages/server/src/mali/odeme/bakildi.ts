import { BANKADA_BAKILANLAR, bankadaBakilan } from '@masabasi/core/mali/odeme/rules';
import type { odeme as contract } from '@masabasi/core/mali/odeme/contract';
import { kart } from '../fatura/api.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { kayitYok } from '../../platform/http/errors.ts';
import { geriAlindi, iadeBitti, kilitle, uyarisi } from './kayit.ts';
import * as q from './queries.ts';

/** Results that the bank does not report: a person reads them on the bank's own screen and enters them here. */

/** Until then the bank may still be working on it. */
const BEKLENIR_MS = 5 * 60_000;

export const bakildi: Handlers<typeof contract>['odemeBakildi'] = async (ctx, { Id, Gorunuyor }) => {
  const { db, urunler, ben, simdi } = ctx;
  const once = await q.deneme(db, Id);
  if (once === undefined || (await kart(db, once.fatura_id, urunler)) === null) throw kayitYok('Ödeme');
  const k = (await kilitle(db, Id))!;
  const { d, paylar } = k;
  if (paylar.some((p) => !urunler.includes(p.ProjeId)))
    return red('Bu ödeme, görmediğiniz bir ürünün faturasını da kapatmış; onu gören biri bakabilir.');
  const ikinciOnay = d.ikinci_bakildi === null ? d.ikinci_onay : null;
  const ne = bankadaBakilan({ uyari: d.uyari, durum: d.durum, alinan: d.alinan, ikinciOnay });
  if (ne === null) return red('Bu ödemede bankanın ekranından bakılacak bir şey yok.');
  if (ne === 'iade' && d.iade_zaman !== null && simdi.getTime() - new Date(d.iade_zaman).getTime() < BEKLENIR_MS)
    return red('İade bankaya iletiliyor; birkaç dakika sonra bakınız.');
  if (ne === 'iade' && Gorunuyor && d.iade_tutar === null)
    return red('Ne kadar iade istendiği bilinmiyor; iade olmadı deyip tahsilatı elle düzeltiniz.');
  const { evetSozu, hayirSozu } = BANKADA_BAKILANLAR[ne];
  const yaz = { denemeId: Id, zaman: simdi, kimden: 'kisi' as const, kisi: ben.Id };
  await q.olayYaz(db, { ...yaz, tur: 'sorgu', aciklama: Gorunuyor ? evetSozu : hayirSozu });
  const degis = (yeni: Parameters<typeof q.gecir>[3]) => q.gecir(db, Id, [d.durum], yeni);
  if (ne === 'iade' && Gorunuyor) await geriAlindi(ctx, Id, { tutar: d.iade_tutar!, iptal: false, kisi: ben.Id });
  else if (ne === 'iade') await iadeBitti(db, k);
  else if (ne === 'ikinciOnay') {
    const yazilan = paylar.reduce((t, p) => t + p.Yazilan, 0);
    await degis({ ikinci_bakildi: simdi, uyari: uyarisi({ ...d, ikinci_onay: null }, yazilan) });
  } else await degis({ uyari: null, ...(!Gorunuyor && { durum: 'IPTAL' as const }) });
  await ctx.denetle({
    eylem: 'odemeBakildi',
    nesne: 'odeme_deneme',
    nesneId: Id,
    yeni: { Bakilan: ne, Gorunuyor },
  });
  return { durum: true, Id };
};
