import { kvkk } from '@masabasi/core/kisi/kvkk/contract';
import { sql } from 'kysely';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../platform/db/connect.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import type { KisiId } from '../../platform/http/access.ts';
import { faces } from '../../rooms.ts';
import { DISARIDAKILER } from '../../testing/kvkk.ts';
import { adlarina, denemeler } from '../../testing/odalar.ts';
import { oturumVer } from '../../testing/walk.ts';
import { butunBolumler } from './veri.ts';

const BOLUMLER = butunBolumler(faces);
let s: TestServer;
let kisiId: number;
let token: string;
const TC = '10000000146';

/** Writes unique words into every table that refers to the person. Returns them by table. */
async function kanaryalar(db: Db, kisi_id: number, digerId: number): Promise<Record<string, readonly string[]>> {
  const k = (ad: string) => `kanarya ${ad} ğüşİ`;
  await db
    .updateTable('kisi')
    .set({
      tc_kimlik: TC,
      telefon: '0(532) 123 45 67',
      grup: k('grup'),
      eposta: 'Kanarya.Posta@firma.com',
      dogum_tarihi: '1987-06-05',
      ise_baslama: '2014-02-03',
      ayrilma_nedeni: k('ayrilma'),
    })
    .where('id', '=', kisi_id)
    .execute();
  const gun = '2025-03-04';
  const ekim = { db, kisiId: kisi_id, digerId, gun, zaman: `${gun}T07:00:00Z`, son: `${gun}T07:30:00Z`, soz: k };
  const odalarin: { oda: string; deger: Readonly<Record<string, readonly string[]>> }[] = [];
  for (const { oda, deger } of denemeler('kisiSatirlari')) odalarin.push({ oda, deger: await deger(ekim) });
  return {
    kisi: [
      'Işıl',
      TC,
      '0(532) 123 45 67',
      k('grup'),
      'Kanarya.Posta@firma.com',
      '1987-06-05',
      '2014-02-03',
      k('ayrilma'),
    ],
    ...adlarina(odalarin),
  };
}
let ekilen: Record<string, readonly string[]>;

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Destek');
  kisiId = await s.kisi('isil', { ad: 'Işıl', soyad: 'Irmak', departmanId });
  const digerId = await s.kisi('diger', { departmanId });
  ekilen = await kanaryalar(s.db, kisiId, digerId);
  // One room added a product to the person. Rows of the other rooms have the usual product.
  await sql`insert into kisi_proje (kisi_id, proje_id) values (${kisiId}, 2) on conflict do nothing`.execute(s.db);
  token = await oturumVer(s, kisiId);
});
afterAll(() => s?.kapat());

const indir = async (Bicim: 'json' | 'xlsx', t = token) => {
  const body = tamam(await s.call(kvkk.verilerimiIndir, { Bicim }, t));
  return { ...body, dosya: Buffer.from(body.basefile, 'base64') };
};
interface Dosya {
  readonly bolumler: readonly { readonly konu: string; readonly ad: string; readonly kayitlar: readonly object[] }[];
}
const oku = (d: Buffer) => JSON.parse(d.toString('utf8')) as Dosya;

test('every reference to a person is in a part or left out for a reason', async () => {
  const { rows } = await sql<{ sutun: string }>`
    select t.relname || '.' || a.attname as sutun
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'kisi'::regclass and t.relkind = 'r'`.execute(s.db);
  const icerde = BOLUMLER.flatMap((b) => b.kapsadigi);
  const bilinen = [...icerde, ...DISARIDAKILER];
  expect(
    rows.map((r) => r.sutun).filter((sutun) => !bilinen.includes(sutun)),
    'a part of the room’s veri.ts answers for it (kapsadigi), or its testing.ts says why none does (disarida)',
  ).toEqual([]);
  expect(bilinen.toSorted()).toEqual(rows.map((r) => r.sutun).toSorted());
  const tablolar = new Set(icerde.map((x) => x.split('.')[0]!));
  // Each of these tables has its unique word, and so have the tables that name the person without a reference.
  expect(
    [...tablolar, 'kisi', 'posta', 'denetim', 'hareket_izin'].filter((tablo) => !Object.hasOwn(ekilen, tablo)),
    'the testing.ts of the room that holds it plants words there (kisiSatirlari)',
  ).toEqual([]);
});

