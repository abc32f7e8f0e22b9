import { anket as oda } from '@masabasi/core/masa/anket/contract';
import type { AnketSorusu } from '@masabasi/core/masa/anket/rules';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { tanim } from '@masabasi/core/platform/tanim/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';
import * as q from './queries.ts';
import { BOS_ANKET, BOS_SORU } from './testing.ts';

/** Surveys: settings, drafts, and versions that never change. */

let s: TestServer;
/** Works with product 2 only; the other one with product 6. */
let ikinci: string;
let altinci: string;
let yazanId: number;

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  const kisi = (ad: string, proje: number) =>
    s.kisi(ad, { ad, soyad: 'Yazan', projeler: [proje], yetkiler: [YETKI.anketYonet, YETKI.tanimYonet] });
  yazanId = await kisi('ikinci', 2);
  ikinci = await oturumVer(s, yazanId);
  altinci = await oturumVer(s, await kisi('altinci', 6));
});
afterAll(() => s?.kapat());

type Form = Girdi<typeof oda.anketKaydet>['anket'];
let sayac = 0;
const kaydet = (o: Partial<Form>, token = ikinci) => s.call(oda.anketKaydet, { anket: { ...BOS_ANKET, ...o } }, token);
const ekle = async (o: Partial<Form> = {}, token = ikinci) => {
  const { Id, Surum } = tamam(await kaydet({ Ad: `Anket ${++sayac}`, ...o }, token));
  return { Id, Surum };
};
const detay = async (Id: number, token = ikinci) => tamam(await s.call(oda.anketDetay, { Id }, token));
type Yazilan = Girdi<typeof oda.anketYayinla>['Sorular'];
const govde = (Sorular: readonly AnketSorusu[]): Yazilan => Sorular.map((x) => ({ ...x, Cevaplar: [...x.Cevaplar] }));
const yayinla = (a: { Id: number; Surum: number }, Sorular: readonly AnketSorusu[], token = ikinci) =>
  s.call(oda.anketYayinla, { ...a, Sorular: govde(Sorular) }, token);
const taslakKaydet = (a: { Id: number; Surum: number }, Sorular: readonly AnketSorusu[], token = ikinci) =>
  s.call(oda.anketTaslakYaz, { ...a, Sorular: govde(Sorular) }, token);
const cumle = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
  body.durum ? 'oldu' : status === 200 ? body.msg : `${status}`;
const durumlari = (cevaplar: readonly { readonly status: number }[]) =>
  cevaplar.map((r) => r.status).toSorted((a, b) => a - b);
const liste = async (Liste: 'memnuniyetSoru' | 'memnuniyetCevap', ustler: readonly number[]) =>
  tamam(await s.call(tanim.tanimList, { Liste }, ikinci))
    .tanimlist.filter((t) => ustler.includes(t.UstId!))
    .map((t) => [t.Ad, t.Aktif]);

/** Rating; if bad, the reason; if another reason, its words. */
const DALLI: readonly AnketSorusu[] = [
  { ...BOS_SORU, Id: -1, Soru: ' Memnun   kaldınız mı? ', Zorunlu: true },
  {
    ...BOS_SORU,
    Id: -2,
    Soru: 'Neden?',
    Tip: 2,
    Cevaplar: [
      { Id: -21, Ad: 'Uzun sürdü', Puan: 20 },
      { Id: -22, Ad: 'Diğer', Puan: null },
    ],
    KosulSoruId: -1,
    KosulEnAz: 1,
    KosulEnCok: 2,
  },
  { ...BOS_SORU, Id: -3, Soru: 'Yazar mısınız?', Tip: 4, KosulSoruId: -2, KosulCevapId: -22 },
];
const DALLI_TEMEL = [BOS_SORU];

