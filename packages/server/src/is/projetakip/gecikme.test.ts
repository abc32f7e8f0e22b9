import { contract } from '@masabasi/core/contract';
import type { PrjDurumu } from '@masabasi/core/is/projetakip/rules';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { projeAraclari } from './testing.ts';

/** Lateness is one figure on every screen, and a customer has one name. The clock of the tests stands on Friday, 2026-11-20. */

const { projetakip: oda } = contract;
const s = await testServer();
const { planlayan, onaylayan, yeniProje, yeniKonu, yeniPlan, oku, durumu, onayli } = await projeAraclari(s);
afterAll(() => s.kapat());

const listede = async (ara: string) =>
  tamam(await s.call(oda.getProjeDetayList, { ara }, planlayan.token)).projeDetayList;

/** The late plans of a project in the list, its card, its rows, and both halves of the analysis. */
async function gecikenler(ProjeId: number) {
  const { projeDetay, projePlanDetayList } = await oku(ProjeId);
  const satir = (await listede(projeDetay.Ad)).find((p) => p.Id === ProjeId)!;
  const { ozet } = tamam(await s.call(oda.getAnalizSonuc, { ProjeId }, planlayan.token));
  const { planlar } = tamam(await s.call(oda.getAnalizPlanlari, { ProjeId, hangi: 'geciken' }, planlayan.token));
  return {
    sayilar: [satir.Geciken, projeDetay.Geciken, ozet.Geciken],
    satirlar: [
      projePlanDetayList.filter((p) => p.Gecikti).map((p) => [p.Ad, p.Gecikme]),
      planlar.map((p) => [p.Ad, p.Gecikme]),
    ],
  };
}

test('counts the same late plans in list, card, rows and analysis', async () => {
  const ProjeId = await yeniProje({ Ad: 'Gecikenli', Baslama_Tarihi: '2026-11-02', Bitis_Tarihi: '2026-12-18' });
  const KonuId = await yeniKonu(ProjeId);
  const plan = (Ad: string, Bitis_Tarihi: string) =>
    yeniPlan({ ProjeId, KonuId, Ad, Baslama_Tarihi: '2026-11-02', Bitis_Tarihi });
  const acik = await plan('Açık', '2026-11-17');
  await plan('Hiç onaylanmamış', '2026-11-17');
  const biten = await plan('Geç biten', '2026-11-17');
  const uzayan = await plan('Yeni sürümü açılan', '2026-11-18');
  const bugun = await plan('Bugün biten', '2026-11-20');
  for (const id of [acik, biten, uzayan, bugun]) await onayli(ProjeId, id);
  tamam(await durumu(ProjeId, biten, 'tamamlandi'));
  tamam(await durumu(ProjeId, uzayan, 'taslak', planlayan, 'Kapsamı büyüdüğü için yeniden planlanıyor.'));
  const beklenen = [
    ['Açık', 3],
    ['Yeni sürümü açılan', 2],
  ];
  expect(await gecikenler(ProjeId)).toEqual({ sayilar: [2, 2, 2], satirlar: [beklenen, beklenen] });
  expect((await oku(ProjeId)).projePlanDetayList.find((p) => p.Id === biten)).toMatchObject({
    Gecikti: false,
    Gecikme: 3,
  });
});

test('counts a delay over days without work after the last day', async () => {
  const ProjeId = await yeniProje({ Ad: 'Tatilde', Baslama_Tarihi: '2026-11-02', Bitis_Tarihi: '2026-12-18' });
  const KonuId = await yeniKonu(ProjeId);
  const gun = { Baslama_Tarihi: '2026-11-16', Bitis_Tarihi: '2026-11-18' };
  await onayli(ProjeId, await yeniPlan({ ProjeId, KonuId, Ad: 'Çarşamba', ...gun }));
  const tatiller = ['2026-11-19', '2026-11-20'];
  await sql`insert into tatil (ad, tarih, gun_sayi)
    select 'Deneme tatili', t, 1 from unnest(${tatiller}::date[]) t`.execute(s.db);
  const beklenen = [['Çarşamba', 1]];
  expect(await gecikenler(ProjeId)).toEqual({ sayilar: [1, 1, 1], satirlar: [beklenen, beklenen] });
  await sql`delete from tatil where tarih = any(${tatiller}::date[])`.execute(s.db);
});

test.each<[PrjDurumu, number, boolean]>([
  ['planlaniyor', 1, true],
  ['suruyor', 1, true],
  ['beklemede', 1, true],
  ['iptal', 0, false],
])('in a project that is %s, %i plan is late', async (durum, kac, gecikti) => {
  const ProjeId = await yeniProje({ Ad: `Durum ${durum}`, Baslama_Tarihi: '2026-11-02', Bitis_Tarihi: '2026-11-19' });
  const KonuId = await yeniKonu(ProjeId);
  const gun = { Baslama_Tarihi: '2026-11-02', Bitis_Tarihi: '2026-11-17' };
  await onayli(ProjeId, await yeniPlan({ ProjeId, KonuId, ...gun }));
  await s.db.updateTable('prj').set({ durum }).where('id', '=', ProjeId).execute();
  const { sayilar, satirlar } = await gecikenler(ProjeId);
  expect([...sayilar, ...satirlar.map((x) => x.length)]).toEqual([kac, kac, kac, kac, kac]);
  expect((await oku(ProjeId)).projeDetay.Gecikti).toBe(gecikti);
});

test('shows the customer of an institution’s project, and finds the project by the customer', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into musteri (tip, ad, soyad, unvan, durum, yazma_zamani) values
      (2, '', '', 'Çamlık Aksoy Hastanesi', 'Aktif', now()), (1, 'Derya', 'Kızılırmak', '', 'Aktif', now()) returning id`.execute(
    s.db,
  );
  const [kurum, kisi] = rows.map((r) => r.id) as [number, number];
  for (const id of [kurum, kisi])
    await s.db.insertInto('musteri_proje').values({ musteri_id: id, proje_id: 2 }).execute();
  const kurumun = await yeniProje({ Ad: 'Kurumun projesi', MusteriId: kurum });
  const kisinin = await yeniProje({ Ad: 'Kişinin projesi', MusteriId: kisi });
  expect((await oku(kurumun)).projeDetay.Musteri).toBe('Çamlık Aksoy Hastanesi');
  expect((await oku(kisinin)).projeDetay.Musteri).toBe('Derya Kızılırmak');
  expect((await listede('çamlık')).map((p) => [p.Id, p.Musteri])).toEqual([[kurumun, 'Çamlık Aksoy Hastanesi']]);
  expect((await listede('kızılırmak')).map((p) => p.Id)).toEqual([kisinin]);
  const { bulunanlar } = tamam(await s.call(oda.prjBul, { ara: 'aksoy' }, onaylayan.token));
  expect(bulunanlar.map((b) => b.Id)).toEqual([kurumun]);
});