test('every column of a person’s own record is in a part or belongs to the product', async () => {
  const { rows } = await sql<{ ad: string }>`
    select column_name as ad from information_schema.columns where table_name = 'kisi'`.execute(s.db);
  const kendi = BOLUMLER.filter((b) => ['kimlik', 'is', 'hesap'].includes(b.konu));
  const sorgular = kendi.map((b) => b.sorgu(0 as KisiId, true).compile(s.db).sql).join(' ');
  const disarida = rows.filter(({ ad }) => !new RegExp(`\\b${ad}\\b`).test(sorgular)).map(({ ad }) => ad);
  // The displayed name is made of the two parts of the name.
  expect(disarida.toSorted()).toEqual([
    'anonim',
    'gorunen_ad',
    'kullanici_anahtari',
    'parola_ozeti',
    'surum',
    'yetki_surum',
  ]);
});

test('the JSON contains the unique words of every table, and nobody else’s data', async () => {
  const { dosya, dosyaAdi } = await indir('json');
  expect(dosyaAdi).toBe('Verilerim 20.11.2026.json');
  const metin = dosya.toString('utf8');
  for (const [tablo, sozler] of Object.entries(ekilen))
    for (const soz of sozler) expect(metin.includes(soz), `${tablo}: ${soz}`).toBe(true);
  expect(metin).not.toContain('baskasinin-bilgisi');
  expect(oku(dosya).bolumler.map((b) => b.konu)).toEqual(BOLUMLER.map((b) => b.konu));
});

test('the workbook has a sheet for each part, the same rows, and keeps formula-like texts as texts', async () => {
  const kotu = '=HYPERLINK("http://kotu.example";"tıkla")';
  await s.db.updateTable('hak_duzeltme').set({ sebep: kotu }).execute();
  const { dosya, dosyaAdi } = await indir('xlsx');
  expect(dosyaAdi).toBe('Verilerim 20.11.2026.xlsx');
  const sayfalar = await readXlsxFile(dosya);
  const json = oku((await indir('json')).dosya);
  expect(sayfalar.map((x) => x.sheet)).toEqual(BOLUMLER.map((b) => b.ad));
  for (const [i, b] of json.bolumler.entries()) {
    const fark = b.konu === 'denetim' ? 1 : 0;
    expect(sayfalar[i]!.data.length - 1, b.ad).toBe(b.kayitlar.length - fark);
  }
  const bakiye = sayfalar.find((x) => x.sheet === 'Bakiye Düzeltmeleri')!;
  expect(bakiye.data[1]).toEqual([new Date('2025-03-04T10:00:00Z'), 2, kotu, 'diger Deneme']);
  const molalar = sayfalar.find((x) => x.sheet === 'Molalar')!;
  expect(molalar.data[1]!.slice(0, 4)).toEqual([
    new Date('2025-03-04T00:00:00Z'),
    'Toplantı',
    new Date('2025-03-04T10:00:00Z'),
    new Date('2025-03-04T10:30:00Z'),
  ]);
});

test('hashes of passwords, tokens, keys and codes, and the secret of two-step sign-in never leave', async () => {
  const { parola_ozeti } = await s.db
    .selectFrom('kisi')
    .select('parola_ozeti')
    .where('id', '=', kisiId)
    .executeTakeFirstOrThrow();
  const ozetler = [
    ...(await s.db.selectFrom('oturum').select('token_ozeti as o').where('kisi_id', '=', kisiId).execute()),
    ...(await s.db.selectFrom('takvim_baglantisi').select('anahtar_ozeti as o').execute()),
    ...[Buffer.alloc(20, 'sirkanarya'), Buffer.alloc(32, 'kurtarmakanarya')].map((o) => ({ o })),
  ].flatMap(({ o }) => [o.toString('hex'), o.toString('base64'), o.toString('latin1')]);
  const sayfalar = JSON.stringify(await readXlsxFile((await indir('xlsx')).dosya));
  for (const metin of [(await indir('json')).dosya.toString('utf8'), sayfalar])
    for (const sir of [parola_ozeti!, token, ...ozetler]) expect(metin.includes(sir)).toBe(false);
});

