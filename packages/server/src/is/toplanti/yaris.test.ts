import { contract } from '@masabasi/core/contract';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';
import { once } from '../../testing/kilit.ts';
import { toplantiAraclari } from './testing.ts';

/** Meetings on which several people act at once: every writer locks in the same order. */

const { toplanti: oda } = contract;
const s = await testServer({ ortam: { PUBLIC_URL: 'https://destek.firma.com' } });
const { duzenleyen, katilan, baskasi, kisi, kaydet, detay, durum, planli, acilan } = await toplantiAraclari(s);
s.saat.simdi = new Date(OGLEN);
afterAll(() => s.kapat());

const satiri = (id: number) => `select id from toplanti where id = ${id}`;
const seri = async (davetEt = true) => {
  const bas = await acilan({}, { davetEt, tekrar: { Sik: 'haftalik', Adet: 5 } });
  const { rows } = await sql<{
    id: number;
  }>`select id from toplanti where id = ${bas} or ust_id = ${bas} order by id`.execute(s.db);
  return rows.map((r) => r.id);
};
const formu = async (Id: number) => {
  const { toplanti: t } = await detay(Id);
  const { Surum, Baslama_Zamani, Bitis_Zamani } = t;
  return { Id, Surum, Baslama_Zamani, Bitis_Zamani, Konu: `${t.Konu} yeni` };
};

test('a change of the rest of a series waits for its first meeting before it locks a later one', async () => {
  const idler = await seri();
  const form = await formu(idler[3]!);
  const { bos, yanit } = await once(s, {
    ilki: satiri(idler[0]!),
    sonraki: satiri(idler[3]!),
    is: () => kaydet(form, { hangisi: 'sonrakiler', uyarilariGordum: true }),
  });
  expect(bos).toBe(true);
  tamam(yanit);
});

test('twenty changes of one series at the same moment all get an answer, each meeting with its new state', async () => {
  const idler = await seri();
  const formlar = await Promise.all(Array.from({ length: 20 }, (_, i) => formu(idler[i % 5]!)));
  const yanitlar = await Promise.all(formlar.map((f) => kaydet(f, { hangisi: 'sonrakiler', uyarilariGordum: true })));
  expect(yanitlar.filter((y) => ![200, 409].includes(y.status))).toEqual([]);
  expect(yanitlar.some((y) => y.status === 200)).toBe(true);
});

test('an answer from a page waits for the meeting before it locks the invited person', async () => {
  const Id = await planli({ Konu: 'Açık davet' });
  const { rows } = await sql<{ metin: string }>`select metin from posta order by id desc limit 1`.execute(s.db);
  const [, kod] = /\/davet\/([\w-]{43})/.exec(rows[0]!.metin)!;
  const { bos, yanit } = await once(s, {
    ilki: satiri(Id),
    sonraki: `select id from toplanti_katilimci where toplanti_id = ${Id}`,
    is: () =>
      fetch(`${s.url}/davet/${kod}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'yanit=katilacak',
        redirect: 'manual',
      }),
  });
  expect(bos).toBe(true);
  expect(yanit.status).toBe(303);
  expect((await detay(Id)).katilimcilist.map((k) => k.DavetDurum)).toContain('katilacak');
});

test('rooms of a series are locked in one order', async () => {
  const idler = await seri(false);
  const odalar = await Promise.all(
    ['Sarı Salon', 'Yeşil Salon'].map((ad) =>
      s.db.insertInto('toplanti_oda').values({ ad, kapasite: 9, erisim: '' }).returning('id').executeTakeFirstOrThrow(),
    ),
  );
  const [kucuk, buyuk] = odalar.map((o) => o.id).toSorted((a, b) => a - b);
  await sql`update toplanti set oda_id = case when id = ${idler[0]} then ${buyuk}::int else ${kucuk}::int end
    where id = any(${idler}::int[])`.execute(s.db);
  const odasi = (id: number) => `select id from toplanti_oda where id = ${id}`;
  const { bos, yanit } = await once(s, {
    ilki: odasi(kucuk!),
    sonraki: odasi(buyuk!),
    is: () => durum(idler[0]!, 'planlandi'),
  });
  expect(bos).toBe(true);
  tamam(yanit);
});

test('people of an ending meeting are released in the common order', async () => {
  const [ilk, son] = [katilan, baskasi].toSorted((a, b) => a.Id - b.Id);
  const Id = await planli({}, { katilimcilar: [kisi(son!), kisi(ilk!)] });
  tamam(await durum(Id, 'yapiliyor'));
  await sql`update toplanti_katilimci set molada = true where toplanti_id = ${Id}`.execute(s.db);
  const kisisi = (id: number) => `select id from kisi where id = ${id}`;
  const { bos, yanit } = await once(s, {
    ilki: kisisi(ilk!.Id),
    sonraki: kisisi(son!.Id),
    is: () => durum(Id, 'yapildi'),
  });
  expect(bos).toBe(true);
  tamam(yanit);
});

test('a decision becomes a task without waiting for a series that waits for it', async () => {
  const idler = await seri();
  const karar = await s.db
    .insertInto('toplanti_karar')
    .values({ toplanti_id: idler[2]!, sira: 0, metin: 'Raporlar bölünsün' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { bos } = await once(s, {
    ilki: satiri(idler[0]!),
    sonraki: satiri(idler[2]!),
    is: () => s.call(oda.toplantiKararKapat, { KararId: karar.id, Durum: 'bitti' }, duzenleyen.token),
  });
  expect(bos).toBe(true);
});
