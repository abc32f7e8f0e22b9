import { bosKayit } from '@masabasi/core/platform/field/alanlar';
import { contract } from '@masabasi/core/contract';
import { DEMO_ALANLARI } from '@masabasi/core/musteri/demo/alanlar';
import { EGITIM_ALANLARI } from '@masabasi/core/masa/egitim/alanlar';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { masaKur } from './testing.ts';

const BOS_DEMO = bosKayit(DEMO_ALANLARI);
const BOS_EGITIM = {
  ...bosKayit(EGITIM_ALANLARI),
  Id: 0,
  Surum: 0,
  LisansId: null,
  ProjeId: 2,
  Planlanan_Baslama: null,
  Planlanan_Bitis: null,
  Konular: [],
};

/** A ticket's licence, contact person and priority, and the search of the desk by customer. */

const { birlestirme, demo, egitim, gorusme: oda, gorusmeler, musteri } = contract;
const s = await testServer();
const { ayse, tanim, konuAc, musteriAc, yetkiliAc, lisansAc, kaydet, ac, detay, mesaj, liste, dk } = await masaKur(s);
afterAll(() => s.kapat());
beforeEach(() => dk(0));

describe('the licence and contact person of a ticket', () => {
  test('are written, read and removed, and stay when a form leaves them out', async () => {
    const { Id: MusteriId } = await musteriAc();
    const LisansId = await lisansAc(MusteriId);
    const { Id: MusteriPersonelId } = await yetkiliAc(MusteriId, { Ad: 'Derya', Soyad: 'Ak', GSM: '05330000000' });
    const AciliyetId = tanim['aciliyet']!['yuksek']!;
    const g = await ac({ MusteriId, LisansId, MusteriPersonelId, AciliyetId });
    const { gorusme, musteri: arayan } = await detay(g.Id);
    expect(gorusme).toMatchObject({
      LisansId,
      LisansNo: expect.stringMatching(/^L/),
      MusteriPersonel: 'Derya Ak',
      Aciliyet: 'Yüksek',
      LisansTur: 'Yıllık',
      LisansBitis: '2026-12-31',
      LisansDurum: 'Aktif',
    });
    expect(arayan.kisiler).toEqual([{ Id: MusteriPersonelId, Ad: 'Derya Ak' }]);
    const ikinci = tamam(await kaydet({ Id: g.Id, Surum: g.Surum, MusteriId, Baslik: 'Yeniden' }));
    expect((await detay(g.Id)).gorusme).toMatchObject({ LisansId, MusteriPersonelId });
    tamam(
      await kaydet({
        Id: g.Id,
        Surum: ikinci.Surum,
        MusteriId,
        LisansId: null,
        MusteriPersonelId: null,
        AciliyetId: null,
      }),
    );
    expect((await detay(g.Id)).gorusme).toMatchObject({ LisansId: null, MusteriPersonel: null, Aciliyet: null });
  });

  test('must belong to the customer', async () => {
    const [bu, baska] = [await musteriAc(), await musteriAc()];
    const LisansId = await lisansAc(baska.Id);
    const { Id: MusteriPersonelId } = await yetkiliAc(baska.Id, { Ad: 'Başka', Soyad: 'Biri', GSM: '05330000001' });
    const dene = async (o: Partial<Girdi<typeof oda.gorusmeKaydet>['gorusme']>) =>
      mesaj(await kaydet({ MusteriId: bu.Id, ...o }));
    expect(await dene({ LisansId })).toBe('Seçtiğiniz lisans bu müşterinin bu ürününün değil.');
    expect(await dene({ MusteriPersonelId })).toBe('Seçtiğiniz kişi bu müşterinin yetkililerinden değil.');
    expect(await dene({ AciliyetId: tanim['oncelikler']!['normal']! })).toContain('Aciliyet');
    // The customer changes here, so licence and contact person of the first customer are dropped.
    const g = await ac({ MusteriId: baska.Id, LisansId, MusteriPersonelId });
    tamam(await kaydet({ Id: g.Id, Surum: g.Surum, MusteriId: bu.Id }, { gordum: ['ayniKonu'] }));
    expect((await detay(g.Id)).gorusme).toMatchObject({ LisansId: null, MusteriPersonelId: null });
  });
});

