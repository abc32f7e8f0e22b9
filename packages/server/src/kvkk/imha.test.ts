import { SAKLAMA_KONULARI } from '@masabasi/core/kvkk/rules';
import { kvkk } from '@masabasi/core/kvkk/contract';
import { mola } from '@masabasi/core/mola/contract';
import { oturum } from '@masabasi/core/oturum/contract';
import { YETKI } from '@masabasi/core/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { gunlukIsler } from '../db/gunluk.ts';
import { OGLEN, type TestServer, testServer } from '../testing.ts';
import { oturumVer } from '../testing.walk.ts';
import { saklamaIsi } from './job.ts';

let s: TestServer;
let kisiId: number;

beforeEach(async () => {
  await s?.kapat();
  s = await testServer();
  kisiId = await s.kisi('calisan');
});
afterAll(() => s?.kapat());

const calistir = (an = OGLEN) => saklamaIsi.calistir(s.db, new Date(an));
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
  test('a shift of the day before goes with its breaks and corrections and leaves its sums; the day itself stays', async () => {
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

  test('sessions, mails, audit entries, announcement readings and destructions go by the minute in Istanbul', async () => {
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
      await s.db
        .insertInto('posta')
        .values({ alici: 'a@b.c', konu: z, metin: 'm', sonraki_deneme: z, zaman: z })
        .execute();
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
      // The reading is as old as can be: what counts is when the announcement ended.
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

  test('of another period is that period; the audit lets nothing else go', async () => {
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

  test('totals elsewhere say nothing about what is gone', async () => {
    await mesai('2024-11-19');
    await calistir();
    const token = await oturumVer(s, kisiId);
    const g = { userId: kisiId, tarih: '2024-11-30', tarih2: '2024-11-01' };
    expect((await s.call(mola.moladetay, g, token)).body).toMatchObject({ durum: true, molalist: [], molasure: 0 });
    const veri = (await s.call(kvkk.verilerimBolumu, { Konu: 'molaGunluk', Yil: 2024 }, token)).body;
    expect(veri.durum && veri.Satirlar).toContainEqual(['2024-11-19', 'Çay Molası', 1, 10]);
  });
});

describe('much at once', () => {
  test('100,000 breaks go in bounded batches, and the daily sums are those of before', async () => {
    const ikinci = await s.kisi('ikinci');
    await sql`insert into mesai (kisi_id, gun, baslama, planlanan_bitis, bitis)
      select k, g, (g::date + time '05:00') at time zone 'UTC', (g::date + time '14:00') at time zone 'UTC', (g::date + time '14:00') at time zone 'UTC'
      from generate_series(date '2018-01-01', date '2024-11-04', interval '1 day') g, unnest(${[kisiId, ikinci]}::int[]) k`.execute(
      s.db,
    );
    // In parts: the statement timeout holds for tests, too.
    for (const parca of [0, 1, 2, 3, 4])
      await sql`insert into mola (kisi_id, mesai_id, durum_id, baslama, bitis, ip)
        select kisi_id, id, 644 + n % 5, baslama + n * interval '10 minutes',
          baslama + n * interval '10 minutes' + ((id + n) % 600) * interval '0.9 seconds', 'x'
        from mesai, generate_series(0, 19) n where id % 5 = ${parca}`.execute(s.db);
    await sql`analyze mesai, mola`.execute(s.db);
    const satir = await say('mola');
    expect(satir).toBe(100_000);
    const toplam = sql`select kisi_id, gun, durum_id, count(*) as adet, round(extract(epoch from sum(m.bitis - m.baslama)))::int as saniye
      from (select g.kisi_id, g.gun, m.durum_id, m.baslama, m.bitis from mola m join mesai g on g.id = m.mesai_id) m
      group by kisi_id, gun, durum_id order by kisi_id, gun, durum_id`;
    const once = (await toplam.execute(s.db)).rows;
    // Two servers that both think it is their turn.
    await Promise.all([calistir(), calistir()]);
    expect([await say('mola'), await say('mesai')]).toEqual([0, 0]);
    const { rows } =
      await sql`select kisi_id, gun, durum_id, adet, saniye from mola_gunluk order by kisi_id, gun, durum_id`.execute(
        s.db,
      );
    expect(rows).toEqual(once);
    const kayitlar = await imhalar();
    expect(kayitlar.reduce((t, k) => t + k.adet, 0)).toBe(satir + 5000);
    expect(Math.max(...kayitlar.map((k) => k.adet))).toBeLessThanOrEqual(5000);
  }, 120_000);

  test('a batch that fails leaves what it was about to destroy, and the next run goes on', async () => {
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

describe('people who have left', () => {
  const KANARYA = 'Kanaryagül';
  const ayir = (id: number, cikis_tarihi: string | null) =>
    s.db.updateTable('kisi').set({ aktif: false, cikis_tarihi }).where('id', '=', id).execute();
  const adlar = async () =>
    (await s.db.selectFrom('kisi').select(['ad', 'soyad']).orderBy('id').execute()).map((k) => `${k.ad} ${k.soyad}`);

  test('become anonymous the day their time is over, not before, and never without a date', async () => {
    const [eski, sinirda, tarihsiz] = [await s.kisi('eski'), await s.kisi('sinirda'), await s.kisi('tarihsiz')];
    await ayir(eski, '2016-11-19');
    await ayir(sinirda, '2016-11-20');
    await ayir(tarihsiz, null);
    await calistir();
    expect(await adlar()).toEqual(['calisan Deneme', `Ayrılan Personel ${eski}`, 'sinirda Deneme', 'tarihsiz Deneme']);
    expect(await imhalar()).toEqual([{ konu: 'personel', sinir: '2016-11-20', adet: 1 }]);
    await calistir('2026-11-21T09:00:00Z');
    expect((await adlar())[2]).toBe(`Ayrılan Personel ${sinirda}`);
    await calistir('2026-11-22T09:00:00Z');
    expect(await imhalar()).toHaveLength(2);
    const token = await oturumVer(s, await s.kisi('gorevli', { yetkiler: [YETKI.kvkkYonet] }));
    expect((await s.call(kvkk.saklamaListesi, {}, token)).body).toMatchObject({ tarihsizAyrilan: 1 });
    const { body } = await s.call(kvkk.erisimKisileri, {}, token);
    expect(body.durum && body.kisiler.map((k) => k.Ad)).toEqual([
      'calisan Deneme',
      'gorevli Deneme',
      'tarihsiz Deneme',
    ]);
  });

  test('are found in no text of no table any more', async () => {
    const id = await s.kisi('kanaryagul', {
      ad: KANARYA,
      soyad: KANARYA,
      eposta: `${KANARYA}@firma.com`,
      grup: KANARYA,
    });
    const sorumlu = await s.kisi('bas');
    await s.db
      .updateTable('kisi')
      .set({
        tc_kimlik: '10000000146',
        telefon: '0(532) 999 88 77',
        dogum_tarihi: '1988-08-08',
        ayrilma_nedeni: KANARYA,
      })
      .where('id', '=', id)
      .execute();
    const z = '2016-10-01T09:00:00Z';
    const izin = async (kisi_id: number, yazan_id: number, duzenleyen_id: number) => {
      const gun = { baslangic: '2016-10-01', bitis: '2016-10-02', yazma_zamani: z };
      const i = await s.db
        .insertInto('izin')
        .values({ kisi_id, tur_id: 282, ...gun, aciklama: kisi_id === id ? KANARYA : 'kalır', yazan_id, duzenleyen_id })
        .returning('id')
        .executeTakeFirstOrThrow();
      const kayit = {
        Aciklama: kisi_id === id ? KANARYA : 'kalır',
        Yazan: 'Bir Başkası',
        Duzenleyen: null,
        EditUserId: duzenleyen_id,
      };
      const adlari = {
        ...(yazan_id === id && { Yazan: `${KANARYA} ${KANARYA}` }),
        ...(duzenleyen_id === id && { Duzenleyen: `${KANARYA} ${KANARYA}` }),
      };
      await s.db
        .insertInto('izin_gecmisi')
        .values({
          izin_id: i.id,
          surum: 1,
          eylem: 'Eklendi',
          kayit: JSON.stringify({ ...kayit, ...adlari }),
          kisi_id: yazan_id,
          zaman: z,
        })
        .execute();
      return i.id;
    };
    const izinId = await izin(id, sorumlu, sorumlu);
    const baskasinin = await izin(sorumlu, id, id);
    const talep = {
      baslangic: '2016-10-01',
      bitis: '2016-10-02',
      tatil_gunleri: 1,
      kullanilan_gun: 1,
      kullanilan_saat: 0,
      zaman: z,
    };
    await s.db
      .insertInto('izin_talep')
      .values({ ...talep, kisi_id: id, tur_id: 280, aciklama: KANARYA, karar_aciklama: KANARYA, durum: 'Reddedildi' })
      .execute();
    await s.db
      .insertInto('hak_duzeltme')
      .values({ kisi_id: id, gun: 1, sebep: KANARYA, yazan_id: sorumlu, zaman: z })
      .execute();
    await s.db.insertInto('aydinlatma_goruldu').values({ kisi_id: id, surum: 1, zaman: z, ip: KANARYA }).execute();
    await s.db
      .insertInto('posta')
      .values({ alici: `${KANARYA}@firma.com`, konu: KANARYA, metin: KANARYA, sonraki_deneme: OGLEN, zaman: OGLEN })
      .execute();
    const denetim = { zaman: OGLEN, kisi_id: sorumlu, eylem: 'izinsil', ip: KANARYA, istek_id: 'x', yeni: null };
    for (const [nesne, nesne_id] of [
      ['kisi', id],
      ['izin', izinId],
    ] as const)
      await s.db
        .insertInto('denetim')
        .values({ ...denetim, nesne, nesne_id, eski: JSON.stringify({ Ad: KANARYA }) })
        .execute();
    await oturumVer(s, id);
    await ayir(id, '2016-11-01');
    await calistir();

    const { rows: sutunlar } = await sql<{ tablo: string; sutun: string }>`
      select c.table_name as tablo, c.column_name as sutun from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'date')`.execute(
      s.db,
    );
    expect(sutunlar.length).toBeGreaterThan(60);
    for (const { tablo, sutun } of sutunlar) {
      const { rows } = await sql`select 1 from ${sql.table(tablo)}
        where ${sql.ref(sutun)}::text ~* 'kanaryag|10000000146|999 88 77|1988-08-08'`.execute(s.db);
      expect(rows.length, `${tablo}.${sutun}`).toBe(0);
    }
    // The records themselves stay as figures, and those of others are whole.
    expect(await say('izin')).toBe(2);
    const kalan = await s.db
      .selectFrom('izin_gecmisi')
      .select('kayit')
      .where('izin_id', '=', baskasinin)
      .executeTakeFirst();
    expect(kalan?.kayit).toMatchObject({
      Aciklama: 'kalır',
      Yazan: `Ayrılan Personel ${id}`,
      Duzenleyen: `Ayrılan Personel ${id}`,
    });
    const giris = { UserName: `ayrilan#${id}`, Password: 'masabasi', lisans: 'TEST' };
    expect((await s.call(oturum.login, giris)).status).toBe(401);
  });
});

describe('the daily work', () => {
  test('is done once a day by one of two servers, the next day again', async () => {
    await mesai('2024-11-19');
    const tur = async () => {
      const isler = [1, 2].map(() => gunlukIsler({ db: s.db, saat: () => s.saat.simdi, log: s.app.log }, [saklamaIsi]));
      await vi.waitFor(async () => {
        const bitmeyen = await s.db.selectFrom('gunluk_is').select('ad').where('bitis', 'is', null).execute();
        expect([bitmeyen.length, await say('gunluk_is')]).toEqual([0, expect.any(Number)]);
        expect(await say('gunluk_is')).toBeGreaterThan(0);
      }, 10_000);
      for (const is of isler) await is.stop();
    };
    await tur();
    expect(await imhalar()).toHaveLength(1);
    await mesai('2024-11-18');
    await tur();
    expect(await say('mesai')).toBe(1);
    s.ileri(24 * 60);
    await tur();
    expect([await say('mesai'), await say('gunluk_is')]).toEqual([0, 2]);
  });

  test('knows every subject', async () => {
    const rows = await s.db.selectFrom('saklama').select('konu').execute();
    expect(rows.map((r) => r.konu).toSorted()).toEqual(SAKLAMA_KONULARI.toSorted());
  });
});
