import type { lisans as contract } from '@masabasi/core/musteri/lisans/contract';
import type { Ornekler } from '../../testing/access.ts';
import { BOS_LISANS } from '../../testing/walk.ts';
import { sql } from 'kysely';
import { LISANS_ALANLARI } from '@masabasi/core/musteri/lisans/alanlar';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  getLisansRapor: { kim: 'oturum', sayfa: '/rapor/lisans' },
  lisansBul: { kim: 'oturum', sayfa: '/rapor/lisans', istek: { ara: 'kanarya' } },
  lisansKirilim: { kim: 'oturum', sayfa: '/rapor/lisans', istek: { tur: 'kayip' } },
  lisansDetay: { kim: 'oturum', sayfa: '/rapor/lisans', istek: { Id: 2_000_000_000 } },
  lisansUyarilarim: { kim: 'oturum', sayfa: '/rapor/lisans' },
  lisansKaydet: { kim: 'yetki 1005', kazancsiz: 'kayit', sayfa: '/rapor/lisans', istek: { lisans: BOS_LISANS } },
  lisansYenile: {
    kim: 'yetki 1005',
    kazancsiz: 'kayit',
    sayfa: '/rapor/lisans',
    istek: { Id: 2_000_000_000, Surum: 1, Ay: 12, Tutar: 0, Aciklama: '' },
  },
  lisansTopluYenile: {
    kim: 'yetki 1005',
    kazancsiz: 'kayit',
    sayfa: '/rapor/lisans',
    istek: { lisanslar: [{ Id: 2_000_000_000, Surum: 1 }], Ay: 12, Aciklama: '' },
  },
  lisansHatirlatmaOnizle: { kim: 'yetki 1005', sayfa: '/rapor/lisans', istek: { Idler: [2_000_000_000] } },
  lisansHatirlat: { kim: 'yetki 1005', kazancsiz: 'kayit', sayfa: '/rapor/lisans', istek: { Idler: [2_000_000_000] } },
  lisansYenilemeGeriAl: {
    kim: 'yetki 1005',
    kazancsiz: 'kayit',
    sayfa: '/rapor/lisans',
    istek: { Id: 2_000_000_000, Surum: 1 },
  },
  lisansHalDegistir: {
    kim: 'yetki 1005',
    kazancsiz: 'kayit',
    sayfa: '/rapor/lisans',
    istek: { Id: 2_000_000_000, Surum: 1, Hal: 'Askıda', Aciklama: '' },
  },
  lisansDevret: {
    kim: 'yetki 1005',
    kazancsiz: 'kayit',
    sayfa: '/rapor/lisans',
    istek: { Id: 2_000_000_000, Surum: 1, MusteriId: 1, Aciklama: '' },
  },
  lisansAnahtari: { kim: 'yetki 1005', kazancsiz: 'kayit', sayfa: '/rapor/lisans', istek: { Id: 2_000_000_000 } },
  lisansAktar: { kim: 'yetki 1003', sayfa: '/rapor/lisans', istek: {} },
  print_lisans: { kim: 'yetki 1003', sayfa: '/rapor/lisans', istek: {} },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'lisans', Idler: 'lisans', 'lisansBul.idler': 'lisans' },
  kayitlar: { lisans: LISANS_ALANLARI },
  disarida: {
    'about a customer; the audit says that it was done': [
      'lisans.yazan_id',
      'lisans.duzenleyen_id',
      'hareket_lisans.kisi_id',
    ],
    'about a customer; what told the person is among the person’s mails': ['lisans_uyari.kisi_id'],
  },
  urunSatirlari: {
    async lisans({ db, zaman, id, urunId, ortakId, ikinciId, altinciId }) {
      await sql`insert into lisans (id, musteri_id, proje_id, lisans_tur_id, kullanici_sayisi, anahtar, baslama_tarihi,
          donem_baslama, bitis_tarihi, cipa_gun, notlar, yazma_zamani)
        select ${id}, ${ortakId}, ${urunId}, id, 1, 'Kanaryaanahtar', '2026-01-01', '2026-01-01', '2026-12-01', 1,
          'Kanaryalisans', ${zaman} from tanim where anahtar = 'yillik'`.execute(db);
      await db
        .insertInto('hareket')
        .values({ nesne: 'lisans', nesne_id: id, zaman, tur: 'Aktivasyon', aciklama: 'Kanaryahareket' })
        .execute();
      // The warned person worked with the product then.
      const uyari = { lisans_id: id, bitis_tarihi: '2026-12-01', zaman, musteri_eposta: 'Kanaryauyari@a.example' };
      await db
        .insertInto('lisans_uyari')
        .values([
          { ...uyari, esik: 15, kisi_id: ikinciId },
          { ...uyari, esik: 30, kisi_id: altinciId },
        ])
        .execute();
      return {
        sozler: ['Kanaryalisans', 'Kanaryahareket', 'Kanaryauyari', `L${id}`],
        sorulmadanSoylenmeyen: ['Kanaryaanahtar'],
      };
    },
  },
  musteriSatirlari: {
    'lisans.musteri_id': async ({ db, zaman, musteriId, sira }) => {
      await sql`insert into musteri_proje (musteri_id, proje_id) values (${musteriId}, 2) on conflict do nothing`.execute(
        db,
      );
      await sql`insert into lisans (musteri_id, proje_id, lisans_tur_id, kullanici_sayisi, anahtar, baslama_tarihi,
          donem_baslama, bitis_tarihi, cipa_gun, yazma_zamani)
        select ${musteriId}::int, 2, min(t.id), 1, 'anahtar ' || ${sira}::int, gun, gun, gun + 5, 1, ${zaman}::timestamptz
        from tanim t, lateral (select date '2020-01-01' + 10 * ${sira}::int as gun) g where t.liste = 'lisansTur' group by gun`.execute(
        db,
      );
    },
  },
  listeSatirlari: {
    async lisans({ db, zaman }) {
      await sql`insert into tanim (liste, ad) values ('bayiler', 'Şule Bilişim')`.execute(db);
      await sql`
        insert into lisans (musteri_id, proje_id, lisans_tur_id, bayi_id, kullanici_sayisi, anahtar, baslama_tarihi,
          donem_baslama, bitis_tarihi, cipa_gun, yillik_bedel, yazma_zamani)
        select m.id, mp.proje_id, (select min(id) from tanim where liste = 'lisansTur'),
          case when m.id % 3 = 0 then (select min(id) from tanim where liste = 'bayiler') end, 1, 'AAAAA-' || m.id, '2026-01-01', '2026-01-01',
          case when m.id % 5 > 0 then date '2026-10-01' + (m.id % 120)::int end, 1, (m.id % 7) * 100, ${zaman}
        from musteri m join musteri_proje mp on mp.musteri_id = m.id`.execute(db);
      return {};
    },
  },
  anlam: { 'lisans.hal': 'İptal' },
};
