import type { denetim as denetimContract } from '@masabasi/core/denetim/contract';
import type { Handlers } from '../http/context.ts';
import { denetimKayitlari } from './queries.ts';

const SAYFA = 200;

export const denetim: Handlers<typeof denetimContract> = {
  async getDenetim({ db }, { oncesi }) {
    const satirlar = await denetimKayitlari(db, oncesi ?? null, SAYFA + 1);
    return { durum: true, kayitlar: satirlar.slice(0, SAYFA), devami: satirlar.length > SAYFA };
  },
};
