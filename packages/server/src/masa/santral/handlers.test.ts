import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { santral as oda } from '@masabasi/core/masa/santral/contract';
import { CALMA_SN, SAKLAMA_GUN } from '@masabasi/core/masa/santral/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { type Akis, akisAc } from '../../testing/akis.ts';
import { oturumVer } from '../../testing/walk.ts';
import { eskileriSil } from './queries.ts';
import { DENEME_ANAHTARI, imzala } from './testing.ts';

/** Calls of the exchange: their recipients, the answer to the exchange, missed calls and refused calls. */

let s: TestServer;
let bolumId: number;
const id: Record<string, number> = {};
const token: Record<string, string> = {};
const akislar: Akis[] = [];
const TELEFON = '05321112233';

async function kisi(ad: string, dahili: string | null, projeler = [2], yetkiler: number[] = []) {
  id[ad] = await s.kisi(ad, { departmanId: bolumId, ad, projeler, yetkiler });
  token[ad] = await oturumVer(s, id[ad]);
  if (dahili !== null) await s.db.insertInto('dahili').values({ kisi_id: id[ad], dahili }).execute();
}

/** Sets everybody's presence: 651 at the desk, since ten minutes ago. */
async function nerede(haller: Record<string, number>) {
  await s.db.deleteFrom('mola').execute();
  await s.db.deleteFrom('mesai').execute();
  const once = (dk: number) => new Date(s.saat.simdi.getTime() - dk * 60_000);
  for (const [ad, durum_id] of Object.entries(haller)) {
    const kisi_id = id[ad]!;
    const mesai = await s.db
      .insertInto('mesai')
      .values({ kisi_id, gun: '2026-11-20', baslama: once(60), planlanan_bitis: once(-240) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const aralik = { kisi_id, mesai_id: mesai.id, aciklama: '', ip: '127.0.0.1' };
    await s.db
      .insertInto('mola')
      .values({ ...aralik, durum_id, baslama: once(10) })
      .execute();
  }
}

beforeAll(async () => {
  s = await testServer({ ortam: { SANTRAL_ANAHTARI: DENEME_ANAHTARI } });
  bolumId = await s.departman('Destek');
  await kisi('ayşe', '101');
  await kisi('can', '102');
  await kisi('ece', '103', [6]);
  await kisi('yönetici', null, [2], [YETKI.sistemGor]);
});
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  await s.db.updateTable('oturum').set({ baslama: s.saat.simdi, son_kullanim: s.saat.simdi }).execute();
  for (const tablo of ['cagri_kisi', 'cagri', 'bildirim', 'gorusme', 'musteri_proje', 'musteri'] as const)
    await s.db.deleteFrom(tablo).execute();
  await nerede({ ayşe: 651, can: 651, ece: 651 });
});
afterAll(async () => {
  for (const a of akislar) a.kes();
  await s?.kapat();
});

type Olay = Girdi<typeof oda.santralOlay>;
async function gonder(o: Partial<Olay> = {}, baslik?: (govde: string) => Record<string, string>) {
  const govde = JSON.stringify({
    Cagri: 'c1',
    Olay: 'caliyor',
    Telefon: '+90 532 111 22 33',
    Zaman: s.saat.simdi.toISOString(),
    ...o,
  });
  const y = await s.ham('/santral/santralOlay', govde, undefined, baslik?.(govde) ?? imzala(govde, s.saat.simdi));
  return { status: y.status, body: (await y.json()) as Record<string, unknown> };
}
const calan = async (ad: string) =>
  tamam(await s.call(oda.getCalanlar, {}, token[ad])).cagrilar.map((c) => `${c.Telefon} ${c.Durum}`);
const liste = async (Cevapsiz = false, ad = 'ayşe') => tamam(await s.call(oda.getCagriList, { Cevapsiz }, token[ad]));

