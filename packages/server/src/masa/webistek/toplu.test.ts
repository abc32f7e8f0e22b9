import { randomBytes } from 'node:crypto';
import { TOPLU_METNI } from '@masabasi/core/platform/list/toplu';
import { webistek as oda } from '@masabasi/core/masa/webistek/contract';
import { takipKodu, type WebistekDurumu } from '@masabasi/core/masa/webistek/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumlu, type Oturumlu } from '../../testing/walk.ts';

/** Web requests, several at once. */

let s: TestServer;
let ayse: Oturumlu;
let bora: Oturumlu;

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Destek');
  const ac = (ad: string, yetkiler: number[] = []) => oturumlu(s, ad, { ad, departmanId, projeler: [2], yetkiler });
  [ayse, bora] = await Promise.all([ac('Ayşe', [YETKI.musteriDisaAktar]), ac('Bora')]);
});
afterAll(() => s.kapat());

interface Istek {
  readonly Id: number;
  readonly Surum: number;
  readonly TakipKodu: string;
}

/** A request in the database; by default it waits and has our product. */
async function istek(o: { durum?: WebistekDurumu; kim?: Oturumlu; urun?: number; ad?: string } = {}): Promise<Istek> {
  const kod = takipKodu(randomBytes(32));
  const { id, surum } = await s.db
    .insertInto('webistek')
    .values({
      takip_kodu: kod,
      soru_ozeti: randomBytes(32),
      ad_soyad: o.ad ?? 'Ece Ar',
      kurum: '',
      musteri_no: '',
      telefon: '05321112233',
      eposta: '',
      proje_id: o.urun ?? 2,
      aciklama: 'Fiş yazdıramıyorum, yardım eder misiniz?',
      kaynak: '',
      durum: o.durum ?? 'yeni',
      musteri_id: null,
      atanan_id: o.kim?.Id ?? null,
      red_neden: null,
      asil_id: null,
      zaman: s.saat.simdi,
    })
    .returning(['id', 'surum'])
    .executeTakeFirstOrThrow();
  return { Id: id, Surum: surum, TakipKodu: kod };
}
const secilen = (bunlar: readonly Istek[]) => bunlar.map(({ Id, Surum }) => ({ Id, Surum }));
const ustlen = async (bunlar: readonly Istek[], kim = ayse) =>
  tamam(await s.call(oda.webistekTopluUstlen, { istekler: secilen(bunlar) }, kim.token)).sonuclar;
const gecir = async (bunlar: readonly Istek[], form: { Durum: string; Aciklama?: string }, kim = ayse) =>
  tamam(await s.call(oda.webistekTopluDurum, { istekler: secilen(bunlar), ...form } as never, kim.token)).sonuclar;
const halleri = async (bunlar: readonly Istek[]) =>
  Promise.all(
    bunlar.map(async ({ Id }) => {
      const w = await s.db
        .selectFrom('webistek')
        .select(['durum', 'atanan_id'])
        .where('id', '=', Id)
        .executeTakeFirstOrThrow();
      return [w.durum, w.atanan_id];
    }),
  );
const gecmisi = async ({ Id }: Istek) =>
  s.db.selectFrom('hareket').selectAll().where('nesne', '=', 'webistek').where('nesne_id', '=', Id).execute();
/** Audit entries of these requests, in their own words. */
const denetimi = async (bunlar: readonly Istek[]) =>
  (
    await s.db
      .selectFrom('denetim')
      .select('eylem')
      .where('nesne', '=', 'webistek')
      .where(
        'nesne_id',
        'in',
        bunlar.map((w) => w.Id),
      )
      .execute()
  ).map((d) => d.eylem);
const BASKASININ = 'Bu isteği siz incelemiyorsunuz; önce üstleniniz.';

