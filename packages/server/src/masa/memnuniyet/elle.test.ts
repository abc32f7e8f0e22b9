import { memnuniyet as oda } from '@masabasi/core/masa/memnuniyet/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { bosalt } from '../../testing/bosalt.ts';
import { oturumlu, type Oturumlu } from '../../testing/walk.ts';
import { anketYayinla } from '../../testing/anket.ts';
import { CUMA, kapananAc } from '../../testing/kapanan.ts';
import { koduBul } from './testing.ts';

/** Survey requests by hand: about a closed ticket, or about a product. */

let s: TestServer;
let a: Awaited<ReturnType<typeof kapananAc>>;
let atanan: Oturumlu;
let soran: Oturumlu;
let altinci: Oturumlu;

beforeAll(async () => {
  s = await testServer({ ortam: { PUBLIC_URL: 'https://masa.example' } });
  s.saat.simdi = CUMA;
  const departmanId = await s.departman('Destek');
  const ac = (ad: string, projeler: number[]) => oturumlu(s, ad, { ad, departmanId, projeler });
  [atanan, soran, altinci] = await Promise.all([ac('Atanan', [2]), ac('Soran', [2]), ac('Altıncı', [6])]);
  a = await kapananAc(s.db, { acan: soran.Id, atanan: atanan.Id });
});
afterAll(() => s?.kapat());
beforeEach(() => bosalt(s.db, 'musteri', 'posta', 'anket', 'bildirim', 'kuyruk'));

type Sorma = Parameters<typeof sor>[0];
const sor = async (
  o: {
    MusteriId: number;
    TurId: number;
    GorusmeId?: number | null;
    ProjeId?: number;
    kanal?: 'eposta' | 'telefon' | 'baglanti';
  },
  kim = soran,
) => s.call(oda.memnuniyetSor, { GorusmeId: null, ProjeId: 2, kanal: 'eposta', ...o }, kim.token);
const mesaj = async (o: Sorma, kim = soran) => {
  const { status, body } = await sor(o, kim);
  return body.durum ? 'tamam' : status === 200 ? (body as { msg: string }).msg : status;
};
const sorulabilir = async (MusteriId: number, GorusmeId: number | null, kim = soran) =>
  s.call(oda.sorulabilir, { MusteriId, GorusmeId }, kim.token);

test('about a closed ticket: the person who handled it is rated, a mail goes out, and a second one is refused', async () => {
  const { id: TurId } = await anketYayinla(s.db, { sessizGun: 0 });
  const { id: GorusmeId, musteriId: MusteriId } = await a.kapanan();
  expect(tamam(await sorulabilir(MusteriId, GorusmeId))).toMatchObject({
    Engel: null,
    anketler: [{ Id: TurId }],
    projeler: [{ Id: 2 }],
    kanallar: { eposta: null, telefon: null, baglanti: null },
  });
  const { Id, Adres } = tamam(await sor({ MusteriId, GorusmeId, TurId }));
  expect(Adres).toBeNull();
  expect(await a.sorulanlar()).toMatchObject([
    {
      id: Id,
      gorusme_id: GorusmeId,
      personel_id: atanan.Id,
      kanal: 'eposta',
      durum: 'bekliyor',
      sorulma_gunu: '2026-11-20',
    },
  ]);
  const [posta] = await a.postalar();
  const sayfa = await s.app.inject({ url: `/anket/${koduBul(posta!.metin)}` });
  expect(sayfa.statusCode).toBe(200);
  expect(await mesaj({ MusteriId, GorusmeId, TurId })).toBe('Bu görüşme için bu anket zaten sorulmuş.');
});

test('about a product: by a link that is shown once, or by telephone', async () => {
  const { id: TurId } = await anketYayinla(s.db, { olay: null, sessizGun: 0 });
  await anketYayinla(s.db, { olay: 'gorusme' });
  const MusteriId = await a.musteri();
  expect(tamam(await sorulabilir(MusteriId, null)).anketler.map((x) => x.Id)).toEqual([TurId]);
  const { Adres } = tamam(await sor({ MusteriId, TurId, kanal: 'baglanti' }));
  const sayfa = await s.app.inject({ url: new URL(Adres!).pathname });
  expect(sayfa.body).toMatch(/>[^<]+ hakkında\. Yıldızlı soruları/);
  tamam(await sor({ MusteriId, TurId, kanal: 'telefon' }));
  expect((await a.sorulanlar()).map((n) => [n.kanal, n.personel_id, n.sorulma_gunu])).toEqual([
    ['baglanti', null, '2026-11-20'],
    ['telefon', null, null],
  ]);
});

