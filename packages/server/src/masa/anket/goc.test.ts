import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { bosVeritabani } from '../../testing/product.ts';

/** Survey lists of an older installation become drafts that can be edited. None of them is asked. */

let v: Awaited<ReturnType<typeof bosVeritabani>>;

beforeAll(async () => {
  v = await bosVeritabani();
});
afterAll(() => v?.kapat());

test('survey types, questions and answers become drafts, in their order and without retired ones', async () => {
  await migrate(v.url, '0064-gorusme-ayirma');
  await v.c.query(`
    insert into tanim (id, liste, ad, sira, aktif, ust_id) overriding system value values
      (9001, 'memnuniyetTur', 'Görüşme Sonrası', 1, true, null),
      (9002, 'memnuniyetTur', 'Boş', 2, true, null),
      (9011, 'memnuniyetSoru', 'İkinci', 2, true, 9001),
      (9012, 'memnuniyetSoru', 'Birinci', 1, true, 9001),
      (9013, 'memnuniyetSoru', 'Eski', 3, false, 9001),
      (9021, 'memnuniyetCevap', 'Hayır', 2, true, 9012),
      (9022, 'memnuniyetCevap', 'Evet', 1, true, 9012),
      (9023, 'memnuniyetCevap', 'Belki', 3, false, 9012);
    insert into rol (id, ad) overriding system value values (71, 'Sorumlular');
    insert into urun_rol (anahtar, rol_id) values ('Departman Sorumlusu', 71)`);
  await migrate(v.url, '0071-memnuniyet');
  const soru = (Id: number, Soru: string, Cevaplar: object[]) => ({
    Id,
    Soru,
    Tip: 2,
    Zorunlu: false,
    Agirlik: 1,
    Cevaplar,
    KosulSoruId: null,
    KosulCevapId: null,
    KosulEnAz: null,
    KosulEnCok: null,
  });
  expect(await v.oku('select id, olay, taslak from anket order by id')).toEqual([
    {
      id: 9001,
      olay: null,
      taslak: [
        soru(9012, 'Birinci', [
          { Id: 9022, Ad: 'Evet', Puan: null },
          { Id: 9021, Ad: 'Hayır', Puan: null },
        ]),
        soru(9011, 'İkinci', []),
      ],
    },
    { id: 9002, olay: null, taslak: [] },
  ]);
  expect(await v.oku('select 1 from anket_surum')).toEqual([]);
  expect(await v.oku('select yetki_id from rol_yetki where rol_id = 71')).toEqual([{ yetki_id: 1009 }]);
});
