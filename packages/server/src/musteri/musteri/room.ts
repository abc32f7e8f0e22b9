import type { musteri as contract } from '@masabasi/core/musteri/musteri/contract';
import { sql } from 'kysely';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import { hareketYaz } from '../../platform/hareket/api.ts';
import { yapilanlar } from '../../platform/setup/yapilan.ts';
import type { Room } from '../../room.ts';
import { musteri as handlers } from './handlers.ts';
import { imha } from './imha.ts';
import { gorur, kilitle } from './queries.ts';

export const musteri: Room<typeof contract> = {
  handlers,
  kurulumAdimi: {
    sira: 6,
    ad: 'İlk müşteri',
    aciklama: 'Müşterilerinizi tek tek ya da bir tablodan ekleyiniz.',
    yol: '/tanimlar/musteri/liste',
    form: true,
    tamam: async ({ db }) =>
      (await db.selectFrom('musteri').select('id').where('silindi', 'is', null).limit(1).executeTakeFirst()) !==
      undefined,
    yapilan: yapilanlar(sql`musteri where silindi is null`, 'müşteri'),
  },
  imha,
  dosyaSahipleri: {
    musteri: {
      gorur: async ({ db, urunler }, id, kilitli) =>
        kilitli ? (await kilitle(db, id, urunler)) !== null : gorur(db, id, urunler),
      yazildi: (yapan, id, baslik, aciklama) =>
        hareketYaz(yapan, MUSTERI_HAREKETLERI, { id, tur: 'dosya', baslik, aciklama }),
    },
  },
  musteriBagi: {
    satirlar: {
      hareket_musteri: 'zaman çizelgesi satırı',
      musteri_etiket: 'etiket',
      musteri_onay: 'ileti onayı',
      musteri_proje: 'ürün',
    },
    async yokEt(db, idler) {
      await sql`delete from hareket where nesne = 'musteri' and nesne_id = any(${[...idler]}::int[])`.execute(db);
      await sql`delete from musteri_onay where musteri_id = any(${[...idler]}::int[])`.execute(db);
      await sql`delete from musteri_etiket where musteri_id = any(${[...idler]}::int[])`.execute(db);
      await sql`delete from musteri_proje where musteri_id = any(${[...idler]}::int[])`.execute(db);
    },
  },
};
