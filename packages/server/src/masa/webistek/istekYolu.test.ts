import { contract } from '@masabasi/core/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';
import { birak } from './testing.ts';
import { analizAraclari } from '../../is/analiz/testing.ts';

/** A web request that continues as a wish: linked to an analysis, found with it, and reported to its sender. */

const { analiz: oda, webistek } = contract;

const s = await testServer();
const { destek, analist, acilan, SECIM } = await analizAraclari(s);
afterAll(() => s.kapat());
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
});

/** A new request under review by one of our people. */
async function incelenen() {
  const { TakipKodu } = tamam(await birak(s));
  const { Id } = await s.db
    .selectFrom('webistek')
    .select('id as Id')
    .where('takip_kodu', '=', TakipKodu)
    .executeTakeFirstOrThrow();
  tamam(await s.call(webistek.webistekUstlen, { Id }, destek.token));
  return { Id, TakipKodu };
}
const istek = async (Id: number) => tamam(await s.call(webistek.getWebistekDetay, { Id }, destek.token));
const bagla = (Id: number, WebistekId: number, { token } = destek) =>
  s.call(oda.analizKaynakBagla, { Id, kaynak: { GorusmeId: null, WebistekId } }, token);

test('lets its reviewer open an analysis from it, and tells the sender that it went on', async () => {
  const { Id: WebistekId, TakipKodu } = await incelenen();
  const Id = await acilan({ ...SECIM, Baslik: 'Barkodla arama' }, destek, { GorusmeId: null, WebistekId });
  const { webistek: w, hareketlist } = await istek(WebistekId);
  expect([w.DurumAnahtar, w.Durum]).toEqual(['gelistirme', 'Geliştirmeye Aktarıldı']);
  expect(hareketlist[0]).toMatchObject({
    Baslik: 'Geliştirmeye aktarıldı',
    Aciklama: expect.stringMatching(/^A\d{5} /),
  });
  expect(tamam(await s.call(webistek.webistekTakip, { TakipKodu })).Durum).toBe('Geliştirme ekibimizde');
  const { kaynaklar } = tamam(await s.call(oda.analizDetay, { Id }, analist.token));
  expect(kaynaklar.map((k) => [k.Tur, k.KayitId])).toEqual([['webistek', WebistekId]]);
});

test('goes on once when linked to an existing analysis, and stays linked after another review', async () => {
  const { Id: WebistekId } = await incelenen();
  const [ilk, ikinci] = [await acilan(), await acilan()];
  tamam(await bagla(ilk, WebistekId));
  const { webistek: once } = await istek(WebistekId);
  tamam(await bagla(ikinci, WebistekId));
  expect((await istek(WebistekId)).webistek).toMatchObject({ DurumAnahtar: 'gelistirme', Surum: once.Surum });
  tamam(
    await s.call(
      webistek.webistekDurumGuncelle,
      { Id: WebistekId, Surum: once.Surum, Durum: 'incelemede', Aciklama: '' },
      destek.token,
    ),
  );
  expect((await istek(WebistekId)).webistek.DurumAnahtar).toBe('incelemede');
  const { analizler } = tamam(await s.call(oda.kaynaginAnalizleri, { GorusmeId: null, WebistekId }, destek.token));
  expect(analizler.map((a) => a.Id).toSorted((a, b) => a - b)).toEqual([ilk, ikinci]);
});

test('is linked by a person who does not review it, and stays as it is', async () => {
  const { Id: WebistekId } = await incelenen();
  tamam(await bagla(await acilan(), WebistekId, analist));
  expect((await istek(WebistekId)).webistek.DurumAnahtar).toBe('incelemede');
});
