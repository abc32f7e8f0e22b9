import { denetim } from '@masabasi/core/platform/denetim/contract';
import type { Endpoint } from '@masabasi/core/platform/call/endpoint';
import { hakedis } from '@masabasi/core/izin/hakedis/contract';
import { izin } from '@masabasi/core/izin/izin/contract';
import { METIN } from '@masabasi/core/izin/izin/rules';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { personel } from '@masabasi/core/kisi/personel/contract';
import { posta } from '@masabasi/core/platform/posta/contract';
import { talep } from '@masabasi/core/izin/talep/contract';
import { tatil } from '@masabasi/core/izin/tatil/contract';
import { YETKI_KATALOGU } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { up } from '../../platform/db/migrations/0015-ozel-metin.ts';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';
import type { Izin } from './testing.ts';

/** Kind and reason of a health leave: in every answer only the person, the head and privileged users see them. */

let s: TestServer;
let departmanId: number;
let hastaId: number;
let hasta: string;
let bas: string;
/** Holds every right, also 1201, but is not privileged. */
let ik: string;
let tam: string;

const SIR = /Rapor|Hastalık|Migren|Ameliyat|282/;
const RAPOR = { Id: 0, Tur: 282, Aciklama: 'Migren' } as const;
const ekle = async (o: Partial<Izin>, token = bas) =>
  tamam(await s.call(izin.izinkaydet, { izin: { ...RAPOR, UserId: hastaId, ...o } }, token)).Id!;
const iste = async (Baslangic: string, Bitis: string) => {
  const istek = { Tur: 282, Aciklama: 'Ameliyat', Baslangic, Bitis, Tatil_Gunleri: 1 } as const;
  return tamam(await s.call(talep.izinTalepEt, istek, hasta)).Id;
};
const metni = async (uc: Endpoint, istek: object, token: string): Promise<string> => {
  const yanit = await s.call(uc, istek, token);
  expect([uc.path, yanit.status]).toEqual([uc.path, 200]);
  // Skip ids and times, because they may contain the digits.
  return JSON.stringify(yanit.body, (ad, d: unknown) =>
    /(^|_)Id$|Id$|Zaman|DateTime|basefile|Ip$/.test(ad) ? undefined : d,
  );
};

beforeAll(async () => {
  s = await testServer();
  departmanId = await s.departman('Destek');
  const baska = await s.departman('İK');
  hastaId = await s.kisi('hasta', { departmanId, ad: 'Işıl', eposta: 'isil@firma.com' });
  const basId = await s.kisi('bas', { departmanId, ad: 'Baş', eposta: 'bas@firma.com' });
  await s.sorumluYap(departmanId, basId);
  const hepsi = YETKI_KATALOGU.map((y) => y.Id).filter((y) => y !== YETKI.ayricalikli);
  ik = await oturumVer(s, await s.kisi('ik', { departmanId: baska, yetkiler: hepsi }));
  tam = await oturumVer(s, await s.kisi('tam', { departmanId: baska, rol: 'Yönetici' }));
  hasta = await oturumVer(s, hastaId);
  bas = await oturumVer(s, basId);
});
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  for (const t of ['izin_talep', 'hareket', 'izin', 'posta'] as const) await s.db.deleteFrom(t).execute();
});
afterAll(() => s?.kapat());

/** Every answer about leaves, for a caller who is responsible for the person. */
async function cevaplar(token: string, izinId: number): Promise<string[]> {
  const uclar: [Endpoint, object][] = [
    [izin.personelizinlist, { UserId: hastaId }],
    [izin.izinKisileri, {}],
    [izin.izinGecmisi, { Id: izinId }],
    [talep.izinTalepList, {}],
    [talep.izinTakvimi, { ay: '2026-12' }],
    [talep.izinTakvimi, { ay: '2026-11' }],
    [mola.gunum, {}],
    [mola.departmanMola, { departmanId }],
  ];
  if (token !== bas) uclar.push([izin.silinenIzinler, { UserId: hastaId }]);
  const metinler = [];
  for (const [uc, istek] of uclar) metinler.push(`${uc.path} ${await metni(uc, istek, token)}`);
  const pdf = tamam(await s.call(izin.print_izin_talep, { izin_id: izinId }, token));
  const yukleme = getDocument({ data: new Uint8Array(Buffer.from(pdf.basefile, 'base64')), verbosity: 0 });
  const sayfa = await (await (await yukleme.promise).getPage(1)).getTextContent();
  metinler.push(`pdf ${sayfa.items.map((x) => ('str' in x ? x.str : '')).join(' ')}`);
  await yukleme.destroy();
  const xlsx = tamam(await s.call(izin.izinAktar, { UserId: hastaId }, token));
  metinler.push(`xlsx ${JSON.stringify((await readXlsxFile(Buffer.from(xlsx.basefile, 'base64')))[0]?.data)}`);
  return metinler;
}