describe('several requests are taken', () => {
  test('if possible; the others come with a reason, and hidden ones are missing', async () => {
    const bunlar = [
      await istek(),
      await istek({ durum: 'incelemede', kim: ayse }),
      await istek({ durum: 'incelemede', kim: bora }),
      await istek({ durum: 'spam' }),
      await istek({ durum: 'yanitlandi', kim: bora }),
      await istek({ urun: 6 }),
    ];
    const eski = { ...(await istek()), Surum: 7 };
    const yok = { ...eski, Id: 2_000_000_000 };
    const sonuclar = await ustlen([...bunlar, eski, yok, bunlar[0]!]);
    expect(sonuclar.map((x) => x.Neden)).toEqual([
      null,
      'Bu isteği zaten siz inceliyorsunuz.',
      'Bu isteği Bora Deneme inceliyor; kendi penceresinden üstlenebilirsiniz.',
      'Bu istek elenmiş; incelemeye ‘Yeniden İncele’ ile alınır.',
      '‘Yanıtlandı’ durumundaki bir istek sonuçlanmıştır, durumu değişmez.',
      TOPLU_METNI.yok('istek'),
      TOPLU_METNI.degisti,
      TOPLU_METNI.yok('istek'),
    ]);
    expect(await halleri(bunlar)).toEqual([
      ['incelemede', ayse.Id],
      ['incelemede', ayse.Id],
      ['incelemede', bora.Id],
      ['spam', null],
      ['yanitlandi', bora.Id],
      ['yeni', null],
    ]);
    expect(await gecmisi(bunlar[2]!)).toEqual([]);
    expect(await denetimi(bunlar)).toEqual(['webistekUstlen']);
    // The same request sent again takes nothing twice.
    expect((await ustlen(bunlar)).filter((x) => x.Neden === null)).toEqual([]);
    expect(await gecmisi(bunlar[0]!)).toHaveLength(1);
    // A single act with the window open takes a colleague's request, and the history names the colleague.
    tamam(await s.call(oda.webistekUstlen, { Id: bunlar[2]!.Id }, ayse.token));
    expect((await gecmisi(bunlar[2]!))[0]).toMatchObject({ tur: 'ustlenildi', aciklama: 'Bora Deneme inceliyordu.' });
  });

  test('by one of two people who ask for twenty at once', async () => {
    const bunlar: Istek[] = [];
    for (let i = 0; i < 20; i++) bunlar.push(await istek());
    const cevaplar = await Promise.all([
      ustlen(bunlar, ayse),
      ustlen(bunlar.toReversed(), bora),
      ustlen(bunlar, bora),
      ustlen(bunlar.toReversed(), ayse),
    ]);
    const alinan = cevaplar.flat().filter((x) => x.Neden === null);
    expect(alinan.map((x) => x.Id).toSorted((a, b) => a - b)).toEqual(bunlar.map((w) => w.Id));
    const kalan = cevaplar.flat().filter((x) => x.Neden !== null);
    expect(new Set(kalan.map((x) => x.Neden))).toEqual(new Set([TOPLU_METNI.degisti]));
    for (const [i, [durum, kim]] of (await halleri(bunlar)).entries()) {
      expect([durum, [ayse.Id, bora.Id].includes(Number(kim))]).toEqual(['incelemede', true]);
      expect(await gecmisi(bunlar[i]!)).toHaveLength(1);
    }
  });

  test('one at least, two hundred at most', async () => {
    const iste = (adet: number) =>
      s.call(
        oda.webistekTopluUstlen,
        { istekler: Array.from({ length: adet }, (_, i) => ({ Id: 1_900_000_000 + i, Surum: 1 })) },
        ayse.token,
      );
    expect((await iste(0)).body).toMatchObject({ msg: "'istekler' alanı: en az bir istek içermeli." });
    expect((await iste(201)).body).toMatchObject({ msg: "'istekler' alanı: en fazla 200 istek içerebilir." });
    const { sonuclar } = tamam((await iste(200)) as never) as { sonuclar: { Neden: string }[] };
    expect(sonuclar.every((x) => x.Neden === TOPLU_METNI.yok('istek'))).toBe(true);
  });
});

