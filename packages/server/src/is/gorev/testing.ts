import { randomInt } from 'node:crypto';
import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { GOREV_ALANLARI } from '@masabasi/core/is/gorev/alanlar';
import { gorev as oda, type gorev as contract } from '@masabasi/core/is/gorev/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import sharp from 'sharp';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';
import { tamam, type TestServer } from '../../testing/product.ts';
import { oturumlu } from '../../testing/walk.ts';

const sayfa = '/istakibi/isler';
const YOK = 2_000_000_000;

/** A task with only the required fields. */
export const BOS_GOREV = {
  ...bosKayit(GOREV_ALANLARI),
  Id: 0,
  Surum: 0,
  ProjeId: 2,
  IsTurId: 1,
  AciliyetId: 1,
  Baslik: 'İş',
  VersiyonId: null,
  UstId: null,
};

const yazma = { kim: 'oturum', kazancsiz: 'kayit', sayfa } as const;
const hangisi = { Id: YOK, Surum: 1 };

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  gorevListe: { kim: 'oturum', sayfa },
  gorevPano: { kim: 'oturum', sayfa },
  gorevDetay: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  gorevKisileri: { kim: 'oturum', sayfa, istek: { ProjeId: 2 } },
  gorevBul: { kim: 'oturum', sayfa, istek: { ara: 'kanarya' } },
  gorevAktar: { kim: 'oturum', sayfa },
  gorevKaydet: { ...yazma, istek: { gorev: BOS_GOREV } },
  gorevDurumGuncelle: { ...yazma, istek: { ...hangisi, YeniDurum: 'iptal' } },
  gorevAta: { ...yazma, istek: { ...hangisi, AtananId: null, TestciId: null } },
  gorevSirala: { ...yazma, istek: { ...hangisi, oncekiId: null, sonrakiId: null } },
  gorevTopluDurum: { ...yazma, istek: { gorevler: [hangisi], YeniDurum: 'iptal' } },
  gorevTopluAta: { ...yazma, istek: { gorevler: [{ ...hangisi, AtananId: null }] } },
  gorevTopluAlan: { ...yazma, istek: { gorevler: [{ ...hangisi, VersiyonId: null }] } },
  gorevYuk: { kim: 'yetki 1032', sayfa },
  gorevCizelge: { kim: 'oturum', sayfa },
  gorevNotKaydet: { ...yazma, istek: { Id: YOK, Aciklama: 'Not' } },
  gorevSoruKapat: { kim: 'oturum', kazancsiz: 'kendi', sayfa: '/istakibi/bekleyenler', istek: { Id: YOK } },
  gorevEngel: { ...yazma, istek: { ...hangisi, Engel: null } },
  testKaydet: {
    ...yazma,
    istek: { GorevId: YOK, KriterId: null, TestTurId: 1, Adimlar: 'Denendi', Ortam: 'Test', Sonuc: 'gecti' },
  },
  gorevBagKaydet: { ...yazma, istek: { ...hangisi, Beklenenler: [] } },
  sureBaslat: { ...yazma, istek: { Id: YOK } },
  sureDurdur: { ...yazma, istek: { Id: YOK } },
  gorevImgKaydet: { ...yazma, istek: { GorevId: YOK } },
  gorevHareketImgKaydet: { ...yazma, istek: { GorevId: YOK } },
  gorevNotImgKaydet: { ...yazma, istek: { GorevId: YOK } },
};

