import { bildirim } from '@masabasi/core/platform/bildirim/contract';
import { devir as oda } from '@masabasi/core/masa/devir/contract';
import { DEVIR_YETKISI } from '@masabasi/core/masa/devir/rules';
import { hatirlatma } from '@masabasi/core/masa/hatirlatma/contract';
import { izin as izinOdasi } from '@masabasi/core/izin/izin/contract';
import { talep } from '@masabasi/core/izin/talep/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { masaKur } from './testing.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { sonGunuBildir } from '../devir/kayit.ts';

/** Ayşe goes on leave from Monday 23.11.2026 to Friday 27.11.2026. It is noon of Friday 20.11.2026. */

let s: TestServer;
let d: Awaited<ReturnType<typeof masaKur>>;
let bas: typeof d.ayse;
let tur: number;
const GUN = 24 * 60;

beforeAll(async () => {
  s = await testServer();
  d = await masaKur(s);
  bas = await d.sorumlu('Başak');
  tur = (await s.db.selectFrom('izin_tur').select('id').where('yillik', '=', false).limit(1).executeTakeFirstOrThrow())
    .id;
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  await d.dk(0);
  for (const tablo of ['devir_bildirimi', 'izin_talep', 'bildirim', 'hatirlatma'])
    await sql`delete from ${sql.table(tablo)}`.execute(s.db);
  await sql`update izin set silindi = now()`.execute(s.db);
  await sql`update gorusme set kapanis_zamani = ${s.saat.simdi}, durum = 'iptal', sla_bitis = null
    where kapanis_zamani is null`.execute(s.db);
});

