import { istatistik as oda } from '@masabasi/core/masa/istatistik/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { toplamlariSikistir } from './job.ts';
import { BUGUN, ILK, istatistikKur, sayilan } from './testing.ts';

/** The sums behind the figures, and the words of comments. */

let s: TestServer;
let k: Awaited<ReturnType<typeof istatistikKur>>;
beforeAll(async () => {
  s = await testServer();
  k = await istatistikKur(s);
});
afterAll(() => s?.kapat());

describe('the sums of weeks and months', () => {
  const ILKI = { Ilk: '2026-04-01', Son: '2026-04-30' };
  const sonuc = async () => (({ ozet, dagilim, isi }) => ({ ozet, dagilim, isi }))(await k.oku(ILKI, k.kim.yonetici));
  const satirSayisi = async () =>
    (await sql<{ adet: number }>`select count(*)::int as adet from memnuniyet_toplam`.execute(s.db)).rows[0]!.adet;

  test('stay the same when each part of a month is merged into one row', async () => {
    const [once, adedi] = [await sonuc(), await satirSayisi()];
    await toplamlariSikistir.calistir(s);
    expect(await sonuc()).toEqual(once);
    expect(await satirSayisi()).toBeLessThan(adedi);
  });

  test('follow rows that come, change, move to another month and go, in any order', async () => {
    const once = await sonuc();
    const { anket, puan } = k.anketler[0]!;
    const an = '2026-04-10T09:00:00Z';
    const ekle = sql<{ id: number }>`
      insert into memnuniyet (anket_id, surum_no, musteri_id, proje_id, olay_zamani, kanal, vakit, son_gecerlilik)
      select ${anket}, 1, min(id), 2, ${an}::timestamptz, 'telefon', ${an}, ${an} from musteri returning id`;
    const no = (await ekle.execute(s.db)).rows[0]!.id;
    // A survey request that was never asked counts nowhere.
    expect(await sonuc()).toEqual(once);
    await sql`insert into memnuniyet_yanit (memnuniyet_id, soru_id, deger, puan) values (${no}, ${puan}, 5, 100)`.execute(
      s.db,
    );
    expect(await sonuc()).toEqual(once);
    await sql`update memnuniyet set durum = 'tamamlandi', soruldu = ${an}, bitis_zamani = ${an}, csat = 5, puan = 100 where id = ${no}`.execute(
      s.db,
    );
    const sonra = await sonuc();
    expect(sonra.ozet.Memnun).toBe(once.ozet.Memnun + 1);
    expect(sonra.ozet.Sorulan).toBe(once.ozet.Sorulan + 1);
    const sorunun = (d: typeof once) => d.isi.satirlar.find((r) => r.SoruId === puan)!.Adet;
    expect(sorunun(sonra)).toBe(sorunun(once) + 1);
    await sql`update memnuniyet set soruldu = '2026-05-10T09:00:00Z' where id = ${no}`.execute(s.db);
    expect(await sonuc()).toEqual(once);
    expect(sorunun(await k.oku({ Ilk: '2026-05-01', Son: '2026-05-31' }, k.kim.yonetici))).toBeGreaterThan(0);
    await sql`delete from memnuniyet_yanit where memnuniyet_id = ${no}`.execute(s.db);
    await sql`delete from memnuniyet where id = ${no}`.execute(s.db);
    expect(await sonuc()).toEqual(once);
  });
});

test('a word is one in all its endings and spellings, and has the mean score of its comments', async () => {
  const { sozler } = tamam(await s.call(oda.istatistikSozleri, { Ilk: ILK, Son: BUGUN }, k.kim.yonetici));
  const yazici = sozler.filter((x) => x.Anahtar.startsWith('yazic'));
  expect(yazici).toHaveLength(1);
  const gecen = k.uyan({}, { Ilk: ILK, Son: BUGUN }).filter((e) => /yazıcı/i.test(e.yorum));
  expect(yazici[0]).toMatchObject({
    Adet: gecen.length,
    Puan: sayilan(gecen).ortalama && expect.closeTo(sayilan(gecen).ortalama!, 6),
  });
  expect(sozler.map((x) => x.Anahtar)).not.toContain('cok');
});
