import type { gorusme as contract } from '@masabasi/core/masa/gorusme/contract';
import { GORUSME_HAREKETLERI } from '@masabasi/core/masa/gorusme/rules';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { hareketYaz } from '../../platform/hareket/api.ts';
import { yetkiVar } from '../../platform/http/access.ts';
import { duyurulur } from '../../platform/http/events.ts';
import { yapilanlar } from '../../platform/setup/yapilan.ts';
import type { Room } from '../../room.ts';
import { bul } from './arama.ts';
import { GORUSME_ATAMASI } from './bildirim.ts';
import { gorusme as handlers } from './handlers.ts';
import { gorusmeIsi } from './job.ts';
import { olanlar } from './olanlar.ts';
import { acikNo, acikUrunler, ilgileriAyir } from './ilgi.ts';
import { bekleyenler, gorur, kilitle } from './queries.ts';
import { postaGeldi, postaOldu, recordPath } from './yazi.ts';

export const gorusme: Room<typeof contract> = {
  handlers,
  zamanKayitlari: {
    gorusme: {
      sayfalar: SAYFA.gorusme,
      okur: 'urun',
      bul: ({ db, urunler }, idler) => bul(db, { ara: '', idler }, urunler),
    },
  },
  olanlar,
  kurulumAdimi: {
    // Between the first licence and the outgoing mail.
    sira: 7.5,
    ad: 'İlk görüşme',
    aciklama: 'Arayan bir müşterinin görüşmesini açınız; sahibi, süresi ve geçmişi kayıtta durur.',
    yol: '/islemler/musterigorusme/list',
    form: true,
    tamam: async ({ db }) => (await db.selectFrom('gorusme').select('id').limit(1).executeTakeFirst()) !== undefined,
    yapilan: yapilanlar(sql`gorusme`, 'görüşme'),
  },
  isler: [gorusmeIsi],
  bildirimler: [GORUSME_ATAMASI],
  // The event names no ticket; readers ask for the tickets that they may see.
  olaylar: { gorusme: duyurulur(() => true) },
  bekleyenler: {
    tables: ['gorusme', 'kisi', 'musteri', 'musteri_proje'],
    oku: ({ db, ben, urunler, simdi }, enCok) => bekleyenler(db, { ben, simdi }, urunler, enCok),
    cumle: (adet) => `Bekleyen ${adet} müşteri görüşmeniz var.`,
    yol: SAYFA.gorusme[0],
    suzgec: (ben) => (yetkiVar(ben, YETKI.gorusmeDagit) ? 'sekme=bekleyen' : 'sekme=benim'),
  },
  dosyaSahipleri: {
    gorusme: {
      gorur: async ({ db, urunler }, id, kilitli) =>
        // The time does not matter for the right to see it.
        kilitli ? (await kilitle(db, id, urunler, new Date(0))) !== null : gorur(db, id, urunler),
      yazildi: (yapan, id, baslik, aciklama) =>
        hareketYaz(yapan, GORUSME_HAREKETLERI, { id, tur: 'dosya', baslik, aciklama }),
    },
  },
  postaSahipleri: { gorusme: { postaOldu, postaGeldi, yol: recordPath } },
  musteriBagi: {
    satirlar: { gorusme: 'görüşme' },
    async urunEngeli(db, musteriId, kaldirilan) {
      const kalkan = (await acikUrunler(db, musteriId)).find((p) => kaldirilan(p.Id));
      return kalkan ? `Müşterinin ${kalkan.Ad} için açık görüşmesi var. Önce görüşmeyi kapatınız.` : null;
    },
    async silmeEngeli(db, musteriId) {
      const no = await acikNo(db, musteriId);
      return no === null ? null : `Müşterinin açık görüşmesi var (${no}). Önce görüşmeyi kapatınız.`;
    },
    birlesmeCozuldu: (db, idler) => ilgileriAyir(db, idler),
    async yokEt(db, idler) {
      const bunlar = sql`(select id from gorusme where musteri_id = any(${[...idler]}::int[]))`;
      await sql`delete from hareket where nesne = 'gorusme' and nesne_id in ${bunlar}`.execute(db);
      await sql`delete from dosya where gorusme_id in ${bunlar}`.execute(db);
      await sql`delete from gorusme where musteri_id = any(${[...idler]}::int[])`.execute(db);
    },
  },
};
