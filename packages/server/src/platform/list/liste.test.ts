import { listeler } from '@masabasi/core/contract';
import type { Endpoint } from '@masabasi/core/platform/call/endpoint';
import { EN_COK_SAYFA, type Liste } from '@masabasi/core/platform/list/liste';
import type { ListeUcu } from '@masabasi/core/platform/list/listeUcu';
import { karsilastir } from '@masabasi/core/platform/text/metin';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OGLEN, type TestServer, testServer } from '../../testing/product.ts';
import { adlarina, denemeler } from '../../testing/odalar.ts';
import { oturumVer } from '../../testing/walk.ts';

/** Every list of the contract: its orders, filters and pages, and the people who may see its rows. */

type Satir = Readonly<Record<string, unknown>>;
interface Sayfa {
  readonly satirlar: readonly Satir[];
  readonly toplam: number;
  readonly toplamAsildi: boolean;
}

let s: TestServer;
/** Has every product. */
let tam: string;
/** Has product 2 alone. */
let ikinci: string;
/** Required fields of a list's request besides the list's own, by its name. */
const ait: Record<string, object> = {};

/** Equal names, for which the key decides, and names with a Turkish order. */
const ADLAR = ['Çınar', 'Ilgaz', 'İnce', 'Işık', 'Öz', 'Şen', 'Uz', 'Çınar', 'Öz', 'Zor'];
const ADET = 130;

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Satış');
  const kisi = await s.kisi('tam', { departmanId, rol: 'Yönetici' });
  tam = await oturumVer(s, kisi);
  const cinar = await s.kisi('cinar', { departmanId, ad: 'Çınar' });
  // The pages of all lists, which the role need not hold.
  const sayfalar = [...listeler.values()].flatMap((uc) => uc.access.sayfalar ?? []);
  ikinci = await oturumVer(s, await s.kisi('ikinci', { departmanId, projeler: [2], sayfalar }));
  await sql`
    insert into musteri (tip, ad, soyad, il_id, durum, yazma_zamani)
    select 1, (string_to_array(${ADLAR.join(' ')}, ' '))[1 + i % ${sql.lit(ADLAR.length)}], 'Deneme', 1 + i % 3,
      (array['Aktif', 'Demo', 'Aday', 'Pasif'])[1 + i % 4], ${OGLEN} from generate_series(1, ${ADET}::int) i`.execute(
    s.db,
  );
  await sql`insert into musteri_proje select id, (array[2, 6])[1 + id % 2] from musteri`.execute(s.db);
  const ekim = { db: s.db, zaman: OGLEN, kisiId: kisi, cinarId: cinar, adet: ADET, adlar: ADLAR };
  for (const [ad, ek] of Object.entries(adlarina(denemeler('listeSatirlari')))) ait[ad] = await ek(ekim);
  await sql`analyze`.execute(s.db);
});
afterAll(() => s?.kapat());

/** Identifies a row of a list. */
const anahtari = (r: Satir): unknown => r['Id'] ?? r['Satir'];

async function oku(uc: ListeUcu, istek: object, token = tam): Promise<Sayfa> {
  const val = { ...ait[uc.liste.ad], adet: 200, ...istek };
  const { status, body } = await s.call(uc, val, token);
  expect([status, JSON.stringify(val)]).toEqual([200, JSON.stringify(val)]);
  const cevap = body as Satir & { toplam: number; toplamAsildi: boolean };
  return { ...cevap, satirlar: cevap[uc.liste.satirlar] as Satir[] };
}

/** All rows, page by page. */
async function hepsi(uc: ListeUcu, istek: object, adet: number, token = tam): Promise<Satir[]> {
  const satirlar: Satir[] = [];
  for (let sayfa = 1; ; sayfa++) {
    const okunan = await oku(uc, { ...istek, sayfa, adet }, token);
    satirlar.push(...okunan.satirlar);
    if (okunan.satirlar.length < adet) return satirlar;
  }
}

