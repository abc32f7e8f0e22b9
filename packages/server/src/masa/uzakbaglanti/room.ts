import type { uzakbaglanti as contract } from '@masabasi/core/masa/uzakbaglanti/contract';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { sql } from 'kysely';
import { duyurulur } from '../../platform/http/events.ts';
import type { Room } from '../../room.ts';
import { uzakbaglanti as handlers } from './handlers.ts';
import { ayriDuseniAyir, gununYollari, suren } from './queries.ts';
import { veri } from './veri.ts';

export const uzakbaglanti: Room<typeof contract> = {
  handlers,
  zamanKayitlari: {
    baglanti: {
      sayfalar: SAYFA.baglanti,
      okur: 'urun',
      bul: ({ db, urunler }, idler) => gununYollari(db, idler, urunler),
    },
  },
  veri,
  // The event only says that there is news; readers ask for the connections of their products.
  olaylar: { uzakbaglanti: duyurulur(() => true) },
  musteriBagi: {
    satirlar: { baglanti: 'bağlantı' },
    async silmeEngeli(db, musteriId) {
      const acik = await suren(db, musteriId);
      return acik && `${acik.Kisi} şu an bu müşteriye bağlı. Önce bağlantı bitirilmeli.`;
    },
    birlesmeCozuldu: (db, idler) => ayriDuseniAyir(db, idler),
    yokEt: (db, idler) => sql`delete from baglanti where musteri_id = any(${[...idler]}::int[])`.execute(db),
  },
};