describe('a hidden type', () => {
  test('is visible to the person, the head and privileged users, and others with 1201 see only a leave', async () => {
    const izinId = await ekle({ Baslangic: '2026-12-07', Bitis: '2026-12-10' });
    await ekle({ Baslangic: '2026-11-20', Bitis: '2026-11-21' });
    const silinen = await ekle({ Baslangic: '2026-12-21', Bitis: '2026-12-22' });
    expect((await s.call(izin.izinsil, { Id: silinen }, ik)).body.durum).toBe(true);
    await iste('2026-12-28', '2026-12-30');
    for (const metin of await cevaplar(ik, izinId)) expect(metin).not.toMatch(SIR);
    const gorunen = (await cevaplar(bas, izinId)).filter((m) => !m.includes('/gunum'));
    expect(gorunen.filter((m) => !/Rapor/.test(m))).toEqual([]);
    expect((await cevaplar(tam, izinId)).filter((m) => !/Rapor/.test(m))).toEqual([]);
    expect(await metni(izin.personelizinlist, { UserId: hastaId }, hasta)).toMatch(/Rapor.*Migren/);
    expect(await metni(talep.izinTaleplerim, {}, hasta)).toMatch(/Rapor.*Ameliyat/);
    const { body } = await s.call(izin.personelizinlist, { UserId: hastaId }, ik);
    expect(body).toMatchObject({
      izinlist: [{ Tur: 0, izinTur: 'İzinli', Aciklama: '', KullanilanGun: 3 }, { Tur: 0 }],
    });
  });

  test('is not revealed when a holiday changes the leave', async () => {
    // Health leave counts calendar days, so the test hides another type.
    await s.db.updateTable('izin_tur').set({ pano_gizli: true }).where('id', '=', 283).execute();
    await ekle({ Tur: 283, Baslangic: '2026-12-07', Bitis: '2026-12-11' });
    const kaydet = (Tarih: string, token: string) =>
      s.call(tatil.tatilKaydet, { Id: 0, Surum: 0, Tarih, Ad: 'Bayram', GunSayi: '1' }, token);
    expect((await kaydet('2026-12-08', ik)).body).toMatchObject({ etkilenenler: [{ izinTur: 'İzinli' }] });
    expect((await kaydet('2026-12-09', tam)).body).toMatchObject({ etkilenenler: [{ izinTur: 'Ücretsiz İzin' }] });
    await s.db.updateTable('izin_tur').set({ pano_gizli: false }).where('id', '=', 283).execute();
  });

  test('is not revealed by a refusal either, and a caller who sees only a part cannot change the record', async () => {
    const Id = await ekle({ Baslangic: '2026-12-07', Bitis: '2026-12-10' });
    const yeni = { Id: 0, UserId: hastaId, Tur: 283, Baslangic: '2026-12-09', Bitis: '2026-12-11' };
    const tek = await s.call(izin.izinkaydet, { izin: yeni }, ik);
    expect(tek.body).toMatchObject({ durum: false, cakisan: { Tur: 0, izinTur: 'İzinli', Aciklama: '' } });
    expect(JSON.stringify(tek.body)).toMatch(/10\.12\.2026 İzinli kaydıyla/);
    const toplu = await s.call(
      izin.izinkaydet,
      { izin: { ...yeni, UserId: 0 }, toplu: 1, bolumler: [departmanId] },
      ik,
    );
    expect(JSON.stringify(toplu.body)).toMatch(/İzinli kaydıyla çakışıyor/);
    for (const { body } of [tek, toplu]) expect(JSON.stringify(body)).not.toMatch(/Rapor|Migren/);
    for (const Surum of [1, 9]) {
      const duzenle = await s.call(izin.izinkaydet, { izin: { ...yeni, Id, Surum } }, ik);
      expect([duzenle.status, duzenle.body]).toEqual([200, { durum: false, msg: METIN.turuGizli }]);
    }
    const degisti = { ...RAPOR, Id, Surum: 1, UserId: hastaId, Baslangic: '2026-12-07', Bitis: '2026-12-09' };
    expect((await s.call(izin.izinkaydet, { izin: degisti }, tam)).body).toMatchObject({ durum: true });
  });
});

