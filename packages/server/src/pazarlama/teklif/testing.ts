import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { kucuk } from '@masabasi/core/platform/text/metin';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { kurus } from '@masabasi/core/platform/money/para';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { teklif as oda, type teklif as contract } from '@masabasi/core/pazarlama/teklif/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';
import { tamam, type TestServer } from '../../testing/product.ts';
import { BOS_MUSTERI, type Oturumlu, oturumlu } from '../../testing/walk.ts';

const [sayfa] = SAYFA.teklif;
const YOK = 2_000_000_000;

export type TeklifGirdisi = Girdi<typeof oda.teklifKaydet>;
export type KalemGirdisi = TeklifGirdisi['kalemler'][number];

/** A quote with only the required fields. */
export const BOS_TEKLIF: TeklifGirdisi['teklif'] = {
  Id: 0,
  Surum: 0,
  MusteriId: YOK,
  ProjeId: 2,
  BayiId: null,
  SahipId: null,
  Baslik: 'Teklif',
  Tarih: '2026-11-20',
  Gecerlilik_Tarihi: '2026-12-20',
  ParaBirimi: 'TRY',
  Kur: '1',
  KurGunu: null,
  Kosullar: '',
  Olasilik: 50,
  Beklenen_Kapanis: null,
  SozlesmeYil: 1,
  LisansTurId: null,
  EgitimTurId: null,
  DigerProgramId: null,
};

