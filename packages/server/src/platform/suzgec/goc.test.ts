import { MUSTERI_LISTESI } from '@masabasi/core/musteri/musteri/liste';
import { adrestenOku, anlasilmayan } from '@masabasi/core/platform/list/listeAdresi';
import { aktarimIstegi } from '@masabasi/core/platform/list/listeUcu';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { bosVeritabani } from '../../testing/product.ts';

/** Migration of saved customer filters to the words of the list's address: each filter keeps its result. */

let v: Awaited<ReturnType<typeof bosVeritabani>>;

/** Old stored form, and the query of the list now. */
const ESKILER = [
  [{ ara: '', Durum: null, IlId: null, ProjeId: null, sirala: 'Ad' }, {}],
  [
    { ara: ' öz & 1+1=2 %', Durum: 'Ayrıldı', IlId: 35, ProjeId: 6, sirala: 'Ad' },
    { ara: 'öz & 1+1=2 %', Durum: 'Ayrıldı', IlId: 35, ProjeId: 6 },
  ],
  [
    { ara: 'ş'.repeat(100), Durum: null, IlId: null, ProjeId: null, sirala: 'Yeni' },
    { ara: 'ş'.repeat(100), sirala: [{ alan: 'MusteriNo', yon: 'azalan' }] },
  ],
] as const;

beforeAll(async () => {
  v = await bosVeritabani();
});
afterAll(() => v?.kapat());

test('every saved filter shows the same rows as before', async () => {
  await migrate(v.url, '0015-ozel-metin');
  await v.c.query(`insert into departman (id, ad) values (1, 'Bir');
    insert into kisi (id, ad, soyad, kullanici_adi, kullanici_anahtari, departman_id) values (1, 'Ad', 'Soyad', 'k', 'k', 1)`);
  for (const [i, [alanlar]] of ESKILER.entries())
    await v.c.query(
      `insert into suzgec (id, kisi_id, sayfa, ad, alanlar, surum) overriding system value values ($1, 1, 'musteri', $2, $3, 7)`,
      [i + 1, `Süzgeç ${i}`, JSON.stringify(alanlar)],
    );
  await v.c.query(`insert into suzgec_varsayilan (kisi_id, sayfa, suzgec_id) values (1, 'musteri', 2)`);

  expect(await migrate(v.url)).toContain('0019-liste');
  const { rows } = await v.c.query<{ ad: string; sorgu: string; surum: number; ilk: boolean }>(
    `select s.ad, s.sorgu, s.surum, v.kisi_id is not null as ilk from suzgec s
     left join suzgec_varsayilan v on v.suzgec_id = s.id order by s.id`,
  );
  expect(rows.map((r) => [r.ad, r.surum, r.ilk])).toEqual(ESKILER.map((_, i) => [`Süzgeç ${i}`, 7, i === 1]));
  expect(rows.map((r) => anlasilmayan(MUSTERI_LISTESI, new URLSearchParams(r.sorgu)))).toEqual([null, null, null]);
  expect(rows.map((r) => adrestenOku(MUSTERI_LISTESI, new URLSearchParams(r.sorgu)).gorunum)).toEqual(
    ESKILER.map(([, yeni]) => aktarimIstegi(MUSTERI_LISTESI).parse(yeni)),
  );
});
