import type { GorevDurumu } from '@masabasi/core/is/gorev/rules';
import type { versiyon as contract } from '@masabasi/core/is/versiyon/contract';
import type { VersiyonDurumu } from '@masabasi/core/is/versiyon/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = '/istakibi/versiyonlar';
const YOK = 2_000_000_000;

/** A version before its first save. */
export const BOS_VERSIYON = {
  Id: 0,
  Surum: 0,
  ProjeId: 2,
  No: '1.0',
  Planlanan_Tarih: '2026-12-01',
  SurumNotu: '',
  Zorunlu: false,
} as const;

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  versiyonListe: { kim: 'oturum', sayfa },
  versiyonDetay: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  versiyonKaydet: { kim: 'yetki 1032', kazancsiz: 'kayit', sayfa, istek: { versiyon: BOS_VERSIYON } },
  versiyonKullananlari: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  versiyonMusteriKaydet: { kim: 'yetki 1032', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Lisanslar: [YOK] } },
  versiyonSinavi: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  versiyonBul: { kim: 'oturum', sayfa, istek: { ara: 'kanarya' } },
  lisansVersiyonu: { kim: 'oturum', sayfa: '/rapor/lisans', istek: { LisansId: YOK } },
  lisansVersiyonKaydet: {
    kim: 'yetki 1005',
    kazancsiz: 'kayit',
    sayfa: '/rapor/lisans',
    istek: { LisansId: YOK, VersiyonId: YOK },
  },
  versiyonSoranlari: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  versiyonYayinla: { kim: 'yetki 1031', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1 } },
  versiyonDurumGuncelle: {
    kim: 'yetki 1032',
    kazancsiz: 'kayit',
    sayfa,
    istek: { Id: YOK, Surum: 1, Durum: 'donduruldu' },
  },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  anlam: { 'versiyon.no': '1.0' },
  idler: {
    Id: 'versiyon',
    HedefId: 'versiyon',
    Lisanslar: 'lisans',
    LisansId: 'lisans',
    VersiyonId: 'versiyon',
    'versiyonBul.idler': 'versiyon',
  },
  disarida: {
    'the company’s own record; the audit says that it was done': ['versiyon.yayinlayan_id', 'hareket_versiyon.kisi_id'],
  },
  urunSatirlari: {
    async versiyon({ db, id, urunId, zaman, altinciId }) {
      await sql`insert into versiyon (id, proje_id, no, planlanan_tarih, surum_notu)
        values (${id}, ${urunId}, '9.9-kanaryano', ${zaman}::date, 'Kanaryanot')`.execute(db);
      await sql`insert into hareket (nesne, nesne_id, zaman, kisi_id, tur, baslik)
        values ('versiyon', ${id}, ${zaman}, ${altinciId}, 'acildi', 'Kanaryaversiyonhareketi')`.execute(db);
      return { sozler: ['9.9-kanaryano', 'Kanaryanot', 'Kanaryaversiyonhareketi'] };
    },
  },
  musteriSatirlari: {
    'versiyon_haber.musteri_id': async ({ db, zaman, musteriId, sira }) => {
      await sql`with v as (insert into versiyon (proje_id, no, planlanan_tarih) values (2, 'm' || ${sira}::int, ${zaman}::date)
          on conflict (proje_id, no) do update set zorunlu = versiyon.zorunlu returning id)
        insert into versiyon_haber (versiyon_id, musteri_id, zaman) select id, ${musteriId}::int, ${zaman}::timestamptz from v`.execute(
        db,
      );
      await sql`insert into musteri_proje (musteri_id, proje_id) values (${musteriId}, 2) on conflict do nothing`.execute(
        db,
      );
    },
  },
  listeSatirlari: {
    // Versions of two products, in all states but one, some with the same planned day.
    async versiyon({ db, zaman, kisiId, adet }) {
      await sql`
        insert into versiyon (proje_id, no, durum, planlanan_tarih, yayin_zamani, yayinlayan_id)
        select 2 + 4 * (i % 2), (1 + i / 10) || '.' || i % 10 || case when i % 3 = 0 then '-cinar' else '' end, d.durum, ${zaman}::date + i % 7,
          case when d.durum = 'yayinlandi' then ${zaman}::timestamptz end, case when d.durum = 'yayinlandi' then ${kisiId}::int end
        from generate_series(1, ${adet}::int) i
          cross join lateral (select (array['hazirlaniyor', 'donduruldu', 'yayinlandi', 'iptal'])[1 + i % 4] as durum) d`.execute(
        db,
      );
      return {};
    },
  },
};

