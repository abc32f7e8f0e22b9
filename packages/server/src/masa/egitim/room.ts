import type { egitim as contract } from '@masabasi/core/masa/egitim/contract';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { sql } from 'kysely';
import type { Room } from '../../room.ts';
import { bul } from './arama.ts';
import { EGITIM_ATAMASI } from './bildirim.ts';
import { egitimSayfasi } from './excel.ts';
import { egitim as handlers } from './handlers.ts';
import { olanlar } from './olanlar.ts';
import { planliUrunler } from './queries.ts';
import { veri } from './veri.ts';

export const egitim: Room<typeof contract> = {
  handlers,
  zamanKayitlari: {
    egitim: {
      sayfalar: SAYFA.egitim,
      okur: 'urun',
      bul: ({ db, urunler }, idler) => bul(db, { ara: '', idler }, urunler),
    },
  },
  olanlar,
  bildirimler: [EGITIM_ATAMASI],
  veri,
  musteriBagi: {
    satirlar: { egitim: 'eğitim' },
    sayfa: egitimSayfasi,
    async urunEngeli(db, musteriId, kaldirilan) {
      const kalkan = (await planliUrunler(db, musteriId)).find((p) => kaldirilan(p.Id));
      return kalkan ? `Müşterinin ${kalkan.Ad} ürününden planlanmış eğitimi var; ürün kaldırılamaz.` : null;
    },
    silmeEngeli: async (db, musteriId) =>
      (await planliUrunler(db, musteriId)).length > 0
        ? 'Müşterinin planlanmış eğitimi var. Önce eğitimini iptal ediniz ya da erteleyiniz.'
        : null,
    async yokEt(db, idler) {
      const egitimler = sql`(select id from egitim where musteri_id = any(${[...idler]}::int[]))`;
      await sql`delete from hareket where nesne = 'egitim' and nesne_id in ${egitimler}`.execute(db);
      await sql`delete from egitim_katilimci where egitim_id in ${egitimler}`.execute(db);
      await sql`delete from egitim where musteri_id = any(${[...idler]}::int[])`.execute(db);
    },
  },
};
