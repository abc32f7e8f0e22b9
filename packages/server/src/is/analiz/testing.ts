import { ANALIZ_ALANLARI } from '@masabasi/core/is/analiz/alanlar';
import { analiz as oda, type analiz as contract } from '@masabasi/core/is/analiz/contract';
import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';
import { tamam, type TestServer } from '../../testing/product.ts';
import { type Oturumlu, oturumlu } from '../../testing/walk.ts';

const [sayfa] = SAYFA.analiz;
const YOK = 2_000_000_000;

/** An analysis with only the required choices filled in. */
export const BOS_ANALIZ = {
  ...bosKayit(ANALIZ_ALANLARI),
  Id: 0,
  Surum: 0,
  ProjeId: 2,
  GereksinimKaynakId: 1,
  AnalizTurId: 1,
  AciliyetId: 1,
  Baslik: 'Analiz',
  Kriterler: [],
};

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  analizListe: { kim: 'oturum', sayfa },
  analizBul: { kim: 'oturum', sayfa, istek: { ara: 'kanarya' } },
  analizDetay: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  analizGeliri: { kim: 'oturum', sayfa: SAYFA.lisans[0], istek: { Id: YOK } },
  analizSurumleri: { kim: 'oturum', sayfa, istek: { Id: YOK } },
  kaynaginAnalizleri: { kim: 'oturum', sayfa, istek: { GorusmeId: YOK } },
  analizKaydet: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { analiz: BOS_ANALIZ } },
  analizUstlen: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK } },
  analizDurumGuncelle: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa,
    istek: { Id: YOK, Surum: 1, YeniDurum: 'analizde' },
  },
  kabulKaydet: { kim: 'yetki 1030', kazancsiz: 'kayit', sayfa, istek: { AnalizId: YOK, Surum: 1, Karar: 'kabul' } },
  analizDurumGeriAl: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { Id: YOK, Surum: 1 } },
  analizKaynakBagla: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa,
    istek: { Id: YOK, kaynak: { GorusmeId: YOK } },
  },
  analizKaynakKaldir: {
    kim: 'oturum',
    kazancsiz: 'kayit',
    sayfa,
    istek: { Id: YOK, kaynak: { GorusmeId: YOK } },
  },
  analizNotKaydet: { kim: 'oturum', kazancsiz: 'kayit', sayfa, istek: { AnalizId: YOK, Not: 'Soruldu.' } },
  analizAktar: { kim: 'yetki 1003', sayfa },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: {
    Id: 'analiz',
    AnalizId: 'analiz',
    'analizBul.idler': 'analiz',
    ProjeId: 'proje',
    KonuId: 'tanim',
    GereksinimKaynakId: 'tanim',
    YetkiliKisiId: 'tanim',
    AnalizTurId: 'tanim',
    AciliyetId: 'tanim',
    AnalistId: 'kisi',
    GorusmeId: 'gorusme',
    WebistekId: 'webistek',
    EskiId: 'hareket',
    YeniId: 'hareket',
  },
  kayitlar: { analiz: ANALIZ_ALANLARI },
  disarida: {
    'about a product; the audit says that it was done': [
      'analiz.acan_id',
      'analiz_kaynak.baglayan_id',
      'hareket_analiz.kisi_id',
    ],
  },
  urunSatirlari: {
    async analiz({ db, zaman, id, urunId, altinciId }) {
      await sql`insert into analiz (id, proje_id, gereksinim_kaynak_id, analiz_tur_id, aciliyet_id, baslik, ihtiyac, acan_id,
          analist_id, acilis_zamani, son_hareket)
        overriding system value
        select ${id}, ${urunId}, min(t.id) filter (where t.liste = 'gereksinimKaynak'),
          min(t.id) filter (where t.liste = 'analizTur'), min(t.id) filter (where t.liste = 'aciliyet'), 'Kanaryaanaliz',
          'Kanaryaihtiyaç', ${altinciId}, ${altinciId}, ${zaman}::timestamptz, ${zaman}::timestamptz from tanim t`.execute(
        db,
      );
      await sql`insert into hareket (nesne, nesne_id, zaman, kisi_id, tur, baslik)
        values ('analiz', ${id}, ${zaman}, ${altinciId}, 'not', 'Kanaryaanalizhareketi')`.execute(db);
      return { sozler: ['Kanaryaanaliz', 'Kanaryaihtiyaç', 'Kanaryaanalizhareketi'] };
    },
  },
  async kisiSatirlari({ db, kisiId, digerId, zaman, soz }) {
    const [yazilan, karari] = [soz('Yazılan analiz'), soz('Karar verilen analiz')];
    await sql`insert into analiz (proje_id, gereksinim_kaynak_id, analiz_tur_id, aciliyet_id, baslik, durum, acan_id,
        analist_id, kabul_eden_id, kabul_zamani, acilis_zamani, son_hareket)
      select 2, t.id, t.id, t.id, x.baslik, 'red', ${digerId}, x.analist, x.karar, ${zaman}::timestamptz,
        ${zaman}::timestamptz, ${zaman}::timestamptz
      from (select min(id) as id from tanim) t, (values (${yazilan}::text, ${kisiId}::int, ${digerId}::int),
        (${karari}::text, ${digerId}::int, ${kisiId}::int)) x (baslik, analist, karar)`.execute(db);
    return { analiz: [yazilan, karari] };
  },
  listeSatirlari: {
    // Analyses of several products and states, of two people and of nobody.
    async analiz({ db, zaman, kisiId, cinarId, adet, adlar }) {
      await sql`
        insert into analiz (proje_id, gereksinim_kaynak_id, analiz_tur_id, aciliyet_id, baslik, durum, acan_id, analist_id,
          efor, ertelenen_gun, acilis_zamani, son_hareket)
        select case when i % 5 = 0 then 6 else 2 end, t.id, t.id, o.id,
          (string_to_array(${adlar.join(' ')}, ' '))[1 + i % ${sql.lit(adlar.length)}],
          (array['analizbekliyor', 'kabulbekliyor', 'ertelendi'])[1 + i % 3], ${kisiId},
          case i % 3 when 1 then ${kisiId}::int when 2 then ${cinarId}::int end,
          case when i % 4 > 0 then i % 4 end, case when i % 3 = 2 then date '2027-01-01' end,
          ${zaman}::timestamptz, ${zaman}::timestamptz + i % 7 * interval '1 minute'
        from (select min(id) as id from tanim where liste = 'analizTur') t, generate_series(1, ${adet}::int) i
          join lateral (select id from tanim where liste = 'aciliyet' order by id offset i % 4 limit 1) o on true`.execute(
        db,
      );
      return {};
    },
  },
  anlam: { 'analiz.kabul_kriterleri': '[]', 'analiz.ertelenen_gun': null, 'analiz.kabul_zamani': null },
};

