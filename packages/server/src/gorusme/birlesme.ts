import type { GorusmeKarti } from '@masabasi/core/gorusme/contract';
import { GORUSME_HAREKETLERI, type GorusmeDurumu, slaOlayi } from '@masabasi/core/gorusme/rules';
import type { Db } from '../db/connect.ts';
import { hareketYaz } from '../hareket/kayit.ts';
import { gecenDakika } from '../hareket/queries.ts';
import { slaOlayiYaz, slaYenile } from '../sla/kayit.ts';
import { takibiAyir, takibiTasi } from '../takip/kayit.ts';
import { degisti, durumDegistir, type Yazan } from './degisim.ts';
import * as q from './queries.ts';

/** Makes a locked contact part of another one, which is locked too; what is said from now on is said there. */
export async function birlestir(ctx: Yazan, g: GorusmeKarti, hedef: GorusmeKarti) {
  const { db, ben, simdi } = ctx;
  await hareketYaz({ db, simdi, kisi: ben.Id }, GORUSME_HAREKETLERI, {
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

/** Parts a locked contact from the one that it was merged with: it goes on where it stood. */
export async function birlestirmeyiGeriAl(
  ctx: Yazan,
  g: GorusmeKarti,
  { Onceki, UstId }: { readonly Onceki: GorusmeDurumu; readonly UstId: number | null },
) {
  const { db, ben, simdi } = ctx;
  const bos = { ust_id: null, birlesme_oncesi: null, birlestiren_id: null };
  const satir = await q.degistir(db, g.Id, { ...bos, durum: Onceki, kapanis_zamani: null, son_hareket: simdi });
  // The clocks heard that it was over: they go on, or wait again.
  await slaOlayiYaz(db, g.Id, 'devam', simdi);
  if (slaOlayi(Onceki) === 'durdur') await slaOlayiYaz(db, g.Id, 'durdur', simdi);
  await slaYenile(db, satir, simdi);
  if (UstId !== null) {
    await takibiAyir(db, g.Id, UstId);
    const baslik = `${g.No} yeniden ayrıldı`;
    await hareketYaz({ db, simdi, kisi: ben.Id }, GORUSME_HAREKETLERI, { id: UstId, tur: 'ayrildi', baslik });
  }
  return degisti(ctx, satir, {
    eylem: 'gorusmeBirlestirGeriAl',
    tur: 'ayrildi',
    baslik: 'Birleştirme geri alındı',
  });
}

/** Writes into a locked contact that a matter of it goes on in one of its own. */
export async function ayir(ctx: Yazan, g: GorusmeKarti, yeni: { readonly No: string; readonly Baslik: string }) {
  const { db, ben, simdi } = ctx;
  await hareketYaz({ db, simdi, kisi: ben.Id }, GORUSME_HAREKETLERI, {
    id: g.Id,
    tur: 'ayrildi',
    baslik: `Ayrı görüşme açıldı: ${yeni.No}`,
    aciklama: yeni.Baslik,
  });
  await q.yazildi(db, g.Id, simdi, false);
  ctx.yayinla({ tur: 'gorusme', kisiId: g.AtananId });
}

/** Who merged a contact with another one and how many minutes ago; null: it is merged with none. */
export const birlesme = async (db: Db, id: number, simdi: Date) =>
  (await db
    .selectFrom('gorusme')
    .select(['birlestiren_id as KisiId', 'birlesme_oncesi as Onceki', 'ust_id as UstId'])
    .select(gecenDakika(simdi, 'kapanis_zamani').as('Dakika'))
    .where('id', '=', id)
    .where('durum', '=', 'birlesti')
    .executeTakeFirst()) ?? null;