test('the desk is filtered by subject, kind of request, and the customer’s place and dealer', async () => {
  const bayi = await s.db
    .insertInto('tanim')
    .values({
      liste: 'bayiler',
      ad: 'Deniz Bilişim',
      renk: null,
      kod: null,
      anahtar: null,
      proje_id: null,
      ust_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ilce = await s.db.selectFrom('ilce').select('id').where('il_id', '=', 35).limit(1).executeTakeFirstOrThrow();
  const { Id: MusteriId } = await musteriAc({ IlId: 35, IlceId: ilce.id, BayiId: bayi.id });
  const KonuId = await konuAc('Yedekleme');
  const TalepTurId = Object.values(tanim['talepTur']!)[0]!;
  const g = await ac({ MusteriId, KonuId, TalepTurId });
  await ac();
  for (const suzgec of [{ KonuId }, { TalepTurId }, { BayiId: bayi.id }, { IlId: 35 }, { IlId: 35, IlceId: ilce.id }])
    expect([suzgec, (await liste(suzgec)).gorusmelist.map((x) => x.Id)]).toEqual([suzgec, [g.Id]]);
  expect((await liste({ IlId: 34 })).gorusmelist).toEqual([]);
});

test('a spreadsheet has the solution, the promise and the licence', async () => {
  const { Id: MusteriId } = await musteriAc();
  await lisansAc(MusteriId);
  await ac({ MusteriId }, { Cozum: 'Yedek geri yüklendi ve denendi.' });
  const acik = await ac({ MusteriId, KonuId: await konuAc('Fatura') });
  const { basefile } = tamam(await s.call(oda.gorusmeAktar, { MusteriId }, ayse.token));
  const [sayfa] = await readXlsxFile(Buffer.from(basefile, 'base64'));
  const [basliklar, ...satirlar] = sayfa!.data;
  const sutun = (ad: string) => satirlar.map((r) => r[basliklar!.indexOf(ad)]);
  expect(sutun('Çözüm')).toContain('Yedek geri yüklendi ve denendi.');
  expect(sutun('Lisans')).toEqual(['Yıllık', 'Yıllık']);
  expect(sutun('Söz Durumu')).toContain('Zamanında');
  expect(sutun('No')).toContain(acik.No);
});

test('a customer’s desk shows all open tickets by promise, then the last closed ones, then other waiting items', async () => {
  const { Id: MusteriId } = await musteriAc();
  const acik: number[] = [];
  for (const oncelik of ['dusuk', 'kritik', 'normal'])
    acik.push(
      (await ac({ MusteriId, KonuId: await konuAc(`Açık ${oncelik}`), OncelikId: tanim['oncelikler']![oncelik]! })).Id,
    );
  await dk(60);
  const kapali: number[] = [];
  for (let i = 0; i < 12; i++) {
    await dk(61 + i);
    const KonuId = await konuAc(`Kapalı ${i}`);
    kapali.push((await ac({ MusteriId, KonuId }, { Cozum: 'Telefonda anlatıldı.' })).Id);
  }
  const masa = tamam(await s.call(gorusmeler.musteriMasasi, { MusteriId }, ayse.token));
  const [dusuk, kritik, normal] = acik;
  expect(masa.gorusmelist.map((g) => g.Id)).toEqual([kritik, normal, dusuk, ...kapali.toReversed().slice(0, 5)]);
  expect(masa).toMatchObject({ Acik: 3, AcikWebistek: 0, PlanliEgitim: 0, SiradakiEgitim: null });
  expect(Date.parse(masa.SonGorusme!)).toBe(s.saat.simdi.getTime());
  const { status } = await s.call(gorusmeler.musteriMasasi, { MusteriId: 2_000_000_000 }, ayse.token);
  expect(status).toBe(404);
});

test('two customers parted again keep no licence and no contact person of each other', async () => {
  const [kalan, giden] = [await musteriAc(), await musteriAc()];
  const LisansId = await lisansAc(giden.Id);
  const g = await ac({ MusteriId: kalan.Id });
  const surum = async (Id: number) => tamam(await s.call(musteri.musteriDetay, { Id }, ayse.token)).musteri.Surum;
  const { BirlesmeId } = tamam(
    await s.call(
      birlestirme.musteriBirlestir,
      {
        Id: kalan.Id,
        Surum: await surum(kalan.Id),
        DigerId: giden.Id,
        DigerSurum: await surum(giden.Id),
        alanlar: {},
      },
      ayse.token,
    ),
  );
  tamam(await kaydet({ Id: g.Id, Surum: (await detay(g.Id)).gorusme.Surum, MusteriId: kalan.Id, LisansId }));
  tamam(await s.call(birlestirme.musteriBirlestirGeriAl, { Id: BirlesmeId }, ayse.token));
  expect((await detay(g.Id)).gorusme).toMatchObject({ MusteriId: kalan.Id, LisansId: null });
});

test('a training and a demo opened from a ticket stand in its history, and link back to it', async () => {
  const { Id: MusteriId } = await musteriAc();
  const g = await ac({ MusteriId, KonuId: await konuAc('Yeni modül') });
  const acilan = { ...BOS_EGITIM, MusteriId, EgitimTurId: Object.values(tanim['egitimTur']!)[0]! };
  const egitimAc = (o: typeof acilan) =>
    s.call(egitim.egitimKaydet, { egitim: o, katilimcilar: [], GorusmeId: g.Id }, ayse.token);
  const { Id } = tamam(await egitimAc(acilan));
  const { hareketlist } = tamam(await s.call(egitim.getEgitimDetay, { Id }, ayse.token));
  expect(hareketlist[0]!.Aciklama).toBe(`${g.No} görüşmesinden`);
  const baska = await musteriAc();
  expect(mesaj(await egitimAc({ ...acilan, MusteriId: baska.Id }))).toBe('Seçtiğiniz görüşme bu müşterinin değil.');
  const { islemler, lisansTur } = tamam(await s.call(demo.demoGerekli, {}, ayse.token));
  const demoAc = (M: number) =>
    s.call(
      demo.demoKaydet,
      {
        demo: {
          ...BOS_DEMO,
          Id: 0,
          Surum: 0,
          MusteriId: M,
          ProjeId: 2,
          IslemId: islemler[0]!.Id,
          LisansTurId: lisansTur[0]!.Id,
          Tarih: '2026-11-20',
          Aciklama: 'Modülü görmek istiyor.',
        },
        GorusmeId: g.Id,
      },
      ayse.token,
    );
  tamam(await demoAc(MusteriId));
  expect(mesaj(await demoAc(baska.Id))).toBe('Seçtiğiniz görüşme bu müşterinin değil.');
  expect((await detay(g.Id)).hareketlist.map((h) => h.Baslik)).toEqual([
    'Demo açıldı',
    'Eğitim açıldı',
    'Görüşme açıldı',
  ]);
});
