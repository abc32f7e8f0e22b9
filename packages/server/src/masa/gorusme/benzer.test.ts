import { contract } from '@masabasi/core/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saklananUrunler } from '../../platform/http/access.ts';
import { tamam, testServer } from '../../testing/product.ts';
import { benzerSorgusu } from './arama.ts';
import { masaKur } from './testing.ts';

/** Solved tickets that are similar to an open one: found by their words, weighed, and limited to visible tickets. */

const { gorusme: oda } = contract;
const s = await testServer();
const { ayse, can, altinci, ac, konuAc, dk, musteriAc } = await masaKur(s);
afterAll(() => s.kapat());
beforeAll(() => dk(0));

type Form = Parameters<typeof ac>[0];
const yazici = { konu: 0, kasa: 0 };
beforeAll(async () => {
  yazici.konu = await konuAc('Yazıcı');
  yazici.kasa = await konuAc('Kasa');
});

const coz = (Aciklama: string, Cozum: string, o: Form = {}, kim = ayse) =>
  ac({ Baslik: '', Aciklama, KonuId: yazici.konu, ...o }, { Cozum }, kim);
const sor = async (Id: number, kim = ayse) =>
  tamam(await s.call(oda.benzerGorusmeler, { Id }, kim.token)).benzerler.map(({ Baslik, Neden, Cozum }) => ({
    Baslik,
    Neden,
    Cozum,
  }));

describe('beside an open ticket', () => {
  test('shows solved tickets with its words, the same subject and product first, each with reason and solution', async () => {
    await coz('Yazıcıdan fişler çıkmıyor', 'Fiş rulosu ters takılmış, düzeltildi.');
    await coz('Fiş yazıcısı kesmiyor', 'Bıçak temizlendi, denendi.', { KonuId: yazici.kasa });
    await coz('YAZICI FİŞ BASMIYOR', 'Sürücü yeniden kuruldu.', { ProjeId: 6, KonuId: yazici.kasa }, can);
    await coz('Yazıcı gürültülü çalışıyor', 'Servise yönlendirildi, parça değişti.', { KonuId: yazici.kasa });
    await coz('Rapor ekranı donuyor', 'Rapor sunucusu yeniden başlatıldı.');
    await ac({ Baslik: 'Yazıcı fiş vermiyor', KonuId: yazici.konu });
    const g = await ac(
      { Baslik: '', Aciklama: 'Yazıcı fişi kesmiyor, müşteri bekliyor', KonuId: yazici.konu },
      {},
      can,
    );
    const hepsi = await sor(g.Id, can);
    expect(hepsi).toEqual([
      {
        Baslik: 'Yazıcıdan fişler çıkmıyor',
        Neden: 'aynı konu, aynı ürün, ‘yazıcı’ ve ‘fişi’ geçiyor',
        Cozum: 'Fiş rulosu ters takılmış, düzeltildi.',
      },
      {
        Baslik: 'Fiş yazıcısı kesmiyor',
        Neden: 'aynı ürün, ‘yazıcı’, ‘fişi’ ve ‘kesmiyor’ geçiyor',
        Cozum: 'Bıçak temizlendi, denendi.',
      },
      { Baslik: 'YAZICI FİŞ BASMIYOR', Neden: '‘yazıcı’ ve ‘fişi’ geçiyor', Cozum: 'Sürücü yeniden kuruldu.' },
    ]);
    // A person without the product learns nothing of tickets solved in it.
    expect((await sor(g.Id)).map((b) => b.Baslik)).toEqual(hepsi.slice(0, 2).map((b) => b.Baslik));
    expect((await s.call(oda.benzerGorusmeler, { Id: g.Id }, altinci.token)).status).toBe(404);
  });

  test('shows five at most, the newest of equally similar ones, and each solution once', async () => {
    for (let i = 0; i < 7; i++)
      await coz(`Sertifika süresi dolmuş ${'abcdefg'[i]}`, `Sertifika yenilendi, ${i + 1}. deneme.`);
    await coz('Sertifika süresi doldu bile', 'SERTİFİKA yenilendi, 7. deneme.');
    const g = await ac({ Baslik: 'Sertifika süresi doldu', KonuId: yazici.konu });
    expect((await sor(g.Id)).map((b) => b.Cozum.match(/\d/)?.[0])).toEqual(['7', '6', '5', '4', '3']);
  });

  test.each(["'':* | !'a' & \\ <-> 100%", 'bu da ve için', '42'])(
    '%s finds nothing and breaks nothing',
    async (Baslik) => {
      const g = await ac({ Baslik, KonuId: yazici.konu });
      expect(await sor(g.Id)).toEqual([]);
    },
  );
});

test('finds similar ones among forty thousand tickets by the index of their words', async () => {
  const { MusteriId } = await ac({ MusteriId: (await musteriAc()).Id });
  // The other indexes take longest to fill and are not needed here.
  await sql`drop index gorusme_ara, gorusme_musteri_ara`.execute(s.db);
  for (let ilk = 1; ilk <= 40_000; ilk += 500)
    await sql`
    insert into gorusme (musteri_id, proje_id, gorusme_tur_id, konu_id, oncelik_id, yon, baslik, aciklama, cozum, durum, acan_id,
      atanan_id, baslama_zamani, son_hareket, cozum_zamani, kapanis_zamani)
    select ${MusteriId}, 2, ${yazici.konu}, ${yazici.konu}, ${yazici.konu}, 1, 'Kelime' || i % 4001 || ' ekranı', repeat('Sabah açınca uzunca bekliyor, sonra kapanıyor. ', 10), 'kapatılıp açıldı',
      'kapandi', ${ayse.Id}, ${ayse.Id}, z, z, z, z
    from generate_series(${ilk}::int, ${ilk}::int + 499) i cross join lateral (select now() - i * interval '1 minute' as z) t`.execute(
      s.db,
    );
  await sql`analyze gorusme`.execute(s.db);
  const sorgu = benzerSorgusu(
    { Id: 1, ProjeId: 2, KonuId: yazici.konu, Baslik: '', Aciklama: '' },
    ['kelime77', 'kelime12'],
    saklananUrunler([2]),
  );
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sorgu}`.execute(s.db);
  const plan = rows.map((r) => r['QUERY PLAN']).join('\n');
  expect(plan).toContain('gorusme_cozumlu');
  expect(plan).not.toContain('Seq Scan on gorusme');
  // Making forty thousand rows takes a while on a busy machine.
}, 180_000);
