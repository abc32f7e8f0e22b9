import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../platform/db/migrate.ts';
import { bosVeritabani } from '../../testing/product.ts';

/** The displayed name of people from before it was a column. */

let v: Awaited<ReturnType<typeof bosVeritabani>>;
beforeAll(async () => {
  v = await bosVeritabani();
});
afterAll(() => v?.kapat());

test('people of an older version get their displayed name, and it follows both parts of the name', async () => {
  await migrate(v.url, '0156-gorusme-sla-dizinleri');
  await v.c.query(`insert into departman (id, ad) values (1, 'Bir');
    insert into kisi (id, ad, soyad, kullanici_adi, kullanici_anahtari, departman_id)
    values (1, 'Ayşe Nur', 'Öz', 'ayse', 'ayse', 1), (2, 'Ayrılan', 'Personel 2', 'ayrilan#2', 'ayrilan#2', 1)`);
  expect(await migrate(v.url)).toContain('0159-kisi-gorunen-ad');
  const adlar = () => v.oku('select id, gorunen_ad as ad from kisi order by id');
  expect(await adlar()).toEqual([
    { id: 1, ad: 'Ayşe Nur Öz' },
    { id: 2, ad: 'Ayrılan Personel 2' },
  ]);
  await v.c.query(`update kisi set soyad = 'Ünlü' where id = 1`);
  await v.c.query(`update kisi set ad = 'Can' where id = 2`);
  expect(await adlar()).toEqual([
    { id: 1, ad: 'Ayşe Nur Ünlü' },
    { id: 2, ad: 'Can Personel 2' },
  ]);
  await expect(v.c.query(`update kisi set gorunen_ad = 'Başka' where id = 1`)).rejects.toThrow('gorunen_ad');
});