describe('notes and reasons', () => {
  test('appear neither in the audit nor in a mail', async () => {
    await s.db.updateTable('kisi').set({ giris_izni: true }).where('id', '=', hastaId).execute();
    const Id = await ekle({ Baslangic: '2026-12-07', Bitis: '2026-12-10' });
    const duzenle = { ...RAPOR, Id, Surum: 1, UserId: hastaId, Baslangic: '2026-12-07', Bitis: '2026-12-11' };
    await s.call(izin.izinkaydet, { izin: { ...duzenle, Tur: 283, Aciklama: 'Migren geçmedi' } }, bas);
    const t = { Id: 0, Surum: 0, Tarih: '2026-12-10', Ad: 'Köprü', GunSayi: '1' } as const;
    await s.call(tatil.tatilKaydet, t, tam);
    expect((await s.call(tatil.izinleriHesapla, { IzinIdler: [Id] }, tam)).body).toMatchObject({ degisen: 1 });
    await s.call(talep.izinIptalIste, { IzinId: Id, Aciklama: 'Ameliyat ertelendi' }, hasta);
    await s.call(izin.izinsil, { Id }, bas);
    const [ilk, ikinci] = [await iste('2026-12-28', '2026-12-30'), await iste('2027-01-11', '2027-01-12')];
    const karar = { Aciklama: 'Migren raporu eksik', bakiyeOnayi: 0 } as const;
    expect((await s.call(talep.izinTalepKarar, { Id: ilk, Onay: 0, ...karar }, bas)).body.durum).toBe(true);
    expect((await s.call(talep.izinTalepKarar, { Id: ikinci, Onay: 1, ...karar }, bas)).body.durum).toBe(true);
    await s.call(hakedis.hakDuzeltmeEkle, { UserId: hastaId, Gun: 1, Sebep: 'Migren günleri geri verildi' }, tam);

    const degisim = { userid: hastaId, ipadres: '', mobil: false };
    const token = await s.girisYap('hasta');
    await s.call(mola.moladurumGuncelle, { ...degisim, moladurum: 651, aciklama: null }, token);
    s.ileri(10);
    const mesgul = { ...degisim, moladurum: 650, aciklama: 'Migren ilacı alacağım' };
    expect((await s.call(mola.moladurumGuncelle, mesgul, token)).body).toMatchObject({ durum: true });
    s.ileri(30);
    await s.call(mola.moladurumGuncelle, { ...degisim, moladurum: 651, aciklama: null }, token);
    const kayit = await s.db.selectFrom('mola').selectAll().where('durum_id', '=', 650).executeTakeFirstOrThrow();
    const zaman = (d: number) => new Date(Date.parse(kayit.baslama) + d * 60_000).toISOString();
    const duzeltme = {
      MolaId: kayit.id,
      Baslama_Zamani: zaman(0),
      Bitis_Zamani: zaman(15),
      Sebep: 'Migren geçti, erken döndüm',
    };
    const istek = tamam(await s.call(mola.molaDuzeltmeIste, duzeltme, token));
    const onay = { Id: istek.Id, Onay: 1 as const, Aciklama: 'Migren raporu görüldü' };
    expect((await s.call(mola.molaDuzeltmeKarar, onay, bas)).body.durum).toBe(true);
    const cikis = { Id: hastaId, CikisTarihi: '2027-12-31', AyrilmaNedeni: 'Migren nedeniyle' };
    expect((await s.call(personel.personelAyril, cikis, tam)).body).toMatchObject({ durum: true });
    expect((await s.call(personel.personelGeriAl, { Id: hastaId }, tam)).body).toMatchObject({ durum: true });

    const kayitlar = await s.db.selectFrom('denetim').select(['eylem', 'eski', 'yeni']).orderBy('id').execute();
    const eylemler = new Set(kayitlar.map((k) => k.eylem));
    for (const e of [
      'izinkaydet',
      'izinsil',
      'izinTalepKarar',
      'izinleriHesapla',
      'molaDuzeltmeKarar',
      'personelGeriAl',
    ])
      expect(eylemler).toContain(e);
    expect(JSON.stringify(kayitlar)).not.toMatch(/Migren|Ameliyat|Rapor|"(Tur|tur|tur_id|izinTur)"/);
    // The entry shows that they changed, and the dates and length of the leave.
    expect(kayitlar.map((k) => k.yeni)).toContainEqual(
      expect.objectContaining({ Bitis: '2026-12-11', degisen: ['İzin türü', 'Açıklama'] }),
    );
    const mailler = await s.db.selectFrom('posta').selectAll().orderBy('id').execute();
    expect(mailler.length).toBeGreaterThan(4);
    expect(JSON.stringify(mailler)).not.toMatch(/Migren|Ameliyat|Rapor/);
    expect(mailler[0]?.metin).toMatch(/^Işıl Deneme iznini iptal etmek istiyor: 07\.12\.2026 – 11\.12\.2026/);
    expect(await metni(denetim.getDenetim, {}, ik)).not.toMatch(/Migren|Ameliyat|Rapor/);
    expect(await metni(posta.getGidenPosta, {}, ik)).not.toMatch(/Migren|Ameliyat|Rapor/);
  });

  test('are removed from older entries', async () => {
    const ortak = { zaman: OGLEN, kisi_id: null, nesne_id: 1, ip: '', istek_id: 'eski' };
    const eskiKayit = (eylem: string, nesne: string, eski: unknown, yeni: unknown) => ({
      ...ortak,
      eylem,
      nesne,
      eski: JSON.stringify(eski),
      yeni: JSON.stringify(yeni),
    });
    const rapor = { Tur: 282, izinTur: 'Rapor (Hastalık)', Aciklama: 'Migren', Bitis: '2026-12-11' };
    const sutunlar = { tur_id: 282, aciklama: 'Migren', bitis: '2026-12-11' };
    await s.db
      .insertInto('denetim')
      .values([
        eskiKayit('izinkaydet', 'izin', rapor, sutunlar),
        eskiKayit('izinTalepKarar', 'izin_talep', null, { Onay: 0, Aciklama: 'Migren' }),
        eskiKayit('moladurumGuncelle', 'kisi', { durum: 651 }, { durum: 650, sebep: 'Migren' }),
        eskiKayit('molaDuzeltmeKarar', 'mola_duzeltme', null, { Onay: 1, Aciklama: 'Migren' }),
        eskiKayit('personelAyril', 'kisi', { Aktif: true }, { Aktif: false, AyrilmaNedeni: 'Migren' }),
        eskiKayit('hakDuzeltmeEkle', 'kisi', null, { Gun: 1, Sebep: 'Migren' }),
        eskiKayit('projeKisileriSec', 'proje', [1], [2]),
      ])
      .execute();
    const mail = { alici: 'a@b.com', zaman: OGLEN };
    await s.db
      .insertInto('posta')
      .values([
        { ...mail, konu: 'İzin isteği: Işıl Deneme', metin: 'Işıl Deneme izin istiyor: Rapor (Hastalık).\nMigren' },
        {
          ...mail,
          konu: 'Işıl Deneme - izin isteği reddedildi',
          metin: 'Işıl: Rapor.\nKarar: izin isteği reddedildi\nMigren',
        },
        { ...mail, konu: 'Toplantı', metin: 'Saat üçte.' },
      ])
      .execute();
    await up(s.db as never);
    const kalan = await s.db
      .selectFrom('denetim')
      .select(['eski', 'yeni'])
      .where('istek_id', '=', 'eski')
      .orderBy('id')
      .execute();
    expect(kalan).toEqual([
      { eski: { Bitis: '2026-12-11' }, yeni: { bitis: '2026-12-11' } },
      { eski: null, yeni: { Onay: 0 } },
      { eski: { durum: 651 }, yeni: { durum: 650 } },
      { eski: null, yeni: { Onay: 1 } },
      { eski: { Aktif: true }, yeni: { Aktif: false } },
      { eski: null, yeni: { Gun: 1 } },
      { eski: [1], yeni: [2] },
    ]);
    const metinler = await s.db.selectFrom('posta').select('metin').orderBy('id').execute();
    expect(metinler.map((m) => m.metin)).toEqual([
      'Ayrıntısı İzinler sayfasındadır.',
      'Ayrıntısı İzinler sayfasındadır.',
      'Saat üçte.',
    ]);
    await expect(s.db.updateTable('denetim').set({ ip: '' }).execute()).rejects.toThrow('değiştirilemez');
  });
});
