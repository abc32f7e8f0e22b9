import type { bekleyen as contract } from '@masabasi/core/yonetim/bekleyen/contract';
import type { Handlers } from '../../platform/http/context.ts';
import { liste } from './queries.ts';

export const bekleyen: Handlers<typeof contract> = {
  bekleyenListe: async ({ db, ben, urunler, simdi }) => ({
    durum: true,
    bekleyenlist: await liste(db, { ben, urunler, simdi }),
  }),
};
