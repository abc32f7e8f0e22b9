import { ADAY_ALANLARI } from '@masabasi/core/pazarlama/aday/alanlar';
import type { aday as contract } from '@masabasi/core/pazarlama/aday/contract';
import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = SAYFA.ziyaret[2];
const YOK = 2_000_000_000;

/** A prospect with only the required choices filled in. */
export const BOS_ADAY = { ...bosKayit(ADAY_ALANLARI), Id: 0, Surum: 0, MusteriId: YOK, ProjeId: 2 };

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  getMusteriList: { kim: 'oturum', sayfa },
  adayAktar: { kim: 'yetki 1003', sayfa },
  adayHaritasi: { kim: 'oturum', sayfa },
  adayIlHaritasi: { kim: 'oturum', sayfa, istek: { HaritaIlId: 35 } },
  adayBul: { kim: 'oturum', sayfa, istek: { ara: 'kanarya' } },
  adayBoru: { kim: 'oturum', sayfa },
  getAdayDetay: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  adayKaydet: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { aday: BOS_ADAY } },
  adayAsamaGuncelle: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, Asama: 'demo' } },
  satisBolgeleri: { kim: 'yetki 1077', sayfa },
  satisBolgesiKaydet: {
    kim: 'yetki 1077',
    kazancsiz: 'kural',
    sayfa,
    istek: { SaticiId: YOK, IlIdler: [], OncekiIdler: [] },
  },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: {
    Id: 'aday',
    'adayBul.idler': 'aday',
    SahipId: 'kisi',
    SaticiId: 'kisi',
    KayipNedenId: 'tanim',
    DigerProgramId: 'tanim',
    IlId: 'il',
    HaritaIlId: 'il',
    IlIdler: 'il',
    OncekiIdler: 'il',
  },
  kayitlar: { aday: ADAY_ALANLARI },
  disarida: {
    'about a customer; the audit says that it was done': ['aday.acan_id', 'hareket_aday.kisi_id'],
  },
  urunSatirlari: {
    async aday({ db, zaman, id, urunId, ortakId, altinciId }) {
      await sql`insert into aday (id, musteri_id, proje_id, aciklama, sahip_id, acan_id, acilis_zamani, asama_zamani)
        overriding system value values (${id}, ${ortakId}, ${urunId}, 'Kanaryaaday', ${altinciId}, ${altinciId},
          ${zaman}::timestamptz, ${zaman}::timestamptz)`.execute(db);
      await sql`insert into hareket (nesne, nesne_id, surum, zaman, kisi_id, tur, baslik, yeni)
        values ('aday', ${id}, 1, ${zaman}, ${altinciId}, 'acildi', 'Kanaryaadayhareketi', '{}')`.execute(db);
      await sql`insert into hareket (nesne, nesne_id, zaman, kisi_id, tur, baslik, proje_id, yeni)
        values ('musteri', ${ortakId}, ${zaman}, ${altinciId}, 'aday', 'Kanaryaadayolayı', ${urunId},
          jsonb_build_object('KayitId', ${id}::int))`.execute(db);
      return { sozler: ['Kanaryaaday', 'Kanaryaadayhareketi', 'Kanaryaadayolayı'], bolgesinde: true };
    },
  },
  musteriSatirlari: {
    'aday.musteri_id': async ({ db, zaman, musteriId, kisiId, sira }) => {
      const soz = `Aday ürünü ${sira}`;
      await sql`with p as (insert into proje (ad) values (${soz}) returning id)
        insert into aday (musteri_id, proje_id, acan_id, acilis_zamani, asama_zamani)
        select ${musteriId}, p.id, ${kisiId}, ${zaman}::timestamptz, ${zaman}::timestamptz from p`.execute(db);
    },
  },
  async kisiSatirlari({ db, kisiId, digerId, zaman, soz }) {
    const urun = soz('Aday ürünü');
    await sql`
      with m as (insert into musteri (tip, ad, soyad, durum, yazma_zamani)
          values (1, 'Olası', 'Müşteri', 'Aday', ${zaman}) returning id),
        p as (insert into proje (ad) values (${urun}) returning id)
      insert into aday (musteri_id, proje_id, sahip_id, acan_id, acilis_zamani, asama_zamani)
      select m.id, p.id, ${kisiId}, ${digerId}, ${zaman}::timestamptz, ${zaman}::timestamptz from m, p`.execute(db);
    const { rows: iller } = await sql<{ ad: string }>`
      with i as (select id, ad from il order by id desc limit 1),
        b as (insert into satis_bolgesi (kisi_id, il_id) select ${kisiId}, i.id from i)
      select ad from i`.execute(db);
    return { aday: [urun], satis_bolgesi: [iller[0]!.ad] };
  },
  listeSatirlari: {
    // Prospects of customers with a product: all stages, two owners and none, some with a closing day.
    async aday({ db, zaman, kisiId, cinarId }) {
      await sql`
        insert into aday (musteri_id, proje_id, asama, tutar, beklenen_kapanis, sahip_id, acan_id, acilis_zamani,
          asama_zamani, kapanis_zamani)
        select m.id, m.proje_id, m.asama, m.n % 7 * 12345, case when m.n % 3 > 0 then date '2026-12-01' + m.n % 9 end,
          case m.n % 3 when 0 then ${kisiId}::int when 1 then ${cinarId}::int end, ${kisiId}, ${zaman}::timestamptz,
          ${zaman}::timestamptz, case when m.asama = 'kazanildi' then ${zaman}::timestamptz end
        from (select mu.id, mp.proje_id, x.n, (array['yeni', 'ilgili', 'demo', 'teklif', 'kazanildi'])[1 + x.n % 5] as asama
          from (select id, row_number() over (order by id)::int as n from musteri) x
          join musteri mu on mu.id = x.id
          join lateral (select min(proje_id) as proje_id from musteri_proje where musteri_id = mu.id) mp
            on mp.proje_id is not null) m`.execute(db);
      return {};
    },
  },
  anlam: {
    // No two prospects of one customer and product are open.
    'aday.asama': 'kazanildi',
    'aday.kapanis_zamani': '2026-01-05T09:00:00Z',
    'aday.kayip_neden_id': null,
    'aday.diger_program_id': null,
  },
};
