import type { aday as contract } from '@masabasi/core/pazarlama/aday/contract';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { sql } from 'kysely';
import type { Room } from '../../room.ts';
import { kisiyleSilinen } from '../../platform/personalData/veri.ts';
import { aday as handlers } from './handlers.ts';
import { acikUrunler, gorulenler } from './queries.ts';
import { veri } from './veri.ts';

export const aday: Room<typeof contract> = {
  handlers,
  veri,
  anonim: kisiyleSilinen('satis_bolgesi'),
  zamanKayitlari: {
    aday: {
      sayfalar: SAYFA.ziyaret,
      okur: ({ db, ben, urunler }, idler) => gorulenler(db, idler, { ben, urunler }),
      bul: async ({ db, ben, urunler }, idler) =>
        (await gorulenler(db, idler, { ben, urunler })).map((Id) => ({ Id, Yol: `${SAYFA.ziyaret[2]}?aday=${Id}` })),
    },
  },
  musteriBagi: {
    satirlar: { aday: 'aday' },
    async urunEngeli(db, musteriId, kaldirilan) {
      const kalkan = (await acikUrunler(db, musteriId)).find((p) => kaldirilan(p.Id));
      return kalkan ? `Müşteri ${kalkan.Ad} için aday; ürün kaldırılamaz.` : null;
    },
    async birlesmeEngeli(db, kalan, giden) {
      const { rows } = await sql<{ ad: string }>`select p.ad from aday a join aday b on b.proje_id = a.proje_id
        join proje p on p.id = a.proje_id where a.musteri_id = ${kalan} and b.musteri_id = ${giden}
          and a.kapanis_zamani is null and b.kapanis_zamani is null limit 1`.execute(db);
      return rows[0] ? `İki müşteri de ${rows[0].ad} için aday; birinin adayını önce kapatınız.` : null;
    },
    async yokEt(db, idler) {
      const adaylar = sql`(select id from aday where musteri_id = any(${[...idler]}::int[]))`;
      await sql`delete from hareket where nesne = 'aday' and nesne_id in ${adaylar}`.execute(db);
      await sql`delete from aday where musteri_id = any(${[...idler]}::int[])`.execute(db);
    },
  },
};