export const kalem = (o: Partial<KalemGirdisi> = {}): KalemGirdisi => ({
  Ad: 'Yıllık lisans',
  ProjeId: 2,
  Miktar: '3',
  Birim: 'C62',
  BirimFiyat: '1250.50',
  IskontoOran: null,
  IskontoTutar: kurus(0),
  KdvOran: 20,
  Periyot: 'yillik',
  Opsiyonel: false,
  ...o,
});

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  getTeklifGerekliList: { kim: 'oturum', sayfa },
  teklifBul: { kim: 'yetki 1022', sayfa, istek: { ara: 'kanarya' } },
  getTeklifList: { kim: 'yetki 1022', sayfa },
  teklifAktar: { kim: 'yetki 1003', sayfa },
  teklifOranlari: { kim: 'yetki 1022', sayfa },
  getTeklifDetay: { kim: 'yetki 1022', sayfa, istek: { Id: YOK } },
  teklifHesapla: { kim: 'yetki 1022', sayfa, istek: { kalemler: [kalem()] } },
  teklifKaydet: {
    kim: 'yetki 1021',
    kazancsiz: 'kayit',
    sayfa,
    istek: { teklif: BOS_TEKLIF, kalemler: [kalem({ ProjeId: null })] },
  },
  teklifDurumGuncelle: {
    kim: 'yetki 1022',
    kazancsiz: 'kayit',
    sayfa,
    istek: { Id: YOK, Surum: 1, Durum: 'onay_bekliyor' },
  },
  teklifGonder: { kim: 'yetki 1021', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, Eposta: '' } },
  teklifBaglanti: { kim: 'yetki 1021', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1 } },
  teklifRevize: { kim: 'yetki 1021', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1 } },
  teklifUretim: { kim: 'yetki 1021', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, Var: true } },
  print_teklif: { kim: 'yetki 1022', kazancsiz: 'kayit', sayfa, istek: { Id: YOK } },
  getTeklifGorusmeList: { kim: 'yetki 1022', sayfa },
  teklifGorusmeKaydet: {
    kim: 'yetki 1021',
    kazancsiz: 'kayit',
    sayfa,
    istek: {
      gorusme: { TeklifId: YOK, GorusmeTurId: 1, Tarih: '2026-11-20', Aciklama: 'Arandı', Sonraki_Tarih: null },
    },
  },
  teklifBayiOnerisi: { kim: 'yetki 1021', sayfa, istek: { BayiId: YOK, Tarih: '2026-11-20' } },
  teklifBayiRiski: { kim: 'yetki 1041', sayfa: SAYFA.bayi[0], istek: { BayiId: YOK } },
  teklifSinirlar: { kim: 'yetki 1020', sayfa },
  teklifSinirKaydet: { kim: 'yetki 1020', sayfa, istek: { KisiId: YOK, Oran: 1000, Surum: 0 } },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: {
    Id: 'teklif',
    'teklifBul.idler': 'teklif',
    TeklifId: 'teklif',
    MusteriId: 'musteri',
    ProjeId: 'proje',
    BayiId: 'tanim',
    'teklifBayiOnerisi.BayiId': 'bayi',
    'teklifBayiRiski.BayiId': 'bayi',
    SahipId: 'kisi',
    KisiId: 'kisi',
    LisansTurId: 'tanim',
    EgitimTurId: 'tanim',
    DigerProgramId: 'tanim',
    KayipNedenId: 'tanim',
    GorusmeTurId: 'tanim',
  },
  disarida: {
    'about a customer; the audit says that it was done': ['hareket_teklif.kisi_id'],
  },
  kendi: [{ uc: 'teklifSinirKaydet', istek: ({ Id }) => ({ KisiId: Id, Oran: 5000, Surum: 0 }) }],
  urunSatirlari: {
    async teklif({ db, zaman, id, urunId, ortakId, altinciId }) {
      await sql`insert into teklif (id, no, musteri_id, proje_id, baslik, tarih, gecerlilik_tarihi, kosullar, acan_id, sahip_id,
          yazanlar, acilis_zamani)
        overriding system value
        values (${id}, 'TKL-KANARYA', ${ortakId}, ${urunId}, 'Kanaryateklif', (${zaman}::timestamptz)::date,
          (${zaman}::timestamptz)::date + 30, 'Kanaryakoşul', ${altinciId}, ${altinciId}, array[${altinciId}::int], ${zaman})`.execute(
        db,
      );
      await sql`insert into teklif_kalem (teklif_id, sira, ad, miktar, birim, birim_fiyat, kdv_oran, periyot)
        values (${id}, 0, 'Kanaryakalem', 1, 'C62', 10, 20, 'tek')`.execute(db);
      await sql`insert into teklif_gorusme (teklif_id, gorusme_tur_id, tarih, aciklama, sonraki_tarih, kisi_id, zaman)
        select ${id}, min(t.id), (${zaman}::timestamptz)::date, 'Kanaryateklifgörüşmesi', (${zaman}::timestamptz)::date + 3,
          ${altinciId}, ${zaman}
        from tanim t where t.liste = 'gorusmeTur'`.execute(db);
      await sql`insert into hareket (nesne, nesne_id, zaman, kisi_id, tur, baslik)
        values ('teklif', ${id}, ${zaman}, ${altinciId}, 'acildi', 'Kanaryateklifhareketi')`.execute(db);
      await sql`insert into hareket (nesne, nesne_id, zaman, kisi_id, tur, baslik, proje_id, yeni)
        values ('musteri', ${ortakId}, ${zaman}, ${altinciId}, 'teklif', 'Kanaryateklifolayı', ${urunId},
          jsonb_build_object('KayitId', ${id}::int))`.execute(db);
      return {
        sozler: [
          'TKL-KANARYA',
          'Kanaryateklif',
          'Kanaryakoşul',
          'Kanaryakalem',
          'Kanaryateklifgörüşmesi',
          'Kanaryateklifhareketi',
          'Kanaryateklifolayı',
        ],
      };
    },
  },
  musteriSatirlari: {
    'teklif.musteri_id': ({ db, zaman, musteriId, kisiId, sira }) =>
      sql`insert into teklif (no, musteri_id, proje_id, baslik, tarih, gecerlilik_tarihi, acan_id, sahip_id, yazanlar,
          acilis_zamani, durum, kayip_neden_id, karar_zamani)
        select ${`TKL-${sira}`}, ${musteriId}, 2, 'Teklif', (${zaman}::timestamptz)::date, (${zaman}::timestamptz)::date + 30,
          ${kisiId}, ${kisiId}, array[${kisiId}::int], ${zaman}, 'red', min(t.id), ${zaman}::timestamptz
        from tanim t where t.liste = 'ayrilmaNedenleri'`.execute(db),
  },
  async kisiSatirlari({ db, kisiId, digerId, zaman, soz }) {
    const [acilan, sahibi, onayi, gorusulen] = [soz('TKL-ACAN'), soz('TKL-SAHIP'), soz('TKL-ONAY'), soz('TKL-GORUSME')];
    const { rows } = await sql<{ id: number; no: string }>`
      with m as (insert into musteri (tip, ad, soyad, durum, yazma_zamani)
        values (1, 'Teklifli', 'Müşteri', 'Aktif', ${zaman}) returning id)
      insert into teklif (no, musteri_id, proje_id, baslik, tarih, gecerlilik_tarihi, acan_id, sahip_id, yazanlar,
        onaylayan_id, acilis_zamani, durum)
      select x.no, m.id, 2, 'Teklif', (${zaman}::timestamptz)::date, (${zaman}::timestamptz)::date + 30, x.acan, x.sahip,
        array[${digerId}::int], x.onaylayan, ${zaman}::timestamptz, case when x.onaylayan is null then 'taslak' else 'onaylandi' end
      from m, (values (${acilan}::text, ${kisiId}::int, ${digerId}::int, null::int), (${sahibi}, ${digerId}, ${kisiId}, null),
        (${onayi}, ${digerId}, ${digerId}, ${kisiId}), (${gorusulen}, ${digerId}, ${digerId}, null)) x (no, acan, sahip, onaylayan)
      returning id, no`.execute(db);
    await sql`insert into teklif_gorusme (teklif_id, gorusme_tur_id, tarih, aciklama, kisi_id, zaman)
      select ${rows.find((r) => r.no === gorusulen)!.id}, min(t.id), (${zaman}::timestamptz)::date, 'Arandı', ${kisiId}, ${zaman}
      from tanim t where t.liste = 'gorusmeTur'`.execute(db);
    await sql`insert into teklif_sinir (kisi_id, oran) values (${kisiId}, 1725) on conflict (kisi_id) do nothing`.execute(
      db,
    );
    return { teklif: [acilan, sahibi, onayi], teklif_gorusme: [gorusulen], teklif_sinir: ['%17,25'] };
  },
  listeSatirlari: {
    // Quotes in all states, of several products and people, with repeated sums.
    async teklif({ db, zaman, kisiId, cinarId }) {
      await teklifleriEk(db, { zaman, kisiId, cinarId });
      return {};
    },
    // Conversations about the quotes above.
    async teklifGorusme({ db, zaman, kisiId, cinarId }) {
      await sql`insert into teklif_gorusme (teklif_id, gorusme_tur_id, tarih, aciklama, sonraki_tarih, acik, kisi_id, zaman)
        select e.id, (select min(id) from tanim where liste = 'gorusmeTur'), e.tarih, 'Arandı',
          case when e.id % 3 > 0 then e.tarih + (e.id % 9) end, e.id % 4 > 0,
          case e.id % 2 when 0 then ${kisiId}::int else ${cinarId}::int end, ${zaman}::timestamptz
        from teklif e`.execute(db);
      return {};
    },
  },
  anlam: {
    'teklif.revizyon': 1,
    'teklif.ust_teklif_id': null,
    'teklif.para_birimi': 'TRY',
    'teklif.kur': 1,
    'teklif.durum': 'taslak',
    'teklif.onaylayan_id': null,
    'teklif.kabul_eden': '',
    'teklif.gonderim_zamani': null,
    'teklif.baglanti_ozeti': null,
    'teklif.lisans_id': null,
    'teklif.egitim_id': null,
    'teklif.fatura_id': null,
    'teklif.gecerlilik_tarihi': '2026-12-20',
    'teklif.tarih': '2026-11-20',
    'teklif_kalem.secildi': false,
    'teklif_gorusme.tarih': '2026-11-20',
    'teklif_gorusme.sonraki_tarih': null,
  },
};

