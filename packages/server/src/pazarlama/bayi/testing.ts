import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import { BAYI_ALANLARI } from '@masabasi/core/pazarlama/bayi/alanlar';
import { bayi as oda, type bayi as contract } from '@masabasi/core/pazarlama/bayi/contract';
import { BOS_YETKILI } from '@masabasi/core/musteri/yetkili/rules';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';
import { tamam, type TestServer } from '../../testing/product.ts';
import { type Oturumlu, oturumlu } from '../../testing/walk.ts';

const sayfa = '/pazarlama/bayi';
const YOK = 2_000_000_000;
const KOSUL = { KosulId: 0, Gecerlilik: '2026-01-01', KomisyonOran: 10, IskontoOran: 5, RiskLimiti: null };

/** A dealer with only a name. */
export const BOS_BAYI = { ...bosKayit(BAYI_ALANLARI), Id: 0, Surum: 0, Ad: 'Ege Bilişim', Aktif: true };

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  getBayiList: { kim: 'oturum', sayfa },
  bayiBul: { kim: 'oturum', sayfa, istek: { ara: 'kanarya' } },
  getBayiDetay: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  bayiKaydet: { kim: 'yetki 1040', kazancsiz: 'kayit', sayfa, istek: { bayi: BOS_BAYI, yetkililer: [] } },
  bayiSil: { kim: 'yetki 1040', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1 } },
  bayiGeriAl: { kim: 'yetki 1040', kazancsiz: 'kayit', sayfa, istek: { Id: YOK } },
  bayiKosullari: { kim: 'yetki 1041', sayfa, istek: { Id: YOK } },
  bayiKosulKaydet: { kim: 'yetki 1041', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, kosul: KOSUL } },
  bayiKosulSil: { kim: 'yetki 1041', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, KosulId: YOK } },
  getBayiMusteriList: { kim: 'oturum', sayfa, istek: { BayiId: YOK } },
  getBayiLisansList: { kim: 'oturum', sayfa, istek: { BayiId: YOK } },
  bayiAtamalari: { kim: 'oturum', sayfa, istek: { BayiId: YOK } },
  bayiAta: { kim: 'yetki 1040', kazancsiz: 'kayit', sayfa, istek: { BayiId: YOK, MusteriIdler: [YOK] } },
  bayiPerformans: { kim: 'oturum', sayfa, istek: { BayiId: YOK, Yil: 2026 } },
  bayiHaritasi: { kim: 'oturum', sayfa },
  bayiIlHaritasi: { kim: 'oturum', sayfa, istek: { IlId: 35 } },
  bayiEkstreOnizle: { kim: 'yetki 1040', sayfa, istek: { Id: YOK } },
  bayiAktar: { kim: 'yetki 1003', sayfa },
};

