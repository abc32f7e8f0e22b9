import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { ziyaret as contract } from '@masabasi/core/pazarlama/ziyaret/contract';
import { sql } from 'kysely';
import type { Room } from '../../room.ts';
import { ADSIZ } from '../../platform/personalData/veri.ts';
import { ZIYARET_HABERI } from './bildirim.ts';
import { ziyaret as handlers } from './handlers.ts';
import { gorulenler, planliUrunler } from './queries.ts';
import { veri } from './veri.ts';

export const ziyaret: Room<typeof contract> = {
  handlers,
  bildirimler: [ZIYARET_HABERI],
  veri,
  zamanKayitlari: {
    ziyaret: {
      sayfalar: SAYFA.ziyaret,
      okur: ({ db, ben, urunler }, idler) => gorulenler(db, idler, { ben, urunler }),
      bul: async ({ db, ben, urunler }, idler) =>
        (await gorulenler(db, idler, { ben, urunler })).map((Id) => ({ Id, Yol: `${SAYFA.ziyaret[1]}?id=${Id}` })),
    },
  },
  async anonim(db, kisiler) {
    const bunlar = sql`${[...kisiler]}::int[]`;
    await sql`update ziyaret_katilimci set ad = ${ADSIZ.ad} || ' ' || ${ADSIZ.soyad} || kisi_id
      where kisi_id = any(${bunlar})`.execute(db);
  },
  musteriBagi: {
    satirlar: { ziyaret: 'ziyaret' },
    async urunEngeli(db, musteriId, kaldirilan) {
      const kalkan = (await planliUrunler(db, musteriId)).find((p) => kaldirilan(p.Id));
      return kalkan ? `Müşteriye ${kalkan.Ad} için planlanmış ziyaret var; ürün kaldırılamaz.` : null;
    },
    silmeEngeli: async (db, musteriId) =>
      (await planliUrunler(db, musteriId)).length > 0
        ? 'Müşteriye planlanmış ziyaret var. Önce ziyaretin sonucunu ya da neden yapılamadığını yazınız.'
        : null,
    async yokEt(db, idler) {
      const ziyaretler = sql`(select id from ziyaret where musteri_id = any(${[...idler]}::int[]))`;
      await sql`delete from hareket where nesne = 'ziyaret' and nesne_id in ${ziyaretler}`.execute(db);
      await sql`delete from hatirlatma where ziyaret_id in ${ziyaretler}`.execute(db);
      await sql`delete from ziyaret_katilimci where ziyaret_id in ${ziyaretler}`.execute(db);
      await sql`delete from ziyaret_proje where ziyaret_id in ${ziyaretler}`.execute(db);
      await sql`delete from ziyaret where musteri_id = any(${[...idler]}::int[])`.execute(db);
    },
  },
};
