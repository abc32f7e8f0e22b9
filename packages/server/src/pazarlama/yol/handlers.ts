import type { yol as contract } from '@masabasi/core/pazarlama/yol/contract';
import { gorur } from '../../is/analiz/api.ts';
import type { Handlers } from '../../platform/http/context.ts';
import { kayitYok } from '../../platform/http/errors.ts';
import * as q from './queries.ts';

export const yol: Handlers<typeof contract> = {
  async analizYolu({ db, urunler }, { Id }) {
    if (!(await gorur(db, Id, urunler))) throw kayitYok('Analiz');
    const [istek, isler, haber] = await Promise.all([q.istek(db, Id), q.isler(db, Id, urunler), q.haber(db, Id)]);
    return { durum: true, ...istek, isler, ...haber };
  },
};