type Analiz = Girdi<typeof oda.analizKaydet>['analiz'];
type Kaynak = Girdi<typeof oda.analizKaydet>['kaynak'];

/** The fields that an analysis needs before it can be sent for a decision. */
export const TAMAMI = {
  Ihtiyac: 'Reçete ekranında ilaç adıyla aranamıyor.',
  CozumOnerisi: 'Ekrana arama kutusu eklenir.',
  Kriterler: [{ Id: 0, Metin: 'Üç harfle ilaç bulunur' }],
  Efor: 12.5,
};

/** The answer of a call as a word: done, the refusal, or the status. */
export const mesaj = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
  body.durum ? 'tamam' : status === 200 ? body.msg : status;

/** The start of tests of analyses: people of product 2, one person of product 6, and the usual calls. */
export async function analizAraclari(s: TestServer) {
  const departmanId = await s.departman('Analiz');
  const ac = (ad: string, projeler: number[], yetkiler: number[] = []) =>
    oturumlu(s, ad, { ad, departmanId, projeler, yetkiler });
  const destek = await ac('İsteyen', [2]);
  const analist = await ac('Analist', [2], [YETKI.kabulVer, YETKI.musteriDisaAktar]);
  const sorumlu = await ac('Sorumlu', [2], [YETKI.kabulVer, YETKI.isYonet]);
  const altinci = await ac('Başka Ürünlü', [6], [YETKI.kabulVer]);
  const ilki = async (liste: string) =>
    (await s.db.selectFrom('tanim').select('id').where('liste', '=', liste).orderBy('id').executeTakeFirstOrThrow()).id;
  const SECIM = {
    GereksinimKaynakId: await ilki('gereksinimKaynak'),
    AnalizTurId: await ilki('analizTur'),
    AciliyetId: await ilki('aciliyet'),
  };
  const kaydet = (o: Partial<Analiz>, kim: Oturumlu = destek, kaynak: Kaynak = null) =>
    s.call(
      oda.analizKaydet,
      { analiz: { ...BOS_ANALIZ, ...SECIM, Baslik: 'Reçetede arama', ...o }, kaynak },
      kim.token,
    );
  const acilan = async (o: Partial<Analiz> = {}, kim?: Oturumlu, kaynak?: Kaynak) =>
    tamam(await kaydet(o, kim, kaynak)).Id;
  const detay = async (Id: number, { token } = destek) => tamam(await s.call(oda.analizDetay, { Id }, token));
  const surumu = async (Id: number) => (await detay(Id)).analiz.Surum;
  const durum = async (
    Id: number,
    YeniDurum: Girdi<typeof oda.analizDurumGuncelle>['YeniDurum'],
    kim: Oturumlu = analist,
    Aciklama = '',
  ) => s.call(oda.analizDurumGuncelle, { Id, Surum: await surumu(Id), YeniDurum, Aciklama }, kim.token);
  const karar = async (
    Id: number,
    o: Omit<Girdi<typeof oda.kabulKaydet>, 'AnalizId' | 'Surum'>,
    kim: Oturumlu = sorumlu,
  ) => s.call(oda.kabulKaydet, { AnalizId: Id, Surum: await surumu(Id), ...o }, kim.token);
  /** An analysis that waits for a decision. */
  async function kabulBekleyen(o: Partial<Analiz> = {}) {
    const Id = await acilan({ ...TAMAMI, ...o });
    tamam(await durum(Id, 'analizde'));
    tamam(await durum(Id, 'kabulbekliyor'));
    return Id;
  }
  return { destek, analist, sorumlu, altinci, SECIM, kaydet, acilan, detay, surumu, durum, karar, kabulBekleyen };
}
