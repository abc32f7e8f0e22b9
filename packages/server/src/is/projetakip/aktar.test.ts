import { contract } from '@masabasi/core/contract';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { projeAraclari } from './testing.ts';

/** The import and export of Microsoft Project files, and the load of a team. */

const { projetakip: oda } = contract;
const s = await testServer();
const { planlayan, baskasi, ikisi, yeniProje, yeniKonu, yeniPlan, oku } = await projeAraclari(s);
afterAll(() => s.kapat());

const gorev = (Uid: number, Ad: string, seviye: number, o: { ozet?: boolean; once?: number } = {}) =>
  `<Task><UID>${Uid}</UID><Name>${Ad}</Name><OutlineLevel>${seviye}</OutlineLevel><Summary>${o.ozet ? 1 : 0}</Summary>
   <Start>2026-12-0${Uid}T09:00:00</Start><Finish>2026-12-0${Uid}T18:00:00</Finish><Work>PT8H0M0S</Work>${
     o.once === undefined
       ? ''
       : `<PredecessorLink><PredecessorUID>${o.once}</PredecessorUID><Type>1</Type><LinkLag>0</LinkLag></PredecessorLink>`
   }</Task>`;
const dosyasi = (...gorevler: string[]) => `<Project><Tasks>${gorevler.join('')}</Tasks></Project>`;
const DOSYA = dosyasi(
  gorev(1, 'Hazırlık', 1, { ozet: true }),
  gorev(2, 'Kurulum', 2),
  gorev(3, 'Deneme', 2, { once: 2 }),
);
const gonder = (ProjeId: number, metin: string) => ({ ProjeId, Dosya: 'plan.xml', metin });
const metni = (basefile: string) => Buffer.from(basefile, 'base64').toString();

test('previews a file, imports it at once, and brings nothing when the same file comes again', async () => {
  const ProjeId = await yeniProje();
  const gelecek = tamam(await s.call(oda.projeXmlOku, gonder(ProjeId, DOSYA), planlayan.token));
  expect(gelecek.konular.map((k) => k.Ad)).toEqual(['Hazırlık']);
  expect(gelecek.planlar.map((p) => [p.Konu, p.Ad, p.Baslama_Tarihi, p.Bag])).toEqual([
    ['Hazırlık', 'Kurulum', '2026-12-02', 0],
    ['Hazırlık', 'Deneme', '2026-12-03', 1],
  ]);
  expect((await oku(ProjeId)).projePlanDetayList).toEqual([]);

  expect(tamam(await s.call(oda.projeXmlAl, gonder(ProjeId, DOSYA), planlayan.token))).toMatchObject({
    Konu: 1,
    Plan: 2,
    Olan: 0,
  });
  const gelen = (await oku(ProjeId)).projePlanDetayList;
  const [kurulum, deneme] = gelen;
  expect(gelen.map((p) => [p.Ad, p.DurumAnahtar, p.Tahmini_Sure])).toEqual([
    ['Kurulum', 'taslak', 8],
    ['Deneme', 'taslak', 8],
  ]);
  expect(deneme!.Bagimliliklar).toEqual([{ PlanId: kurulum!.Id, Tur: 'FS', Gecikme: 0 }]);
  const { hareketlist } = tamam(
    await s.call(oda.getProjePlanDetayList, { ProjeId, PlanId: deneme!.Id }, planlayan.token),
  );
  expect(hareketlist[0]!.Aciklama).toBe('plan.xml: 03.12.2026–03.12.2026');

  expect(tamam(await s.call(oda.projeXmlAl, gonder(ProjeId, DOSYA), planlayan.token))).toMatchObject({
    Konu: 0,
    Plan: 0,
    Olan: 2,
  });
  expect((await oku(ProjeId)).projePlanDetayList).toHaveLength(2);
});

