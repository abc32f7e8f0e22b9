import type { birlestirme as contract } from '@masabasi/core/musteri/birlestirme/contract';
import type { Ornekler } from '../../testing/access.ts';
import { sql } from 'kysely';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  musteriBenzer: { kim: 'yetki 1001', sayfa: '/tanimlar/musteri/detay', istek: { Id: 2_000_000_000 } },
  musteriKarsilastir: {
    kim: 'yetki 1001',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, DigerId: 1 },
  },
  musteriBirlesmeleri: {
    kim: 'yetki 1001',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000 },
  },
  musteriBirlestir: {
    kim: 'yetki 1001',
    kazancsiz: 'kayit',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, Surum: 1, DigerId: 1, DigerSurum: 1, alanlar: {} },
  },
  musteriBirlestirGeriAl: {
    kim: 'yetki 1001',
    kazancsiz: 'kayit',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000 },
  },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'musteri', DigerId: 'musteri', 'musteriBirlestirGeriAl.Id': 'musteri_birlesme' },
  disarida: {
    'about a customer; the audit says that it was done': ['musteri_birlesme.kisi_id', 'musteri_birlesme.geri_alan_id'],
  },
  urunSatirlari: {
    async musteri_birlesme({ db, zaman, id, musteriId, altinciId }) {
      const soz = 'Kanaryabirlesen';
      await sql`with g as (
          insert into musteri (tip, ad, soyad, adres, notlar, eposta, durum, yazma_zamani, silindi, birlesen_id)
          values (1, ${soz}, ${soz}, ${soz}, ${soz}, ${`${soz}@ornek.example`}, 'Aktif', ${zaman}, ${zaman}, ${musteriId}) returning id)
        insert into musteri_birlesme (id, kalan_id, giden_id, zaman, kisi_id, onceki, sonraki)
        overriding system value select ${id}, ${musteriId}, g.id, ${zaman}, ${altinciId}, '{}', '{}' from g`.execute(
        db,
      );
      return { sozler: [soz] };
    },
  },
  musteriSatirlari: {
    'musteri.birlesen_id': ({ db, zaman, musteriId, kisiId }) =>
      sql`insert into musteri (tip, ad, soyad, durum, yazma_zamani, silindi, silen_id, birlesen_id)
        values (1, 'Deneme', 'Eski', 'Aktif', ${zaman}, ${zaman}, ${kisiId}, ${musteriId})`.execute(db),
  },
};
