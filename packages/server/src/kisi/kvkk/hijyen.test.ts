import { kvkk } from '@masabasi/core/kisi/kvkk/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/product.ts';
import { nerede } from '../../testing/ara.ts';

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s?.kapat());

const TC = '10000000146';
const PAROLA = 'kanarya-parolasi-7';
const YENI_PAROLA = 'kanarya-yeni-parola-8';

test('no password, token or plain national id is stored outside of its own place', async () => {
  const id = await s.kisi('isil', { eposta: 'isil@firma.com' });
  await s.kisi('gorevli', { yetkiler: [YETKI.kvkkYonet, YETKI.denetimGor] });
  await s.db.updateTable('kisi').set({ tc_kimlik: TC }).where('id', '=', id).execute();
  const giris = (UserName: string, Password: string) => s.call(oturum.login, { UserName, Password, lisans: 'TEST' });
  // A wrong password, and one that was typed into the name field.
  await giris('isil', PAROLA);
  await giris(PAROLA, 'masabasi');
  const token = await s.girisYap('isil');
  const gorevli = await s.girisYap('gorevli');
  const anahtar = { 'idempotency-key': 'kanarya-anahtar-1' };
  const parola = { userId: id, eskiParola: 'masabasi', parola: YENI_PAROLA, tekrar: YENI_PAROLA };
  for (const Bicim of ['json', 'xlsx'] as const) await s.call(kvkk.verilerimiIndir, { Bicim }, token, anahtar);
  for (const b of ['kimlik', 'denetim', 'erisim', 'oturum'])
    await s.call(kvkk.verilerimBolumu, { Konu: b }, token, anahtar);
  await s.call(kvkk.aydinlatmaGoruldu, { Surum: 1 }, token, anahtar);
  await s.call(mola.moladurumGuncelle, { userid: id, moladurum: 646 }, token, {
    'idempotency-key': 'kanarya-anahtar-2',
  });
  const gun = { Baslangic: '2026-11-20', Bitis: '2026-11-20', KisiId: id };
  await s.call(kvkk.erisimKayitlari, gun, gorevli);
  await s.call(kvkk.erisimAktar, gun, gorevli);
  const degisti = await s.call(oturum.parolaDegistir, parola, token, { 'idempotency-key': 'kanarya-anahtar-3' });
  expect(degisti.body).toMatchObject({ durum: true });
  const { adet } = await s.db
    .selectFrom('denetim')
    .select((q) => q.fn.countAll<number>().as('adet'))
    .executeTakeFirstOrThrow();
  expect(adet).toBeGreaterThan(8);

  expect(await nerede(s.db, PAROLA, YENI_PAROLA, 'masabasi', token, gorevli)).toEqual([]);
  expect(await nerede(s.db, TC)).toEqual(['kisi.tc_kimlik']);
});
