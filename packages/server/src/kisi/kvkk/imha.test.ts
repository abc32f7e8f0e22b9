import { SAKLAMA_KONULARI } from '@masabasi/core/kisi/kvkk/rules';
import { kvkk } from '@masabasi/core/kisi/kvkk/contract';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { SURESIZ, connect } from '../../platform/db/connect.ts';
import { faces } from '../../rooms.ts';
import { OGLEN, type TestServer, testServer } from '../../testing/product.ts';
import { isleriBitir } from '../../testing/isler.ts';
import { oturumVer } from '../../testing/walk.ts';
import { saklamaIsi } from './job.ts';

let s: TestServer;
let kisiId: number;

beforeEach(async () => {
  await s?.kapat();
  s = await testServer();
  kisiId = await s.kisi('calisan');
});
afterAll(() => s?.kapat());

const calistir = (an = OGLEN) => saklamaIsi.calistir({ db: s.db, simdi: new Date(an), odalar: faces });
const say = async (tablo: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(tablo)}`.execute(s.db)).rows[0]!.n;
const imhalar = () => s.db.selectFrom('imha_kaydi').select(['konu', 'sinir', 'adet']).orderBy('id').execute();

/** A shift of nine hours with a break at its start, and a decided correction of it. */
async function mesai(gun: string, o: { acik?: boolean } = {}): Promise<number> {
  const z = (saat: string) => `${gun}T${saat}Z`;
  const m = await s.db
    .insertInto('mesai')
    .values({
      kisi_id: kisiId,
      gun,
      baslama: z('06:00:00'),
      planlanan_bitis: z('15:00:00'),
      bitis: o.acik ? null : z('15:00:00'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const kayit = { kisi_id: kisiId, mesai_id: m.id, ip: '10.0.0.1' };
  const { id } = await s.db
    .insertInto('mola')
    .values({ ...kayit, durum_id: 646, baslama: z('06:00:00'), bitis: z('06:10:30'), aciklama: 'çay' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await s.db
    .insertInto('mola')
    .values([
      { ...kayit, durum_id: 651, baslama: z('06:10:30'), bitis: z('15:00:00') },
      { ...kayit, durum_id: null, baslama: z('15:00:00'), bitis: z('15:00:00') },
    ])
    .execute();
  await s.db
    .insertInto('mola_duzeltme')
    .values({
      mola_id: id,
      kisi_id: kisiId,
      eski_baslama: z('06:00:00'),
      yeni_baslama: z('06:00:00'),
      yeni_bitis: z('06:10:30'),
      sebep: 'unuttum',
      durum: 'Onaylandı',
      zaman: z('07:00:00'),
    })
    .execute();
  return m.id;
}

describe('at the limit', () => {
  test('deletes a shift of the day before with its breaks but not its sums, and keeps the day itself', async () => {
    await mesai('2024-11-19');
    await mesai('2024-11-20');
    await mesai('2024-11-18', { acik: true });
    await calistir();
    expect((await s.db.selectFrom('mesai').select('gun').orderBy('gun').execute()).map((m) => m.gun)).toEqual([
      '2024-11-18',
      '2024-11-20',
    ]);
    expect([await say('mola'), await say('mola_duzeltme')]).toEqual([6, 2]);
    const gun = { kisi_id: kisiId, gun: '2024-11-19', adet: 1 };
    expect(await s.db.selectFrom('mola_gunluk').selectAll().orderBy('durum_id').execute()).toEqual([
      { ...gun, durum_id: 646, saniye: 630 },
      { ...gun, durum_id: 651, saniye: 31_770 },
    ]);
    expect(await imhalar()).toEqual([{ konu: 'mola', sinir: '2024-11-20', adet: 5 }]);
    await calistir();
    expect(await imhalar()).toHaveLength(1);
  });

  test('deletes sessions, mails, audit entries, readings and destructions by the minute in Istanbul', async () => {
    const once = '2024-11-19T20:59:59Z';
    const sonra = '2024-11-19T21:00:00Z';
    for (const [i, z] of [once, sonra].entries()) {
      await s.db
        .insertInto('oturum')
        .values({
          kisi_id: kisiId,
          token_ozeti: Buffer.from(z),
          baslama: z,
          son_kullanim: z,
          ip: 'x',
          tarayici: z,
          mobil: false,
        })
        .execute();
      await s.db.insertInto('posta').values({ alici: 'a@b.c', konu: z, metin: 'm', zaman: z }).execute();
      const denetim = {
        zaman: z,
        kisi_id: kisiId,
        eylem: z,
        nesne: 'kisi',
        eski: null,
        yeni: null,
        ip: 'x',
        istek_id: 'x',
      };
      await s.db.insertInto('denetim').values(denetim).execute();
      // The reading is as old as possible, because only the end of the announcement counts.
      const bitis = i === 0 ? '2024-11-19' : '2024-11-20';
      const d = { baslik: z, metin: 'm', baslangic: '2024-01-01', bitis, yazan_id: kisiId, zaman: z };
      const { id } = await s.db.insertInto('duyuru').values(d).returning('id').executeTakeFirstOrThrow();
      await s.db.insertInto('duyuru_goruldu').values({ duyuru_id: id, kisi_id: kisiId, zaman: z }).execute();
      const imha = { zaman: z.replace('2024', '2023'), konu: z, sinir: '2020-01-01', adet: 1 };
      await s.db.insertInto('imha_kaydi').values(imha).execute();
    }
    await calistir();
    expect(await s.db.selectFrom('oturum').select('tarayici').execute()).toEqual([{ tarayici: sonra }]);
    expect(await s.db.selectFrom('posta').select('konu').execute()).toEqual([{ konu: sonra }]);
    expect(await s.db.selectFrom('denetim').select('eylem').execute()).toEqual([{ eylem: sonra }]);
    expect(
      await s.db
        .selectFrom('duyuru_goruldu as g')
        .innerJoin('duyuru as d', 'd.id', 'g.duyuru_id')
        .select('d.baslik')
        .execute(),
    ).toEqual([{ baslik: sonra }]);
    expect((await imhalar()).map((i) => i.konu)).toEqual([sonra, 'denetim', 'oturum', 'posta', 'duyuru', 'imha']);
  });

  test('a changed period applies, and the audit deletes nothing else', async () => {
    const token = await oturumVer(s, await s.kisi('gorevli', { yetkiler: [YETKI.kvkkYonet] }));
    await mesai('2026-09-19');
    await mesai('2026-10-19');
    await calistir();
    expect(await say('mesai')).toBe(2);
    const y = await s.call(kvkk.saklamaOnizle, { konu: 'mola', Ay: 1 }, token);
    expect(y.body).toMatchObject({ Adet: 10 });
    await s.call(kvkk.saklamaKaydet, { konu: 'mola', Ay: 2, Surum: 1 }, token);
    await calistir();
    expect((await s.db.selectFrom('mesai').select('gun').execute()).map((m) => m.gun)).toEqual(['2026-10-19']);
    const { body } = await s.call(kvkk.imhaKayitlari, {}, token);
    expect(body).toEqual({
      durum: true,
      kayitlar: [{ Zaman: '2026-11-20T09:00:00Z', konu: 'mola', Sinir: '2026-09-20', Adet: 5 }],
    });
    const liste = (await s.call(kvkk.saklamaListesi, {}, token)).body;
    expect(liste.durum && liste.saklamalar.find((r) => r.konu === 'mola')).toMatchObject({
      SonImha: '2026-11-20T09:00:00Z',
      SonAdet: 5,
    });
    await expect(s.db.deleteFrom('denetim').execute()).rejects.toThrow('değiştirilemez');
  });

  test('totals elsewhere reveal nothing of deleted records', async () => {
    await mesai('2024-11-19');
    await calistir();
    const token = await oturumVer(s, kisiId);
    const g = { userId: kisiId, tarih: '2024-11-30', tarih2: '2024-11-01' };
    expect((await s.call(mola.moladetay, g, token)).body).toMatchObject({ durum: true, molalist: [], molasure: 0 });
    const veri = (await s.call(kvkk.verilerimBolumu, { Konu: 'molaGunluk', Yil: 2024 }, token)).body;
    expect(veri.durum && veri.Satirlar).toContainEqual(['2024-11-19', 'Çay Molası', 1, 10]);
  });
});

describe('large amounts', () => {
  test('100,000 breaks are deleted in limited batches, and the daily sums stay the same', async () => {
    const ikinci = await s.kisi('ikinci');
    const { db } = connect(s.databaseUrl, () => undefined, { max: 1, ...SURESIZ });
    await sql`insert into mesai (kisi_id, gun, baslama, planlanan_bitis, bitis)
      select k, g, (g::date + time '05:00') at time zone 'UTC', (g::date + time '14:00') at time zone 'UTC', (g::date + time '14:00') at time zone 'UTC'
      from generate_series(date '2018-01-01', date '2024-11-04', interval '1 day') g, unnest(${[kisiId, ikinci]}::int[]) k`.execute(
      db,
    );
    await sql`insert into mola (kisi_id, mesai_id, durum_id, baslama, bitis, ip)
      select kisi_id, id, 644 + n % 5, baslama + n * interval '10 minutes',
        baslama + n * interval '10 minutes' + ((id + n) % 600) * interval '0.9 seconds', 'x'
      from mesai, generate_series(0, 19) n`.execute(db);
    await sql`analyze mesai, mola`.execute(db);
    const satir = await say('mola');
    expect(satir).toBe(100_000);
    const toplam = sql`select kisi_id, gun, durum_id, count(*) as adet, round(extract(epoch from sum(m.bitis - m.baslama)))::int as saniye
      from (select g.kisi_id, g.gun, m.durum_id, m.baslama, m.bitis from mola m join mesai g on g.id = m.mesai_id) m
      group by kisi_id, gun, durum_id order by kisi_id, gun, durum_id`;
    const once = (await toplam.execute(db)).rows;
    // Two servers that both believe it is their turn.
    await Promise.all([calistir(), calistir()]);
    expect([await say('mola'), await say('mesai')]).toEqual([0, 0]);
    const { rows } =
      await sql`select kisi_id, gun, durum_id, adet, saniye from mola_gunluk order by kisi_id, gun, durum_id`.execute(
        db,
      );
    expect(rows).toEqual(once);
    await db.destroy();
    const kayitlar = await imhalar();
    expect(kayitlar.reduce((t, k) => t + k.adet, 0)).toBe(satir + 5000);
    expect(Math.max(...kayitlar.map((k) => k.adet))).toBeLessThanOrEqual(2500);
  }, 120_000);

  test('a failed batch keeps its records, and the next run continues', async () => {
    for (const gun of ['2024-01-01', '2024-01-02']) await mesai(gun);
    await sql`create function patla() returns trigger language plpgsql as $$ begin raise exception 'patladı'; end $$`.execute(
      s.db,
    );
    await sql`create trigger patla before delete on mesai for each statement execute function patla()`.execute(s.db);
    await expect(calistir()).rejects.toThrow('patladı');
    expect([await say('mola'), await say('mola_gunluk'), await say('imha_kaydi')]).toEqual([6, 0, 0]);
    await sql`drop trigger patla on mesai`.execute(s.db);
    await calistir();
    expect([await say('mola'), await say('mola_gunluk'), await say('imha_kaydi')]).toEqual([0, 4, 1]);
  });
});

describe('the daily work', () => {
  test('runs once a day on one of two servers, and again the next day', async () => {
    await mesai('2024-11-19');
    const tur = async () => {
      await Promise.all([1, 2].map(() => isleriBitir(s, [saklamaIsi], { odalar: faces })));
      const isler = await s.db.selectFrom('kuyruk').select(['tutan', 'bitis']).where('tur', '=', 'saklama').execute();
      expect(isler).toMatchObject([{ tutan: null, bitis: expect.any(String) }]);
      return isler[0]!.bitis;
    };
    const ilk = await tur();
    expect(await imhalar()).toHaveLength(1);
    await mesai('2024-11-18');
    expect(await tur()).toBe(ilk);
    expect(await say('mesai')).toBe(1);
    s.ileri(24 * 60);
    const ertesi = await tur();
    expect([await say('mesai'), Date.parse(ertesi!) - Date.parse(ilk!)]).toEqual([0, 86_400_000]);
  });

  test('knows every subject, each destroyed by one room', async () => {
    const rows = await s.db.selectFrom('saklama').select('konu').execute();
    expect(rows.map((r) => r.konu).toSorted()).toEqual(SAKLAMA_KONULARI.toSorted());
    const odalardaki = faces.flatMap((f) => Object.keys(f.imha ?? {}));
    expect(odalardaki.toSorted()).toEqual(SAKLAMA_KONULARI.toSorted());
  });
});