const okunanlar = new Map<string, Promise<ReadonlySet<unknown>>>();
/** The keys of all rows of a list, read once, because nothing is written while filters are tried. */
const anahtarlari = (uc: ListeUcu): Promise<ReadonlySet<unknown>> => {
  const okunan = okunanlar.get(uc.liste.ad) ?? hepsi(uc, {}, 200).then((r) => new Set(r.map(anahtari)));
  okunanlar.set(uc.liste.ad, okunan);
  return okunan;
};

function karsilastirilan(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return karsilastir(String(a), String(b));
}

/** True when the rows are in the order of a field, with rows without a value at the end. */
function sirali(satirlar: readonly Satir[], alan: string, isaret: 1 | -1): boolean {
  const degerler = satirlar.map((r) => r[alan] ?? null);
  const dolu = degerler.filter((d) => d !== null);
  return (
    degerler.slice(0, dolu.length).every((d) => d !== null) &&
    dolu.every((d, i) => i === 0 || isaret * karsilastirilan(dolu[i - 1], d) <= 0)
  );
}

const uclar = [...listeler.values()].map((uc) => [uc.liste.ad, uc] as const);
const siralar = (l: Liste) =>
  l.siralar.flatMap(
    (alan) =>
      [
        [alan, 'artan', 1],
        [alan, 'azalan', -1],
      ] as const,
  );

test('fills every list: customers here, any other by its room', () => {
  expect(
    uclar.map(([ad]) => ad).filter((ad) => ad !== 'musteri' && !Object.hasOwn(ait, ad)),
    'its room’s testing.ts plants them (listeSatirlari)',
  ).toEqual([]);
});

describe.each(uclar)('%s', (_, uc) => {
  const l = uc.liste;

  test.each(siralar(l))('is sorted by %s %s, and its pages neither leave out nor repeat', async (alan, yon, isaret) => {
    const sirala = [{ alan, yon }];
    const satirlar = await hepsi(uc, { sirala }, 30);
    expect(satirlar.length).toBeGreaterThan(60);
    expect(sirali(satirlar, alan, isaret)).toBe(true);
    expect(new Set(satirlar.map(anahtari)).size).toBe(satirlar.length);
    const { toplam, toplamAsildi } = await oku(uc, { sirala });
    expect([toplam, toplamAsildi]).toEqual([satirlar.length, false]);
    expect((await hepsi(uc, { sirala }, 200)).map(anahtari)).toEqual(satirlar.map(anahtari));
  });

  test('tells the end of the list for a page beyond it', async () => {
    for (const sayfa of [9999, 99_999, EN_COK_SAYFA]) {
      const { satirlar, toplam, toplamAsildi } = await oku(uc, { sayfa, adet: 30 });
      expect([satirlar.length, toplamAsildi]).toEqual([0, false]);
      const son = Math.ceil(toplam / 30);
      expect((await oku(uc, { sayfa: son, adet: 30 })).satirlar.length).toBe(toplam - (son - 1) * 30);
    }
  });

  test('is sorted by several fields, one within the other', async () => {
    const [dis, ic] = [l.siralar.at(-1)!, l.siralar[0]!];
    const satirlar = await hepsi(
      uc,
      {
        sirala: [
          { alan: dis, yon: 'artan' },
          { alan: ic, yon: 'azalan' },
        ],
      },
      200,
    );
    expect(sirali(satirlar, dis, 1)).toBe(true);
    const gruplar = Map.groupBy(satirlar, (r) => r[dis]);
    expect([...gruplar.values()].filter((g) => !sirali(g, ic, -1))).toEqual([]);
  });

  test.each(Object.entries(l.suzgecler))(
    'the filter %s leaves some rows, and none that were not there',
    async (ad, suzgec) => {
      const butun = await anahtarlari(uc);
      const { alir } = suzgec;
      const ornekler = { kayit: [1, 2, 3, 6], gun: ['2026-11-20'], isaret: [true], anahtar: ['musteri'] };
      const degerler = typeof alir === 'string' ? ornekler[alir] : alir.filter((d) => d !== suzgec.bos);
      const boylar = await Promise.all(
        degerler.map(async (deger) => {
          const kalan = await hepsi(uc, { [ad]: deger }, 200);
          expect(kalan.map(anahtari).filter((k) => !butun.has(k))).toEqual([]);
          expect((await oku(uc, { [ad]: deger })).toplam).toBe(kalan.length);
          return kalan.length;
        }),
      );
      expect(Math.min(...boylar)).toBeLessThan(butun.size);
    },
  );

  test('keeps some rows with a search, all without one, and none for an unknown word', async () => {
    const butun = (await oku(uc, {})).toplam;
    const bulunan = (await oku(uc, { ara: 'ÇINAR' })).toplam;
    expect([bulunan > 0, bulunan < butun, (await oku(uc, { ara: '  ' })).toplam]).toEqual([true, true, butun]);
    expect(await oku(uc, { ara: 'böyle biri yok%' })).toMatchObject({ satirlar: [], toplam: 0, toplamAsildi: false });
  });

  test('refuses an unknown order in a sentence', async () => {
    const val = { ...ait[l.ad], sirala: [{ alan: 'ad; drop', yon: 'artan' }] };
    expect(await s.call(uc as Endpoint, val, tam)).toMatchObject({
      status: 400,
      body: { durum: false, msg: "'sirala.0.alan' alanı: bu liste bu alana göre sıralanmıyor." },
    });
  });

  test('never shows a row of a product that the caller does not have', async () => {
    if (!uc.access.urun || uc.access.kind === 'yetki') return;
    const kendi = new Set((await hepsi(uc, {}, 200, ikinci)).map(anahtari));
    expect([kendi.size > 0, kendi.size < (await oku(uc, {})).toplam]).toEqual([true, true]);
    for (const [alan, yon] of siralar(l)) {
      const satirlar = await hepsi(uc, { sirala: [{ alan, yon }], ara: 'Deneme' }, 200, ikinci);
      expect(satirlar.map(anahtari).filter((k) => !kendi.has(k))).toEqual([]);
    }
  });
});

