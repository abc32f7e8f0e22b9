import type { aktarim as contract } from '@masabasi/core/musteri/aktarim/contract';
import type { Ornekler } from '../../testing/access.ts';
import { sql } from 'kysely';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  musteriAktarimAc: {
    kim: 'yetki 1002',
    kazancsiz: 'kayit',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Dosya: 'a.xlsx', SatirSayisi: 1 },
  },
  musteriAktarimYukle: {
    kim: 'yetki 1002',
    kazancsiz: 'kayit',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Id: 2_000_000_000, satirlar: [{ Satir: 2 }] },
  },
  musteriIceAktar: {
    kim: 'yetki 1002',
    kazancsiz: 'kayit',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Id: 2_000_000_000, Islem: 'yaz' },
  },
  musteriAktarim: { kim: 'yetki 1002', sayfa: '/tanimlar/musteri/liste', istek: { Id: 2_000_000_000 } },
  musteriAktarimSatirlari: {
    kim: 'yetki 1002',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Id: 2_000_000_000 },
  },
  musteriAktarimlari: { kim: 'yetki 1002', sayfa: '/tanimlar/musteri/liste' },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'musteri_aktarim' },
  disarida: { 'about a customer; the audit says that it was done': ['musteri_aktarim.kisi_id'] },
  musteriSatirlari: {
    'musteri_aktarim_satir.musteri_id': ({ db, zaman, musteriId, kisiId }) =>
      sql`with a as (insert into musteri_aktarim (kisi_id, zaman, dosya, taninmayan, satir_sayisi)
          values (${kisiId}, ${zaman}, 'liste.xlsx', '{}', 1) returning id)
        insert into musteri_aktarim_satir (aktarim_id, satir, ham, musteri_id)
        select id, 2, '{}', ${musteriId} from a`.execute(db),
  },
  listeSatirlari: {
    async aktarimSatirlari({ db, zaman, kisiId, adet, adlar }) {
      const { rows } = await sql<{ id: number }>`
        insert into musteri_aktarim (kisi_id, zaman, dosya, taninmayan, satir_sayisi, islem, durum)
        values (${kisiId}, ${zaman}, 'd.xlsx', '{}', ${adet}, 'dene', 'bitti'), (${kisiId}, ${zaman}, 'öteki.xlsx', '{}', 5, 'dene', 'bitti')
        returning id`.execute(db);
      await sql`
        insert into musteri_aktarim_satir (aktarim_id, satir, ham, ad, sonuc, mesaj, geri_alindi)
        select a.id, i, '{}', (string_to_array(${adlar.join(' ')}, ' '))[1 + i % ${sql.lit(adlar.length)}],
          (array['Yeni', 'Hatalı', 'Mükerrer'])[1 + i % 3], '', case i % 2 when 0 then i % 4 = 0 end
        from musteri_aktarim a, generate_series(1, a.satir_sayisi) i`.execute(db);
      return { Id: rows[0]!.id };
    },
  },
};
