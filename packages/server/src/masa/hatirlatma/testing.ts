import type { hatirlatma as contract } from '@masabasi/core/masa/hatirlatma/contract';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = '/islemler/musterigorusme/list';
const YOK = 2_000_000_000;

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  hatirlatmalarim: { kim: 'oturum', sayfa },
  hatirlatmaSecenekleri: { kim: 'oturum', sayfa },
  hatirlatmaKaydet: {
    kim: 'oturum',
    kazancsiz: 'kendi',
    sayfa,
    istek: { GorusmeId: YOK, Gun: '2026-11-23', Saat: '09:00' },
  },
  hatirlatmaSil: { kim: 'oturum', kazancsiz: 'kendi', sayfa, istek: { GorusmeId: YOK } },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { GorusmeId: 'gorusme' },
  kisiSatirlari: async ({ db, kisiId, digerId, zaman, soz }) => {
    const aciklama = soz('hatırlatma');
    await sql`
      with m as (insert into musteri (tip, ad, soyad, durum, yazma_zamani)
          values (1, 'Hatırlanan', 'Müşteri', 'Aktif', ${zaman}) returning id),
        p as (insert into proje (ad) values (${soz('hatırlatma ürünü')}) returning id),
        g as (insert into gorusme (musteri_id, proje_id, gorusme_tur_id, konu_id, oncelik_id, yon, baslik, durum, acan_id,
            baslama_zamani, son_hareket)
          select m.id, p.id, t.id, t.id, t.id, 1, 'Görüşme', 'yeni', ${digerId}, ${zaman}::timestamptz, ${zaman}::timestamptz
          from m, p, (select min(id) as id from tanim) t returning id)
      insert into hatirlatma (kisi_id, gorusme_id, zaman, aciklama)
      select ${kisiId}, g.id, ${zaman}::timestamptz, ${aciklama} from g`.execute(db);
    return { hatirlatma: [aciklama] };
  },
};
