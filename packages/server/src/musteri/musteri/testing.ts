import type { musteri as contract } from '@masabasi/core/musteri/musteri/contract';
import type { Ornekler } from '../../testing/access.ts';
import { BOS_MUSTERI } from '../../testing/walk.ts';
import { sql } from 'kysely';
import { MUSTERI_ALANLARI } from '@masabasi/core/musteri/musteri/alanlar';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  musterilist: { kim: 'oturum', sayfa: '/tanimlar/musteri/liste' },
  musteriSecenekleri: { kim: 'oturum', sayfa: '/rapor/lisans', istek: { ara: 'abc' } },
  musteriBul: { kim: 'oturum', sayfa: '/tanimlar/musteri/liste', istek: { ara: 'kanarya' } },
  musteriDetay: { kim: 'oturum', sayfa: '/tanimlar/musteri/liste', istek: { Id: 2_000_000_000 } },
  musteriZaman: { kim: 'oturum', sayfa: '/tanimlar/musteri/liste', istek: { Id: 2_000_000_000 } },
  musteriKaydet: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa: '/tanimlar/musteri/liste',
    istek: { musteri: BOS_MUSTERI },
  },
  musteriEtiketKaydet: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa: '/tanimlar/musteri/liste',
    istek: { MusteriId: 2_000_000_000, Surum: 1, Etiketler: [] },
  },
  musteriOnaylari: { kim: 'oturum', sayfa: '/tanimlar/musteri/liste', istek: { Id: 2_000_000_000 } },
  musteriOnayKaydet: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa: '/tanimlar/musteri/liste',
    istek: {
      MusteriId: 2_000_000_000,
      Kanal: 'SMS',
      Durum: 'Onay',
      Kaynak: 'Islak imza',
      Tarih: '2026-01-02',
      SonId: 0,
    },
  },
  musteriKimlikAc: {
    kim: 'yetki 1006',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Id: 2_000_000_000, Alan: 'Iban' },
  },
  musteriSil: {
    kim: 'yetki 1001',
    kazancsiz: 'kayit',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Id: 2_000_000_000, Surum: 1 },
  },
  musteriSilGeriAl: {
    kim: 'yetki 1001',
    kazancsiz: 'kayit',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Id: 2_000_000_000 },
  },
  musteriDisaAktar: { kim: 'yetki 1003', sayfa: '/tanimlar/musteri/liste' },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Etiketler: 'tanim', EtiketId: 'tanim', Id: 'musteri', SonId: 'musteri_onay', 'musteriBul.idler': 'musteri' },
  kayitlar: { musteri: MUSTERI_ALANLARI },
  disarida: {
    'about a customer; the audit says that it was done': [
      'musteri.yazan_id',
      'musteri.duzenleyen_id',
      'musteri.silen_id',
      'hareket_musteri.kisi_id',
      'musteri_onay.kisi_id',
    ],
    'about a customer: whom the company has look after it': ['musteri.sorumlu_id'],
  },
  musteriSatirlari: {
    'hareket_musteri.nesne_id': ({ db, zaman, musteriId }) =>
      db
        .insertInto('hareket')
        .values({ nesne: 'musteri', nesne_id: musteriId, zaman, tur: 'kart', baslik: `Kart ${musteriId}` })
        .execute(),
    'musteri_onay.musteri_id': ({ db, zaman, musteriId }) =>
      db
        .insertInto('musteri_onay')
        .values({
          musteri_id: musteriId,
          kanal: 'SMS',
          durum: 'Onay',
          tarih: '2026-01-02',
          kaynak: 'Islak imza',
          zaman,
        })
        .execute(),
    'musteri_etiket.musteri_id': ({ db, musteriId, sira }) =>
      sql`with t as (insert into tanim (liste, ad) values ('etiketler', ${`Etiket ${sira}`}) returning id)
        insert into musteri_etiket (musteri_id, tanim_id) select ${musteriId}::int, id from t`.execute(db),
    'musteri_proje.musteri_id': ({ db, musteriId }) =>
      sql`insert into musteri_proje (musteri_id, proje_id) values (${musteriId}, 2) on conflict do nothing`.execute(db),
  },
  anlam: {
    'musteri.efatura_senaryo': '',
    'musteri.tc_kimlik': null,
    'musteri.vkn': null,
    'musteri.ayrilma_neden_id': null,
  },
};
