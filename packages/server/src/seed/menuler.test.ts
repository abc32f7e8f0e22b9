import { YETKI_KATALOGU } from '@masabasi/core/yetki/katalog';
import { YETKI } from '@masabasi/core/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sorumluyaVer } from '../db/migrations/0067-gorusme-dagitimi.ts';
import { type TestServer, testServer } from '../testing.ts';
import { ROL, ROLLER } from './menuler.ts';

/** Rights that only the administrator's role holds, and why: whoever needs one without it is given it by name. */
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

test('every right is held by a role of the product besides the administrator’s, or it is said why not', () => {
  const verilen = new Set(ROLLER.filter((r) => r.ad !== ROL.yonetici).flatMap((r) => r.yetkiler));
  const nedensiz = YETKI_KATALOGU.filter(({ Id }) => !verilen.has(Id) && !(Id in YALNIZ_YONETICININ));
  const bosuna = YETKI_KATALOGU.filter(({ Id }) => verilen.has(Id) && Id in YALNIZ_YONETICININ);
  expect([nedensiz, bosuna]).toEqual([[], []]);
});

describe('an installation of before', () => {
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

  test('gives its heads what the desk takes, where their role is as it came', async () => {
    expect(await goc(sql`select 1`)).toEqual(DESK);
    expect(
      await goc(sql`insert into rol_yetki select rol_id, ${YETKI.gorusmeDagit} from urun_rol
      where anahtar = ${ROL.sorumlu}`),
    ).toEqual(DESK);
  });

  test('leaves a role alone that an administrator made their own', async () => {
    expect(await goc(sql`update rol set surum = surum + 1 where ad = ${ROL.sorumlu}`)).toEqual([]);
    expect(await goc(sql`update rol set ad = 'Şef' where ad = ${ROL.sorumlu}`)).toEqual([]);
    expect(await goc(sql`update urun_rol set rol_id = null where anahtar = ${ROL.sorumlu}`)).toEqual([]);
  });
});
