import { contract } from '@masabasi/core/contract';
import { afterAll, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { gorevAraclari } from './testing.ts';

/** The order of the cards in a column, set by people. */

const { gorev: oda } = contract;

const s = await testServer();
const { yoneten, yapan, testci, yeni, kaydet, durum } = await gorevAraclari(s);
afterAll(() => s.kapat());

const sutun = async (durumu = 'planlandi') => {
  const { sutunlar } = tamam(await s.call(oda.gorevPano, { Boylar: { planlandi: 200 } }, yoneten.token));
  return sutunlar.find((x) => x.Durum === durumu)!;
};
const kartlar = async () => (await sutun()).gorevler;
const tasi = (g: { Id: number; Surum: number }, oncekiId: number | null, sonrakiId: number | null, kim = yoneten) =>
  s.call(oda.gorevSirala, { Id: g.Id, Surum: g.Surum, oncekiId, sonrakiId }, kim.token);

test('keeps a card where it was put: between two, first, last, and puts new cards last', async () => {
  const [a, b, c] = [await yeni({ Baslik: 'a' }), await yeni({ Baslik: 'b' }), await yeni({ Baslik: 'c' })];
  const sira = async () => (await kartlar()).map((g) => g.Baslik).join('');
  expect(await sira()).toBe('abc');
  const c2 = tamam(await tasi(c, a.Id, b.Id));
  expect(await sira()).toBe('acb');
  tamam(await tasi(b, null, a.Id));
  expect(await sira()).toBe('bac');
  tamam(await tasi(a, null, null));
  expect(await sira()).toBe('bca');
  expect((await tasi(c, a.Id, null)).status).toBe(409);
  // A neighbour that left the column does not count. The other one decides.
  tamam(await durum(a.Id, 'gelistirmede'));
  tamam(await tasi(c2, a.Id, b.Id));
  expect(await sira()).toBe('cb');
  expect(await sutun('gelistirmede')).toMatchObject({ Ad: 'Geliştirmede', Adet: 1 });
});

test('leaves one order and loses no card when forty people move at once', async () => {
  for (let i = 0; i < 20; i += 1) tamam(await kaydet({ Baslik: `k${i}` }));
  const once = await kartlar();
  const idler = once.map((g) => g.Id);
  // All to the same place, and every card by two people at once.
  const [ilk, ikinci] = [idler[0]!, idler[1]!];
  const kimler = [yoneten, yapan, testci];
  const hamleler = Array.from({ length: 40 }, (_, n) => once[2 + (n % (once.length - 2))]!);
  const cevaplar = await Promise.all(
    hamleler.map((g, n) => tasi(g, n % 2 === 0 ? ilk : null, n % 2 === 0 ? null : ikinci, kimler[n % 3])),
  );
  expect(cevaplar.every((c) => c.status === 200 || c.status === 409)).toBe(true);
  // One of the two movers of each card was first.
  expect(cevaplar.filter((c) => c.status === 200)).toHaveLength(once.length - 2);
  const sonra = await kartlar();
  expect(sonra.map((g) => g.Id).toSorted((x, y) => x - y)).toEqual(idler.toSorted((x, y) => x - y));
  const siralar = await s.db.selectFrom('gorev').select('sira').where('durum', '=', 'planlandi').execute();
  expect(new Set(siralar.map((x) => x.sira)).size).toBe(siralar.length);
  expect(sonra[0]!.Id).toBe(ilk);
  expect(sonra.at(-1)!.Id).toBe(ikinci);
});

test('gives a place of its own to each task that is opened or begun at the same time', async () => {
  const acilan = await Promise.all(Array.from({ length: 12 }, (_, n) => yeni({ Baslik: `yeni ${n}` })));
  const cevaplar = await Promise.all(acilan.map((g) => durum(g.Id, 'gelistirmede')));
  expect(cevaplar.every((c) => c.body.durum)).toBe(true);
  const siralar = await s.db.selectFrom('gorev').select(['durum', 'sira']).execute();
  expect(new Set(siralar.map((x) => `${x.durum} ${x.sira}`)).size).toBe(siralar.length);
});
