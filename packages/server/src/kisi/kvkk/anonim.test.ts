import { kvkk } from '@masabasi/core/kisi/kvkk/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { faces } from '../../rooms.ts';
import { OGLEN, type TestServer, testServer } from '../../testing/product.ts';
import { nerede } from '../../testing/ara.ts';
import { oturumVer } from '../../testing/walk.ts';
import { saklamaIsi } from './job.ts';

let s: TestServer;

beforeEach(async () => {
  await s?.kapat();
  s = await testServer();
  await s.kisi('calisan');
});
afterAll(() => s?.kapat());

/** Remains of a person's own record. */
const KALAN =
  `ad aktif anonim cikis_tarihi dark_theme departman_id giris_izni gorunen_ad id kullanici_adi kullanici_anahtari menu_tur
  onceki_hizmet_gun parola_gecici sabitler sayilmayan_gun soyad surum tema yetki_surum`.split(/\s+/);

const calistir = (an = OGLEN) => saklamaIsi.calistir({ db: s.db, simdi: new Date(an), odalar: faces });
const say = async (tablo: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(tablo)}`.execute(s.db)).rows[0]!.n;
const imhalar = () => s.db.selectFrom('imha_kaydi').select(['konu', 'sinir', 'adet']).orderBy('id').execute();

describe('people who have left', () => {
  const KANARYA = 'Kanaryagül';
  const ayir = (id: number, cikis_tarihi: string | null) =>
    s.db.updateTable('kisi').set({ aktif: false, cikis_tarihi }).where('id', '=', id).execute();
  const adlar = async () =>
    (await s.db.selectFrom('kisi').select(['ad', 'soyad']).orderBy('id').execute()).map((k) => `${k.ad} ${k.soyad}`);

  test('become anonymous on the day when their time is over, not before, and never without a date', async () => {
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

  test('are not found in any text of any table any more', async () => {
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
        .insertInto('hareket')
        .values({
          nesne: 'izin',
          nesne_id: i.id,
          surum: 1,
          tur: 'Eklendi',
          yeni: JSON.stringify({ ...kayit, ...adlari }),
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
    const suzgecler = await s.db
      .insertInto('suzgec')
      .values([
        { kisi_id: id, sayfa: 'musteri', ad: KANARYA, sorgu: `ara=${KANARYA}`, departman_id: null },
        { kisi_id: sorumlu, sayfa: 'musteri', ad: 'kalır', sorgu: '', departman_id: null },
      ])
      .returning('id')
      .execute();
    await s.db
      .insertInto('suzgec_varsayilan')
      .values({ kisi_id: id, sayfa: 'musteri', suzgec_id: suzgecler[1]!.id })
      .execute();
    await s.db.insertInto('aydinlatma_goruldu').values({ kisi_id: id, surum: 1, zaman: z, ip: KANARYA }).execute();
    await s.db
      .insertInto('posta')
      .values({ alici: `${KANARYA}@firma.com`, konu: KANARYA, metin: KANARYA, zaman: OGLEN })
      .execute();
    await oturumVer(s, id);
    const oturumu = await s.db.selectFrom('oturum').select('id').where('kisi_id', '=', id).executeTakeFirstOrThrow();
    const denetim = { zaman: OGLEN, kisi_id: sorumlu, eylem: 'izinsil', ip: KANARYA, istek_id: 'x', yeni: null };
    for (const [nesne, nesne_id] of [
      ['kisi', id],
      ['izin', izinId],
      ['oturum', oturumu.id],
    ] as const)
      await s.db
        .insertInto('denetim')
        .values({ ...denetim, nesne, nesne_id, eski: JSON.stringify({ Ad: KANARYA }) })
        .execute();
    await s.db
      .insertInto('hareket')
      .values({
        nesne: 'kisi',
        nesne_id: id,
        tur: 'personelKaydet',
        kisi_id: sorumlu,
        zaman: OGLEN,
        yeni: JSON.stringify({ Ad: KANARYA, AyrilmaNedeni: KANARYA }),
      })
      .execute();
    await s.db
      .insertInto('iki_adim')
      .values({ kisi_id: id, sir: null, bekleyen: Buffer.alloc(20) })
      .execute();
    await s.db
      .insertInto('kurtarma_kodu')
      .values({ kisi_id: id, ozet: Buffer.alloc(32) })
      .execute();
    await ayir(id, '2016-11-01');
    await calistir();

    expect(await nerede(s.db, 'kanaryag', '10000000146', '999 88 77', '1988-08-08')).toEqual([]);
    const { rows: kisiler } = await sql<Record<string, unknown>>`select * from kisi where id = ${id}`.execute(s.db);
    // Every new column must be emptied or listed here.
    expect(
      Object.keys(kisiler[0]!)
        .filter((k) => kisiler[0]![k] !== null)
        .toSorted(),
    ).toEqual(KALAN);
    for (const tablo of ['oturum', 'iki_adim', 'kurtarma_kodu']) expect(await say(tablo), tablo).toBe(0);
    // The records themselves stay as figures, and those of others stay complete.
    expect(await say('izin')).toBe(2);
    expect([await say('suzgec'), await say('suzgec_varsayilan')]).toEqual([1, 0]);
    const kalan = await s.db
      .selectFrom('hareket')
      .select('yeni as kayit')
      .where('nesne', '=', 'izin')
      .where('nesne_id', '=', baskasinin)
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
