import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { ZIYARET_ALANLARI } from '@masabasi/core/pazarlama/ziyaret/alanlar';
import type { ziyaret as contract } from '@masabasi/core/pazarlama/ziyaret/contract';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const [sayfa] = SAYFA.ziyaret;
const YOK = 2_000_000_000;

/** A visit with only the required choices filled in. */
export const BOS_ZIYARET = {
  ...bosKayit(ZIYARET_ALANLARI),
  Id: 0,
  Surum: 0,
  MusteriId: YOK,
  GorusmeTurId: 1,
  PersonelId: 1,
  ProjeIdler: [2],
  Baslama_Zamani: '2026-12-01T07:00:00Z',
  Bitis_Zamani: '2026-12-01T08:00:00Z',
};
const KISI = { KatilimciId: 0, Ad: 'Ece Su' };

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  ziyaretGerekli: { kim: 'oturum', sayfa },
  ziyaretAktar: { kim: 'yetki 1003', sayfa },
  ziyaretBul: { kim: 'oturum', sayfa, istek: { ara: 'kanarya' } },
  getZiyaretList: { kim: 'oturum', sayfa },
  getZiyaretDetay: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  getKalitilmciListesi: { kim: 'oturum', sayfa, istek: { GorusmeId: YOK } },
  gunPlani: { kim: 'oturum', sayfa, istek: { Gun: '2026-11-25' } },
  print_gun_plani: { kim: 'oturum', sayfa, istek: { Gun: '2026-11-25' } },
  ziyaretKaydet: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { gorusme: BOS_ZIYARET, katilimcilar: [] } },
  katilimciKaydet: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, katilimci: KISI } },
  ziyaretSonucYaz: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa,
    istek: { Id: YOK, Surum: 1, Durum: 'olmadi', Aciklama: 'Müşteri yerinde yoktu.' },
  },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: {
    Id: 'ziyaret',
    'ziyaretBul.idler': 'ziyaret',
    GorusmeId: 'ziyaret',
    GorusmeTurId: 'tanim',
    OlumsuzNedenId: 'tanim',
    DigerProgramId: 'tanim',
    PersonelId: 'kisi',
    KisiId: 'kisi',
    KatilimciId: 'ziyaret_katilimci',
    MusteriPersonelId: 'musteri_yetkili',
    ProjeIdler: 'proje',
    IlId: 'il',
  },
  kayitlar: { ziyaret: ZIYARET_ALANLARI },
  disarida: {
    'about a customer; the audit says that it was done': ['ziyaret.acan_id', 'hareket_ziyaret.kisi_id'],
  },
  urunSatirlari: {
    async ziyaret({ db, zaman, id, urunId, ortakId, altinciId }) {
      await sql`insert into ziyaret (id, musteri_id, gorusme_tur_id, baslama_zamani, bitis_zamani, personel_id, yer, aciklama,
          acan_id)
        overriding system value
        select ${id}, ${ortakId}, min(id) filter (where liste = 'gorusmeTur'), ${zaman}::timestamptz,
          ${zaman}::timestamptz + interval '1 hour', ${altinciId}, 'Kanaryaziyaretyeri', 'Kanaryaziyaret', ${altinciId}
        from tanim`.execute(db);
      await sql`insert into ziyaret_proje (ziyaret_id, proje_id) values (${id}, ${urunId})`.execute(db);
      await sql`insert into ziyaret_katilimci (ziyaret_id, ad) values (${id}, 'Kanaryaziyaretkatılımcısı')`.execute(db);
      await sql`insert into hareket (nesne, nesne_id, surum, zaman, kisi_id, tur, baslik, yeni)
        values ('ziyaret', ${id}, 1, ${zaman}, ${altinciId}, 'acildi', 'Kanaryaziyarethareketi', '{}'),
          ('musteri', ${ortakId}, null, ${zaman}, ${altinciId}, 'ziyaret', 'Kanaryaziyaretolayı', jsonb_build_object('KayitId', ${id}::int))`.execute(
        db,
      );
      return {
        sozler: [
          'Kanaryaziyaretyeri',
          'Kanaryaziyaret',
          'Kanaryaziyaretkatılımcısı',
          'Kanaryaziyarethareketi',
          'Kanaryaziyaretolayı',
        ],
        bolgesinde: true,
      };
    },
  },
  musteriSatirlari: {
    'ziyaret.musteri_id': ({ db, zaman, musteriId, kisiId }) =>
      sql`insert into ziyaret (musteri_id, gorusme_tur_id, baslama_zamani, bitis_zamani, personel_id, acan_id)
        select ${musteriId}, min(t.id), ${zaman}::timestamptz, ${zaman}::timestamptz + interval '1 hour', ${kisiId}, ${kisiId}
        from tanim t where t.liste = 'gorusmeTur'`.execute(db),
  },
  async kisiSatirlari({ db, kisiId, digerId, zaman, soz }) {
    const [yaptigi, katildigi] = [soz('Yapılan ziyaret'), soz('Katılınan ziyaret')];
    const { rows } = await sql<{ id: number; yer: string }>`
      with m as (insert into musteri (tip, ad, soyad, durum, yazma_zamani)
          values (1, 'Gezilen', 'Müşteri', 'Aday', ${zaman}) returning id)
      insert into ziyaret (musteri_id, gorusme_tur_id, baslama_zamani, bitis_zamani, personel_id, yer, acan_id)
      select m.id, (select min(id) from tanim where liste = 'gorusmeTur'), ${zaman}::timestamptz,
        ${zaman}::timestamptz + interval '1 hour', x.kisi, x.yer, ${digerId}
      from m, (values (${kisiId}::int, ${yaptigi}::text), (${digerId}, ${katildigi})) x (kisi, yer)
      returning id, yer`.execute(db);
    const id = rows.find((r) => r.yer === katildigi)!.id;
    await sql`insert into ziyaret_katilimci (ziyaret_id, kisi_id, ad) values (${id}, ${kisiId}, 'Katılımcı')`.execute(
      db,
    );
    return { ziyaret: [yaptigi], ziyaret_katilimci: [katildigi] };
  },
  listeSatirlari: {
    // Visits to customers with a product, in all states and results, by two people, some with a next date.
    async ziyaret({ db, zaman, kisiId, cinarId }) {
      await sql`
        with m as (
          select mu.id, mp.proje_id, row_number() over (order by mu.id)::int as n from musteri mu
          join lateral (select min(proje_id) as proje_id from musteri_proje where musteri_id = mu.id) mp
            on mp.proje_id is not null
        ), z as (
          insert into ziyaret (musteri_id, gorusme_tur_id, durum, baslama_zamani, bitis_zamani, personel_id, sonuc,
            sonraki_tarih, acan_id)
          select m.id, (select id from tanim where liste = 'gorusmeTur' order by id offset m.n % 3 limit 1),
            case when m.n % 3 = 0 then 'planlandi' else 'yapildi' end, ${zaman}::timestamptz + (m.n - 20) * interval '2 hours',
            ${zaman}::timestamptz + (m.n - 20) * interval '2 hours' + interval '1 hour',
            case m.n % 2 when 0 then ${kisiId}::int else ${cinarId}::int end,
            case m.n % 3 when 1 then 'ilgili' when 2 then 'ertelendi' end,
            case m.n % 3 when 2 then (${zaman}::timestamptz)::date + m.n end, ${kisiId}
          from m returning id, musteri_id
        )
        insert into ziyaret_proje (ziyaret_id, proje_id) select z.id, m.proje_id from z join m on m.id = z.musteri_id`.execute(
        db,
      );
      return {};
    },
  },
  anlam: {
    'ziyaret.bitis_zamani': '2025-03-04T08:00:00Z',
    'ziyaret.sonuc': null,
    'ziyaret.olumsuz_neden_id': null,
    'ziyaret.diger_program_id': null,
    'ziyaret.sonraki_tarih': null,
    'ziyaret_katilimci.musteri_personel_id': null,
    'hatirlatma.ziyaret_id': null,
  },
};
