import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';
import { oturumlu } from '../../testing/walk.ts';
import { BOS_VERSIYON } from './testing.ts';

/** Versions: opening, freezing, tasks, and the forecast of completion. */

const { versiyon: oda } = contract;

const s = await testServer();
const departmanId = await s.departman('Yazılım');
const ac = (ad: string, projeler: number[], yetkiler: number[]) =>
  oturumlu(s, ad, { ad, departmanId, projeler, yetkiler });
const yoneten = await ac('Yöneten', [2], [YETKI.isYonet]);
const yapan = await ac('Yapan', [2], []);
const altinci = await ac('Altıncı', [6], [YETKI.isYonet]);
afterAll(() => s.kapat());
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
});

let sayi = 0;
const yeniNo = () => `7.${++sayi}`;
const kaydet = (o: Partial<Girdi<typeof oda.versiyonKaydet>['versiyon']>, kim = yoneten) =>
  s.call(oda.versiyonKaydet, { versiyon: { ...BOS_VERSIYON, ...o } }, kim.token);
const acilan = async (o: Parameters<typeof kaydet>[0] = {}) => tamam(await kaydet({ No: yeniNo(), ...o }));
const detay = async (Id: number, kim = yoneten) => tamam(await s.call(oda.versiyonDetay, { Id }, kim.token));
const durumYaz = async (Id: number, Durum: 'hazirlaniyor' | 'donduruldu' | 'yayinlandi' | 'iptal', kim = yoneten) =>
  s.call(oda.versiyonDurumGuncelle, { Id, Surum: (await detay(Id)).versiyon.Surum, Durum }, kim.token);

let sutun = 0;
/** Tasks of a version, one for each state. The complete ones became complete on this day. */
async function isler(versiyonId: number, durumlar: readonly string[], gun = '2026-01-05') {
  await sql`
    insert into gorev (proje_id, is_tur_id, aciliyet_id, baslik, durum, atanan_id, testci_id, versiyon_id, sira, acan_id,
      acilis_zamani, son_hareket)
    select v.proje_id, t.is, t.ac, 'İş ' || i, d, ${yoneten.Id}, ${yapan.Id}, v.id, ${`a${++sutun}x`} || i, ${yapan.Id},
      ${gun}::timestamptz - interval '40 days', ${gun}::timestamptz + interval '12 hours'
    from versiyon v, unnest(${[...durumlar]}::text[]) with ordinality x(d, i),
      (select min(id) filter (where liste = 'isTur') as is, min(id) filter (where liste = 'aciliyet') as ac from tanim) t
    where v.id = ${versiyonId}`.execute(s.db);
}

describe('a version', () => {
  test('is opened, written and frozen, and keeps each step in its history', async () => {
    const { Id, Surum } = await acilan({ No: '5.2.1', Planlanan_Tarih: '2026-12-15' });
    tamam(await kaydet({ Id, Surum, No: '5.2.1', Planlanan_Tarih: '2026-12-20', SurumNotu: 'Yeni randevu ekranı' }));
    tamam(await durumYaz(Id, 'donduruldu'));
    tamam(await durumYaz(Id, 'hazirlaniyor'));
    const { versiyon, hareketlist } = await detay(Id, yapan);
    expect(versiyon).toMatchObject({
      No: '5.2.1',
      Planlanan_Tarih: '2026-12-20',
      Durum: 'Hazırlanıyor',
      Surum: 4,
      Is: 0,
    });
    expect(hareketlist.map((h) => [h.Baslik, h.Aciklama])).toEqual([
      ['Durum değişti', 'Hazırlanıyor'],
      ['Durum değişti', 'Donduruldu'],
      ['Versiyon düzenlendi', '5.2.1, 20.12.2026'],
      ['Versiyon açıldı', '5.2.1, 15.12.2026'],
    ]);
  });

  test.each([
    [{ No: 'sürüm' }, 'Versiyon numarası'],
    [{ No: ' ' }, 'Versiyon numarası'],
    [{ ProjeId: 6 }, 'Seçtiğiniz ürün, ürünleriniz arasında yok.'],
    [{ No: '6.0' }, 'Bu ürünün 6.0 numaralı versiyonu var.'],
  ])('%j is refused', async (o, cumle) => {
    await kaydet({ No: '6.0' });
    const { status, body } = await kaydet({ No: yeniNo(), ...o });
    expect([status, body]).toMatchObject([200, { durum: false, msg: expect.stringContaining(cumle) }]);
  });

  test('in another product is closed to people who do not work with it', async () => {
    const { Id, Surum } = await acilan();
    const olmayanlar = await Promise.all([
      s.call(oda.versiyonDetay, { Id }, altinci.token),
      s.call(oda.versiyonDurumGuncelle, { Id, Surum, Durum: 'donduruldu' }, altinci.token),
      kaydet({ Id, Surum }, altinci),
    ]);
    expect(olmayanlar.map((c) => c.status)).toEqual([404, 404, 404]);
  });

  test('that changed meanwhile is shown before a save overwrites it', async () => {
    const { Id, Surum } = await acilan();
    tamam(await durumYaz(Id, 'donduruldu'));
    expect((await kaydet({ Id, Surum, No: yeniNo() })).status).toBe(409);
  });

  test('with tasks cannot be cancelled, and is published only by its own act', async () => {
    const { Id } = await acilan();
    await isler(Id, ['planlandi', 'versiyonda']);
    const engeller = await Promise.all([durumYaz(Id, 'iptal'), durumYaz(Id, 'yayinlandi')]);
    expect(engeller.map(({ body }) => body)).toMatchObject([
      { durum: false, msg: 'İşi olan versiyon iptal edilmez; önce işlerini başka versiyona taşıyınız.' },
      { durum: false, msg: 'Versiyon, ‘Yayınla’ ile bütün işleriyle birlikte yayınlanır.' },
    ]);
  });

  test('keeps its number and its day after it was cancelled', async () => {
    const No = yeniNo();
    const { Id } = await acilan({ No, Planlanan_Tarih: '2026-12-15' });
    const { Surum } = tamam(await durumYaz(Id, 'iptal'));
    const ayni = { Id, Surum, No, Planlanan_Tarih: '2026-12-15' };
    for (const o of [{ No: yeniNo() }, { Planlanan_Tarih: '2026-12-16' }])
      expect((await kaydet({ ...ayni, ...o })).body).toEqual({
        durum: false,
        msg: 'Yayınlanmış ya da iptal edilmiş versiyonun numarası ve tarihi değişmez.',
      });
    expect((await kaydet({ ...ayni, SurumNotu: 'Vazgeçildi' })).body).toMatchObject({ durum: true });
  });
});

