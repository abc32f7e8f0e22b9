import { YETKI_KATALOGU } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sorumluyaVer } from '../db/migrations/0067-gorusme-dagitimi.ts';
import { contract } from '@masabasi/core/contract';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { bosVeritabani, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { MENULER, ROL, ROLLER } from './menuler.ts';

/** Rights of the administrator's role alone, with the reason. A person who needs one gets it individually. */
const YALNIZ_YONETICININ: Readonly<Record<number, string>> = {
  [YETKI.ayricalikli]: 'it is what makes an administrator',
  [YETKI.tumDepartmanlar]: 'a head sees the board of the own department',
  [YETKI.duyuruYonet]: 'what the whole company reads',
  [YETKI.gidenPostaGor]: 'it opens the mails of everybody',
  [YETKI.denetimGor]: 'it opens what everybody did',
  [YETKI.yetkiYonet]: 'whoever gives rights gives them to whom they like',
  [YETKI.kvkkYonet]: 'the notice and the periods of keeping are the company’s',
  [YETKI.sistemGor]: 'it is about the server',
  [YETKI.yazismaGozet]: 'it opens what people write to each other',
  [YETKI.ikinciOnay]: 'most companies have no second approval',
  [YETKI.musteriSil]: 'it destroys',
  [YETKI.musteriAktar]: 'it writes over thousands of customers at once',
  [YETKI.faturaAyarla]: 'what every invoice says of the company',
  [YETKI.gunAc]: 'a closed day is opened by who answers for it',
  [YETKI.defterYonet]: 'a closed period is opened by who answers for it',
  [YETKI.tanimYonet]: 'lists are everybody’s',
  [YETKI.projeYonet]: 'who works with which product decides what they see',
};

test('gives every right to a role besides the administrator’s, or has a reason against it', () => {
  const verilen = new Set(ROLLER.filter((r) => r.ad !== ROL.yonetici).flatMap((r) => r.yetkiler));
  const nedensiz = YETKI_KATALOGU.filter(({ Id }) => !verilen.has(Id) && !(Id in YALNIZ_YONETICININ));
  const bosuna = YETKI_KATALOGU.filter(({ Id }) => verilen.has(Id) && Id in YALNIZ_YONETICININ);
  expect([nedensiz, bosuna]).toEqual([[], []]);
});

describe('an older installation', () => {
  let s: TestServer;
  beforeAll(async () => {
    s = await testServer();
  });
  afterAll(() => s.kapat());

  const DESK = [YETKI.lisanssizDestek, YETKI.gorusmeDagit, YETKI.sablonYonet];
  const goc = async (degisim: ReturnType<typeof sql>) => {
    const son = new Error('taken back');
    let yetkiler: number[] = [];
    await s.db
      .transaction()
      .execute(async (tx) => {
        await sql`delete from rol_yetki where yetki_id = any(${DESK}::int[])`.execute(tx);
        await degisim.execute(tx);
        await sorumluyaVer(tx as never);
        const { rows } = await sql<{
          yetki_id: number;
        }>`select yetki_id from rol_yetki ry join urun_rol u on u.rol_id = ry.rol_id
          where u.anahtar = ${ROL.sorumlu} and yetki_id = any(${DESK}::int[]) order by 1`.execute(tx);
        yetkiler = rows.map((r) => r.yetki_id);
        throw son;
      })
      .catch((e: unknown) => {
        if (e !== son) throw e;
      });
    return yetkiler;
  };

  test('gives the desk’s rights to heads whose role is unchanged', async () => {
    expect(await goc(sql`select 1`)).toEqual(DESK);
    expect(
      await goc(sql`insert into rol_yetki select rol_id, ${YETKI.gorusmeDagit} from urun_rol
      where anahtar = ${ROL.sorumlu}`),
    ).toEqual(DESK);
  });

  test('leaves a role alone that an administrator has changed', async () => {
    expect(await goc(sql`update rol set surum = surum + 1 where ad = ${ROL.sorumlu}`)).toEqual([]);
    expect(await goc(sql`update rol set ad = 'Şef' where ad = ${ROL.sorumlu}`)).toEqual([]);
    expect(await goc(sql`update urun_rol set rol_id = null where anahtar = ${ROL.sorumlu}`)).toEqual([]);
  });
});

describe('the longer menu of an older installation', () => {
  /** Its rows, with their order and their roles. */
  const ESKI = [
    [100, null, 'Personel', null],
    [101, 100, 'Mola Panosu', '/personel/mola'],
    [103, 100, 'Personel', '/personel/user'],
    [200, null, 'İşlemler', null],
    [201, 200, 'Müşteri Görüşmeleri', '/islemler/musterigorusme/list'],
    [207, 200, 'Anketler', '/islemler/musterigorusme/anket'],
    [300, null, 'Proje Takibi', null],
    [400, null, 'Toplantı', null],
    [401, 400, 'Toplantılar', '/islemler/toplanti'],
    [451, 400, 'Toplantı Detayı', '/islemler/toplanti/detay'],
    [800, null, 'Pazarlama', null],
    [900, null, 'Rapor', null],
    [901, 900, 'Lisans Raporu', '/rapor/lisans'],
    [1000, null, 'Tanımlar', null],
    [1001, 1000, 'Müşteriler', '/tanimlar/musteri/liste'],
    [1051, 1000, 'Müşteri', '/tanimlar/musteri'],
    [1003, 1000, 'Resmi Tatiller', '/tanimlar/tatil'],
    [1100, null, 'Yönetim', null],
  ] as const;
  const yukselt = async (degisim: string) => {
    const db = await bosVeritabani();
    try {
      await migrate(db.url, '0159-kisi-gorunen-ad');
      for (const [id, ust, ad, yol] of ESKI)
        await db.oku(`insert into menu (id, ust_id, ad, yol, sira)
          values (${id}, ${ust}, '${ad}', ${yol === null ? 'null' : `'${yol}'`}, ${id})`);
      await db.oku(`with r as (insert into rol (ad) values ('Bizim') returning id)
        insert into rol_menu select r.id, m.id from r, menu m`);
      await db.oku(degisim);
      await migrate(db.url);
      const satirlar = (await db.oku('select id, ust_id, ad, sira from menu order by sira, id')) as {
        id: number;
        ust_id: number | null;
        ad: string;
        sira: number;
      }[];
      const [{ n }] = (await db.oku('select count(*)::int as n from rol_menu')) as [{ n: number }];
      expect(n).toBe(satirlar.length);
      return satirlar;
    } finally {
      await db.kapat();
    }
  };
  const yeri = (satirlar: Awaited<ReturnType<typeof yukselt>>) => satirlar.map((m) => [m.id, m.ust_id]);

  test('becomes the menu of a new one, as far as it is there', async () => {
    const satirlar = await yukselt('select 1');
    const beklenen = MENULER.filter((m) => satirlar.some((e) => e.id === m.id));
    expect(satirlar).toHaveLength(ESKI.length - 3);
    expect(satirlar.map(({ id, ust_id, ad, sira }) => [id, ust_id, ad, sira])).toEqual(
      beklenen.map((m) => [m.id, m.ust, m.ad, (MENULER.indexOf(m) + 1) * 10]),
    );
  });

  test('keeps the names, places and order of an administrator', async () => {
    const adli = await yukselt(`update menu set ad = 'Çağrılar', surum = 2 where id = 201`);
    expect(adli.find((m) => m.id === 201)?.ad).toBe('Çağrılar');

    const tasinan = await yukselt(`update menu set ust_id = 200, surum = 2 where id = 401;
      update menu set ad = 'Raporlarımız', surum = 2 where id = 900`);
    expect(yeri(tasinan)).toEqual(
      expect.arrayContaining([
        [401, 200],
        [451, 300],
        [900, null],
        [901, 900],
        [1001, null],
      ]),
    );

    const dizilen = await yukselt(`update menu set sira = 2000 where id = 100`);
    expect(dizilen.at(-1)).toEqual({ id: 100, ust_id: null, ad: 'Personel', sira: 2000 });
    expect(dizilen.find((m) => m.id === 201)).toMatchObject({ ad: 'Destek Görüşmeleri', sira: 201 });
  });
});

describe('a right that came with a newer version', () => {
  let s: TestServer;
  beforeAll(async () => {
    s = await testServer();
  });
  afterAll(() => s.kapat());

  /** An installation that has never met the right. */
  const once = () =>
    sql`delete from urun_yetki where yetki_id = ${YETKI.musteriKimlikGor}`
      .execute(s.db)
      .then(() => sql`delete from rol_yetki where yetki_id = ${YETKI.musteriKimlikGor}`.execute(s.db));
  const gelenler = async () => {
    const token = await oturumVer(s, await s.kisi(`yonetici${Math.random()}`, { yetkiler: [YETKI.yetkiYonet] }));
    return tamam(await s.call(contract.rol.rolListesi, {}, token)).yeniYetkiler;
  };

  test('is none in a new installation', async () => {
    expect(await gelenler()).toEqual([]);
  });

  test('is given to an unchanged role of the product, and reported to the administrator for three months', async () => {
    await once();
    await temelVeri(s.db);
    s.saat.simdi = new Date();
    const beklenen = { YetkiId: YETKI.musteriKimlikGor, Roller: [ROL.temsilci] };
    expect(await gelenler()).toEqual([expect.objectContaining(beklenen)]);
    await temelVeri(s.db);
    s.ileri(60 * 24 * 89);
    expect(await gelenler()).toHaveLength(1);
    s.ileri(60 * 24 * 2);
    expect(await gelenler()).toEqual([]);
    s.saat.simdi = new Date();
  });

  test('is not given to a role that somebody has changed, which is reported, too', async () => {
    await once();
    await sql`update rol set surum = 2 where ad = ${ROL.temsilci}`.execute(s.db);
    await temelVeri(s.db);
    expect(await gelenler()).toEqual([expect.objectContaining({ YetkiId: YETKI.musteriKimlikGor, Roller: [] })]);
  });

  test('does not come back to a role from which an administrator took it', async () => {
    await sql`delete from rol_yetki where yetki_id = ${YETKI.musteriKimlikGor}`.execute(s.db);
    await sql`update rol set surum = 1 where ad = ${ROL.temsilci}`.execute(s.db);
    await temelVeri(s.db);
    expect(await gelenler()).toEqual([expect.objectContaining({ Roller: [] })]);
  });

  test('reaches an installation of the last release that never met it', async () => {
    const db = await bosVeritabani();
    try {
      await migrate(db.url, '0116-musteri-duran');
      await db.oku(`with r as (insert into rol (ad) values ('${ROL.temsilci}') returning id)
        insert into urun_rol (anahtar, rol_id) select '${ROL.temsilci}', id from r`);
      await migrate(db.url);
      const b = connect(db.url, () => undefined, { max: 2 });
      await temelVeri(b.db);
      await b.db.destroy();
      expect(
        await db.oku(
          `select yetki_id, zaman is not null as yeni from urun_yetki where yetki_id in (1005, 1006) order by 1`,
        ),
      ).toEqual([
        { yetki_id: 1005, yeni: false },
        { yetki_id: 1006, yeni: true },
      ]);
      expect(await db.oku(`select yetki_id from rol_yetki where yetki_id = 1006`)).toHaveLength(1);
    } finally {
      await db.kapat();
    }
  });
});