type Ekilen = { readonly zaman: string; readonly kisiId: number; readonly cinarId: number };

/** One quote for each customer. */
const teklifleriEk = (db: TestServer['db'], { zaman, kisiId, cinarId }: Ekilen) =>
  sql`insert into teklif (no, musteri_id, proje_id, baslik, tarih, gecerlilik_tarihi, genel_toplam, lira_toplam, durum,
      olasilik, acan_id, sahip_id, yazanlar, gonderim_zamani, karar_zamani, kabul_eden, kayip_neden_id, acilis_zamani)
    select 'TKL-2026-' || lpad(x.n::text, 5, '0'), x.id, x.proje_id, 'Teklif ' || x.n % 5, x.gun, x.gun + 20 + x.n % 7,
      x.n % 4 * 1000, x.n % 4 * 1000, x.durum, x.n % 5 * 20, ${kisiId}, case x.n % 2 when 0 then ${kisiId}::int else ${cinarId}::int end,
      array[${kisiId}::int], case when x.durum in ('gonderildi', 'goruldu', 'kabul', 'suresi_doldu') then ${zaman}::timestamptz end,
      case when x.durum in ('kabul', 'red') then ${zaman}::timestamptz end, case when x.durum = 'kabul' then 'Ece Ar' else '' end,
      case when x.durum = 'red' then (select min(id) from tanim where liste = 'ayrilmaNedenleri') end, ${zaman}::timestamptz
    from (select m.id, row_number() over (order by m.id)::int as n, mp.proje_id,
        (${zaman}::timestamptz)::date + 20 - (row_number() over (order by m.id) % 40)::int as gun,
        (array['taslak', 'onay_bekliyor', 'onaylandi', 'gonderildi', 'goruldu', 'kabul', 'red', 'suresi_doldu'])[
          1 + row_number() over (order by m.id)::int % 8] as durum
      from musteri m join lateral (select min(proje_id) as proje_id from musteri_proje where musteri_id = m.id) mp
        on mp.proje_id is not null) x`.execute(db);