const izin = async (kisi: { Id: number }, baslangic = '2026-11-23', bitis = '2026-11-27') =>
  (
    await s.db
      .insertInto('izin')
      .values({ kisi_id: kisi.Id, tur_id: tur, baslangic, bitis, yazma_zamani: s.saat.simdi })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const ac = (Baslik: string, kime = d.ayse) => d.ac({ Baslik }, { AtananId: kime.Id, gordum: ['yok'] });
const soz = (Id: number, zaman: string) =>
  s.db
    .updateTable('gorusme')
    .set({ sla_bitis: new Date(zaman) })
    .where('id', '=', Id)
    .execute();
const oku = (IzinId: number, kim = d.ayse) => s.call(oda.izinDevri, { IzinId }, kim.token);
const duyulan = async (kim: typeof d.ayse) =>
  tamam(await s.call(bildirim.bildirimler, {}, kim.token)).bildirimler.filter((b) => b.Tur === 'izinDevri');

test('lists the tickets that end first during the leave, each with the least busy colleague present; the person and the head read it', async () => {
  const sonra = await ac('Sonra biter');
  const icinde = await ac('İzinde biter');
  await ac('Başkasının', d.can);
  await soz(sonra.Id, '2026-12-10T10:00:00Z');
  await soz(icinde.Id, '2026-11-25T10:00:00Z');
  await izin(d.dagitan, '2026-11-26', '2026-12-02');
  // Başak is back on her first day, Can leaves on the day of her return.
  await izin(bas, '2026-11-21', '2026-11-23');
  await izin(d.can, '2026-11-27', '2026-12-02');
  const id = await izin(d.ayse);
  for (const kim of [d.ayse, bas]) {
    const { izin: i, gorusmeler, adaylar } = tamam(await oku(id, kim));
    expect(i).toEqual({ Id: id, KisiId: d.ayse.Id, Kisi: 'Ayşe Deneme', Baslangic: '2026-11-23', Bitis: '2026-11-27' });
    expect(gorusmeler.map((g) => [g.Id, g.IzindeBiter, g.OneriId])).toEqual([
      [icinde.Id, true, bas.Id],
      // Can has one already and Başak has one suggested by now, so the name decides.
      [sonra.Id, false, bas.Id],
    ]);
    // People on leave on that day and people without the product are missing.
    expect(adaylar.map((a) => [a.Id, a.Acik])).toEqual([
      [bas.Id, 0],
      [d.can.Id, 1],
    ]);
  }
  expect((await oku(id, d.can)).status).toBe(404);
  expect((await oku(2_000_000_000)).status).toBe(404);
});

test('a head without the product sees nothing and is not notified', async () => {
  await ac('Kanarya');
  await sql`update kisi_proje set proje_id = 6 where kisi_id = ${bas.Id}`.execute(s.db);
  const yeni = { Id: 0, UserId: d.ayse.Id, Tur: tur, Baslangic: '2026-11-23', Bitis: '2026-11-27', Aciklama: 'Düğün' };
  const { Id } = tamam(await s.call(izinOdasi.izinkaydet, { izin: yeni }, bas.token));
  expect(tamam(await oku(Id!, bas)).gorusmeler).toEqual([]);
  expect([(await duyulan(d.ayse)).length, await duyulan(bas)]).toEqual([1, []]);
  await sql`update kisi_proje set proje_id = 2 where kisi_id = ${bas.Id}`.execute(s.db);
});

test('one act hands them over with a note in each; those that stay come with a reason', async () => {
  const [bir, iki, uc, dort] = [await ac('Bir'), await ac('İki'), await ac('Üç'), await ac('Dört', d.can)];
  await izin(d.dagitan, '2026-11-26', '2026-12-02');
  await izin(d.can, '2026-11-27', '2026-12-02');
  const id = await izin(d.ayse);
  const istek = {
    IzinId: id,
    Aciklama: 'Yedek alındı, kurulum kaldı',
    satirlar: [
      { Id: bir.Id, Surum: bir.Surum, AtananId: d.can.Id },
      { Id: iki.Id, Surum: iki.Surum + 1, AtananId: d.can.Id },
      { Id: uc.Id, Surum: uc.Surum, AtananId: d.dagitan.Id },
      { Id: dort.Id, Surum: dort.Surum, AtananId: bas.Id },
      { Id: 2_000_000_000, Surum: 1, AtananId: d.can.Id },
    ],
  };
  expect((await s.call(oda.izinDevret, istek, d.can.token)).status).toBe(404);
  // A head without the right to assign tickets can read, and learns this before choosing anything.
  expect([tamam(await oku(id)).Engel, tamam(await oku(id, bas)).Engel]).toEqual([null, DEVIR_YETKISI]);
  const birini = { ...istek, satirlar: [istek.satirlar[0]!] };
  expect((await s.call(oda.izinDevret, birini, bas.token)).body).toEqual({ durum: false, msg: DEVIR_YETKISI });
  expect(tamam(await s.call(oda.izinDevret, istek, d.ayse.token))).toEqual({
    durum: true,
    Devredilen: 1,
    kalanlar: [
      { Id: iki.Id, No: iki.No, Neden: 'Görüşme bu arada değişti; listeye yeniden bakınız.' },
      { Id: uc.Id, No: uc.No, Neden: 'dağıtan Deneme o günlerde izinli.' },
      { Id: dort.Id, No: dort.No, Neden: 'Görüşme artık Can Deneme üzerinde.' },
      { Id: 2_000_000_000, No: null, Neden: 'Görüşme bulunamadı.' },
    ],
  });
  const { gorusme, hareketlist } = await d.detay(bir.Id);
  expect([gorusme.AtananId, hareketlist[0]?.Aciklama]).toEqual([d.can.Id, istek.Aciklama]);
  expect(
    tamam(await s.call(oda.izinDevret, { ...istek, satirlar: [istek.satirlar[0]!] }, d.ayse.token)).Devredilen,
  ).toBe(0);
});

test('a head with the product through the role hands over for an absent person', async () => {
  const g = await ac('Bekleyen');
  const id = await izin(d.ayse, '2026-11-19', '2026-11-27');
  const rol = await sql<{
    id: number;
  }>`select rol_id as id from urun_rol where anahtar = 'Departman Sorumlusu'`.execute(s.db);
  const yeri = { kisi_id: bas.Id, rol_id: rol.rows[0]!.id };
  await s.db.insertInto('kisi_rol').values(yeri).execute();
  expect(tamam(await oku(id, bas)).Engel).toBeNull();
  const satirlar = [{ Id: g.Id, Surum: g.Surum, AtananId: d.can.Id }];
  expect(tamam(await s.call(oda.izinDevret, { IzinId: id, satirlar }, bas.token)).Devredilen).toBe(1);
  await s.db.deleteFrom('kisi_rol').where('kisi_id', '=', bas.Id).where('rol_id', '=', yeri.rol_id).execute();
});

test('with the approval the person and the head are told, but not a person without open tickets', async () => {
  const g = await ac('Açık');
  await soz(g.Id, '2026-11-25T10:00:00Z');
  const iste = async (kim: typeof d.ayse) => {
    const { Id } = tamam(
      await s.call(
        talep.izinTalepEt,
        { Tur: tur, Baslangic: '2026-11-24', Bitis: '2026-11-27', Aciklama: 'Düğün için' },
        kim.token,
      ),
    );
    return tamam(await s.call(talep.izinTalepKarar, { Id, Onay: 1, Aciklama: '' }, bas.token));
  };
  await iste(d.ayse);
  await iste(d.can);
  const [kendi, bos] = [await duyulan(d.ayse), await duyulan(d.can)];
  expect([kendi.map((b) => [b.Baslik, b.Metin]), bos]).toEqual([
    [
      [
        'İzninizden önce 1 açık görüşmenizi devrediniz',
        'İzniniz 24.11.2026 günü başlıyor. 1 tanesinin süre sözü izin günlerinde doluyor.',
      ],
    ],
    [],
  ]);
  expect(kendi[0]?.Yol).toMatch(/^\/\?devir=\d+$/);
  expect((await duyulan(bas)).map((b) => b.Baslik)).toEqual(['Ayşe Deneme izne çıkıyor: 1 açık görüşmesi var']);
  expect(tamam(await s.call(oda.devirlerim, {}, d.ayse.token)).devir).toMatchObject({
    Baslangic: '2026-11-24',
    Adet: 1,
    IzindeBiten: 1,
  });
  expect(tamam(await s.call(oda.devirlerim, {}, d.can.token)).devir).toBeNull();
});

test('a leave that begins today is handed over at once: the head hears it with the leave, however it is entered', async () => {
  const bugun = '2026-11-20';
  const gir = (o: object, toplu?: { bolumler: number[] }) =>
    s.call(
      izinOdasi.izinkaydet,
      {
        izin: { Id: 0, UserId: d.ayse.Id, Tur: tur, Baslangic: bugun, Bitis: '2026-11-24', Aciklama: 'Raporlu', ...o },
        ...(toplu && { toplu: 1 as const, ...toplu }),
      },
      bas.token,
    );
  const basliklari = async () => (await duyulan(bas)).map((b) => [b.Baslik, b.Metin]);
  const g = await ac('Bekleyen');
  await soz(g.Id, '2026-11-20T13:00:00Z');
  const { Id } = tamam(await gir({}));
  const duyuldu = [
    [
      'Ayşe Deneme izinde: 1 açık görüşmesi var',
      'Ayşe Deneme, 20.11.2026 – 24.11.2026 arasında izinli. 1 tanesinin süre sözü izin günlerinde doluyor.',
    ],
  ];
  expect([await basliklari(), (await duyulan(bas))[0]?.Yol]).toEqual([duyuldu, `/?devir=${Id}`]);
  expect((await duyulan(d.ayse)).map((b) => b.Baslik)).toEqual(['İzniniz başladı: 1 açık görüşmeniz var']);
  expect(tamam(await oku(Id!, bas)).gorusmeler.map((x) => x.Id)).toEqual([g.Id]);
  // A corrected leave is the same leave.
  tamam(await gir({ Id, Bitis: '2026-11-25', Surum: 1 }));
  expect(await basliklari()).toEqual(duyuldu);

  await sql`delete from bildirim`.execute(s.db);
  await sql`update izin set silindi = now()`.execute(s.db);
  const { departman_id } = await s.db
    .selectFrom('kisi')
    .select('departman_id')
    .where('id', '=', d.ayse.Id)
    .executeTakeFirstOrThrow();
  tamam(await gir({ UserId: 0 }, { bolumler: [departman_id] }));
  expect((await basliklari()).map(([b]) => b)).toEqual(['Ayşe Deneme izinde: 1 açık görüşmesi var']);

  // A past leave tells nobody; a future leave is told like an approval.
  await sql`delete from bildirim`.execute(s.db);
  await sql`update izin set silindi = now()`.execute(s.db);
  tamam(await gir({ Baslangic: '2026-11-17', Bitis: '2026-11-19' }));
  expect(await basliklari()).toEqual([]);
  tamam(await gir({ Baslangic: '2026-11-25', Bitis: '2026-11-26' }));
  expect((await basliklari()).map(([b]) => b)).toEqual(['Ayşe Deneme izne çıkıyor: 1 açık görüşmesi var']);
});

test('on the last working day before the leave they are told once, on any number of servers', async () => {
  await ac('Açık');
  await izin(d.ayse);
  const calis = () => sonGunuBildir({ db: s.db, simdi: s.saat.simdi, config: { publicUrl: null } });
  await d.dk(-GUN);
  await calis();
  expect(await duyulan(d.ayse)).toEqual([]);
  await d.dk(0);
  await Promise.all([calis(), calis()]);
  await d.dk(GUN);
  await calis();
  expect([(await duyulan(d.ayse)).length, (await duyulan(bas)).length]).toEqual([1, 1]);
});

test('shows a promise or a reminder that falls into the absence of its owner', async () => {
  const g = await ac('Sözlü');
  const uyarilar = async (kim = d.ayse) =>
    tamam(await s.call(oda.sozUyarilari, { GorusmeId: g.Id }, kim.token)).uyarilar;
  await soz(g.Id, '2026-11-20T13:00:00Z');
  expect(await uyarilar()).toEqual([]);
  await soz(g.Id, '2026-11-21T13:00:00Z');
  expect(await uyarilar()).toEqual([
    'Süre sözü yarın 16:00 doluyor; o saatte mesaide değilsiniz. Önce yanıtlayınız ya da başkasına atayınız.',
  ]);
  await izin(d.ayse);
  await soz(g.Id, '2026-11-24T13:00:00Z');
  expect(await uyarilar(d.can)).toEqual([
    'Süre sözü 24.11 16:00 doluyor; Ayşe Deneme o saatte izinli. Görüşmeyi o saatte çalışan birine atamak daha doğru olur.',
  ]);
  await s.call(hatirlatma.hatirlatmaKaydet, { GorusmeId: g.Id, Gun: '2026-11-22', Saat: '10:00' }, d.can.token);
  expect((await uyarilar(d.can))[1]).toBe('Hatırlatmanız 22.11 10:00 için kurulu; o saatte mesaide değilsiniz.');
  expect(await uyarilar(d.altinci)).toEqual([]);
});