/** Adds a dealer to the reference list and gives its id. */
const ekle = async (db: Parameters<NonNullable<OdaDenemesi['kisiSatirlari']>>[0]['db'], ad: string): Promise<number> =>
  (await db.insertInto('tanim').values({ liste: 'bayiler', ad }).returning('id').executeTakeFirstOrThrow()).id;

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: {
    Id: 'bayi',
    'bayiBul.idler': 'bayi',
    BayiId: 'bayi',
    KosulId: 'bayi_kosul',
    YetkiliId: 'bayi_yetkili',
    MusteriIdler: 'musteri',
    LisansIdler: 'lisans',
    BolgeIlId: 'il',
    BolgeIlIdler: 'il',
    BolgeIlceIdler: 'ilce',
    ProjeIdler: 'proje',
  },
  kayitlar: { bayi: BAYI_ALANLARI },
  disarida: {
    'about a dealer; the audit says that it was done': ['bayi.silen_id', 'bayi_kosul.kisi_id', 'hareket_bayi.kisi_id'],
    'about a dealer: whom the company has look after it': ['bayi.sorumlu_id'],
  },
  urunSatirlari: {
    async bayi({ db, zaman, id, urunId, altinciId }) {
      await sql`insert into tanim (id, liste, ad) overriding system value values (${id}, 'bayiler', 'Adı herkesçe bilinen bayi')`.execute(
        db,
      );
      await sql`update bayi set unvan = 'Kanaryabayi', notlar = 'Kanaryabayinotu' where id = ${id}`.execute(db);
      await sql`insert into bayi_proje (bayi_id, proje_id) values (${id}, ${urunId})`.execute(db);
      await sql`insert into bayi_yetkili (bayi_id, sira, ad) values (${id}, 0, 'Kanaryabayiyetkilisi')`.execute(db);
      await sql`insert into bayi_kosul (bayi_id, gecerlilik, komisyon_oran, iskonto_oran, aciklama, zaman)
        values (${id}, '2026-01-01', 10, 5, 'Kanaryabayikosulu', ${zaman}::timestamptz)`.execute(db);
      await sql`insert into hareket (nesne, nesne_id, zaman, kisi_id, tur, baslik)
        values ('bayi', ${id}, ${zaman}::timestamptz, ${altinciId}, 'acildi', 'Kanaryabayihareketi')`.execute(db);
      return {
        sozler: ['Kanaryabayi', 'Kanaryabayinotu', 'Kanaryabayiyetkilisi', 'Kanaryabayikosulu', 'Kanaryabayihareketi'],
      };
    },
  },
  listeSatirlari: {
    // Dealers with and without provinces, products and contracts, active and not.
    async bayi({ db, kisiId, cinarId, adet, adlar }) {
      await sql`insert into tanim (liste, ad, aktif)
        select 'bayiler', (${adlar}::text[])[1 + i % ${adlar.length}] || ' ' || lpad(i::text, 3, '0'), i % 9 > 0
        from generate_series(1, ${adet}::int) i`.execute(db);
      await sql`update bayi b set il_id = case when x.n % 4 > 0 then 1 + x.n % 5 end,
          sozlesme_bitis = case when x.n % 3 > 0 then date '2026-11-01' + (x.n % 200)::int end,
          sorumlu_id = case x.n % 3 when 0 then ${kisiId}::int when 1 then ${cinarId}::int end
        from (select id, row_number() over (order by id) as n from tanim where liste = 'bayiler') x where x.id = b.id`.execute(
        db,
      );
      await sql`insert into bayi_il (bayi_id, il_id) select id, 1 + id % 4 from bayi`.execute(db);
      await sql`insert into bayi_proje (bayi_id, proje_id) select id, case id % 2 when 0 then 2 else 6 end from bayi
        where id % 5 > 0`.execute(db);
      return {};
    },
    async bayiMusteri({ db }) {
      const BayiId = await ekle(db, 'Müşterileri çok bayi');
      await sql`update musteri set bayi_id = ${BayiId}, il_id = case when id % 3 > 0 then 1 + id % 5 end`.execute(db);
      return { BayiId };
    },
    async bayiLisans({ db, zaman }) {
      const BayiId = await ekle(db, 'Lisansları çok bayi');
      await sql`
        insert into lisans (musteri_id, proje_id, lisans_tur_id, bayi_id, kullanici_sayisi, anahtar, baslama_tarihi,
          donem_baslama, bitis_tarihi, cipa_gun, yillik_bedel, hal, yazma_zamani)
        select m.id, mp.proje_id, (select max(id) from tanim where liste = 'lisansTur'), ${BayiId}::int, 1, 'BBBBB-' || m.id,
          '2026-01-01', '2026-01-01', case when m.id % 5 > 0 then date '2026-10-01' + (m.id % 120)::int end, 1,
          (m.id % 7) * 100, case when m.id % 6 = 0 then 'Askıda' else 'Aktif' end, ${zaman}
        from musteri m join musteri_proje mp on mp.musteri_id = m.id`.execute(db);
      return { BayiId };
    },
  },
  anlam: {
    'bayi_hakedis.devir': 0,
    'bayi_hakedis.donem': '2026-10',
    'bayi_hakedis.fatura_no': '',
    'bayi.sozlesme_bitis': null,
    'bayi.vkn': null,
    'bayi_atama.bitis': null,
    'bayi_ekstre.donem': '2026-10-01',
  },
};

export const ECE = { ...BOS_YETKILI, YetkiliId: 0, Ad: 'Ece', Soyad: 'Ar', GSM: '0532 111 22 33' };

type Bayi = Girdi<typeof oda.bayiKaydet>['bayi'];
type Yetkili = Girdi<typeof oda.bayiKaydet>['yetkililer'][number];

/** The start of tests of dealers: people who manage them for products 2 and 6, a reader, and the usual calls. */
export async function bayiAraclari(s: TestServer) {
  const departmanId = await s.departman('Pazarlama');
  const ac = (ad: string, projeler: number[], yetkiler: number[]) =>
    oturumlu(s, ad, { ad, departmanId, projeler, yetkiler });
  const hepsi = [YETKI.bayiYonet, YETKI.bayiKosul, YETKI.musteriDisaAktar, YETKI.lisansYonet];
  const yoneten = await ac('Yöneten', [2], hepsi);
  const altinci = await ac('Altıncı', [6], hepsi);
  const okuyan = await oturumlu(s, 'Okuyan', { ad: 'Okuyan', departmanId, projeler: [2], sayfalar: [sayfa] });
  const kaydet = (o: Partial<Bayi>, yetkililer: Yetkili[] = [ECE], { token }: Oturumlu = yoneten) =>
    s.call(oda.bayiKaydet, { bayi: { ...BOS_BAYI, ...o }, yetkililer }, token);
  let no = 0;
  const acilan = async (o: Partial<Bayi> = {}, yetkililer?: Yetkili[]) =>
    tamam(await kaydet({ Ad: `Bayi ${++no}`, ...o }, yetkililer)).Id;
  const detay = async (Id: number, { token }: Oturumlu = yoneten) =>
    tamam(await s.call(oda.getBayiDetay, { Id }, token));
  const ata = (o: Girdi<typeof oda.bayiAta>, { token }: Oturumlu = yoneten) => s.call(oda.bayiAta, o, token);
  return { yoneten, altinci, okuyan, kaydet, acilan, detay, ata };
}