describe('several requests go to a state', () => {
  test('refused with one reason that all requesters read', async () => {
    const bunlar = [
      await istek({ durum: 'incelemede', kim: ayse }),
      await istek({ durum: 'incelemede', kim: bora }),
      await istek(),
      await istek({ durum: 'incelemede', kim: ayse }),
    ];
    const kisa = await gecir([bunlar[0]!], { Durum: 'reddedildi', Aciklama: 'kısa' });
    expect(kisa[0]!.Neden).toBe('Müşterinin okuyacağı nedeni en az 10 karakterle yazınız.');
    const Aciklama = 'Bu ürünü artık desteklemiyoruz.';
    expect((await gecir(bunlar, { Durum: 'reddedildi', Aciklama })).map((x) => x.Neden)).toEqual([
      null,
      BASKASININ,
      expect.stringMatching(/^‘Yeni’ durumundan ‘Reddedildi’ durumuna geçilemez\. /),
      null,
    ]);
    expect((await halleri(bunlar)).map(([durum]) => durum)).toEqual(['reddedildi', 'incelemede', 'yeni', 'reddedildi']);
    for (const w of [bunlar[0]!, bunlar[3]!])
      expect(tamam(await s.call(oda.webistekTakip, { TakipKodu: w.TakipKodu }))).toMatchObject({
        Durum: 'Kapatıldı',
        yanitlar: [{ Metin: Aciklama }],
      });
    expect(tamam(await s.call(oda.webistekTakip, { TakipKodu: bunlar[1]!.TakipKodu })).yanitlar).toEqual([]);
    expect(await denetimi(bunlar)).toEqual(['webistekDurumGuncelle', 'webistekDurumGuncelle']);
  });

  test('put aside and fetched back, except settled ones and ones that a colleague changed', async () => {
    const bunlar = [
      await istek(),
      await istek({ durum: 'aktarildi', kim: ayse }),
      await istek({ durum: 'spam', kim: ayse }),
      await istek(),
    ];
    const spam = await gecir(bunlar, { Durum: 'spam' });
    expect(spam.map((x) => x.Neden === null)).toEqual([true, false, false, true]);
    expect(spam[1]!.Neden).toBe('‘Görüşmeye Aktarıldı’ durumundaki bir istek sonuçlanmıştır, durumu değişmez.');
    // The old version.
    expect((await gecir([bunlar[0]!], { Durum: 'incelemede' }, bora))[0]!.Neden).toBe(TOPLU_METNI.degisti);
    const simdiki = bunlar.map((w, i) => ({ ...w, Surum: w.Surum + (i === 0 || i === 3 ? 1 : 0) }));
    const geri = await gecir(simdiki, { Durum: 'incelemede' }, bora);
    expect(geri.map((x) => x.Neden === null)).toEqual([true, false, true, true]);
    expect(await halleri(bunlar)).toEqual([
      ['incelemede', bora.Id],
      ['aktarildi', ayse.Id],
      ['incelemede', bora.Id],
      ['incelemede', bora.Id],
    ]);
    // A waiting request is taken, not reviewed again.
    expect((await gecir([await istek()], { Durum: 'incelemede' }))[0]!.Neden).toBe(
      '‘İncelemede’ durumuna ‘Üstlen’ işlemiyle geçilir.',
    );
  });

  test('once each, when two people sort the same ones at once', async () => {
    const bunlar: Istek[] = [];
    for (let i = 0; i < 8; i++) bunlar.push(await istek());
    const [aldi, eledi] = await Promise.all([
      ustlen(bunlar, ayse),
      gecir(bunlar.toReversed(), { Durum: 'spam' }, bora),
    ]);
    for (const [i, w] of bunlar.entries()) {
      expect([aldi[i]!.Neden, eledi[i]!.Neden].filter((n) => n === null)).toHaveLength(1);
      expect(await gecmisi(w)).toHaveLength(1);
    }
  });

  test('from a limited choice: a repetition is named for a single request only', async () => {
    const cevap = await s.call(
      oda.webistekTopluDurum,
      { istekler: [{ Id: 1, Surum: 1 }], Durum: 'mukerrer' } as never,
      ayse.token,
    );
    expect([cevap.status, cevap.body]).toMatchObject([
      400,
      { msg: "'Durum' alanı: isteklerin birlikte geçtiği bir durum değil." },
    ]);
  });
});

describe('as a spreadsheet', () => {
  const aktar = async (o: object) => {
    const { basefile, dosyaAdi } = tamam(await s.call(oda.webistekAktar, o, ayse.token));
    const [sayfa] = await readXlsxFile(Buffer.from(basefile, 'base64'));
    return { dosyaAdi, satirlar: sayfa!.data };
  };

  test('has the list’s result or the chosen rows, and nothing hidden', async () => {
    const ad = 'Dökümü İstenen';
    const [ilk, ikinci, baska] = [await istek({ ad }), await istek({ ad }), await istek({ ad, urun: 6 })];
    const hepsi = await aktar({ ara: ad, sirala: [{ alan: 'No', yon: 'artan' }] });
    expect(hepsi.dosyaAdi).toMatch(/^Web İstekleri \d{4}-\d\d-\d\d\.xlsx$/);
    expect(hepsi.satirlar[0]?.slice(0, 5)).toEqual(['No', 'Geldi', 'Kimden', 'Kurum', 'Telefon']);
    const { webisteklist } = tamam(await s.call(oda.getWebistekList, { ara: ad }, ayse.token));
    const no = (w: Istek) => webisteklist.find((x) => x.Id === w.Id)!.No;
    expect(hepsi.satirlar.slice(1).map((x) => x[0])).toEqual([no(ilk), no(ikinci)]);
    expect(hepsi.satirlar[1]).toContain('Fiş yazdıramıyorum, yardım eder misiniz?');
    const secili = await aktar({ Idler: [ikinci.Id, baska.Id] });
    expect(secili.satirlar.slice(1).map((x) => x[0])).toEqual([no(ikinci)]);
    const sonu = await s.db
      .selectFrom('denetim')
      .select('yeni')
      .where('eylem', '=', 'webistekAktar')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(sonu.yeni).toMatchObject({ adet: 1 });
    expect(JSON.stringify(sonu.yeni)).not.toContain(ad);
  });

  test('keeps a text that begins like a formula as text', async () => {
    const ad = '=HYPERLINK("https://kotu.example";"Aç")';
    const w = await istek({ ad });
    expect((await aktar({ Idler: [w.Id] })).satirlar[1]?.[2]).toBe(ad);
  });

  test('needs the right to export customers', async () => {
    expect((await s.call(oda.webistekAktar, {}, bora.token)).status).toBe(403);
  });
});

test('a settled request keeps its customer', async () => {
  for (const durum of ['yanitlandi', 'gelistirme', 'spam'] as const) {
    const { Id, Surum } = await istek({ durum, kim: ayse });
    const { body } = await s.call(oda.webistekKaydet, { webistek: { Id, Surum, MusteriId: null } }, ayse.token);
    expect([durum, body]).toEqual([durum, { durum: false, msg: 'İstek sonuçlanmış; müşterisi değişmez.' }]);
  }
});
