import { randomBytes } from 'node:crypto';
import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { kucuk } from '@masabasi/core/platform/text/metin';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { istanbulAni } from '@masabasi/core/platform/time/tarih';
import { TOPLANTI_ALANLARI } from '@masabasi/core/is/toplanti/alanlar';
import { toplanti as oda, type toplanti as contract } from '@masabasi/core/is/toplanti/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';
import { tamam, type TestServer } from '../../testing/product.ts';
import { type Oturumlu, oturumlu } from '../../testing/walk.ts';

const [sayfa] = SAYFA.toplanti;
const YOK = 2_000_000_000;
const ZAMAN = { Baslama_Zamani: '2026-12-01T07:00:00Z', Bitis_Zamani: '2026-12-01T08:00:00Z' };

/** A meeting with only the required choices filled in. */
export const BOS_TOPLANTI = {
  ...bosKayit(TOPLANTI_ALANLARI),
  Id: 0,
  Surum: 0,
  ToplantiTurId: 1,
  DuzenleyenId: 1,
  Konu: 'Toplantı',
  ...ZAMAN,
};

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  getToplantiList: { kim: 'oturum', sayfa },
  toplantiBul: { kim: 'oturum', sayfa, istek: { ara: 'kanarya' } },
  getpersonelList: { kim: 'oturum', sayfa },
  getToplantiGerekliList: { kim: 'oturum', sayfa },
  getToplantiKatilmciList: { kim: 'oturum', sayfa, istek: { ToplantiId: YOK } },
  getToplantiDetay: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  toplantiTakvimi: { kim: 'oturum', sayfa, istek: { ilk: '2026-11-01', son: '2026-11-30' } },
  toplantiUygunluk: { kim: 'oturum', sayfa, istek: { UserIdler: [], ...ZAMAN } },
  toplantiKaydet: { kim: 'oturum', kazancsiz: 'kendi', sayfa, istek: { toplanti: BOS_TOPLANTI, katilimcilar: [] } },
  toplantiKatilimciKaydet: {
    kim: 'oturum',
    kazancsiz: 'kendi',
    sayfa,
    istek: { katilimci: { KatilimciId: 0, ToplantiId: YOK, Surum: 1, Ad: 'Ece' } },
  },
  toplantiDurumGuncelle: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, Durum: 'yapiliyor' } },
  toplantiYanitla: { kim: 'oturum', kazancsiz: 'kendi', sayfa, istek: { Id: YOK, Yanit: 'katilacak' } },
  toplantiKararKaydet: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1, kararlar: [] } },
  toplantiKararKapat: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { KararId: YOK, Durum: 'bitti' } },
  toplantiEkYaz: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Metin: 'Ek' } },
  print_toplanti: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  getSeeLink: { kim: 'oturum', kazancsiz: 'kendi', sayfa, istek: { dr: YOK } },
  toplantiOdaList: { kim: 'yetki 1050', sayfa },
  toplantiOdaKaydet: {
    kim: 'yetki 1050',
    kazancsiz: 'kural',
    sayfa,
    istek: { oda: { Id: 0, Surum: 0, Ad: 'Salon', Kapasite: 8 } },
  },
  toplantiTercihKaydet: { kim: 'oturum', kazancsiz: 'kendi', sayfa, istek: { durumuDegistir: true } },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: {
    Id: 'toplanti',
    ToplantiId: 'toplanti',
    'toplantiBul.idler': 'toplanti',
    'toplantiOdaKaydet.Id': 'toplanti_oda',
    dr: 'toplanti',
    DosyaId: 'dosya',
    OdaId: 'toplanti_oda',
    KatilimciId: 'toplanti_katilimci',
    KararId: 'toplanti_karar',
    UserId: 'kisi',
    UserIdler: 'kisi',
    SunanId: 'kisi',
    SorumluId: 'kisi',
    DuzenleyenId: 'kisi',
    RaportorId: 'kisi',
    MusteriPersonelId: 'musteri_yetkili',
    MusteriId: 'musteri',
    ProjeId: 'proje',
    ToplantiTurId: 'tanim',
  },
  kayitlar: { toplanti: TOPLANTI_ALANLARI },
  disarida: {
    'about the meeting; its history and the audit say who did it': ['toplanti.acan_id', 'hareket_toplanti.kisi_id'],
    'an address that opens nothing after some minutes': ['toplanti_gorme.kisi_id'],
  },
  urunSatirlari: {
    async toplanti({ db, zaman, id, urunId, musteriId, altinciId }) {
      await sql`insert into toplanti (id, toplanti_tur_id, konu, proje_id, musteri_id, baslama_zamani, bitis_zamani,
          duzenleyen_id, acan_id, acilis_zamani, durum, tutanak)
        overriding system value
        select ${id}, min(t.id), 'Kanaryatoplantı', ${urunId}, ${musteriId}, ${zaman}::timestamptz,
          ${zaman}::timestamptz + interval '1 hour', ${altinciId}, ${altinciId}, ${zaman}::timestamptz, 'planlandi', 'Kanaryatutanak'
        from tanim t where t.liste = 'toplantiTur'`.execute(db);
      await sql`insert into toplanti_karar (toplanti_id, sira, metin) values (${id}, 0, 'Kanaryakarar')`.execute(db);
      await sql`insert into toplanti_katilimci (toplanti_id, ad) values (${id}, 'Kanaryakatılımcı')`.execute(db);
      await sql`insert into hareket (nesne, nesne_id, zaman, kisi_id, tur, baslik)
        values ('toplanti', ${id}, ${zaman}, ${altinciId}, 'davet', 'Kanaryatoplantıhareketi')`.execute(db);
      return {
        sozler: ['Kanaryatoplantı', 'Kanaryatutanak', 'Kanaryakarar', 'Kanaryakatılımcı', 'Kanaryatoplantıhareketi'],
      };
    },
  },
  musteriSatirlari: {
    'toplanti.musteri_id': ({ db, zaman, musteriId, kisiId, sira }) =>
      sql`insert into toplanti (toplanti_tur_id, konu, musteri_id, baslama_zamani, bitis_zamani, duzenleyen_id, acan_id,
          acilis_zamani)
        select min(t.id), 'Görüşme ' || ${sira}::text, ${musteriId}, ${zaman}::timestamptz, ${zaman}::timestamptz + interval '1 hour',
          ${kisiId}, ${kisiId}, ${zaman}::timestamptz from tanim t where t.liste = 'toplantiTur'`.execute(db),
  },
  async kisiSatirlari({ db, kisiId, digerId, zaman, soz }) {
    const [duzenlenen, raporu, onayi, cagrisi] = [
      soz('Düzenlenen toplantı'),
      soz('Raportörü olunan toplantı'),
      soz('Onaylanan tutanak'),
      soz('Çağrılan toplantı'),
    ];
    const [sorumlusu, kapattigi, eki] = [soz('Sorumlu karar'), soz('Kapatılan karar'), soz('Tutanak eki')];
    const { rows } = await sql<{ id: number; konu: string }>`
      insert into toplanti (toplanti_tur_id, konu, baslama_zamani, bitis_zamani, duzenleyen_id, raportor_id, acan_id,
        acilis_zamani, durum, onaylayan_id, onay_zamani, onay_ozeti)
      select (select min(id) from tanim where liste = 'toplantiTur'), x.konu, ${zaman}::timestamptz,
        ${zaman}::timestamptz + interval '1 hour', x.duzenleyen, x.raportor, ${digerId}, ${zaman}::timestamptz,
        case when x.onaylayan is null then 'yapildi' else 'onayli' end, x.onaylayan,
        case when x.onaylayan is null then null else ${zaman}::timestamptz end,
        case when x.onaylayan is null then null else sha256('t') end
      from (values (${duzenlenen}::text, ${kisiId}::int, null::int, null::int), (${raporu}, ${digerId}, ${kisiId}, null),
        (${onayi}, ${digerId}, null, ${kisiId}), (${cagrisi}, ${digerId}, null, null)) x (konu, duzenleyen, raportor, onaylayan)
      returning id, konu`.execute(db);
    const id = rows.find((r) => r.konu === cagrisi)!.id;
    await sql`insert into toplanti_katilimci (toplanti_id, kisi_id, ad) values (${id}, ${kisiId}, 'Katılımcı')`.execute(
      db,
    );
    await sql`insert into toplanti_karar (toplanti_id, sira, metin, sorumlu_id) values (${id}, 0, ${sorumlusu}, ${kisiId})`.execute(
      db,
    );
    await sql`insert into toplanti_karar (toplanti_id, sira, metin, durum, kapanis_zamani, kapatan_id)
      values (${id}, 1, ${kapattigi}, 'bitti', ${zaman}::timestamptz, ${kisiId})`.execute(db);
    await sql`insert into toplanti_ek (toplanti_id, metin, kisi_id, zaman, ozet)
      values (${id}, ${eki}, ${kisiId}, ${zaman}::timestamptz, sha256('e'))`.execute(db);
    await sql`insert into toplanti_tercihi (kisi_id, durumu_degistir) values (${kisiId}, true)
      on conflict (kisi_id) do nothing`.execute(db);
    return {
      toplanti: [duzenlenen, raporu, onayi],
      toplanti_katilimci: [cagrisi],
      toplanti_karar: [sorumlusu, kapattigi],
      toplanti_ek: [eki],
      toplanti_tercihi: ['Evet'],
    };
  },
  listeSatirlari: {
    // Meetings of several products, states and people.
    async toplanti({ db, zaman, kisiId, cinarId, adet, adlar }) {
      await sql`
        insert into toplanti (toplanti_tur_id, konu, proje_id, baslama_zamani, bitis_zamani, duzenleyen_id, acan_id,
          acilis_zamani, durum)
        select (select id from tanim where liste = 'toplantiTur' order by id offset i % 4 limit 1),
          (string_to_array(${adlar.join(' ')}, ' '))[1 + i % ${sql.lit(adlar.length)}], case when i % 5 = 0 then 6 else 2 end,
          ${zaman}::timestamptz + (i % 7 - 3) * interval '1 day', ${zaman}::timestamptz + (i % 7 - 3) * interval '1 day' + interval '1 hour',
          case when i % 2 = 0 then ${kisiId}::int else ${cinarId}::int end, ${kisiId}, ${zaman}::timestamptz,
          (array['taslak', 'planlandi', 'yapildi'])[1 + i % 3]
        from generate_series(1, ${adet}::int) i`.execute(db);
      // The person with product 2 only is invited to meetings of product 2.
      await sql`insert into toplanti_katilimci (toplanti_id, kisi_id, ad)
        select t.id, k.id, k.ad from toplanti t, kisi k where t.proje_id = 2 and k.kullanici_anahtari = 'ikinci'`.execute(
        db,
      );
      return {};
    },
  },
  anlam: {
    'toplanti.link': null,
    'toplanti.gundem': '[]',
    'toplanti.iptal_nedeni': null,
    'toplanti.tekrar_kural': null,
    'toplanti.seri_ani': null,
    'toplanti.ust_id': null,
    'toplanti.ics_sira': 0,
    'toplanti.zaman_sira': 0,
    'toplanti.onaylayan_id': null,
    'toplanti.onay_zamani': null,
    'toplanti.onay_ozeti': null,
    'toplanti.baslama_zamani': '2026-11-20T09:00:00Z',
    'toplanti.bitis_zamani': '2026-11-20T10:00:00Z',
    'toplanti_ek.ozet': () => randomBytes(32),
    'toplanti_gorme.ozet': () => randomBytes(32),
    'toplanti_katilimci.yanit_zamani': null,
    'toplanti_katilimci.yanit_yolu': null,
    'toplanti_karar.kapanis_zamani': null,
    'toplanti_karar.kapatan_id': null,
  },
};