async function musteri(o: { telefon?: string; sorumlu?: string; acik?: string; urun?: number } = {}) {
  const urun = o.urun ?? 2;
  const { rows } = await sql<{ id: number }>`
    insert into musteri (tip, ad, soyad, durum, gsm, sorumlu_id, yazma_zamani)
    values (1, 'Ali', 'Veli', 'Aktif', ${o.telefon ?? TELEFON}, ${o.sorumlu ? id[o.sorumlu]! : null}, ${s.saat.simdi}) returning id`.execute(
    s.db,
  );
  const musteriId = rows[0]!.id;
  await sql`insert into musteri_proje (musteri_id, proje_id) values (${musteriId}, ${urun})`.execute(s.db);
  if (o.acik !== undefined)
    await sql`
      insert into gorusme (musteri_id, proje_id, gorusme_tur_id, konu_id, oncelik_id, yon, baslik, durum, acan_id, atanan_id,
        baslama_zamani, son_hareket)
      select ${musteriId}, ${urun}, t.id, t.id, t.id, 1, 'Görüşme', 'atandi', ${id[o.acik]!}, ${id[o.acik]!},
        ${s.saat.simdi}, ${s.saat.simdi} from (select min(id) as id from tanim) t`.execute(s.db);
  return musteriId;
}