const ilkTanim = (liste: string) => sql`(select min(id) from tanim where liste = ${liste})`;

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: {
    Id: 'gorev',
    AnalizId: 'analiz',
    KararId: 'toplanti_karar',
    AciliyetId: 'tanim',
    Beklenenler: 'gorev',
    dosyalar: 'dosya',
    GorevId: 'gorev',
    'gorevBul.idler': 'gorev',
    IsTurId: 'tanim',
    KriterId: 'gorev_test',
    oncekiId: 'gorev',
    sonrakiId: 'gorev',
    TestciId: 'kisi',
    TestTurId: 'tanim',
    UstId: 'gorev',
    VersiyonId: 'versiyon',
  },
  kayitlar: { gorev: GOREV_ALANLARI },
  disarida: {
    'about a piece of work; the audit says that it was done': [
      'gorev.acan_id',
      'gorev_soru.kisi_id',
      'gorev_soru.soran_id',
      'gorev_test.testci_id',
      'hareket_gorev.kisi_id',
    ],
  },
  urunSatirlari: {
    async gorev({ db, zaman, id, urunId, altinciId }) {
      await sql`insert into gorev (id, proje_id, is_tur_id, aciliyet_id, baslik, sira, acan_id, acilis_zamani, son_hareket)
        values (${id}, ${urunId}, ${ilkTanim('isTur')}, ${ilkTanim('aciliyet')}, 'Kanaryaiş', ${`k${id}`}, ${altinciId},
          ${zaman}, ${zaman})`.execute(db);
      await sql`insert into hareket (nesne, nesne_id, zaman, kisi_id, tur, baslik, yeni)
        values ('gorev', ${id}, ${zaman}, ${altinciId}, 'acildi', 'Kanaryaişhareketi', '{}')`.execute(db);
      return { sozler: ['Kanaryaiş', 'Kanaryaişhareketi'] };
    },
  },
  async kisiSatirlari({ db, kisiId, digerId, zaman, son, soz }) {
    const [yapilan, test] = [soz('Yapılan iş'), soz('Test edilen iş')];
    const { rows } = await sql<{ id: number }>`
      insert into gorev (proje_id, is_tur_id, aciliyet_id, baslik, sira, atanan_id, testci_id, acan_id, acilis_zamani, son_hareket)
      select 2, ${ilkTanim('isTur')}, ${ilkTanim('aciliyet')}, x.baslik, x.baslik, x.atanan, x.testci, ${digerId}::int,
        ${zaman}::timestamptz, ${zaman}::timestamptz
      from (values (${yapilan}, ${kisiId}::int, ${digerId}::int), (${test}, ${digerId}::int, ${kisiId}::int)) x (baslik, atanan, testci)
      returning id`.execute(db);
    const aciklama = soz('Çalışma');
    await sql`insert into gorev_sure (gorev_id, kisi_id, baslama, bitis, durduran, aciklama)
      values (${rows[0]!.id}, ${kisiId}, ${zaman}, ${son}, 'kisi', ${aciklama})`.execute(db);
    return { gorev: [yapilan, test], gorev_sure: [aciklama] };
  },
  listeSatirlari: {
    // Tasks of two products, in all states, with and without a due day, of two people and of nobody.
    async gorev({ db, zaman, kisiId, cinarId, adlar, adet }) {
      await sql`
        insert into gorev (proje_id, is_tur_id, aciliyet_id, baslik, sira, durum, atanan_id, termin, engel, acan_id,
          acilis_zamani, son_hareket)
        select (array[2, 6])[1 + n % 2], (select id from tanim where liste = 'isTur' order by id offset n % 3 limit 1),
          (select id from tanim where liste = 'aciliyet' order by id offset n % 4 limit 1),
          (${[...adlar]}::text[])[1 + n % ${adlar.length}] || case when n % 5 = 0 then ' Çınar' else '' end, 'w' || lpad(n::text, 6, '0'),
          (array['planlandi', 'gelistirmede', 'iptal'])[1 + n % 3],
          case n % 3 when 1 then (array[${kisiId}::int, ${cinarId}::int])[1 + n % 2] end,
          case when n % 4 > 0 then (${zaman}::timestamptz)::date + n % 9 end, case when n % 7 = 0 then 'Bekliyor' end,
          ${kisiId}, ${zaman}::timestamptz, ${zaman}::timestamptz + (n % 40) * interval '1 hour'
        from generate_series(1, ${adet}::int) n`.execute(db);
      return {};
    },
  },
  anlam: {
    'gorev.sira': () => `a${randomInt(1e9)}`,
    'gorev.tahmini_sure': 1,
    'gorev.durum': 'planlandi',
    'gorev.testci_id': null,
    'gorev.ust_id': null,
    'gorev_sure.bitis': null,
    'gorev_sure.durduran': null,
    'gorev_test.sonuc': 'gecti',
  },
};

/** A small picture. */
export const RESIM = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
  .png()
  .toBuffer();

/**
 * The start of tests of tasks: builder, tester and lead with product 2, one person of product 6, and the usual
 * calls.
 */
export async function gorevAraclari(s: TestServer) {
  const departmanId = await s.departman('Yazılım');
  const ac = (ad: string, projeler: number[], yetkiler: number[] = []) =>
    oturumlu(s, ad, { ad, departmanId, projeler, yetkiler });
  const yapan = await ac('Yapan', [2]);
  const testci = await ac('Testçi', [2]);
  const yoneten = await ac('Yöneten', [2], [YETKI.isYonet]);
  const baskasi = await ac('Başkası', [2]);
  const altinci = await ac('Altıncı', [6]);
  const ilki = async (liste: string) =>
    (await s.db.selectFrom('tanim').select('id').where('liste', '=', liste).orderBy('id').executeTakeFirstOrThrow()).id;
  const secim = { IsTurId: await ilki('isTur'), AciliyetId: await ilki('aciliyet') };
  const TestTurId = await ilki('testTur');
  type Kisi = typeof yapan;

  const kaydet = (
    gorev: Partial<Girdi<typeof oda.gorevKaydet>['gorev']>,
    kim: Kisi = yoneten,
    ek: { AtananId?: number; TestciId?: number } = {},
  ) => s.call(oda.gorevKaydet, { gorev: { ...BOS_GOREV, ...secim, ...gorev }, ...ek }, kim.token);
  /** A task with these two as builder and tester. */
  const yeni = async (gorev: Parameters<typeof kaydet>[0] = {}) =>
    tamam(await kaydet(gorev, yoneten, { AtananId: yapan.Id, TestciId: testci.Id }));
  const detay = async (Id: number, kim: Kisi = yoneten) => tamam(await s.call(oda.gorevDetay, { Id }, kim.token));
  const surumu = async (Id: number) => ({ Id, Surum: (await detay(Id)).gorev.Surum });
  const durum = async (
    Id: number,
    YeniDurum: Girdi<typeof oda.gorevDurumGuncelle>['YeniDurum'],
    kim: Kisi = yapan,
    aciklama = '',
  ) => s.call(oda.gorevDurumGuncelle, { ...(await surumu(Id)), YeniDurum, aciklama }, kim.token);
  const test = (GorevId: number, o: Partial<Girdi<typeof oda.testKaydet>> = {}, kim: Kisi = testci) =>
    s.call(
      oda.testKaydet,
      { GorevId, KriterId: null, TestTurId, Adimlar: 'Fişi açtım', Ortam: 'Test sunucusu', Sonuc: 'gecti', ...o },
      kim.token,
    );
  /** Moves a task into its test. */
  async function teste(Id: number) {
    if ((await detay(Id)).gorev.DurumAnahtar !== 'gelistirmede') tamam(await durum(Id, 'gelistirmede'));
    tamam(await durum(Id, 'testbekliyor', yapan, 'Fiş kaydı düzeltildi'));
    tamam(await durum(Id, 'testte', testci));
  }
  return {
    yapan,
    testci,
    yoneten,
    baskasi,
    altinci,
    secim,
    TestTurId,
    kaydet,
    yeni,
    detay,
    surumu,
    durum,
    test,
    teste,
  };
}