test('the screen lists the parts with their years and shows one year with the national id masked', async () => {
  const body = tamam(await s.call(kvkk.verilerim, {}, token));
  const bolum = Object.fromEntries(body.bolumler.map((b) => [b.Konu, b]));
  expect(bolum['mola']).toMatchObject({ Ad: 'Molalar', Adet: 1, Yillar: [2025] });
  expect(bolum['molaGunluk']).toMatchObject({ Adet: 2, Yillar: [2025, 2023] });
  expect(bolum['izin']).toMatchObject({ Adet: 1, Yillar: [] });
  const oku1 = async (Konu: string, Yil?: number) =>
    tamam(await s.call(kvkk.verilerimBolumu, Yil === undefined ? { Konu } : { Konu, Yil }, token));
  expect((await oku1('mola', 2025)).Satirlar).toHaveLength(1);
  expect((await oku1('mola', 2024)).Satirlar).toEqual([]);
  const kimlik = await oku1('kimlik');
  expect(kimlik.Satirlar[0]![kimlik.Sutunlar.findIndex((x) => x.Ad === 'T.C. Kimlik No')]).toBe('100******46');
  expect(JSON.stringify(kimlik)).not.toContain(TC);
  for (const b of body.bolumler) {
    const { Sutunlar, Satirlar } = await oku1(b.Konu);
    expect(Satirlar.length, b.Konu).toBe(b.Adet);
    for (const r of Satirlar) expect(r.length, b.Konu).toBe(Sutunlar.length);
  }
  expect((await s.call(kvkk.verilerimBolumu, { Konu: 'toString' }, token)).status).toBe(404);
});

test('a year begins at midnight in Istanbul', async () => {
  const z = '2024-12-31T21:30:00Z';
  await s.db
    .insertInto('posta')
    .values({ alici: 'kanarya.posta@firma.com', konu: 'Yılbaşı', metin: 'm', zaman: z })
    .execute();
  const { body } = await s.call(kvkk.verilerim, {}, token);
  expect(body.durum && body.bolumler.find((b) => b.Konu === 'posta')?.Yillar).toEqual([2025]);
});

test('text in records of products that the person no longer works with is cut, as everywhere else', async () => {
  const eski = await s.kisi('eskisi', { projeler: [2] });
  const digerId = await s.kisi('digeri');
  const gun = '2025-03-05';
  const sozler: string[] = [];
  const ekim = { db: s.db, kisiId: eski, digerId, gun, zaman: `${gun}T07:00:00Z`, son: `${gun}T07:30:00Z` };
  for (const { oda, deger } of denemeler('kisiSatirlari'))
    if (['uzakbaglanti', 'gorev', 'analiz', 'takip'].includes(oda)) {
      const ekilenler = await deger({ ...ekim, soz: (ad) => `kesilen ${oda} ${ad}` });
      // Notes about a person's own hours belong to the person, for every product.
      for (const [tablo, bunlar] of Object.entries(ekilenler))
        if (tablo !== 'gorev_sure') sozler.push(...bunlar.filter((soz) => soz.startsWith('kesilen')));
    }
  expect(sozler.length).toBeGreaterThanOrEqual(6);
  const { rows } = await sql<{
    ad: string;
  }>`select distinct m.gorunen_ad as ad from baglanti d join musteri m on m.id = d.musteri_id
    where d.kisi_id = ${eski}`.execute(s.db);
  sozler.push(...rows.map((r) => r.ad));
  const jeton = await oturumVer(s, eski);
  const gorulen = async () => {
    const { dosya } = await indir('json', jeton);
    const yazi = dosya.toString('utf8');
    return { gorulenler: sozler.filter((soz) => yazi.includes(soz)), kesik: yazi.includes('******') };
  };
  expect(await gorulen()).toEqual({ gorulenler: sozler, kesik: false });
  await sql`update kisi_proje set proje_id = 14 where kisi_id = ${eski}`.execute(s.db);
  expect(await gorulen()).toEqual({ gorulenler: [], kesik: true });
  // A person without products of their own works with the usual ones.
  await sql`delete from kisi_proje where kisi_id = ${eski}`.execute(s.db);
  expect((await gorulen()).gorulenler).toEqual(sozler);
});