describe('the settings of a survey', () => {
  test('are kept, and everybody else reads them in the list', async () => {
    const a = await ekle({
      Ad: '  Destek   sonrası ',
      Olay: 'gorusme',
      ProjeId: 2,
      Esik: 40,
      Giris: ' Merhaba ',
      Betik: 'İyi günler',
    });
    const { anket, Sorular, Yayindaki, surumler } = await detay(a.Id);
    expect(anket).toMatchObject({
      Ad: 'Destek sonrası',
      Olay: 'gorusme',
      ProjeId: 2,
      Esik: 40,
      Giris: 'Merhaba',
      YayinNo: null,
      Taslak: true,
      Yanit: 0,
      SoruSayisi: 0,
    });
    expect([Sorular, Yayindaki, surumler]).toEqual([[], null, []]);
    const gerekli = async () =>
      tamam(await s.call(tanim.getGerekli, {}, ikinci)).memnuniyetTur.filter((t) => t.Id === a.Id);
    expect(await gerekli()).toMatchObject([{ Ad: 'Destek sonrası', ProjeId: 2 }]);
    expect(cumle(await kaydet({ ...a, Ad: 'Destek', ProjeId: 2, Aktif: 0 }))).toBe('oldu');
    expect((await detay(a.Id)).anket).toMatchObject({ Ad: 'Destek', Aktif: 0, Olay: null, Surum: 2 });
    expect(await gerekli()).toEqual([]);
  });

  test('with an error are refused with a sentence', async () => {
    const a = await ekle({ Ad: 'Eğitim Anketi' });
    const kapali = await ekle({ Ad: 'Kapalı' });
    await kaydet({ ...kapali, Ad: 'Kapalı', Aktif: 0 });
    for (const [o, msg] of [
      [{ Ad: 'eğitim anketi' }, '‘Eğitim Anketi’ adında bir anket var.'],
      [{ Ad: 'KAPALI' }, '‘Kapalı’ adında bir anket var; kullanımdan kaldırılmış, yeniden açabilirsiniz.'],
      [{ ...a, Ad: 'Kapalı' }, '‘Kapalı’ adında bir anket var; kullanımdan kaldırılmış, yeniden açabilirsiniz.'],
      [{ Ad: 'Başka', ProjeId: 6 }, 'Seçtiğiniz ürün, ürünleriniz arasında yok.'],
      [{ Ad: ' ' }, '400'],
      [{ Ad: 'Başka', GecerlilikGun: 0 }, '400'],
      [{ Ad: 'Başka', Esik: 101 }, '400'],
      [{ Id: 2_000_000, Ad: 'Başka' }, '404'],
    ] satisfies [Partial<Form>, string][])
      expect([o, cumle(await kaydet(o))]).toEqual([o, msg]);
  });

  test('are changed by one of two who save at once', async () => {
    const a = await ekle();
    const sonuclar = await Promise.all([kaydet({ ...a, Ad: 'Bir' }), kaydet({ ...a, Ad: 'İki' })]);
    expect(durumlari(sonuclar)).toEqual([200, 409]);
  });

  test('of another product’s survey are hidden', async () => {
    const a = await ekle({ ProjeId: 6 }, altinci);
    expect(tamam(await yayinla(a, DALLI_TEMEL, altinci)).No).toBe(1);
    const goren = tamam(await s.call(oda.anketListesi, {}, ikinci)).anketler.map((x) => x.Id);
    expect(goren).not.toContain(a.Id);
    const surum = { Id: a.Id, Surum: 2 };
    expect([
      (await s.call(oda.anketDetay, { Id: a.Id }, ikinci)).status,
      (await s.call(oda.anketSurumOku, { Id: a.Id, No: 1 }, ikinci)).status,
      (await kaydet({ ...surum, Ad: 'Benim' })).status,
      (await taslakKaydet(surum, DALLI)).status,
      (await yayinla(surum, DALLI)).status,
    ]).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('a draft', () => {
  test('is kept as it is, half written, and asked of nobody', async () => {
    const a = await ekle();
    const yarim = [{ ...BOS_SORU, Soru: '' }, DALLI[1]!];
    expect(tamam(await taslakKaydet(a, yarim))).toMatchObject({ Surum: 2, Taslak: true });
    const { Sorular, Yayindaki } = await detay(a.Id);
    expect([Sorular.map((x) => [x.Id, x.Soru]), Yayindaki]).toEqual([
      [
        [-1, ''],
        [-2, 'Neden?'],
      ],
      null,
    ]);
    expect(await liste('memnuniyetSoru', [a.Id])).toEqual([]);
  });

  test('equal to the published version is none', async () => {
    const a = await ekle();
    const { Surum } = tamam(await yayinla(a, DALLI));
    const { Sorular } = await detay(a.Id);
    const baska = Sorular.with(0, { ...Sorular[0]!, Agirlik: 2.5 });
    expect(tamam(await taslakKaydet({ Id: a.Id, Surum }, baska))).toMatchObject({ Taslak: true });
    expect((await detay(a.Id)).anket).toMatchObject({ Taslak: true, YayinNo: 1 });
    expect(tamam(await taslakKaydet({ Id: a.Id, Surum: Surum + 1 }, Sorular))).toMatchObject({ Taslak: false });
    expect((await detay(a.Id)).anket).toMatchObject({ Taslak: false });
  });

  test('holds no question of another survey, none twice, and none with another kind than before', async () => {
    const a = await ekle();
    const b = await ekle();
    tamam(await yayinla(a, DALLI));
    tamam(await yayinla(b, DALLI));
    const [onun] = (await detay(b.Id)).Sorular;
    const [bir, iki] = (await detay(a.Id)).Sorular;
    const yabanci =
      'Ankette bu anketin olmayan ya da iki kez yazılmış bir soru veya seçenek var. Sayfayı güncelleyip yeniden deneyiniz.';
    const surum = { Id: a.Id, Surum: 2 };
    for (const [sorular, msg] of [
      [[onun!], yabanci],
      [[BOS_SORU, BOS_SORU], yabanci],
      [[{ ...iki!, Cevaplar: [iki!.Cevaplar[0]!, iki!.Cevaplar[0]!], KosulSoruId: null }], yabanci],
      [[{ ...BOS_SORU, Tip: 2, Cevaplar: iki!.Cevaplar }], yabanci],
      [
        [{ ...bir!, Tip: 5 }],
        '‘Memnun kaldınız mı?’ sorusu yayınlandı; türü değişmez. Yerine yeni bir soru ekleyiniz.',
      ],
    ] satisfies [AnketSorusu[], string][]) {
      expect(cumle(await taslakKaydet(surum, sorular))).toBe(msg);
      if (msg !== yabanci) expect(cumle(await yayinla(surum, sorular))).toBe(msg);
    }
    expect((await detay(a.Id)).anket.Surum).toBe(2);
  });

  test('is refused after another person changed it meanwhile', async () => {
    const a = await ekle();
    expect((await taslakKaydet(a, DALLI)).status).toBe(200);
    const sonraki = await taslakKaydet(a, []);
    expect([sonraki.status, sonraki.body]).toMatchObject([409, { guncel: { Surum: 2 } }]);
    expect((await detay(a.Id)).Sorular).toHaveLength(3);
  });
});

describe('publishing', () => {
  test('freezes the questions, and gives each a number in the lists for ever', async () => {
    const a = await ekle();
    expect(tamam(await yayinla(a, DALLI))).toMatchObject({ No: 1, Surum: 2 });
    const { anket, Sorular, Yayindaki, YayinliIdler, surumler } = await detay(a.Id);
    expect(anket).toMatchObject({ YayinNo: 1, Taslak: false, SoruSayisi: 3 });
    expect(Yayindaki).toEqual(Sorular);
    expect(YayinliIdler).toEqual(Sorular.map((x) => x.Id));
    expect(surumler).toMatchObject([{ No: 1, Kisi: 'ikinci Yazan', SoruSayisi: 3, Yanit: 0 }]);
    const [bir, iki, uc] = Sorular;
    expect(Sorular.every((x) => x.Id > 0 && x.Cevaplar.every((c) => c.Id > 0))).toBe(true);
    expect(bir!.Soru).toBe('Memnun kaldınız mı?');
    expect([iki!.KosulSoruId, uc!.KosulSoruId, uc!.KosulCevapId]).toEqual([bir!.Id, iki!.Id, iki!.Cevaplar[1]!.Id]);
    const gerekli = tamam(await s.call(tanim.getGerekli, {}, ikinci));
    expect(gerekli.memnuniyetSoru.filter((x) => x.UstId === a.Id).map((x) => x.Id)).toEqual(YayinliIdler);
    expect(gerekli.memnuniyetCevap.filter((x) => x.UstId === iki!.Id).map((x) => x.Ad)).toEqual([
      'Uzun sürdü',
      'Diğer',
    ]);
    expect(await q.yayindaki(s.db, a.Id)).toEqual({ no: 1, sorular: Sorular });
    await expect(sql`update anket_surum set sorular = '[1]' where anket_id = ${a.Id}`.execute(s.db)).rejects.toThrow(
      'never changes',
    );
    const iz = await s.db
      .selectFrom('denetim')
      .select(['eylem', 'kisi_id', 'yeni'])
      .where('nesne', '=', 'anket')
      .where('nesne_id', '=', a.Id)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(iz).toEqual([{ eylem: 'anketYayinla', kisi_id: yazanId, yeni: { AnketSurumu: 1, SoruSayisi: 3 } }]);
  });

  test('a new version keeps the old one, renames list rows and retires rows of removed questions', async () => {
    const a = await ekle();
    tamam(await yayinla(a, DALLI));
    const once = (await detay(a.Id)).Sorular;
    const [bir, iki] = once;
    const yeni: AnketSorusu[] = [
      { ...BOS_SORU, Id: -9, Soru: 'Neden?', Tip: 4 },
      { ...bir!, Soru: 'Ne kadar memnunsunuz?' },
      { ...iki!, Cevaplar: [{ Id: -91, Ad: 'Pahalıydı', Puan: null }, iki!.Cevaplar[0]!] },
    ];
    expect(tamam(await yayinla({ Id: a.Id, Surum: 2 }, yeni))).toMatchObject({ No: 2, Surum: 3 });
    expect(await liste('memnuniyetSoru', [a.Id])).toEqual([
      ['Neden?', 1],
      ['Ne kadar memnunsunuz?', 1],
      ['Neden?', 1],
      ['Yazar mısınız?', 0],
    ]);
    expect(await liste('memnuniyetCevap', [iki!.Id])).toEqual([
      ['Pahalıydı', 1],
      ['Diğer', 0],
      ['Uzun sürdü', 1],
    ]);
    const surum = async (No: number) => tamam(await s.call(oda.anketSurumOku, { Id: a.Id, No }, ikinci)).Sorular;
    expect(await surum(1)).toEqual(once);
    expect((await surum(2)).map((x) => x.Id).slice(1)).toEqual([bir!.Id, iki!.Id]);
    expect((await s.call(oda.anketSurumOku, { Id: a.Id, No: 3 }, ikinci)).status).toBe(404);
    expect(await q.anketSurumu(s.db, a.Id, 3)).toBeNull();
    // A retired question comes back under its number.
    expect(tamam(await yayinla({ Id: a.Id, Surum: 3 }, once))).toMatchObject({ No: 3 });
    expect(await surum(3)).toEqual(once);
    expect((await detay(a.Id)).surumler.map((v) => v.No)).toEqual([3, 2, 1]);
  });

  test('unchanged questions makes no new version', async () => {
    const a = await ekle();
    tamam(await yayinla(a, DALLI));
    const { Sorular } = await detay(a.Id);
    const ayni = Sorular.map((x) => ({ ...x, Soru: `  ${x.Soru} ` }));
    expect(cumle(await yayinla({ Id: a.Id, Surum: 2 }, ayni))).toBe(
      'Yayındaki 1. versiyondan farkı yok; yeni versiyon gerekmez.',
    );
    expect((await detay(a.Id)).surumler).toHaveLength(1);
  });

  test('refuses a branch that is never reached or never ends, and writes nothing', async () => {
    const a = await ekle();
    const [bir, iki] = DALLI;
    for (const [sorular, msg] of [
      [[], 'Ankete en az bir soru yazınız.'],
      [
        [{ ...bir!, KosulSoruId: -2, KosulCevapId: -21 }, iki!],
        '‘Memnun kaldınız mı?’ → ‘Neden?’ → ‘Memnun kaldınız mı?’: sorular birbirine bağlanmış; anket hiç bitmez.',
      ],
      [[iki!, bir!], '‘Neden?’ sorusu, kendinden sonraki ‘Memnun kaldınız mı?’ sorusuna bağlı; hiç sorulmaz.'],
      [[iki!], '‘Neden?’ sorusunun bağlı olduğu soru ankette yok; hiç sorulmaz.'],
      [[{ ...bir!, Soru: '' }], 'Sorunun metnini yazınız.'],
    ] satisfies [AnketSorusu[], string][])
      expect(cumle(await yayinla(a, sorular))).toBe(msg);
    expect(await liste('memnuniyetSoru', [a.Id])).toEqual([]);
    expect((await detay(a.Id)).anket).toMatchObject({ YayinNo: null, Surum: 1 });
  });

  test('twice at once makes one version', async () => {
    const a = await ekle();
    const sonuclar = await Promise.all(Array.from({ length: 5 }, () => yayinla(a, DALLI)));
    expect(durumlari(sonuclar)).toEqual([200, 409, 409, 409, 409]);
    expect((await detay(a.Id)).surumler).toHaveLength(1);
    expect(await liste('memnuniyetSoru', [a.Id])).toHaveLength(3);
  });
});

test('shows the asked version of every survey in the list, and changes that wait', async () => {
  const a = await ekle({ Ad: 'Listede' });
  tamam(await yayinla(a, DALLI));
  await taslakKaydet({ Id: a.Id, Surum: 2 }, DALLI_TEMEL);
  const { anketler, projeler } = tamam(await s.call(oda.anketListesi, {}, ikinci));
  expect(anketler.find((x) => x.Id === a.Id)).toMatchObject({
    Ad: 'Listede',
    YayinNo: 1,
    SoruSayisi: 1,
    Taslak: true,
    Yanit: 0,
  });
  expect(projeler.map((p) => p.Id)).toEqual([2]);
});
