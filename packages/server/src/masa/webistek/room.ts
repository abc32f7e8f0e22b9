import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { webistek as contract } from '@masabasi/core/masa/webistek/contract';
import { WEBISTEK_HAREKETLERI } from '@masabasi/core/masa/webistek/rules';
import { sql } from 'kysely';
import { hareketYaz } from '../../platform/hareket/api.ts';
import { duyurulur } from '../../platform/http/events.ts';
import type { Room } from '../../room.ts';
import { bul } from './arama.ts';
import { webistek as handlers } from './handlers.ts';
import { imha, yokEt } from './imha.ts';
import { postaGeldi, postaOldu, recordPath } from './yazi.ts';
import { olanlar } from './olanlar.ts';
import { bekleyenler, gorur, kilitle } from './queries.ts';
import { sayfalar } from './sayfalar.ts';

export const webistek: Room<typeof contract> = {
  handlers,
  zamanKayitlari: {
    webistek: {
      sayfalar: SAYFA.webistek,
      okur: 'urun',
      bul: ({ db, urunler }, idler) => bul(db, { ara: '', idler }, urunler),
    },
  },
  olanlar,
  acikSayfalar: sayfalar,
  imha,
  // The event only says that there is news; readers ask for the requests of their products.
  olaylar: { webistek: duyurulur(() => true) },
  bekleyenler: {
    tables: ['webistek'],
    oku: ({ db, ben, urunler }, enCok) => bekleyenler(db, ben.Id, urunler, enCok),
    cumle: (adet) => `Web’den bekleyen ${adet} istek var.`,
    yol: SAYFA.webistek[0],
    suzgec: () => 'sekme=bekleyen',
  },
  dosyaSahipleri: {
    webistek: {
      gorur: async ({ db, urunler }, id, kilitli) =>
        kilitli ? (await kilitle(db, id, urunler)) !== null : gorur(db, id, urunler),
      yazildi: (yapan, id, baslik, aciklama) =>
        hareketYaz(yapan, WEBISTEK_HAREKETLERI, { id, tur: 'dosya', baslik, aciklama }),
    },
  },
  postaSahipleri: { webistek: { postaOldu, postaGeldi, yol: recordPath } },
  musteriBagi: {
    satirlar: { webistek: 'web isteği' },
    yokEt: (db, idler) => yokEt(db, sql`select id from webistek where musteri_id = any(${[...idler]}::int[])`),
  },
};