test('exports a project that another project imports unchanged', async () => {
  const ProjeId = await yeniProje();
  const KonuId = await yeniKonu(ProjeId);
  const ilk = await yeniPlan({ ProjeId, KonuId, Ad: 'Çözümleme & "yazım"' });
  await yeniPlan({
    ProjeId,
    KonuId,
    Ad: 'Kurulum',
    Baslama_Tarihi: '2026-12-08',
    Bitis_Tarihi: '2026-12-09',
    SorumluId: planlayan.Id,
    Bagimliliklar: [{ PlanId: ilk, Tur: 'FS', Gecikme: 1 }],
  });
  const { basefile, dosyaAdi } = tamam(await s.call(oda.projeXml, { ProjeId }, baskasi.token));
  expect(dosyaAdi).toMatch(/\.xml$/);
  const ikinci = await yeniProje();
  tamam(await s.call(oda.projeXmlAl, gonder(ikinci, metni(basefile)), planlayan.token));
  const duz = async (id: number) => {
    const { projePlanDetayList: planlar } = await oku(id);
    const adi = new Map(planlar.map((p) => [p.Id, p.Ad]));
    return planlar.map((p) => [
      p.Ad,
      p.Baslama_Tarihi,
      p.Bitis_Tarihi,
      p.SorumluId,
      p.Tahmini_Sure,
      p.Bagimliliklar.map((b) => [adi.get(b.PlanId), b.Tur, b.Gecikme]),
    ]);
  };
  expect(await duz(ikinci)).toEqual(await duz(ProjeId));

  const takvim = tamam(await s.call(oda.projeTakvimi, { ProjeId }, baskasi.token));
  expect(takvim.dosyaAdi).toMatch(/\.ics$/);
  expect(metni(takvim.basefile)).toContain('DTEND;VALUE=DATE:20261210');
});

test('refuses an import without the right to plan, answers a bad file with a sentence, and writes nothing', async () => {
  const ProjeId = await yeniProje();
  for (const uc of [oda.projeXmlOku, oda.projeXmlAl] as const) {
    const yetkisiz = await s.call(uc, gonder(ProjeId, DOSYA), baskasi.token);
    expect(yetkisiz.body).toMatchObject({ durum: false, msg: expect.stringMatching(/^Projeyi, sorumlusu/) });
    const bozuk = await s.call(uc, gonder(ProjeId, '<Project><Tasks>'), planlayan.token);
    expect(bozuk.body).toMatchObject({ durum: false, msg: expect.stringMatching(/^Dosya geçerli bir XML değil/) });
    const dongu = dosyasi(gorev(2, 'Bir', 1, { once: 3 }), gorev(3, 'İki', 1, { once: 2 }));
    const donen = await s.call(uc, gonder(ProjeId, dongu), planlayan.token);
    expect(donen.body).toMatchObject({ durum: false, msg: expect.stringMatching(/döngü kuruyor/) });
    expect((await s.call(uc, gonder(2_000_000_000, DOSYA), planlayan.token)).status).toBe(404);
  }
  expect((await oku(ProjeId)).projePlanDetayList).toEqual([]);
});

test('shows the weeks of a team: hours without leave and holidays, hours of this project and of others', async () => {
  const [ProjeId, diger] = [await yeniProje(), await yeniProje()];
  const plan = async (proje: number, o: Parameters<typeof yeniPlan>[0]) =>
    yeniPlan({ ProjeId: proje, KonuId: await yeniKonu(proje), SorumluId: baskasi.Id, ...o });
  // The clock stands on Friday, 20 November.
  await plan(ProjeId, { Baslama_Tarihi: '2026-11-23', Bitis_Tarihi: '2026-11-27', Tahmini_Sure: 30 });
  await plan(diger, { Baslama_Tarihi: '2026-11-23', Bitis_Tarihi: '2026-12-04', Tahmini_Sure: 40 });
  await plan(diger, {
    Baslama_Tarihi: '2026-11-23',
    Bitis_Tarihi: '2026-11-27',
    Tahmini_Sure: 99,
    SorumluId: ikisi.Id,
  });
  await sql`insert into izin (kisi_id, tur_id, baslangic, bitis, kullanilan_gun, yazma_zamani)
    values (${baskasi.Id}, (select min(id) from izin_tur), '2026-11-23', '2026-11-25', 2, now())`.execute(s.db);
  await sql`insert into tatil (tarih, ad, gun_sayi) values ('2026-11-27', 'Deneme tatili', 0.5)`.execute(s.db);

  const { haftalar, yuklist } = tamam(await s.call(oda.projeYuku, { ProjeId }, planlayan.token));
  expect([haftalar.length, haftalar[0]!.Ilk, haftalar[1]!.Ilk]).toEqual([12, '2026-11-16', '2026-11-23']);
  // A person without work in this project is not listed.
  expect(yuklist.map((k) => k.KisiId)).toEqual([baskasi.Id]);
  const [kisi] = yuklist;
  expect(kisi!.Kapasite.slice(0, 3)).toEqual([8, 20, 40]);
  expect(kisi!.Bu.slice(0, 3)).toEqual([0, 30, 0]);
  expect(kisi!.Diger.slice(0, 3)).toEqual([0, 20, 20]);
  expect((await s.call(oda.projeYuku, { ProjeId: 2_000_000_000 }, planlayan.token)).status).toBe(404);
});