describe('counts more than a thousand up to the requested page, and reaches every page', () => {
  beforeAll(async () => {
    await sql`
      insert into musteri (tip, ad, soyad, durum, yazma_zamani)
      select 1, 'Çok', 'Kişi', 'Pasif', ${OGLEN} from generate_series(1, 1100)`.execute(s.db);
    await sql`
      insert into gorusme (musteri_id, proje_id, gorusme_tur_id, konu_id, oncelik_id, yon, baslik, durum, acan_id, baslama_zamani, son_hareket)
      select g.musteri_id, g.proje_id, g.gorusme_tur_id, g.konu_id, g.oncelik_id, 1, 'Kişinin çok sorduğu', 'yeni', g.acan_id,
        ${OGLEN}::timestamptz - i * interval '1 hour', ${OGLEN}
      from (select * from gorusme order by id limit 1) g, generate_series(1, 1100) i`.execute(s.db);
  });

  test.each(['musteri', 'gorusme'])('of the list %s', async (ad) => {
    const uc = listeler.get(ad)!;
    const { satirlar, ...ilk } = await oku(uc, { ara: 'çok kişi' });
    expect([satirlar.length, ilk.toplam, ilk.toplamAsildi]).toEqual([200, 1000, true]);
    const son = await oku(uc, { ara: 'çok kişi', sayfa: 6 });
    expect([son.satirlar.length, son.toplam, son.toplamAsildi]).toEqual([100, 1100, false]);
    const besinci = await oku(uc, { ara: 'çok kişi', sayfa: 5 });
    expect([besinci.toplam, besinci.toplamAsildi]).toEqual([1000, true]);
    expect(new Set((await hepsi(uc, { ara: 'çok kişi' }, 200)).map(anahtari)).size).toBe(1100);
  });
});