/** The start of tests of publication: a version with a tested task, and the people who asked for it. */
export async function yayinaHazirla(db: Db, kisiler: { readonly yapan: number; readonly testci: number }) {
  let sira = 0;
  const versiyon = async (no: string, o: { readonly projeId?: number; readonly durum?: VersiyonDurumu } = {}) =>
    (
      await db
        .insertInto('versiyon')
        .values({
          proje_id: o.projeId ?? 2,
          no,
          planlanan_tarih: '2026-12-01',
          durum: o.durum ?? 'donduruldu',
          surum_notu: 'Randevular toplu girilir.',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const analiz = async (baslik: string, projeId = 2): Promise<number> =>
    (
      await sql<{
        id: number;
      }>`insert into analiz (proje_id, gereksinim_kaynak_id, analiz_tur_id, aciliyet_id, baslik, acan_id,
          analist_id, acilis_zamani, son_hareket)
        select ${projeId}, min(t.id) filter (where t.liste = 'gereksinimKaynak'), min(t.id) filter (where t.liste = 'analizTur'),
          min(t.id) filter (where t.liste = 'aciliyet'), ${baslik}, ${kisiler.yapan}, ${kisiler.yapan}, '2026-01-05', '2026-01-05'
        from tanim t returning id`.execute(db)
    ).rows[0]!.id;
  const kaynak = (analizId: number, k: { readonly gorusmeId?: number; readonly webistekId?: number }) =>
    db
      .insertInto('analiz_kaynak')
      .values({
        analiz_id: analizId,
        gorusme_id: k.gorusmeId ?? null,
        webistek_id: k.webistekId ?? null,
        baglayan_id: kisiler.yapan,
        zaman: '2026-01-06T08:00:00Z',
      })
      .execute();
  /** A task of a version. A task in the version was tested, unless it should have no evidence. */
  const gorev = async (
    versiyonId: number,
    o: {
      readonly analizId?: number;
      readonly durum?: GorevDurumu;
      readonly kanitsiz?: true;
      readonly engel?: string;
    } = {},
  ) => {
    const { rows } = await sql<{ id: number; no: string }>`
      insert into gorev (proje_id, analiz_id, is_tur_id, aciliyet_id, baslik, durum, atanan_id, testci_id, versiyon_id, sira,
        acan_id, acilis_zamani, son_hareket, engel)
      select v.proje_id, ${o.analizId ?? null}::int, t.is, t.ac, 'Toplu randevu', ${o.durum ?? 'versiyonda'}, ${kisiler.yapan},
        ${kisiler.testci}, v.id, ${`b${String(++sira).padStart(6, '0')}x`}, ${kisiler.yapan}, '2026-01-05', '2026-01-06',
        ${o.engel ?? null}
      from versiyon v, (select min(id) filter (where liste = 'isTur') as is, min(id) filter (where liste = 'aciliyet') as ac
        from tanim) t
      where v.id = ${versiyonId} returning id, no`.execute(db);
    const [g] = rows;
    if (!o.kanitsiz)
      await sql`insert into gorev_test (gorev_id, tur_no, test_tur_id, testci_id, zaman, adimlar, ortam, sonuc)
        select ${g!.id}, 1, min(id), ${kisiler.testci}, '2026-01-07', 'Üç hasta seçildi, kaydedildi.', 'Deneme', 'gecti'
        from tanim where liste = 'testTur'`.execute(db);
    return g!;
  };
  /** A web request of somebody who is no customer. */
  const istek = async (eposta: string): Promise<number> =>
    (
      await sql<{
        id: number;
      }>`insert into webistek (takip_kodu, soru_ozeti, ad_soyad, eposta, telefon, proje_id, aciklama, durum,
          atanan_id, zaman)
        values (translate(upper(substr(md5(${eposta}), 1, 12)), '01', 'XY'), sha256(${eposta}::bytea), 'Deniz Kaya', ${eposta}, '05320000000', 2,
          'Toplu randevu istiyoruz.', 'yanitlandi', ${kisiler.yapan}, '2026-01-03') returning id`.execute(db)
    ).rows[0]!.id;
  return { versiyon, analiz, kaynak, gorev, istek };
}