describe('the tasks of a version', () => {
  test('counts them without cancelled ones, and lists them by kind', async () => {
    const { Id } = await acilan();
    await isler(Id, ['planlandi', 'testte', 'testonayli', 'versiyonda', 'iptal']);
    const { versiyon, isler: bunlar, onerilenNot } = await detay(Id);
    expect(versiyon).toMatchObject({ Is: 4, Biten: 2, Alinan: 1, Disarida: 3 });
    expect(bunlar.map((g) => g.DurumAnahtar)).toEqual(['planlandi', 'testte', 'testonayli', 'versiyonda']);
    expect(onerilenNot).toMatch(/^Hata\n• İş 1 \(T\d{5}\)\n/);
    const { versiyonlist } = tamam(await s.call(oda.versiyonListe, { ara: versiyon.No }, yapan.token));
    expect(versiyonlist.map((v) => [v.No, v.Is, v.Biten])).toEqual([[versiyon.No, 4, 2]]);
  });

  test('forecasts completion from the weeks before, and gives no forecast without them', async () => {
    const { Id } = await acilan();
    await isler(Id, ['planlandi', 'planlandi', 'planlandi']);
    const once = await detay(Id);
    const { Id: onceki } = await acilan();
    const bugun = Date.parse(OGLEN);
    for (let hafta = 1; hafta <= 8; hafta++) {
      const gun = new Date(bugun - hafta * 7 * 86_400_000).toISOString().slice(0, 10);
      await isler(
        onceki,
        Array.from({ length: 3 + (hafta % 3) }, () => 'yayinlandi'),
        gun,
      );
    }
    const { tahmin, tahminsiz } = await detay(Id);
    expect(tahminsiz).toBeNull();
    expect([once.tahmin, once.tahminsiz]).toEqual([null, expect.stringContaining('biten iş olmadığından')]);
    expect(tahmin!.Erken > new Date(OGLEN).toISOString().slice(0, 10)).toBe(true);
    expect(tahmin!.Gec! >= tahmin!.Erken).toBe(true);
  });

  test('shows week by week the number of tasks and of complete tasks', async () => {
    const { Id } = await acilan();
    await isler(
      Id,
      ['testonayli', 'planlandi'],
      new Date(Date.parse(OGLEN) - 10 * 86_400_000).toISOString().slice(0, 10),
    );
    const { haftalar } = await detay(Id);
    expect(haftalar).toHaveLength(17);
    expect([haftalar[0], haftalar.at(-1)]).toMatchObject([
      { Kapsam: 0, Biten: 0 },
      { Kapsam: 2, Biten: 1 },
    ]);
    // A note on a complete task does not move its day of completion.
    const yeni = new Date(OGLEN);
    await sql`insert into hareket (nesne, nesne_id, zaman, kisi_id, tur, baslik, yeni)
      select 'gorev', id, son_hareket, testci_id, 'durum', 'İş: Test Onaylı', '{"DurumAnahtar": "testonayli"}' from gorev
      where versiyon_id = ${Id} and durum = 'testonayli'`.execute(s.db);
    await sql`update gorev set son_hareket = ${yeni} where versiyon_id = ${Id}`.execute(s.db);
    expect((await detay(Id)).haftalar).toEqual(haftalar);
    expect(haftalar.every((h, i) => i === 0 || h.Biten >= haftalar[i - 1]!.Biten)).toBe(true);
  });
});