export type ToplantiGirdisi = Girdi<typeof oda.toplantiKaydet>;

/** The answer of a call as a word: done, the refusal, or the status. */
export const sozu = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
  body.durum ? 'tamam' : status === 200 ? body.msg : status;

/** The start of tests of meetings: people, a room, and the usual calls. */
export async function toplantiAraclari(s: TestServer) {
  const departmanId = await s.departman('Toplantı');
  const ac = (ad: string, o: { yetkiler?: number[]; eposta?: string; projeler?: number[] } = {}) =>
    oturumlu(s, ad, { ad, departmanId, projeler: [2], eposta: `${kucuk(ad)}@firma.com`, ...o });
  const duzenleyen = await ac('Derya');
  const raportor = await ac('Rana');
  const katilan = await ac('Kaan');
  const baskasi = await ac('Banu');
  const yonetici = await ac('Yaman', { yetkiler: [YETKI.toplantiYonet] });
  const { id: turId } = await s.db
    .selectFrom('tanim')
    .select('id')
    .where('liste', '=', 'toplantiTur')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const salon = await s.db
    .insertInto('toplanti_oda')
    .values({ ad: 'Mavi Salon', kapasite: 4, erisim: '2. kat' })
    .returning('id')
    .executeTakeFirstOrThrow();
  let gun = 0;
  /** Hours of a working day that is still free. */
  const saatinde = (bas = '10:00', bit = '11:00', bugun?: string) => {
    const secilen = bugun ?? new Date(Date.UTC(2026, 11, 7 + 7 * gun++)).toISOString().slice(0, 10);
    return {
      Baslama_Zamani: new Date(istanbulAni(secilen, bas)).toISOString(),
      Bitis_Zamani: new Date(istanbulAni(secilen, bit)).toISOString(),
    };
  };
  const kisi = ({ Id }: Oturumlu) => ({ KatilimciId: 0, UserId: Id });
  const kaydet = (
    o: Partial<ToplantiGirdisi['toplanti']>,
    kalan: Partial<Omit<ToplantiGirdisi, 'toplanti'>> = {},
    kim: Oturumlu = duzenleyen,
  ) =>
    s.call(
      oda.toplantiKaydet,
      {
        toplanti: { ...BOS_TOPLANTI, ToplantiTurId: turId, DuzenleyenId: duzenleyen.Id, ...o },
        katilimcilar: [kisi(katilan)],
        ...kalan,
      },
      kim.token,
    );
  const acilan = async (
    o: Partial<ToplantiGirdisi['toplanti']> = {},
    kalan?: Partial<Omit<ToplantiGirdisi, 'toplanti'>>,
  ) => tamam(await kaydet({ ...saatinde(), ...o }, { uyarilariGordum: true, ...kalan })).Id;
  const detay = async (Id: number, { token } = duzenleyen) => tamam(await s.call(oda.getToplantiDetay, { Id }, token));
  const durum = async (
    Id: number,
    Durum: Girdi<typeof oda.toplantiDurumGuncelle>['Durum'],
    o: Partial<Girdi<typeof oda.toplantiDurumGuncelle>> = {},
    kim: Oturumlu = duzenleyen,
  ) =>
    s.call(
      oda.toplantiDurumGuncelle,
      { Id, Surum: (await detay(Id)).toplanti.Surum, Durum, erkenGordum: true, ...o },
      kim.token,
    );
  /** A planned meeting, and a held one. */
  const planli = (o: Partial<ToplantiGirdisi['toplanti']> = {}, kalan?: Partial<Omit<ToplantiGirdisi, 'toplanti'>>) =>
    acilan(o, { davetEt: true, ...kalan });
  async function yapilan(
    o: Partial<ToplantiGirdisi['toplanti']> = {},
    kalan?: Partial<Omit<ToplantiGirdisi, 'toplanti'>>,
  ) {
    const Id = await planli({ RaportorId: raportor.Id, ...o }, kalan);
    tamam(await durum(Id, 'yapiliyor'));
    tamam(await durum(Id, 'yapildi'));
    return Id;
  }
  return {
    duzenleyen,
    raportor,
    katilan,
    baskasi,
    yonetici,
    turId,
    odaId: salon.id,
    saatinde,
    kisi,
    kaydet,
    acilan,
    detay,
    durum,
    planli,
    yapilan,
  };
}