/** The answer of a call as a word: done, the refusal, or the status. */
export const sozu = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
  body.durum ? 'tamam' : status === 200 ? body.msg : status;

type Yetkiler = readonly number[];
const SATAN: Yetkiler = [YETKI.teklifYaz, YETKI.teklifGor];

/** The start of tests of quotes: writer, approver, reader, a customer, and the usual calls. */
export async function teklifAraclari(s: TestServer) {
  const departmanId = await s.departman('Satış');
  const ac = (ad: string, yetkiler: Yetkiler, projeler: number[] = [2]) =>
    oturumlu(s, kucuk(ad), { ad, departmanId, projeler, eposta: `${kucuk(ad)}@firma.com`, yetkiler: [...yetkiler] });
  const satan = await ac('Selin', SATAN);
  const ikinci = await ac('Sinan', SATAN);
  const onaylayan = await ac('Onur', [...SATAN, YETKI.iskontoOnay]);
  const bakan = await ac('Belgin', [YETKI.teklifGor]);
  const altinci = await ac('Altan', SATAN, [6]);
  const ilki = async (liste: string, anahtar?: string) =>
    (
      await s.db
        .selectFrom('tanim')
        .select('id')
        .where('liste', '=', liste)
        .$if(anahtar !== undefined, (x) => x.where('anahtar', '=', anahtar!))
        .orderBy('id')
        .executeTakeFirstOrThrow()
    ).id;
  const [yillikTur, egitimTur, gorusmeTur, neden] = [
    await ilki('lisansTur', 'yillik'),
    await ilki('egitimTur'),
    await ilki('gorusmeTur'),
    await ilki('ayrilmaNedenleri'),
  ];
  let sayi = 0;
  const yeniMusteri = async (): Promise<number> => {
    const m = {
      ...BOS_MUSTERI,
      Ad: `Müşteri${String.fromCodePoint(65 + (sayi++ % 26)).repeat(2)}`,
      Soyad: 'Ilgaz',
      ProjeIdler: [2],
    };
    return tamam(await s.call(musteri.musteriKaydet, { musteri: m, benzerleriGordum: true }, satan.token)).Id;
  };
  const musteriId = await yeniMusteri();
  const kaydet = (o: Partial<TeklifGirdisi['teklif']> = {}, kalemler: KalemGirdisi[] = [kalem()], kim = satan) =>
    s.call(oda.teklifKaydet, { teklif: { ...BOS_TEKLIF, MusteriId: musteriId, ...o }, kalemler }, kim.token);
  const taslak = async (o?: Partial<TeklifGirdisi['teklif']>, kalemler?: KalemGirdisi[], kim?: Oturumlu) => {
    const { Id, Surum } = tamam(await kaydet(o, kalemler, kim));
    return { Id, Surum };
  };
  const detay = async (Id: number, { token } = satan) => tamam(await s.call(oda.getTeklifDetay, { Id }, token));
  const surumu = async (Id: number) => (await detay(Id)).teklif.Surum;
  const durum = async (
    Id: number,
    Durum: Girdi<typeof oda.teklifDurumGuncelle>['Durum'],
    kim: Oturumlu = satan,
    o: Partial<Girdi<typeof oda.teklifDurumGuncelle>> = {},
  ) => s.call(oda.teklifDurumGuncelle, { Id, Surum: await surumu(Id), Durum, ...o }, kim.token);
  const gonder = async (Id: number, Eposta = '', kim: Oturumlu = satan) =>
    s.call(oda.teklifGonder, { Id, Surum: await surumu(Id), Eposta }, kim.token);
  /** A quote that was sent to the customer, and the secret of its link. */
  const gonderilen = async (o?: Partial<TeklifGirdisi['teklif']>, kalemler?: KalemGirdisi[]) => {
    const { Id } = await taslak(o, kalemler);
    const { Adres } = tamam(await gonder(Id));
    return { Id, kod: Adres.split('/').at(-1)! };
  };
  const revize = async (Id: number, kim: Oturumlu = satan) =>
    s.call(oda.teklifRevize, { Id, Surum: await surumu(Id) }, kim.token);
  /** Moves the clock, and keeps everybody signed in. */
  async function vakit(an: string) {
    s.saat.simdi = new Date(an);
    await s.db.updateTable('oturum').set({ baslama: s.saat.simdi, son_kullanim: s.saat.simdi }).execute();
  }
  return {
    satan,
    ikinci,
    onaylayan,
    bakan,
    altinci,
    musteriId,
    yillikTur,
    egitimTur,
    gorusmeTur,
    neden,
    ilki,
    yeniMusteri,
    kaydet,
    taslak,
    detay,
    surumu,
    durum,
    gonder,
    gonderilen,
    revize,
    vakit,
  };
}
