import type { Oradaki } from '@masabasi/core/masa/varlik/contract';
import type { varlik as contract } from '@masabasi/core/masa/varlik/contract';
import { gorur } from '../gorusme/api.ts';
import type { Handlers } from '../../platform/http/context.ts';
import { kayitYok } from '../../platform/http/errors.ts';
import * as q from './queries.ts';

/** The caller's state among the people present: true or false for writing; null: not there. */
const ben = (oradakiler: readonly Oradaki[], Id: number): boolean | null =>
  oradakiler.find((o) => o.Id === Id)?.Yaziyor ?? null;

export const varlik: Handlers<typeof contract> = {
  async gorusmeVarlik(ctx, { Id, Pencere, Hal }) {
    const { db, simdi, urunler } = ctx;
    const kisiId = ctx.ben.Id;
    const ayrildi = Hal === 'ayrildi';
    // A person who lost the right to see it may still report leaving.
    if (!ayrildi && !(await gorur(db, Id, urunler))) throw kayitYok('Görüşme');
    const p = { gorusmeId: Id, kisiId, pencere: Pencere };
    const once = await q.oradakiler(db, Id, simdi);
    await (ayrildi ? q.ayril(db, p) : q.soyle(db, p, Hal === 'yaziyor', simdi));
    const sonra = await q.oradakiler(db, Id, simdi);
    const digerleri = sonra.filter((o) => o.Id !== kisiId);
    // An unchanged report and a person alone wake nobody.
    if (ben(once, kisiId) !== ben(sonra, kisiId))
      for (const o of digerleri) ctx.yayinla({ tur: 'varlik', kisiId: o.Id });
    return { durum: true, oradakiler: ayrildi ? [] : digerleri };
  },
};