test('a survey of one product is limited to this product', async () => {
  const ikisi = await oturumlu(s, 'İkisi', { ad: 'İkisi', departmanId: await s.departman('Satış'), projeler: [2, 6] });
  const { id: TurId } = await anketYayinla(s.db, { olay: null, sessizGun: 0, projeId: 6 });
  const MusteriId = await a.musteri();
  await sql`insert into musteri_proje (musteri_id, proje_id) values (${MusteriId}, 2), (${MusteriId}, 6) on conflict do nothing`.execute(
    s.db,
  );
  const soru = { MusteriId, TurId, kanal: 'telefon' } as const;
  expect(await mesaj({ ...soru, ProjeId: 2 }, ikisi)).toBe('Bu anket, seçilen ürün hakkında sorulmuyor.');
  expect(await mesaj({ ...soru, ProjeId: 6 }, ikisi)).toBe('tamam');
});

test('refuses own work, open tickets, and customers who are in their quiet days or have left', async () => {
  const { id: TurId } = await anketYayinla(s.db, { sessizGun: 30 });
  const { id: GorusmeId, musteriId: MusteriId } = await a.kapanan();
  expect(await mesaj({ MusteriId, GorusmeId, TurId }, atanan)).toBe('Sizin işinizi soran anketi başka biri yapar.');
  await a.yenidenAcil(GorusmeId, null);
  expect(tamam(await sorulabilir(MusteriId, GorusmeId)).Engel).toBe('Anket, görüşme kapandıktan sonra sorulur.');
  expect(await mesaj({ MusteriId, GorusmeId, TurId })).toBe('Anket, görüşme kapandıktan sonra sorulur.');
  await a.yenidenAcil(GorusmeId, CUMA);
  expect(await mesaj({ MusteriId, GorusmeId, TurId })).toBe('tamam');
  const ikinci = await a.kapanan({ musteriId: MusteriId });
  expect(await mesaj({ MusteriId, GorusmeId: ikinci.id, TurId })).toBe(
    'Bu müşteriye en son 20.11.2026 günü anket soruldu; bu anket 20.12.2026 gününden önce sorulmaz.',
  );
  const giden = await a.musteri();
  await sql`update musteri set durum = 'Ayrıldı', ayrilma_neden_id = (select min(id) from tanim), ayrilma_tarihi = '2026-11-01' where id = ${giden}`.execute(
    s.db,
  );
  const gidenin = await a.kapanan({ musteriId: giden });
  expect(await mesaj({ MusteriId: giden, GorusmeId: gidenin.id, TurId })).toBe('Ayrılan müşteriye anket sorulmaz.');
});

test('accepts only visible customers, fitting surveys and open ways', async () => {
  const { id: TurId } = await anketYayinla(s.db, { olay: null, projeId: 2, sessizGun: 0 });
  const { id: egitimde } = await anketYayinla(s.db, { olay: 'egitim', sessizGun: 0 });
  const MusteriId = await a.musteri();
  expect((await sorulabilir(MusteriId, null, altinci)).status).toBe(404);
  expect(await mesaj({ MusteriId, TurId }, altinci)).toBe(404);
  const baskasinin = await a.kapanan();
  expect(await mesaj({ MusteriId, GorusmeId: baskasinin.id, TurId })).toBe(404);
  expect(await mesaj({ MusteriId, TurId: egitimde })).toBe('Bu anket elle sorulmuyor.');
  await a.onay(MusteriId, 'E-posta', 'Ret');
  expect(tamam(await sorulabilir(MusteriId, null)).kanallar.eposta).toBe('Müşteri e-posta almak istemiyor.');
  expect(await mesaj({ MusteriId, TurId })).toBe('Müşteri e-posta almak istemiyor.');
  expect(await a.sorulanlar()).toEqual([]);
});

test('two requests at once about the same ticket make one', async () => {
  const { id: TurId } = await anketYayinla(s.db, { sessizGun: 30 });
  const { id: GorusmeId, musteriId: MusteriId } = await a.kapanan();
  const sonuclar = await Promise.all([1, 2, 3, 4].map(() => sor({ MusteriId, GorusmeId, TurId })));
  expect(sonuclar.filter((r) => r.body.durum)).toHaveLength(1);
  expect(await a.sorulanlar()).toHaveLength(1);
  expect(await a.postalar()).toHaveLength(1);
});