describe('a ringing call', () => {
  test('appears at the person whose telephone rings as soon as it is reported, and at nobody else', async () => {
    const [ayse, ece] = await Promise.all(['ayşe', 'ece'].map((ad) => akisAc(s.url, token[ad]!)));
    akislar.push(ayse!, ece!);
    const basladi = performance.now();
    expect((await gonder({ Dahililer: ['101', '102'] })).body).toEqual({
      durum: true,
      Dahililer: ['101', '102'],
      Donecek: null,
    });
    const gelen = await ayse!.bekle((g) => g.olay === 'santral');
    expect(await calan('ayşe')).toEqual([`${TELEFON} caliyor`]);
    // No polling lies between: its shortest interval is five seconds.
    expect(gelen.an - basladi).toBeLessThan(4500);
    expect(await calan('can')).toEqual([`${TELEFON} caliyor`]);
    expect(await calan('ece')).toEqual([]);
    expect(ece!.gelenler.filter((g) => g.olay === 'santral')).toEqual([]);
  });

  test('does not appear to a person on a break, before the shift or after it', async () => {
    await nerede({ ayşe: 646, can: 651 });
    expect((await gonder({ Dahililer: ['101', '102', '103'] })).body['Dahililer']).toEqual(['102']);
    expect(await calan('ayşe')).toEqual([]);
    expect(await calan('ece')).toEqual([]);
  });

  test('is answered with the person back first when all are away, and this person is told', async () => {
    await nerede({ ayşe: 648, can: 646 });
    const donus = new Date(s.saat.simdi.getTime() + 5 * 60_000).toISOString();
    const cevap = await gonder({ Dahililer: ['101', '102'] });
    expect(cevap.body).toMatchObject({ Dahililer: [], Donecek: { Dahili: '102', Zaman: donus } });
    await gonder({ Olay: 'bitti' });
    expect((await liste(true)).cagrilar).toMatchObject([
      { Durum: 'cevapsiz', Donecek: 'can Deneme', Donus: donus.replace('.000', '') },
    ]);
    const bildirimler = await s.db.selectFrom('bildirim').select(['kisi_id', 'baslik', 'yol']).execute();
    expect(bildirimler).toEqual([
      {
        kisi_id: id['can'],
        baslik: 'Kimse masasında değilken 0(532) 111 22 33 aradı.',
        yol: `/islemler/musterigorusme/detay?telefon=${TELEFON}`,
      },
    ]);
    // The repeated report notifies nobody again.
    await gonder({ Dahililer: ['101', '102'] });
    expect(await s.db.selectFrom('bildirim').select('kisi_id').execute()).toHaveLength(1);
  });

  test('goes to the person who knows the caller, if the exchange asks', async () => {
    expect((await gonder({ Cagri: 'a' })).body['Dahililer']).toEqual(['101', '102', '103']);
    await musteri({ sorumlu: 'can' });
    expect((await gonder({ Cagri: 'b' })).body['Dahililer']).toEqual(['102']);
    await musteri({ acik: 'ayşe' });
    expect((await gonder({ Cagri: 'c' })).body['Dahililer']).toEqual(['101']);
    await nerede({ ayşe: 646, can: 651 });
    expect((await gonder({ Cagri: 'd' })).body['Dahililer']).toEqual(['102']);
    expect((await gonder({ Cagri: 'e', Telefon: '' })).body['Dahililer']).toEqual(['102']);
  });

  test('goes on at the next telephone, and ends at the others when one answers', async () => {
    await gonder({ Dahililer: ['101'] });
    await gonder({ Dahililer: ['102'] });
    expect([await calan('ayşe'), await calan('can')]).toEqual([[`${TELEFON} caliyor`], [`${TELEFON} caliyor`]]);
    await gonder({ Olay: 'acildi', Dahililer: ['102'] });
    expect([await calan('ayşe'), await calan('can')]).toEqual([[], [`${TELEFON} konusuluyor`]]);
    s.ileri(3);
    await gonder({ Olay: 'bitti' });
    expect(await calan('can')).toEqual([]);
    expect((await liste()).cagrilar).toMatchObject([{ Durum: 'konusuldu', Acan: 'can Deneme', Sure: 180 }]);
  });

  test('is the same however often and in whatever order it is reported', async () => {
    const soyle = [
      { Olay: 'bitti', Zaman: new Date(s.saat.simdi.getTime() + 20_000).toISOString() },
      { Olay: 'acildi', Dahililer: ['101'], Zaman: new Date(s.saat.simdi.getTime() + 8000).toISOString() },
      { Olay: 'caliyor', Dahililer: ['101'], Zaman: s.saat.simdi.toISOString() },
    ] as const;
    s.ileri(1);
    for (const o of [...soyle, ...soyle]) expect((await gonder({ ...o, Dahililer: ['101'] })).status).toBe(200);
    expect((await liste()).cagrilar).toMatchObject([{ Durum: 'konusuldu', Acan: 'ayşe Deneme', Sure: 12 }]);
    expect(await calan('ayşe')).toEqual([]);
  });

  test('is one call after twenty simultaneous reports', async () => {
    const cevaplar = await Promise.all(Array.from({ length: 20 }, () => gonder({ Dahililer: ['101'] })));
    expect(cevaplar.map((c) => c.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await s.db.selectFrom('cagri').select('id').execute()).toHaveLength(1);
    expect(await calan('ayşe')).toHaveLength(1);
  });

  test('appears nowhere when it is reported too late, and can be dismissed', async () => {
    const eski = new Date(s.saat.simdi.getTime() - CALMA_SN * 1000).toISOString();
    await gonder({ Cagri: 'eski', Dahililer: ['101'], Zaman: eski });
    expect(await calan('ayşe')).toEqual([]);
    await gonder({ Cagri: 'yeni', Dahililer: ['101', '102'] });
    const [c] = tamam(await s.call(oda.getCalanlar, {}, token['ayşe'])).cagrilar;
    tamam(await s.call(oda.cagriKapat, { Id: c!.Id }, token['ayşe']));
    expect([await calan('ayşe'), await calan('can')]).toEqual([[], [`${TELEFON} caliyor`]]);
    s.ileri(CALMA_SN / 60);
    expect(await calan('can')).toEqual([]);
  });

  test('has a time within bounds, whatever the exchange’s clock says', async () => {
    for (const [i, Zaman] of ['2001-01-01T00:00:00Z', '2099-01-01T00:00:00Z'].entries())
      await gonder({ Cagri: String(i), Zaman });
    const { rows } = await sql<{ baslama: string }>`select distinct baslama from cagri`.execute(s.db);
    expect(rows.map((r) => Date.parse(r.baslama))).toEqual([s.saat.simdi.getTime()]);
  });

  test.each(['anonymous', '', '*67', '0532', '\u202e05321112233x', '9'.repeat(40)])(
    'is one of a hidden number: %s',
    async (Telefon) => {
      expect((await gonder({ Telefon, Dahililer: ['101'] })).status).toBe(200);
      expect(await calan('ayşe')).toEqual([' caliyor']);
    },
  );
});

describe('an unsigned request', () => {
  const imzasiz: [string, (govde: string) => Record<string, string>][] = [
    ['nothing', () => ({})],
    ['another secret', (g) => imzala(g, s.saat.simdi, `whsec_${Buffer.alloc(32, 6).toString('base64')}`)],
    ['another body', (g) => imzala(`${g} `, s.saat.simdi)],
    ['an old call', (g) => imzala(g, new Date(s.saat.simdi.getTime() - 301_000))],
  ];
  test.each(imzasiz)('is refused and nothing is written: %s', async (_, baslik) => {
    expect(await gonder({}, baslik)).toEqual({ status: 401, body: { durum: false, msg: 'İmza geçerli değil.' } });
    expect(await s.db.selectFrom('cagri').select('id').execute()).toEqual([]);
  });

  test('is refused before it is read if no exchange is set up', async () => {
    const baska = await testServer();
    try {
      const govde = '{bozuk';
      const y = await baska.ham('/santral/santralOlay', govde, undefined, imzala(govde, baska.saat.simdi));
      expect(y.status).toBe(401);
    } finally {
      await baska.kapat();
    }
  });

  test.each([
    ['an event that is none', { Olay: 'sustu' }, 'Olay'],
    ['a call without a number', { Cagri: '' }, 'Cagri'],
    ['a time that is none', { Zaman: 'dün' }, 'Zaman'],
    ['too many telephones', { Dahililer: Array.from({ length: 51 }, String) }, 'Dahililer'],
    ['something else', { Fazla: 1 }, 'Fazla'],
  ])('signed, but wrong: %s', async (_, o, alan) => {
    const { status, body } = await gonder(o as Partial<Olay>);
    expect(status).toBe(400);
    expect(body['msg']).toContain(alan);
  });
});

describe('a missed call', () => {
  const kacir = async (o: Partial<Olay> = {}) => {
    await gonder({ Dahililer: ['101'], ...o });
    await gonder({ Olay: 'bitti', ...o });
  };

  test('waits until a person says that they called back; the first one stays', async () => {
    await kacir();
    const { cagrilar, Bekleyen } = await liste(true);
    expect([Bekleyen, cagrilar.map((c) => c.Durum)]).toEqual([1, ['cevapsiz']]);
    const Id = cagrilar[0]!.Id;
    const cevaplar = await Promise.all(['ayşe', 'can'].map((ad) => s.call(oda.cagriArandi, { Id }, token[ad])));
    expect(cevaplar.filter((c) => c.body.durum)).toHaveLength(1);
    expect(cevaplar.find((c) => !c.body.durum)?.body).toMatchObject({ msg: 'Bu numara bu arada geri arandı.' });
    expect((await liste(true)).Bekleyen).toBe(0);
    expect((await liste()).cagrilar).toMatchObject([{ Durum: 'arandi' }]);
  });

  test('stops waiting when the same caller gets through later', async () => {
    await kacir();
    s.ileri(5);
    await gonder({ Cagri: 'c2', Dahililer: ['101'] });
    expect((await liste()).Bekleyen).toBe(1);
    await gonder({ Cagri: 'c2', Olay: 'acildi', Dahililer: ['101'] });
    expect((await liste()).Bekleyen).toBe(0);
  });

  test('is none while it rings or when it was answered', async () => {
    await gonder({ Dahililer: ['101'] });
    const Id = (await liste()).cagrilar[0]!.Id;
    const msg = 'Bu çağrı cevapsız değil; geri aranması beklenmiyor.';
    expect((await s.call(oda.cagriArandi, { Id }, token['ayşe'])).body).toEqual({ durum: false, msg });
    expect((await liste(true)).cagrilar).toEqual([]);
  });

  test('belongs to the customer whose card names an extension behind the number', async () => {
    await musteri({ telefon: '02121112233,105' });
    await kacir({ Telefon: '+90 212 111 22 33' });
    expect((await liste(true)).cagrilar[0]).toMatchObject({ Musteri: 'Ali Veli', Telefon: '02121112233' });
  });

  test('shows the owner of the number only to people who work with the owner’s product', async () => {
    await musteri({ urun: 6 });
    await kacir();
    expect((await liste(true, 'ayşe')).cagrilar[0]).toMatchObject({ MusteriId: null, Musteri: null });
    expect((await liste(true, 'ece')).cagrilar[0]).toMatchObject({ Musteri: 'Ali Veli' });
  });

  test('is deleted after its time', async () => {
    await kacir();
    await eskileriSil(s.db, new Date(s.saat.simdi.getTime() + (SAKLAMA_GUN - 1) * 24 * 3_600_000));
    expect((await liste()).cagrilar).toHaveLength(1);
    await eskileriSil(s.db, new Date(s.saat.simdi.getTime() + (SAKLAMA_GUN + 1) * 24 * 3_600_000));
    expect((await liste()).cagrilar).toEqual([]);
  });
});

describe('a trial call', () => {
  test('rings at the person who asks for it, with a caller who has an open ticket, and is never a missed call', async () => {
    await musteri({ acik: 'can' });
    expect((await s.call(oda.cagriDene, {}, token['ayşe'])).body.durum).toBe(false);
    expect(tamam(await s.call(oda.cagriDene, {}, token['yönetici'])).Telefon).toBe(TELEFON);
    expect([await calan('yönetici'), await calan('can')]).toEqual([[`${TELEFON} caliyor`], []]);
    expect((await liste()).cagrilar).toEqual([]);
    s.ileri(10);
    expect((await liste(true)).Bekleyen).toBe(0);
  });
});

describe('an extension', () => {
  const yaz = (o: { ad: string; Eski: string | null; Dahili: string }) =>
    s.call(oda.dahiliKaydet, { KisiId: id[o.ad]!, Eski: o.Eski, Dahili: o.Dahili }, token['yönetici']);

  test('is written, refused when taken or changed meanwhile, and removed', async () => {
    tamam(await yaz({ ad: 'ece', Eski: '103', Dahili: ' 203 ' }));
    expect((await yaz({ ad: 'ece', Eski: '203', Dahili: '101' })).body).toEqual({
      durum: false,
      msg: '101 dahilisi ayşe Deneme adına kayıtlı.',
    });
    expect((await yaz({ ad: 'ece', Eski: '103', Dahili: '204' })).status).toBe(409);
    expect((await yaz({ ad: 'ece', Eski: '203', Dahili: '12a' })).body.durum).toBe(false);
    tamam(await yaz({ ad: 'ece', Eski: '203', Dahili: '' }));
    const { dahililer } = tamam(await s.call(oda.getDahililer, {}, token['yönetici']));
    expect(dahililer.find((d) => d.Id === id['ece'])?.Dahili).toBeNull();
    tamam(await yaz({ ad: 'ece', Eski: null, Dahili: '103' }));
  });

  test('of a person who has left is free, and rings nowhere', async () => {
    await kisi('giden', '109');
    await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', id['giden']!).execute();
    expect((await gonder({ Dahililer: ['109'] })).body['Dahililer']).toEqual([]);
    tamam(await yaz({ ad: 'yönetici', Eski: null, Dahili: '109' }));
    tamam(await yaz({ ad: 'yönetici', Eski: '109', Dahili: '' }));
  });
});
