import type { GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { GORUSME_HAREKETLERI, type GorusmeDurumu, slaOlayi } from '@masabasi/core/masa/gorusme/rules';
import { hareketYaz } from '../../platform/hareket/api.ts';
import { slaOlayiYaz, slaYenile } from '../sla/api.ts';
import { takibiAyir, takibiTasi } from '../takip/api.ts';
import { degisti, durumDegistir } from './degisim.ts';
import * as q from './queries.ts';
import type { Act } from '../../platform/http/context.ts';

/** Makes a locked ticket part of another locked one, where the matter goes on from now. */
export async function birlestir(ctx: Act, g: GorusmeKarti, hedef: GorusmeKarti) {
  const { db, ben, simdi } = ctx;
  await hareketYaz(ctx, GORUSME_HAREKETLERI, {
    id: hedef.Id,
    tur: 'birlesti',
    baslik: `${g.No} bu görüşmeyle birleştirildi`,
    aciklama: [g.Baslik, g.Aciklama === g.Baslik ? '' : g.Aciklama].filter(Boolean).join('\n'),
  });
  await q.degistir(db, hedef.Id, { son_hareket: simdi });
  await takibiTasi(db, g.Id, hedef.Id, simdi);
  if (hedef.AtananId !== g.AtananId) ctx.yayinla({ tur: 'gorusme', kisiId: hedef.AtananId });
  const degisen = { ust_id: hedef.Id, birlesme_oncesi: g.DurumAnahtar, birlestiren_id: ben.Id };
  return durumDegistir(ctx, g, 'birlesti', degisen, {
    eylem: 'gorusmeBirlestir',
    tur: 'birlesti',
    baslik: `${hedef.No} ile birleştirildi`,
  });
}

/** Parts a locked ticket from the one that it was merged with. It goes on in its old state. */
export async function birlestirmeyiGeriAl(
  ctx: Act,
  g: GorusmeKarti,
  { Onceki, UstId }: { readonly Onceki: GorusmeDurumu; readonly UstId: number | null },
) {
  const { db, simdi } = ctx;
  const bos = { ust_id: null, birlesme_oncesi: null, birlestiren_id: null };
  const satir = await q.degistir(db, g.Id, { ...bos, durum: Onceki, kapanis_zamani: null, son_hareket: simdi });
  // The clocks stopped at the merge: they run again, or wait again.
  await slaOlayiYaz(db, g.Id, 'devam', simdi);
  if (slaOlayi(Onceki) === 'durdur') await slaOlayiYaz(db, g.Id, 'durdur', simdi);
  await slaYenile(db, satir, simdi);
  if (UstId !== null) {
    await takibiAyir(db, g.Id, UstId);
    const baslik = `${g.No} yeniden ayrıldı`;
    await hareketYaz(ctx, GORUSME_HAREKETLERI, { id: UstId, tur: 'ayrildi', baslik });
  }
  return degisti(ctx, satir, {
    eylem: 'gorusmeBirlestirGeriAl',
    tur: 'ayrildi',
    baslik: 'Birleştirme geri alındı',
  });
}

/** Writes into a locked ticket that one of its matters goes on in a new ticket. */
export async function ayir(ctx: Act, g: GorusmeKarti, yeni: { readonly No: string; readonly Baslik: string }) {
  const { db, simdi } = ctx;
  await hareketYaz(ctx, GORUSME_HAREKETLERI, {
    id: g.Id,
    tur: 'ayrildi',
    baslik: `Ayrı görüşme açıldı: ${yeni.No}`,
    aciklama: yeni.Baslik,
  });
  await q.yazildi(db, g.Id, simdi, false);
  ctx.yayinla({ tur: 'gorusme', kisiId: g.AtananId });
}
