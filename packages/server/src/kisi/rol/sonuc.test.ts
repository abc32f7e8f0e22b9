import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import { etkinYetkiler, type Haklar, sayfaSonuclari, yetkiSonuclari } from '@masabasi/core/kisi/rol/rules';
import { YETKI_KATALOGU } from '@masabasi/core/platform/yetki/katalog';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kimlikDogrula, yetkiVar } from '../../platform/http/access.ts';
import { menuAgaci } from '../oturum/queries.ts';
import { type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';
import * as q from './queries.ts';

/** The pure rule agrees with the database: the view `etkin_yetki`, the check of every call, and the menu tree. */
let s: TestServer;
let kisiId: number;
let token: string;
beforeAll(async () => {
  s = await testServer();
  kisiId = await s.kisi('biri');
  token = await oturumVer(s, kisiId);
});
afterAll(() => s?.kapat());

const YETKILER = [0, 24, 1010, 1022, 1101, 1105, 1201, 1202];
const duzles = (agac: readonly MenuSatiri[]): number[] => agac.flatMap((m) => [m.Id, ...duzles(m.items ?? [])]);

test('for all roles and exceptions of a person', async () => {
  const menuler = await q.menuler(s.db);
  const menuIdleri = menuler.map((m) => m.Id);
  const deger = fc.constantFrom(0 as const, 1 as const);
  const rol = fc.record({
    Yetkiler: fc.uniqueArray(fc.constantFrom(...YETKILER), { maxLength: 3 }),
    Menuler: fc.uniqueArray(fc.constantFrom(...menuIdleri), { maxLength: 6 }),
  });
  const durum = fc.record({
    roller: fc.array(rol, { maxLength: 3 }),
    yetkiler: fc.uniqueArray(fc.record({ YetkiId: fc.constantFrom(...YETKILER), Deger: deger }), {
      selector: (y) => y.YetkiId,
      maxLength: 4,
    }),
    menuler: fc.uniqueArray(fc.record({ MenuId: fc.constantFrom(...menuIdleri), Deger: deger }), {
      selector: (m) => m.MenuId,
      maxLength: 6,
    }),
  });
  let tamYetkili = 0;
  await fc.assert(
    fc.asyncProperty(durum, async (d) => {
      const roller = await Promise.all(
        d.roller.map(async (r, i) => {
          const id = (await q.roller(s.db)).find((x) => x.Ad === `Rol ${i}`)?.Id ?? 0;
          const icerik = { ...r, Ad: `Rol ${i}`, Aciklama: '' };
          return { ...icerik, Id: (await q.rolYaz(s.db, id, icerik)).Id };
        }),
      );
      const { ben } = (await kimlikDogrula(s.pool, token, s.saat.simdi))!;
      const haklar: Haklar = { ...d, roller, sorumlu: false };
      await q.haklariYaz(s.db, ben.Id, haklar);
      const { ben: yeni } = (await kimlikDogrula(s.pool, token, s.saat.simdi))!;
      if (yeni.ayricalikli) tamYetkili += 1;

      expect(etkinYetkiler(haklar)).toEqual(yeni.yetkiler);
      const acik = yetkiSonuclari(haklar).flatMap((x) => (x.Deger === 1 ? [x.Id] : []));
      expect(acik).toEqual(YETKI_KATALOGU.map((y) => y.Id).filter((id) => yetkiVar(yeni, id)));
      const girdiler = sayfaSonuclari(haklar, menuler).flatMap((x) => (x.Deger === 1 ? [x.Id] : []));
      expect(girdiler.toSorted((a, b) => a - b)).toEqual(duzles(await menuAgaci(s.db, yeni)).toSorted((a, b) => a - b));
      // Reading gives the written values.
      const okunan = await q.haklar(s.db, yeni.Id);
      expect(etkinYetkiler(okunan)).toEqual(etkinYetkiler(haklar));
    }),
    { numRuns: 120, seed: 20_261_120 },
  );
  expect(tamYetkili).toBeGreaterThan(10);
});
