import { gorusmeler } from '@masabasi/core/masa/gorusmeler/contract';
import { type Write, type World, writesOf } from '../world.ts';
import { call, listed } from './desk.ts';

/** Two tickets with their versions, for an act on both. */
async function chosen(w: World, mine = false) {
  const both = [await call(w, mine), await call(w, mine)];
  return both.map(({ Id, Surum }) => ({ Id, Surum }));
}

const inMany = writesOf('gorusmeler', gorusmeler);

/** Writing calls of the support desk for several tickets at once. */
export const writes: readonly Write[] = [
  inMany('gorusmeTopluUstlen', 'take', async (w) => ({
    request: { gorusmeler: await chosen(w) },
    token: w.boss.token,
  })),
  inMany('gorusmeTopluAta', 'hand over', async (w) => ({
    request: { gorusmeler: await chosen(w), AtananId: w.boss.id, yokGordum: true },
    token: w.boss.token,
  })),
  inMany('gorusmeTopluDurum', 'solve', async (w) => ({
    request: { gorusmeler: await chosen(w, true), Durum: 'cozuldu', Cozum: 'Ayarlar yeniden yazıldı' },
    token: w.boss.token,
  })),
  inMany('gorusmeTopluOncelik', 'rank', async (w) => ({
    request: { gorusmeler: await chosen(w, true), OncelikId: await listed(w, 'oncelikler') },
    token: w.boss.token,
  })),
];
